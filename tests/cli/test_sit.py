"""``covernames sit``: a bot of one's own at the table of a live room."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from covernames import VARIANTS, GiveClue, Rejected, Settings
from covernames.bots import Bot, bot_named
from covernames.cli.screen import Screen
from covernames.cli.sit import Link, _keep, link_of
from covernames.client import Client
from covernames.game import record
from covernames.room.commands import AddBot, ChangeSettings, Remove, StartGame, TakeSeat
from covernames.room.room import RoomSettings
from covernames.seated_bot import SeatedBot
from covernames.server.bot_pool import OFFERED
from nodes import Node, sqlite_in
from terminal import invoke

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COVERNAMES_BOT_PAUSE", "0.01")
        running = Node(sqlite_in(tmp_path_factory.mktemp("sit"))).start()
    yield running
    running.stop()


async def opened(node: Node, variant: str, free: str) -> Client:
    """A room with bots of the server on all seats but one."""
    host = await Client.open_room(node.url, name="Ann", variant=variant)
    await host.connect()
    for seat in VARIANTS[variant].seats:
        if seat.name != free:
            await host.do(AddBot(seat.name, f"Bot {seat.name}", OFFERED[0]))
    return host


async def stopped(playing: asyncio.Task[str]) -> None:
    """Let a bot play no longer."""
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing


def test_it_is_still_there_while_it_reads_a_language(node: Node) -> None:
    """Nothing else stands still meanwhile: the room would take it for gone."""

    async def work() -> None:
        host = await opened(node, "two-player", "red-operatives")
        guest = await Client.join(node.url, host.code, "Guest")
        await guest.connect()
        await guest.do(TakeSeat("red-operatives"))
        reading, read = threading.Event(), threading.Event()

        def made(language: str) -> Bot:
            reading.set()
            assert read.wait(300)
            return bot_named("random", language)

        playing = asyncio.create_task(SeatedBot(guest, made, pause=0).play())
        await host.do(StartGame())
        await asyncio.to_thread(reading.wait)
        await guest.chat("Still here")
        await host.until(lambda: bool(host.said), 300)
        read.set()
        await host.until(lambda: host.table.outcome is not None, 300)
        await stopped(playing)
        await guest.close()
        await host.close()

    asyncio.run(work())


def test_links_as_people_pass_them_on() -> None:
    assert link_of("http://localhost:8000/r/ABC") == Link("http://localhost:8000", "ABC")
    assert link_of("https://a.org/x/y/r/ABC/ ") == Link("https://a.org/x/y", "ABC")
    thai = "http://a.org/r/%E0%B8%81%E0%B8%9A-%E0%B8%9B%E0%B8%A5%E0%B8%B2-%E0%B8%87%E0%B8%B9-47"
    assert link_of(thai) == Link("http://a.org", "กบ-ปลา-งู-47")
    for text in ("ABC", "http://a.org/", "ftp://a.org/r/ABC", "http://a.org/r/", "/r/ABC"):
        with pytest.raises(Rejected, match="sit-link-unclear"):
            link_of(text)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["nowhere"], "nowhere is not a link to a room."),
        (["http://127.0.0.1:1/r/ABC"], "There is no game server at http://127.0.0.1:1"),
        (["http://127.0.0.1:1/r/ABC", "--bot", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_is_told(args: list[str], said: str) -> None:
    code, out = invoke("sit", *args)
    assert code == 1
    assert said in out


@pytest.mark.parametrize(
    ("variant", "seat"),
    [("classic", "red-spymaster"), ("classic", "blue-operatives"), ("duet", "b")],
)
def test_any_bot_plays_a_seat_game_after_game(node: Node, variant: str, seat: str) -> None:
    async def work() -> str:
        host = await opened(node, variant, seat)
        guest = await Client.join(node.url, host.code, "Guest")
        await guest.connect()
        await guest.do(TakeSeat(seat))
        if variant == "classic":  # else the others may lose before it has done anything
            begins = Settings(starting=seat.partition("-")[0])
            await host.do(ChangeSettings(RoomSettings(game=begins)))
        seated = SeatedBot(guest, lambda language: bot_named("associations", language), pause=0)
        playing = asyncio.create_task(seated.play())
        for game in (1, 2):
            await host.do(StartGame())
            await host.until(lambda: host.table.outcome is not None, 300)
            assert len(host.room.results) == game  # type: ignore[union-attr]
            moves = [touch.seat for clue in host.table.clues for touch in clue.touches]
            moves += [clue.seat for clue in host.table.clues]
            assert seat in moves
        await host.do(Remove(guest.member))
        bye = await asyncio.wait_for(playing, 20)
        await guest.close()
        await host.close()
        return bye

    assert asyncio.run(work()) == "removed"


def test_it_comes_back_when_the_line_breaks(node: Node) -> None:
    async def work() -> None:
        host = await opened(node, "two-player", "red-operatives")
        guest = await Client.join(node.url, host.code, "Guest")
        await guest.connect()
        await guest.do(TakeSeat("red-operatives"))
        playing = asyncio.create_task(
            SeatedBot(guest, lambda language: bot_named("random", language), pause=0).play()
        )
        await host.until(lambda: guest.member in host.here)
        line = guest._socket  # noqa: SLF001 - cut, as by a network
        assert line is not None
        line.transport.abort()
        await host.do(StartGame())
        await host.until(lambda: host.table.outcome is not None, 300)
        await stopped(playing)
        await guest.close()
        await host.close()

    asyncio.run(work())


def test_beside_people_it_only_points(node: Node) -> None:
    async def work() -> None:
        host = await opened(node, "two-player", "red-operatives")
        await host.do(TakeSeat("red-operatives"))
        guest = await Client.join(node.url, host.code, "Guest")
        await guest.connect()
        await guest.do(TakeSeat("red-operatives"))
        playing = asyncio.create_task(
            SeatedBot(guest, lambda language: bot_named("associations", language), pause=0).play()
        )
        await host.do(StartGame())
        await host.until(lambda: guest.member in host.pointers or playing.done(), 300)
        assert not playing.done(), playing.result()
        assert all(each.sure is not None for each in host.pointers[guest.member])
        assert not host.table.clue.touches
        await stopped(playing)
        await guest.close()
        await host.close()

    asyncio.run(work())


def test_it_says_that_a_clue_tells_it_nothing(node: Node) -> None:
    async def work() -> None:
        host = await opened(node, "two-player", "red-operatives")
        [helper] = host.room.seats["red-spymaster"]  # type: ignore[union-attr]
        await host.do(Remove(helper))
        await host.do(TakeSeat("red-spymaster"))
        guest = await Client.join(node.url, host.code, "Guest")
        await guest.connect()
        await guest.do(TakeSeat("red-operatives"))
        seated = SeatedBot(
            guest,
            lambda language: bot_named("associations", language),
            pause=0,
            puzzled=lambda language, word: f"{language}: {word}?",
        )
        playing = asyncio.create_task(seated.play())
        await host.do(StartGame())
        await host.play(GiveClue("zqxv", 1))
        await host.until(lambda: bool(host.table.clue.touches), 300)
        assert host.said == [(guest.member, "en: zqxv?")]
        await stopped(playing)
        await guest.close()
        await host.close()

    asyncio.run(work())


def test_the_command_seats_a_class_of_one_s_own(node: Node) -> None:
    async def work() -> None:
        host = await opened(node, "two-player", "red-operatives")
        link = f"{node.url}/r/{host.code}"
        command = [sys.executable, "-m", "covernames", "sit", link, "--pause", "0"]
        process = await asyncio.create_subprocess_exec(
            *command, "--bot", "letters:Letters", cwd=EXAMPLES, stdout=subprocess.PIPE
        )
        seats = host.room.seats  # type: ignore[union-attr]
        assert not seats.get("red-operatives")
        await host.until(lambda: bool(host.room.seats.get("red-operatives")), 300)  # type: ignore[union-attr]
        [member] = host.room.seats["red-operatives"]  # type: ignore[union-attr]
        assert host.room.members[member].name == "Letters"  # type: ignore[union-attr]
        await host.do(StartGame())
        await host.until(lambda: host.table.outcome is not None, 300)
        os.kill(process.pid, signal.SIGINT)
        await host.until(lambda: member not in host.room.members, 300)  # type: ignore[union-attr]
        await process.wait()
        await host.close()

    # Children of a process in the background do not hear Ctrl-C, unless somebody does here.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        asyncio.run(work())
    finally:
        signal.signal(signal.SIGINT, before)


def test_finished_games_are_kept(node: Node) -> None:
    async def work() -> None:
        host = await opened(node, "two-player", "red-operatives")
        guest = await Client.join(node.url, host.code, "Guest")
        await guest.connect()
        kept: list[tuple[int, str]] = []
        seated = SeatedBot(
            guest,
            lambda language: bot_named("random", language),
            pause=0,
            keep=lambda number, text: kept.append((number, text)),
        )
        playing = asyncio.create_task(seated.play())
        await host.do(AddBot("red-operatives", "Other", OFFERED[0]))
        await host.do(StartGame())  # the guest has no seat in this one
        await host.until(lambda: host.table.outcome is not None, 300)
        await guest.do(TakeSeat("red-operatives"))
        for game in (2, 3):
            await host.do(StartGame())
            await host.until(lambda: host.table.outcome is not None, 300)
            await guest.until(lambda wanted=game - 1: len(kept) >= wanted, 300)  # type: ignore[misc]
        await stopped(playing)
        assert [number for number, _ in kept] == [2, 3]
        assert all(record.replay(text).outcome is not None for _, text in kept)
        await guest.close()
        await host.close()

    asyncio.run(work())


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    code, out = invoke("sit", "http://127.0.0.1:1/r/ABC", "--records", "/dev/null/x")
    assert code == 1
    assert "/dev/null/x cannot be written." in out
    screen = Screen.speaking("en")
    with screen.console.capture() as said:
        _keep(screen, tmp_path, "KOLM-7", 2, "record")
        _keep(screen, tmp_path, "../x", 1, "record")
        _keep(screen, tmp_path / "gone", "KOLM-7", 3, "record")
    assert (tmp_path / "KOLM-7-2.jsonl").read_text("utf-8") == "record"
    assert (tmp_path / "..-x-1.jsonl").is_file()
    text = said.get()
    assert "KOLM-7-2.jsonl" in text
    assert "cannot be written." in text

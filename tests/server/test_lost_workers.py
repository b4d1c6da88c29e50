"""A server whose workers are killed or hang: rooms go on, and nothing outlives the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from covernames import VARIANTS, Challenge, GiveClue, Settings
from covernames.client import Client
from covernames.room.commands import AddBot, ChangeSettings, StartGame, TakeSeat
from covernames.room.room import RoomSettings
from covernames.server.bot_pool import OFFERED
from nodes import Node, sqlite_in
from waiting import LONGEST

CLUE = {"lang": "en", "clue": "sank", "board": ["SINK"], "number": 1}


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Node]:
    """A server whose bots do not wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COVERNAMES_BOT_PAUSE", "0.01")
        node = Node(sqlite_in(tmp_path)).start()
    yield node
    node.kill()


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def signalled(pids: list[int], how: signal.Signals) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, how)


def judged(node: Node) -> str:
    answer = httpx.post(f"{node.url}/api/judge", json=CLUE, timeout=LONGEST)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["verdict"])


async def game_of_bots(node: Node) -> Client:
    host = await Client.open_room(node.url, name="Ann")
    await host.connect()
    for seat in VARIANTS["classic"].seats:
        await host.do(AddBot(seat.name, f"Bot {seat.name}"[:24], OFFERED[0]))
    await host.do(StartGame())
    return host


def test_bots_play_on_when_their_workers_are_killed(quick: Node) -> None:
    async def work() -> None:
        host = await game_of_bots(quick)
        killed = 0
        for clues in (1, 2, 3):
            await host.until(lambda: len(host.table.clues) >= clues or _over(host), 5 * LONGEST)  # noqa: B023 - at once
            workers = quick.workers()  # a clue may come while they are being replaced
            signalled(workers, signal.SIGKILL)
            killed += len(workers)
        assert killed
        await host.until(lambda: _over(host), 5 * LONGEST)
        await host.do(StartGame())  # in the next game as well
        await host.until(lambda: _over(host), 5 * LONGEST)
        await host.close()

    asyncio.run(work())


def _over(host: Client) -> bool:
    return host.table.outcome is not None


def test_the_referee_is_back_whenever_it_was_killed(quick: Node) -> None:
    for _ in range(3):
        assert judged(quick) == "illegal"
        signalled(quick.workers(), signal.SIGKILL)
    assert judged(quick) == "illegal"
    figures = httpx.get(f"{quick.url}/metrics", timeout=LONGEST).text
    assert "covernames_worker_restarts_total 3.0" in figures


def test_a_challenge_is_answered_when_the_referee_was_killed(quick: Node) -> None:
    async def work() -> None:
        host = await Client.open_room(quick.url, name="Ann")
        await host.connect()
        await host.do(ChangeSettings(RoomSettings(game=Settings(starting="red"))))
        await host.do(TakeSeat("red-spymaster"))
        people = []
        for name, seat in (("Ben", "red-operatives"), ("Cem", "blue-operatives")):
            guest = await Client.join(quick.url, host.code, name)
            await guest.connect()
            await guest.do(TakeSeat(seat))
            people.append(guest)
        await host.do(AddBot("blue-spymaster", "Bot", OFFERED[0]))
        await host.do(StartGame())
        await host.play(GiveClue("tree", 1))
        await people[1].until(lambda: bool(people[1].table.clues))
        signalled(quick.workers(), signal.SIGKILL)
        await people[1].play(Challenge())
        assert people[1].table.clue.standing != "given" or people[1].table.doubt is not None
        for each in (host, *people):
            await each.close()

    asyncio.run(work())


def test_workers_end_with_a_server_that_was_killed(quick: Node) -> None:
    """None is left behind; for busy ones see test_workers.py."""

    async def work() -> None:
        host = await game_of_bots(quick)
        await host.until(lambda: bool(host.table.clues))
        await host.close()

    asyncio.run(work())
    judged(quick)
    workers = quick.workers()
    assert workers
    quick.kill()
    until(lambda: not any(_alive(pid) for pid in workers))


def _alive(pid: int) -> bool:
    """Whether a process still runs; one that nobody has waited for does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_server_ends_though_its_workers_hang(quick: Node) -> None:
    async def work() -> None:
        assert await asyncio.to_thread(judged, quick) == "illegal"
        workers = quick.workers()
        signalled(workers, signal.SIGSTOP)
        async with httpx.AsyncClient() as web:
            asking = asyncio.create_task(web.post(f"{quick.url}/api/judge", json=CLUE, timeout=60))
            host = await Client.open_room(quick.url, name="Ann")
            await host.connect()  # by now the question is on its way
            process = quick.process
            assert process is not None
            process.send_signal(signal.SIGTERM)
            try:
                await asyncio.to_thread(process.wait, LONGEST)
            finally:
                signalled(workers, signal.SIGKILL)
            with suppress(httpx.HTTPError):
                await asking
            await host.close()
        assert process.returncode == -signal.SIGTERM  # uvicorn passes it on when all is done
        assert not any(map(_alive, workers))

    asyncio.run(work())

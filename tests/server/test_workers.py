"""Workers: what hangs is killed, what died is replaced, nobody has them all to himself."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing import active_children
from pathlib import Path
from random import Random
from unittest.mock import AsyncMock, Mock

import pytest

from asked import die_once, left_behind, never_ready, note, note_and_hang
from covernames import VARIANTS, GiveClue, Session
from covernames.decks import LANGUAGES, load
from covernames.game.actions import Action
from covernames.room.commands import Command, Play
from covernames.room.context import Vault
from covernames.room.room import Member, Room, RoomSettings
from covernames.server import bot_driver, questions, worker_process
from covernames.server import workers as module
from covernames.server.background import Background
from covernames.server.bot_driver import BotDriver
from covernames.server.bot_pool import OFFERED, BotPool, prepare
from covernames.server.clock import CLOCK, Times
from covernames.server.committed import Committed
from covernames.server.pointers import Pointers
from covernames.server.presence import Presence
from covernames.server.questions import Need, Unanswered
from covernames.server.referee import read
from covernames.server.worker import NICE
from covernames.server.workers import Workers
from waiting import LONGEST, until

LIMIT = LONGEST


@asynccontextmanager
async def staff(count: int = 2, **limits: float) -> AsyncIterator[Workers]:
    workers = Workers(count, **limits)  # type: ignore[arg-type]  # each by its name
    try:
        yield workers
    finally:
        await workers.close()


def done(work: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        async with asyncio.timeout(5 * LONGEST):
            await work()

    asyncio.run(within())


def alive(pid: int) -> bool:
    """Whether a process runs; one that ended and that nobody asked about does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def restarts(workers: Workers) -> float:
    return workers.metrics.worker_restarts._value.get()  # type: ignore[no-any-return]  # noqa: SLF001 - a test


async def unanswered(asking: Awaitable[object]) -> str:
    with pytest.raises(Unanswered) as error:
        await asking
    return error.value.why


def test_workers_leave_a_core_to_the_server_that_both_want() -> None:
    async def work() -> None:
        async with staff() as workers:
            lowest = min(19, os.nice(0) + NICE)
            assert await workers.ask("a", os.nice, 0, limit=LIMIT) == lowest

    done(work)


def test_a_question_is_answered_elsewhere() -> None:
    async def work() -> None:
        async with staff() as workers:
            assert await workers.ask("room", os.getpid, limit=LIMIT) != os.getpid()
            assert await workers.ask("room", pow, 2, 10, limit=LIMIT) == 1024

    done(work)


def test_a_question_whose_worker_died_is_asked_once_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff() as workers:
            once = str(tmp_path / "once")
            assert await workers.ask("room", die_once, once, limit=LIMIT) == "alive"
            assert restarts(workers) == 1

    done(work)


def test_a_question_that_kills_is_not_asked_for_ever() -> None:
    async def work() -> None:
        async with staff() as workers:
            assert await unanswered(workers.ask("room", os._exit, 1, limit=LIMIT)) == "died"
            assert restarts(workers) == 2
            assert await workers.ask("room", pow, 2, 3, limit=LIMIT) == 8
            assert workers.healthy

    done(work)


def test_all_that_were_killed_while_nobody_asked_are_replaced() -> None:
    async def work() -> None:
        async with staff() as workers:
            for _ in range(2):
                asking = (workers.ask(who, os.getpid, limit=LIMIT) for who in ("a", "b"))
                pids = await asyncio.gather(*asking)
                assert len(set(pids)) == 2
                for pid in pids:
                    os.kill(pid, signal.SIGKILL)
                await until(lambda: not any(map(alive, pids)))  # noqa: B023 - at once
            assert await workers.ask("a", os.getpid, limit=LIMIT) not in pids
            assert restarts(workers) == 4

    done(work)


def test_a_worker_that_hangs_is_killed_and_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with staff(1) as workers:
            hanging = await workers.ask("room", os.getpid, limit=LIMIT)
            asking = workers.ask("room", note_and_hang, str(tmp_path / "told"), limit=0.3)
            assert await unanswered(asking) == "slow"
            assert workers.metrics.worker_timeouts._value.get() == 1  # noqa: SLF001 - a test
            assert await workers.ask("room", pow, 2, 3, limit=LIMIT) == 8
            assert workers.healthy
            await until(lambda: not alive(hanging))

    done(work)


def test_a_worker_takes_so_much_memory_and_no_more() -> None:
    async def work() -> None:
        async with staff(1, memory=2**28) as workers:
            before = await workers.ask("room", os.getpid, limit=LIMIT)
            assert await unanswered(workers.ask("room", bytes, 2**29, limit=LIMIT)) == "full"
            assert await workers.ask("room", os.getpid, limit=LIMIT) != before

    done(work)


def test_what_was_asked_stands_in_no_error() -> None:
    async def work() -> None:
        async with staff() as workers:
            with pytest.raises(Unanswered) as error:
                await workers.ask("room", int, "a secret", limit=LIMIT)
            assert (
                error.value.plain
                == "int: failed ValueError at worker.py:" + (error.value.plain.rsplit(":", 1)[1])
            )
            assert "secret" not in f"{error.value!r} {error.value.__cause__!r}"
            assert error.value.__context__ is None

    done(work)


@pytest.mark.parametrize("count", [2, 3])
def test_nobody_has_all_workers(tmp_path: Path, count: int) -> None:
    async def work() -> None:
        told = tmp_path / "told"
        async with staff(count) as workers:
            hanging = [
                asyncio.create_task(workers.ask("greedy", note_and_hang, str(told), limit=LIMIT))
                for _ in range(count + 1)
            ]
            assert await workers.ask("modest", pow, 2, 3, limit=LIMIT) == 8
            await until(lambda: told.exists() and told.read_text("utf-8").count("\n") == count - 1)
            await workers.close()
            said = await asyncio.gather(*hanging, return_exceptions=True)
            assert {each.why for each in said if isinstance(each, Unanswered)} == {"closed"}

    done(work)


def test_who_waits_is_served_in_turn(tmp_path: Path) -> None:
    async def work() -> None:
        told = tmp_path / "told"
        async with staff(1) as workers:
            await asyncio.gather(
                *(
                    workers.ask(who, note, str(told), who, limit=LIMIT)
                    for who in ("a", "a", "a", "b", "c", "b")
                )
            )
        assert [line[0] for line in told.read_text("utf-8").splitlines()] == [*"aabcab"]

    done(work)


def test_who_gives_up_is_not_served(tmp_path: Path) -> None:
    async def work() -> None:
        told = tmp_path / "told"
        async with staff(1) as workers:
            first = asyncio.create_task(workers.ask("a", note, str(told), "first", limit=LIMIT))
            second = asyncio.create_task(workers.ask("a", note, str(told), "second", limit=LIMIT))
            await asyncio.sleep(0)
            second.cancel()
            await first
            await workers.ask("a", note, str(told), "third", limit=LIMIT)
        assert [line.split()[0] for line in told.read_text("utf-8").splitlines()] == [
            "first",
            "third",
        ]

    done(work)


def test_only_so_many_questions_of_one_name_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "MOST_WAITING", 2)

    async def work() -> None:
        async with staff(1) as workers:
            asked = [
                asyncio.create_task(workers.ask("a", pow, 2, n, limit=LIMIT)) for n in range(4)
            ]
            other = asyncio.create_task(workers.ask("b", pow, 2, 9, limit=LIMIT))
            said = await asyncio.gather(*asked, other, return_exceptions=True)
        assert [each for each in said if isinstance(each, int)] == [1, 2, 4, 512]
        assert [each.why for each in said if isinstance(each, Unanswered)] == ["crowded"]

    done(work)


def test_what_a_question_needs_is_done_once(tmp_path: Path) -> None:
    async def work() -> None:
        told = tmp_path / "told"
        need = Need(note, (str(told), "read"))
        async with staff() as workers:
            knowing = await workers.ask("a", os.getpid, limit=LIMIT, need=need)
            both = await asyncio.gather(
                workers.ask("a", os.getpid, limit=LIMIT), workers.ask("b", os.getpid, limit=LIMIT)
            )
            assert len(set(both)) == 2
            for _ in range(3):
                assert await workers.ask("a", os.getpid, limit=LIMIT, need=need) == knowing
        assert told.read_text("utf-8") == f"read {knowing}\n"

    done(work)


def test_no_worker_can_be_started_and_then_one_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "work", never_ready)

    async def work() -> None:
        async with staff(1, starting=0.0, unhealthy=0.0, waits=(0.01,)) as workers:  # type: ignore[arg-type]  # seconds
            assert workers.healthy
            assert await unanswered(workers.ask("room", os.getpid, limit=LIMIT)) == "died"
            assert not workers.healthy
            workers.unhealthy = 3600.0
            assert workers.healthy  # it may yet come
            workers.unhealthy = 0.0
            workers.starting = LIMIT
            monkeypatch.undo()
            await until(lambda: workers.healthy)  # by itself: nobody asks a node that is unwell
            assert await workers.ask("room", pow, 2, 3, limit=LIMIT) == 8

    done(work)


def test_closing_does_not_wait_for_who_hangs(tmp_path: Path) -> None:
    async def work() -> None:
        told = tmp_path / "told"
        async with staff() as workers:
            asking = workers.ask("room", note_and_hang, str(told), limit=3600)
            hanging = asyncio.create_task(asking)
            await until(told.exists)
            async with asyncio.timeout(LONGEST):
                await workers.close()
            assert await unanswered(hanging) == "closed"
            assert not alive(int(told.read_text("utf-8").split()[-1]))
            assert await unanswered(workers.ask("room", os.getpid, limit=LIMIT)) == "closed"

    done(work)


def test_no_worker_is_started_any_more_when_they_are_closed() -> None:
    async def work() -> None:
        async with staff() as workers:
            asking = asyncio.create_task(workers.ask("room", os.getpid, limit=LIMIT))
            await asyncio.sleep(0)  # the question is taken, its worker not yet started
            await workers.close()
            assert await unanswered(asking) == "closed"
            assert not active_children()

    done(work)


PARENT = """
import asyncio, sys
sys.path.insert(0, sys.argv[1])
import asked
from covernames.server.workers import Workers
asyncio.run(Workers(1).ask("room", getattr(asked, sys.argv[3]), sys.argv[2], limit=3600))
"""


@pytest.mark.parametrize("busy", ["note_and_hang", "note_and_hold"])
def test_a_busy_worker_ends_with_its_server(tmp_path: Path, busy: str) -> None:
    told = tmp_path / "told"
    here = str(Path(__file__).parent.parent)
    server = subprocess.Popen([sys.executable, "-c", PARENT, here, str(told), busy])  # noqa: S603 - ours
    deadline = time.monotonic() + LONGEST
    while not told.exists() or not told.read_text("utf-8").endswith("\n"):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    worker = int(told.read_text("utf-8").split()[-1])
    server.kill()
    server.wait()
    try:
        while alive(worker):
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)


def test_a_worker_gives_large_pieces_back() -> None:
    async def work() -> None:
        async with staff(1) as workers:
            assert await workers.ask("room", left_behind, limit=LIMIT) < 8 * 2**20

    done(work)


def test_everything_that_is_asked_fits_into_a_worker() -> None:
    """The referee and the bots of every language, in half of what it may take."""

    async def work() -> None:
        async with staff(1, memory=module.MEMORY // 2) as workers:
            for language in LANGUAGES:
                await workers.ask("room", read, language, limit=LIMIT)
                for bot in OFFERED:
                    await workers.ask("room", prepare, bot, language, limit=LIMIT)

    done(work)


# Bots


class Broken(BotPool):
    """Bots that fail so many times."""

    def __init__(self, times: int, error: Exception) -> None:
        self.times, self.error, self.asked = times, error, 0

    async def choose(self, *_: object) -> Action | None:
        self.asked += 1
        if self.asked <= self.times:
            raise self.error
        return GiveClue("thought", 1)


@pytest.mark.parametrize(
    ("times", "error", "asked", "word"),
    [
        (2, Unanswered("slow", "choose"), 3, "thought"),
        (9, Unanswered("died", "choose"), 3, "another"),
        (9, KeyError("a card"), 3, "another"),
        (9, Unanswered("closed", "choose"), 1, ""),
    ],
)
def test_a_bot_that_does_not_answer_never_stops_a_room(
    times: int, error: Exception, asked: int, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(1)
    words = rng.sample([each.text for each in load("en").words], 25)
    members: dict[str, tuple[str, ...]] = {
        seat.name: (seat.name,) for seat in VARIANTS["classic"].seats
    }
    game = Session.start("classic", words, language="en", rng=rng, members=members)
    room = Room(
        "ann",
        RoomSettings(),
        {seat: Member(seat, OFFERED[0]) for seat in members},
        members,
        game=game.table,
    )
    thinking, fault = Broken(times, error), Mock()
    monkeypatch.setattr(bot_driver, "fault", fault)
    acted: list[tuple[str, Action]] = []

    async def insist(member: str, _: str, command: Command) -> None:
        assert isinstance(command, Play)
        acted.append((member, command.action))

    async def work() -> None:
        times = Times(bot_pause=0.0, bot_retry=(0.0, 0.0))
        presence = Presence("code", None, CLOCK, times)
        pointers, background = Pointers(presence, CLOCK, times), Background(CLOCK, times)
        vault = Vault(game.key)
        judge = AsyncMock(return_value=None)  # a room without a referee
        bots = BotDriver(thinking, presence, pointers, background, insist, lambda: vault, judge)
        bots.committed(Committed(None, room, 1, (), (), mine=True))
        assert bots._task is not None  # noqa: SLF001 - it ends by itself
        await bots._task  # noqa: SLF001 - as above

    done(work)
    assert thinking.asked == asked
    if not word:
        assert not acted
        return
    assert fault.call_count == min(times, asked)
    [(member, action)] = acted
    assert isinstance(action, GiveClue)
    assert (action.word == "thought") == (word == "thought")
    game.act(member, action)  # whatever it is, it is allowed

"""How workers are started, kept, asked and replaced, with processes that only say they are some."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from covernames.server import worker, worker_process
from covernames.server import workers as module
from covernames.server.metrics import Metrics
from covernames.server.questions import Need, Unanswered
from covernames.server.worker_process import Died, Slow, WorkerProcess
from covernames.server.workers import Workers
from waiting import until

LIMIT = 5.0


class Pretended:
    """A worker process without a process; what it is asked is done at once, unless it is told."""

    made: list[Pretended]
    starts: Callable[[], None]
    answers: Callable[[Callable[..., object]], tuple[str, object] | None]

    def __init__(self, memory: int) -> None:
        type(self).starts()
        self.memory = memory
        self.knows: set[Need] = set()
        self.lost = self.closed = False
        self.joined = 0.0
        self.asked: list[tuple[str, float]] = []
        self.process = SimpleNamespace(
            is_alive=lambda: not self.lost, exitcode=None, join=self._join
        )
        self.connection = SimpleNamespace(close=self._close)
        self.made.append(self)

    async def heard(
        self, _: ThreadPoolExecutor, said: bytes | None, limit: float
    ) -> tuple[str, object]:
        await asyncio.sleep(0)
        if said is None:
            self.asked.append(("ready", limit))
            return "ready", None
        what, args = pickle.loads(said)  # noqa: S301 - as above
        self.asked.append((what.__name__, limit))
        told = type(self).answers(what)
        return told or ("done", what(*args))

    def kill(self) -> None:
        self.lost = True

    def _close(self) -> None:
        self.closed = True

    def _join(self, seconds: float) -> None:
        self.joined = seconds


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> type[Pretended]:
    monkeypatch.setattr(module, "WorkerProcess", Pretended)
    Pretended.made = []
    Pretended.starts = staticmethod(lambda: None)
    Pretended.answers = staticmethod(lambda _: None)
    return Pretended


def run(work: Callable[[Workers], Awaitable[None]], count: int = 2, **limits: Any) -> Workers:  # noqa: ANN401 - each of its own
    async def whole() -> Workers:
        workers = Workers(count, Metrics(), **limits)
        async with asyncio.timeout(30):
            await work(workers)
            await workers.close()
        return workers

    return asyncio.run(whole())


async def why(asking: Awaitable[object]) -> str:
    with pytest.raises(Unanswered) as caught:
        await asking
    return caught.value.plain


def figure(workers: Workers, name: str) -> float:
    lines = workers.metrics.text().decode().splitlines()
    return float(next(line for line in lines if line.startswith(name)).rsplit(" ", 1)[1])


def test_there_are_as_many_as_cores_within_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, count in ((None, 2), (1, 2), (2, 2), (3, 3), (4, 4), (64, 4)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert module.usual() == count
        assert Workers().count == count
    assert Workers(7).count == 7


def test_a_worker_is_started_when_it_is_needed_and_kept(pretended: type[Pretended]) -> None:
    async def work(workers: Workers) -> None:
        assert pretended.made == []
        for _ in range(3):
            assert await workers.ask("a", pow, 2, 10, limit=LIMIT) == 1024
        [one] = pretended.made
        assert one.asked == [("ready", 60.0), *[("pow", LIMIT)] * 3]
        assert one.memory == 3 * 2**29
        assert not one.lost

    run(work)
    [one] = pretended.made
    assert (one.lost, one.closed, one.joined) == (True, True, 2.0)


def test_so_many_work_at_a_time(pretended: type[Pretended]) -> None:
    async def work(workers: Workers) -> None:
        asking = [workers.ask(f"{n}", pow, n, 2, limit=LIMIT) for n in range(10)]
        assert await asyncio.gather(*asking) == [n * n for n in range(10)]
        assert len(pretended.made) == 3

    run(work, 3)


def test_a_question_whose_worker_died_goes_to_another(pretended: type[Pretended]) -> None:
    dies = [True]

    def once(_: Callable[..., object]) -> None:
        if dies.pop() if dies else False:
            pretended.made[-1].kill()
            raise Died

    pretended.answers = staticmethod(once)

    async def work(workers: Workers) -> None:
        assert await workers.ask("a", pow, 2, 3, limit=LIMIT) == 8
        assert len(pretended.made) == 2
        assert pretended.made[0].closed
        assert figure(workers, "covernames_worker_restarts_total") == 1

    run(work)


def test_a_question_is_asked_twice_and_no_more(pretended: type[Pretended]) -> None:
    def always(_: Callable[..., object]) -> None:
        pretended.made[-1].kill()
        raise Died

    pretended.answers = staticmethod(always)

    async def work(workers: Workers) -> None:
        assert await why(workers.ask("a", pow, 2, 3, limit=LIMIT)) == "pow: died"
        assert len(pretended.made) == 2
        assert figure(workers, "covernames_worker_restarts_total") == 2
        assert workers.healthy

    run(work)


def test_a_slow_one_is_not_asked_again(pretended: type[Pretended]) -> None:
    def slow(_: Callable[..., object]) -> None:
        pretended.made[-1].kill()
        raise Slow

    pretended.answers = staticmethod(slow)

    async def work(workers: Workers) -> None:
        assert await why(workers.ask("a", pow, 2, 3, limit=LIMIT)) == "pow: slow"
        assert len(pretended.made) == 1
        assert figure(workers, "covernames_worker_timeouts_total") == 1
        assert figure(workers, "covernames_worker_restarts_total") == 1

    run(work)


@pytest.mark.parametrize(("kind", "lost"), [("full", True), ("failed", False)])
def test_what_went_wrong_is_told_and_only_memory_costs_the_worker(
    pretended: type[Pretended], kind: str, lost: bool
) -> None:
    pretended.answers = staticmethod(lambda _: (kind, "Error at x.py:1"))

    async def work(workers: Workers) -> None:
        assert await why(workers.ask("a", pow, 2, limit=LIMIT)) == f"pow: {kind} Error at x.py:1"
        [one] = pretended.made
        assert (one.lost, one.closed) == (lost, lost)

    run(work)


def test_what_a_question_needs_is_done_first_and_once(pretended: type[Pretended]) -> None:
    need, other = Need(len, ("abc",)), Need(str.upper, ("abc",))

    async def work(workers: Workers) -> None:
        for _ in range(2):
            await workers.ask("a", pow, 2, 3, limit=LIMIT, need=need)
        [one] = pretended.made
        assert one.asked[1:] == [("len", 7.0), ("pow", LIMIT), ("pow", LIMIT)]
        asking = (
            workers.ask(who, pow, 2, 3, limit=LIMIT, need=each)
            for who, each in (("a", need), ("b", other))
        )
        await asyncio.gather(*asking)
        assert [each.knows for each in pretended.made] == [{need}, {other}]
        # Each of these goes to the one that knows it already.
        for each, knows in ((other, 1), (need, 0), (other, 1)):
            before = len(pretended.made[knows].asked)
            await workers.ask("a", pow, 2, 3, limit=LIMIT, need=each)
            assert pretended.made[knows].asked[before:] == [("pow", LIMIT)]

    run(work, loading=7.0)


def test_one_that_was_killed_while_nobody_asked_is_replaced(pretended: type[Pretended]) -> None:
    async def work(workers: Workers) -> None:
        await workers.ask("a", pow, 2, 3, limit=LIMIT)
        pretended.made[0].kill()
        assert await workers.ask("a", pow, 2, 3, limit=LIMIT) == 8
        assert len(pretended.made) == 2
        assert pretended.made[0].closed
        assert figure(workers, "covernames_worker_restarts_total") == 1

    run(work)


def test_a_node_is_unwell_when_none_can_be_started_for_long(
    pretended: type[Pretended], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock.now))
    can = False

    def starts() -> None:
        if not can:
            raise OSError

    pretended.starts = staticmethod(starts)

    async def work(workers: Workers) -> None:
        nonlocal can
        assert workers.healthy
        assert await why(workers.ask("a", pow, 2, 3, limit=LIMIT)) == "pow: died"
        clock.now += 29
        assert workers.healthy
        clock.now += 1
        assert not workers.healthy
        can = True
        await until(lambda: workers.healthy)
        assert await workers.ask("a", pow, 2, 3, limit=LIMIT) == 8

    run(work, waits=(0.01, 0.02))


def test_between_tries_it_waits_longer_and_longer(
    pretended: type[Pretended], monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        if seconds:
            slept.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(module, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))

    def starts() -> None:
        if len(slept) < 8:
            raise OSError

    pretended.starts = staticmethod(starts)

    async def work(workers: Workers) -> None:
        await why(workers.ask("a", pow, 2, 3, limit=LIMIT))
        await until(lambda: len(slept) >= 8)
        assert slept[:8] == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0, 30.0]

    run(work)


def test_one_that_does_not_come_is_given_up(
    pretended: type[Pretended], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: Pretended, *_: object) -> tuple[str, object]:
        self.kill()
        raise Slow

    monkeypatch.setattr(pretended, "heard", never)

    async def work(workers: Workers) -> None:
        assert await why(workers.ask("a", pow, 2, 3, limit=LIMIT)) == "pow: died"
        assert all(each.closed for each in pretended.made)

    run(work, waits=(60.0,))


@pytest.mark.usefixtures("pretended")
def test_when_they_are_closed_nobody_is_answered() -> None:
    async def work(workers: Workers) -> None:
        await workers.ask("a", pow, 2, 3, limit=LIMIT)
        await workers.close()
        assert await why(workers.ask("a", pow, 2, 3, limit=LIMIT)) == "pow: closed"
        assert figure(workers, "covernames_worker_restarts_total") == 0

    run(work)


def test_whoever_waits_when_they_are_closed_hears_of_it(
    pretended: type[Pretended], monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging: list[Pretended] = []

    async def hangs(
        self: Pretended, _: object, said: bytes | None, __: float
    ) -> tuple[str, object]:
        if said is None:
            return "ready", None
        hanging.append(self)
        await until(lambda: self.lost)
        raise Died

    monkeypatch.setattr(pretended, "heard", hangs)

    async def work(workers: Workers) -> None:
        asking = [asyncio.ensure_future(workers.ask(f"{n}", pow, 2, 3, limit=9)) for n in range(3)]
        await until(lambda: len(hanging) == 2)
        await workers.close()
        for each in asking:
            assert await why(each) == "pow: closed"

    run(work)


# One process


class Pipe:
    """The server's end of a pipe."""

    def __init__(self, says: Callable[[bytes], object]) -> None:
        self._says, self._said = says, b""
        self.closed = False

    def send_bytes(self, said: bytes) -> None:
        self._said = said

    def recv(self) -> object:
        return self._says(self._said)

    def close(self) -> None:
        self.closed = True


def process(monkeypatch: pytest.MonkeyPatch, says: Callable[[bytes], object]) -> WorkerProcess:
    mine, theirs = Pipe(says), Pipe(says)
    of_linux = SimpleNamespace(start=lambda: None, kill=lambda: None)
    spawn = SimpleNamespace(Pipe=lambda: (mine, theirs), Process=lambda **_: of_linux)
    monkeypatch.setattr(worker_process, "SPAWN", spawn)
    made = WorkerProcess(1)
    assert theirs.closed  # the other end is the other process's alone
    assert not mine.closed
    assert not made.lost
    return made


def test_a_process_says_what_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            one = process(monkeypatch, lambda said: ("done", said))
            assert await one.heard(threads, b"hello", 5) == ("done", b"hello")
            assert await one.heard(threads, None, 5) == ("done", b"hello")
            assert not one.lost

    asyncio.run(work())


@pytest.mark.parametrize("error", [EOFError, OSError])
def test_a_process_that_is_gone_has_died(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def gone(_: bytes) -> object:
        raise error

    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            one = process(monkeypatch, gone)
            with pytest.raises(Died):
                await one.heard(threads, b"hello", 5)
            assert one.lost

    asyncio.run(work())


def test_a_process_that_cannot_be_started_leaves_no_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> None:
        raise OSError

    pipes = Pipe(len), Pipe(len)
    spawn = SimpleNamespace(Pipe=lambda: pipes, Process=lambda **_: SimpleNamespace(start=fails))
    monkeypatch.setattr(worker_process, "SPAWN", spawn)
    with pytest.raises(OSError, match=r"^$"):
        WorkerProcess(1)
    assert all(pipe.closed for pipe in pipes)


# Inside


def fails_with(error: BaseException) -> None:
    raise error


@pytest.mark.parametrize(
    ("what", "args", "kind"),
    [
        (pow, (2, 10), "done"),
        (fails_with, (ValueError("a secret"),), "failed"),
        (fails_with, (MemoryError("a secret"),), "full"),
    ],
)
def test_a_worker_answers_and_tells_no_texts(
    monkeypatch: pytest.MonkeyPatch, what: Callable[..., object], args: tuple[Any, ...], kind: str
) -> None:
    done: list[str] = []
    for name in ("end_with_parent", "limit_memory"):
        monkeypatch.setattr(worker, name, lambda *given, name=name: done.append(f"{name}{given}"))
    monkeypatch.setattr(os, "nice", lambda more: done.append(f"nice {more}"))
    monkeypatch.setattr(signal, "signal", lambda *given: done.append(f"{given[0]!s} {given[1]!s}"))
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    monkeypatch.setattr(pickle, "loads", lambda _: (what, args))
    sent: list[tuple[str, object]] = []
    said = [b"asked"]

    def recv_bytes() -> bytes:
        if not said:
            raise EOFError
        return said.pop()

    worker.work(SimpleNamespace(send=sent.append, recv_bytes=recv_bytes), 77)  # type: ignore[arg-type]
    assert sent[0] == ("ready", None)
    [(told, answer)] = sent[1:]
    assert told == kind
    assert "secret" not in str(answer)
    if kind == "done":
        assert answer == 1024
    else:
        assert str(answer).startswith(f"{type(args[0]).__name__} at test_workers_inside.py:")
    assert done == [
        f"{signal.SIGINT!s} {signal.SIG_IGN!s}",
        "end_with_parent()",
        "limit_memory(77,)",
        "nice 10",
    ]
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"


@pytest.mark.parametrize(
    ("platform", "parent", "done"),
    [
        ("linux", 7, ["outlive 5", (1, signal.SIGKILL)]),
        ("linux", 1, ["outlive 5", (1, signal.SIGKILL), "exit 1"]),
        ("darwin", 1, ["outlive 5"]),
    ],
)
def test_a_worker_asks_the_system_to_end_it_with_its_server(
    monkeypatch: pytest.MonkeyPatch, platform: str, parent: int, done: list[object]
) -> None:
    """Where the system can: a thread of its own would wait for a regular expression."""
    seen: list[object] = []
    system = SimpleNamespace(prctl=lambda *given: seen.append(given))
    monkeypatch.setattr(worker, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(worker, "ctypes", SimpleNamespace(CDLL=lambda _: system))
    monkeypatch.setattr(worker, "parent_process", lambda: SimpleNamespace(sentinel=5, pid=7))
    monkeypatch.setattr(worker, "Thread", AtOnce)
    monkeypatch.setattr(worker, "_outlive", lambda sentinel: seen.append(f"outlive {sentinel}"))
    monkeypatch.setattr(os, "getppid", lambda: parent)
    monkeypatch.setattr(os, "_exit", lambda code: seen.append(f"exit {code}"))
    worker.end_with_parent()
    assert seen == done


class AtOnce:
    """A thread that has done its work when it is started."""

    def __init__(self, target: Callable[..., object], args: tuple[object, ...], **_: bool) -> None:
        self.start = partial(target, *args)


def test_an_error_without_a_place_is_told_by_its_kind() -> None:
    assert worker.place(ValueError("a secret")) == "ValueError"


@pytest.mark.parametrize(("hard", "allowed"), [(-1, 100), (1_000, 100), (60, 60)])
def test_memory_is_limited_within_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, hard: int, allowed: int
) -> None:
    import resource  # noqa: PLC0415 - as the worker does

    set_to: list[object] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (0, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda *given: set_to.append(given))
    worker.limit_memory(100)
    assert resource.RLIM_INFINITY == -1
    assert set_to == [(resource.RLIMIT_DATA, (allowed, hard))]

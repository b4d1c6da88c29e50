"""Whose turn it is among those who wait for workers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from covernames.server.questions import MOST_WAITING, Question, Turns, Unanswered


def asked(who: str, what: Callable[..., object] = len, *, later: bool = False) -> Question:
    answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    return Question(who, what, (), 1.0, None, answer, later)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


def names(turns: Turns) -> list[str]:
    """Who is served until nobody can be."""
    found = []
    while (question := turns.next()) is not None:
        found.append(question.who)
    return found


def test_who_waits_is_served_in_turn() -> None:
    async def work() -> None:
        turns = Turns(4)
        for who in ("a", "a", "b", "a", "c", "b"):
            turns.add(asked(who))
        assert names(turns) == ["a", "b", "c", "a"]

    run(work)


def test_nobody_keeps_all_workers_busy() -> None:
    async def work() -> None:
        turns = Turns(3)
        mine = [asked("a") for _ in range(4)]
        for question in mine:
            turns.add(question)
        assert names(turns) == ["a", "a"]
        turns.add(asked("b"))
        assert names(turns) == ["b"]
        turns.done(mine[0])
        assert names(turns) == ["a"]

    run(work)


def test_one_worker_is_for_everybody() -> None:
    async def work() -> None:
        turns = Turns(1)
        turns.add(asked("a"))
        assert names(turns) == ["a"]

    run(work)


def test_what_can_wait_comes_after_everybody_else() -> None:
    async def work() -> None:
        turns = Turns(4)
        for question in (asked("x", later=True), asked("y", later=True), asked("a"), asked("b")):
            turns.add(question)
        assert names(turns) == ["a", "b", "x", "y"]

    run(work)


def test_what_can_wait_leaves_a_worker_free() -> None:
    async def work() -> None:
        turns = Turns(3)
        waiting = [asked(who, later=True) for who in ("x", "y", "z")]
        for question in waiting:
            turns.add(question)
        assert names(turns) == ["x", "y"]
        turns.add(asked("a"))
        assert names(turns) == ["a"]
        turns.done(waiting[0])
        assert names(turns) == ["z"]

    run(work)


def test_so_many_questions_of_one_wait() -> None:
    async def work() -> None:
        turns = Turns(2)
        waiting = [asked("a") for _ in range(MOST_WAITING)]
        for question in waiting:
            turns.add(question)
        with pytest.raises(Unanswered) as caught:
            turns.add(asked("a"))
        assert (caught.value.why, caught.value.plain) == ("crowded", "len: crowded")
        turns.add(asked("b"))
        waiting[0].answer.cancel()
        turns.add(asked("a"))  # one has given up

    run(work)


def test_whoever_has_given_up_is_passed_over() -> None:
    async def work() -> None:
        turns = Turns(3)
        first, second = asked("a"), asked("a")
        turns.add(first)
        turns.add(second)
        first.answer.cancel()
        assert turns.next() is second
        assert turns.next() is None

    run(work)


def test_at_the_end_nobody_is_answered() -> None:
    async def work() -> None:
        turns = Turns(2)
        waiting, gone, later = asked("a"), asked("b"), asked("c", later=True)
        for question in (waiting, gone, later):
            turns.add(question)
        gone.answer.cancel()
        turns.give_up()
        for question in (waiting, later):
            with pytest.raises(Unanswered) as caught:
                await question.answer
            assert caught.value.why == "closed"
        assert turns.next() is None

    run(work)

"""Questions for the workers, and whose turn it is.

Whoever asks does so under a name, a room or an address: nobody keeps all workers busy, and those
who wait are served in turn. What can wait is answered when nobody else asks, and never by all
workers at a time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

MOST_WAITING: Final = 64
"""Questions of one name that may wait."""

Why = Literal["died", "slow", "full", "failed", "crowded", "closed"]


class Unanswered(Exception):  # noqa: N818 - says what a question is
    """No answer: the worker died, took too long or too much, failed, or was not to be had.

    Says which function it was and where it failed, never what it was asked: that may be secret.
    """

    def __init__(self, why: Why, what: str, where: str = "") -> None:
        self.plain = f"{what}: {why} {where}".strip()
        super().__init__(self.plain)
        self.why = why


class Need(NamedTuple):
    """What a worker must have done once before it can answer: read a language, say."""

    what: Callable[..., object]
    args: tuple[str, ...] = ()


class Question(NamedTuple):
    """Something to be done in a worker, and where the answer goes."""

    who: str
    what: Callable[..., object]
    args: tuple[object, ...]
    limit: float
    need: Need | None
    answer: asyncio.Future[Any]
    later: bool = False
    """Whether it can wait: nobody at a table does."""


_Waiting = OrderedDict[str, deque[Question]]


class Turns:
    """Questions that wait, by who asks."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._share = max(1, workers - 1)
        """Workers that one name may keep busy, or all that can wait together."""
        self._waiting: dict[bool, _Waiting] = {False: OrderedDict(), True: OrderedDict()}
        """What can wait stands behind."""
        self._busy: Counter[str] = Counter()
        self._later = 0
        """Workers that are busy with what could wait."""

    def add(self, question: Question) -> None:
        """One more; `Unanswered` if its name has too many."""
        waiting = self._waiting[question.later].setdefault(question.who, deque())
        while waiting and waiting[0].answer.done():
            waiting.popleft()  # given up
        if len(waiting) >= MOST_WAITING:
            raise Unanswered("crowded", question.what.__name__)
        waiting.append(question)

    def next(self) -> Question | None:
        """The next to be answered, in turn: of each name the question that has waited longest."""
        if self._busy.total() >= self._workers:
            return None
        found = self._first(self._waiting[False])
        if found is None and self._later < self._share:
            found = self._first(self._waiting[True])
        if found is not None:
            self._busy[found.who] += 1
            self._later += found.later
        return found

    def _first(self, names: _Waiting) -> Question | None:
        for who, waiting in list(names.items()):
            while waiting and waiting[0].answer.done():
                waiting.popleft()
            if not waiting:
                del names[who]
            elif self._busy[who] < self._share:
                names.move_to_end(who)
                return waiting.popleft()
        return None

    def done(self, question: Question) -> None:
        """A worker is free again."""
        self._later -= question.later
        self._busy[question.who] -= 1
        self._busy += Counter()  # forgets who has none

    def give_up(self) -> None:
        """Nobody will be answered any more."""
        for names in self._waiting.values():
            for question in (each for waiting in names.values() for each in waiting):
                if not question.answer.done():
                    question.answer.set_exception(Unanswered("closed", question.what.__name__))
            names.clear()

"""Finished games, looked at by bots in the workers, behind everybody who still plays."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Final

import msgspec

from ..bots.names import DEFAULT
from ..game.events import Event, GameDealt
from ..game.table import Number
from ..refusals import Rejected
from .bot_pool import prepare
from .logs import fault
from .questions import Need, Unanswered
from .workers import Workers

LOOKING: Final = 60.0
"""Seconds for one game; half a second is usual. Long, since on a busy machine this is done last."""
PATIENCE: Final = 120.0
"""Seconds that somebody waits for an answer: others may think all the time, and who asks first in
a language waits until a worker has read it."""
KEPT: Final = 64
"""Analyses that are kept, some twenty kilobytes each."""
CROWDED: Final = 10
"""Seconds that a room is told to wait which asks too much."""

_Key = tuple[str, tuple[str, ...]]
"""A game by its fingerprint, and the options."""


class Analyst:
    """Analyses games for the rooms of a node; several who ask for the same wait for the same."""

    def __init__(self, workers: Workers, patience: float = PATIENCE) -> None:
        self._workers, self._patience = workers, patience
        self._kept: OrderedDict[_Key, asyncio.Task[bytes]] = OrderedDict()

    async def analysis(self, code: str, log: Sequence[Event], options: tuple[str, ...]) -> bytes:
        """A finished game's analysis, as JSON; raises `Rejected` for a game that is not over.

        Args:
            code: The room.
            log: The events of the game.
            options: What the room has agreed on with the referee.
        """
        dealt = _dealt(log)
        key = dealt.commitment, options
        task = self._kept.get(key)
        if task is None:
            asked = self._workers.ask(
                _name(code),
                _analysis,
                tuple(log),
                options,
                limit=LOOKING,
                need=_need(dealt),
                later=True,
            )
            task = self._kept[key] = asyncio.create_task(self._answer(asked))
            task.add_done_callback(partial(self._tidy_up, key))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        # Who goes away does not take the answer from the others.
        return await asyncio.shield(task)

    async def what_if(
        self,
        code: str,
        log: Sequence[Event],
        options: tuple[str, ...],
        clue: int,
        word: str,
        number: Number,
    ) -> bytes:
        """What would have come of another clue, as JSON; raises `Rejected` as above."""
        asked = self._workers.ask(
            _name(code),
            _what_if,
            tuple(log),
            options,
            clue,
            word,
            number,
            limit=LOOKING,
            need=_need(_dealt(log)),
            later=True,
        )
        return await self._answer(asked)

    def _tidy_up(self, key: _Key, task: asyncio.Task[bytes]) -> None:
        """What failed is asked anew."""
        if (task.cancelled() or task.exception()) and self._kept.get(key) is task:
            del self._kept[key]

    async def _answer(self, asked: Awaitable[bytes | Rejected]) -> bytes:
        try:
            async with asyncio.timeout(self._patience):
                answer = await asked
        except (Unanswered, TimeoutError) as error:
            if isinstance(error, Unanswered) and error.why == "crowded":
                raise Rejected("too-many", seconds=CROWDED) from error
            fault("a game is not analysed", error)
            raise Rejected("analysis-unanswered") from error
        if isinstance(answer, Rejected):
            raise answer
        return answer


def _name(code: str) -> str:
    """Not the room's own: its bots do not wait for this."""
    return f"analysis {code}"


def _dealt(log: Sequence[Event]) -> GameDealt:
    dealt = log[0]
    assert isinstance(dealt, GameDealt)  # a game begins with its deal
    return dealt


def _need(dealt: GameDealt) -> Need:
    return Need(prepare, (DEFAULT, dealt.language))


# In a worker


def _analysis(log: tuple[Event, ...], options: tuple[str, ...]) -> bytes | Rejected:
    from ..analysis.afterwards import analyse, listener  # noqa: PLC0415 - loaded where bots think

    try:
        found = analyse(log, listener(_dealt(log).language, options))
    except Rejected as refused:
        return refused
    return msgspec.json.encode(found)


def _what_if(
    log: tuple[Event, ...], options: tuple[str, ...], clue: int, word: str, number: Number
) -> bytes | Rejected:
    from ..analysis.afterwards import listener, what_if  # noqa: PLC0415 - as above

    try:
        found = what_if(log, clue, word, number, listener(_dealt(log).language, options))
    except Rejected as refused:
        return refused
    return msgspec.json.encode(found)

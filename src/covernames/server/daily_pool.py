"""Where the cases of the day are made and heard: in workers, as bots think there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

from ..daily import Case, Kind, Said, Task
from ..refusals import Data, Rejected
from .questions import Need, Unanswered
from .referee import read
from .workers import Workers

MAKING: Final = 20.0
"""Seconds for one case; it takes about one."""
HEARING: Final = 10.0
"""Seconds for all clues of a player; it takes some milliseconds for each."""
CROWDED: Final = 10
"""Seconds that an address is told to wait which asks for too many at once."""
KEPT: Final = 256
"""Cases that are kept at hand: some kilobytes each."""


class DailyPool:
    """Cases, made when they are first asked for; who asks meanwhile waits for the same one."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._cases: OrderedDict[tuple[str, ...], asyncio.Future[Case]] = OrderedDict()

    def has(self, *name: str) -> bool:
        """Whether a case is at hand, or on its way."""
        return name in self._cases

    async def case(self, who: str, day: str, language: str, kind: Kind, task: Task) -> Case:
        """The case of a day, for the address that asks; it refuses if no worker makes it now."""
        name = (day, language, kind, task)
        made = self._cases.get(name)
        if made is None:
            need = Need(_prepare, (language,))
            asking = self._workers.ask(who, _make, *name, limit=MAKING, need=need)
            made = self._cases[name] = asyncio.ensure_future(asking)
            made.add_done_callback(partial(self._forget_failure, name))
        self._cases.move_to_end(name)
        while len(self._cases) > KEPT:
            self._cases.popitem(last=False)
        try:
            return await asyncio.shield(made)  # who hangs up takes it from nobody else
        except Unanswered as unanswered:
            raise _refusal(unanswered) from unanswered

    def _forget_failure(self, name: tuple[str, ...], made: asyncio.Future[Case]) -> None:
        """What was not made is tried again for the next one who asks."""
        failed = made.cancelled() or made.exception() is not None
        if failed and self._cases.get(name) is made:
            del self._cases[name]

    async def given(self, who: str, case: Case, clues: tuple[Said, ...], given_up: bool) -> bytes:
        """What the bot made of a player's clues, as JSON; refuses what is not allowed."""
        need = Need(_prepare, (case.language,))
        asked = (case, clues, given_up)
        try:
            heard = await self._workers.ask(who, _hear, *asked, limit=HEARING, need=need)
        except Unanswered as unanswered:
            raise _refusal(unanswered) from unanswered
        if isinstance(heard, bytes):
            return heard
        code, data = heard
        raise Rejected(code, **data)


def _refusal(unanswered: Unanswered) -> Rejected:
    if unanswered.why == "crowded":
        return Rejected("too-many", seconds=CROWDED)
    return Rejected("daily-unmade")


# What runs in a worker: thinking is imported there, not in the server.


def _prepare(language: str) -> None:
    from ..daily.scene import mind_of  # noqa: PLC0415 - as above

    mind_of(language)
    read(language)


def _make(day: str, language: str, kind: Kind, task: Task) -> Case:
    from ..daily.making import case  # noqa: PLC0415 - as above

    return case(day, language, kind, task)


def _hear(
    case: Case, clues: tuple[Said, ...], given_up: bool
) -> bytes | tuple[str, dict[str, Data]]:
    import msgspec  # noqa: PLC0415 - as above

    from ..daily.giving import given  # noqa: PLC0415 - as above

    try:
        return msgspec.json.encode(given(case, clues, given_up))
    except Rejected as refused:  # an answer as well: a worker's errors are told to nobody
        return refused.code, refused.data

"""The referee, who sits among the workers: neither judging nor loading holds up the event loop."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from ..decks import load
from ..judging import Precedent, judge
from ..referee import Verdict, lacking
from .clock import TIMES
from .logs import fault
from .questions import Need, Unanswered
from .workers import LOADING, Workers

JUDGING: Final = 8.0
"""Seconds for one clue. It takes some milliseconds; only what nobody would lay out takes longer."""
SILENT: Final = Verdict("ask", "silent", "A-07")
"""What is said of a clue when the referee does not answer: people decide."""


class Question(NamedTuple):
    """A clue, the words that lie open, and what the table has agreed on."""

    word: str
    number: object
    visible: tuple[str, ...]
    language: str
    options: tuple[str, ...]
    precedents: tuple[Precedent, ...] = ()
    """What people in the room have said about the clue before."""


class Referee:
    """Asked through the workers."""

    def __init__(self, workers: Workers, timeout: float = TIMES.referee_timeout) -> None:
        self._workers, self._timeout = workers, timeout
        self._lacking: dict[str, tuple[str, ...]] = {}
        self._warm: set[str] = set()

    async def judge(self, who: str, question: Question) -> Verdict:
        """What the referee says to the room or the address that asks; raises `Unanswered`."""
        need = Need(read, (question.language,))
        return await self._workers.ask(who, judge, *question, limit=JUDGING, need=need)

    async def ruling(self, who: str, question: Question) -> Verdict:
        """As above, but nobody waits long for it: where it does not answer, people judge."""
        try:
            async with asyncio.timeout(self._timeout):
                return await self.judge(who, question)
        except Exception as error:  # noqa: BLE001 - whatever it is, people judge for themselves
            # Who asks too much must not fill the log as well.
            if not (isinstance(error, Unanswered) and error.why == "crowded"):
                fault("the referee does not answer", error)
            return SILENT

    async def warm_up(self, language: str) -> None:
        """Let the referee read its word lists before somebody waits for it."""
        if language not in self._warm:
            self._warm.add(language)
            need = Need(read, (language,))
            try:
                await self._workers.ask("", read, language, limit=LOADING, need=need)
            except Unanswered:  # it is logged; whoever asks first waits a little
                self._warm.discard(language)

    async def lacking(self) -> dict[str, tuple[str, ...]]:
        """What it does without in each language; found out once."""
        self._lacking = self._lacking or await self._workers.ask("", lacking, limit=LOADING)
        return self._lacking


def read(language: str) -> None:
    """Have a language at hand: what the first real clue needs is read for it."""
    first, second, third, *_ = load(language).words
    judge(third.text.lower(), 1, (first.text, second.text), language)

"""The referee, who sits among the workers: neither judging nor loading holds up the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..decks import load
from ..judging import judge
from ..referee import Verdict, lacking
from .workers import LOADING, Need, Workers

JUDGING: Final = 8.0
"""Seconds for one clue. It takes some milliseconds; only what nobody would lay out takes longer."""
SILENT: Final = Verdict("ask", "silent", "A-07")
"""What is said of a clue when the referee does not answer: people decide."""


class Referee:
    """Asked through the workers; raises `Unanswered` when there is no answer."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._lacking: dict[str, tuple[str, ...]] = {}

    async def judge(
        self,
        who: str,
        word: str,
        number: object,
        visible: Sequence[str],
        language: str,
        options: Sequence[str],
    ) -> Verdict:
        """What the referee says of a clue to the room or the address that asks."""
        asked = (word, number, tuple(visible), language, tuple(options))
        need = Need(read, (language,))
        return await self._workers.ask(who, judge, *asked, limit=JUDGING, need=need)

    async def prepare(self, language: str) -> None:
        """Read the word lists of a language before somebody waits for them."""
        await self._workers.ask("", read, language, limit=LOADING, need=Need(read, (language,)))

    async def lacking(self) -> dict[str, tuple[str, ...]]:
        """What it does without in each language; found out once."""
        self._lacking = self._lacking or await self._workers.ask("", lacking, limit=LOADING)
        return self._lacking


def read(language: str) -> None:
    """Have a language at hand: what the first real clue needs is read for it."""
    first, second, third, *_ = load(language).words
    judge(third.text.lower(), 1, (first.text, second.text), language)

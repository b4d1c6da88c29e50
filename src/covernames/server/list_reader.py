"""People's own lists of words, which the workers read.

Not a thread of the server: ten thousand words hold Python's lock for a while, and every message to
a player waits for that lock anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ..bots.knowledge import Knowledge, knowledge_of
from ..decks import read_text, read_words
from ..refusals import Fault, PackRefused, Rejected
from .questions import Need, Unanswered
from .workers import Workers

READING: Final = 60.0
"""Seconds for one list; the longest takes a hundredth of it where nothing else is to do."""
CROWDED: Final = 10
"""Seconds that an address is told to wait which has too many lists to be read."""


class ListRead(msgspec.Struct, frozen=True):
    """What a list of words is: playable without faults; remarks are worth a look."""

    words: tuple[str, ...] = ()
    dropped: int = 0
    """Doubles that were left out."""
    faults: tuple[Fault, ...] = ()
    remarks: tuple[Fault, ...] = ()


class ListReader:
    """Reads lists for whoever brings them."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def read(self, who: str, brought: str | Sequence[str], language: str) -> ListRead:
        """A file's text, or lines one by one; raises `Rejected` if no worker can read it now.

        Args:
            who: The address that it comes from.
            brought: The words.
            language: The language that they are in.
        """
        try:
            return await self._workers.ask(who, read_list, brought, language, limit=READING)
        except Unanswered as unanswered:
            if unanswered.why == "crowded":
                raise Rejected("too-many", seconds=CROWDED) from unanswered
            raise Rejected("list-unread") from unanswered

    async def known(self, who: str, words: Sequence[str], language: str) -> Knowledge | None:
        """How well the bots know the words of a list; None: no worker can tell now."""
        if not words:
            return None
        need = Need(read_associations, (language,))
        ask = self._workers.ask
        with suppress(Unanswered):
            return await ask(who, knowledge_of, words, language, limit=READING, need=need)
        return None

    async def words(self, who: str, brought: Sequence[str], language: str) -> tuple[str, ...]:
        """The words as they were cleaned and checked, or `Rejected` for the first fault."""
        found = await self.read(who, brought, language)
        for fault in found.faults[:1]:
            raise Rejected(fault.code, line=fault.line, word=fault.word, limit=fault.limit)
        return found.words


def read_associations(language: str) -> None:
    """Have at hand what bots know of a language."""
    knowledge_of((), language)


def read_list(brought: str | Sequence[str], language: str) -> ListRead:
    """Read a list, in a worker."""
    read = read_text if isinstance(brought, str) else read_words
    try:
        pack = read(brought, language)  # type: ignore[arg-type]  # the one that fits
    except PackRefused as refused:
        return ListRead(faults=refused.faults)
    words = tuple(word.text for word in pack.deck.words)
    return ListRead(words, pack.dropped, (), pack.remarks)

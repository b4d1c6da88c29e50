"""The cards that a room plays with, its own words, and whether its settings can be played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final, TypeVar

from msgspec.structs import replace

from ..decks import LANGUAGES, Pack, PackRefused, mixed, read_words
from ..decks.library import NAMES
from ..decks.packs import FEWEST
from ..game.deal import Card, Pile
from ..game.errors import Rejected
from ..referee import OPTIONS
from ..room.room import OwnList, RoomSettings
from .store import Store

ALLOWED: Final = OPTIONS | {f"-{option}" for option in OPTIONS}
"""What a group may agree on: an option, or to do without it."""
_READER = ThreadPoolExecutor(1, "lists")
"""Lists of words are read beside the event loop, one after the other."""

T = TypeVar("T")


class Piles:
    """The cards of one room: a list of its own is fetched for its first deal, and then kept."""

    def __init__(self, code: str, store: Store) -> None:
        self._code = code
        self._store = store
        self._own: tuple[str, Pile] | None = None
        """The hash of the list that was dealt from last, and its cards."""

    async def of(self, settings: RoomSettings) -> Pile:
        """The cards that the room plays with."""
        if settings.own_list is None:
            self._own = None
            return _pile(settings.language, settings.decks)
        if self._own is None or self._own[0] != settings.own_list.hash:
            self._own = await self._fetched(settings.own_list)
        return self._own[1]

    async def _fetched(self, own: OwnList) -> tuple[str, Pile]:
        words = await self._store.words(self._code, own.hash)
        if words is None:  # another node has replaced it, and this one will hear of it
            raise Rejected("list-unknown")
        return own.hash, await reading(_own_pile, words)


def _own_pile(words: Sequence[str]) -> Pile:
    return Pile.of(Card(word) for word in words)


@lru_cache(64)
def _pile(language: str, decks: tuple[str, ...]) -> Pile:
    """Every room with these decks draws from the same cards."""
    return Pile.of(Card(*(word.text for word in card.words)) for card in mixed(language, *decks))


async def reading(read: Callable[..., T], *args: object) -> T:
    """Read a list of words while everybody else goes on."""
    return await asyncio.get_running_loop().run_in_executor(_READER, read, *args)


def words_of(pack: Pack) -> tuple[str, ...]:
    """The words of a list as they were cleaned and checked."""
    return tuple(word.text for word in pack.deck.words)


async def checked(words: Sequence[str], language: str) -> tuple[str, ...]:
    """Words that somebody brings line by line, cleaned; or `Rejected`, for the first fault."""
    try:
        return words_of(await reading(read_words, words, language))
    except PackRefused as refused:
        fault = refused.faults[0]
        raise Rejected(fault.code, line=fault.line, word=fault.word, limit=fault.limit) from refused


def playable(settings: RoomSettings) -> RoomSettings:
    """Settings with which a game can be dealt, nothing named twice; or `Rejected`."""
    if settings.language not in LANGUAGES:
        raise Rejected("language-unknown", word=settings.language)
    for option in settings.options:
        if option not in ALLOWED:
            raise Rejected("option-unknown", option=option)
    for deck in settings.decks:
        if deck not in NAMES:
            raise Rejected("deck-unknown", word=deck)
    if settings.own_list is None and not settings.decks:
        raise Rejected("pack-too-few", limit=FEWEST)
    return replace(
        settings,
        decks=tuple(dict.fromkeys(settings.decks)),
        options=tuple(dict.fromkeys(settings.options)),
    )

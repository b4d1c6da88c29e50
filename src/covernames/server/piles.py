"""The cards that a room plays with, and whether a game can be dealt with its settings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
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
from ..room.room import RoomSettings

ALLOWED: Final = OPTIONS | {f"-{option}" for option in OPTIONS}
"""What a group may agree on: an option, or to do without it."""
_READER = ThreadPoolExecutor(1, "lists")
"""Lists of words are read beside the event loop, one after the other."""

T = TypeVar("T")


def pile_of(settings: RoomSettings) -> Pile:
    """The cards that a room plays with."""
    if settings.own_words:
        return Pile.of(Card(word) for word in settings.own_words)
    return _pile(settings.language, settings.decks)


@lru_cache(64)
def _pile(language: str, decks: tuple[str, ...]) -> Pile:
    """Every room with these decks draws from the same cards."""
    return Pile.of(Card(*(word.text for word in card.words)) for card in mixed(language, *decks))


async def reading(read: Callable[..., Pack], *args: object) -> Pack:
    """Read a list of words while everybody else goes on."""
    return await asyncio.get_running_loop().run_in_executor(_READER, read, *args)


def words_of(pack: Pack) -> tuple[str, ...]:
    """The words of a list as they were cleaned and checked."""
    return tuple(word.text for word in pack.deck.words)


async def playable(settings: RoomSettings, before: RoomSettings | None = None) -> RoomSettings:
    """Settings with which a game can be dealt, their own words cleaned; or `Rejected`.

    `before`: settings that were found playable. The same words are not read again.
    """
    language, words = settings.language, settings.own_words
    if language not in LANGUAGES:
        raise Rejected("language-unknown", word=language)
    for option in settings.options:
        if option not in ALLOWED:
            raise Rejected("option-unknown", option=option)
    for deck in settings.decks:
        if deck not in NAMES:
            raise Rejected("deck-unknown", word=deck)
    if not words and not settings.decks:
        raise Rejected("pack-too-few", limit=FEWEST)
    known = before is not None and (language, words) == (before.language, before.own_words)
    if words and not known:
        try:
            words = words_of(await reading(read_words, words, language))
        except PackRefused as refused:
            fault = refused.faults[0]
            raise Rejected(
                fault.code, line=fault.line, word=fault.word, limit=fault.limit
            ) from refused
    return replace(
        settings,
        own_words=words,
        decks=tuple(dict.fromkeys(settings.decks)),
        options=tuple(dict.fromkeys(settings.options)),
    )

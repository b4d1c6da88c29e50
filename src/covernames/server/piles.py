"""The cards that a room plays with."""

from __future__ import annotations

from functools import lru_cache

from ..decks import LANGUAGES, PackRefused, mixed, read_text
from ..game.deal import Card, Pile
from ..game.errors import Rejected
from ..room.room import RoomSettings


def pile_of(settings: RoomSettings) -> Pile:
    """The cards that a room plays with."""
    if settings.own_words:
        return Pile.of(Card(word) for word in settings.own_words)
    return _pile(settings.language, settings.decks)


@lru_cache(64)
def _pile(language: str, decks: tuple[str, ...]) -> Pile:
    """Every room with these decks draws from the same cards."""
    return Pile.of(Card(*(word.text for word in card.words)) for card in mixed(language, *decks))


def check_words(settings: RoomSettings) -> None:
    """Refuse a language or words that cannot be played."""
    if settings.language not in LANGUAGES:
        raise Rejected("language-unknown", word=settings.language)
    try:
        if settings.own_words:
            read_text("\n".join(settings.own_words), settings.language)
        else:
            mixed(settings.language, *settings.decks)
    except PackRefused as refused:
        fault = refused.faults[0]
        raise Rejected(fault.code, line=fault.line, word=fault.word, limit=fault.limit) from refused

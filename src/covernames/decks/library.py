"""The decks that come with Covernames."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from .deck import Card, Deck
from .languages import LANGUAGES
from .packs import LONGEST, Fault, PackRefused, read_text

NAMES = ("base", "tandem")
"""Two decks in each language, playable alone or mixed (D-082)."""


class DeckInfo(msgspec.Struct, frozen=True):
    """A deck in a list."""

    lang: str
    deck: str
    words: int
    cards: int


@cache
def load(language: str, name: str = "base") -> Deck:
    """A deck that comes with Covernames."""
    if language not in LANGUAGES:
        raise PackRefused(Fault("language-unknown", word=language[:LONGEST]))
    if name not in NAMES:
        raise PackRefused(Fault("deck-unknown", word=name[:LONGEST]))
    text = (files(__package__) / "data" / language / f"{name}.txt").read_text("utf-8")
    return read_text(text, language, name).deck


def mixed(language: str, *names: str) -> tuple[Card, ...]:
    """The cards of several decks of a language, to be shuffled together (D-082)."""
    return tuple(card for name in names for card in load(language, name).cards)


def available() -> list[DeckInfo]:
    """Every deck that comes with Covernames."""
    decks = [load(language, name) for language in LANGUAGES for name in NAMES]
    return [DeckInfo(deck.language, deck.name, len(deck.words), len(deck.cards)) for deck in decks]

"""The decks that come with Covernames."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Self

import msgspec

from ..refusals import Fault, PackRefused
from .deck import Deck
from .languages import LANGUAGES
from .packs import LONGEST, read_text

NAMES = ("base", "tandem")
"""Two decks in each language, playable alone or mixed (D-082)."""
MANY: Final = 3
"""So many senses make a word rich in links."""


class DeckInfo(msgspec.Struct, frozen=True):
    """A deck in a list."""

    lang: str
    deck: str
    words: int
    cards: int
    one_sense: int
    """Words with a single sense, by their glosses."""
    many_senses: int
    """Words with three senses or more."""

    @classmethod
    def of(cls, deck: Deck) -> Self:
        """What a list tells of a deck."""
        senses = [word.senses for word in deck.words]
        one, many = sum(n == 1 for n in senses), sum(n >= MANY for n in senses)
        return cls(deck.language, deck.name, len(deck.words), len(deck.cards), one, many)


@cache
def load(language: str, name: str = "base") -> Deck:
    """A deck that comes with Covernames: ``base`` or ``tandem``.

    >>> deck = load("et")
    >>> len(deck.words), len(deck.cards)
    (400, 200)
    """
    if language not in LANGUAGES:
        raise PackRefused(Fault("language-unknown", word=language[:LONGEST]))
    if name not in NAMES:
        raise PackRefused(Fault("deck-unknown", word=name[:LONGEST]))
    text = (files(__package__) / "data" / language / f"{name}.txt").read_text("utf-8")
    return read_text(text, language, name).deck


def available() -> list[DeckInfo]:
    """Every deck that comes with Covernames."""
    return [DeckInfo.of(load(language, name)) for language in LANGUAGES for name in NAMES]

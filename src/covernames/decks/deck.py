"""A deck: cards with a word on each side, and what is known about each word."""

from __future__ import annotations

import msgspec

from ..text import same


class Word(msgspec.Struct, frozen=True):
    """A codename and what a referee and a learner need to know about it."""

    text: str
    gloss: str = ""
    """Its main senses in English."""
    parts: tuple[str, ...] = ()
    """The words that a compound is made of."""
    kin: tuple[str, ...] = ()
    """Its family, as a speaker of today feels it: no clues while the card lies open."""
    near: tuple[str, ...] = ()
    """Neighbours by history, sound or look: people decide."""
    line: int = 0
    """Where it stands in its file."""

    @property
    def senses(self) -> int:
        """How many senses its gloss tells."""
        return sum(bool(sense.strip()) for sense in self.gloss.split(";"))

    @property
    def family(self) -> frozenset[str]:
        """The word itself, its parts and its kin, in the form that is compared."""
        return frozenset(same(text) for text in (self.text, *self.parts, *self.kin))


class Card(msgspec.Struct, frozen=True):
    """A card: a word in front, and another on the back if it has one."""

    front: Word
    back: Word | None = None

    @property
    def words(self) -> tuple[Word, ...]:
        """The words of its sides."""
        return (self.front,) if self.back is None else (self.front, self.back)


class Deck(msgspec.Struct, frozen=True):
    """Cards in one language."""

    language: str
    name: str
    cards: tuple[Card, ...]

    @property
    def words(self) -> tuple[Word, ...]:
        """All words, card by card."""
        return tuple(word for card in self.cards for word in card.words)

"""Making a deck file: words are put back to back on cards, unrelated ones."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .deck import Card, Word
from .packs import LISTS

TRIES = 200


def pair(words: Sequence[Word], rng: Random, apart: int = 0) -> list[Card]:
    """Two words a card, unrelated by kin and at least so far apart in the list.

    Lists are usually written theme by theme, so distance keeps likes from one another's backs. An
    odd word gets a card of its own.
    """
    for _ in range(TRIES):
        left = list(range(len(words)))
        rng.shuffle(left)
        cards = []
        while len(left) > 1:
            front = left.pop()
            fitting = [
                back
                for back in left
                if abs(front - back) >= apart and not words[front].family & words[back].family
            ]
            if not fitting:
                break
            left.remove(fitting[-1])
            cards.append(Card(words[front], words[fitting[-1]]))
        else:
            return [*cards, *(Card(words[odd]) for odd in left)]
    raise ValueError("these words cannot be put back to back")


def write(cards: Sequence[Card]) -> str:
    """The text of a deck file."""
    lines = []
    for card in cards:
        lines.append(_line(card.front))
        if card.back is not None:
            lines.append("/ " + _line(card.back))
    return "".join(f"{line}\n" for line in lines)


def _line(word: Word) -> str:
    lists = ((name, getattr(word, name)) for name in LISTS)
    fields = (f"{name}: " + ", ".join(listed) for name, listed in lists if listed)
    return " | ".join((word.text, word.gloss, *fields)).removesuffix(" | ")

"""A mind of one's own in four lines: words lead to each other by the letters that they share.

    covernames arena --variant two-player --bot own_mind:Shared --bot associations

Put your own knowledge (an embedding, a thesaurus, a model) in the place of `alike`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from covernames.bots.mind_bot import MindBot
from covernames.bots.own_mind import OwnMind
from covernames.decks import load


def alike(clue: str, cards: Sequence[str]) -> Iterable[float]:
    """For each card the share of letters that it has in common with a clue."""
    letters = set(clue.casefold())
    for card in cards:
        others = set(card.casefold())
        yield len(letters & others) / len(letters | others)


class Shared(MindBot):
    """Plays by shared letters."""

    def __init__(self, language: str = "en", seed: int = 0) -> None:
        words = [word.text.lower() for word in load(language).words]
        super().__init__(OwnMind(language, words, alike), language, seed)

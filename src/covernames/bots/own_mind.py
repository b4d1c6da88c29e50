"""A mind of one's own: words to say, and a function that tells how strongly they lead to cards.

All else (the listener, when to stop, which clue and number are worth most, what is legal) is that
of the bots that come with Covernames.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache, partial

import numpy as np

from .mind import Floats

Strength = Callable[[str, Sequence[str]], Iterable[float]]
"""For a clue and some cards how strongly it leads to each: 0 not at all, 1 the first thing one
thinks of."""


class OwnBoard:
    """A board as somebody's function sees it."""

    def __init__(self, clues: Sequence[str], strength: Strength, words: tuple[str, ...]) -> None:
        self.words, self.clues = words, clues
        self._strength = strength

    @cached_property
    def strengths(self) -> Floats:
        """What every word that could be said leads to."""
        rows = [self.strengths_of(clue) for clue in self.clues]
        return np.array(rows, np.float32).reshape(len(rows), len(self.words))

    @property
    def risk_strengths(self) -> Floats:
        """The same: what is heard is what is meant."""
        return self.strengths

    def strengths_of(self, clue: str) -> Floats:
        """What any clue leads to."""
        strengths = np.fromiter(self._strength(clue, self.words), np.float32, len(self.words))
        return np.clip(np.nan_to_num(strengths), 0, 1)


class OwnMind:
    """Knowledge of one's own about the words of a language.

    >>> mind = OwnMind("en", ["sea"], lambda clue, cards: [card == "ship" for card in cards])
    >>> mind.board(("ship", "king")).strengths.tolist()
    [[1.0, 0.0]]
    """

    def __init__(self, language: str, clues: Iterable[str], strength: Strength) -> None:
        self.language = language
        self.board = lru_cache(maxsize=8)(partial(OwnBoard, list(clues), strength))

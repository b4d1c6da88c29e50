"""A mind with noise in its ears: hears in every clue a little less, or more, than others do.

Each link of a clue to a card is as much stronger or weaker as chance says, once and for all in a
game, as somebody sees a link or does not. The noise is Gumbel's, so that touching what seems
strongest is the very choice among cards that a spymaster reckons with (`plackett_luce`), with the
level of the noise as the temperature.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import numpy as np

from .mind import Board, Floats, Mind
from .plackett_luce import FLOOR


class NoisyBoard:
    """A board as the listener hears it; what it says itself is not shaken."""

    def __init__(self, plain: Board, noise: float, seed: int) -> None:
        self.words = plain.words
        self._plain, self._noise, self._seed = plain, noise, seed

    @property
    def clues(self) -> Sequence[str]:
        """What the plain mind could say."""
        return self._plain.clues

    @property
    def strengths(self) -> Floats:
        """As the plain mind has them."""
        return self._plain.strengths

    @property
    def risk_strengths(self) -> Floats:
        """As the plain mind has them."""
        return self._plain.risk_strengths

    def strengths_of(self, clue: str) -> Floats:
        """The strengths of a clue, shaken: the same for the same clue, seed and board."""
        text = "\n".join((str(self._seed), clue, *self.words))
        chance = int.from_bytes(blake2b(text.encode(), digest_size=8).digest())
        shaken = np.random.default_rng(chance).gumbel(size=len(self.words))
        louder = (self._plain.strengths_of(clue) + FLOOR) * np.exp(self._noise * shaken) - FLOOR
        heard: Floats = np.clip(louder, 0, 1).astype(np.float32)
        return heard


class NoisyMind:
    """A mind with noise in its ears."""

    def __init__(self, plain: Mind, noise: float, seed: int) -> None:
        self.language = plain.language
        self._plain, self._noise, self._seed = plain, noise, seed

    def board(self, words: tuple[str, ...]) -> NoisyBoard:
        """Look at a board."""
        return NoisyBoard(self._plain.board(words), self._noise, self._seed)

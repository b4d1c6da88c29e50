"""A listener with a mind of its own: hears in every clue a little less, or more, than others do.

People do not share one list of associations. This listener takes a bot's strengths and shakes them:
each link of a clue to a card is as much stronger or weaker as chance says, once and for all in a
game, as somebody sees a link or does not. The noise is Gumbel's, so that touching what seems
strongest is the very choice among cards that a spymaster reckons with (`bots.plackett_luce`), with
the level of the noise as the temperature.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import numpy as np

from ..bots.character import STEADY
from ..bots.mind import Board, Floats, Mind
from ..bots.mind_bot import MindBot
from ..bots.names import UnknownBot, bot_named
from ..bots.plackett_luce import FLOOR

NOISE: Final = STEADY.temperature
"""People as the steady spymaster takes them to be; docs/bots.md tells how wins fall with more."""
MOST: Final = 5.0
NAME: Final = "noisy"


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


def noisy_listener(rest: str, language: str, seed: int) -> MindBot:
    """The listener of ``noisy``, ``noisy:LEVEL`` or ``noisy:LEVEL:BOT``.

    >>> noisy_listener("0.5:associations:bold", "en", 1).character.name
    'bold'
    """
    level, _, name = rest.partition(":")
    try:
        noise = float(level) if level else NOISE
    except ValueError:
        noise = -1.0
    if not 0 <= noise <= MOST:
        raise UnknownBot(f"{level} is no level of noise")
    plain = bot_named(name or "associations", language, seed)
    if not isinstance(plain, MindBot):
        raise UnknownBot(f"{name} does not think in strengths that could be shaken")
    return MindBot(NoisyMind(plain.mind, noise, seed), language, seed, plain.character)

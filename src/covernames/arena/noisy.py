"""A listener with a mind of its own, by name: people do not share one list of associations.

It takes a bot's strengths and shakes them (`bots.noise`).
"""

from __future__ import annotations

from typing import Final

from ..bots.mind_bot import MindBot
from ..bots.names import UnknownBot, bot_named
from ..bots.noise import NoisyMind

NOISE: Final = 0.6
"""People who share much with our lists; docs/bots.md tells how wins fall with more noise."""
MOST: Final = 5.0
NAME: Final = "noisy"


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

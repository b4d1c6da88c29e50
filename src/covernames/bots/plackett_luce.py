"""How people choose among cards: Plackett–Luce, which is a race.

Every card runs with a speed; the chance to be touched next is its share of the speeds, and that is
the order in which independent exponential clocks ring. So the questions of the game have short
answers: how many of ours come in before the first that is not, and who is likely to be meant.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from .mind import Floats

Doubles = NDArray[np.float64]

FLOOR: Final = 0.03
"""People see links that nobody wrote down: no card is ever quite out of it."""
_NODES, _NODE_WEIGHTS = np.polynomial.legendre.leggauss(10)
_LOG_NODES: Final = np.log((_NODES + 1) / 2)
_SHARES: Final = _NODE_WEIGHTS / 2


def speeds(strengths: Floats, temperature: float) -> Doubles:
    """Strengths as speeds; the higher the temperature, the more the race is a lottery."""
    powered: Doubles = (strengths.astype(np.float64) + FLOOR) ** (1 / temperature)
    return powered


def before_the_first_miss(good: Doubles, bad: Doubles) -> Doubles:
    """For each row the chance that at least 0, 1, 2 … good cards are touched before a bad one.

    The first bad card comes in at a time of its own; given the time, each good card is in or not,
    whatever the others do. One integral over that time is left, done with ten points.

    Args:
        good: The speeds of the good cards, a row for each clue.
        bad: For each clue the sum of the speeds of all the others.
    """
    rows, cards = good.shape
    share = good / np.maximum(bad, 1e-12)[:, None]
    # Chance of being in by the time, for each row, time and card.
    within = -np.expm1(_LOG_NODES[None, :, None] * share[:, None, :])
    count = np.zeros((rows, len(_LOG_NODES), cards + 1))
    count[:, :, 0] = 1.0
    for card in range(cards):
        chance = within[:, :, card, None]
        count[:, :, 1 : card + 2] += chance * (count[:, :, : card + 1] - count[:, :, 1 : card + 2])
        count[:, :, :1] *= 1 - chance
    exactly = np.einsum("rtc,t->rc", count, _SHARES)
    at_least: Doubles = np.cumsum(exactly[:, ::-1], axis=1)[:, ::-1]
    return np.minimum(at_least, 1.0)


def among(speeds: Doubles, count: float) -> Doubles:
    """For each card the chance to be among the first `count`.

    The time by which so many are in, on average, tells each card's chance to be in.
    """
    if count <= 0:
        return np.zeros_like(speeds)
    if count >= len(speeds):
        return np.ones_like(speeds)
    low, high = -30.0, 40.0
    for _ in range(22):
        middle = (low + high) / 2
        if -np.expm1(-speeds * np.exp(middle)).sum() < count:
            low = middle
        else:
            high = middle
    chances: Doubles = -np.expm1(-speeds * np.exp(high))
    return chances

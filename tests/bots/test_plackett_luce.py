"""Plackett–Luce by its race: the short answers against counting all orders."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from covernames.bots.plackett_luce import among, before_the_first_miss

SPEEDS = st.lists(st.floats(0.05, 2.0), min_size=2, max_size=5)


def by_counting(speeds: list[float], good: int) -> list[float]:
    """The same chances, order by order."""
    exactly = [0.0] * (good + 1)
    for order in permutations(range(len(speeds))):
        chance, left = 1.0, sum(speeds)
        for card in order:
            chance *= speeds[card] / left
            left -= speeds[card]
        run = next((n for n, card in enumerate(order) if card >= good), good)
        exactly[run] += chance
    return [sum(exactly[n:]) for n in range(good + 1)]


@given(SPEEDS, st.data())
def test_the_run_of_good_cards_is_that_of_all_orders(
    speeds: list[float], data: st.DataObject
) -> None:
    good = data.draw(st.integers(1, len(speeds) - 1))
    rows = np.array([speeds[:good]])
    found = before_the_first_miss(rows, np.array([sum(speeds[good:])]))[0]
    assert found == pytest.approx(by_counting(speeds, good), abs=0.01)


@given(SPEEDS, st.floats(0.2, 4.5))
def test_chances_to_be_meant_add_up_to_the_number(speeds: list[float], count: float) -> None:
    chances = among(np.array(speeds), count)
    assert chances.sum() == pytest.approx(min(count, len(speeds)), abs=0.01)
    # Who is faster is meant no less; near the number of the cards all chances are about one.
    assert all(np.diff(chances[np.argsort(speeds)]) >= -1e-3)


def test_nothing_is_meant_by_nothing() -> None:
    assert not among(np.array([1.0, 2.0]), 0).any()

"""Chance that follows from a name."""

from __future__ import annotations

from covernames.game.stream import Stream


def test_a_stream_is_the_same_for_ever() -> None:
    """Another stream is another year of cases (`VERSION` in `daily/cases.py`), and other sheets."""
    stream = Stream("covernames")
    assert [stream.below(1000) for _ in range(4)] == [3, 410, 722, 865]
    assert Stream("x").sample(range(6), 6) == [3, 0, 1, 5, 2, 4]

"""Pairs of words that people have read, where they did not agree that the two are one family.

`tools/readings.py` makes them from ``tests/referee/readings``.

``data/<language>-pairs.txt`` has a line per word: the word, a colon, then those that are no kin of
it; a question mark before one says that people should weigh the pair.

    wine: ?vinegar, windy

A pair counts both ways, and for every form of the two words. It goes before all rules and lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal

Reading = Literal["apart", "weigh"]
Pairs = dict[str, dict[str, Reading]]
NOTHING_READ: Final[Mapping[str, Reading]] = MappingProxyType({})


def read_pairs(tag: str, fold: Callable[[str], str]) -> Pairs:
    """The pairs of a language, each under both of its words."""
    pairs: Pairs = {}
    file = files(__package__) / "data" / f"{tag}-pairs.txt"
    for line in file.read_text("utf-8").splitlines():
        word, _, others = line.partition("#")[0].partition(":")
        for other in filter(None, map(str.strip, others.split(","))):
            said: Reading = "weigh" if other.startswith("?") else "apart"
            one, two = fold(word.strip()), fold(other.removeprefix("?"))
            pairs.setdefault(one, {})[two] = said
            pairs.setdefault(two, {})[one] = said
    return pairs


def doubtful(readings: Iterable[Reading]) -> Reading | None:
    """What several readings come to: one that people should weigh goes before all others."""
    found = frozenset(readings)
    return "weigh" if "weigh" in found else "apart" if found else None

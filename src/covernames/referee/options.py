"""The flexible rules that a group settles before play, by their names in RULES.md (2.2, 3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

OPTIONS: Final = frozenset(
    {
        "compounds",
        "full-names",
        "titles",
        "place-names",
        "acronyms",
        "rhymes",
        "homophones",
        "proper-nouns",
        "foreign-in-use",
        "agreed-part",
        "fictional-words",
        "opponent-ok",
    }
)
"""What a group may agree on (C-130 to C-137), by the names that a room and the referee use."""

SEVERAL_WORDS: Final = frozenset({"compounds", "full-names", "titles", "place-names"})
"""Options under which a clue may be written as several words."""


def options_from(defaults: frozenset[str], given: Iterable[str]) -> frozenset[str]:
    """A language's defaults, with what a group adds and without what it takes away (``-x``)."""
    options = set(defaults)
    for name in given:
        if name.removeprefix("-") not in OPTIONS:
            raise ValueError(f"there is no option {name}")
        if name.startswith("-"):
            options.discard(name[1:])
        else:
            options.add(name)
    return frozenset(options)

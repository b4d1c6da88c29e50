"""Words of one family: those of one root, and a word and its short form (L-th-02, L-th-03)."""

from __future__ import annotations

from functools import cache, lru_cache

from .th_words import entries, lexicon


def clips(word: str) -> frozenset[int]:
    """The words of which it is a short form or the long one."""
    return _numbered("clips").get(word, frozenset())


@lru_cache(maxsize=20_000)
def roots(word: str, components: frozenset[str]) -> frozenset[int]:
    """The families that a word belongs to, itself or through a component."""
    return frozenset().union(*map(_families_of, {word, *components}))


@cache
def _numbered(name: str) -> dict[str, frozenset[int]]:
    """The lines, by their numbers, in which a data file has each word."""
    found: dict[str, frozenset[int]] = {}
    for number, line in enumerate(entries(name)):
        for form in line:
            found[form] = found.get(form, frozenset()) | {number}
    return found


@lru_cache(maxsize=20_000)
def _families_of(word: str) -> frozenset[int]:
    """By the word itself; or, if it is known, by a combining form in it: ศิลป-."""
    families = _numbered("families")
    found = families.get(word, frozenset())
    if word in lexicon().words:
        for at in range(2, len(word) - 1):
            found |= families.get(word[:at] + "-", frozenset())
    return found

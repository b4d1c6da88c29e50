"""Indonesian affixes: which roots a word may be built on, by form alone.

Prefixes change with the root that follows (meN- drops k, p, s, t: menyapu is sapu), so a word may
be cut in several ways. Every cut that the language's rules allow is given here; which of them is
meant, `id_words.py` decides.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final, NamedTuple

VOWELS: Final = "aiueo"
SHORTEST: Final = 4
"""A suffix alone is no sign of a shorter root: irian is not iri."""
LAYERS: Final = 3
"""Prefixes before one root: ber-ke-pe-, mem-per-ber-."""


class Cut(NamedTuple):
    """A root within a word, and how many letters of the word show it."""

    root: str
    letters: int


_PARTICLES = ("lah", "kah", "pun")
_OWNERS = ("nya", "ku", "mu")
_SUFFIXES = ("", "kan", "an", "i")
_NASALS = (
    # the nasal, the letter that it swallowed, the letters that may follow it
    ("m", "", "bfpv"),
    ("m", "p", VOWELS + "lr"),
    ("n", "", "cdjstz"),
    ("n", "t", VOWELS),
    ("ny", "s", VOWELS),
    ("ng", "", VOWELS + "ghkq"),
    ("ng", "k", VOWELS),
)
_SPOKEN: Final = {"m": "p", "n": "t"}
_PLAIN = (
    # the prefix as the tables below name it, and as it is written
    ("memper", "memper"),
    ("memper", "diper"),
    ("ke", "ketidak"),
    ("ke", "ke"),
    ("di", "di"),
    ("se", "se"),
    ("ku", "ku"),
    ("kau", "kau"),
)
_TAKES: Final[dict[str, tuple[str, ...]]] = {
    # which suffixes go with the outermost prefix
    "me": ("", "kan", "i"),
    "di": ("", "kan", "i"),
    "ku": ("", "kan", "i"),
    "kau": ("", "kan", "i"),
    "ter": ("", "kan", "i"),
    "memper": ("", "kan", "i"),
    "ber": ("", "an", "kan"),
    "pe": ("", "an"),
    "per": ("an", "kan", "i"),
    "ke": ("an",),
    "se": ("", "an"),
}
_INSIDE: Final[dict[str, frozenset[str]]] = {
    # which prefixes may stand within another
    "me": frozenset({"ber", "ke", "se", "ter", "pe"}),
    "di": frozenset({"ber", "ke", "se", "ter", "pe"}),
    "memper": frozenset({"ber", "se"}),
    "ter": frozenset({"per"}),
    "ku": frozenset({"per"}),
    "kau": frozenset({"per"}),
    "pe": frozenset({"ber", "ke", "se", "ter"}),
    "per": frozenset({"ke", "se"}),
    "ber": frozenset({"ke", "pe", "per", "se"}),
    "ke": frozenset({"ber", "ter", "se", "pe", "per"}),
    "se": frozenset({"per", "pe", "ke", "ber"}),
}


def bare(word: str) -> Iterator[str]:
    """The word without particles and owners: bukunyalah, bukunya, buku."""
    plain = [word, *(word.removesuffix(end) for end in _PARTICLES if word.endswith(end))]
    yield from plain[1:]
    for form in plain:
        yield from (form.removesuffix(end) for end in _OWNERS if form.endswith(end))


def cuts(word: str, roots: Container[str]) -> Iterator[Cut]:
    """Every way to cut a word into affixes and one of the roots."""
    for form in (word, *bare(word)):
        if form != word and form in roots:
            yield Cut(form, len(form))
        for suffix in _SUFFIXES:
            if form.endswith(suffix) and len(form) > len(suffix) + 1:
                stem = form.removesuffix(suffix)
                if suffix and len(stem) >= SHORTEST and stem in roots:
                    yield Cut(stem, len(stem))
                yield from _within(stem, suffix, roots)


def spoken_cuts(word: str, roots: Container[str]) -> Iterator[Cut]:
    """Cuts that only speech knows: bukain, dimasakin, motongin, ngelawak, ketabrak."""
    for form in (word, *bare(word)):
        stem = form.removesuffix("in")
        if stem != form and len(stem) >= SHORTEST:
            if stem in roots:
                yield Cut(stem, len(stem))
            yield from _within(stem, "kan", roots)
            yield from (Cut(base, len(base) - 1) for base in half_cuts(stem) if base in roots)
        for start, shortest in (("nge", SHORTEST), ("ke", SHORTEST + 1)):
            for base in (form.removeprefix(start), stem.removeprefix(start)):
                if form.startswith(start) and len(base) >= shortest and base in roots:
                    yield Cut(base, len(base))


def half_cuts(word: str) -> Iterator[str]:
    """What may stand under a bare m or n, if it is a prefix at all: mukul is pukul, mortal none."""
    if word[:1] in _SPOKEN and word[1:2] in VOWELS and len(word) > SHORTEST:
        yield _SPOKEN[word[0]] + word[1:]


def _within(stem: str, suffix: str, roots: Container[str]) -> Iterator[Cut]:
    open_cuts: list[tuple[str, int, tuple[str, ...]]] = [(stem, 0, ())]
    while open_cuts:
        rest, hidden, outer = open_cuts.pop()
        for prefix, base, shared in _prefixes(rest):
            if outer and prefix not in _INSIDE.get(outer[-1], ()):
                continue
            if not outer and suffix not in _TAKES[prefix]:
                continue
            chain = (*outer, prefix)
            if len(chain) < LAYERS:
                open_cuts.append((base, hidden, chain))
            alone = not suffix and len(chain) > 1 and prefix in {"ke", "per", "se"}
            if base in roots and not alone:
                yield Cut(base, len(base) - shared)


def _prefixes(word: str) -> Iterator[tuple[str, str, int]]:
    """One prefix off: its name, what remains, and how many letters of that the prefix shares."""
    if word[:2] in {"me", "pe"}:
        yield from ((word[:2], base, shared) for base, shared in _after_nasal(word[2:]))
    elif word[:2] in {"ng", "ny"}:  # the spoken form: ngopi, nyapu
        yield from (("me", base, shared) for base, shared in _after_nasal(word))
    if word.startswith("pe") and word[2:3] not in VOWELS + "lrwymn":  # petinju, pesepeda
        yield "pe", word[2:], 0
    for name, start in _PLAIN:
        if word.startswith(start):
            yield name, word.removeprefix(start), 0
    yield from _before_r(word)


def _before_r(word: str) -> Iterator[tuple[str, str, int]]:
    """ber-, per- and ter- lose their r: berenang is renang, bekerja kerja, beterbangan terbang."""
    for start in ("ber", "per", "ter"):
        if word.startswith(start):
            yield start, word[2:], 1
            if word[3:4] != "r":
                yield start, word[3:], 0
        elif word.startswith(start[:2]) and word[3:5] == "er":
            yield start, word[2:], 0


def _after_nasal(rest: str) -> Iterator[tuple[str, int]]:
    """What may stand after meN- and peN-: memukul is pukul, memakan makan, mengebom bom."""
    if rest[:1] and rest[0] in "lrwymn":
        yield rest, len(rest) - len(rest.lstrip("mngy")) if rest[0] in "mn" else 0
    for nasal, swallowed, following in _NASALS:
        after = rest[len(nasal) :]
        if rest.startswith(nasal) and after[:1] and after[0] in following:
            yield swallowed + after, len(swallowed)
    short = rest.removeprefix("nge")
    if short != rest and sum(letter in VOWELS for letter in short) == 1:
        yield short, 0

"""Which spellings are the same word to a player: case, hyphens, spaces, endings, parts.

No analyser is loaded for this. Endings need not be right for a linguist: a word found under one of
its variants must be worth hearing, and two words are kin only if both are in the lists.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

_IGNORED: Final = {ord(char): None for char in " _-‐‑–'’`´.·‧・,!?\"“”„«»「」"}
_KEPT: Final = frozenset({"bg", "et", "th", "zh-Hant"})
"""Languages whose marks tell words apart; elsewhere people leave accents out."""
_SARA_AM: Final = re.compile("ํ([่-๋]?)า")
STEM: Final = "~"
"""Marks a stem, which is kin to other stems alone and never to a word spelled like it."""


def squash(text: str, language: str) -> str:
    """A word without case, spaces, hyphens and signs: what all its spellings have in common."""
    if text.isascii():
        return text.lower().translate(_IGNORED)
    text = unicodedata.normalize("NFKC", text).casefold().translate(_IGNORED)
    if language in _KEPT:
        # NFKC takes the Thai sara am apart and does not sort tone marks around it (N-03).
        return _SARA_AM.sub("\\1ำ", unicodedata.normalize("NFC", text))
    return "".join(char for char in unicodedata.normalize("NFD", text) if not _accent(char))


def _accent(char: str) -> bool:
    return unicodedata.category(char) == "Mn"


def variants(key: str, language: str) -> Iterator[str]:
    """Other keys under which a squashed word may be found: its inflections, undone."""
    undo = _ENDINGS.get(language)
    if undo is not None:
        yield from undo(key)


@lru_cache(maxsize=30_000)  # the same words are weighed again and again
def spellings(text: str, language: str) -> frozenset[str]:
    """All keys of a word; two words that share one are forms of the same word."""
    key = squash(text, language)
    return frozenset((key, *variants(key, language)))


# English

_IRREGULAR: Final = {
    "children": "child", "feet": "foot", "geese": "goose", "knives": "knife", "leaves": "leaf",
    "men": "man", "mice": "mouse", "oxen": "ox", "people": "person", "scarves": "scarf",
    "shelves": "shelf", "teeth": "tooth", "thieves": "thief", "wives": "wife", "wolves": "wolf",
    "women": "woman", "halves": "half", "loaves": "loaf", "lives": "life", "dice": "die",
}  # fmt: skip
_NO_PLURAL: Final = frozenset({"news", "mars", "lens", "christmas", "texas"})
_VOWELS: Final = frozenset("aeiouy")


def _english(word: str) -> Iterator[str]:
    if word in _IRREGULAR:
        yield _IRREGULAR[word]
    if len(word) > 3 and word.endswith("s") and word not in _NO_PLURAL:  # noqa: PLR2004
        if word.endswith("ies") and len(word) > 4:  # noqa: PLR2004
            yield word[:-3] + "y"
        elif word.endswith(("ses", "xes", "zes", "ches", "shes")):
            yield word[:-2]
        if not word.endswith(("ss", "us", "is")):
            yield word[:-1]
    for ending in ("ing", "ed"):
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < 3 or not _VOWELS & set(stem):  # noqa: PLR2004
            continue
        yield stem
        yield stem + "e"
        if stem[-1] == stem[-2]:
            yield stem[:-1]
        if stem.endswith("i"):
            yield stem[:-1] + "y"


# Indonesian

_ID_SUFFIXES: Final = ("nya", "kan", "lah", "an", "i", "ku", "mu")
_ID_PREFIXES: Final = (
    ("meng", ("", "k")), ("meny", ("s",)), ("mem", ("", "p")), ("men", ("", "t")), ("me", ("",)),
    ("peng", ("", "k")), ("peny", ("s",)), ("pem", ("", "p")), ("pen", ("", "t")), ("pe", ("",)),
    ("ber", ("",)), ("ter", ("",)), ("per", ("",)), ("di", ("",)), ("ke", ("",)), ("se", ("",)),
)  # fmt: skip
_ID_ROOT = 4


def _indonesian(word: str) -> Iterator[str]:
    half = len(word) // 2
    if len(word) % 2 == 0 and word[:half] == word[half:]:
        yield word[:half]
    cut = [word]
    cut += [word.removesuffix(end) for end in _ID_SUFFIXES if word.endswith(end)]
    for stem in cut:
        if stem != word and len(stem) >= _ID_ROOT:
            yield stem
        for prefix, heads in _ID_PREFIXES:
            if stem.startswith(prefix):
                rest = stem[len(prefix) :]
                yield from (head + rest for head in heads if len(head + rest) >= _ID_ROOT)


# Bulgarian and Estonian: stems that meet other stems

_BG_ARTICLES: Final = ("овете", "евете", "ията", "ият", "ът", "ят", "та", "то", "те")
_BG_ENDINGS: Final = (
    "ове", "еве", "ета", "ена", "ен", "на", "но", "ни", "ия", "а", "я", "и", "о", "е",
)  # fmt: skip
_BG_IRREGULAR: Final = {
    "деца": "дете", "хора": "човек", "очи": "око", "уши": "ухо", "ръце": "ръка", "крака": "крак",
    "братя": "брат", "господа": "господин", "птици": "птица", "пръсти": "пръст",
}  # fmt: skip
_BG_STEM = 4
_ET_ENDINGS: Final = (
    "mine", "tud", "nud", "sse", "ma", "ja", "da", "de", "te", "ga", "ks", "st", "le", "lt",
    "na", "ni", "d", "s",
)  # fmt: skip
_ET_STEM = 4


def _bulgarian(word: str) -> Iterator[str]:
    if word in _BG_IRREGULAR:
        yield _BG_IRREGULAR[word]
    stems = {word}
    for endings in (_BG_ARTICLES, _BG_ENDINGS):
        stems |= {s.removesuffix(e) for s in stems for e in endings if s.endswith(e)}
    yield from (STEM + stem for stem in sorted(stems) if len(stem) >= _BG_STEM)


def _estonian(word: str) -> Iterator[str]:
    stems = {word} | {word.removesuffix(end) for end in _ET_ENDINGS if word.endswith(end)}
    yield from (STEM + stem for stem in sorted(stems) if len(stem) >= _ET_STEM)


_ENDINGS: Final[dict[str, Callable[[str], Iterator[str]]]] = {
    "en": _english,
    "id": _indonesian,
    "bg": _bulgarian,
    "et": _estonian,
}


# Parts

_SHORTEST_PART: Final = {"zh-Hant": 1, "th": 3}
_PARTS_OF_KNOWN: Final = frozenset({"zh-Hant", "th", "et"})
"""Languages in which a part of a known word says much about it, as a rule."""
_PART = 4


def shortest_part(language: str) -> int:
    """The characters that a part must have to say something."""
    return _SHORTEST_PART.get(language, _PART)


def parts(key: str, language: str) -> Iterator[str]:
    """What may be a part of a squashed word: characters in Chinese, else beginnings and ends."""
    shortest = shortest_part(language)
    if language == "zh-Hant":
        yield from dict.fromkeys(key)
        return
    for cut in range(shortest, len(key) - 1):
        yield key[:cut]
    for cut in range(2, len(key) - shortest + 1):
        yield key[cut:]


def telling_parts(language: str) -> bool:
    """Whether the parts of known words are worth hearing too."""
    return language in _PARTS_OF_KNOWN

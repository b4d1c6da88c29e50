"""Typed text made comparable: RULES.md section 4, the part that all languages share."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from ..text import same, seen_of
from ..text import tidy as tidied

LONGEST: Final = 64
"""Characters of a clue; what exceeds them is not a word (N-11)."""

_QUOTES = "\"'`´‘’‚“”„«»‹›「」『』《》〈〉()[]{}<>*_~.,;:!?…。，、；：！？¡¿-‐‑–—"
_HYPHENS = re.compile("[‐‑‒–—−﹣－]")
_RADICALS = re.compile("[\u2e80-\u2fdf]")
"""Signs for the parts of Chinese characters; most look like a character and stand for it (N-01)."""
_STACKED = 3
"""More marks than this on one letter belong to no language: they are decoration."""


def tidy(text: str) -> str:
    """The clue as people mean it: NFC, no invisible characters, single spaces (N-02)."""
    text = _RADICALS.sub(_as_character, seen_of(text))
    text = "".join(
        char if not _unwanted(char) else " " if char in "\t\n\r\v\f" else "" for char in text
    )
    return _HYPHENS.sub("-", _without_decoration(tidied(text)))


def _as_character(found: re.Match[str]) -> str:
    return unicodedata.normalize("NFKC", found.group())


def _unwanted(char: str) -> bool:
    """Controls and lone surrogates; private and unassigned characters are left to be seen."""
    return unicodedata.category(char) in {"Cc", "Cs"}


def _without_decoration(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if marks <= _STACKED:
            kept.append(char)
    return "".join(kept)


def bare(text: str) -> str:
    """Without quotes and sentence punctuation around it (N-09); an abbreviation keeps its stop."""
    inner = text.strip(_QUOTES + " ")
    stop = text.strip(_QUOTES.replace(".", "") + " ").endswith(".")
    abbreviation = stop and inner and (len(inner) <= 4 or "." in inner)  # noqa: PLR2004 - short
    return inner + "." if abbreviation else inner


def fold(text: str) -> str:
    """The form in which two spellings count as one: NFKC and case folding (N-01)."""
    return same(text)


@lru_cache(maxsize=8192)
def script_of(char: str) -> str:
    """The script of a letter, by its Unicode name; empty for digits, marks and signs."""
    if not char.isalpha():
        return ""
    name = unicodedata.name(char, "UNKNOWN").split(" ")[0]
    return {"FULLWIDTH": "LATIN", "BOPOMOFO": "BOPOMOFO", "KANGXI": "CJK"}.get(name, name)


def is_mark(char: str) -> bool:
    """Whether it belongs to the letter before it."""
    return unicodedata.category(char) in {"Mn", "Mc"}


def scripts(text: str) -> set[str]:
    """The scripts that a text is written in."""
    return {script for char in text if (script := script_of(char))}


CONFUSABLE: Final = str.maketrans(
    "асеорхукмтвнѕіјԛԝһɡАСЕОРХУКМТВНЅІЈ", "aceopxykmtbhsijqwhgACEOPXYKMTBHSIJ"
)
"""Cyrillic letters that look like Latin ones (N-08)."""
CONFUSABLE_BACK: Final = str.maketrans("aceopxykmthACEOPXYKMTBH", "асеорхукмтнАСЕОРХУКМТВН")


def unmixed(text: str, script: str) -> str:
    """A word of mixed Latin and Cyrillic letters, as it looks in one script."""
    return text.translate(CONFUSABLE_BACK if script == "CYRILLIC" else CONFUSABLE)


_SPELLED = re.compile(r"\w(?:\s*-\s*\w)+", re.UNICODE)


def spelled_out(text: str) -> str:
    """The word that is spelled letter by letter, or nothing (N-05)."""
    return re.sub(r"[\s-]", "", text) if _SPELLED.fullmatch(text) else ""

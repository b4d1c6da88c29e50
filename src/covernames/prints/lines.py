"""Texts in lines that are no wider than there is room."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ..referee.languages.th_words import sentence
from .letters import width
from .marks import Face

_CLOSING: Final = "、。，！？：；）」』〉》”’…%"
_OPENING: Final = "（「『〈《“‘"
_CJK: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
_UNIT: Final = re.compile(rf"[{_OPENING}]*[{_CJK}][{_CLOSING}]*|[^\s{_CJK}]+[{_CLOSING}]*\s*|\s+")
"""What stays together: a word, or a Chinese character with the signs around it."""
_THAI: Final = re.compile("[ก-๎]+")
_LETTER: Final = re.compile(
    "[^\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0300-\u036f][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0300-\u036f]*"
)
"""A letter with its marks."""


def wrapped(text: str, face: Face, size: float, room: float) -> list[str]:
    """The lines of a text. Thai is broken between words, which the referee knows."""
    most = room / size
    lines, line = [], ""
    for unit in _UNIT.findall(text):
        for part in _parts(unit, face, most):
            if line and width((line + part).rstrip(), face) > most:
                lines.append(line.rstrip())
                line = part.lstrip()
            else:
                line += part
    return [*lines, line.rstrip()] if line.strip() else lines


def _parts(unit: str, face: Face, most: float) -> list[str]:
    """A unit in the pieces between which a line may end."""
    if width(unit.rstrip(), face) <= most and not _THAI.search(unit):
        return [unit]
    if _THAI.search(unit):
        return _words(unit)
    return [match.group() for match in _LETTER.finditer(unit)]


@lru_cache(1024)
def _words(text: str) -> list[str]:
    """The words of a Thai phrase; what stands before or after a word stays with it."""
    words: list[str] = []
    for piece in re.split("([ก-๎]+)", text):
        if _THAI.match(piece) and "".join(found := sentence(piece)) == piece:
            words += found
        elif words and not _THAI.match(piece):
            words[-1] += piece
        else:
            words.append(piece)
    return list(filter(None, words))

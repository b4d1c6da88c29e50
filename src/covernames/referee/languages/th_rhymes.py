"""Thai words that sound alike: homophones, and rhymes that strike people as such."""

from __future__ import annotations

from functools import cache
from typing import Final

from .th_sounds import Sound, last_sound, sound
from .th_words import entries, lexicon, mapped

_COMMON_RHYME: Final = 12
"""Where more words than this end alike, last syllables strike nobody as a rhyme."""


def are_homophones(clue: str, text: str) -> bool:
    """Whether two words are written differently and spoken alike (L-th-05)."""
    mine, theirs = last_sound(clue), last_sound(text)
    return clue != text and mine[1] is not None and mine == theirs


def rhyme(clue: str, text: str) -> str:
    """The options that settle a rhyme of two words (L-th-12); empty: they do not rhyme."""
    (before, mine), (stem, theirs) = last_sound(clue), last_sound(text)
    if mine is None or theirs is None or clue == text:
        return ""
    whole = not (before or stem)
    if whole and _nearly(mine, theirs):
        return "homophones|rhymes"
    ends = clue[len(before) :], text[len(stem) :]
    heard = _rhymes(mine, theirs, *ends) and (whole or _is_striking(mine, *ends))
    return "rhymes" if heard else ""


def _rhymes(mine: Sound, theirs: Sound, clue: str, text: str) -> bool:
    """Whether two syllables rhyme, and nothing else joins them."""
    if mine[1:3] != theirs[1:3]:
        return False
    if clue.endswith(text) or text.endswith(clue):  # no rhyme, but letters: รุ่น in คุกรุ่น
        return False
    themed = any({clue, text} <= theme for theme in _themes())
    return mine.initial != theirs.initial and not themed


def _is_striking(mine: Sound, clue: str, text: str) -> bool:
    """Whether so few words end alike that even last syllables are heard to rhyme.

    Loans end alike by the hundred: สตรีมเมอร์, คอมพิวเตอร์.
    """
    if tone_mark(clue) != tone_mark(text) or (clue[-1] == text[-1] == "์"):
        return False
    return rhyme_words().get((mine.vowel, mine.final, tone_mark(clue)), 0) <= _COMMON_RHYME


def _nearly(mine: Sound, theirs: Sound) -> bool:
    """Whether two syllables differ in nothing but first sounds that people confuse."""
    return mine[1:] == theirs[1:] and {mine.initial, theirs.initial} in _near_sounds()


def tone_mark(word: str) -> str:
    """The first tone mark of a word, or nothing."""
    return next((char for char in word if char in "่้๊๋"), "")


@cache
def rhyme_words() -> dict[tuple[str, str, str], int]:
    """How many usual words of one syllable end alike."""
    counts: dict[tuple[str, str, str], int] = {}
    lex = lexicon()
    for word, count in lex.frequency.items():
        if count >= 100 and word in lex.core:  # noqa: PLR2004 - usual words
            heard = sound(word)
            if heard:
                key = (heard.vowel, heard.final, tone_mark(word))
                counts[key] = counts.get(key, 0) + 1
    return counts


@cache
def _themes() -> tuple[frozenset[str], ...]:
    return tuple(frozenset(line) for line in entries("themes"))


@cache
def _near_sounds() -> frozenset[frozenset[str]]:
    return frozenset(frozenset(pair.split("/")) for pair in mapped("speech").get("near:", ()))

"""How Chinese words sound: homophones and rhymes (A-20)."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from ..normalise import scripts
from .zh_writing import lines, simplified

_SYLLABLE = re.compile(r"(zh|ch|sh|[bpmfdtnlgkhjqxrzcs]?)([a-zê]+)")
_FULL = {"iu": "iou", "ui": "uei", "un": "uen", "ie": "ieh", "ve": "veh"}
"""Finals that pinyin writes short, and the vowel of 也 and 月, which is not that of 鵝."""
_MEDIAL = re.compile("^[iuv](?=[aeo])")
_BLURRED = {"zh": "z", "ch": "c", "sh": "s"}
"""Many people in Taiwan say 知 like 姿, and 清 like 親: a whole word is hardly so by chance."""
_HISSING = frozenset({"zh", "ch", "sh", "r", "z", "c", "s"})


class Syllable(NamedTuple):
    """A syllable without its tone."""

    initial: str
    medial: str
    rime: str


def syllable(pinyin: str) -> Syllable:
    """Take pinyin apart as zhuyin does: 喵 is m-i-ao, 鹽 is i-an, 水 is sh-u-ei."""
    for letters, sound in (("yu", "v"), ("yi", "i"), ("y", "i"), ("wu", "u"), ("w", "u")):
        if pinyin.startswith(letters):
            pinyin = sound + pinyin[len(letters) :]
            break
    if pinyin[:1] in {"j", "q", "x"} and pinyin[1:2] == "u":
        pinyin = pinyin[0] + "v" + pinyin[2:]
    found = _SYLLABLE.fullmatch(pinyin)
    if found is None:
        return Syllable("", "", pinyin)
    initial, final = found.groups()
    final = _FULL.get(final, final)
    if final == "i" and initial in _HISSING:
        return Syllable(initial, "", "")
    medial = _MEDIAL.match(final)
    return Syllable(initial, medial.group() if medial else "", _MEDIAL.sub("", final))


@cache
def _taiwan() -> dict[str, list[str]]:
    """Readings of Taiwan, and the readings of characters that have several."""
    return {row[0]: row[1:] for row in (line.split() for line in lines("readings"))}


@lru_cache(maxsize=20_000)
def sounds(text: str) -> tuple[frozenset[Syllable], ...]:
    """The syllables of a word, each with its readings; nothing if it cannot be read."""
    if scripts(text) != {"CJK"} or importlib.util.find_spec("pypinyin") is None:
        return ()
    if len(text) > 1 and text in _taiwan():
        return tuple(frozenset({syllable(reading)}) for reading in _taiwan()[text])
    from pypinyin import lazy_pinyin  # noqa: PLC0415 - only when needed

    readings = lazy_pinyin(simplified(text))
    if len(readings) != len(text):
        return ()
    if len(text) == 1:  # a word tells how its characters are read; one alone may be read either way
        readings += _taiwan().get(text, [])
        return (frozenset(map(syllable, readings)),)
    return tuple(frozenset({syllable(reading)}) for reading in readings)


def _likenesses(one: Syllable, *, blur: bool) -> Iterator[tuple[str, ...]]:
    """What a syllable shares with those like it: all but the tone, or but the medial (喵, 貓)."""
    yield one
    if one.initial and one.rime:
        yield one.initial, one.rime
    if blur:
        rime = one.rime[:-1] if one.rime in {"ing", "eng"} else one.rime
        yield _BLURRED.get(one.initial, one.initial), one.medial, rime


@lru_cache(maxsize=20_000)
def _alike(text: str) -> tuple[frozenset[tuple[str, ...]], ...]:
    """How a word may be heard; one of several syllables also as many people say it."""
    heard = sounds(text)
    blur = len(heard) > 1
    return tuple(
        frozenset(k for each in one for k in _likenesses(each, blur=blur)) for one in heard
    )


@lru_cache(maxsize=20_000)
def _rimes(text: str) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(each.rime for each in one) for one in sounds(text))


def homophones(clue: str, card: str) -> bool:
    """Whether two words sound alike, syllable by syllable."""
    mine, theirs = _alike(clue), _alike(card)
    return 0 < len(mine) == len(theirs) and not any(map(frozenset.isdisjoint, mine, theirs))


def rhymes(clue: str, card: str) -> bool:
    """Whether two words end alike, syllable by syllable."""
    mine, theirs = _rimes(clue), _rimes(card)
    return 0 < len(mine) == len(theirs) and not any(map(frozenset.isdisjoint, mine, theirs))

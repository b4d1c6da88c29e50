"""Chinese words: which strings of characters are one word, a name, a title, or several words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from ..lexicons import lines as lines_of
from ..normalise import scripts
from .zh_writing import characters, in_taiwan, lines, simplified

Kind = Literal["word", "name", "title", ""]

_NAME_TAGS = frozenset({"nr", "nrt", "nrfg", "ns", "nt"})
"""jieba's tags for persons, places and bodies; nz, other names, holds ordinary words."""
_UNSURE = {2: {"nr", "nrfg", "ns", "nt"}, 3: {"nr", "nrt", "nrfg"}}
"""Tags that say little for entries of that length."""
_PLACES = frozenset("市县区镇乡州省国岛村山河江湖溪湾港峡岭洲寺宫")
"""How the lexicon's places end; its other places are mostly ordinary words (太阳穴, 独木桥)."""
_LONGEST = 8
"""Longer entries are talk, not words."""
_NAME = 2
"""Most words, stems and given names have two characters."""
_MOSTLY = 0.7
"""An unknown word with so large a share of the characters of foreign names is one."""
_HALF = 0.5
"""It is enough for what the lexicon calls a place."""
_TALK = 5
"""So many characters, with two words that only talk has, are a sentence."""
_COMMON = b"\xc9"
"""Big5 has the common characters first."""
_COUNTED = re.compile("[二兩三四五六七八九十百千萬幾0-9]+[個隻](?=.)")
_DATED = re.compile(r"\d+[月日年號點樓歲元度分秒]")
_LETTERED = re.compile(r"[a-z]{1,2}[型級字咖餐班]")


@cache
def listed(name: str) -> frozenset[str]:
    """The words of one of our data files, in simplified characters as the lexicon is."""
    return frozenset(simplified(word) for line in lines(name) for word in line.split())


class Lexicon(NamedTuple):
    """The words of jieba's dictionary."""

    words: frozenset[str]
    names: frozenset[str]


@cache
def lexicon() -> Lexicon:
    """Jieba's dictionary, without single characters: they have a rule of their own.

    Its tags for names are right for long entries only: most of the short ones are ordinary words
    (鈕扣, 柳橙). The short names that people play with are in our own list.
    """
    words: set[str] = set()
    names: set[str] = set()
    short: list[str] = []
    foreign = frozenset(map(simplified, affixes()["foreign"]))
    for entry in lines_of("zh-jieba"):
        word, tag = entry.split(" ")
        if len(word) > _LONGEST:
            continue
        if tag in _UNSURE.get(len(word), ()):
            short.append(word)
        elif tag in _NAME_TAGS and _looks_like_name(word, tag, foreign):
            names.add(word)
        else:
            words.add(word)
    surnames = frozenset(map(simplified, affixes()["surnames"]))
    plain = listed("ordinary") | words
    for word in short:
        if (
            len(word) == _NAME
            or word[:_NAME] in plain
            or (word[0] not in surnames and word[1:] in plain)
        ):
            words.add(word)
    return Lexicon(frozenset(words), frozenset(names))


def _looks_like_name(word: str, tag: str, foreign: frozenset[str]) -> bool:
    share = sum(char in foreign for char in word) / len(word)
    if tag == "ns":
        return word[-1] in _PLACES or share == 1 or (share >= _HALF and len(word) > _NAME + 1)
    return (tag == "nt" and len(word) > _NAME + 1) or share == 1


@lru_cache(maxsize=20_000)
def kind(word: str) -> Kind:
    """What a folded string is: a word, a name, a title, or nothing that we know."""
    if len(word) == 1:
        return "word" if scripts(word) == {"CJK"} and _is_common(word) else ""
    if simplified(word) in listed("mixed") or _DATED.fullmatch(word) or _LETTERED.fullmatch(word):
        return "word"
    return _kind(word) or next(filter(None, map(_kind, _respelled(word))), "") or _built(word)


def _respelled(word: str) -> Iterator[str]:
    """The word with a character that others write for one of its own (砲彈, 炮彈)."""
    akin = characters().akin
    for at, char in enumerate(word):
        for other in akin.get(char, ()):
            yield word[:at] + other + word[at + 1 :]


def _kind(word: str) -> Kind:
    short = simplified(word)
    if short in listed("titles"):
        return "title"
    if short in listed("names"):
        return "name"
    if short in listed("words") or short in listed("ordinary"):
        return "word"
    if len(word) > _NAME and _foreign(word) == 1:
        return "name"
    return _in_lexicon(short) or _in_lexicon(simplified(word, "tw2sp"))


def _is_common(char: str) -> bool:
    """Whether a character is in everyday use, by the encodings of Taiwan and the mainland."""
    try:
        return in_taiwan(char, _COMMON) or bool(simplified(char).encode("gb2312"))
    except UnicodeEncodeError:
        return False


def _foreign(word: str) -> float:
    """How much of a word is written with the characters that serve for foreign names."""
    return sum(char in affixes()["foreign"] for char in word) / len(word)


def _in_lexicon(short: str) -> Kind:
    if short in lexicon().words:
        return "word"
    return "name" if short in lexicon().names else ""


def _built(word: str) -> Kind:
    """Words and names that are in no list, but built as such words are: 除濕機, 周杰倫, 湖口鄉."""
    parts = affixes()
    if len(word) > _NAME and word[-1] in parts["last"] and kind(word[:-1]) == "word":
        return "word"
    if len(word) == _NAME + 1 and word[0] in parts["first"] and kind(word[1:]) == "word":
        return "word"
    if len(word) > _NAME and (word[-1] in parts["places"] or _foreign(word) > _MOSTLY):
        return "name"
    surname = next((one for one in (word[:2], word[:1]) if one in parts["surnames"]), "")
    given = len(word) - len(surname)
    return "name" if surname and 1 <= given <= _NAME else ""


@cache
def affixes() -> dict[str, frozenset[str]]:
    """Of what words and names are built."""
    rows = (line.partition(": ") for line in lines("affixes"))
    found: dict[str, frozenset[str]] = {}
    for name, _, items in rows:
        found[name] = found.get(name, frozenset()) | frozenset(items.split())
    return found


@lru_cache(maxsize=20_000)
def several(text: str) -> tuple[str, ...]:
    """The words of a phrase or sentence; a single one if the text may be a word (L-zh-03)."""
    if len(text) <= 1 or kind(text):
        return (text,)
    for at in range(1, len(text)):
        before, char, after = text[:at], text[at], text[at + 1 :]
        if char == "的" and not _in_word(text, at, affixes()["of"]):
            return tuple(filter(None, (before, char, after)))
        joins = char == "與" or (char == "和" and min(len(before), len(after)) >= _NAME)
        if joins and kind(before) and kind(after) and not _in_word(text, at):
            return (before, char, after)
    counted = _COUNTED.match(text)
    if counted and kind(text[counted.end() :]):
        return (counted.group(), text[counted.end() :])
    if text[0] == "很":
        return ("很", text[1:])
    words = segments(text)
    talk = len(text) >= _TALK and sum(word in affixes()["talk"] for word in words) > 1
    return words if talk else (text,)


def _in_word(text: str, at: int, words: frozenset[str] = frozenset()) -> bool:
    """Whether the character there belongs to a longer word of the text."""
    starts, ends = range(max(0, at - 3), at + 1), range(at + 1, at + 5)
    inside = {text[start:end] for start in starts for end in ends}
    if words:
        return bool(inside & words)
    return any(simplified(part) in lexicon().words for part in inside if part != text)


def segments(text: str) -> tuple[str, ...]:
    """The fewest words that a text can be read as."""
    best: list[tuple[str, ...]] = [()]
    for end in range(1, len(text) + 1):
        starts = range(max(0, end - _LONGEST), end)
        fitting = [s for s in starts if end - s == 1 or simplified(text[s:end]) in lexicon().words]
        best.append(min((best[s] + (text[s:end],) for s in fitting), key=len))
    return best[-1]

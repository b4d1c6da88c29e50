"""Chinese words: which strings of characters are a word, a name, or a title."""

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
LONGEST = 8
"""Longer entries are talk, not words."""
_NAME = 2
"""Most words, stems and given names have two characters."""
_MOSTLY = 0.7
"""An unknown word with so large a share of the characters of foreign names is one."""
_HALF = 0.5
"""It is enough for what the lexicon calls a place."""
_COMMON = b"\xc9"
"""Big5 has the common characters first."""
_PARTICLES = frozenset("的了嗎呢很們這我你")
"""Characters that no name has which is known by its shape alone."""
_WANTING = re.compile("需要|可以|應該|必須|能夠|[要想在很]")
"""What begins a phrase where a word stands behind it (要付錢), and else a word (想像力)."""
DOUBLED = re.compile(r"(.)\1的")
"""圓圓的: half a word, half a phrase."""
_DATED = re.compile(
    r"\d+(?:[月日年號點樓歲元度分秒天週集折倍吋人禁後]|小時|分鐘|年代|世紀|公分|公里|公斤|星座|生肖|號線)"
)
_LETTERED = re.compile(r"[a-z]{1,2}[型級字咖餐班]")


@cache
def listed(name: str) -> frozenset[str]:
    """The words of one of our data files, in simplified characters as the lexicon is."""
    return frozenset(simplified(word) for line in lines(name) for word in line.split())


@cache
def in_use() -> dict[str, tuple[str, ...]]:
    """English words that Taiwan says every day, each with what it means in Chinese."""
    entries = (entry.casefold().split("=") for line in lines("in-use") for entry in line.split())
    return {word: tuple(means) for word, *means in entries}


class Lexicon(NamedTuple):
    """The words of jieba's dictionary."""

    words: frozenset[str]
    names: frozenset[str]
    verbs: frozenset[str]
    """With the words for how things are, which are verbs too."""


@cache
def lexicon() -> Lexicon:
    """Jieba's dictionary, without single characters: they have a rule of their own.

    Its tags for names are right for long entries only: most of the short ones are ordinary words
    (鈕扣, 柳橙). The short names that people play with are in our own list.
    """
    words: set[str] = set()
    names: set[str] = set()
    verbs: set[str] = set()
    short: list[str] = []
    foreign = frozenset(map(simplified, affixes()["foreign"]))
    for entry in lines_of("zh-jieba"):
        word, tag = entry.split(" ")
        if len(word) > LONGEST:
            continue
        if tag in _UNSURE.get(len(word), ()):
            short.append(word)
        elif tag in _NAME_TAGS and _looks_like_name(word, tag, foreign):
            names.add(word)
        else:
            words.add(word)
            if tag in {"v", "vn", "a"}:
                verbs.add(word)
    surnames = frozenset(map(simplified, affixes()["surnames"]))
    plain = listed("ordinary") | words
    for word in short:
        if (
            len(word) == _NAME
            or word[:_NAME] in plain
            or (word[0] not in surnames and word[1:] in plain)
        ):
            words.add(word)
    return Lexicon(frozenset(words), frozenset(names), frozenset(verbs))


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
    if DOUBLED.fullmatch(word):
        return ""
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
        wanting = _WANTING.match(word)
        if not (wanting and kind(word[wanting.end() :])):
            return "word"
    if len(word) == _NAME + 1 and word[0] in parts["first"] and kind(word[1:]) == "word":
        return "word"
    if not _PARTICLES.isdisjoint(word):
        return ""
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

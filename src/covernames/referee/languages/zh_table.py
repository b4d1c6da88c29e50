"""Talk about the table instead of the world: where a card lies, how a word is written.

Neither is a clue (C-111, C-112). Where a visible card has to do with places or with writing itself,
people decide.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from .zh_writing import characters_between, lines

_NUMERAL = "[一二兩三四五六七八九十0-9]+"
_NAMED = re.compile("(.)(?:字[旁邊頭底框]|字?部首)|([水木艸金火土言糸竹女犬虫鳥魚雨示辵疒貝])部")
"""How a radical is called by itself; 手部, 足部 are parts of the body."""
_SPOT = re.compile(
    "(?:最|正|從|在|數來|算起|過來|往|左|右|上|下|中|前|後|邊|面|方|間|央|角落|角|旁|隔壁|倒數"
    "|第?[一二三四五六七八九十0-9]+|那|這|排|列|行|格|欄|橫|直|張|個)+"
)
_CARDS = frozenset("排列行格欄張個")
_SIDES = re.compile("左|右|中間|中央|角落|旁邊|隔壁|[上下][面排]|最[上下]|第.+[第最]")
_SHORT = 3
_TWICE = re.compile(r"(.)\1")


@cache
def _rows(name: str) -> frozenset[str]:
    """The items that our list has under a name."""
    rows = (line.partition(": ") for line in lines("table"))
    return frozenset(item for key, _, items in rows if key == name for item in items.split())


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile("|".join(sorted(_rows(name))).replace("#", _NUMERAL))


@lru_cache(maxsize=20_000)
def is_place(text: str) -> bool:
    """Whether it can only say where a card lies: 左上角, 第二排第三張 (C-112)."""
    return _is_spot(text) or bool(_pattern("place").fullmatch(text))


def _is_spot(text: str) -> bool:
    """Whether it says so at length: 右邊那個."""
    placed = len(text) > _SHORT and _SPOT.fullmatch(text) and _SIDES.search(text)
    return bool(placed) and not _CARDS.isdisjoint(text)


def points_at(clue: str, cards: Sequence[str]) -> bool:
    """Whether a clue points at a place, and no card has such places itself, as 郵票 has corners."""
    return is_place(clue) and (_is_spot(clue) or _rows("things").isdisjoint(cards))


@cache
def _radicals() -> dict[str, frozenset[str]]:
    """For each name of a radical the characters that have it."""
    found: dict[str, frozenset[str]] = {}
    for line in lines("radicals"):
        names, _, text = line.partition(": ")
        having, _, besides = text.partition(" / ")
        found.update(dict.fromkeys(names.split(), characters_between(having) - set(besides)))
    return found


def _radical(clue: str) -> frozenset[str]:
    """The characters with the radical that a clue names; none if it names none."""
    named = _NAMED.fullmatch(clue)
    name = (named[1] or named[2]) if named else clue.removesuffix("部首")
    return _radicals().get(name, frozenset()) if named or len(name) > 1 else frozenset()


@lru_cache(maxsize=20_000)
def is_writing(clue: str) -> bool:
    """Whether it is said of how words are written: 三點水, 八畫, 疊字."""
    return clue in _rows("doubled") or bool(_pattern("writing").fullmatch(clue) or _radical(clue))


def written_so(clue: str, cards: Sequence[str]) -> str:
    """The first card that is written as the clue says, or nothing (C-111)."""
    if not cards or not is_writing(clue) or not _rows("schooling").isdisjoint(cards):
        return ""
    if _pattern("writing").fullmatch(clue):
        return cards[0]
    having = _radical(clue)
    so = (card for card in cards if (_TWICE.search(card) if not having else having & set(card)))
    return next(so, "")

"""Chinese phrases and sentences: written without a space, and yet several words (L-zh-03).

A text that is a word, a name or a title never comes here. Of the rest only what no word is built
like counts as a phrase: 可以拿來喝, 長得像貓, 左邊第三張. All else stays one, and is asked about.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from .zh_words import DOUBLED, LONGEST, affixes, kind, lexicon, listed
from .zh_writing import lines, simplified

_PAIR = 2
"""Most words have two characters."""
_SHORT = 3
"""Two characters may always be a word."""
_TALK = 4
"""So many characters, with two words that mostly talk has, are a sentence."""
_COUNTED = re.compile("[二兩三四五六七八九十百千萬幾0-9]+[個隻](?=.)")
_MEASURED = re.compile("(?!三杯)[一二兩三四五六七八九十幾0-9]+[張條雙杯瓶碗顆輛件位群種個隻](?=..)")
"""Other measures also stand in words; 三杯 is a way to cook."""
_HOLDS = re.compile("有(?:[一二兩三四五六七八九十幾0-9]+[個隻張條雙顆]|很多|許多|好多|一些)")
_PLACED = re.compile("[住放長掛戴穿躺坐站睡養種貼寫畫飛游藏躲埋飄浮擺停印踩綁塗擦含插鋪開]在(?=..)")
_JUDGED = re.compile(
    "[跑飛跳長吃走睡叫游賣唱動看說爬熱冷痛累笑變穿做來開]得(?:很|太|像|不|最|超|好|快|慢|高|遠|多|大|要)"
)
_COMPARED = re.compile("比(?:(.+?)[更還].{1,2}|(..+?)[大小高矮重輕快慢貴長短多少好])")
_DOUBLED = re.compile("(又|越|愈)[^又越愈]{1,2}\\1[^又越愈]{1,2}")
_TOGETHER = re.compile("你.我.")
"""Such are set phrases: 你來我往."""
_ONCE = re.compile("一.{1,2}就.")
_ACTS = frozenset(
    "飛跑跳動叫咬游吃喝爬響痛唱走說轉滾燒變流飄掉哭笑死躲騙偷抓加用怕買玩看穿戴搭騎戳"
)
_WITHIN = frozenset("面裡上下中邊內外")


@lru_cache(maxsize=20_000)
def several(text: str, *, said: bool = False) -> tuple[str, ...]:
    """The words of a phrase or sentence; a single one if the text may be a word (L-zh-03).

    What is said anyway, as our associations have it, is several words only if it is marked so.
    """
    if len(text) <= 1 or kind(text) or DOUBLED.fullmatch(text):
        return (text,)
    parts = _joined(text) or _counted(text, _COUNTED) or (() if said else _counted(text, _MEASURED))
    if parts:
        return parts
    if text[0] == "很" or _built_so().fullmatch(text):
        return (text[0], text[1:])
    words = (text,) if said else segments(text)
    return words if len(words) > 1 and _is_talk(text, words) else (text,)


@cache
def _built_so() -> re.Pattern[str]:
    """The patterns of phrases; the first lines say what stands for a verb, and for how it is."""
    verb, manner, *patterns = (
        line.removeprefix("V: ").removeprefix("A: ") for line in lines("phrases")
    )
    return re.compile("|".join(patterns).replace("V", verb).replace("A", manner))


def _joined(text: str) -> tuple[str, ...]:
    """What stands on both sides of a particle or of an "and"."""
    for at in range(1, len(text)):
        before, char, after = text[:at], text[at], text[at + 1 :]
        if char == "的" and not _in_word(text, at, affixes()["of"]):
            return tuple(filter(None, (before, char, after)))
        joins = char == "與" or (char in "和跟或及" and min(len(before), len(after)) >= _PAIR)
        if joins and kind(before) and kind(after) and not _in_word(text, at):
            return (before, char, after)
    return ()


def _counted(text: str, measures: re.Pattern[str]) -> tuple[str, ...]:
    """A number, a measure and a thing."""
    counted = measures.match(text)
    if counted and kind(text[counted.end() :]):
        return (counted.group(), text[counted.end() :])
    return ()


def _is_talk(text: str, words: tuple[str, ...]) -> bool:
    """Whether an unknown text is built as only phrases and sentences are."""
    if _DOUBLED.fullmatch(text):
        return True
    if len(text) < _SHORT:
        return False
    found = affixes()
    if not found["phrase"].isdisjoint(words) or _ends(text, words) or _begins(text, words):
        return True
    if _ONCE.search(text) or _HOLDS.match(text) or _PLACED.search(text) or _JUDGED.search(text):
        return True
    compared = _COMPARED.fullmatch(text)
    if compared and kind(compared[1] or compared[2]):
        return True
    weak = len(found["talk"].intersection(words))
    return len(text) >= _TALK and (weak > 1 or _helped(words))


def _begins(text: str, words: tuple[str, ...]) -> bool:
    """Verbs, pronouns and prepositions before the rest: 會游泳, 我最愛, 在天上飛, 像雪花."""
    first, second = words[0], words[1]
    if len(first) > 1 or _TOGETHER.fullmatch(text):
        return False
    whole = len(second) > 1
    verb = whole and simplified(second) in lexicon().verbs
    return (
        first in affixes()["opening"]
        or (first in {"在", "是"} and whole)
        or (first in {"會", "能", "太"} and verb)
        or (first in {"會", "能"} and second in _ACTS)
        or (first == "沒" and text[-1] == "過")
        or (first == "像" and len(words) == _PAIR)
    )


def _ends(text: str, words: tuple[str, ...]) -> bool:
    """吃飽了, 好玩嗎, 下課之後, 睡覺時, 可怕東西, 跟水有關."""
    last = words[-1]
    if last == "時":
        return simplified(words[-2]) in lexicon().verbs
    if last in affixes()["closing"]:
        return len(text) > _SHORT or len(last) == 1
    return last in affixes()["calling"] and len(text) > _SHORT


def _helped(words: tuple[str, ...]) -> bool:
    """A subject, an auxiliary or adverb, and a verb: 下雨天會用到, 聲音很大, 裡面有水."""
    if any(word[0] == "很" or (word[0] == "會" and word[1:] in _ACTS) for word in words[1:]):
        return True
    for before, word, after in zip(words, words[1:], words[2:], strict=False):
        if len(before) == 1:
            continue
        if word == "有" and before[-1] in _WITHIN:
            return True
        acts = after[0] in _ACTS or simplified(after) in lexicon().verbs
        if acts and word in affixes()["helping"]:
            return True
    return False


def _in_word(text: str, at: int, words: frozenset[str] = frozenset()) -> bool:
    """Whether the character there belongs to a longer word of the text."""
    starts, ends = range(max(0, at - 3), at + 1), range(at + 1, at + 5)
    inside = {text[start:end] for start in starts for end in ends}
    if words:
        return bool(inside & words)
    return any(_is_listed(part) for part in inside if len(part) > 1 and part != text)


def _is_listed(part: str) -> bool:
    short = simplified(part)
    return (
        short in lexicon().words
        or short in lexicon().names
        or any(short in listed(name) for name in ("words", "ordinary", "names"))
    )


def _is_word(part: str) -> bool:
    return part in _spoken() or _is_listed(part)


@cache
def _spoken() -> frozenset[str]:
    """The words of phrases, which need no lexicon."""
    return frozenset().union(*(affixes()[name] for name in ("talk", "phrase", "closing")))


def segments(text: str) -> tuple[str, ...]:
    """The fewest words that a text can be read as."""
    best: list[tuple[str, ...]] = [()]
    for end in range(1, len(text) + 1):
        starts = range(max(0, end - LONGEST), end)
        fitting = [s for s in starts if end - s == 1 or _is_word(text[s:end])]
        best.append(min((best[s] + (text[s:end],) for s in fitting), key=_cost))
    return best[-1]


def _cost(words: tuple[str, ...]) -> tuple[int, int]:
    """Of readings with as many words the one with more words of phrases is better."""
    return len(words), -len(_spoken().intersection(words))

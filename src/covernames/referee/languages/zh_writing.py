"""Chinese characters: which of them are one and the same in Taiwan (N-10)."""

from __future__ import annotations

import importlib.util
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ..normalise import script_of

DATA = Path(__file__).parent.parent / "data"
_TOKEN = re.compile(r"[a-z]+|\d+|\w")


def lines(name: str) -> list[str]:
    """The lines of one of our data files, without notes."""
    text = (DATA / f"zh-{name}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@cache
def _converter(name: str) -> Any:  # noqa: ANN401 - OpenCC ships without types
    if importlib.util.find_spec("opencc") is None:
        return None
    import opencc  # noqa: PLC0415 - only when needed

    return opencc.OpenCC(name)


@lru_cache(maxsize=50_000)
def simplified(text: str, config: str = "tw2s") -> str:
    """In simplified characters, as the lexicons are written; unchanged without OpenCC."""
    convert = _converter(config)
    return str(convert.convert(text)) if convert else text


class Characters(NamedTuple):
    """What ``data/zh-characters.txt`` says."""

    same: dict[str, str]
    apart: frozenset[str]
    akin: dict[str, frozenset[str]]


@cache
def characters() -> Characters:
    """Read our list of characters."""
    same: dict[str, str] = {}
    akin: dict[str, frozenset[str]] = {}
    apart: set[str] = set()
    for line in lines("characters"):
        kind, _, groups = line.partition(": ")
        for group in groups.split():
            if kind == "akin":
                apart.update(group)
                for char in group:
                    akin[char] = akin.get(char, frozenset()) | (set(group) - {char})
            else:
                same.update(dict.fromkeys(group[1:], group[0]))
                apart.update(group[0] if kind == "apart" else ())
    return Characters(same, frozenset(apart), akin)


@cache
def _merged() -> dict[str, frozenset[str]]:
    """Simplified characters that stand for several in Taiwan: 发 for 發 and 髮."""
    found: dict[str, set[str]] = {}
    for char in characters().apart:
        found.setdefault(simplified(char), set()).add(char)
    return {short: frozenset(full) for short, full in found.items() if full != {short}}


def in_taiwan(char: str, last: bytes = b"\xf9\xfe") -> bool:
    """Whether a character is in Big5, Taiwan's own encoding; up to C9 it holds the common ones."""
    try:
        return char.encode("big5") <= last
    except UnicodeEncodeError:
        return False


def is_simplified(text: str) -> bool:
    """Whether a text has characters that in Taiwan are but the simplified forms of others."""
    return any(
        char in _merged() or (simplified(char) == char and not in_taiwan(char))
        for char in text
        if char not in characters().apart and script_of(char) == "CJK"
    )


def characters_between(text: str) -> frozenset[str]:
    """The characters of a text, with all those between two that a hyphen joins."""
    ends = re.findall("(.)-(.)", text)
    within = (chr(code) for first, last in ends for code in range(ord(first), ord(last) + 1))
    return frozenset(text).union(within) - {"-", " "}


def tokens(text: str) -> list[str]:
    """The characters of a folded text; Latin letters and digits that stand together are one."""
    return _TOKEN.findall(text)


@lru_cache(maxsize=20_000)
def written(text: str) -> tuple[str, ...]:
    """The characters of a folded text, each in one form, whatever form it was written in.

    后 and 後 are two characters in Taiwan, so forms are compared as they stand. Only a text in
    simplified characters is converted, as a whole: its words tell 发 for 發 from 发 for 髮.
    """
    text = "".join(characters().same.get(char, char) for char in text)
    merged = any(char in _merged() for char in text)
    full = simplified(text, "s2tw") if merged and is_simplified(text) else text
    return tuple(map(_canonical, tokens(full)))


def _canonical(token: str) -> str:
    known = characters()
    token = known.same.get(token, token)
    return token if len(token) > 1 or token in known.apart else simplified(token)


def perhaps_shared(clue: str, card: str) -> str:
    """A character of the card that the clue may be said to have too, or nothing."""
    akin = characters().akin
    theirs = written(card)
    for char in written(clue):
        for other in theirs:
            if other in akin.get(char, ()):
                return other
    siblings = {char for char in theirs if any(char in _merged().get(own, ()) for own in clue)}
    if not siblings:
        return ""
    if not is_simplified(clue):  # 心里 has no simplified character, yet it means 心裡
        siblings &= set(simplified(simplified(clue), "s2tw"))
    return min(siblings, default="")

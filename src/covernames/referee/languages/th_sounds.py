"""How a Thai syllable sounds: enough to know a homophone or a rhyme (L-th-05, L-th-12)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple


class Sound(NamedTuple):
    """One syllable. The tone is a letter: mid, low, falling, high, rising."""

    initial: str
    vowel: str
    final: str
    tone: str


_INITIALS: Final = {
    **dict.fromkeys("ขคฆฃฅ", "kh"),
    **dict.fromkeys("ฉชฌ", "ch"),
    **dict.fromkeys("ซศษส", "s"),
    **dict.fromkeys("ญย", "y"),
    **dict.fromkeys("ฎด", "d"),
    **dict.fromkeys("ฏต", "t"),
    **dict.fromkeys("ฐฑฒถทธ", "th"),
    **dict.fromkeys("ณน", "n"),
    **dict.fromkeys("ผพภ", "ph"),
    **dict.fromkeys("ฝฟ", "f"),
    **dict.fromkeys("ลฬ", "l"),
    **dict.fromkeys("หฮ", "h"),
} | dict(zip("กงจบปมรวอ", ("k", "ng", "c", "b", "p", "m", "r", "w", "-"), strict=True))
_FINALS: Final = {
    **dict.fromkeys("กขคฆ", "k"),
    **dict.fromkeys("จฉชซฌฎฏฐฑฒดตถทธศษส", "t"),
    **dict.fromkeys("บปผพฟภ", "p"),
    **dict.fromkeys("ญณนรลฬ", "n"),
} | dict(zip("งมยว", ("ng", "m", "y", "w"), strict=True))
_MIDDLE: Final = frozenset("กจฎฏดตบปอ")
_HIGH: Final = frozenset("ขฃฉฐถผฝศษสห")
_STOPS: Final = frozenset("ktp")
_LEADING: Final = re.compile("ห[งญนมยรลว]|อย")
_CLUSTER: Final = re.compile("[กขค][รลว]|[ปพบฟ][รล]|ผล|[ตทดจซสศ]ร")
_DOUBLE_FINALS: Final = re.compile("[กตทชร]ร|ทธ|ตต|ร[ถคทธ]|หม|นท")
_SILENT: Final = (re.compile("[ก-ฮ][ิุ]?์"), re.compile("(?:[ตทดค]ร|ษ[ณฎ]|จน|ทน|ตถ)์"))
"""Letters that are not spoken: one, or two where one leaves nothing to read: ลักษณ์, พักตร์."""
_READ_AS: Final = (("ฤกษ์", "เริก"), ("ฤๅ", "รือ"), ("ฤทธิ์", "ริด"))
_SPOKEN_LONG: Final = {
    "เท้า": "ท้าว",
    "เช้า": "ช้าว",
    "เก้า": "ก้าว",
    "ไม้": "ม้าย",
    "ได้": "ด้าย",
    "น้ำ": "น้าม",
}
"""Words whose vowel is written short and spoken long; elsewhere ้ keeps it short: เข้า, ให้."""
_STARTS: Final = re.compile("[ก-ฮเแโใไ]")
_SYLLABLE: Final = re.compile(
    "(?P<lead>[เแโใไ]?)(?P<initial>[ก-ฮ]{1,2}?)(?P<sign>[ัิีึืุู็]?)(?P<tone>[่้๊๋]?)"
    "(?P<rest>(?:ะ|าะ|า|ำ|ยะ|ย|วะ|ว|อะ|อ|รร)?)(?P<final>[ก-ฮ]{0,3}[ิุ]?)"
)
_VOWELS: Final = {
    ("", "", "ะ"): "a",
    ("", "ั", ""): "a",
    ("", "", "า"): "aa",
    ("", "", "ำ"): "am",
    ("", "", "รร"): "a",
    ("", "ิ", ""): "i",
    ("", "ี", ""): "ii",
    ("", "ึ", ""): "ue",
    ("", "ื", ""): "uue",
    ("", "ื", "อ"): "uue",
    ("", "ุ", ""): "u",
    ("", "ู", ""): "uu",
    ("เ", "", "ะ"): "e",
    ("เ", "็", ""): "e",
    ("เ", "", ""): "ee",
    ("แ", "", "ะ"): "ae",
    ("แ", "็", ""): "ae",
    ("แ", "", ""): "aae",
    ("โ", "", "ะ"): "o",
    ("", "", ""): "o",
    ("โ", "", ""): "oo",
    ("เ", "", "าะ"): "or",
    ("", "็", "อ"): "or",
    ("", "", "อ"): "oor",
    ("เ", "", "อ"): "ooe",
    ("เ", "", "อะ"): "oe",
    ("เ", "ิ", ""): "ooe",
    ("เ", "ี", "ย"): "ia",
    ("เ", "ี", "ยะ"): "ia",
    ("เ", "ื", "อ"): "uea",
    ("", "ั", "ว"): "ua",
    ("", "", "ว"): "ua",
    ("ใ", "", ""): "ai",
    ("ไ", "", ""): "ai",
    ("เ", "", "า"): "ao",
    ("เ", "", "ย"): "ooey",
}
_SHORT: Final = frozenset({"a", "i", "ue", "u", "e", "ae", "o", "or", "oe"})
_ENDS: Final = {"am": "m", "ai": "y", "ao": "w", "ooey": "y"}
"""Vowel signs that hold a final too; ไ sounds like ัย."""
_TONES: Final = {"่": "LLF", "้": "FFH", "๊": "HHH", "๋": "RRR"}


@lru_cache(maxsize=20_000)
def sound(word: str) -> Sound | None:
    """The sound of a word of one syllable; None for any other."""
    word = _SPOKEN_LONG.get(word, word)
    for written, read in _READ_AS:
        word = word.replace(written, read)
    for silent in _SILENT[::-1]:
        for match in _readings(silent.sub("", word)):
            found = _spell(match)
            if found is not None:
                return found
    return None


@lru_cache(maxsize=20_000)
def last_sound(word: str) -> tuple[str, Sound | None]:
    """The last syllable of a word, after what stands before it."""
    starts = (at for at in range(len(word) - 1) if _STARTS.match(word, at))
    for at in starts:
        if (at == 0 or word[at - 1] not in "เแโใไ") and (found := sound(word[at:])):
            return word[:at], found
    return word, None


def _readings(word: str) -> list[re.Match[str]]:
    """The ways to read the letters as one syllable: with a cluster, or with one consonant."""
    lead = re.match("[เแโใไ]?", word)
    start = lead.end() if lead else 0
    double = word[start : start + 2]
    wide = _LEADING.fullmatch(double) or _CLUSTER.fullmatch(double)
    if word.startswith("รร", start + 1):
        wide = None
    narrow = _SYLLABLE.fullmatch(word)
    found = []
    if wide:
        pattern = _SYLLABLE.pattern.replace("[ก-ฮ]{1,2}?", "[ก-ฮ]{2}")
        match = re.fullmatch(pattern, word)
        if match and (match["sign"] or match["rest"] or match["lead"] or _has_final(match)):
            found.append(match)
    if narrow and len(narrow["initial"]) == 1:
        found.append(narrow)
    return found


def _has_final(match: re.Match[str]) -> bool:
    """Whether a cluster without a vowel sign has a final; in ขวด the ว is the vowel."""
    return bool(match["final"]) and not match["initial"].endswith("ว")


def _spell(match: re.Match[str]) -> Sound | None:
    lead, initial, sign, mark, rest, final = match.group(
        "lead", "initial", "sign", "tone", "rest", "final"
    )
    if not rest and final and final[0] in "วอ" and not sign and not lead and len(final) > 1:
        rest, final = final[0], final[1:]
    vowel = _VOWELS.get((lead, sign, rest))
    if vowel == "o" and final == "ร" and not lead:
        vowel = "oor"  # พร
    if vowel is None and rest in {"ย", "ว"}:
        vowel, final = _VOWELS.get((lead, sign, "")), rest + final
    if vowel is None or (vowel == "o" and not lead and not final):
        return None
    if not _one_syllable(final, vowel) or (final and rest.endswith("ะ")):
        return None
    final = final.removeprefix("ห")  # พรหม
    end = _ENDS.get(vowel) or (_FINALS.get(final[0], "") if final else "n" if rest == "รร" else "")
    tone = _tone(initial, mark, vowel, end)
    return Sound(_onset(initial), vowel[:-1] if vowel in _ENDS else vowel, end, tone)


def _one_syllable(final: str, vowel: str) -> bool:
    """Whether the letters after the vowel are one final: บาตร, ชาติ, but not กานดา."""
    if not final:
        return True
    if vowel in _ENDS:
        return final in {"ย", "ร"}
    if final[-1] in "ิุ":
        return final[:-1] in {"ต", "ร", "ท"}
    return len(final) == 1 or _DOUBLE_FINALS.fullmatch(final) is not None


def _onset(initial: str) -> str:
    if _LEADING.fullmatch(initial):
        return _INITIALS.get(initial[1], initial[1])
    if initial in {"ทร", "ซร", "สร", "ศร"}:
        return "s"
    if initial == "จร":
        return "c"
    return "".join(_INITIALS.get(char, char) for char in initial)


def _tone(initial: str, mark: str, vowel: str, end: str) -> str:
    group = 0 if initial[0] in _MIDDLE else 1 if initial[0] in _HIGH else 2
    if mark:
        return _TONES[mark][group]
    short = vowel in _SHORT
    if end in _STOPS or (short and not end):
        return "L" if group < 2 else "H" if short else "F"  # noqa: PLR2004 - the low class
    return "MRM"[group]

"""The languages that Covernames speaks, and how their words are written."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

import msgspec


class Language(msgspec.Struct, frozen=True):
    """A language by its tag; `letters` is the script that its words are written in."""

    tag: str
    letters: str
    longest: int = 12
    """Letters that a card of a shipped deck may have; marks above and below are not counted."""
    cased: bool = True
    """Whether cards are written in upper case."""


LANGUAGES: Final[dict[str, Language]] = {
    language.tag: language
    for language in (
        Language("en", "LATIN"),
        Language("th", "THAI", cased=False),
        Language("zh-Hant", "CJK", longest=4, cased=False),
        Language("id", "LATIN"),
        Language("bg", "CYRILLIC"),
        Language("et", "LATIN"),
    )
}
"""The languages of words, by their tags."""

NAMED_OTHERWISE: Final = {"zh": "zh-Hant", "in": "id"}
"""What systems and browsers call languages of ours; "in" is what Indonesian was called once."""


def language_tagged(tag: str) -> str:
    """The language of ours that a tag like ``zh-TW`` or ``et_EE.UTF-8`` means; empty: none."""
    code = re.split("[-_.@]", tag.strip(), maxsplit=1)[0].lower()
    code = NAMED_OTHERWISE.get(code, code)
    return code if code in LANGUAGES else ""


@lru_cache(maxsize=4096)
def script_of(char: str) -> str:
    """The script of a letter, by the first word of its Unicode name; empty for other characters."""
    if not char.isalpha() and unicodedata.category(char) not in {"Mn", "Mc"}:
        return ""
    name = unicodedata.name(char, "").split(" ")[0]
    # Marks that join any letter, and forms of Latin letters, say nothing of their own.
    return {"COMBINING": "", "FULLWIDTH": "LATIN", "HALFWIDTH": ""}.get(name, name)


def scripts(text: str) -> set[str]:
    """The scripts that a text is written in."""
    return {script for char in text if (script := script_of(char))}


def width(word: str) -> int:
    """How many letters a word has, marks above and below not counted."""
    return sum(unicodedata.category(char) != "Mn" for char in word)

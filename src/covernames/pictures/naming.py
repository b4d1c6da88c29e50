"""What pictures are called, in every language.

A name is put together from the names of the two things by a message per recipe. Some languages
need more than the dictionary form of a word for that; the forms stand beside it in
``names/<language>.tsv``, and the messages in ``names/recipes.tsv`` say which one they want.
"""

from __future__ import annotations

import csv
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .deck import Picture, concepts, pictures

TAB = "excel-tab"
MENDED = {
    "th": (  # the verb that goes with the thing
        ("สวม(?=ผ้าพันคอ)", "พัน"),
        ("สวม(?=โบ)", "ติด"),
        ("ขี่(?=คลื่น)", "โต้"),
        ("ขี่(?=รถแทรกเตอร์|รถแข่ง)", "ขับ"),
        ("ขี่(?=เรือใบ|เลื่อน|รถไฟ)", "นั่ง"),
    ),
    "zh-Hant": (
        ("戴著(?=圍巾)", "圍著"),
        ("(?<=[樹虹])裡(?=掉)", "上"),
        ("(?<=[山島])上面", "上"),
    ),
    "id": (
        ("dalam (?=jendela)", "di "),
        ("di atas (?=pulau)", "di "),
        ("^hati (?=dalam)", "jantung "),  # what an X-ray shows is the organ
    ),
    "bg": (
        (r"\bгигантски (?=\S*[ая]\b)", "гигантска "),  # gender
        (r"\bгигантски (?=\S*[ое]\b)", "гигантско "),
        (r"\bминиатюрен (?=\S*[ая]\b)", "миниатюрна "),
        (r"\bв (?=рентгенова снимка|прозорец)", "на "),
        (r"\bс (?=[сз])", "със "),  # before a word that begins like the preposition
        (r"\bв (?=[вф])", "във "),
    ),
    "et": (
        ("karikas$", "karika sees"),  # the inessive is spelled as the nominative
        ("palmisaare peal", "palmisaarel"),
    ),
}
"""What is put right in a name when both things are in it, by language."""


@dataclass(frozen=True, slots=True)
class Word:
    """A thing in one language: its name, other forms of it, and what else comes to mind."""

    name: str
    indefinite: str = ""
    """English: with its article, or without one where it has none."""
    genitive: str = ""
    """Estonian: the other cases are made from it."""
    definite: str = ""
    """Bulgarian: with its article, where there is only one of it."""
    plural: str = ""
    """For things that come in numbers."""
    partitive: str = ""
    """Estonian: the plural of what rains."""
    tags: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.definite or self.name

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def _rows(name: str) -> Iterator[dict[str, str]]:
    with (Path(__file__).parent / "names" / name).open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file, dialect=TAB, quoting=csv.QUOTE_NONE)


@functools.cache
def words(language: str) -> dict[str, Word]:
    """Every idea of the deck in a language."""
    found = {}
    for row in _rows(f"{language}.tsv"):
        concept = row.pop("concept")
        tags = tuple(tag for tag in row.pop("tags").split("; ") if tag)
        found[concept] = Word(tags=tags, **row)
    return found


@functools.cache
def _messages(language: str) -> dict[str, str]:
    return {row["recipe"]: row[language] for row in _rows("recipes.tsv")}


def named(picture: Picture, language: str) -> str:
    """The name of a picture: "an octopus wearing a top hat"."""
    known = concepts()
    first, second = (
        words(language)[known[thing].idea] for thing in (picture.first, picture.second)
    )
    text = _messages(language)[picture.recipe].format(first=first, second=second)
    for pattern, better in MENDED.get(language, ()):
        text = re.sub(pattern, better, text)
    return text


@functools.cache
def names(language: str) -> dict[str, str]:
    """The name of every picture of the deck, by its id."""
    return {picture.id: named(picture, language) for picture in pictures()}

"""The words of our decks and associations: what bots say and people write on cards is known.

The files are read as they are: the referee imports neither decks nor bots.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

Fold = Callable[[str], str]

_NOTE: Final = re.compile("^#.*", re.MULTILINE)
_GLOSS: Final = re.compile(r"\|(?!\s*(?:parts|kin|near):)[^|\n]*")
_FIELD: Final = re.compile(r"[|/,\n]|\b(?:parts|kin|near):")


def our_words(tag: str, fold: Fold) -> frozenset[str]:
    """Every word of a language's decks, their kin and associations, folded."""
    found = set[str]()
    for text in _texts("decks", "data", tag, ".txt"):
        plain = _GLOSS.sub("", _NOTE.sub("", text))
        found.update(map(str.strip, _FIELD.split(plain)))
    for text in _texts("bots", "associations", tag, ".tsv"):
        found.update(word.replace("_", " ") for word in text.split())
    return frozenset(fold(word) for word in found if word)


def our_links(tag: str, fold: Fold) -> dict[str, frozenset[str]]:
    """For each word of the associations, the cards that it makes people think of, folded."""
    found: dict[str, set[str]] = {}
    for text in _texts("bots", "associations", tag, ".tsv", besides="classes.tsv"):
        for line in text.splitlines():
            card, _, words = line.partition("\t")
            for word in words.split():
                found.setdefault(fold(word.replace("_", " ")), set()).add(fold(card))
    return {word: frozenset(cards) for word, cards in found.items()}


def _texts(package: str, folder: str, tag: str, ending: str, besides: str = "") -> Iterator[str]:
    home: Traversable = files("covernames") / package / folder / tag
    for file in sorted(home.iterdir(), key=lambda file: file.name) if home.is_dir() else ():
        if file.name.endswith(ending) and file.name != besides:
            yield file.read_text("utf-8")

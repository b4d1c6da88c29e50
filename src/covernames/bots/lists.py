"""The associations: one line a card, ``card<TAB>word word …``, strongest first.

The files lie in ``associations/<language>/<deck>.tsv``; CONTRIBUTING.md tells how to write them.
Beside them ``unsaid.txt`` has what a bot leaves unsaid, a word a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from .spelling import spellings

JOINER = "_"
"""Joins the words of a name or a fixed term."""


def read(language: str) -> Iterator[tuple[str, list[str]]]:
    """Every card of a language that has a list, with its words in order."""
    folder = files(__package__) / "associations" / language
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda found: found.name):
        if file.name.endswith(".tsv"):
            yield from parse(file.read_text("utf-8"))


@cache
def unsaid(language: str) -> frozenset[str]:
    """Words that a bot understands but does not say: people of all ages are at the table."""
    file = files(__package__) / "associations" / language / "unsaid.txt"
    text = file.read_text("utf-8") if file.is_file() else ""
    words = text.replace(JOINER, " ").splitlines()
    return frozenset[str]().union(*(spellings(word, language) for word in words))


def parse(text: str) -> Iterator[tuple[str, list[str]]]:
    """The lines of one file."""
    for line in text.splitlines():
        card, tab, words = line.partition("\t")
        if tab and not line.startswith("#"):
            yield card.strip().replace(JOINER, " "), words.split()

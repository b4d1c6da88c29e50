"""The associations: one line a head, ``head<TAB>word word …``, strongest first.

The files lie in ``associations/<language>/``; CONTRIBUTING.md tells how to write them:

- ``<deck>.tsv``: the cards of a deck; ``common.tsv``: words that people put on cards of their own;
- ``classes.tsv``: the names of a class, a tab, its members, the most typical first;
- ``undrawn.tsv``: words of a head that a drawing of it does not call up, as they mean another sense
  of the word;
- ``unsaid.txt``: what a bot leaves unsaid, a word a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from .spelling import spellings, squash

JOINER = "_"
"""Joins the words of a name or a fixed term."""
CLASSES = "classes.tsv"
UNDRAWN = "undrawn.tsv"


class Class(NamedTuple):
    """Things of one kind."""

    names: tuple[str, ...]
    """What people call the kind."""
    members: tuple[str, ...]


def read(language: str) -> Iterator[tuple[str, list[str]]]:
    """Every head of a language, cards and common words, with its words in order."""
    folder = files(__package__) / "associations" / language
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda found: found.name):
        if file.name.endswith(".tsv") and file.name not in (CLASSES, UNDRAWN):
            yield from parse(file.read_text("utf-8"))


def read_classes(language: str) -> Iterator[Class]:
    """The classes of a language."""
    file = files(__package__) / "associations" / language / CLASSES
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        names, tab, members = line.partition("\t")
        if tab and not line.startswith("#"):
            yield Class(tuple(names.split()), tuple(members.split()))


@cache
def undrawn(language: str) -> dict[str, frozenset[str]]:
    """For heads that pictures show: what leads to the word, but not to a drawing of the thing."""
    file = files(__package__) / "associations" / language / UNDRAWN
    text = file.read_text("utf-8") if file.is_file() else ""
    return {
        squash(head, language): frozenset(squash(word, language) for word in words)
        for head, words in parse(text)
    }


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
        head, tab, words = line.partition("\t")
        if tab and not line.startswith("#"):
            yield head.strip().replace(JOINER, " "), words.split()

"""Estonian words: what the analyser reads in them, and what our lists say."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from ..normalise import LONGEST

DATA: Final = Path(__file__).parent.parent / "data"
MARKS: Final = str.maketrans("", "", "<>?]~=+")
"""Quantity, palatalisation, derivation and inner endings in vabamorf's roots."""
BASIC: Final = frozenset({"sg n", "ma", ""})
"""Dictionary forms; words without forms have the empty one."""
FROZEN: Final = frozenset({("D", ""), ("K", ""), ("A", ""), ("V", "ma")})
"""Words without forms, which may be frozen forms of nouns, and infinitives."""
LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyzõäöüšžåæøáàâçéèêëíîïñóôúû-")
"""The native analyser gets to see no others."""
CACHED: Final = 20_000


# Readings


class Reading(NamedTuple):
    """One way to understand a word: its dictionary form in parts, word class and form."""

    parts: tuple[str, ...]
    kind: str
    form: str
    coined: bool = False
    """Whether the analyser made it up by an ending: karikatu, without a cup."""

    @property
    def lemma(self) -> str:
        """The dictionary form in one piece."""
        return "".join(self.parts)


class Vabamorf:
    """The analyser, out of estnltk's wheel but without estnltk, which asks for far more."""

    def __init__(self) -> None:
        spec = importlib.util.find_spec("estnltk")
        if spec is None or not spec.submodule_search_locations:
            raise ImportError("estnltk")
        home = Path(spec.submodule_search_locations[0]) / "vabamorf"
        file = home / f"_vabamorf{EXTENSION_SUFFIXES[0]}"
        found = importlib.util.spec_from_file_location("_vabamorf", file)
        if found is None or found.loader is None:
            raise ImportError("vabamorf")
        self._native: Any = importlib.util.module_from_spec(found)
        found.loader.exec_module(self._native)
        lexicon = max((home / "dct").glob("*_nosp"))  # the one that knows everyday words too
        self._morf = self._native.Vabamorf(str(lexicon / "et.dct"), str(lexicon / "et3.dct"))
        self._one_at_a_time = Lock()

    def read(self, words: Sequence[str]) -> list[tuple[Reading, ...]]:
        """All readings of words, without guessing; with a clitic only if there is no other."""
        with self._one_at_a_time:
            vector = self._native.StringVector(list(words))
            found = self._morf.analyze(vector, False, False, True, False, False)
            plain = [[one for one in every if not one.clitic] or every for _, every in found]
            return [tuple(dict.fromkeys(map(_reading, every))) for every in plain]


def _reading(analysis: Any) -> Reading:  # noqa: ANN401 - a native object
    root = analysis.root.translate(MARKS).lower().replace("-", "_")
    if analysis.partofspeech == "V" and root not in {"ei", "ära"}:
        root += "ma"
    parts = tuple(filter(None, root.split("_"))) or (root,)
    return Reading(parts, analysis.partofspeech, analysis.form, "=" in analysis.root)


class Simplemma:
    """A lemmatiser to fall back on: no compounds, but it knows many forms."""

    def __init__(self) -> None:
        self._simplemma: Any = importlib.import_module("simplemma")

    def read(self, words: Sequence[str]) -> list[tuple[Reading, ...]]:
        """At most one reading of each word."""
        return [self._one(word) for word in words]

    def _one(self, word: str) -> tuple[Reading, ...]:
        if not self._simplemma.is_known(word, lang="et"):
            return ()
        lemma = str(self._simplemma.lemmatize(word, lang="et")).lower()
        verb = lemma.endswith("ma") and len(lemma) > 4  # noqa: PLR2004 - tema is no verb
        form, other = ("ma", "n") if verb else ("sg n", "sg g")
        return (Reading((lemma,), "V" if verb else "S", form if lemma == word else other),)


@cache
def analyser() -> Vabamorf | Simplemma | None:
    """The best analyser that is installed."""
    for kind in (Vabamorf, Simplemma):
        try:
            return kind()
        except (ImportError, OSError, ValueError, AttributeError, RuntimeError):
            continue
    return None


def read(words: Sequence[str]) -> list[tuple[Reading, ...]]:
    """The readings of each word; none where nothing is known."""
    found = analyser()
    if found is None or not words or not LETTERS.issuperset("".join(words).lower()):
        return [() for _ in words]
    return found.read(words)


@lru_cache(maxsize=CACHED)
def readings(word: str) -> tuple[Reading, ...]:
    """The readings of a folded word; a name is looked up with its capital.

    What is no dictionary form is a form of a noun before it is a name that our list does not have.
    """
    if len(word) > LONGEST or not word.strip("-"):
        return ()
    small, name = read([word, word.title()])
    if any(r.kind == "H" and is_basic(r, word) for r in name):
        plain = "-" not in word and word not in words_of("names")
        form = plain and any(r.kind == "S" for r in small)
        return small if form or any(is_basic(r, word) for r in small) else name
    return small or name


def is_basic(reading: Reading, word: str) -> bool:
    """Whether a word is a dictionary form in this reading."""
    form = reading.form in BASIC and reading.lemma == word.replace("-", "")
    return form and reading.kind not in "IJ"


def chosen(word: str) -> tuple[Reading, ...]:
    """The readings that people think of: a dictionary form, else a plural, before any other.

    A word of our lists that only looks like another form of a word is none: latte, Messi.
    """
    every = readings(word)
    basic = tuple(r for r in every if is_basic(r, word))
    if basic and FROZEN.issuperset((r.kind, r.form) for r in basic):
        basic += _nouns(word, every, verb=basic[0].kind == "V")
    found = basic or tuple(r for r in every if r.form == "pl n")
    return found or (() if word in words_of("known") or word in words_of("names") else every)


def _nouns(word: str, every: tuple[Reading, ...], verb: bool) -> tuple[Reading, ...]:
    """The nouns that an adverb is a form of, or a verb two forms of: maas of maa, looma of loom."""
    never = (strangers_of(unsure).get(word, frozenset()) for unsure in (False, True))
    strangers = frozenset(chain.from_iterable(never))
    nouns = (r for r in every if r.kind == "S" and r.lemma not in strangers)
    return tuple(r for r in nouns if r.form == "sg p" or not verb)


# Lists of ours


def lines(name: str) -> Iterator[str]:
    """The lines of a list, without notes."""
    for line in (DATA / f"et-{name}.txt").read_text("utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text:
            yield text


def entries(name: str) -> Iterator[tuple[str, list[str]]]:
    """The entries of a list: a word, and what belongs to it."""
    for line in lines(name):
        word, _, others = line.partition(":")
        yield word.strip(), others.split()


@cache
def words_of(name: str) -> frozenset[str]:
    """All words of a list."""
    return frozenset(chain.from_iterable(map(str.split, lines(name))))


@cache
def compounds() -> frozenset[str]:
    """Compounds in use."""
    return frozenset(first + last for first, lasts in entries("compounds") for last in lasts)


@cache
def families(unsure: bool) -> dict[str, frozenset[str]]:
    """The families of each word that endings alone would not bring together."""
    found: dict[str, frozenset[str]] = {}
    for number, line in enumerate(lines("families")):
        for word in line.split():
            if unsure or word[-1] != "?":
                name = word.rstrip("?")
                found[name] = found.get(name, frozenset()) | {f"#{number}"}
    return found


@cache
def strangers_of(unsure: bool) -> dict[str, frozenset[str]]:
    """What words only look derived from; what they may be derived from, if unsure."""
    return {
        word: frozenset(o.lstrip("?") for o in others if (o[0] == "?") == unsure)
        for word, others in entries("false-friends")
    }


@cache
def listed(name: str, unsure: bool) -> dict[str, frozenset[str]]:
    """What misleading parts, or whole words, are made of."""
    return {
        word: frozenset(o.rstrip("?") for o in others if unsure or o[-1] != "?")
        for word, others in entries(name)
    }


@cache
def suffixes() -> tuple[tuple[str, int, tuple[tuple[str, str], ...]], ...]:
    """Endings that derive words: letters before them, and what a base has in their place."""
    rows = [[field.strip() for field in line.split("|")] for line in lines("suffixes")]
    return tuple(
        (ending, int(least), tuple((back[1:-1], back[-1]) for back in backs.split()))
        for ending, least, backs in rows
    )

"""Reading words: our own decks, and the lists that people bring.

The format is a line a word, in any editor:

    SUITS | smoke; smoking of food | kin: suitsetama, suitsune
    / ÜKSSARVIK | unicorn | parts: üks, sarvik | kin: sarv | near: sarvest

A word alone is enough. Behind bars may follow its gloss, its parts, its kin and its neighbours. A
line that begins with a stroke is the back of the card above. Lines that begin with ``#`` are notes.

Everything is read before anything is taken: a list with a fault is refused whole, and every fault
names its line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from ..refusals import Fault, PackRefused
from ..text import same, tidy
from .deck import Card, Deck, Word
from .languages import LANGUAGES, scripts

FEWEST: Final = 25
MOST: Final = 10_000
LONGEST: Final = 40
"""Characters of a word or phrase that somebody brings; more does not fit on a card."""
LONGEST_LINE: Final = 4_000
LONGEST_RUN: Final = 4 * LONGEST
"""Characters without a space or a comma, as they are typed: a letter and its marks are several.

Checked before anything is normalised: that takes the square of a run of combining marks.
"""
LARGEST: Final = 4_000_000
"""Bytes of a file; ten thousand words with all that is known about them are about half of it."""
UNREADABLE: Final = "\ufffd"
"""What is shown in place of letters in an encoding that was not understood."""
MOST_FAULTS: Final = 100
SIGNS: Final = "#/ "
"""Signs of a note or a back at the beginning of a line, not of a word."""
LISTS: Final = ("parts", "kin", "near")
"""Fields of a line that hold words: what `Word` calls them, too."""


class Pack(msgspec.Struct, frozen=True):
    """A list that was read: the deck, how many doubles were dropped, and what is worth a look."""

    deck: Deck
    dropped: int = 0
    remarks: tuple[Fault, ...] = ()


def read_file(path: Path, language: str, name: str = "") -> Pack:
    """Read a file that somebody brings; nothing is read that is too large to be words."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise PackRefused(Fault("pack-unreadable")) from error
    return read_bytes(data, language, name or path.stem)


def read_bytes(data: bytes, language: str, name: str = "pack") -> Pack:
    """Read what somebody sent: UTF-8, or UTF-16 that says so."""
    if len(data) > LARGEST:
        raise PackRefused(Fault("pack-too-large", limit=LARGEST))
    coding = "utf-16" if data[:2] in {b"\xff\xfe", b"\xfe\xff"} else "utf-8-sig"
    if coding == "utf-8-sig" and b"\0" in data:
        raise PackRefused(Fault("pack-binary"))
    try:
        text = data.decode(coding)
    except UnicodeDecodeError as error:
        good = data[: error.start].count(b"\n")
        raise PackRefused(Fault("pack-encoding", line=good + 1)) from error
    return read_text(text, language, name)


def read_text(text: str, language: str, name: str = "pack") -> Pack:
    """Read a list; one line with commas is a list as well.

    >>> text = ", ".join(f"{a}{b}" for a in ("apple", "plum", "fig", "pear", "nut")
    ...                  for b in ("tree", "leaf", "root", "seed", "cake", "tart"))
    >>> pack = read_text(text, "en")
    >>> len(pack.deck.words), pack.deck.words[0].text
    (30, 'appletree')
    """
    if language not in LANGUAGES:
        raise PackRefused(Fault("language-unknown", word=language[:LONGEST]))
    if len(text) > LARGEST:
        raise PackRefused(Fault("pack-too-large", limit=LARGEST))
    if UNREADABLE in text:
        good = text.partition(UNREADABLE)[0].count("\n")
        raise PackRefused(Fault("pack-encoding", line=good + 1))
    return _Reader(language, name).read(_lines(text))


def read_words(
    words: Sequence[str], language: str, name: str = "pack", fewest: int = FEWEST
) -> Pack:
    """Read a list whose lines come one by one. What it gives it reads again as the same words."""
    if language not in LANGUAGES:
        raise PackRefused(Fault("language-unknown", word=language[:LONGEST]))
    if sum(map(len, words)) > LARGEST:
        raise PackRefused(Fault("pack-too-large", limit=LARGEST))
    for number, word in enumerate(words, 1):
        if UNREADABLE in word:
            raise PackRefused(Fault("pack-encoding", line=number))
    return _Reader(language, name, fewest).read(words)


def read_more(words: Sequence[str], language: str) -> tuple[str, ...]:
    """Words that are added to a list, however few, as they will stand on cards; none twice."""
    plain = [word.strip().lstrip(SIGNS) for word in words]
    return tuple(word.text for word in read_words(plain, language, fewest=0).deck.words)


def _lines(text: str) -> list[str]:
    """The lines, without empty ones at the end."""
    lines = re.split(r"\r\n|\r|\n", text)
    while lines and not lines[-1].strip():
        lines.pop()
    if len(lines) == 1 and "|" not in lines[0]:
        lines = [item for item in re.split(r"[,;\t、，；]", lines[0]) if item.strip()]
    return lines


class _Reader:
    """Reads one list and gathers what is wrong with it."""

    def __init__(self, language: str, name: str, fewest: int = FEWEST) -> None:
        self.language = language
        self.name = name
        self.fewest = fewest
        self.cards: list[Card] = []
        self.seen: dict[str, int] = {}
        self.dropped = 0
        self.faults: list[Fault] = []
        self.remarks: list[Fault] = []

    def read(self, lines: Sequence[str]) -> Pack:
        for number, line in enumerate(lines, 1):
            if len(self.faults) >= MOST_FAULTS or len(self.seen) > MOST:
                break
            self._line(line, number)
        words = len(self.seen)
        if not self.faults and words < self.fewest:
            self.faults.append(Fault("pack-too-few", limit=self.fewest))
        elif not self.faults and len(self.cards) < self.fewest:
            self.faults.append(Fault("pack-too-few-cards", limit=self.fewest))
        if words > MOST:
            self.faults.append(Fault("pack-too-many", limit=MOST))
        if self.faults:
            raise PackRefused(*self.faults)
        deck = Deck(self.language, self.name, tuple(self.cards))
        return Pack(deck, self.dropped, tuple(self.remarks))

    def _line(self, line: str, number: int) -> None:
        if len(line) > LONGEST_LINE:
            self.faults.append(Fault("pack-line-too-long", line=number, limit=LONGEST_LINE))
            return
        line = line.lstrip()
        if line.startswith("#"):
            return
        back = line.startswith("/")
        try:
            word = self._word(line, number)
        except PackRefused as refused:
            self.faults += refused.faults
            return
        earlier = self.seen.setdefault(same(word.text), number)
        if earlier != number:
            self.dropped += 1
            return
        self._look(word)
        if back and self.cards and self.cards[-1].back is None:
            self.cards[-1] = Card(self.cards[-1].front, word)
        else:
            self.cards.append(Card(word))

    def _word(self, line: str, number: int) -> Word:
        _check_runs(line, number)
        text, *rest = (tidy(field) for field in line.split("|"))
        text = text.lstrip(SIGNS)
        for field in (text, *rest):
            if not field.isprintable():
                raise PackRefused(Fault("pack-control-characters", line=number))
        if not any(char.isalnum() for char in text):
            raise PackRefused(Fault("pack-line-empty", line=number))
        if len(text) > LONGEST:
            raise PackRefused(Fault("pack-word-too-long", line=number, limit=LONGEST))
        gloss = ""
        lists: dict[str, tuple[str, ...]] = {}
        for field in rest:
            key, colon, value = field.partition(":")
            if colon and key in LISTS:
                lists[key] = _items(value)
            elif field and not gloss:
                gloss = field
            elif field:
                raise PackRefused(Fault("pack-field-unknown", line=number, word=field[:LONGEST]))
        return Word(text, gloss, **lists, line=number)

    def _look(self, word: Word) -> None:
        """Scripts that are mixed in a word, or not those of the language, are pointed out."""
        if len(self.remarks) >= MOST_FAULTS:
            return
        found = scripts(word.text)
        if len(found) > 1:
            self.remarks.append(Fault("pack-mixed-scripts", line=word.line, word=word.text))
        elif found and found != {LANGUAGES[self.language].letters}:
            self.remarks.append(Fault("pack-other-script", line=word.line, word=word.text))


_LONG_RUN = re.compile(rf"[^\s,;|、，；]{{{LONGEST_RUN + 1}}}")


def _check_runs(line: str, number: int) -> None:
    if len(line.partition("|")[0].strip()) > LONGEST_RUN:
        raise PackRefused(Fault("pack-word-too-long", line=number, limit=LONGEST))
    if _LONG_RUN.search(line):
        raise PackRefused(Fault("pack-run-too-long", line=number, limit=LONGEST_RUN))


def _items(value: str) -> tuple[str, ...]:
    return tuple(item for part in value.split(",") if (item := part.strip()))

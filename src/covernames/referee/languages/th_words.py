"""Thai words and how they are put together. Thai writes no spaces, so parts are found by splitting.

The word lists are pythainlp's, packed in ``lexicons/``. What lists and letters cannot tell (กาแฟ is
not กา + แฟ) is in our own data files.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from ..lexicons import content, lines

DATA: Final = Path(__file__).parent.parent / "data"

_THAI: Final = re.compile("[ก-๎]+")
_BORROWED: Final = re.compile("์|[เแโใไ]?(?:บร|บล|ดร|ฟร|ฟล)")
"""A silent letter, or an onset that Thai did not have."""
_WEAK: Final = re.compile("[เแโใไ]?[ก-ฮ]{1,2}[ะัาำิีึืุู]?[ก-ฮ]?")
"""The shape of a plain syllable, which turns up by accident in Pali words and loans."""
_AFTER: Final = frozenset("ะัาำิีึืฺุูๅๆ็่้๊๋์ํ๎ฯ")
_BEFORE: Final = frozenset("เแโใไ")

_RARE_SYLLABLE: Final = 20
"""Below this count in the corpus a short word is no likely part of another."""
_RARELY_ALONE: Final = 200
"""Below this count a word that begins or ends another one could be a piece of it."""
_IN_USE: Final = 2
"""From this count on a word is used, not only listed in a dictionary."""
_USUAL: Final = 50
"""From this count on everybody uses a word."""
_SURE_PARTS: Final = 3
"""So many parts are no accident."""
_SHOWN: Final = 4
"""So many letters with a tone mark, or of more than one syllable, are seen in a word."""
_WEAK_FIRST: Final = frozenset(
    (
        "กระ",
        "กะ",
        "มะ",
        "ตะ",
        "ทะ",
        "สะ",
        "ชะ",
        "ประ",
        "จระ",
        "อะ",
        "พะ",
        "คะ",
        "บะ",
        "ระ",
        "ละ",
        "จะ",
    )
)
"""Weak syllables before the one that people clip a word to."""


def entries(name: str) -> Iterator[list[str]]:
    """The lines of one of our data files as words, without notes."""
    path = DATA / f"th-{name}.txt"
    for line in path.read_text("utf-8").splitlines():
        fields = line.partition("#")[0].split()
        if fields:
            yield fields


@cache
def listed(name: str) -> frozenset[str]:
    """All words of one of our data files."""
    return frozenset(word for line in entries(name) for word in line)


@cache
def mapped(name: str) -> dict[str, tuple[str, ...]]:
    """A data file whose lines are a word and what belongs to it; a word may have several."""
    found: dict[str, tuple[str, ...]] = {}
    for word, *rest in entries(name):
        found[word] = found.get(word, ()) + tuple(rest)
    return found


class Lexicon:
    """The word lists, loaded once."""

    def __init__(self) -> None:
        corpus = _counts("th-corpus")
        school = _counts("th-textbooks")
        bilingual = frozenset(lines("th-volubilis"))
        frozen = frozenset(lines("th-frozen"))
        current = frozenset(lines("th-current")).union(lines("th-icu"))
        own = listed("words") | listed("names") | listed("places") | frozenset(mapped("parts"))
        self.frequency = {word: corpus.get(word, 0) + school.get(word, 0) for word in corpus}
        self.frequency |= {word: count for word, count in school.items() if word not in corpus}
        dictionary = bilingual | frozen | own
        used = {word for word in current if self.frequency.get(word, 0) > _IN_USE}
        self.persons = {*lines("th-men"), *lines("th-women")} - dictionary - used
        self.words = dictionary | used | school.keys() | {*lines("th-countries")} | listed("known")
        self.words |= listed("today") | listed("foreign")
        self.core = bilingual & frozen
        """What two dictionaries agree on: words, not names or accidents."""
        self.in_use = {w for w, count in self.frequency.items() if count >= _IN_USE} | bilingual
        bound = listed("bound")
        self.not_first = {part[:-1] for part in bound if part.endswith("-")}
        self.pieces = {word for word in dictionary if word in own or self._is_piece(word)} - bound
        self.unit_words = {w for w in self.pieces if self.frequency.get(w, 0) >= _IN_USE}
        self.unit_words |= listed("words")
        self.spoken = self.pieces | {
            w for w in self.core if self.frequency.get(w, 0) > _RARE_SYLLABLE
        }
        self.provinces = frozenset(lines("th-provinces"))
        self._titles = content("th-titles")
        self._hashes = array("q", sorted(hash(line[:-1]) for line in BytesIO(self._titles)))
        """Of the titles: to read through all of them takes some milliseconds, and seldom helps."""

    def titled(self, word: str) -> bool:
        """Whether it is the title of an article in the Thai Wikipedia."""
        title = word.encode()
        wanted = hash(title)
        at = bisect_left(self._hashes, wanted)
        found = at < len(self._hashes) and self._hashes[at] == wanted
        return found and b"\n" + title + b"\n" in self._titles

    def _is_piece(self, word: str) -> bool:
        if len(word) < 2 or not _THAI.fullmatch(word):  # noqa: PLR2004 - a single letter
            return False
        count = self.frequency.get(word, 0)
        return count >= _RARE_SYLLABLE or (count > 0 and not _WEAK.fullmatch(word))


def _counts(name: str) -> dict[str, int]:
    """How often a corpus has each Thai word."""
    counts: dict[str, int] = {}
    for line in lines(name):
        word, _, count = line.partition("\t")
        if count.isdecimal() and "ก" <= word[:1] <= "๎":
            counts[word] = counts.get(word, 0) + int(count)
    return counts


@cache
def lexicon() -> Lexicon:
    """The word lists."""
    return Lexicon()


def boundary(word: str, at: int) -> bool:
    """Whether a syllable may end here: not inside a vowel or under a mark."""
    return word[at] not in _AFTER and word[at - 1] not in _BEFORE


def is_rare(word: str) -> bool:
    """Whether people hardly use a word by itself, and it is none of today."""
    frequency = lexicon().frequency.get(word, 0)
    return frequency < _RARELY_ALONE and not (is_whole(word) or word in listed("words"))


def is_weak(word: str) -> bool:
    """Whether a part has the shape of a plain syllable, so that it may be there by accident."""
    return _WEAK.fullmatch(word) is not None


def _is_open(word: str) -> bool:
    """Whether a plain syllable ends in its vowel, as those of Pali words and loans mostly do."""
    return len(word) < 3 and (word[-1] in _AFTER or word[0] in "เแโ")  # noqa: PLR2004


@lru_cache(maxsize=20_000)
def split(word: str) -> tuple[str, ...]:
    """The fewest words that a word consists of, without itself; of these the most usual ones."""
    lex = lexicon()
    return _shortest(word, lex.pieces, lex.frequency, lex.not_first)


def _shortest(
    word: str, pieces: Iterable[str], frequency: dict[str, int], not_first: Iterable[str]
) -> tuple[str, ...]:
    best: list[tuple[int, int, tuple[str, ...]] | None] = [(0, 0, ())] + [None] * len(word)
    for end in range(2, len(word) + 1):
        if end < len(word) and not boundary(word, end):
            continue
        for start in range(end - 1):
            before = best[start]
            piece = word[start:end]
            if before is None or piece == word or piece not in pieces:
                continue
            if start == 0 and piece in not_first:
                continue
            rarity = -frequency.get(piece, 0)
            found = (before[0] + 1, max(before[1], rarity) if before[0] else rarity)
            current = best[end]
            if current is None or found < current[:2]:
                best[end] = (*found, (*before[2], piece))
    last = best[-1]
    return last[2] if last else ()


def sentence(text: str) -> tuple[str, ...]:
    """The words of running text, particles and all."""
    lex = lexicon()
    return _shortest(text, lex.spoken, lex.frequency, ())


@lru_cache(maxsize=20_000)
def parts(word: str) -> frozenset[str]:
    """The words that certainly are components of a word, and the components of these."""
    if word in mapped("parts"):
        direct: tuple[str, ...] = mapped("parts")[word]
    elif is_whole(word) or word in lexicon().persons:
        return frozenset()
    else:
        direct = split(word)
        if not direct or not _certain(word, direct):
            direct = _head(word) or _ending(word)
        direct = tuple(piece for piece in direct if piece not in mapped("doubtful").get(word, ()))
    return frozenset(direct).union(*map(parts, direct))


def is_whole(word: str) -> bool:
    """Whether we have listed it as one word, although its letters could be cut."""
    return word in listed("whole") or word in listed("today") or word in listed("foreign")


def _certain(word: str, pieces: tuple[str, ...]) -> bool:
    """Whether a split is no accident: all its parts are unmistakable, or the word is well known.

    Our list of accidents has been read against all words in use, not against the rare ones of
    the great dictionary, and not against names and loans that nobody has listed yet.
    """
    lex = lexicon()
    if word in lex.in_use or not all(map(is_weak, pieces)) or len(pieces) >= _SURE_PARTS:
        return True
    if pieces[0] in listed("heads") or pieces[0] in mapped("speech")["productive:"]:
        return True
    if word in lex.words or lex.titled(word):
        return word in lex.words and word not in lex.core
    usual = all(lex.frequency.get(piece, 0) >= _USUAL for piece in pieces)
    return usual and not all(map(_is_open, pieces))


def _head(word: str) -> tuple[str, ...]:
    """The class word that heads a known compound whose rest is no word: ปลา in ปลาทู."""
    lex = lexicon()
    if word not in lex.words:
        return ()
    for at in range(len(word) - 2, 1, -1):
        if word[:at] in listed("heads") and boundary(word, at) and _sayable(word[at:]):
            return () if word[: at + 1] in lex.pieces else (word[:at],)
    return ()


def _ending(word: str) -> tuple[str, ...]:
    """The learned word that ends a known one whose beginning is no word: ศาสตร์ in เศรษฐศาสตร์."""
    known = word in lexicon().words
    found = (end for end in mapped("affixes")["learned:"] if known and word.endswith(end))
    return next(((end,) for end in found if end != word), ())


def _sayable(rest: str) -> bool:
    """Whether it could be a syllable or more by itself: it has a vowel, or two consonants."""
    bare = re.sub(".์", "", rest)
    return len(bare) > 1 and not is_mark(bare[0]) and (len(bare) > 2 or not bare.endswith("ๆ"))  # noqa: PLR2004


def looks_foreign(word: str) -> bool:
    """Whether an unknown word is written like what is just being borrowed (L-th-08)."""
    return bool(_BORROWED.search(word))


def is_mark(char: str) -> bool:
    """Whether it cannot begin a syllable."""
    return char in _AFTER


@lru_cache(maxsize=20_000)
def shows(word: str, part: str) -> bool:
    """Whether a word that nobody has read shows another one, although it does not split into words.

    The words of two dictionaries have been read; a plain syllable may be there by accident.
    """
    if part not in word or part == word or is_whole(word) or word in mapped("parts"):
        return False
    lex = lexicon()
    if word in lex.core or word in lex.persons:
        return False
    if part in split(word):
        return True
    at = word.find(part)
    end = at + len(part)
    free = (at == 0 or boundary(word, at)) and (end == len(word) or boundary(word, end))
    return free and len(part) >= _SHOWN and not is_weak(part)


def clipped(word: str, whole: str) -> bool:
    """Whether it is what is left of a word without its weak first syllable: ต่าย of กระต่าย.

    A word that people use by itself is another word: รอก is no piece of กระรอก.
    """
    if not whole.endswith(word) or whole[: -len(word)] not in _WEAK_FIRST:
        return False
    lex = lexicon()
    used = lex.frequency.get(word, 0) >= _RARE_SYLLABLE and word in lex.in_use
    return len(word) > 1 and not (used or word in lex.core or word in listed("today"))


def unclipped(word: str) -> list[str]:
    """What is left of a word without a weak first syllable."""
    return [word[len(first) :] for first in _WEAK_FIRST if word.startswith(first)]


@lru_cache(maxsize=20_000)
def units(word: str) -> int:
    """How many lexical units a clue is (A-22); what cannot be split is one."""
    if is_whole(word):
        return 1
    lex = lexicon()
    found = _shortest(word, lex.unit_words, lex.frequency, ())
    prefixes = {"การ", "ความ", "นัก", "ผู้", "ชาว", "น่า", "ขี้"}
    return max(1, sum(piece not in prefixes for piece in found))

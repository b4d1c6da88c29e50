"""Indonesian: roots and affixes, reduplication, compounds in one word (L-id-01 to L-id-10)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import ClassVar

from .. import normalise
from ..language import Language, joint
from ..verdict import Clash, Codename, Doubt
from . import id_words
from .id_affixes import SHORTEST, VOWELS, Cut, bare, cuts, spoken_cuts
from .id_words import (
    JOINING,
    by_ear,
    faded,
    glued,
    lexicon,
    listed,
    parts,
    roots,
    single,
    spelled,
    spoken,
    unlearned,
)

_OLD_SIGNS = re.compile("oe|tj|dj|nj|sj|ch")
_OLD = (("tj", "c"), ("dj", "\0"), ("nj", "ny"), ("sj", "sy"), ("ch", "kh"), ("oe", "u"))
_DOUBLED = re.compile(r"^([a-z]{2,})2(nya|an)?$")
_DIGITS = str.maketrans("01345678", "oieasgtb")
_STOPS = re.compile(r"(?<=[a-z])\.(?=[a-z])")
_ENDINGS = frozenset({"aan", "asi", "ian", "isi", "uan", "ikan", "akan", "ika", "iah", "iwa"})
"""Endings that half the dictionary shares: no rhyme that anybody hears."""


class Indonesian(Language):
    """A root blocks everything that is built on it, and the other way round."""

    tag: ClassVar[str] = "id"
    script: ClassVar[str] = "LATIN"
    defaults: ClassVar[frozenset[str]] = frozenset({"proper-nouns"})
    rules: ClassVar[dict[str, str]] = {
        "same-word": "L-id-01",
        "inflection": "L-id-01",
        "derived": "L-id-01",
        "compound-part": "L-id-02",
        "shared-part": "L-id-02",
        "contains-word": "L-id-10",
        "homograph-same": "L-id-03",
        "foreign-word": "L-id-05",
        "sound-only": "L-id-09",
        "letters-only": "C-111",
    }
    analysers: ClassVar[tuple[str, ...]] = ("Sastrawi",)
    hyphen_joins: ClassVar[bool] = True

    # Form

    def fold(self, text: str) -> str:
        """Without accents, apostrophes and stops, old spelling as new, anak2 as anak-anak."""
        return _fold(text)

    def words(self, text: str) -> tuple[str, ...]:
        """A reduplication is one word, with hyphen or without (A-33); other hyphens part words."""
        split = text.split()
        if len(split) == 2 and self.fold(split[0]) == self.fold(split[1]):  # noqa: PLR2004 - a pair
            return ("-".join(split),)
        return tuple(
            part
            for word in split
            for part in ([word] if self._is_one(word) else word.split("-"))
            if part
        )

    def _is_one(self, typed: str) -> bool:
        if "-" not in typed or self.is_code(typed):
            return True
        word = self.fold(typed)
        first, _, second = word.partition("-")
        if listed(word) or first in JOINING | lexicon().beginnings:
            return True
        if single(word) or _echoes(first, second):
            return True
        return bool(roots(first).sure & roots(second).sure)

    def is_numeral(self, words: Sequence[str]) -> bool:
        """L-id-06: dua puluh empat."""
        return all(self.fold(word) in id_words.numerals() for word in words)

    def is_acronym(self, typed: str) -> bool:
        """L-id-08: in small letters too."""
        return self.fold(typed).replace(".", "") in lexicon().acronyms or super().is_acronym(typed)

    # Kinship

    def forms(self, word: str) -> frozenset[str]:
        """The standard spelling, without particles, owners and doubling."""
        word = spelled(word)
        found = {word}
        first, hyphen, second = word.partition("-")
        if hyphen and spelled(first) == spelled(second) and not self._weighed(word, first):
            found.add(spelled(first))
        if not listed(word):
            found |= {spelled(form) for form in bare(word) if listed(form) and len(form) > 2}  # noqa: PLR2004 - ibu, api
        return frozenset(found)

    def known(self, word: str) -> bool:
        """English is no Indonesian, though titles and brands have it (L-id-05)."""
        return word not in lexicon().english and super().known(word)

    def analysed(self, word: str) -> bool:
        """Whether each of its words is one."""
        return all(id_words.known(part) for part in word.split()) if word else False

    def traits(self, word: str) -> frozenset[str]:
        """Roots, parts, sound; any cut of an unknown word, and what it may be in disguise."""
        found = {word, by_ear(word), *parts(word).sure} | roots(word).sure | self.forms(word)
        found |= {root for part in parts(word).sure for root in roots(part).sure}
        if not self.known(word):
            found |= {cut.root for cut in _any_cuts(word, _Anything())}
            found |= {spoken(word), _plain(word), word[::-1]} | glued(word) | unlearned(word)
        return frozenset(found)

    def related(self, clue: str, card: Codename) -> Clash | None:
        """The root and everything built on it, parts of compounds, compounds of parts."""
        text = self.fold(card.text)
        if self._weighed(clue, text):
            return None
        mine, theirs = roots(clue).sure, roots(text).sure
        if mine & theirs:
            if faded(clue, text):
                return None
            return self._clash("derived", joint(mine & theirs, clue, text))
        for part in card.parts:
            if mine & roots(self.fold(part)).sure:
                return self._clash("shared-part", part)
        return self._compound(clue, text) or self._unlisted(clue, text)

    def _compound(self, clue: str, text: str) -> Clash | None:
        if len(parts(clue).sure) > 1 and parts(clue) == parts(text):
            return self._clash("derived", " ".join(parts(clue).sure))
        for reason, compound, word in (
            ("compound-part", text, clue),
            ("contains-word", clue, text),
        ):
            for part in parts(compound).sure:
                if _meets(part, word) and not self._weighed(compound, word):
                    return self._clash(reason, part)
        return None

    def _unlisted(self, clue: str, text: str) -> Clash | None:
        """Unknown words: a card's word in disguise, or a player's own word with affixes."""
        if clue not in lexicon().english and not (self.known(clue) and self.known(text)):
            if by_ear(clue) == by_ear(text) or text in {spoken(clue), _plain(clue)}:
                return self._clash("same-word", clue)
            if clue == text[::-1] and len(clue) > SHORTEST:  # isilop; a short one may be chance
                return self._clash("letters-only", clue)
        if not self.known(clue) and text in glued(clue):
            return self._clash("contains-word", text)
        for longer, shorter in ((clue, text), (text, clue)):
            strange = len(shorter) >= SHORTEST and not listed(shorter) and not self.known(longer)
            if strange and any(_any_cuts(longer, {shorter})):
                return self._clash("derived", shorter)
        if not self.known(clue) and text in unlearned(clue):
            return self._clash("derived", text)
        return None

    def _weighed(self, clue: str, text: str) -> bool:
        """Whether the two are look-alikes that people should weigh (L-id-03)."""
        mine, theirs = _stands_for(clue), _stands_for(text)
        weighed = lexicon().weighed
        if mine.isdisjoint(weighed) and theirs.isdisjoint(weighed):
            return False
        pairs = lexicon().homographs
        if any((one, other) in pairs for one in mine for other in theirs):
            return True
        for form, root in ((clue, text), (text, clue)):
            built_on = roots(form).sure.union(parts(form).sure) - {*bare(form), form}
            if any((one, "*") in pairs for one in built_on & {*bare(root), root}):
                return True
        return False

    # What people weigh

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Homographs and doubtful parts, sound alone, unknown words."""
        for card in visible:
            text = self.fold(card.text)
            if self._weighed(clue, text) or self._perhaps(clue, text):
                yield Doubt("homograph-same", "L-id-03", card.text, clue)
            elif _rhymes(clue, text):
                yield Doubt("sound-only", "L-id-09", card.text, clue, option="rhymes")
        if clue in lexicon().english:
            yield Doubt("foreign-word", "L-id-05", form=typed, option="foreign-in-use")
        else:
            yield from super().doubts(clue, typed, visible)

    def _perhaps(self, clue: str, text: str) -> bool:
        """Another way to cut the word, learned kinship, a doubtful part, or one that two share."""
        (mine, perhaps), (theirs, others) = roots(clue), roots(text)
        if not (mine.isdisjoint(others) and perhaps.isdisjoint(theirs)):
            return True
        if not mine.isdisjoint(theirs) and faded(clue, text):
            return True
        made, made_of = parts(clue), parts(text)
        for doubtful, word in ((made_of.maybe, mine), (made.maybe, theirs)):
            if doubtful and any(roots(part).sure & word for part in doubtful):
                return True
        if not made.sure or not made_of.sure:
            return False
        return bool({*made.sure}.intersection(made_of.sure) - lexicon().beginnings)


class _Anything:
    """A dictionary that has every word."""

    def __contains__(self, word: object) -> bool:
        return True


def _any_cuts(word: str, roots: Container[str]) -> Iterator[Cut]:
    """Every way to cut a word, by the book and as people speak."""
    return chain(cuts(word, roots), spoken_cuts(word, roots))


@lru_cache(maxsize=20_000)
def _fold(text: str) -> str:
    plain = unicodedata.normalize("NFD", normalise.fold(text))
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    plain = unicodedata.normalize("NFC", re.sub("['’`]", "", plain))
    plain = _STOPS.sub("", plain)
    plain = _DOUBLED.sub(r"\1-\1\2", plain)
    return " ".join(_new_spelling(word) for word in plain.split(" "))


@lru_cache(maxsize=20_000)
def _stands_for(word: str) -> frozenset[str]:
    """The word, without particles and owners, and its roots."""
    return roots(word).sure.union({word}, bare(word))


def _plain(word: str) -> str:
    """A word written with digits for letters, as it is meant: k0p1 is kopi."""
    return word if word.isalpha() else word.translate(_DIGITS)


def _meets(part: str, word: str) -> bool:
    """Whether a part of a compound and a word are kin; a learned beginning blocks only itself."""
    if part in lexicon().beginnings:
        return part == word
    return bool(roots(part).sure & roots(word).sure)


def _new_spelling(word: str) -> str:
    """Soerabaja is Surabaya; a word that is none in the new spelling stays as it is."""
    if not _OLD_SIGNS.search(word) or id_words.known(word):
        return word
    new = word
    for old, now in _OLD:
        new = new.replace(old, now)
    new = new.replace("j", "y").replace("\0", "j")
    return new if id_words.known(new) else word


def _echoes(first: str, second: str) -> bool:
    """Whether a word is repeated with another sound: sayur-mayur, bolak-balik, warna-warni."""
    if len(first) != len(second) or len(first) < 3:  # noqa: PLR2004 - shorter ones are no words
        return False
    skeleton = [re.sub(f"[{VOWELS}]", "", word) for word in (first, second)]
    return skeleton[0] == skeleton[1] or first[1:] == second[1:]


def _rhymes(clue: str, text: str) -> bool:
    """Whether two words sound alike from the last vowel but one, and nothing else joins them."""
    sound = _tail(clue)
    if not sound or sound != _tail(text) or sound in _ENDINGS or clue in text or text in clue:
        return False
    return lexicon().linked.isdisjoint({(clue, text), (text, clue)})


@lru_cache(maxsize=20_000)
def _tail(word: str) -> str:
    """What a word sounds like from its last vowel but one."""
    vowels = [place for place, letter in enumerate(word) if letter in VOWELS]
    return word[vowels[-2] :] if len(vowels) > 1 else ""


LANGUAGE = Indonesian()

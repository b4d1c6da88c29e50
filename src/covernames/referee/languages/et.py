"""Estonian clue rules: L-et-01 to L-et-11. Words: ``et_words``; kin: ``et_roots``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from typing import Final

from ..language import Language, joint
from ..verdict import Clash, Codename, Doubt
from .et_roots import NEGATIONS, bases, in_use, line_of, own_families, part_words, roots
from .et_words import (
    CACHED,
    Simplemma,
    Vabamorf,
    analyser,
    chosen,
    is_basic,
    lines,
    listed,
    read,
    readings,
    words_of,
)

_DIGITS: Final = str.maketrans("62", "õä")
_WITH_DIGITS: Final = re.compile("(?=(?:[62]*[a-zõäöüšž]){2})[a-zõäöüšž62]*[62][a-zõäöüšž]+")
"""Digits for letters, as in short messages: s6ber, p2ev."""
VOWELS: Final = "aeiouõäöü"
LAND: Final = "maa"
"""What the book itself would agree on in the name of a land; so it is asked about (A-28)."""
PLACES: Final = (LAND, "meri", "jõgi", "järv", "mägi", "saar", "linn", "laht", "org")
"""What stands last in names of places, says no more than what they are, and may be agreed on."""
POINTS: Final = frozenset(
    {"põhja", "lõuna", "ida", "lääne", "kesk", "uus", "vana", "suur", "väike", "ees", "taga"}
)
"""What stands before the name of a place and a hyphen."""
PLAIN: Final = frozenset({"pl n", "sg g", "sg p", "pl g", "pl p"})
"""Forms that people would see in a word even if it is a word of its own too."""
OFFSPRING: Final = ("ja", "ur", "uk", "la", "nik", "lane", "line", "us", "el", "ar", "ik", "is")
"""Ends of nouns that are derived from others: lennuk, sõdur, haigla."""


class Estonian(Language):
    """Words are kin if they share a root; letters in common are nothing (L-et-03)."""

    tag = "et"
    script = "LATIN"
    defaults = frozenset({"proper-nouns"})
    analysers = ("estnltk", "simplemma")
    rules = {  # noqa: RUF012 - read only
        "same-word": "L-et-01",
        "inflection": "L-et-01",
        "derived": "L-et-01",
        "contains-word": "L-et-01",
        "compound-part": "L-et-02",
        "shared-part": "L-et-02",
        "foreign-word": "L-et-04",
    }

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """What would be better than the analyser at hand: vabamorf, failing that simplemma.

        Only trying tells: estnltk may be there without the compiled part that we use.
        """
        better = {Vabamorf: 0, Simplemma: 1}.get(type(analyser()), 2)
        return self.analysers[:better]

    def load(self) -> None:
        """Load the analyser and the lists now."""
        self.clash("lauljatar", Codename("LINNULAUL"))
        list(self.doubts("kuukassimaja", "kuukassimaja", [Codename("INGLISMAA")]))

    # Form

    def fold(self, text: str) -> str:
        """Digits for letters that a keyboard lacks are those letters: s6ber (N-08)."""
        plain = super().fold(text)
        return plain.translate(_DIGITS) if _WITH_DIGITS.fullmatch(plain) else plain

    def words(self, text: str) -> tuple[str, ...]:
        """A hyphen joins where the parts are a compound in use (L-et-05, A-33)."""
        split = ([word] if self._is_one(word) else word.split("-") for word in text.split())
        return tuple(part for word in split for part in word if part)

    def _is_one(self, typed: str) -> bool:
        return "-" not in typed or self.is_code(typed) or hyphen_joins(self.fold(typed))

    def is_acronym(self, typed: str) -> bool:
        """Also common ones that look like a word (L-et-08)."""
        listed_one = typed.replace(".", "").casefold() in words_of("acronyms")
        return (listed_one and typed.isupper()) or super().is_acronym(typed)

    # Kinship

    def read_as(self, word: str) -> frozenset[str]:
        """As everywhere, but talla is of tald before it is of tallama."""
        return nouns_of(word) or self.forms(word)

    def forms(self, word: str) -> frozenset[str]:
        """The dictionary forms of a folded word."""
        if word in listed("whole", unsure=False):
            return frozenset({word})
        return frozenset({word, *(reading.lemma for reading in chosen(word))})

    def analysed(self, word: str) -> bool:
        """Whether a folded word is in use: a simple word, or a compound that people make."""
        if "-" in word:
            return hyphen_joins(word)
        ours = any(word in words_of(name) for name in ("known", "names"))
        ours = ours or word in listed("whole", unsure=False)
        return ours or any(in_use(reading) for reading in readings(word))

    def traits(self, word: str) -> frozenset[str]:
        """Its roots, and those that it would have as a card."""
        found = self.forms(word) | roots(word) | roots(word, trusted=True)
        return found | line_of(word, unsure=False)

    def kinship(self, clue: str, card: Codename) -> Clash | None:
        """As everywhere, but what a place is, in its name, is for the group to agree on (A-28)."""
        kind = kind_of_place(self.fold(card.text))
        if kind:
            parts = tuple(part for part in card.parts if self.fold(part) != kind)
            kin = tuple(word for word in card.kin if self.fold(word) != kind)
            card = Codename(card.text, parts, kin)
        return super().kinship(clue, card)

    def related(self, clue: str, card: Codename) -> Clash | None:
        """Shared roots: derivation, compounds, words built on a part."""
        text = self.fold(card.text)
        if clue != text and clue.replace("sh", "š").replace("zh", "ž") == text:
            return self._clash("same-word", text)  # shokolaad
        given = [self.fold(part) for part in card.parts]
        theirs = roots(text, trusted=True).union(*(line_of(part, unsure=False) for part in given))
        shared = roots(clue) & theirs
        kind = kind_of_place(text)
        own = shared - line_of(kind, unsure=False) if kind else shared
        if not shared or (not own and is_land(text)) or are_cousins(clue, text, shared):
            return None
        if not own:
            return Clash("compound-part", "L-et-11", kind, option="agreed-part")
        shared = own
        named = {root for root in shared if root[0] != "#"}
        form = joint(named, clue, text) if named else ""
        mine, parts = part_words(clue), part_words(text, trusted=True).union(given)
        if len(parts) > 1:
            alone = len(mine) == 1 and bool(mine & parts)
            return self._clash("compound-part" if alone else "shared-part", form)
        return self._clash("contains-word" if len(mine) > 1 else "derived", form)

    # What people weigh

    def doubts(self, clue: str, typed: str, visible: Sequence[Codename]) -> Iterator[Doubt]:
        """Kinship that is not certain, foreign and unknown words, names, rhymes."""
        for card in visible:
            yield from self._beside(clue, card.text, self.fold(card.text))
        lemmas, known = self.forms(clue), self.known(clue)
        if lemmas & words_of("acronyms"):
            yield Doubt("acronym", "L-et-08", form=typed, option="acronyms")
        elif lemmas & words_of("anglicisms") or (not known and looks_foreign(clue)):
            yield Doubt("foreign-word", "L-et-04", form=typed, option="foreign-in-use")
        elif not known and readings(clue):
            rule = "L-et-06" if clue.startswith(NEGATIONS) else "L-et-05"
            yield Doubt("made-up-compound", rule, form=typed)
        elif not known:
            yield Doubt("made-up-word", "A-32", form=typed)
        elif is_name(clue):
            yield Doubt("proper-name", "L-et-07", form=typed, option="proper-nouns")

    def _beside(self, clue: str, text: str, card: str) -> Iterator[Doubt]:
        """What is open between a clue and one card."""
        kind = kind_of_place(card)
        if kind and kind in roots(clue):
            yield Doubt("compound-part", "L-et-11", text, kind, option="agreed-part")
        elif roots(clue, unsure=True) & roots(card, unsure=True):
            yield Doubt("derived", "A-58", text)
        elif looks_like(clue) & self.forms(card):
            yield Doubt("homograph-same", "A-30", text)
        elif rhymes(clue, card):
            yield Doubt("sound-only", "L-et-09", text, option="rhymes")


def are_cousins(clue: str, card: str, shared: frozenset[str]) -> bool:
    """Whether a compound and a derived card only come from a third word: lennujaam, lennuk."""
    parts = part_words(clue)
    if not card.endswith(OFFSPRING) or len(parts) == 1 or card in shared:
        return False
    if len(part_words(card, trusted=True)) > 1 or own_families(clue) & shared:
        return False
    return all(len(part) <= len(card) for part in parts if line_of(part, unsure=False) & shared)


# Words in use


def hyphen_joins(word: str) -> bool:
    """Whether a hyphenated word is one word: maa-alune, e-kiri (A-33)."""
    first, _, last = word.partition("-")
    if word in words_of("hyphenated") or word in words_of("names"):
        return True
    if not first or not last.isalpha():
        return False
    return (
        (len(first) <= 2 and bool(readings(last)))  # noqa: PLR2004 - e-kiri, ID-kaart
        or (first in words_of("acronyms") and bool(readings(last)))  # VIP-pilet
        or (first in POINTS and is_name(last))  # Põhja-Korea
        or (first[-1] in VOWELS and last[0] in VOWELS and bool(readings(word) or not analyser()))
        or any(in_use(reading) for reading in readings(first + last))
    )


def is_name(word: str) -> bool:
    """Whether a known word is a name and nothing else."""
    kinds = {reading.kind for reading in readings(word)}
    return kinds <= {"H", "G"} if kinds else word in words_of("names")


@lru_cache(maxsize=CACHED)
def looks_like(word: str) -> frozenset[str]:
    """What people would see a form of in a word that is one of its own: luud of luu.

    A name, an adverb or a word of our lists may look like any form: Teele of tee, veel of vesi.
    """
    every = readings(word)
    kinds = {r.kind for r in every if is_basic(r, word)}
    adverb = bool(kinds) and kinds <= {"D", "K"}
    found = frozenset(r.lemma for r in every if r.form in PLAIN or (adverb and r.kind in "SA"))
    if word in words_of("names") or word in words_of("known"):
        found |= {r.lemma for r in read([word])[0]}
    return found


@lru_cache(maxsize=CACHED)
def nouns_of(word: str) -> frozenset[str]:
    """The nouns that a word is a form of."""
    return frozenset(r.lemma for r in chosen(word) if r.kind == "S")


def looks_foreign(word: str) -> bool:
    """Whether an unknown word has letters, or the ending, of what is just being borrowed."""
    return bool(set(word) & set("cqwxy")) or "sh" in word or word.endswith("ima")


@lru_cache(maxsize=CACHED)
def kind_of_place(word: str) -> str:
    """What the name of a place ends in if that says what it is: maa, meri (L-et-11, A-28)."""
    if not word.endswith(PLACES):
        return ""
    found = (
        reading.parts[-1]
        for reading in (*readings(word), *read([word.title()])[0])
        if (reading.kind in "HG" or word in words_of("names"))
        and reading.parts[-1] in PLACES
        and len(reading.parts) > 1
    )
    return next(found, "")


@lru_cache(maxsize=CACHED)
def is_land(word: str) -> bool:
    """Whether it is the name of a land with maa in it, and no mere compound: Inglismaa."""
    every = (*readings(word), *read([word.title()])[0])
    return kind_of_place(word) == LAND and any(r.kind in "HG" for r in every)


# Rhymes

CHANCE: Final = frozenset(
    {"ikas", "akas", "ukas", "line", "lane", "mine", "ioon", "loog", "oogi", "ogia", "ator", "itor"}
    | {"raaf", "aafi", "eria", "eeri", "nist", "list", "rist", "tist", "nism", "ndus", "stus"}
    | {"stik", "ndik", "nnik", "rnik", "inna", "anna", "atar", "maja", "mees", "tuba", "teek"}
)
"""Ends that so many words have that they are no rhyme: maasikas, vaarikas."""


@lru_cache(maxsize=CACHED)
def onset_and_rhyme(word: str) -> tuple[str, str]:
    """What stands before the first vowel, and the rest; final l and r sound alike enough."""
    at = next((at for at, char in enumerate(word) if char in VOWELS), len(word))
    end = word[at:]
    return word[:at].replace("š", "s"), f"{end[:-1]}r" if end.endswith(("el", "er")) else end


def rhymes(clue: str, card: str) -> bool:
    """Whether two words rhyme clearly; whether a meaning links them too is for people (L-et-09)."""
    if not clue.isalpha() or not card.isalpha() or clue in card or card in clue:
        return False  # one in the other is an accident of letters: raha, Praha (L-et-03)
    (before, end), (other, ending) = onset_and_rhyme(clue), onset_and_rhyme(card)
    pure = end == ending and len(end) > 2 and bool(before) and bool(other)  # noqa: PLR2004
    near = len(clue) == len(card) > 5 and clue[-4:] == card[-4:]  # noqa: PLR2004 - kannel, tunnel
    near = near and clue[-4:] not in CHANCE
    if not (pure and before != other) and not (near and not bases(clue) and not bases(card)):
        return False
    return frozenset({clue, card}) not in linked_rhymes()


@cache
def linked_rhymes() -> frozenset[frozenset[str]]:
    """Rhymes that a meaning links."""
    return frozenset(frozenset(line.split()) for line in lines("rhymes"))


LANGUAGE = Estonian()

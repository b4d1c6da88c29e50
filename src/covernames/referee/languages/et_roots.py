"""Estonian kinship: what words are derived from, and what compounds are made of.

A word has roots: the dictionary forms of its parts, and of all that these are derived from. Two
words that share a root are kin.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final

from .et_words import (
    CACHED,
    Reading,
    Vabamorf,
    analyser,
    chosen,
    compounds,
    families,
    listed,
    read,
    readings,
    strangers_of,
    suffixes,
    words_of,
)

NOMINAL: Final = frozenset("SANPHGCO")
ADJECTIVE: Final = frozenset("AGC")
LINKING: Final = frozenset({"sg n", "sg g", "pl g", ""})
"""What the first part of a compound may be."""
NEGATIONS: Final = ("eba", "mitte")
ENDINGS: Final[dict[str, tuple[str, ...]]] = {
    "S": ("mine", "lane"),
    "A": ("ne", "lik", "kas", "tu", "tud", "nud", "v", "jas", "kindel", "vaba", "rikas", "võitu"),
    "H": ("maa", "linn", "jõgi", "järv", "saar", "saare", "mägi", "mäe", "meri", "poeg", "pea"),
    "G": ("maa",),
}
"""Last parts that need no list: doings, qualities, places."""
LONG: Final = 8
HEAD: Final = 4
STEM: Final = 3
"""So many letters a compound, its last part and each other part have to have to be plain."""
LINKS: Final = ("mis", "mus", "tus", "dus", "lus", "sus", "vus")
"""Ends of first parts that need none: lugemis-, valgustus-."""


# Derivation


def fits(base: Reading, kind: str) -> bool:
    """Whether a reading can be the base of a derivation: N, A or V."""
    if base.coined or len(base.parts) > 1:
        return False
    if kind == "V":
        return base.kind == "V" and base.form in {"ma", "n"}
    return base.kind in (NOMINAL if kind == "N" else ADJECTIVE) and base.form in {"sg n", "sg g"}


@lru_cache(maxsize=CACHED)
def bases(word: str) -> frozenset[str]:
    """The words that a word is derived from, one step back.

    Each ending counts once: what stands first in its row goes before the rest. Only vabamorf
    tells forms and word classes well enough for that.
    """
    if not isinstance(analyser(), Vabamorf):
        return frozenset()
    verb = any(r.kind == "V" and r.lemma == word for r in readings(word))
    rows = [
        [(word[: -len(ending)] + back, kind) for back, kind in backs]
        for ending, least, backs in suffixes()
        if word.endswith(ending)
        and len(word) - len(ending) >= least
        and ending.endswith("ma") == verb
    ]
    tries = list(dict.fromkeys(spelled for row in rows for spelled, _ in row))
    every = dict(zip(tries, read(tries), strict=True))
    strangers = strangers_of(unsure=False).get(word, frozenset()) | {word}
    found: set[str] = set()
    for row in rows:
        for spelled, kind in row:
            fitting = {base.lemma for base in every[spelled] if fits(base, kind)} - strangers
            if fitting:
                found |= fitting
                break
    return frozenset(found)


@lru_cache(maxsize=CACHED)
def line_of(word: str, unsure: bool) -> frozenset[str]:
    """A word, all that it is derived from, and their families.

    What is no kin of one is no kin of the whole line, by whatever way it would come in again.
    """
    found = _reach(word, frozenset(), unsure)
    never = strangers_of(unsure=False)
    strangers = frozenset(chain.from_iterable(never.get(one, ()) for one in found))
    if found & strangers:
        found = _reach(word, strangers, unsure)
    return frozenset(found).union(*(families(unsure).get(one, ()) for one in found))


def _reach(word: str, strangers: frozenset[str], unsure: bool) -> set[str]:
    """A word and all that it is derived from, past strangers."""
    found: set[str] = set()
    waiting = [word]
    while waiting:
        one = waiting.pop()
        if one not in found and (one == word or one not in strangers):
            found.add(one)
            doubtful = strangers_of(unsure=True).get(one, frozenset())
            waiting += bases(one) if unsure else bases(one) - doubtful
    return found


# Compounds


def in_use(reading: Reading) -> bool:
    """Whether a reading is a word that people use, not a compound made up for the day (L-et-05).

    Nouns that our list does not have are in use if they are regular: an adverb first, genitives (or
    a theme: kaubandus-) before a word that makes compounds freely, or a first part that stands
    before almost anything.
    """
    *first, last = reading.parts
    lemma = reading.lemma
    if not first or lemma in compounds() or lemma in listed("whole", unsure=False):
        return True
    if first[0] in NEGATIONS:
        return False
    if last in words_of("learned") or last.endswith(ENDINGS.get(reading.kind, "")):
        return True
    if len(first) == 1 and not readings(first[0]):
        return True  # with a part that is no word of today
    if len(first) > 1 and any(in_use(r) for r in readings(first[0] + first[1])[:1]):
        first = first[1:]  # sõjavägi is in use, so sõjaväe- is like one part
    genitives = [is_form(one, "SAN", "sg g", "pl g") or one in words_of("themes") for one in first]
    adverbs = [is_form(one, "DK") for one in first]
    free = [one in words_of("firsts") or one.endswith(LINKS) or is_form(one, "N") for one in first]
    if all(free) or (all(adverbs) and not any(genitives)):
        return True
    return all(genitives) and (last in words_of("heads") or is_made_of_verb(last))


def is_plain(reading: Reading, word: str) -> bool:
    """Whether a compound is so long that its parts are no accident, in use or not: tedre|tähn."""
    *first, last = reading.parts
    long = len(reading.lemma) >= LONG and len(last) >= HEAD and min(map(len, first)) >= STEM
    return long and word not in words_of("names")


def is_form(part: str, kinds: str, *forms: str) -> bool:
    """Whether a part can be a word of these kinds, in these forms."""
    return any(r.kind in kinds and (not forms or r.form in forms) for r in readings(part))


def is_made_of_verb(word: str) -> bool:
    """Whether a word names a doer or a doing; such words make compounds freely."""
    return any(base.endswith("ma") for base in bases(word))


def linked(part: str, unsure: bool) -> frozenset[str]:
    """The dictionary forms that the first part of a compound may stand for."""
    if part in listed("parts", unsure):
        return listed("parts", unsure)[part]
    every = readings(part)
    found = [r for r in every if r.form in LINKING]
    if not found and part.endswith("s"):  # inimes, magamis
        found = [r for r in readings(f"{part}e") if r.form in LINKING]
    doing = [r for r in every if r.form == "o"]  # sulge|ventiil
    named = [r for r in found if r.kind not in "VH"] or found or doing or every  # külas|käik
    return frozenset(r.lemma for r in named) or frozenset({part})


@lru_cache(maxsize=CACHED)
def part_words(word: str, unsure: bool = False, trusted: bool = False) -> frozenset[str]:
    """The dictionary forms of the parts of a word, without mere prefixes.

    Unless a word is trusted, as those of cards are, or we look for what is not sure, only compounds
    in use, and plain ones, have parts: the analyser takes loans apart that it does not know, like
    karu|sell.
    """
    whole = listed("whole", unsure)
    if word in whole:
        return whole[word]
    found: set[str] = set()
    for reading in chosen(word):
        if reading.lemma in whole:
            return whole[reading.lemma]
        *first, last = reading.parts
        learned = bool(first) and last in words_of("learned")
        sure = trusted or in_use(reading) or first[0] in NEGATIONS or is_plain(reading, word)
        if learned or not (unsure or sure):
            return frozenset({reading.lemma})
        lasts = {r.lemma for r in chosen(last) if len(r.parts) == 1} or {last}  # alus|püksid
        found |= lasts.union(*(linked(one, unsure) for one in first))
    return frozenset(found - words_of("prefixes") or {word})


@lru_cache(maxsize=CACHED)
def roots(word: str, unsure: bool = False, trusted: bool = False) -> frozenset[str]:
    """The roots of a word: what all its parts come from, and its own family (jalgpall, jalka)."""
    parts = part_words(word, unsure, trusted)
    lines = chain.from_iterable(line_of(part, unsure) for part in parts)
    return own_families(word, unsure).union(lines)


def own_families(word: str, unsure: bool = False) -> frozenset[str]:
    """The families of a word as a whole."""
    every = {word, *(r.lemma for r in chosen(word))}
    return frozenset(chain.from_iterable(families(unsure).get(one, ()) for one in every))

"""How English words are built: dictionary forms, spellings, affixes, compounds.

The walk goes from a word to what it is built from: its dictionary forms, then affix by affix to its
base, and for a closed compound to its parts. It steps on real words only, and never where our lists
say that a step is an accident of letters: corner is not built from corn, carpet not from car.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final, NamedTuple

VOWELS: Final = "aeiouy"
NOTHING: Final[frozenset[str]] = frozenset()
SHORTEST: Final = 3
"""Letters of a stem or a part; what is shorter is too often an accident."""
SURE: Final = re.compile(
    r"\w{4,}([ai]ble|ism|ic|ist|ics|al|ive|ion|ology|graphy|ous|less|ful|ant|ent|or)"
)
"""Words of the larger, looser dictionary that may be a base: its verbs are too many."""
ANYTHING: Final = frozenset({"NOUN", "VERB", "ADJ", "ADV"})
OURS: Final = ("words", "names", "loans")
"""Lists of words that no analyser bends; they take an s."""
RESPELLINGS: Final = {"our": "or", "isation": "ization", "ise": "ize", "yse": "yze"}
"""British endings and their American spelling (L-en-02)."""
DOUBLING: Final = re.compile(r"[^aeiouy]*[aeiouy][^aeiouwxy]")
"""A short stem that doubles its last letter before a vowel: cut, cutter; but cute, cuter."""
DIGITS: Final = str.maketrans("013457", "oieast")
"""Numbers that stand for letters: p1zza."""


class Affix(NamedTuple):
    """An affix, the parts of speech of its base, and what may stand in its place."""

    text: str
    speech: frozenset[str]
    endings: tuple[str, ...] = ()


@cache
def lines(name: str) -> tuple[tuple[str, ...], ...]:
    """The words of each line of one of our data files."""
    file = resources.files("covernames.referee").joinpath("data", f"en-{name}.txt")
    rows = (line.partition("#")[0].split() for line in file.read_text("utf-8").splitlines())
    return tuple(tuple(row) for row in rows if row)


@cache
def listed(name: str) -> frozenset[str]:
    """All words of a data file."""
    return frozenset(word for line in lines(name) for word in line)


@cache
def marks(name: str) -> dict[str, frozenset[str]]:
    """For each word of a data file, marks of the lines that it stands in: ``7:sing``."""
    found: dict[str, set[str]] = {}
    for number, line in enumerate(lines(name)):
        for word in line:
            found.setdefault(word, set()).add(f"{number}:{line[0]}")
    return {word: frozenset(its) for word, its in found.items()}


@cache
def headed(name: str) -> dict[str, tuple[str, ...]]:
    """A data file whose lines begin with the word that they are about."""
    found: dict[str, tuple[str, ...]] = {}
    for head, *rest in lines(name):
        found[head] = (*found.get(head, ()), *rest)
    return found


@cache
def heads(name: str) -> dict[str, frozenset[str]]:
    """For each word of such a file, the first words of its lines."""
    found: dict[str, set[str]] = {}
    for head, *rest in lines(name):
        for word in rest:
            found.setdefault(word, set()).add(head)
    return {word: frozenset(its) for word, its in found.items()}


@cache
def variants() -> dict[str, str]:
    """For each listed variant the spelling in which it is compared."""
    return {word: line[0] for line in lines("variants") for word in line}


@cache
def families() -> dict[str, frozenset[str]]:
    """The marks of a word's families, also under the spelling in which it is compared."""
    found = dict(marks("families"))
    for word, its in marks("families").items():
        plain = variants().get(word, word)
        found[plain] = found.get(plain, NOTHING) | its
    return found


@lru_cache(maxsize=100_000)
def apart(base: str, word: str) -> bool:
    """Whether our lists say that a word is not, or not certainly, built from another."""
    return any(
        one in heads(name).get(other, NOTHING)
        for name in ("strangers", "doubts")
        for one, other in ((base, word), (word, base))
    )


@lru_cache(maxsize=20_000)
def sketch(word: str) -> str:
    """A word without what misspelling changes: doubled letters, numbers for letters, ph for f."""
    return re.sub(r"(.)\1+", r"\1", word.translate(DIGITS).replace("ph", "f"))


def misspelt(word: str, other: str) -> bool:
    """Whether one looks like the other, misspelt: bananna, pengiun."""
    if word[:1] != other[:1] or abs(len(word) - len(other)) > SHORTEST:
        return False
    swapped = len(word) > 2 * SHORTEST - 1 and sorted(word) == sorted(other)
    return swapped or sketch(word) == sketch(other)


@cache
def affixes(kind: str) -> tuple[Affix, ...]:
    """Suffixes (``-x``), prefixes (``x-``) or loose prefixes (``x~``), short ones first."""
    names = {"n": "NOUN", "v": "VERB", "a": "ADJ", "r": "ADV"}
    found = []
    for text, speech, *more in lines("affixes"):
        given = more[0] if more else ""
        plain = () if given.startswith("=") else ("",)
        endings = tuple(given.removeprefix("=").split(",")) if given else ()
        if kind == ("suffix" if text[0] == "-" else "prefix" if text[-1] == "-" else "loose"):
            fits = frozenset(names[letter] for letter in speech)
            found.append(Affix(text.strip("-~"), fits, plain + endings))
    return tuple(sorted(found, key=lambda affix: len(affix.text)))


@cache
def is_affix(text: str, kind: str) -> bool:
    """Whether a string is an affix."""
    return any(text == affix.text for affix in affixes(kind))


def restored(stem: str, affix: Affix) -> Iterator[str]:
    """What may have stood before a suffix: with the e, the y, the single letter it had."""
    vowel = affix.text[0] in VOWELS
    for ending in affix.endings:
        if ending or not (vowel and DOUBLING.fullmatch(stem)):
            yield stem + ending
    if "" in affix.endings:
        if vowel:
            yield stem + "e"
            if (stem[-1] == stem[-2] and stem[-1] not in VOWELS) or stem.endswith("ck"):
                yield stem[:-1]
        if stem[-1] == "i":
            yield stem[:-1] + "y"


class Words:
    """The words of English, as far as the analysers that are installed know them."""

    def __init__(self, missing: Sequence[str]) -> None:
        self.missing = missing
        # A walk asks for the same words again and again.
        for name in (
            "lemmas",
            "cased",
            "is_name",
            "speech",
            "bases",
            "stock",
            "parts",
            "faint",
            "loose",
            "openings",
            "heard",
        ):
            setattr(self, name, lru_cache(maxsize=30_000)(getattr(self, name)))

    # Dictionaries

    def lemmas(self, word: str) -> dict[str, tuple[str, ...]]:
        """The dictionary forms of a word by part of speech."""
        found: dict[str, tuple[str, ...]] = {}
        if "lemminflect" not in self.missing:
            from lemminflect import getAllLemmas  # noqa: PLC0415 - loaded when first needed

            found = getAllLemmas(word)
        return found or {kind: (word,) for kind in ANYTHING if word in listed("words")}

    def cased(self, word: str) -> str:
        """The dictionary form by the other analyser, with its capital for a name; or nothing."""
        if "simplemma" in self.missing or not word:
            return ""
        import simplemma  # noqa: PLC0415 - loaded when first needed

        return simplemma.lemmatize(word, lang="en") if simplemma.is_known(word, lang="en") else ""

    def speech(self, word: str) -> frozenset[str]:
        """As which parts of speech a word stands in the dictionary; nothing: it does not."""
        lemmas = self.lemmas(word)
        found = frozenset(kind for kind, forms in lemmas.items() if word in forms)
        if "VERB" in lemmas and word.endswith(("ing", "ed", "en")):
            found |= {"ADJ"}  # a participle: undetected, jokingly
        if not found and (SURE.fullmatch(word) or "lemminflect" in self.missing):
            return ANYTHING if self.cased(word) == word else found
        return found

    def spelling(self, word: str) -> str:
        """One spelling for all variants of a word (L-en-02)."""
        if word in variants():
            return variants()[word]
        for british, american in RESPELLINGS.items():
            # The rest may follow: favour, favourite.
            stem, ending, rest = word.partition(british)
            other = stem + american
            if ending and self.lemmas(other) and not apart(stem + ending, other):
                return other + rest if self.lemmas(other + rest) else word
        return word

    def forms(self, word: str) -> frozenset[str]:
        """The dictionary forms of every part of speech, in one spelling, and the word itself.

        A name is a form of names alone: Maria is not several lunar seas.
        """
        is_name = word in listed("names")
        found = {form for forms in self.lemmas(word).values() for form in forms if not is_name}
        if not found:
            cased = self.cased(word)
            found.add(cased.lower() if cased and (cased[0].isupper() or not is_name) else word)
        if found == {word} and any(word[:-1] in listed(name) for name in OURS):
            found.add(word.removesuffix("s"))
        found = {form for form in found if "-" not in form and not apart(form, word)} | {word}
        return frozenset(self.spelling(form) for form in found)

    def known(self, word: str) -> bool:
        """Whether any dictionary has it, as a word or as a name; without one, all are known."""
        return bool(
            {"lemminflect", "simplemma"} <= {*self.missing}
            or self.lemmas(word)
            or self.cased(word)
            or self.is_name(word)
            or any(word in listed(name) for name in ("families", "variants", "peoples", "loans"))
            or word in headed("compounds")
            or len(self.forms(word)) > 1
        )

    def is_name(self, word: str) -> bool:
        """Whether it is a name and no ordinary word as well: paris, but not turkey (L-en-06)."""
        if word in listed("names"):
            return True
        if self.lemmas(word) or not {word, word.removesuffix("s")}.isdisjoint(listed("peoples")):
            return False
        if "lemminflect" in self.missing:
            return self.cased(word)[:1].isupper()
        from lemminflect import getAllLemmas  # noqa: PLC0415 - loaded when first needed

        return self.cased(word)[:1].isupper() or bool(getAllLemmas(word, "PROPN"))

    # Derivation

    def bases(self, word: str) -> frozenset[str]:
        """The words from which one affix leads to this word."""
        found: set[str] = set()
        joined: list[str] = []
        for affix in affixes("suffix"):
            # What -ing has joined, -ling does not part again: boiling is no boy-ling.
            if word.endswith(affix.text) and not affix.text.endswith(tuple(joined)):
                met = self.before(word, affix)
                found |= met
                joined += [affix.text] if met else []
        # Nor does a prefix part what a suffix has joined: a resister is no re-sister.
        return frozenset(found | self.after(word, "prefix", found))

    def before(self, word: str, affix: Affix) -> set[str]:
        """The words that fit before a suffix."""
        stem = word.removesuffix(affix.text)
        if len(stem) < SHORTEST or self.is_name(word):
            return set()
        people = word in listed("peoples")
        fits = {
            base
            for base in restored(stem, affix)
            if self.speech(base) & affix.speech or (people and self.is_name(base))
        }
        return {base for base in fits - {word} if len(base) >= SHORTEST and not apart(base, word)}

    def after(self, word: str, kind: str, joined: set[str] | frozenset[str]) -> set[str]:
        """The words that fit after a prefix."""
        if self.is_name(word):
            return set()
        return {
            base
            for affix in affixes(kind)
            if word.startswith(affix.text) and not any(b.startswith(affix.text) for b in joined)
            if len(base := word.removeprefix(affix.text)) >= SHORTEST
            if self.speech(base) & affix.speech and not apart(base, word)
        }

    def entries(self, word: str) -> list[str]:
        """Where the walk begins: a saw is not built from seeing, but broken is from break."""
        own = self.speech(word)
        if own & {"NOUN", "VERB"} or self.forms(word) == {word}:
            return [self.spelling(word)]
        return [form for form in self.forms(word) if own or form != word]

    def stock(self, word: str) -> frozenset[str]:
        """The word, its forms, what they are built from, and the marks of their families."""
        found: set[str] = set()
        steps = self.entries(word)
        while steps:
            step = steps.pop()
            if step not in found:
                found.add(step)
                steps += (self.spelling(base) for base in self.bases(step))
        kin = (families().get(step, NOTHING) for step in (word, *found))
        return frozenset(found.union(*kin))

    def loose(self, word: str) -> frozenset[str]:
        """What stands after a prefix that joins loosely: the take of undertaker."""
        found: set[str] = set()
        for step in self.stock(word):
            for base in self.after(step, "loose", self.bases(step)):
                found |= self.stock(base) | self.parts(base)
        return frozenset(found)

    def openings(self, word: str) -> frozenset[str]:
        """The prefixes of a word that stand before a real word: the over of overcoat."""
        return frozenset(
            affix.text
            for step in self.stock(word)
            for kind in ("prefix", "loose")
            for affix in affixes(kind)
            if step.startswith(affix.text)
            and step.removeprefix(affix.text) in self.after(step, kind, NOTHING)
        )

    # Compounds

    def parts(self, word: str) -> frozenset[str]:
        """What a compound, or anything it is built from, is made of."""
        found: set[str] = set()
        for step in self.stock(word):
            for part in self.split(step):
                found |= self.stock(part) | (self.parts(part) if part != word else NOTHING)
        return frozenset(found)

    def faint(self, word: str) -> frozenset[str]:
        """The parts of a compound that hardly anybody feels: the port of passport."""
        faded = (part for step in self.stock(word) for part in headed("faded").get(step, ()))
        return NOTHING.union(*map(self.stock, faded))

    def heard(self, name: str) -> frozenset[str]:
        """The words that some hear in a name: the spring and the field of Springfield."""
        if not self.is_name(name) or name in headed("compounds"):
            return NOTHING
        found: set[str] = set()
        for cut in range(SHORTEST, len(name) - 1):
            first, last = name[:cut], name[cut:]
            if not self.makes(first):
                first = first.removesuffix("s")
            whole = len(last) > SHORTEST and self.makes(last)
            ending = last in listed("places")
            if self.makes(first) and (whole or (ending and len(first) > SHORTEST)):
                found |= {first, last} if whole else {first}
            elif whole and ending:
                found.add(last)
        return frozenset(found)

    def split(self, word: str) -> tuple[str, ...]:
        """The real words that a compound is made of; nothing: it is none."""
        if word in headed("compounds"):
            return headed("compounds")[word]
        pieces = tuple(re.split(r"[ -]+", word))
        if len(pieces) > 1:
            return pieces
        derived = any(word.startswith(base[:SHORTEST]) for base in self.bases(word))
        if derived or word in listed("wholes") or ":" in word or self.is_name(word):
            return ()
        cuts = range(SHORTEST, len(word) - SHORTEST + 1)
        pairs = [pair for cut in cuts if (pair := self.pair(word[:cut], word[cut:]))]
        return max(pairs, key=lambda pair: min(map(len, pair)), default=())

    def pair(self, first: str, second: str) -> tuple[str, ...]:
        """Two real words that make a compound: straw berry, crafts man, frost bitten."""
        if len(first) > SHORTEST + 1 and not (self.makes(first) or self.makes(f"s{second}")):
            first = first.removesuffix("s")
        if is_affix(first, "prefix") or is_affix(first, "loose") or is_affix(second, "suffix"):
            return ()
        if len(second) > SHORTEST + 1 and not self.makes(second):
            second = next((form for form in sorted(self.forms(second)) if self.makes(form)), "")
        return (first, second) if self.makes(first) and self.makes(second) else ()

    def makes(self, part: str) -> bool:
        """Whether a string is a word that compounds are made of; short ones only if listed."""
        entry = any(part in forms for forms in self.lemmas(part).values())
        return part in listed("parts") or (len(part) > SHORTEST and entry)

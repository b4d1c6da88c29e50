"""Indonesian words: what is known, which root a word is built on, what a compound is made of."""

from __future__ import annotations

import importlib.util
import re
from functools import cache, lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from .id_affixes import SHORTEST, VOWELS, Cut, bare, cuts, half_cuts, spoken_cuts

DATA: Final = Path(__file__).parents[1] / "data"
JOINING: Final = frozenset({"se", "ke", "pro", "eks", "pra", "e", "kontra", "inter", "trans"})
"""What may stand before a hyphen without being a word of its own: se-Jawa, pro-Belanda, e-pos."""
GLUED: Final = 9
"""Two words written as one are no shorter: in fewer letters it may be chance (kalamari)."""
_LEARNED: Final = re.compile(
    "(?:iah|wi|wan|wati|man|isi?|isme|asi|itas|or|ur|er|if|ik|ika|us|en|al|logi?)$"
)
"""Endings of learned words; many words of other tongues end so by chance."""
_BUILT: Final = re.compile("(?:wan|wati|wi|iah|isme|isasi|itas)$")
"""Learned endings that people put to new words."""


class Roots(NamedTuple):
    """The roots a word is built on for certain, and those it might be built on."""

    sure: frozenset[str]
    maybe: frozenset[str] = frozenset()


class Parts(NamedTuple):
    """What a compound is made of for certain, and what people should weigh."""

    sure: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()


class Lexicon(NamedTuple):
    """All that is listed."""

    words: frozenset[str]
    roots: frozenset[str]
    """Common roots, which carry affixes."""
    hosts: frozenset[str]
    """All words that may carry affixes."""
    heard: frozenset[str]
    """Common roots as they are written and as they are said."""
    names: frozenset[str]
    families: dict[str, frozenset[str]]
    """The roots of words that have been looked up by people."""
    spellings: dict[str, str]
    compounds: dict[str, Parts]
    preferred: frozenset[tuple[str, str]]
    homographs: frozenset[tuple[str, str]]
    weighed: frozenset[str]
    """All words that have a homograph."""
    beginnings: frozenset[str]
    acronyms: frozenset[str]
    english: frozenset[str]
    """English words that are known here from titles and brands."""
    linked: frozenset[tuple[str, str]]
    """Rhymes that meaning joins as well."""


def lines(name: str) -> list[str]:
    """The entries of one of our data files."""
    text = (DATA / f"id-{name}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@cache
def lexicon() -> Lexicon:
    """The analyser's roots, read as they are (its stemmer is slow), and our own lists."""
    roots = frozenset(lines("roots")) - set(lines("foreign"))
    names = frozenset(lines("names"))
    respelled = frozenset(map(as_written, names))
    modern = frozenset(lines("modern"))
    loans = frozenset(lines("loans")) | {word for word in modern if len(word) > SHORTEST}
    doubled = frozenset(lines("doubled"))
    spellings = {
        other: first
        for line in lines("variants")
        for first, *others in [line.split()]
        for other in others
        if "-" not in first  # a doubled word is led back to its halves, never the other way
    }
    spellings |= {
        word.replace("-", ""): word for word in doubled if word.replace("-", "") not in names
    }
    families, homographs = _families(spellings), _homographs()
    words = _analyser() | roots | loans | modern | names | doubled | spellings.keys()
    words |= set(spellings.values())
    names |= respelled - words
    words |= names
    words -= {"", *lines("foreign")}
    return Lexicon(
        words=frozenset(words),
        roots=roots | loans,
        hosts=frozenset(word for word in words - names if len(word) >= SHORTEST) | roots | loans,
        heard=roots | loans | {other for other, first in spellings.items() if first in roots},
        names=names,
        families=families,
        spellings=spellings,
        compounds=_compounds(),
        preferred=frozenset(
            (first, other)
            for line in lines("preferred")
            for first, *others in [line.split()]
            for other in others
        ),
        homographs=homographs,
        weighed=frozenset(word for word, _ in homographs),
        beginnings=frozenset(lines("beginnings")),
        acronyms=frozenset(lines("acronyms")),
        english=frozenset(lines("english")),
        linked=frozenset((a, b) for line in lines("rhymes") for a, b in [line.split()]),
    )


_WRITTEN: Final = (("ph", "f"), ("th", "t"), ("x", "ks"), ("sch", "sk"))


def as_written(name: str) -> str:
    """A foreign name as Indonesians also write it: Kleopatra, Aleksander, Filadelfia."""
    for foreign, ours in _WRITTEN:
        name = name.replace(foreign, ours)
    return re.sub("c(?![heiy])", "k", name)


def _analyser() -> set[str]:
    """The list of roots that PySastrawi ships, if it is installed."""
    found = importlib.util.find_spec("Sastrawi")
    if found is None or found.origin is None:
        return set()
    path = Path(found.origin).with_name("Stemmer") / "data" / "kata-dasar.txt"
    if not path.exists():
        return set()
    return {word for word in path.read_text("utf-8").split() if '"' not in word}


def _families(spellings: dict[str, str]) -> dict[str, frozenset[str]]:
    """Word to roots; a root that stands in another family leads on to it (pemudi, pemuda, muda)."""
    heads: dict[str, set[str]] = {}
    for line in lines("families"):
        head, *members = line.replace(":", " ").split()
        head = spellings.get(head, head)
        for word in (head, *members):
            heads.setdefault(spellings.get(word, word), set()).add(head)
    families: dict[str, frozenset[str]] = {}
    for word in heads:
        found, new = set[str](), {word}
        while new:
            found |= new
            new = {head for one in new for head in heads.get(one, ())} - found
        families[word] = frozenset(one for one in found if one in heads[one] or one not in heads)
    return families


def _compounds() -> dict[str, Parts]:
    compounds: dict[str, Parts] = {}
    for line in lines("compounds"):
        word, _, parts = line.partition(":")
        listed = parts.split()
        compounds[word] = Parts(
            tuple(part for part in listed if not part.startswith("?")),
            tuple(part[1:] for part in listed if part.startswith("?")),
        )
    return compounds


def _homographs() -> frozenset[tuple[str, str]]:
    pairs = set[tuple[str, str]]()
    for line in lines("homographs"):
        form, _, others = line.partition(":")
        for other in others.split():
            pairs |= {(form, other), (other, form)}
    return frozenset(pairs)


@cache
def numerals() -> frozenset[str]:
    """The words that numerals are made of."""
    return frozenset(lines("numerals"))


def spelled(word: str) -> str:
    """The standard spelling of a word."""
    return lexicon().spellings.get(word, word)


_LOOSE: Final = (
    # how people spell by ear: krupuk, vitamin as pitamin, rame for ramai, telor for telur
    (re.compile("([bcdgkpst])e(?=[lr])"), r"\1"),
    (re.compile("dz|z"), "s"),
    (re.compile("sy|sh"), "s"),
    (re.compile("kh|q"), "k"),
    (re.compile("[fv]"), "p"),
    (re.compile(r"(.)\1+"), r"\1"),
    (re.compile("ai$"), "e"),
    (re.compile("au$"), "o"),
    (re.compile("o(?=[^aiueo]+$)"), "u"),
    (re.compile("e(?=[^aiueo]+$)"), "i"),
    (re.compile("^h"), ""),
)


@lru_cache(maxsize=20_000)
def by_ear(word: str) -> str:
    """A form that loose spellings of one word share; it means something for unknown words only."""
    for sound, plain in _LOOSE:
        word = sound.sub(plain, word)
    return word


_FLAT: Final = re.compile("e(?=[^aiueo]+$)")


def spoken(word: str) -> str:
    """A word with a in its last syllable, where people in Jakarta say e: temen, pinter, anget."""
    return _FLAT.sub("a", word)


def listed(word: str) -> bool:
    """Whether a word stands in a list, and so need not be cut."""
    words = lexicon()
    return word in words.words or word in words.families or word in words.compounds


@lru_cache(maxsize=20_000)
def roots(word: str) -> Roots:
    """The roots of a word: by lists, else by the best cut."""
    words = lexicon()
    word = spelled(word)
    if word in words.families:
        return Roots(words.families[word])
    if "-" in word:
        return _halves(word)
    if listed(word):
        return Roots(frozenset({word}))
    doubled = undoubled(word)
    if doubled:
        return roots(doubled)
    return _best(word)


def _halves(word: str) -> Roots:
    """The roots of a reduplication, and the word itself (laba-laba is more than laba)."""
    forms = [roots(half) for half in (single(word), *word.split("-")) if half]
    sure = frozenset({word}).union(*(form.sure for form in forms))
    return Roots(sure, frozenset[str]().union(*(form.maybe for form in forms)) - sure)


def single(word: str) -> str:
    """A reduplicated word taken once: kemerah-merahan is kemerahan; or nothing."""
    first, _, second = word.partition("-")
    for length in range(min(len(first), len(second)), 2, -1):
        if first.endswith(second[:length]):
            return first + second[length:]
    return ""


def _best(word: str) -> Roots:
    """The longest root wins, a common one before a rare one; what ties is settled by a list."""
    words = lexicon()
    found = set(cuts(word, words.hosts))
    found = {cut for cut in found if cut.root in words.roots} or found
    if not found:
        found = set(spoken_cuts(word, words.heard))
    if not found:
        half = (_families_of(base) for base in half_cuts(word) if base in words.roots)
        return Roots(frozenset({word}), frozenset[str]().union(*half))
    longest = max(cut.letters for cut in found)
    best = {cut.root for cut in found if cut.letters == longest}
    best -= {b for a in best for b in best if (a, b) in words.preferred}
    maybe = frozenset(_families_of(cut.root) for cut in found if _near(cut, longest))
    unsure = frozenset[str]().union(*maybe)
    if len(best) > 1:
        return Roots(frozenset({word}), unsure)
    sure = _families_of(best.pop())
    return Roots(sure, unsure - sure)


def _near(cut: Cut, longest: int) -> bool:
    return cut.letters >= longest - 1


def _families_of(root: str) -> frozenset[str]:
    root = spelled(root)
    return lexicon().families.get(root) or frozenset({root})


def undoubled(word: str) -> str:
    """The root under a doubled first consonant, with -an: dedaunan, pepohonan; or nothing."""
    if len(word) > SHORTEST + 3 and word[1] == "e" and word[0] == word[2] and word.endswith("an"):
        for root in (word[2:-2], word[2:]):
            if root in lexicon().roots and root[0] not in VOWELS:
                return root
    return ""


@lru_cache(maxsize=20_000)
def parts(word: str) -> Parts:
    """What a compound is made of: by list, or by a learned beginning.

    Two common words in one that nobody has listed are only perhaps a compound (andal, usia are not
    in Andalusia).
    """
    words = lexicon()
    word = spelled(word)
    if word in words.compounds:
        return words.compounds[word]
    for split in range(2, len(word) - 2):
        first, second = word[:split], word[split:]
        if second not in words.roots and (len(second) <= SHORTEST or second not in words.hosts):
            continue
        if first in words.beginnings:
            return Parts((first, second))
        if f"?{first}" in words.beginnings:
            return Parts((second,), (first,))
    if known(word) and not any(cuts(word, words.compounds)):
        return Parts()
    for cut in cuts(word, words.compounds):
        return words.compounds[cut.root]
    found = joined(word)
    return Parts((), found[0]) if found else Parts()


def joined(word: str) -> tuple[tuple[str, str], ...]:
    """The two common words that a string is made of, if it is."""
    common = lexicon().roots
    return tuple(
        (word[:split], word[split:])
        for split in range(SHORTEST, len(word) - SHORTEST + 1)
        if word[:split] in common and word[split:] in common
    )


@lru_cache(maxsize=20_000)
def glued(word: str) -> frozenset[str]:
    """The words that are written as one in a string that is no word: bolalampu, rotibakar."""
    found = joined(word) if len(word) >= GLUED else ()
    return frozenset(half for pair in found for part in pair for half in (part, spelled(part)))


def unlearned(word: str) -> frozenset[str]:
    """What may stand before a learned ending: sultan in sultanisme, drone in dronewan."""
    cut = range(SHORTEST + 1, len(word))
    return frozenset(word[:place] for place in cut if _BUILT.fullmatch(word[place:]))


def faded(one: str, other: str) -> bool:
    """Whether two learned words have a root in common that one of them hides: ilmiah, ilmuwan."""
    families = lexicon().families
    pair = (spelled(one), spelled(other))
    if not all(word in families and _LEARNED.search(word) for word in pair):
        return False
    stems = [re.sub("if(?=$|itas)", "iv", word) for word in pair]  # kreatif is within kreativitas
    alike = takewhile(lambda two: two[0] == two[1], zip(*stems, strict=False))
    start = "".join(letter for letter, _ in alike)
    if start in families or start in stems or len(start) < 3:  # noqa: PLR2004 - chance
        return False
    shared = families[pair[0]] & families[pair[1]]
    return shared.isdisjoint(pair) and not any(root in start for root in shared)


@lru_cache(maxsize=20_000)
def known(word: str) -> bool:
    """Whether it is a word: listed, built on a common root, or reduplicated (A-32)."""
    words = lexicon()
    if listed(word) or word in words.acronyms or word.isdecimal():
        return True
    if "-" in word:
        halves = word.split("-")
        return known(single(word)) or all(known(half) or half in JOINING for half in halves)
    if undoubled(word) or f"{word}-{word}" in words.words:
        return True
    if any(form in words.names for form in bare(word)) or any(cuts(word, words.compounds)):
        return True
    built = (cut.root in words.roots or len(cut.root) > SHORTEST for cut in cuts(word, words.hosts))
    if any(built) or any(spoken_cuts(word, words.heard)):
        return True
    return any(
        word.startswith(first) and word.removeprefix(first) in words.roots
        for first in (beginning.removeprefix("?") for beginning in words.beginnings)
    )

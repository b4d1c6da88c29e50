"""Bulgarian roots: how a word is taken apart into prefixes, root and suffixes.

``bg-roots.txt`` lists the roots by families. Of all readings that explain a whole word the one with
the longest root wins; compounds are read as two roots joined by о or е. What has two equally good
readings has none: then nothing is certain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

VOWELS: Final = "аеиоуъюя"
LONG, SHORT, SHORTEST = 5, 4, 3
"""Letters of a root: with five it is hardly there by chance, three are few."""

# What may stand after a root.

ENDING: Final = (
    "(?:а|я|о|е|и|ю|й|ът|ят|та|то|те|ата|ята|ото|ето|ите|ия|ият|ове|овете|еве|евете|"
    "ие|ието|ията|ии|иите|ища|ищата|ета|етата|ена|ената|йо|ьо)?"
)
AGREEMENT: Final = "(?:а|о|и|ия|ият|ата|ото|ите)?"
_SUFFIX = (
    "(?:к|ч|ц|ич|ичк|чиц|иц|ец|енц|л|ле|лет|ушк|юшк|ок(?!от)|оч|ък|ъч|ъц|"
    "ен|ян|ан|н|ов|ев|ьов|ск|шк|ешк|ишк|ест|ист|ат|ит|ав|яв|ив|лив|чив|овит|нат|"
    "ар|ач|аш|ак|як|яш|яч|ик|ник|нич|ниш|ниц|анин|янин|ств|ост|от|ин|еж|ежк|б|тб|"
    "тел|ател|ятел|ител|ителн|им|ем|еск|ческ|ничес|лък|лъч|[ае]?джи|[ае]?джий|чи|чий|ищ|"
    "ни|ени|ани|яни|ня|ал|ял|ил|ел|щин|(?:[ае]?дж|ч|л)ий(?:ск|к|ств|ниц)|ешком|няк|няш|ничеств|ичък)"
)
_THEME = "(?:н|в|ав|яв|ув|юв|ив|ир|изир|ос|ис|ас|яс|осв|исв|асв|ясв|ств|ствув|к|кв|нув|т)"
CONJUGATION: Final = (
    "(?:а|я|ам|ям|еш|иш|аш|яш|е|и|ем|им|аме|яме|ете|ите|ате|яте|ат|ят|а(?:я|еш|е|ем|ете|ят)|"
    "[аяеиоу]х|[аяе]ше|[аяеио]х(?:ме|те|а)|[аяе]й(?:те)?|[аяе]йки|"
    f"(?:[аяиеоу]|на)?[лнтщ]{AGREEMENT}|[аея]?(?:не|нето|ние|нието|ния|нията)|ъл)"
)
_DENOMINAL = (
    f"{_THEME}{CONJUGATION}|я|иш|им|ят|их(?:ме|те|а)?|ил{AGREEMENT}|ене(?:то)?|ея|ее|еят|еене"
)
_AFTER_NOUN = re.compile(f"{_SUFFIX}{{0,3}}{ENDING}|{_DENOMINAL}")
_AFTER_VERB = re.compile(f"{_SUFFIX}{{0,3}}{ENDING}|{_DENOMINAL}|{_THEME}?{CONJUGATION}")


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_INFLECTION: Final = {
    "а": _set("а и о ата ите"),
    "я": _set("я и йо ята ите"),
    "о": _set("о а ото ата"),
    "е": _set("е я ето ета етата ята"),
    "це": _set("е а ето ата"),
    "и": _set("и ите"),
    "short": _set("а я ът ят ове овете еве евете ища ищата") | {""},
    "long": _set("а я ът ят и ите") | {""},
}
_ARTICLES = _set("та то те ът ят") | {""}

# What may stand before a root.

_PREFIXES = _set(
    "без безо в във въ вз въз вс въс до за из изо ис на над надо не о об обез от ото по под подо "
    "полу пра пре пред предо при про раз разо рас с съ со у най между извън свръх противо зад "
    "край"
)
_MOST_PREFIXES = 3
_LONGEST_PREFIX = max(map(len, _PREFIXES))
_JOINTS = frozenset("ое")
_NO_MEMBER = re.compile(
    "(?:стен|жен|лив|нов|рим|мен|ден|тел|ски|ност|вой|лак).{0,3}|"
    "ви[ея]|ри[яи]|сам|шав.*|(?<=виде)о.*|питае.*|граф.*|лог.*|лова?|лица|стиня|носин"
)
"""Ends of words that look like the second member of a compound: болест-ен, книж-овност."""

# How roots change.

_SOFTENED = (("к", "ч"), ("г", "ж"), ("х", "ш"), ("ц", "ч"))
_BEFORE_PLURAL = (("к", "ц"), ("г", "з"), ("х", "с"))


def lines(name: str) -> list[str]:
    """The lines of a data file, without its notes."""
    text = (files("covernames.referee") / "data" / name).read_text("utf-8")
    return [line for raw in text.splitlines() if (line := raw.partition("#")[0].strip())]


@cache
def words(name: str) -> frozenset[str]:
    """The words of a data file."""
    return frozenset(word for line in lines(name) for word in line.split())


def stem_of(lemma: str) -> str:
    """A dictionary form without its last vowel, to which endings are added."""
    return lemma[:-1] if len(lemma) >= SHORTEST and lemma[-1] in "аяоеи" else lemma


def endings_of(lemma: str) -> frozenset[str]:
    """What a noun's stem can end in, by its dictionary form; one syllable takes -ове."""
    if lemma.endswith("це"):
        return _INFLECTION["це"]
    return _INFLECTION.get(lemma[-1], _INFLECTION["short" if _one_syllable(lemma) else "long"])


def _one_syllable(word: str) -> bool:
    return sum(char in VOWELS for char in word) == 1


def fleeting(root: str) -> set[str]:
    """A root without its last ъ, where that comes and goes: огън, огнен."""
    found = re.fullmatch("(.+[^аеиоуъюярл])ъ([нрлмктцч])", root)
    return {found[1] + found[2]} if found else set()


def alternants(root: str) -> Iterator[tuple[str, bool]]:
    """A root as it sounds elsewhere, and whether so only before the plural's и.

    Ръка, ръчен, ръце; връх, върхове; бял, бели; огън, огнен.
    """
    found = {root, *fleeting(root)}
    found |= {form.replace("я", "е") for form in found if re.search("[^аеиоуъьй]я.", form)}
    found |= {re.sub("([рл])ъ", r"ъ\1", form) for form in found}
    found |= {re.sub("ъ([рл])", r"\1ъ", form) for form in found}
    for form in found:
        yield form, False
        yield from ((form[:-1] + soft, False) for hard, soft in _SOFTENED if form[-1] == hard)
        yield from ((form[:-1] + soft, True) for hard, soft in _BEFORE_PLURAL if form[-1] == hard)


class Root(NamedTuple):
    """One way in which a root may stand in a word."""

    family: int
    written: str
    """As it stands in the list, without signs."""
    prefixed: bool
    suffixed: bool
    verbal: bool
    listed: bool
    """Whether this sound is the listed one, or a regular alternation of it."""
    plural: bool
    """Whether it sounds so only before the plural's и: монаси, юнаци."""

    def fits(self, word: str, end: int) -> bool:
        """Whether what follows the root in a word can follow it."""
        if self.plural:
            return word[end:] in {"и", "ите"} and (self.suffixed or not _one_syllable(self.written))
        if not self.suffixed:
            return word[end:] in endings_of(self.written)
        verbal = self.verbal or len(self.written) > SHORTEST
        return bool((_AFTER_VERB if verbal else _AFTER_NOUN).fullmatch(word, end))

    def weight(self, word: str, length: int) -> int:
        """How good a reading is: the listed word itself, its inflection, so long a root in it."""
        if word == self.written:
            return len(word) + LONG
        return length if self.suffixed else len(word)


class Families:
    """What ``bg-roots.txt`` says, and how it reads a word."""

    def __init__(self, names: frozenset[str]) -> None:
        """Names are no derivations: Раковски has nothing to do with рак."""
        self.names = names
        self.titles: list[str] = []
        self.old_kin: list[tuple[str, str]] = []
        """Words whose families were one long ago."""
        self._roots: dict[str, list[Root]] = {}
        self._look_alikes: dict[int, list[tuple[str, bool]]] = {}
        self._second_members: set[int] = set()
        self._bound: set[str] = set()
        """Second members that are no words: звездо|броец."""
        for line in lines("bg-roots.txt"):
            kind, *listed = line.split()
            if kind == "~":
                self.old_kin.append((listed[0], listed[1]))
            elif kind == "=":
                self._bound |= set(listed)
            elif kind == "+":
                self._second_members |= {r.family for x in listed for r in self._roots.get(x, ())}
            else:
                for family in [[root] for root in listed] if kind == "s" else [listed]:
                    self.titles.append(family[0].strip("-"))
                    for root in family:
                        self._add(root, verbal=kind == "v")

    def _add(self, signed: str, *, verbal: bool) -> None:
        """A root in all its sounds, or a look-alike, for the last family."""
        family = len(self.titles) - 1
        written, suffixed = signed.strip("-!"), signed.endswith("-")
        if signed.startswith("!"):
            self._look_alikes.setdefault(family, []).append((written, suffixed))
            return
        stem = written if suffixed else stem_of(written)
        for sound, plural in alternants(stem):
            if suffixed or plural or sound[-1] == stem[-1]:
                prefixed, listed = signed.startswith("-"), sound == stem
                root = Root(family, written, prefixed, suffixed, verbal, listed, plural)
                self._roots.setdefault(sound, []).append(root)

    def _is_look_alike(self, word: str, family: int) -> bool:
        return any(
            word.startswith(written) and (suffixed or word[len(written) :] in _ARTICLES)
            for written, suffixed in self._look_alikes.get(family, ())
        )

    def one_root(self, word: str) -> tuple[int, frozenset[int]]:
        """The families of the best root that explains the whole word, and how good it is."""
        is_name = word in self.names
        best = (max(len(word) - 2, LONG) if is_name else 0, False)
        found: set[int] = set()
        for start in _prefix_ends(word):
            for end in range(len(word), start + 1, -1):
                for root in self._roots.get(word[start:end], ()):
                    rank = (root.weight(word, end - start), root.listed)
                    if (
                        rank < best
                        or (start and not root.prefixed)
                        or (is_name and not root.suffixed and word != root.written)
                        or not root.fits(word, end)
                        or self._is_look_alike(word, root.family)
                    ):
                        continue
                    if rank > best:
                        best, found = rank, set()
                    found.add(root.family)
        return best[0], frozenset(found)

    def explains(self, word: str, *, besides: re.Pattern[str]) -> bool:
        """Whether a root explains the word, without what people may have made up behind it."""
        return any(
            root.fits(word, end)
            and not besides.fullmatch(word, end)
            and not self._is_look_alike(word, root.family)
            for start in _prefix_ends(word)
            for end in range(len(word), start + 1, -1)
            for root in self._roots.get(word[start:end], ())
            if (root.prefixed if start else end < len(word) or not root.suffixed)
        )

    def _two_roots(self, word: str, known: frozenset[int]) -> tuple[int, frozenset[int]]:
        """Where a compound is joined, вод-о-пад, and the families of its members.

        A known one may be listed for its second member: кръст-о-път.
        """
        best = joined = 0
        found: frozenset[int] = frozenset()
        joints = range(SHORTEST, len(word) - SHORTEST) if word not in self.names else ()
        for joint in joints:
            if word[joint] not in _JOINTS or _NO_MEMBER.fullmatch(word, joint + 1):
                continue
            first = {
                root.family
                for root in self._roots.get(word[:joint], ())
                if not root.plural
                and (root.suffixed or not (root.verbal or self._is_look_alike(word, root.family)))
            }
            if len(first) != 1:
                continue
            weight, second = self.one_root(word[joint + 1 :])
            likely = len(word) - joint > LONG or second in (known, second & self._second_members)
            if len(second) != 1 and self._is_bound(word, joint + 1):
                weight, second = len(word) - joint, frozenset()
            elif len(second) != 1 or not likely:
                continue
            if joint + weight > best:
                best, joined, found = joint + weight, joint, second | first
        return joined, found

    def _is_bound(self, word: str, start: int) -> bool:
        """Whether the rest is a second member that is no word by itself."""
        return any(
            word[start:end] in self._bound and _AFTER_NOUN.fullmatch(word, end)
            for end in range(start + SHORTEST, len(word) + 1)
        )

    def of(self, word: str) -> frozenset[int]:
        """The families of a word; none where two readings are equally good.

        A long root in two families is a compound that both list, or one word with two meanings.
        """
        weight, families = self.one_root(word)
        joint, members = self._two_roots(word, families)
        if not families:
            return members
        if members > families and weight > joint + SHORTEST:
            return members
        return families if len(families) == 1 or weight >= LONG else frozenset()


def _prefix_ends(word: str) -> set[int]:
    """Where the root may begin: after nothing, or after up to three prefixes."""
    ends = {0}
    reached = {0}
    for _ in range(_MOST_PREFIXES):
        reached = {
            start + size
            for start in reached
            for size in range(1, _LONGEST_PREFIX + 1)
            if word[start : start + size] in _PREFIXES
        }
        ends |= reached
    return ends

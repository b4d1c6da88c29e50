"""From a clue as people type it to the words of the lists: forgiving, but never wild.

A word is found by its spelling, by an inflection, by a small misspelling, by the words it is made
of. Each find has a weight: how much of the found word's meaning the clue may be taken to have.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from rapidfuzz import process
from rapidfuzz.distance import OSA

from .spelling import STEM, parts, shortest_part, squash, variants

Finds = dict[int, float]
"""Numbers of words, and how much of each is meant."""

INFLECTED: Final = 0.85
LOOSELY: Final = 0.65
"""Short stems meet by accident too."""
MISSPELLED: Final = 0.8
ONE_OF_SEVERAL: Final = 0.75
PART: Final = 0.45
FORGIVEN: Final = ((4, 1), (8, 2))
"""From so many letters on, so many slips are forgiven."""
MANY: Final = 12
"""A beginning or an end of more words than this says nothing about any of them."""
LONG_STEM: Final = 7
PIECE: Final = 4
"""A word of a name or a fixed term stands for the whole from so many letters on."""


class Lookup:
    """The words of the lists under every spelling."""

    def __init__(self, keys: Mapping[str, int], language: str, sayings: Iterable[str] = ()) -> None:
        self.language = language
        self.keys = keys
        self._names = list(keys)
        self._variants = [tuple(variants(key, language)) for key in keys]
        self._kin: dict[str, list[int]] = defaultdict(list)
        for number, found in zip(keys.values(), self._variants, strict=True):
            for variant in found:
                self._kin[variant].append(number)
        self._pieces: dict[str, list[int]] = defaultdict(list)
        for saying in sayings:
            pieces = saying.split() if " " in saying else ()
            for piece in (squash(piece, language) for piece in pieces):
                if len(piece) >= PIECE:
                    self._pieces[piece].append(keys[squash(saying, language)])

    def find(self, text: str, *, forgiving: bool = True) -> Finds:
        """The words that a text stands for, by weight; none: nobody ever wrote anything like it.

        Args:
            text: A clue or a card.
            forgiving: Whether slips of letters are forgiven. What stands on a card is spelled as
                it is meant: a card that is not in the lists is a stranger, no misspelling.
        """
        key = squash(text, self.language)
        found = self.exact(key)
        if found or not key:
            return found
        words = [squash(word, self.language) for word in text.replace("-", " ").split()]
        if len(words) > 1:
            found = _together(
                (self.exact(word) or self._slip(word, forgiving) for word in words), ONE_OF_SEVERAL
            )
        found = found or self._slip(key, forgiving) or self.inside(key, whole=not forgiving)
        return found or (self.around(key) if forgiving else {})

    def _slip(self, key: str, forgiving: bool) -> Finds:
        return self.misspelled(key) if forgiving else {}

    def exact(self, key: str) -> Finds:
        """The word itself, its inflections and the names it is in, as far as they are listed."""
        found: Finds = dict.fromkeys(self._pieces.get(key, ()), ONE_OF_SEVERAL)
        for variant in (key, *variants(key, self.language)):
            loose = variant.startswith(STEM) and len(variant) < LONG_STEM and key in self.keys
            weight = LOOSELY if loose else INFLECTED
            for number in (*self._kin.get(variant, ()), self.keys.get(variant, -1)):
                if number >= 0:
                    found[number] = max(found.get(number, 0.0), weight)
        if key in self.keys:
            found[self.keys[key]] = 1.0
        return found

    def kin(self) -> list[tuple[int, int]]:
        """Pairs of different words of the lists that are inflections of each other."""
        pairs = []
        for (key, number), found in zip(self.keys.items(), self._variants, strict=True):
            kin = {*self._kin.get(key, ()), *self._pieces.get(key, ())}
            for variant in found:
                # Good enough to hear something in a clue, not to say one word for another.
                if variant.startswith(STEM) and len(variant) < LONG_STEM:
                    continue
                kin.update(self._kin[variant])
                if variant in self.keys:
                    kin.add(self.keys[variant])
            pairs += [(number, other) for other in kin if other != number]
        return pairs

    def misspelled(self, key: str) -> Finds:
        """Words that differ by a slip or two, the nearest ones."""
        slips = max((allowed for letters, allowed in FORGIVEN if len(key) >= letters), default=0)
        if not slips or self.language == "zh-Hant":
            return {}
        near = process.extract(key, self._names, scorer=OSA.distance, score_cutoff=slips, limit=3)
        best = min((distance for _, distance, _ in near), default=0)
        nearest = [name for name, distance, _ in near if distance == best]
        # Two slips and several candidates: it could be anything.
        if best > 1 and len(nearest) > 1:
            return {}
        return {self.keys[name]: MISSPELLED for name in nearest}

    def inside(self, key: str, *, whole: bool = False) -> Finds:
        """The known words that an unknown one is made of: both halves, else the longest part.

        Args:
            key: The unknown word.
            whole: Both halves or nothing.
        """
        known = [part for part in parts(key, self.language) if part in self.keys]
        for part in known:
            rest = key.removeprefix(part)
            if rest != key and rest in self.keys:
                return {self.keys[part]: ONE_OF_SEVERAL, self.keys[rest]: ONE_OF_SEVERAL}
        if whole:
            return {}
        if self.language == "zh-Hant":
            return {self.keys[part]: PART for part in known}
        longest = max(known, key=len, default="")
        return {self.keys[longest]: PART} if 2 * len(longest) >= len(key) else {}

    def around(self, key: str) -> Finds:
        """The known words that an unknown one begins or ends, unless there are too many."""
        if len(key) < shortest_part(self.language):
            return {}
        longer = [name for name in self._names if name.startswith(key) or name.endswith(key)]
        return {self.keys[name]: PART for name in longer} if len(longer) <= MANY else {}


def _together(finds: Iterable[Finds], weight: float) -> Finds:
    found: Finds = {}
    for some in finds:
        for number, share in some.items():
            found[number] = max(found.get(number, 0.0), weight * share)
    return found

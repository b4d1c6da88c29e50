"""Word vectors that a user has, as a mind: for words of their own and for rare clues.

The similarity of a clue and a card is measured against what is usual for the card: some cards lie
near everything. So vectors of any making come to the same scale of strengths.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

import numpy as np

from .mind import Floats
from .spelling import squash, variants
from .vector_store import Shelf, shelf_of

SAYABLE: Final = 20_000
"""The commonest words, which are the first ones in a file, are those that a bot would say."""
USUAL: Final = 4_000
"""The words that show what is usual for a card."""
NEAR: Final = 1.2
"""So many standard deviations above the usual, people begin to see a link."""
FULL: Final = 5.5
"""And so many above it, it is the first thing they think of."""
CASELESS: Final = frozenset({"th", "zh-Hant"})
"""Languages without small letters: what has any there is of another language."""


class VectorBoard:
    """Vectors as seen from the words of a board."""

    def __init__(self, mind: Vectors, words: tuple[str, ...]) -> None:
        self.words = words
        self.clues = mind.clues
        self._mind = mind
        self._cards = np.stack([mind.vector(word) for word in words])
        sample = mind.sample @ self._cards.T
        self._mean = sample.mean(axis=0)
        self._spread = sample.std(axis=0) + 1e-6
        self.strengths = self.risk_strengths = self.strengths_of_vectors(mind.common)

    def strengths_of_vectors(self, vectors: Floats) -> Floats:
        """The strengths of clues, a vector each."""
        return self._scaled(vectors @ self._cards.T)

    def _scaled(self, similarity: Floats) -> Floats:
        above = (similarity - self._mean) / self._spread
        scaled: Floats = np.clip((above - NEAR) / (FULL - NEAR), 0, 1).astype(np.float32)
        return scaled

    def strengths_of(self, clue: str) -> Floats:
        """The strengths of any clue that the vectors know."""
        vector = self._mind.vector(clue)
        if not vector.any():
            return np.zeros(len(self.words), np.float32)
        return self._scaled(self._cards @ vector)


class Vectors:
    """A shelf of vectors in use."""

    def __init__(self, shelf: Shelf) -> None:
        self.language = shelf.language
        self._matrix = shelf.matrix()
        self._numbers: dict[str, int] = {}
        for number, word in enumerate(shelf.words()):
            self._numbers.setdefault(squash(word, self.language), number)
        chosen = {
            number: word
            for number, word in enumerate(shelf.words()[: 2 * SAYABLE])
            if _sayable(word, self.language)
        } or dict(enumerate(shelf.words()[:SAYABLE]))
        kept = list(chosen.items())[:SAYABLE]
        self.clues = tuple(word for _, word in kept)
        self.common: Floats = self._matrix[[number for number, _ in kept]].astype(np.float32)
        self.sample: Floats = self.common[:: max(1, len(self.common) // USUAL)]
        self.board = lru_cache(maxsize=8)(self._board)

    def _board(self, words: tuple[str, ...]) -> VectorBoard:
        return VectorBoard(self, words)

    def vector(self, text: str) -> Floats:
        """The direction of a word, or of several; nothing but zeros for an unknown one."""
        key = squash(text, self.language)
        for variant in (key, *variants(key, self.language)):
            number = self._numbers.get(variant)
            if number is not None:
                found: Floats = self._matrix[number].astype(np.float32)
                return found
        words = text.replace("-", " ").replace("_", " ").split()
        if len(words) < 2:  # noqa: PLR2004 - several words
            return np.zeros(self._matrix.shape[1], np.float32)
        together: Floats = np.sum([self.vector(word) for word in words], axis=0)
        return (together / (np.linalg.norm(together) + 1e-9)).astype(np.float32)


def _sayable(word: str, language: str) -> bool:
    """Whether it is a plain word of the language: no name, no sign, no single letter.

    >>> [_sayable(word, "en") for word in ("cat", "Cat", "x2", "i")]
    [True, False, False, False]
    """
    if not all(unicodedata.category(char)[0] in "LM" for char in word):  # Thai has marks
        return False
    if language in CASELESS:
        return word.lower() == word.upper() and len(word) > (language != "zh-Hant")
    return word.islower() and len(word) > 1


@cache
def vectors_of(language: str, name: str = "") -> Vectors:
    """The vectors of that name; without one the first on the shelf."""
    return Vectors(shelf_of(language, name))

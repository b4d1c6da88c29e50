"""Parts that words share: characters in Chinese, the words of compounds in Thai and Estonian."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import numpy as np

from .mind import Cells, Floats
from .sparse import Sparse
from .spelling import parts, squash, telling_parts


class SharedParts:
    """Parts that several words of the lists share, and the words of each."""

    def __init__(self, keys: Mapping[str, int], language: str) -> None:
        self.language = language
        members: dict[str, list[int]] = defaultdict(list)
        if telling_parts(language):
            for key, number in keys.items():
                members[key].append(number)
                for part in parts(key, language):
                    if language == "zh-Hant" or part in keys:
                        members[part].append(number)
        # A character is heard in a clue even if one word alone has it.
        least = 1 if language == "zh-Hant" else 2
        shared = {part: words for part, words in members.items() if len(words) >= least}
        self._places = {part: place for place, part in enumerate(shared)}
        counts = np.array([len(words) for words in shared.values()], np.intp)
        # A part of very many words says little about each.
        value = (1 / np.maximum(counts, 1) ** 0.6).astype(np.float32)
        words = np.array([word for some in shared.values() for word in some], np.intp)
        size = len(counts), len(keys)
        self._members = Sparse(
            np.repeat(np.arange(len(counts)), counts), words, np.repeat(value, counts), size
        )
        self._made_of = self._members.transposed().row_shares(0.0)

    def shared(self, numbers: Cells, written: Floats, place: Cells) -> Floats:
        """How strongly words lead to the cells through parts that they share with others."""
        if not len(self._places):
            return np.zeros((len(numbers), written.shape[1]), np.float32)
        made_of = self._made_of.reached(numbers)
        of_parts = self._members.dot(written, made_of, place)
        where = np.full(self._made_of.columns, -1, np.intp)
        where[made_of] = np.arange(len(made_of))
        return self._made_of.dot(of_parts, numbers, where)

    def of_unknown(self, clue: str, written: Floats, place: Cells) -> Floats:
        """The same for a word that is in no list."""
        known = self.known(clue)
        if not len(known):
            return np.zeros(written.shape[1], np.float32)
        weak: Floats = self._members.dot(written, known, place).mean(axis=0)
        return weak

    def amid(self, words: Floats) -> Floats:
        """A vector for each part: the middle of the words that share it."""
        return self._members.dot(words)

    def together(self, of_parts: Floats, words: Cells) -> Floats:
        """A vector for each of some words: the middle of its parts."""
        return self._made_of.dot(of_parts, words)

    def known(self, text: str) -> Cells:
        """The parts of a word that other words share, by their numbers."""
        key = squash(text, self.language)
        found = (self._places.get(part) for part in (key, *parts(key, self.language)))
        return np.array([part for part in dict.fromkeys(found) if part is not None], np.intp)

"""A pack: vectors of common words that come with Covernames, where nobody wrote a list.

``packs/<language>/words.txt`` has the words, ``vectors.npy`` a row of small integers for each; its
direction counts. The file is mapped into memory, and only what is asked for is read. README.md
beside them tells where a pack comes from.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .mind import Cells, Floats
from .spelling import squash, variants

FOLDER: Final = Path(__file__).parent / "packs"


class Pack:
    """The words of a pack and where they lie."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        words = (folder / "words.txt").read_text("utf-8").splitlines()
        self._numbers = {squash(word, language): number for number, word in enumerate(words)}
        self._vectors: NDArray[np.int8] = np.load(folder / "vectors.npy", mmap_mode="r")

    @staticmethod
    def write(folder: Path, words: list[str], vectors: Floats) -> None:
        """Write a pack: each vector as integers, as fine as its longest component allows."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "words.txt").write_text("\n".join(words) + "\n", "utf-8")
        longest = np.abs(vectors).max(axis=1, keepdims=True)
        np.save(folder / "vectors.npy", np.rint(127 * vectors / longest).astype(np.int8))

    @property
    def dimensions(self) -> int:
        """How many numbers a vector has."""
        return int(self._vectors.shape[1])

    def number(self, text: str) -> int:
        """The number of a word, also of an inflected one; less than 0: it is not in the pack."""
        key = squash(text, self.language)
        found = (self._numbers.get(each, -1) for each in (key, *variants(key, self.language)))
        return next((number for number in found if number >= 0), -1)

    def numbers(self, keys: Iterable[str]) -> Cells:
        """The numbers of squashed words."""
        return np.array([self._numbers.get(key, -1) for key in keys], np.intp)

    def rows(self, numbers: Cells) -> Floats:
        """Unit vectors of words by number; zeros for what is less than 0."""
        rows = self._vectors[np.maximum(numbers, 0)].astype(np.float32)
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        rows[numbers < 0] = 0
        return rows

    def vector(self, text: str) -> Floats:
        """A word, or the middle of several; zeros for an unknown one."""
        number = self.number(text)
        words = [text] if number >= 0 else text.replace("-", " ").replace("_", " ").split()
        middle = self.rows(np.array([self.number(word) for word in words], np.intp)).sum(axis=0)
        unit: Floats = middle / max(float(np.linalg.norm(middle)), 1e-9)
        return unit


def pack_of(language: str) -> Pack | None:
    """The pack of a language, if it has one."""
    folder = FOLDER / language
    return Pack(folder, language) if (folder / "vectors.npy").is_file() else None

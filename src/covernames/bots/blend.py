"""Associations and vectors as one mind: what one of them does not know, the other may."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import numpy as np

from ..refusals import VectorsRefused
from .mind import Floats
from .space import Space, SpaceBoard, space_of
from .vectors import VectorBoard, Vectors, vectors_of

SHARE: Final = 0.35
"""How much vectors have to say beside associations."""


def blended(written: Floats, measured: Floats) -> Floats:
    """Both together; where one knows nothing at all of a clue, the other alone."""
    known = written.max(axis=-1, keepdims=True) > 0
    measured_known = measured.max(axis=-1, keepdims=True) > 0
    both = (1 - SHARE) * written + SHARE * measured
    alone = np.where(known, written, measured)
    return np.where(known & measured_known, both, alone).astype(np.float32)


class BlendBoard:
    """A board as associations and vectors see it; said is what lists have, heard is anything."""

    def __init__(self, written: SpaceBoard, measured: VectorBoard, vectors: Floats) -> None:
        self.words = written.words
        self.clues = written.clues
        self._written, self._measured = written, measured
        strengths = measured.strengths_of_vectors(vectors)
        self.strengths = blended(written.strengths, strengths)
        self.risk_strengths = blended(written.risk_strengths, strengths)

    def strengths_of(self, clue: str) -> Floats:
        """What both make of a clue."""
        return blended(self._written.strengths_of(clue), self._measured.strengths_of(clue))


class Blend:
    """A space with vectors beside it."""

    def __init__(self, space: Space, vectors: Vectors) -> None:
        self.language = space.language
        self._space, self._vectors = space, vectors
        self.board = lru_cache(maxsize=8)(self._board)

    def _board(self, words: tuple[str, ...]) -> BlendBoard:
        written = self._space.board(words)
        vectors = np.stack([self._vectors.vector(clue) for clue in written.clues])
        return BlendBoard(written, self._vectors.board(words), vectors)


@cache
def blend_of(language: str, name: str = "") -> Blend:
    """Associations with the user's vectors. Without any it is refused: it would be another bot."""
    try:
        vectors = vectors_of(language, name)
    except VectorsRefused:
        if name:
            raise
        raise VectorsRefused("bots-blend-alone", lang=language) from None
    return Blend(space_of(language), vectors)

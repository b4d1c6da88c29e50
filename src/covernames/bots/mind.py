"""What a bot must know about words: how strongly a clue makes people think of a card.

A *mind* is one source of that knowledge: associations, vectors, a blend of both. It looks at the 25
words of a board once, and then answers for any clue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
"""Strengths."""
Cells = NDArray[np.intp]
"""Places on the board."""


class Board(Protocol):
    """What a mind makes of the words of one board."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words on the table, cell by cell."""

    @property
    def clues(self) -> Sequence[str]:
        """The words that the mind could say."""

    @property
    def strengths(self) -> Floats:
        """A row for each clue, a column for each cell: 0 nothing, 1 the first thing one thinks of.

        Only ever a rough scale; what counts is how the cells compare under one clue.
        """

    @property
    def risk_strengths(self) -> Floats:
        """The same, with all that somebody might hear in a clue which nobody would mean by it."""

    def strengths_of(self, clue: str) -> Floats:
        """The strengths of any clue, also one that the mind would never say."""


class Mind(Protocol):
    """Knowledge about the words of one language."""

    @property
    def language(self) -> str:
        """The tag of the language."""

    def board(self, words: tuple[str, ...]) -> Board:
        """Look at a board; asked again for the same words, the answer comes at once."""

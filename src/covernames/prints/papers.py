"""The papers that are printed on, and the pieces that both have room for."""

from __future__ import annotations

from typing import Final

import msgspec

MARGIN: Final = 6.4
"""Millimetres at the edge that many printers leave white."""


class Paper(msgspec.Struct, frozen=True):
    """A sheet of paper, upright, in millimetres."""

    name: str
    width: float
    height: float

    def lying(self) -> Paper:
        """The same sheet, lying."""
        return Paper(self.name, self.height, self.width)


PAPERS: Final = {
    paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))
}


class Cut(msgspec.Struct, frozen=True):
    """Equal pieces, edge to edge, in the middle of a sheet: one cut parts two of them."""

    paper: Paper
    width: float
    height: float
    columns: int
    rows: int

    @property
    def left(self) -> float:
        """Where the pieces begin."""
        return (self.paper.width - self.columns * self.width) / 2

    @property
    def top(self) -> float:
        """Where they begin, from above."""
        return (self.paper.height - self.rows * self.height) / 2

    @property
    def count(self) -> int:
        """How many pieces there are."""
        return self.columns * self.rows

    def corner(self, number: int) -> tuple[float, float]:
        """The upper left corner of a piece."""
        row, column = divmod(number, self.columns)
        return self.left + column * self.width, self.top + row * self.height


def board_of(paper: Paper) -> Cut:
    """The 25 cards of a board, on a lying sheet."""
    return Cut(paper.lying(), 50, 34, 5, 5)


def cards_of(paper: Paper) -> Cut:
    """Cards with a word."""
    return Cut(paper, 63, 44, 3, 6)


def pictures_of(paper: Paper) -> Cut:
    """Cards with a picture: square, as one turns them to look."""
    return Cut(paper, 49, 49, 4, 5)


def covers_of(paper: Paper) -> Cut:
    """What is laid on cards: smaller than a card of the board."""
    return Cut(paper, 46, 30, 4, 8)

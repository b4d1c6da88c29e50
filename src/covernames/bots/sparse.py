"""A sparse table of links: rows by columns, as a few flat arrays.

Eight hundred cards and some twenty thousand words have sixty thousand links; the little that is
done with them does not need a library for sparse algebra.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from .mind import Cells, Floats

Link = tuple[int, int, float]


class Sparse:
    """Links from rows to columns; of several links between the same two the strongest counts."""

    def __init__(self, links: Sequence[Link], rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        table = np.array(links, np.float64).reshape(-1, 3)
        row, column = table[:, 0].astype(np.intp), table[:, 1].astype(np.intp)
        order = np.lexsort((-table[:, 2], column, row))
        row, column = row[order], column[order]
        first = np.ones(len(row), bool)
        first[1:] = (row[1:] != row[:-1]) | (column[1:] != column[:-1])
        self._set(row[first], column[first], table[order, 2][first].astype(np.float32))

    def _set(self, row: Cells, column: Cells, value: Floats) -> None:
        self.row_of, self.column_of, self.value = row, column, value
        self._start = np.searchsorted(row, np.arange(self.rows + 1))

    @cached_property
    def _by_column(self) -> Cells:
        return np.argsort(self.column_of, kind="stable")

    @cached_property
    def _column_start(self) -> Cells:
        return np.searchsorted(self.column_of[self._by_column], np.arange(self.columns + 1))

    def _like(self, row: Cells, column: Cells, value: Floats, rows: int, columns: int) -> Sparse:
        made = Sparse.__new__(Sparse)
        made.rows, made.columns = rows, columns
        made._set(row, column, value)  # noqa: SLF001 - one of us
        return made

    def row(self, number: int) -> tuple[Cells, Floats]:
        """The columns that a row leads to, and how strongly."""
        here = slice(self._start[number], self._start[number + 1])
        return self.column_of[here], self.value[here]

    def column(self, number: int) -> tuple[Cells, Floats]:
        """The rows that lead to a column, and how strongly."""
        start, end = self._column_start[number], self._column_start[number + 1]
        here = self._by_column[start:end]
        return self.row_of[here], self.value[here]

    def transposed(self) -> Sparse:
        """The same links from columns to rows."""
        order = self._by_column
        return self._like(
            self.column_of[order], self.row_of[order], self.value[order], self.columns, self.rows
        )

    def row_shares(self, damping: float) -> Sparse:
        """Each row as shares of its sum, held back by `damping`."""
        sums = np.bincount(self.row_of, self.value, self.rows) + damping
        value = (self.value / sums[self.row_of]).astype(np.float32)
        return self._like(self.row_of, self.column_of, value, self.rows, self.columns)

    def dot(self, other: Floats, rows: Cells | None = None, place: Cells | None = None) -> Floats:
        """The product of some rows, or all, with a dense table.

        Args:
            other: A row for each column of this table, or for those that have a place.
            rows: The rows that are wanted; None: all.
            place: Where in `other` the row of each column stands; less than 0: nowhere.
        """
        rows = np.arange(self.rows) if rows is None else rows
        counts = self._start[rows + 1] - self._start[rows]
        ends = np.cumsum(counts)
        links = np.repeat(self._start[rows] - ends + counts, counts) + np.arange(counts.sum())
        into, columns = np.repeat(np.arange(len(rows)), counts), self.column_of[links]
        if place is not None:
            kept = place[columns] >= 0
            links, into, columns = links[kept], into[kept], place[columns[kept]]
        product = np.zeros((len(rows), other.shape[1]), np.float32)
        if len(links):
            first = np.flatnonzero(np.diff(into, prepend=-1))
            spread = self.value[links, None] * other[columns]
            product[into[first]] = np.add.reduceat(spread, first, axis=0)
        return product


COMMON = 24
"""Rows with more columns than this are few; they are multiplied as a dense table."""


def likeness(links: Sparse) -> Floats:
    """How much the columns resemble each other by the rows they share, rare ones counting more."""
    degree = np.bincount(links.row_of, minlength=links.rows)
    rarity = np.log(links.columns / np.maximum(degree, 1)) / np.log(max(links.columns, 2))
    # Roots: what comes late in two lists still makes them alike.
    value = np.sqrt(links.value) * rarity[links.row_of]
    norms = np.sqrt(np.bincount(links.column_of, value**2, links.columns)) + 1e-9
    value = (value / norms[links.column_of]).astype(np.float32)
    common = degree > COMMON
    of_common = common[links.row_of]
    dense = np.zeros((links.columns, int(common.sum())), np.float32)
    number = np.cumsum(common) - 1
    dense[links.column_of[of_common], number[links.row_of[of_common]]] = value[of_common]
    alike = dense @ dense.T
    alike += _meetings(links, np.flatnonzero(~of_common & (degree[links.row_of] > 1)), value)
    return alike


def _meetings(links: Sparse, some: Cells, value: Floats) -> Floats:
    """Every pair of columns that meet in a row: a row of k columns has k times k of them."""
    rows, columns, value = links.row_of[some], links.column_of[some], value[some]
    first = np.searchsorted(rows, rows)
    count = np.searchsorted(rows, rows, side="right") - first
    one = np.repeat(np.arange(len(rows)), count)
    other = np.arange(len(one)) - np.repeat(np.cumsum(count) - count, count) + first[one]
    pairs = columns[one] * links.columns + columns[other]
    met = np.bincount(pairs, value[one] * value[other], links.columns**2)
    return met.reshape(links.columns, links.columns).astype(np.float32)

"""A sparse table of links: rows by columns, as a few flat arrays.

Three thousand heads and some thirty thousand words have two hundred thousand links; the little that
is done with them does not need a library for sparse algebra.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np

from .mind import Cells, Floats

AT_ONCE: Final = 64
"""Rows that are multiplied together: more would fill memory and not be faster."""


class Sparse:
    """Links from rows to columns; of several links between the same two the strongest counts."""

    def __init__(self, row: Cells, column: Cells, value: Floats, size: tuple[int, int]) -> None:
        self.rows, self.columns = size
        order = np.lexsort((-value, column, row))
        row, column, value = row[order], column[order], value[order]
        first = np.ones(len(row), bool)
        first[1:] = (row[1:] != row[:-1]) | (column[1:] != column[:-1])
        self._set(row[first], column[first], value[first].astype(np.float32))

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
        product = np.zeros((len(rows), other.shape[1]), np.float32)
        for start in range(0, len(rows), AT_ONCE):
            some = slice(start, start + AT_ONCE)
            self._add(product[some], other, rows[some], place)
        return product

    def reached(self, rows: Cells) -> Cells:
        """The columns that some rows lead to, each once, in order."""
        reached = np.zeros(self.columns, bool)
        reached[self.column_of[self._links(rows)[0]]] = True
        return np.flatnonzero(reached)

    def _links(self, rows: Cells) -> tuple[Cells, Cells]:
        """The links of some rows, and at which of these rows each begins."""
        counts = self._start[rows + 1] - self._start[rows]
        ends = np.cumsum(counts)
        links = np.repeat(self._start[rows] - ends + counts, counts) + np.arange(counts.sum())
        return links, np.repeat(np.arange(len(rows)), counts)

    def _add(self, product: Floats, other: Floats, rows: Cells, place: Cells | None) -> None:
        links, into = self._links(rows)
        columns = self.column_of[links]
        if place is not None:
            kept = place[columns] >= 0
            links, into, columns = links[kept], into[kept], place[columns[kept]]
        if len(links):
            first = np.flatnonzero(np.diff(into, prepend=-1))
            spread = self.value[links, None] * other[columns]
            product[into[first]] = np.add.reduceat(spread, first, axis=0)

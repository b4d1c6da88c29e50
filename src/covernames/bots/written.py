"""What was written down: which words lead to which heads, and how strongly.

A *head* is what a list is for: a card, a common word or a class. The rows are words, the columns
heads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from .lists import JOINER, Class
from .lookup import Finds
from .mind import Cells, Floats
from .sparse import Sparse
from .spelling import squash

HALF_RANK: Final = 34
"""The rank at which a link is half as strong as the first one."""
BACK: Final = 0.8
"""A head written for a clue, against the clue written for the head."""
TYPICAL, UNTYPICAL = 0.97, 0.85
"""How strongly the name of a class leads to its first member, and to its last."""
OUTSIDE: Final = 0.6
"""What is left of a link from the name of a class to what does not belong to it: whoever says
"animal" means the lion and not the zoo."""
COMMONEST: Final = 0.05
"""What a word counts that stands in every list, against one that stands in a single list."""
ITSELF: Final = 1.5
"""A head among the words of its own list, where lists are compared."""

_Links = tuple[Cells, Cells, Floats]
"""Rows, columns, values."""


def _is_name(head: str) -> bool:
    """Whether a head is a name that is written with a capital letter; cards are all capitals.

    >>> [_is_name(head) for head in ("Pärnu", "PÄRNU", "kivi", "冰")]
    [True, False, False, False]
    """
    return head != head.lower() and head != head.upper()


class Written:
    """The lists and classes of a language as a table."""

    def __init__(
        self,
        language: str,
        lists: Iterable[tuple[str, Sequence[str]]],
        classes: Iterable[Class],
    ) -> None:
        self.language = language
        given = list(lists)
        written = [(head.lower(), words) for head, words in given]
        self._names = {squash(head, language): head for head, _ in given if _is_name(head)}
        kinds = list(classes)
        number_of = self._numbered(written, kinds)
        self.heads: dict[str, int] = {}
        """Columns of heads with a list, by their squashed words."""
        columns = [
            self.heads.setdefault(squash(head, language), len(self.heads)) for head, _ in written
        ]
        self._owners = [[self.keys[key]] for key in self.heads]
        """The rows that are a head itself; a class has several names."""
        self._owners += [[number_of[name] for name in kind.names] for kind in kinds]
        of_classes = self._owners[len(self.heads) :]
        named = {row for rows in of_classes for row in rows}
        self.other_names = np.array(sorted(named - {rows[0] for rows in of_classes}), np.intp)
        """Names of classes that are nowhere the usual one."""
        links = self._of_lists([words for _, words in written], columns, number_of, named)
        links += self._of_classes(kinds, number_of)
        rows, heads, values = (np.concatenate(each) for each in zip(*links, strict=True))
        self.direct = Sparse(rows, heads, values, (len(self.sayings), len(self._owners)))

    def _numbered(
        self, written: list[tuple[str, Sequence[str]]], kinds: list[Class]
    ) -> dict[str, int]:
        """Numbers for words by key and by spelling; the commonest spelling is the one to say."""
        counts = Counter[str]()
        for _, words in written:
            counts.update(words)
        counts.update(dict.fromkeys((head for head, _ in written), 0))
        for kind in kinds:
            counts.update(dict.fromkeys(kind.names + kind.members, 0))
        self.keys: dict[str, int] = {}
        number_of: dict[str, int] = {}
        sayings: list[str] = []
        for text in sorted(counts, key=lambda text: (-counts[text], len(text), text)):
            key = squash(text, self.language)
            number_of[text] = number = self.keys.setdefault(key, len(self.keys))
            if number == len(sayings):
                sayings.append(self._names.get(key, text).replace(JOINER, " "))
        self.sayings = tuple(sayings)
        return number_of

    def _of_lists(
        self,
        lists: list[Sequence[str]],
        columns: list[int],
        number_of: dict[str, int],
        named: set[int],
    ) -> list[_Links]:
        """What leads to a head: the words of its list, and the heads that it was written for."""
        counts = [len(words) for words in lists]
        rows = np.array([number_of[word] for words in lists for word in words], np.intp)
        heads = np.repeat(np.array(columns, np.intp), counts)
        ranks = np.concatenate([np.arange(count) for count in counts] or [np.zeros(0, np.intp)])
        values = (1 / (1 + ranks / HALF_RANK)).astype(np.float32)
        column_of = np.full(len(self.sayings), -1, np.intp)
        own = self.own_rows
        column_of[own] = np.arange(len(own))
        back = column_of[rows] >= 0
        links = [
            (rows, heads, values),
            (own[heads[back]], column_of[rows[back]], np.float32(BACK) * values[back]),
        ]
        less = np.ones(len(self.sayings), np.float32)
        less[list(named)] = OUTSIDE
        return [(row, head, less[row] * value) for row, head, value in links]

    def _of_classes(self, kinds: list[Class], number_of: dict[str, int]) -> list[_Links]:
        """What leads to a member, the names of its classes; and to a class, its members."""
        links = []
        for place, kind in enumerate(kinds, start=len(self.heads)):
            members = np.array([number_of[member] for member in kind.members], np.intp)
            typical = np.linspace(TYPICAL, UNTYPICAL, len(members), dtype=np.float32)
            links.append((members, np.full(len(members), place), typical))
            known = [self.heads.get(squash(member, self.language), -1) for member in kind.members]
            heads = np.array(known, np.intp)
            for name in self._owners[place]:
                rows = np.full(len(members), name)
                links.append((rows[heads >= 0], heads[heads >= 0], typical[heads >= 0]))
        return links

    @property
    def own_rows(self) -> Cells:
        """The rows that the heads with a list are themselves."""
        return np.array([rows[0] for rows in self._owners[: len(self.heads)]], np.intp)

    def second_hand(self, found: Finds) -> tuple[Cells, Floats]:
        """The words that lead to one without a list: the heads and classes it was written for."""
        total: dict[int, float] = {}
        for number, weight in found.items():
            heads, values = self.direct.row(number)
            for head, value in zip(heads.tolist(), values.tolist(), strict=True):
                back = 1.0 if head >= len(self.heads) else BACK
                for owner in self._owners[head]:
                    total[owner] = max(total.get(owner, 0.0), back * weight * value)
        rows = np.array(sorted(total), np.intp)
        return rows, np.array([total[row] for row in rows.tolist()], np.float32)

    def compared(self) -> Sparse:
        """The same table for comparing heads: rare words count more, long lists do not."""
        direct = self.direct
        own = [(row, column) for column, rows in enumerate(self._owners) for row in rows]
        own_rows, own_columns = np.array(own, np.intp).reshape(-1, 2).T
        links = Sparse(
            np.concatenate((direct.row_of, own_rows)),
            np.concatenate((direct.column_of, own_columns)),
            # Roots: what comes late in two lists still makes them alike.
            np.concatenate((np.sqrt(direct.value), np.full(len(own), ITSELF, np.float32))),
            (direct.rows, direct.columns),
        )
        degree = np.bincount(links.row_of, minlength=links.rows)
        rarity = np.log(links.columns / np.maximum(degree, 1)) / np.log(max(links.columns, 2))
        links.value *= np.maximum(rarity, COMMONEST)[links.row_of].astype(np.float32)
        norms = np.sqrt(np.bincount(links.column_of, links.value**2, links.columns)) + 1e-9
        links.value /= norms[links.column_of].astype(np.float32)
        return links

"""The association space of a language: how strongly any word leads to any card.

Three ways lead from a clue to a card, each weaker than the one before:

- somebody wrote the clue for the card, and its rank is its strength; or the card for the clue,
  where the clue has a list itself; or the clue names a class that the card belongs to;
  inflections count as the word;
- both lie near each other in the space that the lists span (`directions.py`), also where nobody
  wrote a list for the card;
- parts that words share: characters in Chinese, what compounds are made of in Thai and Estonian.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache, partial
from typing import Final

import numpy as np

from .lists import Class, read, read_classes
from .lookup import INFLECTED, Finds, Lookup
from .mind import Cells, Floats
from .nearness import Cosines, Nearness
from .pack import Pack, pack_of
from .parts import SharedParts
from .spelling import squash
from .written import Written

PARTS: Final = 0.3
UNUSUAL: Final = 0.7
"""What is left to a giver of a name of a class that is not its usual one: "fair" for a circus.
Fitted like APT in `nearness.py`."""
NEIGHBOURS: Final = 60
"""The words that a bot would think of for a card without a list."""


class SpaceBoard:
    """The space as seen from the 25 words of a board: the words that were written for one."""

    def __init__(self, space: Space, words: tuple[str, ...]) -> None:
        self.words = words
        self._space = space
        finds = [space.finds_of_card(word) for word in words]
        self._near = space.nearness.view(words, finds)
        self._numbers, self._written = space.written_for(words, finds)
        self._place = np.full(len(space.sayings), -1, np.intp)
        self._place[self._numbers] = np.arange(len(self._numbers))
        self._heard: dict[str, Floats] = {}

    # To be said: looked at by spymasters alone

    @cached_property
    def _said(self) -> Cells:
        said = self._numbers[self._space.leading_forms(self._numbers, self._written)]
        return np.union1d(said, self._near.neighbours(NEIGHBOURS))

    @cached_property
    def clues(self) -> list[str]:
        """The words that were written for a card, or lie near one without a list."""
        return [self._space.sayings[number] for number in self._said.tolist()]

    @cached_property
    def strengths(self) -> Floats:
        """What was written, as far as what lies near bears it out."""
        usual = np.where(np.isin(self._said, self._space.other_names), UNUSUAL, 1.0)
        apt = self._near.aptness(self._near_said) * usual[:, None].astype(np.float32)
        return self._said_led_to * apt

    @cached_property
    def risk_strengths(self) -> Floats:
        """What was written, what lies near, and the parts that words share."""
        heard = self._with_parts(self._said, self._said_led_to)
        return np.maximum(heard, self._near.dangers(self._near_said))

    @cached_property
    def _near_said(self) -> Cosines:
        return self._near.cosines(self._said)

    @cached_property
    def _said_led_to(self) -> Floats:
        return self._led_to(self._said, self._near_said)

    # To be heard

    def _led_to(self, numbers: Cells, near: Cosines) -> Floats:
        """What leads from some words to the cells: what was written, and what lies near."""
        led = self._near.strengths(near)
        here = self._place[numbers]
        led[here >= 0] = joined(led[here >= 0], self._written[here[here >= 0]])
        return led

    def _with_parts(self, numbers: Cells, led: Floats) -> Floats:
        """The same with the parts that words share."""
        return joined(led, PARTS * self._space.parts.shared(numbers, self._written, self._place))

    def _strengths(self, numbers: Cells) -> Floats:
        return self._with_parts(numbers, self._led_to(numbers, self._near.cosines(numbers)))

    def strengths_of(self, clue: str) -> Floats:
        """The strengths of any clue; of an unknown one by what it resembles or is made of."""
        found = self._heard.get(clue)
        if found is None:
            found = self._heard[clue] = self._hear(clue)
        return found

    def _hear(self, clue: str) -> Floats:
        found = self._space.finds_of_clue(clue)
        heard = np.zeros(len(self.words), np.float32)
        if found:
            weights = np.array(list(found.values()), np.float32)
            rows = weights[:, None] * self._strengths(np.array(list(found), np.intp))
            heard = rows.max(axis=0)
        if self._space.knows(clue):
            return heard
        by_parts = PARTS * self._space.parts.of_unknown(clue, self._written, self._place)
        unknown = joined(by_parts, self._near.strengths_of_unknown(clue, found))
        return np.maximum(heard, unknown)


def joined(one: Floats, other: Floats) -> Floats:
    """Two links between the same words: together stronger than each, and at most 1."""
    both: Floats = 1 - (1 - np.minimum(one, 1)) * (1 - np.minimum(other, 1))
    return both.astype(np.float32)


class Space:
    """All associations of a language, ready to look at boards."""

    def __init__(
        self,
        language: str,
        lists: Iterable[tuple[str, Sequence[str]]],
        classes: Iterable[Class] = (),
        pack: Pack | None = None,
    ) -> None:
        self.language = language
        self._pack = pack
        self._written = Written(language, lists, classes)
        self.sayings = self._written.sayings
        self.other_names = self._written.other_names
        keys = self._written.keys
        self.lookup = Lookup(keys, language, self.sayings)
        self._kin = np.array(self.lookup.kin(), np.intp).reshape(-1, 2)
        self.parts = SharedParts(keys, language)
        self.nearness = Nearness(self._written, self.parts, pack)
        self.board = lru_cache(maxsize=32)(partial(SpaceBoard, self))

    @property
    def cards(self) -> frozenset[str]:
        """The heads that have a list, by their squashed words."""
        return frozenset(self._written.heads)

    def knows(self, word: str) -> bool:
        """Whether a word stands in a list as it is."""
        return squash(word, self.language) in self._written.keys

    def has_list(self, card: str) -> bool:
        """Whether somebody wrote a list for a card."""
        return squash(card, self.language) in self._written.heads

    def places(self, card: str) -> bool:
        """Whether a card has a place among the words: only then can a clue lead to it."""
        found = self.nearness.of([card], [self.finds_of_card(card)])
        return any(bool(np.any(vectors)) for vectors in found)

    def finds_of_card(self, word: str) -> Finds:
        """What a card is known as: never as a word that is merely spelled like it."""
        return self.lookup.find(word, forgiving=False)

    def finds_of_clue(self, clue: str) -> Finds:
        """What a clue is known as: people mistype, but what the pack has is no slip."""
        return self.lookup.find(clue, forgiving=self._pack is None or self._pack.number(clue) < 0)

    # A board

    def written_for(self, words: Sequence[str], finds: Sequence[Finds]) -> tuple[Cells, Floats]:
        """The words that were written for a cell, one way or the other, and how strongly."""
        columns = []
        for word, found in zip(words, finds, strict=True):
            head = self._written.heads.get(squash(word, self.language))
            lists = self._written
            columns.append(lists.second_hand(found) if head is None else lists.direct.column(head))
        direct = np.zeros(len(self.sayings), bool)
        for rows, _ in columns:
            direct[rows] = True
        kin = self._kin[direct[self._kin[:, 1]]]
        reached = direct.copy()
        reached[kin[:, 0]] = True
        numbers = np.flatnonzero(reached)
        written = np.zeros((len(numbers), len(words)), np.float32)
        for cell, (rows, values) in enumerate(columns):
            written[np.searchsorted(numbers, rows), cell] = values
        one, other = np.searchsorted(numbers, kin).T
        np.maximum.at(written, one, INFLECTED * written[other])
        return numbers, written

    def leading_forms(self, numbers: Cells, written: Floats) -> Cells:
        """Of the forms of one word only the one that says most: boat, and not boats as well."""
        total = np.zeros(len(self.sayings), np.float32)
        total[numbers] = written.sum(axis=1)
        one, other = self._kin.T
        # Of two that say the same, the one that was written more often, which comes first.
        behind = (total[other] > total[one]) | ((total[other] == total[one]) & (other < one))
        lesser = np.zeros(len(self.sayings), bool)
        lesser[one[behind]] = True
        return np.flatnonzero(~lesser[numbers])


@cache
def space_of(language: str) -> Space:
    """The space of a language, loaded once."""
    return Space(language, read(language), read_classes(language), pack_of(language))

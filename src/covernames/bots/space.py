"""The association space of a language: how strongly any word leads to any card.

Three ways lead from a clue to a card, each weaker than the one before:

- somebody wrote the clue for the card, and its rank is its strength; or the card for the clue,
  where the clue is a card of the decks itself; inflections count as the word;
- a short walk over the graph of cards and words: the clue's cards resemble the card, because the
  same words were written for both;
- parts that words share: characters in Chinese, what compounds are made of in Thai and Estonian.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import Final

import numpy as np

from .lists import JOINER, read
from .lookup import INFLECTED, Lookup
from .mind import Cells, Floats
from .sparse import Sparse, likeness
from .spelling import parts, squash, telling_parts

HALF_RANK: Final = 14
"""The rank at which a link is half as strong as the first one."""
BACK: Final = 0.8
"""A card written for a clue, against the clue written for the card."""
WALK: Final = 2.5
"""Likeness is a cosine, and small: two cards that people would call related have about a tenth."""
CHANCE: Final = 0.025
"""The likeness that any two cards have."""
WALK_CAP: Final = 0.4
"""No walk makes a link as strong as one that somebody thought of early."""
SECOND_HAND: Final = 0.5
PARTS: Final = 0.3
DAMPING: Final = 0.4
"""The walk from a word that was only ever written late in a list is held back by this much."""


def strength(rank: int) -> float:
    """How strong the link is that was written as number `rank`, from 0."""
    return 1 / (1 + rank / HALF_RANK)


class SpaceBoard:
    """The space as seen from the 25 words of a board: the words that were written for one."""

    def __init__(self, space: Space, words: tuple[str, ...]) -> None:
        self.words = words
        self._space = space
        self._numbers, written = space.written_for(words)
        self._place = np.full(len(space.sayings), -1, np.intp)
        self._place[self._numbers] = np.arange(len(self._numbers))
        self._written = written
        self._near = space.near(words)
        said = self._numbers[space.leading_forms(self._numbers, self._written)]
        self.clues = [space.sayings[number] for number in said.tolist()]
        self.strengths = self._led_to(said)
        self.risk_strengths = self._strengths(said)
        self._heard: dict[str, Floats] = {}

    def _led_to(self, numbers: Cells) -> Floats:
        """What leads from some words to the cells: what was written, and the walk."""
        strengths = self._space.walk(numbers, self._near)
        here = self._place[numbers]
        strengths[here >= 0] += self._written[here[here >= 0]]
        bounded: Floats = np.minimum(strengths, np.float32(1.0))
        return bounded

    def _strengths(self, numbers: Cells) -> Floats:
        """The same with the parts that words share."""
        shared = self._space.shared(numbers, self._written, self._place)
        bounded: Floats = np.minimum(self._led_to(numbers) + shared, np.float32(1.0))
        return bounded

    def strengths_of(self, clue: str) -> Floats:
        """The strengths of any clue; of an unknown one by what it resembles or is made of."""
        found = self._heard.get(clue)
        if found is None:
            found = self._heard[clue] = self._hear(clue)
        return found

    def _hear(self, clue: str) -> Floats:
        found = self._space.lookup.find(clue)
        if found:
            weights = np.array(list(found.values()), np.float32)
            rows = weights[:, None] * self._strengths(np.array(list(found), np.intp))
            strongest: Floats = rows.max(axis=0)
            return strongest
        return self._space.by_parts(clue, self._written, self._place)


class Space:
    """All associations of a language, ready to look at boards."""

    def __init__(self, language: str, lists: Iterable[tuple[str, Sequence[str]]]) -> None:
        self.language = language
        written = [(card.lower(), words) for card, words in lists]
        keys, number_of = self._numbered(written)
        self._own = [number_of[card] for card, _ in written]
        self._cards = {squash(card, language): place for place, (card, _) in enumerate(written)}
        links = [
            (number_of[word], card, strength(rank))
            for card, (_, words) in enumerate(written)
            for rank, word in enumerate(words)
        ]
        card_of = {number: card for card, number in enumerate(self._own)}
        links += [
            (self._own[card], card_of[word], BACK * value)
            for word, card, value in links
            if word in card_of
        ]
        size = len(self.sayings), len(written)
        self._direct = Sparse(links, *size)
        self._walk = self._direct.row_shares(DAMPING)
        itself = [(number, card, 1.0) for card, number in enumerate(self._own)]
        self._likeness = likeness(Sparse(links + itself, *size))
        self.lookup = Lookup(keys, language, self.sayings)
        self._kin = np.array(self.lookup.kin(), np.intp).reshape(-1, 2)
        self._parts, self._members = self._shared_parts(keys)
        self._made_of = self._members.transposed().row_shares(0.0)
        self.board = lru_cache(maxsize=32)(partial(SpaceBoard, self))

    def _numbered(
        self, written: list[tuple[str, Sequence[str]]]
    ) -> tuple[dict[str, int], dict[str, int]]:
        """Numbers for words by key and by spelling; the commonest spelling is the one to say."""
        counts = Counter(word for _, words in written for word in words)
        counts.update(dict.fromkeys((card for card, _ in written), 0))
        keys: dict[str, int] = {}
        number_of: dict[str, int] = {}
        sayings: list[str] = []
        for text in sorted(counts, key=lambda text: (-counts[text], len(text), text)):
            number_of[text] = number = keys.setdefault(squash(text, self.language), len(keys))
            if number == len(sayings):
                sayings.append(text.replace(JOINER, " "))
        self.sayings = tuple(sayings)
        return keys, number_of

    @property
    def cards(self) -> frozenset[str]:
        """The cards that have a list, by their squashed words."""
        return frozenset(self._cards)

    # Parts

    def _shared_parts(self, keys: dict[str, int]) -> tuple[dict[str, int], Sparse]:
        """Parts that several words share, and the words of each."""
        members: dict[str, list[int]] = defaultdict(list)
        if telling_parts(self.language):
            for key, number in keys.items():
                members[key].append(number)
                for part in parts(key, self.language):
                    if self.language == "zh-Hant" or part in keys:
                        members[part].append(number)
        # A character is heard in a clue even if one word alone has it.
        least = 1 if self.language == "zh-Hant" else 2
        shared = {part: words for part, words in members.items() if len(words) >= least}
        # A part of very many words says little about each.
        edges = [
            (place, word, 1 / len(words) ** 0.6)
            for place, words in enumerate(shared.values())
            for word in words
        ]
        places = {part: place for place, part in enumerate(shared)}
        return places, Sparse(edges, len(places), len(keys))

    def shared(self, numbers: Cells, written: Floats, place: Cells) -> Floats:
        """How strongly words lead to the cells through parts that they share with others."""
        if not len(self._parts):
            return np.zeros((len(numbers), written.shape[1]), np.float32)
        made_of = np.unique(np.concatenate([self._made_of.row(n)[0] for n in numbers.tolist()]))
        of_parts = self._members.dot(written, made_of, place)
        where = np.full(self._made_of.columns, -1, np.intp)
        where[made_of] = np.arange(len(made_of))
        return PARTS * self._made_of.dot(of_parts, numbers, where)

    def by_parts(self, clue: str, written: Floats, place: Cells) -> Floats:
        """The same for a word that is in no list."""
        key = squash(clue, self.language)
        found = (self._parts.get(part) for part in (key, *parts(key, self.language)))
        known = np.array([part for part in dict.fromkeys(found) if part is not None], np.intp)
        if not len(known):
            return np.zeros(written.shape[1], np.float32)
        weak: Floats = PARTS * self._members.dot(written, known, place).mean(axis=0)
        return weak

    # A board

    def written_for(self, words: tuple[str, ...]) -> tuple[Cells, Floats]:
        """The words that were written for a cell, one way or the other, and how strongly."""
        columns = []
        for word in words:
            card = self._cards.get(squash(word, self.language))
            columns.append(self._stranger(word) if card is None else self._direct.column(card))
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

    def near(self, words: tuple[str, ...]) -> Floats:
        """How much all cards are like the cards of a board; no card leads to itself."""
        near = np.zeros((self._direct.columns, len(words)), np.float32)
        for cell, word in enumerate(words):
            card = self._cards.get(squash(word, self.language))
            if card is not None:
                near[:, cell] = self._likeness[:, card]
                near[card, cell] = 0.0
        return near

    def walk(self, numbers: Cells, near: Floats) -> Floats:
        """How strongly words lead to the cells by way of the cards that they were written for."""
        walked = WALK * (self._walk.dot(near, numbers) - CHANCE)
        bounded: Floats = np.clip(walked, 0.0, WALK_CAP).astype(np.float32)
        return bounded

    def _stranger(self, word: str) -> tuple[Cells, Floats]:
        """A card of somebody's own deck: known by the cards that it was written for."""
        profile = np.zeros(self._direct.columns, np.float32)
        for number, weight in self.lookup.find(word).items():
            cards, values = self._direct.row(number)
            profile[cards] = np.maximum(profile[cards], weight * values)
        second_hand = SECOND_HAND * self._direct.dot(profile[:, None])[:, 0]
        for card in np.flatnonzero(profile):
            second_hand[self._own[card]] = max(second_hand[self._own[card]], profile[card])
        rows = np.flatnonzero(second_hand)
        return rows, np.minimum(second_hand[rows], np.float32(1.0))


@cache
def space_of(language: str) -> Space:
    """The space of a language, loaded once."""
    return Space(language, read(language))

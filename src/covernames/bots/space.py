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
from functools import cache, lru_cache
from typing import Final

import numpy as np

from .links import Sparse, likeness
from .lists import JOINER, read
from .lookup import INFLECTED, Lookup, kin_of
from .mind import Floats
from .spelling import parts, squash, telling_parts

HALF: Final = 14
"""The rank at which a link is half as strong as the first one."""
BACK: Final = 0.8
"""A card written for a clue, against the clue written for the card."""
WALK: Final = 2.5
"""Likeness is a cosine, and small: two cards that people would call related have about a tenth."""
CHANCE: Final = 0.025
"""The likeness that any two cards have."""
FAR: Final = 0.4
"""No walk makes a link as strong as one that somebody thought of early."""
SECOND_HAND: Final = 0.5
PARTS: Final = 0.3
SHY: Final = 0.4
"""The walk from a word that was only ever written late in a list is held back by this much."""


def strength(rank: int) -> float:
    """How strong the link is that was written as number `rank`, from 0."""
    return 1 / (1 + rank / HALF)


class SpaceBoard:
    """The space as seen from the 25 words of a board."""

    def __init__(
        self, space: Space, words: tuple[str, ...], strengths: Floats, parts: Floats
    ) -> None:
        self.words = words
        self.clues = space.sayings
        self.strengths = strengths
        self._space = space
        self._parts = parts

    def heard(self, clue: str) -> Floats:
        """The strengths of any clue; of an unknown one by what it resembles or is made of."""
        found = self._space.lookup.find(clue)
        rows = [weight * self.strengths[number] for number, weight in found.items()]
        if rows:
            together: Floats = np.maximum.reduce(rows)
            return together
        shared = self._space.parts_of(clue)
        if not shared:
            return np.zeros(len(self.words), np.float32)
        weak: Floats = (PARTS * self._parts[shared].mean(axis=0)).astype(np.float32)
        return weak


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
        self._walk = self._direct.shares(SHY)
        itself = [(number, card, 1.0) for card, number in enumerate(self._own)]
        self._likeness = likeness(Sparse(links + itself, *size))
        self.lookup = Lookup(keys, language, self.sayings)
        self._kin = np.array(kin_of(self.lookup, list(keys)), np.intp).reshape(-1, 2)
        self._parts, self._members = self._shared_parts(keys)
        self._made_of = self._members.turned().shares(0.0)
        self.board = lru_cache(maxsize=16)(self._board)

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

    def parts_of(self, clue: str) -> list[int]:
        """The shared parts of a word."""
        key = squash(clue, self.language)
        found = (self._parts.get(part) for part in (key, *parts(key, self.language)))
        return [place for place in dict.fromkeys(found) if place is not None]

    # A board

    def _board(self, words: tuple[str, ...]) -> SpaceBoard:
        """Everything that leads to the words of a board."""
        cards = [self._cards.get(squash(word, self.language)) for word in words]
        written = self._written(words, cards)
        near = np.zeros((self._direct.columns, len(words)), np.float32)
        for cell, card in enumerate(cards):
            if card is not None:
                near[:, cell] = self._likeness[:, card]
                near[card, cell] = 0.0
        walked = np.clip(WALK * (self._walk.times(near) - CHANCE), 0.0, FAR)
        strengths = written + walked.astype(np.float32)
        by_parts = self._members.times(written)
        if len(by_parts):
            strengths += PARTS * self._made_of.times(by_parts)
        return SpaceBoard(self, words, np.minimum(strengths, np.float32(1.0)), by_parts)

    def _written(self, words: tuple[str, ...], cards: list[int | None]) -> Floats:
        """What was written, one way or the other, for each cell."""
        written = np.zeros((len(self.sayings), len(words)), np.float32)
        for cell, card in enumerate(cards):
            if card is not None:
                rows, values = self._direct.column(card)
                written[rows, cell] = values
            else:
                written[:, cell] = self._stranger(words[cell])
        if len(self._kin):
            one, other = self._kin.T
            np.maximum.at(written, one, INFLECTED * written[other])
        return written

    def _stranger(self, word: str) -> Floats:
        """A card of somebody's own deck: known by the cards that it was written for."""
        profile = np.zeros(self._direct.columns, np.float32)
        for number, weight in self.lookup.find(word).items():
            cards, values = self._direct.row(number)
            profile[cards] = np.maximum(profile[cards], weight * values)
        second_hand = SECOND_HAND * self._direct.times(profile[:, None])[:, 0]
        for card in np.flatnonzero(profile):
            second_hand[self._own[card]] = max(second_hand[self._own[card]], profile[card])
        bounded: Floats = np.minimum(second_hand, np.float32(1.0))
        return bounded


@cache
def space_of(language: str) -> Space:
    """The space of a language, loaded once."""
    return Space(language, read(language))

"""Pictures for a mind that knows words: a picture is all that is on it, the stronger idea first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..pictures import ideas_on, own_on
from ..text import is_picture
from .lists import undrawn
from .mind import Board, Cells, Floats, Mind
from .spelling import spellings, squash

WEAKER: Final = 0.5
"""What the weaker idea of a picture adds to the stronger one."""
OTHERS: Final = 0.6
"""What is left of other links when a clue names what lies on the table: who says "octopus" means
the octopus, not the squid."""


class PictureBoard:
    """A board on which pictures lie, as seen by a mind that looks at what is on them."""

    def __init__(self, words: tuple[str, ...], mind: Mind) -> None:
        self.words = words
        self._language = mind.language
        ideas = [ideas_on(word, mind.language) or (word,) for word in words]
        laid = tuple(dict.fromkeys(idea for some in ideas for idea in some))
        self._plain = mind.board(laid)
        self._place = {idea: at for at, idea in enumerate(laid)}
        self._one: Cells = np.array([self._place[some[0]] for some in ideas], np.intp)
        self._other: Cells = np.array([self._place[some[-1]] for some in ideas], np.intp)
        self._shown: dict[str, NDArray[np.bool_]] = {}
        """Where an idea is to be seen; words on cards may not be said anyway."""
        self._guessed = {own.name for word in words if (own := own_on(word))}
        """Names of people's own pictures: nobody here has seen whether they show that."""
        for cell, some in enumerate(ideas):
            for idea in some if is_picture(words[cell]) else ():
                cells = self._shown.setdefault(idea, np.zeros(len(words), bool))
                cells[cell] = True

    # To be said

    @cached_property
    def _rows(self) -> dict[str, int]:
        """The plain mind's clues by their squashed words."""
        return {squash(clue, self._language): at for at, clue in enumerate(self._plain.clues)}

    @cached_property
    def _named(self) -> dict[int, str]:
        """The plain mind's clues that are ideas of the table, by their numbers."""
        found = ((self._rows.get(squash(idea, self._language)), idea) for idea in self._shown)
        return {at: idea for at, idea in found if at is not None}

    @cached_property
    def _unsaid(self) -> list[str]:
        """Ideas of the table that the plain mind would not say: nobody wrote them for another.

        Not the names of people's own pictures, which may be anything: "me at the beach".
        """
        known = {*self._named.values(), *self._guessed}
        return [idea for idea in self._shown if idea not in known]

    @cached_property
    def clues(self) -> Sequence[str]:
        """What the plain mind could say, and what there is to be seen."""
        return [*self._plain.clues, *self._unsaid]

    @cached_property
    def strengths(self) -> Floats:
        """A row for each clue, a column for each card.

        A drawing has one sense of its word: nobody looks for wool on a wave. Somebody may think of
        it all the same, so it stays a risk, and it is understood.
        """
        drawn = np.array(self._plain.strengths, copy=True)
        others = undrawn(self._language)
        # On a card of its own, a word has all its senses.
        for idea in self._shown.keys() - set(self.words):
            for word in others.get(squash(idea, self._language), ()):
                if word in self._rows:
                    drawn[self._rows[word], self._place[idea]] = 0
        return self._with_names(drawn)

    @cached_property
    def risk_strengths(self) -> Floats:
        """The same with all that somebody might hear."""
        return self._with_names(self._plain.risk_strengths)

    def _with_names(self, plain: Floats) -> Floats:
        said = self._together(plain)
        for row, idea in self._named.items():
            said[row] = _named(said[row], self._shown[idea])
        heard = [self.strengths_of(idea) for idea in self._unsaid]
        rows: Floats = np.vstack([said, *heard])
        return rows

    # To be heard

    def strengths_of(self, clue: str) -> Floats:
        """The strengths of any clue; naming what is on a picture is the strongest."""
        heard: Floats = self._together(self._plain.strengths_of(clue)[None])[0]
        keys = spellings(clue, self._language)
        for idea, cells in self._shown.items():
            if keys & spellings(idea, self._language):
                heard = _named(heard, cells)
        return heard

    def _together(self, plain: Floats) -> Floats:
        """Of ideas to cards: the stronger one, and something of the other."""
        one, other = plain[:, self._one], plain[:, self._other]
        both = 1 - (1 - np.maximum(one, other)) * (1 - WEAKER * np.minimum(one, other))
        cards: Floats = np.where(self._one == self._other, one, both).astype(np.float32)
        return cards


def _named(strengths: Floats, cells: NDArray[np.bool_]) -> Floats:
    return np.where(cells, 1, OTHERS * strengths).astype(np.float32)


class PictureMind:
    """A mind that sees what is on pictures; of words it thinks what it thought before."""

    def __init__(self, plain: Mind) -> None:
        self.language = plain.language
        self.plain = plain
        self._pictured = lru_cache(maxsize=32)(self._look)

    def board(self, words: tuple[str, ...]) -> Board:
        """Look at a board."""
        return self._pictured(words) if any(map(is_picture, words)) else self.plain.board(words)

    def _look(self, words: tuple[str, ...]) -> PictureBoard:
        return PictureBoard(words, self.plain)

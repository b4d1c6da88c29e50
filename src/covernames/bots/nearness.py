"""How near a clue and a card lie where nobody wrote one for the other.

Every word has a place: in the space that the lists span (`directions.py`), and in the pack of its
language where there is one (`pack.py`). What one of the two does not know, the other may.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .directions import directions_of
from .lookup import Finds
from .mind import Cells, Floats
from .pack import Pack
from .parts import SharedParts
from .sparse import Sparse
from .spelling import squash
from .written import Written

Halves = NDArray[np.float16]

STRENGTH: Final = 0.8
"""The strength of a link between words that lie in the same direction."""
BEND: Final = 1.5
"""Strength falls with this power of the cosine: words that have little in common have some."""
CAP: Final = 0.4
"""No nearness makes a link as strong as one that somebody thought of early."""
STRANGER: Final = 1.0
"""For a card without a list nearness is all there is, and counts so much more."""
USUAL: Final = 0.07
"""The nearness that words have by chance; for a card that has a list it says nothing."""
PACKED: Final = 1.0
"""What the pack counts beside the lists. All above fitted to cards hidden from the lists
(`benchmarks/hidden_cards.py`)."""
APT: Final = 0.3
"""The cosine from which nearness bears out what somebody wrote down. This and the next four are
fitted to what readers of six languages said of first clues (ADR 26)."""
UNAPT: Final = 0.6
"""What is left to a giver of a link that nearness does not bear out at all."""
HARMLESS: Final = 0.15
"""The cosine beyond which a giver fears that somebody hears what nobody wrote down."""
DANGER: Final = 2.0
"""How fast that fear grows."""
FEARED: Final = 0.5
"""What it grows to: what lies as near as can be is feared like a link that was thought of late."""
AMID: Final = 1.0
"""How far a head lies towards the middle of its own words."""
PARTS: Final = 0.8
"""How far a word lies towards the middle of those that share its parts."""
AT_ONCE: Final = 4_096
"""Words that are moved towards their parts together: all at once would take most memory of all."""
SPOKEN: Final = 3
"""A word that so many lists have is one that people would say."""


class Cosines(NamedTuple):
    """How far words lie in the same direction: a row for each of some, a column for others."""

    listed: Floats
    """By the lists alone."""
    known: Floats
    """By all that is known of both."""


class Places(NamedTuple):
    """Where some words lie, a row each; zeros where a word is unknown."""

    listed: Floats
    packed: Floats

    def cosines(self, others: Places) -> Cosines:
        """A row for each of these words, a column for each of the others."""
        listed = self.listed @ others.listed.T
        by_lists = _known(self.listed)[:, None] & _known(others.listed)
        by_pack = PACKED * (_known(self.packed)[:, None] & _known(others.packed))
        total = listed + by_pack * (self.packed @ others.packed.T)
        known = (total / np.maximum(by_lists + by_pack, 1e-9)).astype(np.float32)
        return Cosines(listed, known)


def _known(vectors: Floats) -> NDArray[np.bool_]:
    known: NDArray[np.bool_] = np.any(vectors != 0, axis=1)
    return known


class NearnessView:
    """Nearness as seen from the words of a board."""

    def __init__(self, space: Nearness, cells: Places, strangers: list[bool]) -> None:
        self._space, self._cells = space, cells
        self._strangers = np.array(strangers)
        self._gain = np.where(strangers, STRANGER, 1.0) * STRENGTH
        self._usual = np.where(strangers, 0.0, USUAL)
        self._cap = np.where(strangers, STRANGER, CAP)

    def cosines(self, numbers: Cells) -> Cosines:
        """What the words of these numbers and the cells have in common."""
        return self._space.at(numbers).cosines(self._cells)

    def strengths(self, near: Cosines) -> Floats:
        """How strongly words lead to the cells by lying near them."""
        return self._scaled(near.known)

    def aptness(self, near: Cosines) -> Floats:
        """How far nearness bears out that words lead to the cells; 1 where it is all there is."""
        borne = np.clip(near.listed / APT, UNAPT, 1)
        return np.where(self._strangers, 1, borne).astype(np.float32)

    def dangers(self, near: Cosines) -> Floats:
        """How strongly words may lead to the cells though nobody wrote it down."""
        fear: Floats = np.clip(DANGER * (near.known - HARMLESS), 0, FEARED)
        return fear

    def strengths_of_unknown(self, clue: str, found: Finds) -> Floats:
        """The same for a word that is in no list."""
        near = self._space.of([clue], [found]).cosines(self._cells)
        strengths: Floats = self.strengths(near)[0]
        return strengths

    def neighbours(self, most: int) -> Cells:
        """The words that lie nearest to cards without a list, of those that people would say."""
        strangers = Places(*(vectors[self._strangers] for vectors in self._cells))
        if not len(strangers.listed):
            return np.zeros(0, np.intp)
        spoken = self._space.spoken
        near = strangers.cosines(self._space.spoken_places).known
        most = min(most, near.shape[1])
        return spoken[np.unique(np.argpartition(-near, most - 1, axis=1)[:, :most])]

    def _scaled(self, cosine: Floats) -> Floats:
        near = np.maximum(self._gain * np.maximum(cosine, 0) ** BEND - self._usual, 0)
        return np.minimum(near, self._cap).astype(np.float32)


class Nearness:
    """The words of a language where they lie.

    The vectors are kept in half precision: they are most of what a language takes in memory, and
    cosines need no more than three digits.
    """

    def __init__(self, written: Written, parts: SharedParts, pack: Pack | None = None) -> None:
        self._written, self._parts, self._pack = written, parts, pack
        links = written.compared()
        self._vectors, self._of_parts = _placed(written, links, parts)
        self._packed = None if pack is None else pack.numbers(written.keys)
        degree = np.bincount(links.row_of, minlength=links.rows)
        self.spoken = np.flatnonzero(degree >= min(SPOKEN, degree.max(initial=0)))
        self.spoken_places = self.at(self.spoken)

    def at(self, numbers: Cells) -> Places:
        """Where words of the lists lie."""
        listed = self._vectors[numbers].astype(np.float32)
        if self._pack is None or self._packed is None:
            return Places(listed, np.zeros((len(numbers), 1), np.float32))
        return Places(listed, self._pack.rows(self._packed[numbers]))

    def view(self, words: Sequence[str], finds: Sequence[Finds]) -> NearnessView:
        """Look at a board."""
        heads, language = self._written.heads, self._written.language
        strangers = [squash(word, language) not in heads for word in words]
        return NearnessView(self, self.of(words, finds), strangers)

    def of(self, texts: Sequence[str], finds: Sequence[Finds]) -> Places:
        """Where any words lie, by the words of the lists that they were found as."""
        listed = np.stack(
            [self._listed(text, found) for text, found in zip(texts, finds, strict=True)]
        )
        if self._pack is None:
            return Places(listed, np.zeros((len(texts), 1), np.float32))
        return Places(listed, np.stack([self._pack.vector(text) for text in texts]))

    def _listed(self, text: str, found: Finds) -> Floats:
        """An unknown word lies also amid those that share its parts."""
        weights = np.array(list(found.values()), np.float32)
        found_at = _unit(weights @ self._vectors[list(found)])
        if squash(text, self._written.language) in self._written.keys:
            return found_at
        amid = self._of_parts[self._parts.known(text)].sum(axis=0, dtype=np.float32)
        return _unit(found_at + _unit(amid))


def _placed(written: Written, links: Sparse, parts: SharedParts) -> tuple[Halves, Halves]:
    """Where the words lie, and the parts that they share."""
    vectors = _unit(links.dot(directions_of(written.language, links)))
    own = written.own_rows
    amid = _unit(links.transposed().dot(vectors, np.arange(len(own))))
    vectors[own] = _unit(vectors[own] + AMID * amid)
    of_parts = _unit(parts.amid(vectors))
    for start in range(0, len(vectors) if len(of_parts) else 0, AT_ONCE):
        some = np.arange(start, min(start + AT_ONCE, len(vectors)))
        vectors[some] = _unit(vectors[some] + PARTS * _unit(parts.together(of_parts, some)))
    halved = of_parts.astype(np.float16)
    del of_parts
    return vectors.astype(np.float16), halved


def _unit(vectors: Floats) -> Floats:
    """The vectors themselves, each brought to the length of one."""
    norms = np.sqrt(np.einsum("...i,...i->...", vectors, vectors))[..., None]
    vectors /= np.maximum(norms, 1e-9)
    return vectors

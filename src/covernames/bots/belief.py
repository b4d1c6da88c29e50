"""The listener: what each card is likely to be, by all that was said and found so far.

Every clue makes some cards likely: its own side's targets. How many it means is its number, and
what was found since then is taken off by itself: a found card that fits the clue takes up a part
of the number, one that does not leaves it to the others. So targets of earlier clues which are not
yet found keep their weight, and cards that the other team's clues point to lose some.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from ..game.table import UNLIMITED, Clue, Table
from .character import FORGETS_NOTHING
from .mind import Board
from .plackett_luce import Doubles, among, speeds

SEVERAL: Final = 2
"""The words that an unlimited clue is taken to mean (C-081)."""
PROVED: Final = 2.5
"""A card found for a clue's side was meant so much more likely than it looked."""
DOUBT: Final = 0.95
"""How far a clue is believed: givers slip, and listeners mishear."""
HAZE: Final = 0.03
"""A link of this strength is as likely as not a link at all: what is meant may be another card,
by something that this listener does not see."""
WARNED: Final = 4.0
"""How much likelier a 0 makes it that a card is the assassin."""
RARE: Final = 0.02
"""No identity is taken to be rarer than this, lest one clue decide everything."""
FITTING: Final = 15
"""Rounds of fitting the chances to the number of cards of each kind."""


class Deal(NamedTuple):
    """What somebody knows of the key before listening: cards in groups, and what is in each.

    Where nothing is known, all open cards are one group. A Duet guesser has three: by their own
    face (D-007).
    """

    identities: tuple[str, ...]
    """The finder's own first, the assassin last."""
    groups: tuple[tuple[tuple[int, ...], tuple[float, ...]], ...]
    """Cells, and how many of them have each identity."""


class Said(NamedTuple):
    """A clue with what a mind makes of it."""

    clue: Clue
    identity: str
    """What its targets are."""
    chances: Doubles
    """For each cell the chance to be meant."""


class Belief(NamedTuple):
    """For each cell the chance of each identity, and what the clues say of it."""

    identities: tuple[str, ...]
    chances: Doubles
    current: Doubles
    """The chance that the latest clue means the cell."""
    earlier: Doubles
    """The chance that an earlier clue of the same side does."""

    @property
    def own(self) -> Doubles:
        """The chance that a cell is one to find."""
        own: Doubles = self.chances[:, 0]
        return own


def open_cells(table: Table) -> tuple[int, ...]:
    """The cards that are still to be played for."""
    return tuple(cell for cell in range(len(table.words)) if not table.hidden(cell))


def sayings(
    table: Table,
    board: Board,
    temperature: float,
    sides: dict[str, str],
    memory: int = FORGETS_NOTHING,
) -> Iterator[Said]:
    """What every clue so far says about the cards, by the side that gave it.

    Args:
        table: What everybody sees.
        board: The mind's view of it.
        temperature: How much chance there is in what people guess.
        sides: For the giving sides that matter, the identity their clues point to.
        memory: How many of the latest clues are remembered.
    """
    for index, clue in enumerate(table.clues):
        if clue.side not in sides or index < len(table.clues) - memory:
            continue
        identity = sides[clue.side]
        later = [touch for after in table.clues[index:] for touch in after.touches]
        found = {touch.cell for touch in later if touch.identity == identity}
        cells = sorted({*open_cells(table), *found})
        strengths = board.strengths_of(clue.word)[cells]
        pace = speeds(strengths, temperature)
        pace *= [PROVED if cell in found else 1.0 for cell in cells]
        chances = np.zeros(len(table.words))
        seen = strengths / (strengths + HAZE)
        chances[cells] = DOUBT * seen * among(pace, _count(clue, len(cells)))
        yield Said(clue, identity, chances)


def _count(clue: Clue, most: int) -> float:
    """How many cards a clue means; 0 warns of one."""
    if clue.number == UNLIMITED:
        return min(SEVERAL, most)
    return min(max(int(clue.number), 1), most)


def believe(deal: Deal, said: Sequence[Said], size: int, latest: Clue | None = None) -> Belief:
    """What each card is, after all that was said.

    Each clue multiplies the odds of a card by how much likelier it is to be meant than another card
    of its identity; then the odds are fitted to the number of cards of each kind that are left.
    """
    chances = np.zeros((size, len(deal.identities)))
    for cells, counts in deal.groups:
        odds = np.tile(np.array(counts) + 1e-9, (len(cells), 1))
        rates = odds / odds.sum(axis=1, keepdims=True)
        here = list(cells)
        for some in said:
            meant = some.chances[here]
            column = deal.identities.index(some.identity)
            factor = np.tile((1 - meant)[:, None], len(deal.identities))
            if some.clue.number == 0:  # C-080: none of ours; most likely it warns of the assassin
                factor[:, 1:] = 1.0
                factor[:, -1] += WARNED * meant
            else:
                factor[:, column] += meant / np.maximum(rates[:, column], RARE)
            odds *= factor
        chances[here] = _fitted(odds, np.array(counts))
    own_side = [some for some in said if some.identity == deal.identities[0]]
    return Belief(
        deal.identities,
        chances,
        _meant([some for some in own_side if some.clue is latest], size),
        _meant([some for some in own_side if some.clue is not latest], size),
    )


def _meant(said: Sequence[Said], size: int) -> Doubles:
    """The chance that at least one of these clues means a cell."""
    missed = np.ones(size)
    for some in said:
        if some.clue.number != 0:
            missed *= 1 - some.chances
    return 1 - missed


def _fitted(odds: Doubles, counts: Doubles) -> Doubles:
    """Odds as chances: a row sums up to 1, a column to the number of cards of that kind."""
    fitted = odds.copy()
    for _ in range(FITTING):
        sums = fitted.sum(axis=0)
        fitted *= np.maximum(counts, 0) / np.maximum(sums, 1e-12)
        fitted /= np.maximum(fitted.sum(axis=1, keepdims=True), 1e-12)
    return fitted

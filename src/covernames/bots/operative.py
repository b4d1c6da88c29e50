"""The operative: which card to touch, and when to stop."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ..game.actions import Guess, Stop
from ..game.choices import finder_of, touchable
from ..game.key import CELLS
from ..game.table import UNLIMITED, Table
from ..game.view import View
from .belief import Belief, believe, sayings
from .bot import Candidate
from .character import FORGETS_NOTHING, Character
from .deals import deal_for, sides_and_targets
from .mind import Board
from .plackett_luce import Doubles
from .stakes import Stakes, stakes_of

LISTENING: Final = 0.49
"""Givers choose words that stand out: what one hears is clearer than what one fears to say."""
MEANT: Final = 0.2
"""How likely the latest clue must mean a card for it to be touched on its account."""
LEFTOVER: Final = 0.4
"""How sure an earlier clue must make a card for the guess beyond the number (C-036)."""


class Touch(NamedTuple):
    """What the operative would do, and how sure it is of it."""

    action: Guess | Stop
    sure: float
    """The chance that the card is one to find."""
    then: tuple[Candidate, ...] = ()
    """What it would touch after that in this turn, as far as it can tell now."""


def listen(view: View, board: Board, temperature: float, memory: int = FORGETS_NOTHING) -> Belief:
    """What the cards are likely to be, for a seat that guesses."""
    table = view.table
    finder = finder_of(table, view.seat)
    said = list(sayings(table, board, temperature, sides_and_targets(table, finder), memory))
    latest = table.clues[-1] if table.clues and table.turn.phase != "sudden-death" else None
    return believe(deal_for(table, finder, view.face), said, len(table.words), latest)


def guess(view: View, board: Board, character: Character) -> Touch:
    """The best card to touch, or the end of the turn where that is worth more.

    Cards that the latest clue may mean come first, then leftovers of earlier ones. Only who must
    touch a card and sees neither touches any other, and never the likeliest assassin.
    """
    table = view.table
    finder = finder_of(table, view.seat)
    belief = listen(view, board, LISTENING * character.temperature, character.memory)
    stakes = stakes_of(table, finder)
    worth = worth_of(belief, stakes)
    may_stop = "stop" in table.turn.may.get(view.seat, ())
    least = stakes.over(0) - character.nerve if may_stop else -1.0
    cells = touchable(table, finder)
    meant = [cell for cell in cells if belief.current[cell] >= MEANT]
    left_over = [cell for cell in cells if belief.earlier[cell] >= LEFTOVER]
    blind = [] if may_stop else _spared(cells, belief)
    for some in ([] if _number_is_up(table) else meant, left_over, blind):
        best = max(some, key=lambda cell: (worth[cell], belief.current[cell], -cell), default=None)
        if best is not None and worth[best] >= least:
            others = [cell for cell in meant if cell != best] if some is meant else []
            then = _then(others, _meant_after(table), belief, stakes, character)
            return Touch(Guess(best), float(belief.own[best]), then)
    return Touch(Stop(), float(1 - max((belief.own[cell] for cell in cells), default=0.0)))


def _spared(cells: list[int], belief: Belief) -> list[int]:
    """The cells without the likeliest assassin, as long as there are others."""
    deadly = max(cells, key=lambda cell: belief.chances[cell, -1], default=-1)
    return [cell for cell in cells if cell != deadly] or cells


def _then(
    cells: list[int], most: int, belief: Belief, stakes: Stakes, character: Character
) -> tuple[Candidate, ...]:
    """The cards to touch after the first, the best first, while that is worth more than to stop."""
    found: list[Candidate] = []
    for number in range(1, min(most, len(cells)) + 1):
        worth = worth_of(belief, stakes, number)
        best = max(cells, key=lambda cell: (worth[cell], belief.current[cell], -cell))
        if worth[best] < stakes.over(number) - character.nerve:
            break
        cells = [cell for cell in cells if cell != best]
        found.append(Candidate(best, float(belief.own[best])))
    return tuple(found)


def _meant_after(table: Table) -> int:
    """How many more cards the clue means after the next one; nobody knows of an unlimited one."""
    if table.turn.phase != "guess":
        return 0
    number = table.clue.number
    return CELLS if number in (0, UNLIMITED) else int(number) - table.turn.guesses - 1


def worth_of(belief: Belief, stakes: Stakes, found: int = 0) -> Doubles:
    """For each cell what it is worth to touch it, once so many more words are found."""
    missed = (stakes.missed(found, kind) for kind in belief.identities[1:])
    values = [stakes.over(found + 1), *missed]
    worth: Doubles = belief.chances @ np.array(values)
    return worth


def _number_is_up(table: Table) -> bool:
    """All words of the number are found: what is left is the guess for leftovers (C-035)."""
    if table.turn.phase != "guess":
        return False
    number = table.clue.number
    return number not in (0, UNLIMITED) and table.turn.guesses >= int(number)

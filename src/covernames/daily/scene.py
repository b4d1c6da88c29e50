"""The table of a case, as bots see one: a classic game of red alone, whose rivals never come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ..bots.belief import Deal, believe, open_cells, sayings
from ..bots.character import STEADY
from ..bots.mind import Board, Mind
from ..bots.operative import LEFTOVER, LISTENING, MEANT
from ..bots.pictured import PictureMind
from ..bots.space import space_of
from ..game.key import AGENT, ASSASSIN, BLUE, BYSTANDER, CELLS, RED, Identities
from ..game.table import Clue, Settings, Table, Touch, Turn
from ..game.variants.classic import OTHER_WORDS, operatives, spymaster
from ..game.view import View
from .cases import GiveTurn

GIVER: Final = spymaster(RED).name
GUESSER: Final = operatives(RED).name
FEAR: Final = 2.0
"""How much worse the assassin is than a word is good, for the bot that listens."""
DIGITS: Final = 3
"""What bots weigh is rounded to so many digits, and what is equal then is told apart by rules:
machines differ in the last digits of their sums, and everybody is to have the same case."""


@cache
def mind_of(language: str) -> Mind:
    """What the bots of all cases know: what comes with Covernames, nothing that a host adds."""
    return PictureMind(space_of(language))


def table_of(
    words: tuple[str, ...], face: Identities, language: str, turns: Sequence[GiveTurn]
) -> Table:
    """What lies on the table after some turns."""
    covers = [""] * CELLS
    for touch in (touch for turn in turns for touch in turn.touches):
        covers[touch.cell] = _classic(touch.identity)
    mine = face.count(AGENT) - covers.count(RED)
    others = covers.count("") - mine - face.count(ASSASSIN)
    return Table(
        variant="classic",
        language=language,
        settings=Settings(),
        words=words,
        commitment="",
        members={},
        knows={},
        covers=tuple(covers),
        marks=((),) * CELLS,
        left={RED: mine, BLUE: max(1, min(OTHER_WORDS, others))},
        turn=Turn("guess", (RED,), {}),
        clues=tuple(map(_clue, turns)),
    )


def _clue(turn: GiveTurn) -> Clue:
    touches = (Touch(GUESSER, GUESSER, each.cell, _classic(each.identity)) for each in turn.touches)
    return Clue(GIVER, GIVER, RED, turn.word, turn.number, touches=tuple(touches))


def giver_view(table: Table, face: Identities) -> View:
    """What the spymaster bot sees."""
    return View(GIVER, table, tuple(map(_classic, face)), ())


def ranking(table: Table, board: Board, assassins: int) -> list[int]:
    """The cards that the listening bot would touch for the latest clue, the best first.

    Cards that the clue may mean come first, then leftovers of earlier clues; no others.
    """
    cells = open_cells(table)
    mine = table.left[RED]
    counts = (float(mine), float(len(cells) - mine - assassins), float(assassins))
    deal = Deal((RED, BYSTANDER, ASSASSIN), ((cells, counts),))
    said = list(sayings(table, board, LISTENING * STEADY.temperature, {RED: RED}))
    belief = believe(deal, said, CELLS, table.clue)
    heard = [cell for cell in cells if belief.current[cell] >= MEANT]
    leftovers = [cell for cell in cells if cell not in heard and belief.earlier[cell] >= LEFTOVER]

    def best(cell: int) -> tuple[float, float, int]:
        own, *_, deadly = belief.chances[cell].tolist()
        return (
            -round(own - FEAR * deadly, DIGITS),
            -round(float(belief.current[cell]), DIGITS),
            cell,
        )

    return sorted(heard, key=best) + sorted(leftovers, key=best)


def _classic(identity: str) -> str:
    """An identity of a case as one of a classic game."""
    return RED if identity == AGENT else identity

"""The spymaster: the clue and the number that are worth most, given how people listen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

import numpy as np

from ..game.choices import touchable
from ..game.key import AGENT, ASSASSIN, Identities
from ..game.table import UNLIMITED, Number, Table
from ..game.variants import VARIANTS
from ..game.view import View
from .belief import SEVERAL, Belief, believe, open_cells, sayings
from .character import Character
from .deals import giver_deal, sides_and_targets
from .lists import unsaid
from .mind import Board, Cells, Floats
from .operative import LEFTOVER
from .plackett_luce import Doubles, before_the_first_miss, speeds
from .spelling import spellings
from .stakes import Stakes, stakes_of

Legal = Callable[[str, Number], bool]

TIE_NOISE: Final = 0.004
"""So much worth is left to chance, so that a bot does not always say the same."""
LOOKED_AT: Final = 600
"""The clues that are weighed in full."""
ASKED: Final = 60
"""The clues that the referee is asked about, at most."""
SWAY: Final = 0.5
"""How far earlier clues sway the race for the next one."""
MORE: Final = 0.06
"""How much stronger the last link must be for each word beyond two: people forgive a far-fetched
pair, not a far-fetched fourth."""
PLAIN: Final = 0.7
"""In its first clue, a giver looks for links as strong as this for two words."""
FAINT: Final = 0.5
"""How much worth the first clue loses by what its weakest link lacks: there is time for the rest,
and people judge a partner by how it begins (ADR 36)."""
CLEAR: Final = 1.0
"""How much stronger than any other card a target must be to count."""
LISTENERS: Final = 0.7
"""The temperature of listeners as they usually are."""
NEVER: Final = -2.0
"""The worth of what is not said; all that a position can be worth lies between 0 and 1."""
UNTOLD: Final = 0.85
"""What an unlimited clue is worth against one that tells its number."""


class Plan(NamedTuple):
    """A clue as its giver means it."""

    word: str
    number: Number
    meant: tuple[int, ...]
    sure: float
    """The chance that so many are found before anything else, as the giver fears it."""
    worth: float


def chance_of(view: View, board: Board, plan: Plan) -> float:
    """The chance that what is meant comes to mind first, for listeners as they usually are.

    What a giver fears, and how much of a hurry it is in, is left out: that is for choosing a clue.
    This is told to people, and comes true as often as it is told (``tools/calibration.py``).
    """
    here = look(view, board, LISTENERS)
    pace = speeds(board.strengths_of(plan.word), LISTENERS) * _sway(here)
    rest = [int(cell) for cell in (*here.own, *here.others) if cell not in plan.meant]
    found = before_the_first_miss(pace[None, list(plan.meant)], pace[rest].sum()[None])
    return float(found[0, -1])


class Outlook(NamedTuple):
    """What can be expected of a clue, whoever gives it."""

    sure: float
    """The chance that as many own cards as its number says are touched before any other."""
    worth: float
    """What the turn is worth on average, as `stakes` counts: about the chance to win after it."""


def outlook(
    view: View, board: Board, words: Sequence[str], numbers: Sequence[int]
) -> list[Outlook]:
    """The outlook of some clues with their numbers, for listeners as they usually are.

    One scale for all of them, also for what people say: a clue is weighed by what is heard in it,
    without what its giver fears or means. A number above what is left to find counts as all of it.
    """
    here = look(view, board, LISTENERS)
    most = len(here.own)
    if not words or not most:
        return [Outlook(0.0, here.stakes.over(0)) for _ in words]
    heard = np.array([board.strengths_of(word) for word in words])
    pace = speeds(heard, LISTENERS) * _sway(here)
    others = pace[:, here.others]
    bad = others.sum(axis=1)
    reach = before_the_first_miss(pace[:, here.own], bad)
    losses = _losses(here, others / np.maximum(bad, 1e-12)[:, None])
    missed = np.cumsum((reach[:, :-1] - reach[:, 1:]) * losses, axis=1)
    tails = _tails(here)
    found = []
    for row, number in enumerate(min(number, most) for number in numbers):
        sure = float(reach[row, number])
        found.append(Outlook(sure, float(missed[row, number - 1]) + sure * tails[number]))
    return found


class Situation(NamedTuple):
    """What the giver of a clue has before their eyes."""

    table: Table
    face: Identities
    side: str
    finder: str
    own: Cells
    """The cards to be found that can be touched."""
    others: Cells
    """The other cards that can be touched."""
    listeners: Belief
    """What the listeners make of the clues so far."""
    stakes: Stakes


def goal_of(table: Table, seat: str) -> str:
    """The identity that the clues of a seat point to."""
    variant = VARIANTS[table.variant]
    return AGENT if variant.has_tokens else variant.seat(seat).sides[0]


def look(view: View, board: Board, temperature: float) -> Situation:
    """The situation of the seat that gives a clue."""
    table, face = view.table, view.face
    assert face is not None  # who gives clues sees a face
    variant = VARIANTS[table.variant]
    side = variant.seat(view.seat).sides[0]
    finder = variant.guess_side(side)
    goal = goal_of(table, view.seat)
    cells = touchable(table, finder)
    said = list(sayings(table, board, temperature, sides_and_targets(table, finder)))
    return Situation(
        table,
        face,
        side,
        finder,
        np.array([cell for cell in cells if face[cell] == goal], np.intp),
        np.array([cell for cell in cells if face[cell] != goal], np.intp),
        believe(giver_deal(table, side, face), said, len(table.words)),
        stakes_of(table, side),
    )


def plan(view: View, board: Board, character: Character, legal: Legal, rng: Random) -> Plan | None:
    """The best clue; None: the mind has none that the referee allows."""
    found = plans(view, board, character, rng)
    return next((plan for plan in found if legal(plan.word, plan.number)), None)


def plans(
    view: View, board: Board, character: Character, rng: Random, *, plainly: bool = True
) -> list[Plan]:
    """The clues that are worth asking the referee about, the best first.

    Args:
        view: What the giver sees.
        board: The mind's view of it.
        character: How the giver weighs what it knows.
        rng: What is left to chance.
        plainly: Whether the first clue has to be a plain one.
    """
    here = look(view, board, character.temperature)
    faint = FAINT if plainly and _begins(here) else 0.0
    found = _weigh(here, board, character, rng, faint)
    zero = _warning(here, board, character)
    if zero is not None:
        found = sorted([*found, *zero], key=lambda plan: -plan.worth)
    return found[:ASKED]


def _weigh(
    here: Situation, board: Board, character: Character, rng: Random, faint: float
) -> list[Plan]:
    """Clues by what they are worth, best first."""
    if here.stakes.hurried:
        character = character.hurried()
    rows = _candidates(here, board, character.least)
    if not len(rows) or not len(here.own):
        return []
    strengths = board.strengths[rows]
    sway = _sway(here)
    own = speeds(strengths[:, here.own], character.temperature) * sway[here.own]
    fears = np.array([_fear(here.face[cell], here, character) for cell in here.others])
    overheard = board.risk_strengths[rows][:, here.others]
    others = speeds(overheard, character.temperature) * sway[here.others] * fears
    bad = others.sum(axis=1)
    reach = before_the_first_miss(own, bad)
    losses = _losses(here, others / np.maximum(bad, 1e-12)[:, None])
    ranked = -np.sort(-strengths[:, here.own], axis=1)
    nearest = CLEAR * overheard.max(axis=1, initial=0.0)
    tails = _tails(here)
    plans = []
    worth = np.full((len(rows), len(here.own) + 1), NEVER)
    missed = np.zeros(len(rows))
    for number in range(1, _most(here) + 1):
        # One more is found, or the turn ends with a miss after number - 1.
        missed += (reach[:, number - 1] - reach[:, number]) * losses[:, number - 1]
        value = missed + reach[:, number] * tails[number]
        more = MORE * max(0, number - 2)
        linked = ranked[:, number - 1] >= character.least + more
        # A target counts only if it comes to mind before every card that must not be touched;
        # a single one that does not is meant for want of anything better.
        clear = ranked[:, number - 1] > nearest
        linked &= clear | (number == 1)
        honest = (reach[:, number] >= character.sure) | (number == 1)
        value -= faint * np.maximum(PLAIN + more - ranked[:, number - 1], 0)
        worth[:, number] = np.where(linked & honest, value - ~clear, NEVER)
    numbers = worth.argmax(axis=1)
    for place in np.argsort(-worth.max(axis=1))[:ASKED]:
        number = int(numbers[place])
        if number == 0:
            continue
        order = here.own[np.argsort(-strengths[place, here.own], kind="stable")]
        plans.append(
            Plan(
                board.clues[rows[place]],
                number,
                tuple(int(cell) for cell in order[:number]),
                float(reach[place, number]),
                float(worth[place, number]) + TIE_NOISE * rng.random(),
            )
        )
    leftovers = _leftovers(here)
    plans = [_without_limit(here, plan, leftovers) for plan in plans]
    return sorted(plans, key=lambda plan: -plan.worth)


def _begins(here: Situation) -> bool:
    """Whether this is the first clue of its side, and nothing is in a hurry yet."""
    said = any(clue.side == here.side for clue in here.table.clues)
    return not said and not here.stakes.hurried


def _candidates(here: Situation, board: Board, least: float) -> Cells:
    """The clues worth a thought: sayable, new, linked to ours more than to the rest."""
    strengths = board.strengths
    if not len(here.own) or not len(board.clues):
        return np.zeros(0, np.intp)
    near = strengths[:, here.own].max(axis=1)
    rows = np.flatnonzero(near >= least)
    promise = strengths[rows][:, here.own].sum(axis=1)
    if len(here.others):
        promise = promise - strengths[rows][:, here.others].max(axis=1)
    rows = rows[np.argsort(-promise, kind="stable")[: 2 * LOOKED_AT]]
    return np.array(list(islice(_sayable(here, board, rows), LOOKED_AT)), np.intp)


def _sayable(here: Situation, board: Board, rows: Cells) -> Iterator[int]:
    """Single words fit for the table, not on it and not said before, in any form."""
    language = here.table.language
    visible = [here.table.words[cell] for cell in open_cells(here.table)]
    heard = [clue.word for clue in here.table.clues]
    taken = unsaid(language).union(*(spellings(word, language) for word in (*visible, *heard)))
    for row in rows.tolist():
        clue = board.clues[row]
        if " " not in clue and taken.isdisjoint(spellings(clue, language)):
            yield row


def _sway(here: Situation) -> Doubles:
    """Earlier clues draw the listeners to some cards and away from others."""
    belief = here.listeners
    open_own = belief.own[list(open_cells(here.table))]
    usual = np.clip(open_own.mean(), 0.02, 0.98)
    own = np.clip(belief.own, 0.02, 0.98)
    odds = (own / (1 - own)) / (usual / (1 - usual))
    sway: Doubles = np.clip(odds, 0.1, 10) ** SWAY
    return sway


def _fear(identity: str, here: Situation, character: Character) -> float:
    if identity == ASSASSIN:
        return character.fear
    return character.rivalry if identity in here.table.left else 1.0


def _losses(here: Situation, shares: Doubles) -> Doubles:
    """For each clue what a miss is worth after 0, 1, 2 … words, by who is likely to be hit."""
    kinds = [here.face[cell] for cell in here.others]
    found = range(len(here.own))
    worth = np.array([[here.stakes.missed(n, kind) for n in found] for kind in kinds])
    product: Doubles = shares @ worth.reshape(len(kinds), len(here.own))
    return product


def _most(here: Situation) -> int:
    """The highest number that may be said (A-01, A-57)."""
    most = len(here.own)
    return min(most, here.table.left.get(here.side, most), 9)


# After the words of the number: leftovers of earlier clues


def _leftovers(here: Situation) -> list[int]:
    """The cards that the listeners would still touch for earlier clues, the likeliest first."""
    earlier = here.listeners.earlier
    cells = np.concatenate((here.own, here.others))
    return sorted(cells[earlier[cells] >= LEFTOVER].tolist(), key=lambda cell: -earlier[cell])


def _tail(here: Situation, found: int, leftovers: Sequence[int], limit: int | None) -> float:
    """What it is worth to have found so many and to go on with leftovers, at most `limit`."""
    own = set(here.own.tolist())
    for cell in leftovers[:limit]:
        if cell not in own:
            return here.stakes.missed(found, here.face[cell])
        found += 1
    return here.stakes.over(found)


def _tails(here: Situation) -> list[float]:
    """For each number what is worth having found so many, with one leftover where there is any."""
    limit = None if VARIANTS[here.table.variant].has_tokens else 1
    leftovers = _leftovers(here)
    return [
        _tail(here, found, leftovers[: max(0, len(here.own) - found)], limit)
        for found in range(len(here.own) + 1)
    ]


def _without_limit(here: Situation, plan: Plan, leftovers: Sequence[int]) -> Plan:
    """C-081: say unlimited for several leftovers of earlier clues, where a turn decides the game.

    Everywhere else the number tells people more than a guess beyond it is worth.
    """
    left = [cell for cell in leftovers if cell not in plan.meant]
    found = len(plan.meant)
    if VARIANTS[here.table.variant].has_tokens or min(found, len(left)) < SEVERAL:
        return plan
    rivals = next(count for side, count in here.table.left.items() if side != here.side)
    if rivals > 1 and {*plan.meant, *left} != set(here.own.tolist()):
        return plan
    limited, free = (_tail(here, found, left, limit) for limit in (1, None))
    worth = UNTOLD * (plan.worth + plan.sure * (free - limited))
    return plan._replace(number=UNLIMITED, worth=worth) if worth > plan.worth else plan


def _warning(here: Situation, board: Board, character: Character) -> list[Plan] | None:
    """C-080: a 0 that keeps the listeners off a card, where leftovers are worth going for."""
    own = set(here.own.tolist())
    leftovers = _leftovers(here)
    trap = next((cell for cell in leftovers if cell not in own), None)
    safe = [cell for cell in leftovers if cell in own]
    if trap is None or len(safe) < 2:  # noqa: PLR2004 - one leftover is guessed with any clue
        return None
    strengths: Floats = board.strengths
    clear = strengths[:, trap] - strengths[:, safe].max(axis=1)
    worth = UNTOLD * _tail(here, 0, safe, None)
    best = np.argsort(-clear)[:ASKED]
    return [
        Plan(board.clues[row], 0, (), float(clear[row]), worth * min(1.0, float(clear[row]) + 0.3))
        for row in _sayable(here, board, best[clear[best] >= character.least])
    ]

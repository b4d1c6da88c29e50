"""Makes the case of a day: boards are looked at until one can be solved and is as hard as stated.

Everything follows from the date, the language, the kind and the task, by `Stream`; what bots weigh
is rounded before it decides anything. So every server makes the same case, as long as it has the
same version of Covernames. (The referee of Estonian knows a little more where vabamorf is
installed: there a clue may differ.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

import numpy as np

from ..bots.character import STEADY
from ..bots.mind import Board
from ..bots.spelling import spellings
from ..bots.spymaster import Plan, chance_of, plans
from ..dealing import BOTH, pile_of
from ..game.key import AGENT, ASSASSIN, BYSTANDER, CELLS, Identities
from ..game.stream import Stream
from ..game.table import Table
from ..judging import judge
from .cases import VERSION, Case, GiveTurn, Hint, Kind, Opened, Task
from .days import LEVELS, Level, level_of
from .giving import hear
from .scene import DIGITS, giver_view, mind_of, ranking, table_of

TRIES: Final = 60
"""Boards that are looked at, at most; the proof tells how many are."""
DRAFTS: Final = 3
"""Keys that are tried with one board, to guess."""
BESIDE: Final = 0.5
"""How much it counts against a word that it brings yet another card to mind."""
CLOSEST: Final = 40
"""The words that bring cards together best: a draft takes some of them."""
COMBINATIONS: Final = 6
"""How many ways to put three clues together are tried."""
AWAY: Final = 0.6
"""How strongly a clue may lead to an assassin, compared with its weakest target."""


class NotMade(RuntimeError):  # noqa: N818 - says what happened
    """No board was found: the levels ask for too much."""


class _NoChance(Random):
    """For bots that would leave something to chance."""

    def random(self) -> float:
        return 0.0


def case(day: str, language: str, kind: Kind, task: Task) -> Case:
    """The case of a day, the same wherever it is made."""
    level = LEVELS[level_of(day) - 1]
    stream = Stream(f"covernames/{VERSION}/{day}/{language}/{kind}/{task}")
    make = _guess if task == "guess" else _give
    for tries in range(1, TRIES + 1):
        words = _laid(stream, language, kind)
        made = make(words, language, level, stream)
        if made is not None:
            face, clues, par = made
            return Case(day, language, kind, task, words, face, clues, par, tries)
    raise NotMade(f"{day} {language} {kind} {task}")


def _laid(stream: Stream, language: str, kind: Kind) -> tuple[str, ...]:
    """25 cards, one side of each up: so never two words that were put back to back."""
    cards = stream.sample(pile_of(language, BOTH, cards=kind).cards, CELLS)
    return tuple(card.words[stream.below(len(card.words))] for card in cards)


_Made = tuple[Identities, tuple[Hint, ...], int]


# To guess


def _guess(words: tuple[str, ...], language: str, level: Level, stream: Stream) -> _Made | None:
    """Three clues of the spymaster bot; what none of them means is a bystander."""
    drafts = (_drafted(mind_of(language).board(words), level, stream) for _ in range(DRAFTS))
    tried = (_with_clues(words, face, language, level) for face in drafts if face is not None)
    return next((made for made in tried if made is not None), None)


def _drafted(board: Board, level: Level, stream: Stream) -> Identities | None:
    """A key whose agents go together by as many as the level wants; None: they do not."""
    free = list(range(CELLS))
    for number in level.numbers:
        ranked = np.sort(board.strengths[:, free], axis=1)
        linked, beside = ranked[:, -number], ranked[:, -number - 1]
        apart = (linked - BESIDE * beside).round(DIGITS)
        rows = sorted(np.flatnonzero(linked >= STEADY.least), key=lambda row: (-apart[row], row))
        close = rows[:CLOSEST]
        if not close:
            return None
        strengths = board.strengths[close[stream.below(len(close))]].round(DIGITS)
        together = sorted(free, key=lambda cell: (-strengths[cell], cell))[:number]
        free = [cell for cell in free if cell not in together]
    agents = [cell for cell in range(CELLS) if cell not in free]
    return _face(agents, stream.sample(free, 1))


def _with_clues(
    words: tuple[str, ...], draft: Identities, language: str, level: Level
) -> _Made | None:
    """A key with three clues that the listening bot understands; None: there are none."""
    fitting = _fitting(words, draft, language, level)
    for chosen in islice(_together(fitting, level.numbers, language), COMBINATIONS):
        targets = [cell for plan in chosen for cell in plan.meant]
        face = _face(targets, _deadly(draft))
        clues = _understood(words, face, language, level, chosen)
        if clues is not None:
            return face, clues, len(targets)
    return None


def _fitting(words: tuple[str, ...], face: Identities, language: str, level: Level) -> list[Plan]:
    """The clues of the spymaster bot that are as hard as the level wants, the best first."""
    board = mind_of(language).board(words)
    table = table_of(words, face, language, ())
    weighed = _weighed(_plans(table, face, board))
    found: list[Plan] = []
    for number in sorted(set(level.numbers), reverse=True):  # high numbers are rare
        fitting: dict[frozenset[int], Plan] = {}
        for plan in weighed:
            cards = frozenset(plan.meant)  # many words mean the same two: the best one is enough
            wanted = len(cards) == number and cards not in fitting
            if wanted and _fits(plan, words, face, language, level):
                fitting[cards] = plan
        if len(fitting) < level.numbers.count(number):
            return []
        found += fitting.values()
    return found


def _fits(
    plan: Plan, words: tuple[str, ...], face: Identities, language: str, level: Level
) -> bool:
    """Whether a clue is as hard as the level wants, and allowed."""
    board = mind_of(language).board(words)
    sure = _sure(words, _face(plan.meant, _deadly(face)), language, (), board, plan)
    if not level.least <= sure <= level.most or not _is_away(board, plan, face):
        return False
    return _is_legal(plan, words, language)


def _together(
    plans: list[Plan], numbers: tuple[int, ...], language: str, chosen: tuple[Plan, ...] = ()
) -> Iterator[tuple[Plan, ...]]:
    """Plans with these numbers, one after the other, that mean different cards."""
    if not numbers:
        yield chosen
        return
    for plan in plans:
        if len(plan.meant) == numbers[0] and _differs(plan, chosen, language):
            yield from _together(plans, numbers[1:], language, (*chosen, plan))


def _understood(
    words: tuple[str, ...], face: Identities, language: str, level: Level, chosen: Sequence[Plan]
) -> tuple[Hint, ...] | None:
    """Clues one after another, if the listening bot finds what each means; None: it does not."""
    board = mind_of(language).board(words)
    clues: list[Hint] = []
    turns: list[GiveTurn] = []
    for plan in chosen:
        sure = _sure(words, face, language, turns, board, plan)
        turn = solved(words, face, language, turns, plan, level.misses)
        if turn is None or not level.least <= sure <= level.most:
            return None
        turns.append(turn)
        clues.append(Hint(plan.word, len(plan.meant), plan.meant, sure))
    return tuple(clues)


def solved(
    words: tuple[str, ...],
    face: Identities,
    language: str,
    before: Sequence[GiveTurn],
    plan: Plan,
    misses: int,
) -> GiveTurn | None:
    """How the listening bot finds what a clue means; None: not within so many misses."""
    table = table_of(words, face, language, (*before, GiveTurn(plan.word, len(plan.meant))))
    order = ranking(table, mind_of(language).board(words), face.count(ASSASSIN))
    if not set(plan.meant) <= set(order):
        return None
    touched = order[: 1 + max(order.index(cell) for cell in plan.meant)]
    if len(touched) > len(plan.meant) + misses or any(face[cell] == ASSASSIN for cell in touched):
        return None
    touches = tuple(Opened(cell, face[cell]) for cell in touched)
    return GiveTurn(plan.word, len(plan.meant), touches)


# To give


def _give(words: tuple[str, ...], language: str, level: Level, stream: Stream) -> _Made | None:
    """A key, and the clues by which the spymaster bot would bring the listener through it."""
    drawn = stream.sample(range(CELLS), level.agents + level.assassins)
    face = _face(drawn[: level.agents], drawn[level.agents :])
    board = mind_of(language).board(words)
    clues: list[Hint] = []
    turns: list[GiveTurn] = []
    found = 0
    while found < level.agents:
        if len(clues) == level.par:
            return None
        table = table_of(words, face, language, turns)
        weighed = _weighed(_plans(table, face, board))
        plan = next((plan for plan in weighed if _is_legal(plan, table.visible, language)), None)
        if plan is None:
            return None
        clues.append(
            Hint(
                plan.word,
                len(plan.meant),
                plan.meant,
                _sure(words, face, language, turns, board, plan),
            )
        )
        turns.append(hear(words, face, language, turns, plan.word, len(plan.meant)))
        if any(touch.identity == ASSASSIN for touch in turns[-1].touches):
            return None
        found += sum(touch.identity == AGENT for touch in turns[-1].touches)
    sure = sum(hint.sure for hint in clues) / len(clues)
    if sure < level.given_least:
        return None
    return face, tuple(clues), len(clues)


# What both need


def _plans(table: Table, face: Identities, board: Board) -> list[Plan]:
    """What the spymaster bot would say. How hard a clue may be is for the level to say."""
    return plans(giver_view(table, face), board, STEADY, _NoChance(), plainly=False)


def _face(agents: Sequence[int], assassins: Sequence[int]) -> Identities:
    kinds = dict.fromkeys(agents, AGENT) | dict.fromkeys(assassins, ASSASSIN)
    return tuple(kinds.get(cell, BYSTANDER) for cell in range(CELLS))


def _deadly(face: Identities) -> list[int]:
    return [cell for cell, identity in enumerate(face) if identity == ASSASSIN]


def _weighed(found: list[Plan]) -> list[Plan]:
    """Plans by what they are worth; of those that are worth the same, by their words."""
    plain = (plan for plan in found if plan.meant and plan.number == len(plan.meant))
    return sorted(plain, key=lambda plan: (-round(plan.worth, DIGITS), plan.word))


def _sure(
    words: tuple[str, ...],
    face: Identities,
    language: str,
    turns: Sequence[GiveTurn],
    board: Board,
    plan: Plan,
) -> int:
    """How sure the bot is of a clue, in percent."""
    table = table_of(words, face, language, turns)
    return round(100 * round(chance_of(giver_view(table, face), board, plan), DIGITS))


def _differs(plan: Plan, chosen: Sequence[Plan], language: str) -> bool:
    """Whether a clue means other cards than those before, and is no form of their words."""
    forms = spellings(plan.word, language)
    return all(
        forms.isdisjoint(spellings(other.word, language)) and not set(plan.meant) & set(other.meant)
        for other in chosen
    )


def _is_away(board: Board, plan: Plan, face: Identities) -> bool:
    """Whether a clue leads to no assassin."""
    heard = board.strengths_of(plan.word)
    weakest = min(float(heard[cell]) for cell in plan.meant)
    return all(round(float(heard[cell]), DIGITS) <= AWAY * weakest for cell in _deadly(face))


def _is_legal(plan: Plan, visible: Sequence[str], language: str) -> bool:
    """Whether the referee lets a clue pass without a question."""
    return judge(plan.word, len(plan.meant), visible, language).verdict == "legal"

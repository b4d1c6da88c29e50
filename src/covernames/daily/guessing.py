"""To guess: what a player sees of a case after some touches. No thinking is needed for that.

Nothing is remembered of a player: whoever asks says what was touched so far, and is told what that
was. One can cheat oneself so, by asking for every card; nobody else is harmed, and nobody needs to
keep anything for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..game.key import AGENT, ASSASSIN
from ..refusals import Rejected
from .cases import Case, End, GuessShown, Opened, Said, Solution
from .days import level_of


def guessed(case: Case, touched: Sequence[int], given_up: bool = False) -> GuessShown:
    """What a player sees who has touched these cards."""
    if any(cell not in range(len(case.words)) for cell in touched):
        raise Rejected("cell-unknown")
    known: list[Opened] = []
    over: End = ""
    for cell in dict.fromkeys(touched):
        known.append(Opened(cell, case.face[cell]))
        over = _end(case, known)
        if over:
            break
    if given_up and not over:
        over = "given-up"
    given = len(case.clues) if over else _given(case, known)
    return GuessShown(
        day=case.day,
        level=level_of(case.day),
        sure=case.sure,
        words=case.words,
        clues=tuple(Said(hint.word, hint.number) for hint in case.clues[:given]),
        clues_in_all=len(case.clues),
        known=tuple(known),
        over=over,
        par=case.par if over else None,
        solution=Solution.of(case) if over else None,
    )


def _end(case: Case, known: Sequence[Opened]) -> End:
    if known[-1].identity == ASSASSIN:
        return "assassin"
    found = sum(touch.identity == AGENT for touch in known)
    return "solved" if found == len(case.targets) else ""


def _given(case: Case, known: Sequence[Opened]) -> int:
    """How many clues were given: the first, and one more whenever all words of one are found."""
    cells = {touch.cell for touch in known}
    for place, hint in enumerate(case.clues):
        if not cells.issuperset(hint.meant):
            return place + 1
    return len(case.clues)

"""What every case of the day must keep, checked from outside."""

from __future__ import annotations

from covernames.daily import LEVELS, Case, Said
from covernames.daily.cases import GiveTurn
from covernames.daily.days import level_of
from covernames.daily.giving import given
from covernames.daily.guessing import guessed
from covernames.daily.scene import mind_of, ranking, table_of
from covernames.game.key import AGENT, ASSASSIN, BYSTANDER
from covernames.judging import judge
from covernames.text import same


def check_board(case: Case) -> None:
    """25 different cards and a key for them."""
    assert len({same(word) for word in case.words}) == len(case.words) == len(case.face) == 25
    assert set(case.face) == {AGENT, BYSTANDER, ASSASSIN}


def check_guess(case: Case) -> None:
    """Three clues, legal, as hard as the day says; the listening bot finds all they mean."""
    check_board(case)
    level = LEVELS[level_of(case.day) - 1]
    assert tuple(hint.number for hint in case.clues) == level.numbers
    assert case.par == sum(level.numbers)
    assert sorted(cell for hint in case.clues for cell in hint.meant) == list(case.targets)
    assert case.face.count(ASSASSIN) == 1
    assert len({same(hint.word) for hint in case.clues}) == len(case.clues)
    turns: list[GiveTurn] = []
    touched: list[int] = []
    for hint in case.clues:
        assert hint.number == len(hint.meant)
        assert level.least <= hint.sure <= level.most
        table = table_of(
            case.words, case.face, case.language, (*turns, GiveTurn(hint.word, hint.number))
        )
        assert judge(hint.word, hint.number, table.visible, case.language).verdict == "legal"
        order = ranking(table, mind_of(case.language).board(case.words), 1)
        needed = 1 + max(order.index(cell) for cell in hint.meant)
        assert needed <= hint.number + level.misses
        touched += order[:needed]
        shown = guessed(case, touched)
        turns.append(GiveTurn(hint.word, hint.number, shown.known[len(touched) - needed :]))
    assert guessed(case, touched).over == "solved"


def check_give(case: Case) -> None:
    """The bot's own clues lead through it in as many as its par says, all of them legal."""
    check_board(case)
    level = LEVELS[level_of(case.day) - 1]
    assert case.face.count(AGENT) == level.agents
    assert case.face.count(ASSASSIN) == level.assassins
    assert case.par == len(case.clues) <= level.par
    assert case.sure >= level.given_least
    shown = given(case, [Said(hint.word, hint.number) for hint in case.clues])
    assert shown.over == "solved"
    assert len(shown.turns) == case.par

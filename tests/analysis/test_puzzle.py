"""A clue of a finished game as a puzzle: judged by the rules, silent about what comes later."""

from __future__ import annotations

import msgspec
import pytest

from covernames import Guess, Rejected, Session, Stop
from covernames.analysis.puzzle import Turned, puzzle
from covernames.game.actions import EndGame
from covernames.game.events import Event
from covernames.game.move import HOST
from covernames.game.notation import read_key
from support import ASSASSIN, BLUE, BYSTANDERS, RED, clue, guess, start, turn


def over(game: Session) -> list[Event]:
    if game.table.outcome is None:
        game.act(HOST, EndGame())
    return game.log


def played() -> Session:
    """Red found two and missed one; blue found one; red gives a clue for two and finds one."""
    game = start()
    turn(game, *RED[:2], BYSTANDERS[0], number=3)
    turn(game, BLUE[0], number=1)
    game.act("blue-operatives", Stop())
    clue(game, 2, "sea")
    guess(game, RED[2], BYSTANDERS[1])
    return game


def test_the_board_is_as_it_was_at_the_clue() -> None:
    shown = puzzle(over(played()), 2)
    assert (shown.side, shown.word, shown.number, shown.goal) == ("red", "sea", 2, 2)
    covered = {cell: cover for cell, cover in enumerate(shown.covers) if cover}
    assert covered == {RED[0]: "red", RED[1]: "red", BYSTANDERS[0]: "bystander", BLUE[0]: "blue"}
    assert [(each.side, each.number) for each in shown.earlier] == [("red", 3), ("blue", 1)]
    assert (shown.known, shown.over, shown.sequel) == ((), "", None)


@pytest.mark.parametrize(
    ("touched", "known", "end"),
    [
        ([RED[5]], "red", ""),
        ([RED[5], RED[6]], "red red", "solved"),
        ([RED[5], RED[5]], "red", ""),
        ([RED[5], BLUE[4]], "red blue", "missed"),
        ([BYSTANDERS[3]], "bystander", "missed"),
        ([ASSASSIN], "assassin", "assassin"),
        ([RED[5], RED[6], ASSASSIN], "red red", "solved"),
        ([BLUE[4], RED[5]], "blue", "missed"),
    ],
)
def test_a_turn_goes_as_the_rules_have_it(touched: list[int], known: str, end: str) -> None:
    shown = puzzle(over(played()), 2, touched)
    assert [each.identity for each in shown.known] == known.split()
    assert shown.over == end
    assert (shown.sequel is None) == (end == "")


def test_in_the_end_it_is_told_what_the_players_touched() -> None:
    shown = puzzle(over(played()), 2, (), given_up=True)
    assert shown.over == "given-up"
    assert shown.sequel is not None
    expected = (Turned(RED[2], "red"), Turned(BYSTANDERS[1], "bystander"))
    assert shown.sequel.touches == expected
    assert shown.sequel.face.count("assassin") == 1
    solved = puzzle(over(played()), 2, RED[2:4], given_up=True)
    assert solved.over == "solved"


def test_nobody_is_named() -> None:
    said = msgspec.json.encode(puzzle(over(played()), 2, (), given_up=True))
    assert b"member" not in said
    assert b"operatives" not in said


def key_with(one: int, other: int) -> str:
    """The known key, with two of its cards exchanged."""
    cells = list("rrrrr/rrrrb/bbbbb/bbooo/oooox".replace("/", ""))
    cells[one], cells[other] = cells[other], cells[one]
    return "/".join("".join(cells[row : row + 5]) for row in range(0, 25, 5))


def of_key(written: str, *later: int) -> list[Event]:
    """A game with that key: a first turn that finds nothing of the difference, and then these."""
    game = start()
    game = Session.start("classic", game.table.words, key=read_key("classic", written))
    clue(game, 2, "sea")
    guess(game, *later)
    return over(game)


@pytest.mark.parametrize("touched", [[], [RED[0]]])
def test_what_was_not_touched_changes_nothing_that_is_told(touched: list[int]) -> None:
    """Two keys that differ elsewhere, two games that went on differently: the same answer."""
    one = of_key(key_with(0, 0), RED[1], ASSASSIN)
    other = of_key(key_with(RED[8], ASSASSIN), RED[2], BYSTANDERS[0])
    assert puzzle(one, 0, touched) == puzzle(other, 0, touched)


def test_a_game_that_is_on_is_no_puzzle_whatever_is_asked() -> None:
    game = played()
    for number in (0, 2, 99):
        with pytest.raises(Rejected, match="analysis-unfinished"):
            puzzle(game.log, number, [99], given_up=True)


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_such_clue(number: int) -> None:
    with pytest.raises(Rejected, match="clue-unknown"):
        puzzle(over(played()), number)


def test_a_card_that_lay_covered_cannot_be_touched() -> None:
    with pytest.raises(Rejected):
        puzzle(over(played()), 2, [RED[0]])


def test_without_a_number_it_goes_on_until_a_miss_or_the_last_word() -> None:
    game = start()
    clue(game, "unlimited", "sea")
    guess(game, RED[0], BYSTANDERS[0])
    clue(game, 0, "fire")
    guess(game, BLUE[0])
    game.act("blue-operatives", Stop())
    log = over(game)
    assert [puzzle(log, number).goal for number in (0, 1)] == [0, 0]
    assert puzzle(log, 0, RED[:8]).over == ""
    assert puzzle(log, 0, RED).over == "solved"
    assert puzzle(log, 1, [BLUE[0], RED[1]]).over == "missed"


def test_the_number_of_a_clue_tells_no_more_than_it_says() -> None:
    """Duet: how many words a side has left is on its key alone."""
    game = start("duet")
    clue(game, 9, "sea", side="a")
    guess(game, 0, 8, side="b")
    clue(game, 9, "fire", side="b")
    game.act("a", Guess(1))
    log = over(game)
    assert puzzle(log, 1).goal == 9


def test_duet_is_guessed_from_the_givers_key() -> None:
    game = start("duet")
    clue(game, 2, "sea", side="a")
    guess(game, 3, 8, side="b")  # an agent on a's key, then a bystander there
    clue(game, 2, "fire", side="b")
    game.act("a", Guess(8))
    log = over(game)
    shown = puzzle(log, 1, [0])
    assert shown.covers[3] == "agent"
    assert shown.marks[8] == ("b",)
    assert [each.identity for each in shown.known] == ["agent"]
    assert puzzle(log, 1, [13]).over == "assassin"  # on b's key alone
    assert puzzle(log, 0, [13]).known == (Turned(13, "agent"),)
    assert puzzle(log, 0, [8]).over == "missed"


def test_three_players_guess_for_the_side_of_the_clue() -> None:
    game = start("three-player")
    clue(game, 1, "sea")
    guess(game, RED[0], BYSTANDERS[0])
    clue(game, 2, "fire")
    guess(game, RED[1])
    log = over(game)
    assert puzzle(log, 1, [RED[1]]).over == "missed"
    assert puzzle(log, 1, BLUE[:2]).over == "solved"
    assert [each.identity for each in puzzle(log, 1, (), given_up=True).sequel.touches] == ["red"]  # type: ignore[union-attr]

"""Cases of the day: alike everywhere, solvable, as hard as stated, and silent until they end."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta
from itertools import pairwise

import msgspec
import pytest

from covernames.bots.spymaster import Plan
from covernames.daily import FIRST, LEVELS, Case, GiveShown, GuessShown, Hint, Said
from covernames.daily.cases import GiveTurn, Kind, Opened, Task
from covernames.daily.days import check_day, level_of, next_at, today
from covernames.daily.giving import given, hear
from covernames.daily.guessing import guessed
from covernames.daily.making import case, solved
from covernames.daily.scene import mind_of, ranking, table_of
from covernames.game.key import AGENT, ASSASSIN, BYSTANDER
from covernames.judging import judge
from covernames.refusals import Rejected
from daily_cases import check_give, check_guess

MONDAY = "2026-11-16"
DAY = 24 * 60 * 60 * 1000


def stub() -> Case:
    """A case of six words in a row, three clues for two each; the last card is the assassin."""
    words = tuple(f"word{cell}" for cell in range(25))
    face = (*[AGENT] * 6, *[BYSTANDER] * 18, ASSASSIN)
    hints = (Hint("one", 2, (0, 1), 70), Hint("two", 2, (2, 3), 60), Hint("three", 2, (4, 5), 50))
    return Case(MONDAY, "en", "words", "guess", words, face, hints, 6, 1)


# The same for everybody

MADE = """
from covernames.daily.making import case, solved
from covernames.daily.scene import mind_of, ranking, table_of
import msgspec
print(msgspec.json.encode([case("2026-11-17", "en", "words", t) for t in ("guess", "give")]).hex())
"""


def test_two_processes_make_the_same_case() -> None:
    """Whatever Python's hashes are: sets and dicts have another order in each process."""
    made = {
        subprocess.run(  # noqa: S603 - our own code
            [sys.executable, "-c", MADE],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(made) == 1
    here = [case("2026-11-17", "en", "words", task) for task in ("guess", "give")]
    assert bytes.fromhex(made.pop().decode()) == msgspec.json.encode(here)


def test_every_day_language_kind_and_task_has_a_board_of_its_own() -> None:
    asked: list[tuple[str, str, Kind, Task]] = [
        ("2026-11-17", "en", "words", "guess"),
        ("2026-11-18", "en", "words", "guess"),
        ("2026-11-17", "en", "words", "give"),
        ("2026-11-17", "et", "words", "guess"),
        ("2026-11-17", "en", "pictures", "guess"),
    ]
    boards = {case(*one).words for one in asked}
    assert len(boards) == len(asked)


# Solvable, and as hard as stated


@pytest.mark.parametrize("kind", ["words", "pictures"])
@pytest.mark.parametrize("day", ["2026-11-16", "2026-11-20", "2026-11-22"])
def test_cases_keep_what_their_level_says(day: str, kind: Kind) -> None:
    check_guess(case(day, "en", kind, "guess"))
    check_give(case(day, "en", kind, "give"))


def test_a_case_that_is_too_easy_for_its_day_is_noticed() -> None:
    made = case(MONDAY, "en", "words", "guess")
    with pytest.raises(AssertionError):
        check_guess(msgspec.structs.replace(made, day="2026-11-22"))


def test_what_the_listener_finds_too_late_makes_no_case() -> None:
    made = case(MONDAY, "en", "words", "guess")
    board = mind_of("en").board(made.words)

    def order(word: str) -> list[int]:
        table = table_of(made.words, made.face, "en", [GiveTurn(word, 2)])
        return [cell for cell in ranking(table, board, 1) if made.face[cell] != ASSASSIN]

    word = next(word for word in board.clues if len(order(word)) > 2)
    first, _, third, *_ = order(word)
    plan = Plan(word, 2, (first, third), 0.5, 0.5)
    assert solved(made.words, made.face, "en", (), plan, misses=0) is None
    heard = solved(made.words, made.face, "en", (), plan, misses=1)
    assert heard is not None
    assert [touch.cell for touch in heard.touches] == order(word)[:3]


def test_the_week_gets_harder() -> None:
    for easier, harder in pairwise(LEVELS):
        assert easier.least > harder.least
        assert easier.most >= harder.most
        assert sum(easier.numbers) <= sum(harder.numbers)
        assert easier.misses <= harder.misses
        assert easier.agents <= harder.agents
        assert easier.assassins <= harder.assassins
        assert easier.given_least > harder.given_least


# Days


def test_a_day_begins_at_midnight_in_utc() -> None:
    midnight = 1_795_046_400_000
    assert (today(midnight - 1), today(midnight)) == ("2026-11-18", "2026-11-19")
    assert next_at(midnight - 1) == midnight
    assert next_at(midnight) == midnight + DAY


@pytest.mark.parametrize(
    ("day", "code"),
    [
        ("2026-11-19", "daily-not-yet"),
        ("2025-12-31", "daily-unknown"),
        ("2026-02-30", "daily-unknown"),
        ("20261118", "daily-unknown"),
        ("today", "daily-unknown"),
        ("", "daily-unknown"),
    ],
)
def test_other_days_are_refused(day: str, code: str) -> None:
    with pytest.raises(Rejected, match=code):
        check_day(day, 1_795_046_399_999)


def test_all_days_since_the_first_can_be_played() -> None:
    check_day(FIRST, 1_795_046_399_999)
    check_day("2026-11-18", 1_795_046_399_999)
    assert [level_of(each) for each in ("2026-11-16", "2026-11-22")] == [1, 7]


# To guess


def test_a_clue_comes_when_the_words_of_the_last_are_found() -> None:
    clues = [len(guessed(stub(), range(found)).clues) for found in range(7)]
    assert clues == [1, 1, 2, 2, 3, 3, 3]


def test_words_of_later_clues_count_when_they_are_found_early() -> None:
    shown = guessed(stub(), (0, 2, 3))
    assert [touch.identity for touch in shown.known] == [AGENT] * 3
    assert len(shown.clues) == 1
    assert len(guessed(stub(), (0, 2, 3, 1)).clues) == 3


def test_all_words_solve_it_and_the_assassin_ends_it() -> None:
    solved = guessed(stub(), (6, 0, 1, 2, 3, 4, 5, 7))
    assert (solved.over, solved.par, len(solved.known)) == ("solved", 6, 7)
    lost = guessed(stub(), (0, 24, 1))
    assert (lost.over, len(lost.known)) == ("assassin", 2)
    assert lost.solution is not None
    assert len(lost.clues) == 3


def test_touching_a_card_twice_changes_nothing() -> None:
    assert guessed(stub(), (0, 0, 6, 0)) == guessed(stub(), (0, 6))


def test_a_card_that_is_not_on_the_table_is_refused() -> None:
    for cell in (-1, 25):
        with pytest.raises(Rejected, match="cell-unknown"):
            guessed(stub(), (cell,))


def test_until_the_end_nothing_tells_what_was_not_touched() -> None:
    """Two cases that differ in what is hidden look alike to whoever has not touched that."""
    one = stub()
    face = (*[AGENT] * 2, *[BYSTANDER] * 18, *[AGENT] * 4, ASSASSIN)
    hints = (one.clues[0], Hint("else", 2, (20, 21), 55), Hint("more", 2, (22, 23), 55))
    other = msgspec.structs.replace(one, face=face, clues=hints)
    assert one.sure == other.sure
    for touched in ((), (0,), (6,), (7, 8, 0)):
        assert guessed(one, touched) == guessed(other, touched)
    assert guessed(one, (0, 1)) != guessed(other, (0, 1))  # the second clue differs
    assert guessed(one, (), given_up=True) != guessed(other, (), given_up=True)


def test_the_answer_has_no_other_place_for_a_secret() -> None:
    """Who adds a field thinks of this test, and says here why it tells nothing."""
    assert GuessShown.__struct_fields__ == (
        "day", "level", "sure", "words", "clues", "clues_in_all", "known", "over", "par",
        "solution",
    )  # fmt: skip
    assert Said.__struct_fields__ == ("word", "number")
    assert Opened.__struct_fields__ == ("cell", "identity")
    shown = guessed(stub(), (0,))
    assert (shown.par, shown.solution) == (None, None)


# To give


def test_the_bot_hears_what_its_own_spymaster_says() -> None:
    made = case(MONDAY, "en", "words", "give")
    shown = given(made, [Said(hint.word, hint.number) for hint in made.clues])
    assert shown.over == "solved"
    assert len(shown.turns) == made.par
    assert shown.solution is not None


def test_what_the_spymaster_would_say_is_told_at_the_end() -> None:
    made = case(MONDAY, "en", "words", "give")
    first = made.clues[0]
    shown = given(made, [Said(first.word, first.number)])
    assert (shown.over, shown.solution) == ("", None)
    assert shown.face == made.face
    told = given(made, [], given_up=True)
    assert told.over == "given-up"
    assert told.solution is not None
    assert told.solution.clues == made.clues
    assert GiveShown.__struct_fields__ == (
        "day", "level", "words", "face", "turns", "par", "over", "solution",
    )  # fmt: skip


def test_the_bot_touches_as_many_as_the_number_says_up_to_a_miss() -> None:
    made = case(MONDAY, "en", "words", "give")
    word = made.clues[0].word
    for number in (1, 2, 9):
        touches = hear(made.words, made.face, "en", (), word, number).touches
        assert len(touches) <= number
        assert all(touch.identity == AGENT for touch in touches[:-1])


def test_a_clue_that_nobody_understands_touches_nothing() -> None:
    made = case(MONDAY, "en", "words", "give")
    assert given(made, [Said("xqzt", 2)]).turns[0].touches == ()


def test_a_word_on_the_table_is_refused_as_in_a_game() -> None:
    made = case(MONDAY, "en", "words", "give")
    with pytest.raises(Rejected) as refused:
        given(made, [Said(made.words[3].lower(), 1)])
    assert refused.value.code == "clue-illegal"
    assert refused.value.data["card"] == made.words[3]
    for word, code in (("", "clue-empty"), ("x" * 70, "clue-too-long")):
        with pytest.raises(Rejected, match=code):
            given(made, [Said(word, 1)])


def test_an_assassin_ends_it() -> None:
    made = case(MONDAY, "en", "words", "give")
    deadly = made.face.index(ASSASSIN)
    face = tuple(BYSTANDER if cell != deadly else ASSASSIN for cell in range(25))
    first = made.clues[0]
    target = hear(made.words, made.face, "en", (), first.word, 1).touches[0].cell
    swapped = tuple(ASSASSIN if cell == target else each for cell, each in enumerate(face))
    swapped = (*(AGENT if cell == deadly else each for cell, each in enumerate(swapped)),)
    shown = given(msgspec.structs.replace(made, face=swapped), [Said(first.word, 1)])
    assert shown.over == "assassin"


def test_clues_of_the_bot_pass_the_referee() -> None:
    made = case(MONDAY, "en", "words", "guess")
    for hint in made.clues:
        assert judge(hint.word, hint.number, made.words, "en").verdict == "legal"


def test_there_is_a_case_on_a_leap_day() -> None:
    assert level_of((date(2028, 2, 28) + timedelta(days=1)).isoformat()) == 2

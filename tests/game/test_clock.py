"""The sand timer, strict deadlines and pauses: C-070 to C-072, A-13."""

from __future__ import annotations

from typing import Literal

import pytest

from covernames import (
    CLOCK,
    Challenge,
    Cover,
    Expire,
    FlipTimer,
    GiveClue,
    Guess,
    Pause,
    Rejected,
    Resign,
    Resume,
    Session,
    Settings,
    Stop,
    Timer,
    Vote,
)
from support import RED, clue, guess, may, names, refused, start, turn

STRICT = Settings(timer=Timer("strict", clue=30, guess=60))
SAND = Settings(timer=Timer("advisory", clue=30, guess=60))


def expire(game: Session, now: int) -> list[str]:
    return names(game.act(CLOCK, Expire(), now=now).events)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(timer=Timer(clue=0)), "settings-timer-too-short"),
        (Settings(timer=Timer(guess=0)), "settings-timer-too-short"),
        (Settings(vote_seconds=0), "settings-vote-too-short"),
        (Settings(vote_seconds=10**400), "settings-time-too-long"),
        (Settings(timer=Timer(guess=10**6)), "settings-time-too-long"),
        (Settings(timer=Timer(double=("a",))), "seat-unknown"),
        (Settings(tokens=8), "settings-not-here"),
        (Settings(free_order=True), "settings-not-here"),
    ],
)
def test_times_must_be_long_enough(settings: Settings, code: str) -> None:
    with pytest.raises(Rejected) as caught:
        start(settings=settings)
    assert caught.value.code == code


@pytest.mark.rule("A-65")
@pytest.mark.parametrize("mode", ["strict", "advisory"])
@pytest.mark.parametrize(
    ("double", "clue_seconds", "guess_seconds"),
    [
        ((), 30, 60),
        (("red-spymaster",), 60, 60),
        (("red-operatives", "blue-spymaster"), 30, 120),
    ],
)
def test_a_seat_may_have_twice_the_time(
    mode: Literal["strict", "advisory"],
    double: tuple[str, ...],
    clue_seconds: int,
    guess_seconds: int,
) -> None:
    timer = Timer(mode, clue=30, guess=60, double=double)
    game = start(settings=Settings(timer=timer))

    def seconds() -> float:
        if mode == "advisory":
            game.act("blue-operatives", FlipTimer(), now=0)
        deadline = game.table.turn.deadline
        assert deadline is not None
        return deadline / 1000

    assert seconds() == clue_seconds
    clue(game)
    assert seconds() == guess_seconds


# Sand


@pytest.mark.rule("C-070", "C-071", "E-13")
@pytest.mark.parametrize(
    "seat", ["red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives"]
)
def test_any_player_may_turn_the_sand_timer(seat: str) -> None:
    game = start(settings=SAND)
    game.act(seat, FlipTimer(), now=1_000)
    assert game.table.turn.deadline == 31_000
    clue(game)
    assert game.table.turn.deadline is None
    game.act(seat, FlipTimer(), now=2_000)
    assert game.table.turn.deadline == 62_000


@pytest.mark.rule("E-13", "C-070", "C-071")
def test_where_only_opponents_may_a_player_may_still_time_himself() -> None:
    game = start(settings=Settings(timer=Timer(flip="opponents")))
    assert "flip-timer" in may(game, "blue-operatives")
    assert "flip-timer" in may(game, "red-spymaster")
    assert refused(game, "red-operatives", FlipTimer()).code == "flip-timer-not-your-turn"


@pytest.mark.rule("A-13", "C-072")
def test_sand_that_has_run_out_is_no_more_than_a_reminder() -> None:
    game = start(settings=SAND)
    seen = game.table.step
    game.act("blue-operatives", FlipTimer(), now=0)
    assert refused(game, CLOCK, Expire(), now=29_999).code == "clock-not-due"
    assert expire(game, 30_000) == ["timer-expired"]
    assert (game.table.turn.phase, game.table.turn.sides) == ("clue", ("red",))
    game.act("red-spymaster", GiveClue("late", 1), seen=seen)


def test_without_a_timer_there_is_nothing_to_turn() -> None:
    game = start()
    assert refused(game, "red-spymaster", FlipTimer()).code == "flip-timer-not-your-turn"
    assert refused(game, CLOCK, Expire()).code == "clock-not-due"


# Strict


@pytest.mark.rule("A-13")
def test_strict_in_the_clue_phase_the_turn_passes_without_a_guess() -> None:
    game = start(settings=STRICT)
    assert game.table.turn.deadline == 30_000
    assert expire(game, 30_000) == ["turn-ended"]
    assert (game.table.turn.sides, game.table.turn.deadline) == (("blue",), 60_000)


@pytest.mark.rule("A-13", "A-09")
@pytest.mark.parametrize("guesses", [0, 1])
def test_strict_in_the_guess_phase_the_turn_ends_even_without_a_guess(guesses: int) -> None:
    game = start(settings=STRICT)
    game.act("red-spymaster", GiveClue("x", 2), now=10_000)
    guess(game, *RED[:guesses])
    assert game.table.turn.deadline == 70_000
    assert expire(game, 70_000) == ["turn-ended"]
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("A-13", "C-051")
def test_strict_a_penalty_that_is_not_taken_in_time_is_waived() -> None:
    game = start(settings=STRICT)
    clue(game)
    game.act("blue-spymaster", Challenge("illegal"), now=20_000)
    assert game.table.turn.deadline == 50_000
    assert expire(game, 50_000) == ["penalty-waived"]
    assert (game.table.turn.phase, game.table.turn.deadline) == ("clue", 80_000)
    assert refused(game, "blue-spymaster", Cover(9)).code == "cover-not-your-turn"


@pytest.mark.rule("A-13", "A-06")
def test_a_challenge_does_not_eat_the_guessers_time() -> None:
    game = start(settings=STRICT)
    game.act("red-spymaster", GiveClue("x", 2), now=0)
    game.act("blue-operatives", Challenge("ask"), now=20_000)
    assert (game.table.turn.deadline, game.table.turn.reserve) == (65_000, 40_000)
    game.act("red-operatives", Vote(True), now=25_000)
    game.act("blue-spymaster", Vote(True), now=30_000)
    assert (game.table.turn.phase, game.table.turn.deadline) == ("guess", 70_000)
    assert game.table.turn.reserve is None


def test_sand_cannot_be_turned_under_a_strict_clock() -> None:
    game = start(settings=STRICT)
    assert refused(game, "red-spymaster", FlipTimer()).code == "flip-timer-not-your-turn"


@pytest.mark.rule("A-13")
def test_what_comes_after_the_deadline_does_not_count() -> None:
    game = start(settings=STRICT)
    late = refused(game, "red-spymaster", GiveClue("x", 1), now=30_000)
    assert late.code == "time-is-up"
    game.act("red-spymaster", Resign(), now=40_000)
    game.act("red-spymaster", GiveClue("x", 1), now=29_999)
    assert refused(game, "red-operatives", Guess(0), now=90_000).code == "time-is-up"


# Pauses


@pytest.mark.rule("C-072")
def test_the_clock_rests_when_both_sides_agree() -> None:
    game = start(settings=STRICT)
    assert names(game.act("red-operatives", Pause(), now=5_000).events) == ["pause-asked"]
    assert names(game.act("red-spymaster", Pause(), now=5_000).events) == []
    events = game.act("blue-spymaster", Pause(), now=10_000).events
    assert names(events) == ["pause-asked", "clock-paused"]
    assert game.table.turn.deadline is None
    assert refused(game, "red-spymaster", GiveClue("x", 1)).code == "game-paused"
    assert may(game, "red-spymaster") == {"resume"}
    assert refused(game, CLOCK, Expire(), now=10**9).code == "clock-not-due"
    game.act("red-operatives", Resume(), now=100_000)
    assert game.table.turn.deadline == 120_000
    assert may(game, "red-spymaster") == {"give-clue", "consult", "pause"}


def test_a_pause_while_guessing_gives_the_same_choices_back() -> None:
    game = start(settings=STRICT)
    turn(game, RED[0], number=2)
    before = game.table.turn.may
    game.act("red-operatives", Pause())
    game.act("blue-operatives", Pause())
    game.act("blue-operatives", Resume())
    assert game.table.turn.may == before
    game.act("red-operatives", Stop())


def test_a_wish_to_pause_is_forgotten_with_the_phase() -> None:
    game = start(settings=STRICT)
    game.act("red-operatives", Pause())
    clue(game)
    assert names(game.act("blue-operatives", Pause()).events) == ["pause-asked"]
    assert game.table.paused is None


def test_the_shared_operative_speaks_for_both_sides() -> None:
    game = start("three-player", STRICT)
    events = game.act("operatives", Pause()).events
    assert names(events) == ["pause-asked", "pause-asked", "clock-paused"]
    assert "resign" not in game.table.turn.may["operatives"]


def test_a_paused_game_can_be_given_up() -> None:
    game = start("two-player", STRICT)
    game.act("red-spymaster", Pause())
    game.act("red-spymaster", Resign())
    game.act("red-operatives", Resign())
    assert game.table.outcome is not None
    assert game.table.paused is None
    assert refused(game, "red-operatives", Guess(0)).code == "game-over"

"""One team against a phantom: RULES.md 1.7."""

from __future__ import annotations

import pytest

from covernames import (
    CLOCK,
    Challenge,
    Consult,
    Cover,
    Expire,
    Outcome,
    Rejected,
    Resign,
    Session,
    Settings,
    Stop,
    Timer,
    Vote,
)
from covernames.game.notation import WORDS
from covernames.game.variants.two_player import TITLES
from support import ASSASSIN, BLUE, BYSTANDERS, RED, clue, guess, may, names, refused, start, turn


def play() -> Session:
    return start("two-player")


def phantom_covers(game: Session, *cells: int) -> None:
    for cell in cells:
        game.act("red-spymaster", Cover(cell))


def outcome(game: Session) -> Outcome:
    assert game.table.outcome is not None
    return game.table.outcome


@pytest.mark.rule("C-090", "C-091")
def test_one_team_plays_with_the_normal_set_up() -> None:
    game = play()
    assert set(game.table.members) == {"red-spymaster", "red-operatives"}
    assert game.table.left == {"red": 9, "blue": 8}


@pytest.mark.rule("C-090")
def test_a_larger_group_may_play_it() -> None:
    members = {"red-spymaster": ["ann"], "red-operatives": ["bo", "cy", "di", "ed"]}
    game = Session.start("two-player", WORDS, members=members)
    assert game.table.members["red-operatives"] == ("bo", "cy", "di", "ed")


@pytest.mark.rule("C-092", "E-23")
def test_the_players_start_always() -> None:
    for _ in range(50):
        game = Session.start("two-player", WORDS)
        assert game.table.turn.sides == ("red",)
        assert game.look("red-spymaster").count("red") == 9
    with pytest.raises(Rejected) as caught:
        Session.start("two-player", WORDS, settings=Settings(starting="blue"))
    assert caught.value.code == "settings-starting-side"


@pytest.mark.rule("C-093")
def test_in_the_phantoms_turn_the_spymaster_covers_exactly_one_of_its_words() -> None:
    game = play()
    turn(game, RED[0], BYSTANDERS[0], number=2)
    assert (game.table.turn.phase, game.table.turn.due) == ("phantom", 1)
    assert may(game, "red-spymaster") == {"cover"}
    assert may(game, "red-operatives") == set()
    cells = [a.cell for a in game.legal_actions("red-spymaster") if isinstance(a, Cover)]
    assert cells == list(BLUE)
    assert refused(game, "red-spymaster", Cover(RED[1])).code == "cover-wrong-card"
    phantom_covers(game, BLUE[3])
    assert game.table.left == {"red": 8, "blue": 7}
    assert may(game, "red-spymaster") == {"give-clue"}


@pytest.mark.rule("C-094")
def test_the_assassin_is_a_loss_with_score_0() -> None:
    game = play()
    turn(game, ASSASSIN)
    assert outcome(game) == Outcome("assassin", (), 0)


@pytest.mark.rule("C-094", "A-15")
def test_when_all_phantom_words_are_covered_the_phantom_wins() -> None:
    game = play()
    for cell in BLUE[:-1]:
        turn(game, next(c for c in RED if not game.table.covers[c]))
        game.act("red-operatives", Stop())
        phantom_covers(game, cell)
    turn(game, RED[7])
    game.act("red-operatives", Stop())
    phantom_covers(game, BLUE[-1])
    assert outcome(game) == Outcome("phantom-first", (), 0)


@pytest.mark.rule("A-15")
def test_touching_the_phantoms_last_word_is_a_loss_in_your_own_turn() -> None:
    game = play()
    for cell in BLUE[:-1]:
        turn(game, cell)
        if game.table.left["blue"] == 1:
            break
        phantom_covers(game, next(c for c in reversed(BLUE[:-1]) if not game.table.covers[c]))
        if game.table.left["blue"] == 1:
            break
    if game.table.turn.phase == "phantom":
        phantom_covers(game, BLUE[-1])
    else:
        turn(game, BLUE[-1])
    assert outcome(game) == Outcome("phantom-first", (), 0)


@pytest.mark.rule("C-095", "C-096")
@pytest.mark.parametrize("lost", range(8))
def test_the_score_is_the_phantoms_agents_left(lost: int) -> None:
    game = play()
    for cell in BLUE[:lost]:
        turn(game, RED[0] if not game.table.covers[RED[0]] else BYSTANDERS[lost - 1])
        if game.table.turn.phase == "guess":
            game.act("red-operatives", Stop())
        phantom_covers(game, cell)
        if lost == 1 or not game.table.covers[RED[0]]:
            continue
        break
    while game.table.left["blue"] > 8 - lost:
        turn(game, next(c for c in BYSTANDERS if not game.table.covers[c]))
        phantom_covers(game, next(c for c in BLUE if not game.table.covers[c]))
    clue(game, 0)
    guess(game, *(c for c in RED if not game.table.covers[c]))
    assert outcome(game) == Outcome("all-found", ("red",), 8 - lost, TITLES[8 - lost])


@pytest.mark.rule("C-096")
def test_every_score_has_a_title_of_its_own() -> None:
    assert sorted(TITLES) == list(range(1, 9))
    assert len(set(TITLES.values())) == 8


@pytest.mark.rule("A-07")
def test_nobody_is_there_to_be_consulted() -> None:
    assert refused(play(), "red-spymaster", Consult("x", 1)).code == "consult-not-your-turn"


@pytest.mark.rule("A-14")
def test_an_invalid_clue_covers_two_phantom_words() -> None:
    game = play()
    clue(game)
    events = game.act("red-operatives", Challenge("illegal")).events
    assert names(events) == ["clue-challenged", "clue-ruled", "turn-ended"]
    assert game.table.turn.due == 2
    phantom_covers(game, BLUE[0])
    assert (game.table.turn.phase, game.table.turn.due) == ("phantom", 1)
    phantom_covers(game, BLUE[1])
    assert (game.table.turn.phase, game.table.left["blue"]) == ("clue", 6)


@pytest.mark.rule("A-15")
def test_a_penalty_cover_may_lose_the_game() -> None:
    game = play()
    for cell in BLUE[:7]:
        turn(game, next(c for c in BYSTANDERS if not game.table.covers[c]))
        phantom_covers(game, cell)
    clue(game)
    game.act("red-operatives", Challenge("illegal"))
    phantom_covers(game, BLUE[7])
    assert outcome(game).reason == "phantom-first"


@pytest.mark.rule("A-07")
@pytest.mark.parametrize("verdict", ["ask", "legal"])
def test_otherwise_the_spymaster_concedes_or_not(verdict: str) -> None:
    for valid in (True, False):
        game = play()
        clue(game)
        game.act("red-operatives", Challenge(verdict))  # type: ignore[arg-type]
        assert may(game, "red-spymaster") == {"vote"}
        assert may(game, "red-operatives") == set()
        game.act("red-spymaster", Vote(valid))
        assert game.table.clue.standing == ("upheld" if valid else "invalid")


@pytest.mark.rule("A-07")
def test_a_silent_spymaster_lets_the_clue_stand() -> None:
    game = play()
    clue(game)
    game.act("red-operatives", Challenge())
    game.act(CLOCK, Expire(), now=45_000)
    assert game.table.clue.standing == "upheld"


@pytest.mark.rule("A-13")
def test_the_strict_clock_hands_over_to_the_phantom() -> None:
    game = start("two-player", Settings(timer=Timer("strict", clue=30, guess=60)))
    game.act(CLOCK, Expire(), now=30_000)
    assert game.table.turn.phase == "phantom"
    assert game.table.turn.deadline is None


@pytest.mark.rule("A-62")
def test_giving_up_is_a_loss_and_takes_everybody() -> None:
    game = play()
    game.act("red-operatives", Resign())
    assert game.table.outcome is None
    game.act("red-spymaster", Resign())
    assert outcome(game) == Outcome("resigned", (), 0)

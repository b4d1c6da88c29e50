"""The classic game: RULES.md 1.1 to 1.3 and 1.6."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from covernames import UNLIMITED, VARIANTS, GiveClue, Guess, Rejected, Session, Settings, Stop
from covernames.game.notation import WORDS
from support import (
    ASSASSIN,
    BLUE,
    BYSTANDERS,
    RED,
    clue,
    guess,
    may,
    names,
    position,
    refused,
    start,
    turn,
)


def dealt(seed: int) -> Session:
    return Session.start("classic", WORDS, rng=Random(seed))


@pytest.mark.rule("C-001", "C-002")
def test_a_game_needs_a_spymaster_and_operatives_on_each_team() -> None:
    members = {"red-spymaster": ["ann"], "red-operatives": ["bo", "cy"], "blue-spymaster": ["di"]}
    with pytest.raises(Rejected) as caught:
        Session.start("classic", WORDS, members=members)
    assert caught.value.code == "seats-empty"
    assert caught.value.data == {"seats": ("blue-operatives",)}


@pytest.mark.rule("C-002")
def test_a_team_has_exactly_one_spymaster() -> None:
    members = {seat.name: [f"{seat.name}-1"] for seat in VARIANTS["classic"].seats}
    members["red-spymaster"].append("second")
    with pytest.raises(Rejected) as caught:
        Session.start("classic", WORDS, members=members)
    assert caught.value.code == "seat-taken"


@pytest.mark.rule("C-004")
@pytest.mark.parametrize(
    "words", [WORDS[:24], [*WORDS, "more"], [*WORDS[:24], WORDS[0].upper()]], ids=len
)
def test_exactly_25_different_words_lie_on_the_table(words: list[str]) -> None:
    with pytest.raises(Rejected) as caught:
        Session.start("classic", words)
    assert caught.value.code == "deal-words"


@pytest.mark.rule("C-008", "C-009")
def test_the_starting_team_has_nine_words_and_the_first_clue() -> None:
    for seed in range(200):
        game = dealt(seed)
        (starting,) = game.table.turn.sides
        other = "blue" if starting == "red" else "red"
        counts = Counter(game.look("red-spymaster"))
        assert counts == {starting: 9, other: 8, "bystander": 7, "assassin": 1}
        assert game.table.turn.phase == "clue"


@pytest.mark.rule("C-006")
def test_every_rotation_of_a_key_can_be_drawn() -> None:
    # Over many deals each identity comes to lie on each cell, and either team starts.
    seen: set[tuple[int, str]] = set()
    starters = set()
    for seed in range(400):
        game = dealt(seed)
        seen |= set(enumerate(game.look("red-spymaster")))
        starters |= set(game.table.turn.sides)
    assert len(seen) == 25 * 4
    assert starters == {"red", "blue"}


@pytest.mark.rule("C-007", "C-011")
def test_both_spymasters_see_the_same_key_and_operatives_none() -> None:
    game = start()
    assert game.look("red-spymaster") == game.look("blue-spymaster")
    assert game.view("red-operatives").face is None
    assert game.view("nobody").face is None
    with pytest.raises(Rejected) as caught:
        game.look("red-operatives")
    assert caught.value.code == "look-not-allowed"


@pytest.mark.rule("C-010")
def test_the_double_agent_belongs_to_the_starting_team() -> None:
    assert start().table.left == {"red": 9, "blue": 8}
    other = Session.start("classic", WORDS, settings=Settings(starting="blue"))
    assert other.table.left == {"red": 8, "blue": 9}
    with pytest.raises(Rejected) as caught:
        start(settings=Settings(starting="blue"))
    assert caught.value.code == "settings-starting-side"


@pytest.mark.rule("C-020", "C-021", "C-037")
def test_teams_alternate_and_a_turn_is_a_clue_then_guesses() -> None:
    game = start()
    assert may(game, "red-spymaster") == {"give-clue", "consult"}
    assert refused(game, "red-operatives", Guess(0)).code == "guess-not-your-turn"
    assert refused(game, "blue-spymaster", GiveClue("x", 1)).code == "clue-not-your-turn"
    clue(game)
    assert may(game, "red-spymaster") == set()
    assert refused(game, "red-spymaster", GiveClue("x", 1)).code == "clue-not-your-turn"
    assert refused(game, "red-spymaster", Guess(0)).code == "guess-not-your-turn"
    assert refused(game, "blue-operatives", Guess(0)).code == "guess-not-your-turn"
    guess(game, BYSTANDERS[0])
    assert position(game) == "...../...../...../..o../..... clue:blue"
    turn(game, BYSTANDERS[1])
    assert game.table.turn.sides == ("red",)


@pytest.mark.rule("C-022")
@pytest.mark.parametrize(
    ("word", "number", "code"),
    [
        ("", 1, "clue-empty"),
        ("  \u3000 ", 1, "clue-empty"),
        ("x" * 65, 1, "clue-too-long"),
        ("a\x07b", 1, "clue-not-a-word"),
        ("tree", -1, "clue-bad-number"),
        ("tree", 1.5, "clue-bad-number"),
        ("tree", True, "clue-bad-number"),
        ("tree", "many", "clue-bad-number"),
    ],
)
def test_a_clue_is_a_word_and_a_number(word: str, number: int, code: str) -> None:
    assert refused(start(), "red-spymaster", GiveClue(word, number)).code == code


@pytest.mark.rule("C-022")
def test_a_clue_is_measured_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start()

    def never(*_: object) -> str:
        raise AssertionError

    marks = GiveClue("a" + "\u0301\u0316" * 30_000, 1)
    with monkeypatch.context() as patch:
        patch.setattr("unicodedata.normalize", never)
        assert refused(game, "red-spymaster", marks).code == "clue-too-long"


def test_a_clue_is_announced_as_it_was_meant() -> None:
    game = start()
    clue(game, word="  cafe\u0301 ")
    assert game.table.clue.word == "café"
    pasted = start()
    clue(pasted, word="tr\u200bee\ufeff")
    assert pasted.table.clue.word == "tree"


@pytest.mark.rule("C-025", "A-18")
def test_a_covered_word_is_no_longer_visible_whatever_covers_it() -> None:
    game = start()
    assert len(game.table.visible) == 25
    turn(game, RED[0], BYSTANDERS[0])
    turn(game, RED[1])
    hidden = {WORDS[RED[0]], WORDS[BYSTANDERS[0]], WORDS[RED[1]]}
    assert set(game.table.visible) == set(WORDS) - hidden


@pytest.mark.rule("C-027", "C-028", "C-033")
def test_an_own_word_is_covered_and_the_team_goes_on_without_a_new_clue() -> None:
    game = start()
    clue(game, 2)
    (event,) = guess(game, RED[0])
    assert (event.identity, event.cover, event.member) == ("red", "red", "red-operatives")  # type: ignore[attr-defined]
    assert position(game) == "r..../...../...../...../..... guess:red clue:2 1"
    assert game.table.left["red"] == 8


@pytest.mark.rule("C-029", "C-033")
def test_a_bystander_ends_the_turn() -> None:
    game = start()
    assert names(turn(game, BYSTANDERS[0], number=2)) == ["card-touched", "turn-ended"]
    assert game.table.covers[BYSTANDERS[0]] == "bystander"
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("C-030", "C-033")
def test_the_other_teams_word_counts_for_them_and_ends_the_turn() -> None:
    game = start()
    turn(game, BLUE[0])
    assert game.table.covers[BLUE[0]] == "blue"
    assert game.table.left == {"red": 9, "blue": 7}
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("C-031", "C-042", "A-05")
def test_the_assassin_loses_the_game() -> None:
    game = start()
    turn(game, *RED[:8])
    game.act("red-operatives", Stop())
    assert names(turn(game, ASSASSIN)) == ["card-touched", "game-ended", "key-opened"]
    outcome = game.table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("assassin", ("red",))
    assert refused(game, "red-spymaster", GiveClue("x", 1)).code == "game-over"
    assert game.legal_actions("red-spymaster") == ()


@pytest.mark.rule("C-032", "A-02", "A-11")
@pytest.mark.parametrize("number", [0, 1, UNLIMITED])
def test_at_least_one_guess_is_compulsory(number: int) -> None:
    game = start()
    clue(game, number)
    assert refused(game, "red-operatives", Stop()).code == "stop-before-guess"
    assert may(game, "red-operatives") == {"guess", "challenge"}


@pytest.mark.rule("C-034")
def test_after_the_first_guess_the_team_may_stop() -> None:
    game = start()
    turn(game, RED[0], number=3)
    assert "stop" in may(game, "red-operatives")
    assert names(game.act("red-operatives", Stop()).events) == ["turn-ended"]
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("C-035", "C-037", "E-21")
def test_at_most_one_guess_more_than_the_number() -> None:
    game = start()
    events = turn(game, *RED[:4], number=3)
    assert names(events)[-2:] == ["card-touched", "turn-ended"]
    assert events[-1].reason == "spent"  # type: ignore[attr-defined]
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("C-036")
def test_the_worked_example_of_the_books() -> None:
    game = start()
    turn(game, BYSTANDERS[0], number=2)  # clue A: the second idea stays untouched
    turn(game, BYSTANDERS[1])
    clue(game, 3)  # clue B
    guess(game, RED[0], RED[1])
    guess(game, RED[2])  # belongs to A
    assert game.table.turn.left == 1
    assert may(game, "red-operatives") >= {"guess", "stop"}


@pytest.mark.rule("C-038")
def test_every_turn_covers_at_least_one_word() -> None:
    game = start()
    for _ in range(4):
        before = game.table.covers.count("")
        turn(game, game.table.covers.index("", 17), number=1)
        assert game.table.covers.count("") < before


@pytest.mark.rule("C-040", "A-03")
def test_a_team_wins_with_its_last_word_whatever_guesses_are_left() -> None:
    game = start()
    turn(game, *RED, number=UNLIMITED)
    outcome = game.table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("all-found", ("red",))


@pytest.mark.rule("A-03")
def test_a_limit_above_the_words_left_has_no_effect() -> None:
    game = start()
    turn(game, *RED[:8], number=8)
    game.act("red-operatives", Stop())
    turn(game, BYSTANDERS[0])
    clue(game, 1)
    assert game.table.turn.left == 2
    guess(game, RED[8])
    assert game.table.outcome is not None


@pytest.mark.rule("C-041", "A-04")
def test_a_team_can_win_in_the_opponents_turn() -> None:
    game = start()
    turn(game, *RED[:8], number=8)
    game.act("red-operatives", Stop())
    turn(game, RED[8])
    outcome = game.table.outcome
    assert outcome is not None
    assert outcome.winners == ("red",)


@pytest.mark.rule("C-080", "C-081", "E-22")
@pytest.mark.parametrize("number", [0, UNLIMITED])
def test_zero_and_unlimited_have_no_guess_limit(number: int) -> None:
    game = start()
    turn(game, *RED[:8], number=number)
    assert game.table.turn.left is None
    assert game.table.turn.phase == "guess"


@pytest.mark.rule("A-01", "N-12")
def test_the_number_is_at_most_the_teams_words_left() -> None:
    game = start()
    rejected = refused(game, "red-spymaster", GiveClue("tree", 10))
    assert (rejected.code, rejected.data) == ("clue-number-too-big", {"number": 10, "most": 9})
    turn(game, RED[0], number=9)
    game.act("red-operatives", Stop())
    assert refused(game, "blue-spymaster", GiveClue("tree", 9)).data["most"] == 8
    numbers = [a.number for a in game.legal_actions("blue-spymaster") if isinstance(a, GiveClue)]
    assert numbers == [*range(9), UNLIMITED]


@pytest.mark.rule("A-12")
def test_touching_a_covered_card_is_void() -> None:
    game = start()
    turn(game, RED[0], number=3)
    assert refused(game, "red-operatives", Guess(RED[0])).code == "guess-card-covered"
    assert Guess(RED[0]) not in game.legal_actions("red-operatives")


@pytest.mark.parametrize("cell", [-1, 25, True])
def test_there_is_no_such_card(cell: int) -> None:
    game = start()
    clue(game)
    assert refused(game, "red-operatives", Guess(cell)).code == "cell-unknown"


@pytest.mark.rule("C-061")
def test_nothing_tells_a_meant_hit_from_a_lucky_one() -> None:
    logs = []
    for meant in ((RED[0],), (RED[1],), ()):
        game = start()
        game.act("red-spymaster", GiveClue("tree", 1, meant))
        guess(game, RED[0])
        logs.append(game.log)
    assert logs[0] == logs[1] == logs[2]


def test_how_sure_the_giver_was_is_public_after_the_game_too() -> None:
    game = start()
    vain = GiveClue("tree", 1, (RED[0],), sure=101)
    assert refused(game, "red-spymaster", vain).code == "sure-percent"
    game.act("red-spymaster", GiveClue("tree", 1, (RED[0],), sure=80))
    assert game.table.clue.sure is None
    guess(game, ASSASSIN)
    assert [c.sure for c in game.table.clues] == [80]


def test_what_the_giver_meant_is_public_after_the_game() -> None:
    game = start()
    game.act("red-spymaster", GiveClue("tree", 1, (RED[1], RED[0])))
    assert game.view("red-spymaster").whispers
    assert not game.view("red-operatives").whispers
    assert not game.view("blue-spymaster").whispers
    guess(game, ASSASSIN)
    assert [c.meant for c in game.table.clues] == [(RED[0], RED[1])]
    bad = start()
    assert refused(bad, "red-spymaster", GiveClue("tree", 1, (25,))).code == "cell-unknown"

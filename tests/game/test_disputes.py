"""Consulting, challenging, ruling, penalties: C-050 to C-052, C-119, A-06 to A-10, A-63."""

from __future__ import annotations

import pytest

from covernames import (
    CLOCK,
    Answer,
    Challenge,
    Consult,
    Cover,
    Expire,
    GiveClue,
    Guess,
    Join,
    Leave,
    Pause,
    Resume,
    Session,
    Settings,
    Stop,
    Timer,
    Vote,
    Waive,
)
from covernames.game.actions import Judgement
from covernames.game.choices import objectors
from covernames.game.clues import RefereeLevel, is_turned_back
from covernames.game.events import ClueRuled
from support import BLUE, BYSTANDERS, RED, accept, clue, guess, may, names, refused, start, turn

FOUR = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")


def challenged(verdict: str = "ask", by: str = "blue-operatives", number: int = 2) -> Session:
    game = start()
    clue(game, number)
    game.act(by, Challenge(verdict))  # type: ignore[arg-type]
    return game


def fell(game: Session) -> bool:
    return game.table.clue.standing == "invalid"


# Before the clue


@pytest.mark.rule("C-119", "A-10")
def test_only_the_two_spymasters_hear_of_a_consultation() -> None:
    game = start()
    assert names(game.act("red-spymaster", Consult("tree", 2)).events) == []
    assert len(game.view("red-spymaster").whispers) == 1
    assert len(game.view("blue-spymaster").whispers) == 1
    assert not game.view("red-operatives").whispers
    assert not game.view("blue-operatives").whispers
    assert "answer" in may(game, "blue-spymaster")
    assert may(game, "blue-operatives") == set()


@pytest.mark.rule("C-119", "A-07")
def test_a_clue_accepted_beforehand_is_valid_for_good() -> None:
    game = start()
    game.act("red-spymaster", Consult("tree", 2))
    accept(game, "blue-spymaster")
    clue(game, 2, "tree")
    assert game.table.clue.standing == "accepted"
    assert refused(game, "blue-operatives", Challenge()).code == "challenge-settled"
    assert refused(game, "blue-spymaster", Challenge("illegal")).code == "challenge-settled"


@pytest.mark.rule("A-10")
@pytest.mark.parametrize(("word", "number"), [("sea", 2), ("tree", 3)])
def test_only_the_accepted_clue_itself_is_accepted(word: str, number: int) -> None:
    game = start()
    game.act("red-spymaster", Consult("tree", 2))
    accept(game, "blue-spymaster")
    clue(game, number, word)
    assert game.table.clue.standing == "given"


@pytest.mark.rule("A-10")
def test_a_refused_proposal_costs_nothing_and_another_may_follow() -> None:
    game = start()
    game.act("red-spymaster", Consult("tree", 2))
    accept(game, "blue-spymaster", accept=False)
    game.act("red-spymaster", Consult("sea", 1))
    accept(game, "blue-spymaster")
    clue(game, 1, "sea")
    assert game.table.clue.standing == "accepted"


@pytest.mark.rule("A-10")
def test_a_refused_clue_may_be_given_all_the_same() -> None:
    game = start()
    game.act("red-spymaster", Consult("tree", 2))
    accept(game, "blue-spymaster", accept=False)
    clue(game, 2, "tree")
    assert game.table.clue.standing == "given"


def test_an_answer_needs_a_question() -> None:
    game = start()
    assert refused(game, "blue-spymaster", Answer(True)).code == "answer-not-your-turn"
    game.act("red-spymaster", Consult("tree", 2))
    assert refused(game, "red-spymaster", Answer(True)).code == "answer-not-your-turn"
    assert Answer(False, "tree", 2) in game.legal_actions("blue-spymaster")
    accept(game, "blue-spymaster")
    assert refused(game, "blue-spymaster", Answer(True)).code == "answer-not-your-turn"


def test_an_old_consultation_does_not_count_for_a_later_clue() -> None:
    game = start()
    game.act("red-spymaster", Consult("tree", 1))
    accept(game, "blue-spymaster")
    turn(game, BYSTANDERS[0])
    turn(game, BYSTANDERS[1])
    clue(game, 1, "tree")
    assert game.table.clue.standing == "given"
    guess(game, BYSTANDERS[2])
    assert may(game, "red-spymaster") == set()


@pytest.mark.rule("C-119", "A-10")
def test_an_answer_cannot_land_on_another_question() -> None:
    game = start()
    game.act("red-spymaster", Consult("harmless", 1))
    game.act("red-spymaster", Consult("word3", 9))
    late = Answer(True, "harmless", 1)
    assert refused(game, "blue-spymaster", late).code == "answer-other-clue"


@pytest.mark.rule("C-119", "A-13")
@pytest.mark.parametrize("answered", [False, True])
def test_a_question_dies_with_its_turn(answered: bool) -> None:
    game = start(settings=Settings(timer=Timer("strict", 30, 60)))
    game.act("red-spymaster", Consult("tree", 2))
    if answered:
        accept(game, "blue-spymaster")
    game.act(CLOCK, Expire(), now=30_000)
    late = Answer(True, "tree", 2)
    assert refused(game, "blue-spymaster", late, now=30_001).code == "answer-not-your-turn"
    game.act("blue-spymaster", GiveClue("tree", 2), now=30_002)
    assert game.table.clue.standing == "given"


@pytest.mark.rule("A-07")
def test_nobody_accepts_a_clue_of_their_own() -> None:
    members = {seat: [seat] for seat in FOUR}
    asking = start(members=members)
    asking.act("red-spymaster", Consult("tree", 2))
    given = start(members=members)
    clue(given)
    for game, answer in ((asking, Answer(True, "tree", 2)), (given, Answer(True))):
        game.act("blue-spymaster", Leave())
        game.act("red-spymaster", Leave())
        game.act("blue-spymaster", Join(), "red-spymaster")
        moved = refused(game, "blue-spymaster", answer, member="red-spymaster")
        assert moved.code == "answer-own-clue"


def test_questions_rest_while_the_clock_does() -> None:
    game = start(settings=Settings(timer=Timer("strict", 30, 60)))
    game.act("red-spymaster", Consult("tree", 2))
    game.act("red-operatives", Pause())
    game.act("blue-operatives", Pause())
    answer = Answer(True, "tree", 2)
    assert refused(game, "blue-spymaster", answer).code == "game-paused"
    assert answer not in game.legal_actions("blue-spymaster")
    game.act("blue-operatives", Resume())
    game.act("blue-spymaster", answer)


def test_a_proposal_is_checked_like_a_clue() -> None:
    assert refused(start(), "red-spymaster", Consult("", 2)).code == "clue-empty"


@pytest.mark.rule("A-10")
def test_an_announced_clue_cannot_be_changed() -> None:
    game = start()
    clue(game)
    assert refused(game, "red-spymaster", GiveClue("other", 1)).code == "clue-not-your-turn"


# The challenge


@pytest.mark.rule("A-06")
def test_an_open_challenge_pauses_guessing() -> None:
    game = challenged()
    assert game.table.turn.phase == "challenge"
    assert refused(game, "red-operatives", Guess(0)).code == "challenge-open"
    assert refused(game, "red-operatives", Stop()).code == "challenge-open"
    assert refused(game, "red-operatives", Challenge()).code == "challenge-open"


@pytest.mark.rule("A-06", "C-052")
def test_a_clue_can_be_challenged_as_long_as_its_turn_lasts() -> None:
    game = start()
    turn(game, RED[0], number=2)
    assert "challenge" in may(game, "blue-operatives")
    game.act("red-operatives", Stop())
    assert refused(game, "blue-operatives", Challenge()).code == "challenge-not-your-turn"


@pytest.mark.rule("A-06")
def test_cards_covered_in_the_turn_stay_covered() -> None:
    game = start()
    turn(game, RED[0], number=2)
    game.act("blue-spymaster", Challenge("illegal"))
    assert game.table.covers[RED[0]] == "red"
    assert game.table.turn.phase == "penalty"


@pytest.mark.rule("A-06", "C-050")
def test_a_challenge_is_about_the_words_that_were_open_then() -> None:
    game = start()
    turn(game, RED[0], number=2)
    table = game.table
    assert table.words[RED[0]] not in table.visible
    assert table.visible_for_clue == table.words
    game.act("red-operatives", Stop())
    turn(game, BLUE[0], number=1, side="blue")
    assert set(game.table.words) - set(game.table.visible_for_clue) == {table.words[RED[0]]}


@pytest.mark.rule("A-07")
@pytest.mark.parametrize("seat", ["red-operatives", "blue-spymaster", "blue-operatives"])
def test_anybody_but_the_giver_may_challenge(seat: str) -> None:
    challenged(by=seat)
    game = start()
    clue(game)
    assert refused(game, "red-spymaster", Challenge()).code == "challenge-not-your-turn"


@pytest.mark.rule("A-63")
def test_one_challenge_a_clue() -> None:
    game = challenged("legal")
    assert refused(game, "red-operatives", Challenge()).code == "challenge-settled"


@pytest.mark.rule("A-07")
def test_what_the_referee_calls_legal_stands() -> None:
    game = challenged("legal")
    assert game.table.clue.standing == "upheld"
    assert game.table.turn.phase == "guess"
    guess(game, RED[0])


@pytest.mark.rule("A-07", "C-050")
def test_what_the_referee_calls_illegal_falls_when_the_opposing_spymaster_objects() -> None:
    assert fell(challenged("illegal", by="blue-spymaster"))


@pytest.mark.rule("A-07", "C-119")
def test_the_opposing_spymaster_may_accept_what_the_referee_calls_illegal() -> None:
    game = challenged("illegal")
    assert may(game, "blue-spymaster") == {"answer"}
    assert may(game, "red-operatives") == may(game, "blue-operatives") == set()
    accept(game, "blue-spymaster")
    assert game.table.clue.standing == "accepted"
    assert game.table.turn.phase == "guess"


@pytest.mark.rule("A-07")
def test_the_opposing_spymaster_may_leave_it_to_the_referee() -> None:
    game = challenged("illegal")
    accept(game, "blue-spymaster", accept=False)
    assert fell(game)


@pytest.mark.rule("A-07")
def test_an_illegal_clue_falls_when_nobody_speaks_in_time() -> None:
    game = challenged("illegal")
    game.act(CLOCK, Expire(), now=45_000)
    assert fell(game)


@pytest.mark.rule("A-07")
def test_the_giver_may_concede() -> None:
    for verdict in ("ask", "illegal"):
        game = challenged(verdict)
        game.act("red-spymaster", Vote(False))
        assert fell(game)


@pytest.mark.rule("A-07")
def test_the_giver_cannot_save_alone_what_the_referee_calls_illegal() -> None:
    game = challenged("illegal")
    game.act("red-spymaster", Vote(True))
    assert game.table.turn.phase == "challenge"


@pytest.mark.rule("C-119", "A-07")
def test_the_opposing_spymaster_may_accept_at_any_time() -> None:
    game = start()
    clue(game)
    assert names(accept(game, "blue-spymaster")) == ["clue-ruled"]
    assert game.table.turn.phase == "guess"
    assert refused(game, "blue-operatives", Challenge()).code == "challenge-settled"
    doubted = challenged()
    accept(doubted, "blue-spymaster")
    assert doubted.table.clue.standing == "accepted"


@pytest.mark.rule("A-07")
@pytest.mark.parametrize("doubted", [False, True])
def test_the_opposing_spymaster_may_not_condemn_alone(doubted: bool) -> None:
    game = start()
    clue(game)
    if doubted:
        game.act("blue-operatives", Challenge())
    assert refused(game, "blue-spymaster", Answer(False)).code == "answer-nothing-asked"
    assert Answer(False) not in game.legal_actions("blue-spymaster")


@pytest.mark.rule("A-07", "C-118")
@pytest.mark.parametrize(
    ("votes", "stands"),
    [
        ({"red-operatives": True, "blue-spymaster": True}, True),
        ({"red-operatives": False, "blue-spymaster": False, "blue-operatives": False}, False),
        (dict.fromkeys(FOUR[2:], False) | dict.fromkeys(FOUR[:2], True), True),
    ],
    ids=["half are for it", "three against", "tie"],
)
def test_everybody_seated_votes(votes: dict[str, bool], stands: bool) -> None:
    game = challenged()
    for seat, valid in votes.items():
        assert game.table.turn.phase == "challenge"
        game.act(seat, Vote(valid))
    assert game.table.clue.standing == ("upheld" if stands else "invalid")


@pytest.mark.rule("A-07")
@pytest.mark.parametrize(
    ("votes", "stands"),
    [({}, True), ({"blue-operatives": False}, False), ({"red-operatives": True}, True)],
    ids=["nobody spoke", "one against", "one for"],
)
def test_a_silent_voter_never_blocks(votes: dict[str, bool], stands: bool) -> None:
    game = challenged()
    for seat, valid in votes.items():
        game.act(seat, Vote(valid))
    assert refused(game, CLOCK, Expire(), now=44_999).code == "clock-not-due"
    game.act(CLOCK, Expire(), now=45_000)
    assert game.table.clue.standing == ("upheld" if stands else "invalid")


@pytest.mark.rule("A-07")
def test_the_opposing_spymaster_cannot_condemn_by_a_lonely_vote() -> None:
    game = challenged(by="blue-spymaster")
    game.act("blue-spymaster", Vote(False))
    game.act(CLOCK, Expire(), now=45_000)
    assert game.table.clue.standing == "upheld"


@pytest.mark.rule("A-07")
def test_only_who_is_seated_counts() -> None:
    def standing(*, leaver: bool) -> str:
        game = challenged()
        if leaver:
            game.act("blue-operatives", Join(), "fay")
            game.act("blue-operatives", Vote(False), "fay")
            game.act("blue-operatives", Leave(), "fay")
        game.act("blue-spymaster", Vote(False))
        game.act("red-operatives", Vote(True))
        game.act(CLOCK, Expire(), now=45_000)
        return game.table.clue.standing

    assert standing(leaver=True) == standing(leaver=False) == "upheld"


@pytest.mark.rule("A-07")
def test_when_the_last_silent_voter_leaves_the_rest_have_decided() -> None:
    game = challenged()
    game.act("blue-operatives", Vote(False))
    game.act("red-operatives", Vote(False))
    assert game.table.turn.phase == "challenge"
    game.act("blue-spymaster", Leave())
    assert fell(game)
    certain = challenged("illegal")
    certain.act("red-operatives", Leave())
    assert certain.table.turn.phase == "challenge"


@pytest.mark.rule("A-07")
def test_a_vote_that_comes_too_late_does_not_count() -> None:
    game = challenged()
    assert refused(game, "red-operatives", Vote(True), now=45_000).code == "time-is-up"


def test_a_vote_may_be_changed_until_the_ruling() -> None:
    game = challenged()
    game.act("red-operatives", Vote(False))
    game.act("red-operatives", Vote(True))
    assert game.table.doubt is not None
    assert game.table.doubt.votes == {"red-operatives": True}


def test_votes_do_not_void_each_other() -> None:
    game = challenged()
    seen = game.table.step
    game.act("red-operatives", Vote(True), seen=seen)
    game.act("blue-operatives", Vote(True), seen=seen)
    assert refused(game, "red-operatives", Guess(0), seen=seen).code == "moved-on"


@pytest.mark.rule("A-07")
def test_the_time_for_votes_is_a_setting() -> None:
    game = start(settings=Settings(vote_seconds=10))
    clue(game)
    game.act("blue-operatives", Challenge(), now=5_000)
    assert game.table.turn.deadline == 15_000


# The penalty


@pytest.mark.rule("C-050", "A-09", "E-12")
def test_an_invalid_clue_ends_the_turn_at_once() -> None:
    game = start()
    clue(game)
    events = game.act("blue-spymaster", Challenge("illegal")).events
    assert names(events) == ["clue-challenged", "clue-ruled", "turn-ended"]
    ruled = events[1]
    assert isinstance(ruled, ClueRuled)
    assert (ruled.valid, ruled.by) == (False, "referee")
    assert all(cover == "" for cover in game.table.covers)
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("C-051", "A-08", "A-09")
def test_the_opposing_spymaster_may_cover_a_word_of_his_team_before_his_clue() -> None:
    game = challenged("illegal", by="blue-spymaster")
    assert may(game, "blue-spymaster") == {"cover", "waive"}
    assert may(game, "red-spymaster") == may(game, "blue-operatives") == set()
    cells = [a.cell for a in game.legal_actions("blue-spymaster") if isinstance(a, Cover)]
    assert cells == list(BLUE)
    assert names(game.act("blue-spymaster", Cover(BLUE[0])).events) == ["card-covered"]
    assert game.table.left["blue"] == 7
    assert may(game, "blue-spymaster") == {"give-clue", "consult"}


@pytest.mark.rule("C-051", "A-08")
def test_the_penalty_cover_is_optional() -> None:
    game = challenged("illegal", by="blue-spymaster")
    assert names(game.act("blue-spymaster", Waive()).events) == ["penalty-waived"]
    assert game.table.turn.phase == "clue"
    assert game.table.turn.sides == ("blue",)


@pytest.mark.rule("A-08")
@pytest.mark.parametrize("cell", [RED[0], BYSTANDERS[0], 24])
def test_only_an_own_word_may_be_covered(cell: int) -> None:
    game = challenged("illegal", by="blue-spymaster")
    assert refused(game, "blue-spymaster", Cover(cell)).code == "cover-wrong-card"
    assert refused(game, "blue-spymaster", Cover(25)).code == "cell-unknown"


@pytest.mark.rule("A-08")
def test_a_covered_word_cannot_be_covered_again() -> None:
    game = start()
    turn(game, BLUE[0])
    turn(game, BLUE[1], number=1)
    game.act("blue-operatives", Stop())
    clue(game)
    game.act("blue-spymaster", Challenge("illegal"))
    assert refused(game, "blue-spymaster", Cover(BLUE[0])).code == "cover-wrong-card"


@pytest.mark.rule("A-08")
def test_the_penalty_cover_may_be_the_last_word_and_wins() -> None:
    game = start()
    turn(game, BYSTANDERS[0])
    turn(game, *BLUE[:7], number=7)
    game.act("blue-operatives", Stop())
    clue(game)
    game.act("blue-spymaster", Challenge("illegal"))
    game.act("blue-spymaster", Cover(BLUE[7]))
    assert game.table.outcome is not None
    assert game.table.outcome.winners == ("blue",)


@pytest.mark.rule("C-119")
def test_a_strict_referee_turns_back_what_is_certain_and_was_not_accepted() -> None:
    game, giver = start(), "red-spymaster"

    def back(level: RefereeLevel, said: Judgement, word: str = "tree", number: int = 1) -> bool:
        return is_turned_back(level, said, game.table, game.whispers, giver, word, number)

    assert back("strict", "illegal")
    assert not back("strict", "ask")
    assert not back("advise", "illegal")
    game.act(giver, Consult("tree", 1))
    accept(game, "blue-spymaster")
    assert not back("strict", "illegal")
    assert not back("strict", "illegal", " tree\u200b")
    assert back("strict", "illegal", number=2)
    assert back("strict", "illegal", word="trees")


# Who would challenge


@pytest.mark.rule("A-07")
def test_the_other_side_objects_and_its_spymaster_first() -> None:
    game = start()
    assert objectors(game.table) == []
    clue(game, 2)
    assert objectors(game.table) == ["blue-spymaster", "blue-operatives"]
    guess(game, RED[0])
    assert objectors(game.table) == ["blue-spymaster", "blue-operatives"]
    game.act("blue-operatives", Challenge("illegal"))
    assert objectors(game.table) == []


@pytest.mark.rule("A-07")
def test_nobody_objects_to_what_was_accepted() -> None:
    game = start()
    clue(game, 2)
    game.act("blue-spymaster", Answer(True))
    assert objectors(game.table) == []


@pytest.mark.rule("A-07", "D-074")
@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        ("duet", ["b"]),
        ("two-player", ["red-operatives"]),
        ("three-player", ["blue-spymaster"]),
    ],
)
def test_where_nobody_opposes_partners_object_and_who_guesses_for_both_does_not(
    variant: str, seats: list[str]
) -> None:
    game = start(variant)
    clue(game, 1, side="a" if variant == "duet" else "red")
    assert objectors(game.table) == seats

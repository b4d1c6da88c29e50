"""Who sits where, latecomers, giving up and the host: C-002, A-62, decision 4 of the design."""

from __future__ import annotations

import pytest

from covernames import (
    CLOCK,
    HOST,
    EndGame,
    Expire,
    GiveClue,
    Guess,
    Join,
    Leave,
    Outcome,
    Rejected,
    Resign,
    Session,
    deal,
)
from covernames.game.notation import WORDS
from support import RED, clue, guess, names, refused, start

MEMBERS = {
    "red-spymaster": ["ann"],
    "red-operatives": ["bo", "cy"],
    "blue-spymaster": ["di"],
    "blue-operatives": ["ed"],
}


def test_events_name_member_and_seat() -> None:
    game = start(members=MEMBERS)
    clue(game, 2)
    game.act("red-operatives", Guess(RED[0]), "cy")
    touch = game.table.clue.touches[0]
    assert (touch.seat, touch.member) == ("red-operatives", "cy")


@pytest.mark.parametrize(
    ("members", "code"),
    [
        (MEMBERS | {"blue-operatives": ["bo"]}, "already-seated"),
        (MEMBERS | {"blue-operatives": [""]}, "member-unnamed"),
        (MEMBERS | {"green-spymaster": ["fa"]}, "seat-unknown"),
    ],
)
def test_seats_that_cannot_be_dealt_to(members: dict[str, list[str]], code: str) -> None:
    with pytest.raises(Rejected) as caught:
        deal("classic", WORDS, members=members)
    assert caught.value.code == code


def test_a_variant_must_exist() -> None:
    with pytest.raises(Rejected) as caught:
        deal("chess", WORDS)
    assert caught.value.code == "variant-unknown"


@pytest.mark.rule("C-002")
def test_latecomers_join_in_mid_game_without_disturbing_a_guess_in_flight() -> None:
    game = start(members=MEMBERS)
    clue(game, 2)
    seen = game.table.step
    assert names(game.act("red-operatives", Join(), "fay").events) == ["member-joined"]
    game.act("red-operatives", Guess(RED[0]), "bo", seen=seen)
    game.act("red-operatives", Guess(RED[1]), "fay")


def test_a_seat_is_taken_once() -> None:
    game = start(members=MEMBERS)
    assert refused(game, "red-spymaster", Join(), member="fay").code == "seat-taken"
    assert refused(game, "blue-operatives", Join(), member="bo").code == "already-seated"
    assert refused(game, "red-operatives", Join(), member="").code == "member-unnamed"
    assert refused(game, "green", Join(), member="fay").code == "seat-unknown"


@pytest.mark.rule("C-011")
def test_nobody_carries_the_key_to_a_seat_that_may_not_see_it() -> None:
    game = start(members=MEMBERS)
    game.act("red-spymaster", Leave(), "ann")
    assert refused(game, "red-operatives", Join(), member="ann").code == "seat-knows-key"
    game.act("red-spymaster", Join(), "bo-2")
    game.act("red-spymaster", Leave(), "bo-2")
    game.act("red-spymaster", Join(), "ann")


@pytest.mark.rule("D-005")
def test_nobody_sees_both_faces_of_a_duet_key() -> None:
    game = start("duet", members={"a": ["ann", "al"], "b": ["bea"]})
    game.act("a", Leave(), "al")
    assert refused(game, "b", Join(), member="al").code == "seat-knows-key"
    game.act("a", Join(), "al")


def test_an_operative_may_become_spymaster() -> None:
    game = start(members=MEMBERS)
    game.act("red-operatives", Leave(), "cy")
    game.act("red-spymaster", Leave(), "ann")
    game.act("red-spymaster", Join(), "cy")
    assert game.table.knows["cy"] == "key"


def test_only_members_of_a_seat_act_for_it() -> None:
    game = start(members=MEMBERS)
    assert refused(game, "red-spymaster", GiveClue("x", 1), member="di").code == "not-seated"
    assert refused(game, "green", GiveClue("x", 1), member="di").code == "seat-unknown"
    assert refused(game, "red-spymaster", Leave(), member="di").code == "not-seated"
    game.act("red-spymaster", Leave(), "ann")
    assert refused(game, "red-spymaster", GiveClue("x", 1), member="ann").code == "not-seated"
    assert refused(game, "red-spymaster", GiveClue("x", 1)).code == "not-seated"


@pytest.mark.rule("A-62")
def test_a_team_resigns_when_its_players_agree() -> None:
    game = start(members=MEMBERS)
    game.act("red-operatives", Resign(), "bo")
    game.act("red-spymaster", Resign(), "ann")
    assert list(game.table.resigning) == ["bo", "ann"]
    game.act("red-operatives", Resign(agree=False), "bo")
    assert list(game.table.resigning) == ["ann"]
    game.act("red-operatives", Resign(), "bo")
    game.act("red-operatives", Resign(), "cy")
    assert game.table.outcome == Outcome("resigned", ("blue",))


@pytest.mark.rule("A-62")
def test_those_who_are_absent_are_not_asked() -> None:
    game = start(members=MEMBERS)
    game.act("red-operatives", Resign(present=("bo", "ann", "ed")), "bo")
    assert game.table.outcome is None
    game.act("red-spymaster", Resign(present=("bo", "ann", "ed")), "ann")
    assert game.table.outcome is not None


@pytest.mark.rule("A-62")
def test_who_leaves_no_longer_wants_to_resign() -> None:
    game = start(members=MEMBERS)
    game.act("red-operatives", Resign(), "bo")
    game.act("red-operatives", Leave(), "bo")
    assert game.table.resigning == ()


@pytest.mark.rule("A-62")
def test_when_who_disagreed_leaves_the_rest_have_given_up() -> None:
    game = start(members=MEMBERS)
    game.act("red-operatives", Resign(), "bo")
    game.act("red-spymaster", Resign(), "ann")
    game.act("blue-operatives", Leave(), "ed")
    assert game.table.outcome is None
    game.act("red-operatives", Leave(), "cy")
    assert game.table.outcome == Outcome("resigned", ("blue",))


@pytest.mark.rule("A-62")
def test_the_host_may_end_an_abandoned_game_without_a_result() -> None:
    game = start()
    assert names(game.act(HOST, EndGame()).events) == ["game-ended", "key-opened"]
    assert game.table.outcome == Outcome("abandoned")
    assert game.table.opened == game.key.open()


def test_host_and_clock_do_one_thing_each_and_nobody_else_does_it() -> None:
    game = start()
    assert refused(game, HOST, GiveClue("x", 1)).code == "seat-cannot"
    assert refused(game, HOST, Expire()).code == "seat-cannot"
    assert refused(game, CLOCK, EndGame()).code == "seat-cannot"
    assert refused(game, "red-spymaster", EndGame()).code == "seat-cannot"
    assert refused(game, "red-spymaster", Expire()).code == "seat-cannot"


def test_acting_on_an_old_table_does_nothing() -> None:
    game = start()
    clue(game, 2)
    seen = game.table.step
    guess(game, RED[0])
    rejected = refused(game, "red-operatives", Guess(RED[1]), seen=seen)
    assert rejected.code == "moved-on"
    assert rejected.data == {"seen": seen, "step": seen + 1}


def test_a_session_goes_on_from_any_table() -> None:
    game = start()
    clue(game, 2)
    later = Session(game.key, game.table, game.log, game.whispers)
    guess(later, RED[0])
    assert later.table.covers[RED[0]] == "red"

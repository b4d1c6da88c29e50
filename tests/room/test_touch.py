"""Whose touch is a guess, and who may see and say what in a room."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from covernames import Consult, GiveClue, Guess, Rejected, Settings
from covernames.room import commands as cmd
from covernames.room import play, view
from covernames.room.context import Vault
from covernames.room.events import HostChanged, RoomOpened, SettingsChanged
from covernames.room.room import Room, RoomSettings, Touch
from places import CLASSIC, Place, seated

FOUR = frozenset({"bo", "ed", "fay", "gus"})


def agreed(touch: Touch, *pointing: str) -> bool:
    room = Room("ann", RoomSettings(touch=touch))
    return play.agreed(room, FOUR, frozenset(pointing))


def test_most_is_more_than_half() -> None:
    assert not agreed("most", "bo")
    assert not agreed("most", "bo", "ed")
    assert agreed("most", "bo", "ed", "fay")


def test_all_is_everybody_and_nobody_is_not_all() -> None:
    assert not agreed("all", "bo", "ed", "fay")
    assert agreed("all", "bo", "ed", "fay", "gus")
    assert agreed("all", "bo", "ed", "fay", "gus", "somebody of another seat")
    room = Room("ann", RoomSettings(touch="all"))
    assert not play.agreed(room, frozenset(), frozenset())


def test_where_anybody_may_touch_pointing_is_no_guess() -> None:
    assert agreed("any", *FOUR) is False


def test_who_sits_on_a_seat_and_is_here() -> None:
    room = Room("ann", RoomSettings(), seats={"a": ("ann", "bo")})
    assert play.on_seat(room, "a", None) == {"ann", "bo"}
    assert play.on_seat(room, "a", ("bo", "cy")) == {"bo"}
    assert play.on_seat(room, "b", None) == frozenset()


# Looking


def playing() -> Place:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    return place


def may_not_look(place: Place, member: str, *, board: bool = False) -> bool:
    with pytest.raises(Rejected) as caught:
        view.look(place.room, place.vault, member, board=board)
    return caught.value.code == "look-not-allowed"


def test_only_a_seat_that_sees_the_key_may_look_and_never_on_a_board() -> None:
    place = playing()
    assert place.vault.key is not None
    seen = view.look(place.room, place.vault, "ann", board=False)
    assert seen == place.vault.key.face("key")
    for member, board in (("ann", True), ("bo", False), ("zoe", False), ("", False)):
        assert may_not_look(place, member, board=board)


def test_who_was_not_shown_the_key_does_not_look() -> None:
    place = playing()
    assert place.room.game is not None
    place.room = replace(place.room, game=replace(place.room.game, knows={}))
    assert may_not_look(place, "ann")


def test_who_stood_up_looks_no_more() -> None:
    place = playing()
    place.do("ann", cmd.Stand())
    assert may_not_look(place, "ann")


def test_there_is_nothing_to_see_before_the_first_game() -> None:
    place = seated()
    assert may_not_look(place, "ann")
    with pytest.raises(Rejected, match=r"^no-game$"):
        view.seat_view(place.room, place.vault, "red-operatives")


def test_without_its_key_a_game_is_none() -> None:
    """A node that has not yet read what a game hides can neither show nor play it."""
    place = playing()
    place.vault = Vault()
    assert may_not_look(place, "ann")
    assert place.refused("ann", cmd.Play(GiveClue("tree", 1))) == "no-game"
    with pytest.raises(Rejected, match=r"^no-game$"):
        view.seat_view(place.room, place.vault, "red-operatives")


def test_a_seat_sees_the_game_and_what_was_whispered_to_it() -> None:
    place = playing()
    place.do("ann", cmd.Play(Consult("tree", 1)))
    seen = {seat: view.seat_view(place.room, place.vault, seat) for seat in CLASSIC}
    assert all(each.table is place.room.game for each in seen.values())
    assert {seat for seat, each in seen.items() if each.face} == {"red-spymaster", "blue-spymaster"}
    assert {seat for seat, each in seen.items() if each.whispers} == {
        "red-spymaster",
        "blue-spymaster",
    }


def test_a_whisper_is_for_its_seats_and_no_board() -> None:
    place = playing()
    place.do("ann", cmd.Play(Consult("tree", 1)))
    [asked] = place.vault.whispers
    hears = {
        (member, board): view.may_hear(place.room, member, asked, board=board)
        for member in ("ann", "bo", "cy", "di", "zoe", "")
        for board in (False, True)
    }
    assert {who for who, may in hears.items() if may} == {("ann", False), ("cy", False)}


@pytest.mark.rule("C-024")
def test_who_knows_the_key_does_not_chat_while_the_game_is_on() -> None:
    place = playing()
    assert not view.may_chat(place.room, "ann")
    assert view.may_chat(place.room, "bo")
    assert not view.may_chat(place.room, "zoe")
    place.do("ann", cmd.EndGame())
    assert view.may_chat(place.room, "ann")


@pytest.mark.rule("D-040")
def test_where_chat_is_closed_nobody_chats() -> None:
    place = seated()
    place.do("ann", cmd.ChangeSettings(RoomSettings(chat=False)))
    assert not view.may_chat(place.room, "bo")


@pytest.mark.rule("C-024")
def test_who_knows_the_key_keeps_their_name_while_the_game_is_on() -> None:
    place = playing()
    assert place.refused("ann", cmd.Rename("Look left")) == "room-playing"
    place.do("bo", cmd.Rename("Bob"))
    place.do("ann", cmd.EndGame())
    place.do("ann", cmd.Rename("Anna"))
    assert [place.room.members[who].name for who in ("ann", "bo")] == ["Anna", "Bob"]


def test_a_team_sheet_is_told_to_nobody() -> None:
    secret, plain = RoomSettings(variant="duet", team="sheet"), RoomSettings(variant="duet")
    assert view.public_event(RoomOpened("ann", secret)) == RoomOpened("ann", plain)
    assert view.public_event(SettingsChanged(secret)) == SettingsChanged(plain)
    assert view.public_event(SettingsChanged(plain)) == SettingsChanged(plain)
    assert view.public_event(HostChanged("ann")) == HostChanged("ann")
    room = Room("ann", secret, used=frozenset({"word"}))
    assert view.public_room(room) == Room("ann", plain)


# What the game is told


def test_one_touch_is_refused_in_words() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ed", cmd.Enter("Ed"))
    place.do("ed", cmd.TakeSeat("red-operatives"))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, touch="all")))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    assert place.refused("bo", cmd.Play(Guess(0))) == "guess-by-marks"
    place.do("bo", cmd.Play(Guess(0)), pointing=frozenset({"bo", "ed"}))


def test_a_touch_that_came_late_is_told_where_the_game_is() -> None:
    place = playing()
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    with pytest.raises(Rejected) as caught:
        place.do("bo", cmd.Play(Guess(0), seen=0))
    assert caught.value.data == {"seen": 0, "step": 1}

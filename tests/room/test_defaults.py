"""What holds where nobody has said anything."""

from __future__ import annotations

from covernames import Challenge, GiveClue, Settings
from covernames.room import commands as cmd
from covernames.room.context import Decision, Facts, Ruling, Vault
from covernames.room.events import MemberGone
from covernames.room.room import Member, Room, RoomSettings
from places import seated


def test_a_room_plays_classic_in_english_with_advice() -> None:
    assert RoomSettings() == RoomSettings(
        variant="classic",
        language="en",
        decks=("base", "tandem"),
        own_list=None,
        own_pictures=None,
        options=(),
        referee="advise",
        bots_challenge=True,
        ideas="alone",
        touch="any",
        next_game="turn",
        game=Settings(),
        team="",
        chat=True,
    )


def test_a_room_is_open_and_empty() -> None:
    room = Room("ann", RoomSettings())
    assert (room.members, room.seats, room.locked, room.results) == ({}, {}, False, ())
    assert (room.game, room.used, room.playing, room.seat_of("ann")) == (
        None,
        frozenset(),
        False,
        "",
    )
    assert Member("Ann").bot == ""


def test_whoever_is_gone_went_by_themselves() -> None:
    assert MemberGone("ann").removed is False
    place = seated()
    assert place.do("di", cmd.LeaveRoom())[-1] == MemberGone("di", removed=False)
    assert place.do("ann", cmd.Remove("cy"))[-1] == MemberGone("cy", removed=True)


def test_facts_that_nobody_asked_for() -> None:
    assert Ruling("ask") == ("ask", "", "", "")
    assert Decision([]) == ([], (), None, (), ())
    assert Vault() == (None, ())
    place = seated()
    assert Facts(1, place.rng) == (1, place.rng, None, None, frozenset(), None, None, None)


def test_where_the_referee_was_not_asked_people_judge() -> None:
    place = seated(game=Settings(starting="red"))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.Play(GiveClue("tree", 1)))
    place.do("di", cmd.Play(Challenge("illegal")))
    assert place.room.game is not None
    assert place.room.game.doubt is not None
    assert place.room.game.doubt.verdict == "ask"

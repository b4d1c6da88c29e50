"""Sitting down where somebody is missing: A-69."""

from __future__ import annotations

import pytest

from covernames import Settings
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from places import Place, seated


def comes(place: Place, name: str) -> str:
    """Somebody comes in and sits down where somebody is missing; on which seat."""
    place.do(name, cmd.Enter(name.title(), seat="any"))
    return place.room.seat_of(name)


@pytest.mark.rule("A-69")
@pytest.mark.parametrize(
    ("variant", "seats"),
    [
        (
            "classic",
            "red-operatives blue-operatives red-spymaster blue-spymaster red-operatives",
        ),
        ("two-player", "red-operatives red-spymaster red-operatives"),
        ("three-player", "operatives red-spymaster blue-spymaster operatives"),
        ("duet", "a b a b"),
    ],
)
def test_newcomers_sit_where_somebody_is_missing(variant: str, seats: str) -> None:
    place = Place(RoomSettings(variant=variant), host="m0")
    came = [comes(place, f"m{number}") for number, _ in enumerate(seats.split())]
    assert came == seats.split()


@pytest.mark.rule("A-69")
def test_an_empty_seat_comes_before_a_balance_of_teams() -> None:
    place = seated()
    place.do("ann", cmd.FreeSeat("cy"))
    for name in ("ed", "flo"):
        place.do(name, cmd.Enter(name.title()))
        place.do(name, cmd.TakeSeat("blue-operatives"))
    assert comes(place, "gil") == "blue-spymaster"
    assert comes(place, "hal") == "red-operatives"  # the smaller team


@pytest.mark.rule("A-69")
def test_bots_count_as_people_do() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann", seat="any"))
    for number, seat in enumerate(("blue-spymaster", "blue-operatives")):
        place.do("ann", cmd.AddBot(seat, f"R{number}", "steady"))
    assert comes(place, "bo") == "red-spymaster"


@pytest.mark.rule("A-69")
def test_who_stands_up_or_only_watches_is_left_alone() -> None:
    place = Place()
    place.do("ann", cmd.Enter("Ann"))
    assert place.room.seat_of("ann") == ""
    assert comes(place, "bo") == "red-operatives"
    place.do("bo", cmd.Stand())
    assert comes(place, "cy") == "red-operatives"
    assert place.do("bo", cmd.Enter("Bo", seat="any")) == []  # in the room already
    assert place.room.seat_of("bo") == ""


@pytest.mark.rule("A-69")
def test_nobody_is_put_into_a_game_that_is_on() -> None:
    place = seated()
    place.do("ann", cmd.StartGame())
    assert comes(place, "ed") == ""
    assert place.refused("ed", cmd.TakeSeat("any")) == "seat-unknown"


@pytest.mark.rule("A-69")
def test_who_asks_again_stays_and_the_late_host_comes_first() -> None:
    place = Place(RoomSettings(variant="duet", game=Settings()))
    place.do("ann", cmd.Enter("Ann"))
    place.do("ann", cmd.TakeSeat("any"))
    assert place.room.seat_of("ann") == "a"
    assert place.do("ann", cmd.TakeSeat("any")) == []
    place.do("ann", cmd.LeaveRoom())
    assert comes(place, "bo") == "a"
    assert place.room.host == "bo"


# Swapping


def bots(place: Place) -> list[str]:
    return [member for member, who in place.room.members.items() if who.bot]


def test_two_people_swap_when_both_want_to() -> None:
    place = seated()
    place.do("bo", cmd.Swap("bo", "cy"))
    assert place.room.wishes == {"bo": "cy"}
    assert place.do("bo", cmd.Swap("bo", "cy")) == []
    assert place.room.seat_of("bo") == "red-operatives"
    place.do("cy", cmd.Swap("cy", "bo"))
    assert place.room.seat_of("bo") == "blue-spymaster"
    assert place.room.seat_of("cy") == "red-operatives"
    assert place.room.wishes == {}


def test_whoever_is_asked_may_stay_and_who_asked_may_think_again() -> None:
    place = seated()
    for who in ("cy", "bo"):
        place.do("bo", cmd.Swap("bo", "cy"))
        assert place.do("di", cmd.DropSwap("bo")) == []  # none of their business
        place.do(who, cmd.DropSwap("bo"))
        assert place.room.wishes == {}
    assert place.do("bo", cmd.DropSwap("bo")) == []
    assert place.room.seat_of("bo") == "red-operatives"


@pytest.mark.parametrize("mover", ["bo", "cy"])
def test_a_wish_ends_when_one_of_them_moves(mover: str) -> None:
    place = seated()
    place.do("bo", cmd.Swap("bo", "cy"))
    place.do("di", cmd.Swap("di", "ann"))
    place.do(mover, cmd.Stand())
    assert place.room.wishes == {"di": "ann"}
    place.do(mover, cmd.TakeSeat("any"))
    place.do("ann", cmd.StartGame())
    assert place.room.wishes == {}
    assert place.refused("di", cmd.Swap("di", "ann")) == "room-playing"


def test_a_bot_swaps_at_once() -> None:
    place = seated()
    place.do("ann", cmd.FreeSeat("cy"))
    place.do("ann", cmd.AddBot("blue-spymaster", "Robo", "steady"))
    [robo] = bots(place)
    place.do("bo", cmd.Swap("bo", robo))
    assert place.room.seat_of("bo") == "blue-spymaster"
    assert place.room.seat_of(robo) == "red-operatives"
    # Who has no seat takes the bot's, and it goes; from a person they cannot ask one.
    place.do("cy", cmd.Swap("cy", robo))
    assert place.room.seat_of("cy") == "red-operatives"
    assert bots(place) == []
    place.do("di", cmd.Stand())
    assert place.refused("di", cmd.Swap("di", "bo")) == "not-seated"


def test_the_host_swaps_anybody_and_others_only_themselves() -> None:
    place = seated()
    place.do("ann", cmd.Swap("bo", "cy"))
    assert place.room.seat_of("bo") == "blue-spymaster"
    place.do("ann", cmd.Swap("ann", "di"))
    assert place.room.seat_of("ann") == "blue-operatives"
    assert place.refused("bo", cmd.Swap("cy", "di")) == "host-only"
    assert place.refused("bo", cmd.Swap("bo", "zoe")) == "member-unknown"
    assert place.refused("ann", cmd.Swap("zoe", "bo")) == "member-unknown"
    place.do("ann", cmd.FreeSeat("di"))
    place.do("ann", cmd.Swap("bo", "di"))
    assert (place.room.seat_of("bo"), place.room.seat_of("di")) == ("", "blue-spymaster")
    assert place.do("ann", cmd.Swap("bo", "bo")) == []

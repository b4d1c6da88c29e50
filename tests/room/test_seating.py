"""Sitting down where somebody is missing: A-69."""

from __future__ import annotations

import pytest

from covernames import Settings
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from places import Place, seated


def comes(place: Place, name: str) -> str:
    """Somebody comes in and sits down where somebody is missing; on which seat."""
    place.do(name, cmd.Enter(name.title(), "any"))
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
    place.do("ann", cmd.Enter("Ann", "any"))
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
    assert place.do("bo", cmd.Enter("Bo", "any")) == []  # in the room already
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

"""Spymasters who change from game to game: A-70."""

from __future__ import annotations

import pytest

from covernames.game.variants import VARIANTS
from covernames.room import commands as cmd
from covernames.room.events import Seated
from covernames.room.room import RoomSettings
from places import Place, seated

NAMES = ("ann", "bo", "cy", "di", "ed", "flo")


def sitting(variant: str, *seats: str, rotate: bool = False) -> Place:
    """Ann, Bo and others on these seats."""
    place = Place(RoomSettings(variant=variant, rotate=rotate))
    for name, seat in zip(NAMES, seats, strict=False):
        place.do(name, cmd.Enter(name.title()))
        place.do(name, cmd.TakeSeat(seat))
    return place


def plays(place: Place, *, rotate: bool = False, **facts: object) -> list[str]:
    """A game is dealt and ended; who was where, from the first to the last."""
    place.do("ann", cmd.StartGame(rotate), **facts)
    game = place.room.game
    assert game is not None
    assert game.members == place.room.seats
    place.do("ann", cmd.EndGame())
    seats = VARIANTS[game.variant].seats
    return [name for seat in seats for name in game.members[seat.name]]


@pytest.mark.rule("A-70")
def test_everybody_comes_to_give_clues_in_turn() -> None:
    place = sitting(
        "classic",
        *("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives"),
        "red-operatives",
    )
    assert plays(place) == ["ann", "bo", "ed", "cy", "di"]
    assert plays(place, rotate=True) == ["bo", "ed", "ann", "di", "cy"]
    assert plays(place, rotate=True) == ["ed", "ann", "bo", "cy", "di"]
    assert plays(place, rotate=True) == ["ann", "bo", "ed", "di", "cy"]
    assert plays(place) == ["ann", "bo", "ed", "di", "cy"]


@pytest.mark.rule("A-70")
@pytest.mark.parametrize(
    ("variant", "seats", "after"),
    [
        ("two-player", "red-spymaster red-operatives red-operatives", "bo cy ann"),
        ("three-player", "red-spymaster blue-spymaster operatives", "bo cy ann"),
        ("three-player", "red-spymaster blue-spymaster operatives operatives", "bo cy di ann"),
        ("duet", "a a b", "ann bo cy"),
    ],
)
def test_smaller_tables_rotate_as_well(variant: str, seats: str, after: str) -> None:
    place = sitting(variant, *seats.split())
    assert plays(place, rotate=True) == after.split()


@pytest.mark.rule("A-70")
def test_nobody_who_is_away_becomes_spymaster() -> None:
    place = sitting("two-player", "red-spymaster", "red-operatives", "red-operatives")
    assert plays(place, rotate=True, present=("ann", "cy")) == ["cy", "bo", "ann"]
    assert plays(place, rotate=True, present=("cy",)) == ["cy", "bo", "ann"]  # nobody else is here
    place.do("ann", cmd.AddBot("red-operatives", "Robo", "steady"))
    [robo] = [member for member, who in place.room.members.items() if who.bot]
    assert plays(place, rotate=True, present=()) == [robo, "bo", "ann", "cy"]


@pytest.mark.rule("A-70")
def test_by_the_setting_they_change_after_every_game() -> None:
    place = sitting("two-player", "red-spymaster", "red-operatives", rotate=True)
    assert plays(place) == ["ann", "bo"]  # the first game
    assert plays(place) == ["bo", "ann"]
    place.do("ann", cmd.Swap("ann", "bo"))
    assert plays(place) == ["ann", "bo"]  # as people have chosen
    assert plays(place) == ["bo", "ann"]


@pytest.mark.rule("A-70")
def test_another_game_begins_with_people_where_they_are() -> None:
    place = seated()
    place.do("ann", cmd.ChangeSettings(RoomSettings(rotate=True)))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.EndGame())
    place.do("ann", cmd.ChangeSettings(RoomSettings(variant="two-player", rotate=True)))
    events = place.do("ann", cmd.StartGame())
    assert not any(isinstance(event, Seated) for event in events)
    assert place.refused("ann", cmd.StartGame(rotate=True)) == "room-playing"

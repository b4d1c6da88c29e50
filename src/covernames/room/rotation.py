"""Another spymaster for the next game (A-70): in every team, people move on by one place."""

from __future__ import annotations

from ..game.variant import Seat
from ..game.variants import VARIANTS
from . import events as ev
from .room import Room


def rotated(room: Room, present: tuple[str, ...] | None) -> list[ev.RoomEvent]:
    """Who sits elsewhere now."""
    return [
        ev.Seated(member, seat)
        for team in _teams(VARIANTS[room.settings.variant].seats)
        for member, seat in _moved_on(room, team, present)
        if room.seat_of(member) != seat
    ]


def is_due(room: Room) -> bool:
    """Whether the room wants it now: it does after a game, unless people have moved themselves."""
    if not room.settings.rotate or room.game is None:
        return False
    same = room.game.variant == room.settings.variant
    return same and _people(room.game.members) == _people(room.seats)


def _people(seats: dict[str, tuple[str, ...]]) -> dict[str, frozenset[str]]:
    """Who sits where, in no order."""
    return {seat: frozenset(names) for seat, names in seats.items() if names}


def _teams(seats: tuple[Seat, ...]) -> list[list[Seat]]:
    """Seats that share a side, if only through another; who guesses for both joins the two."""
    teams: list[list[Seat]] = []
    for seat in seats:
        mine = [team for team in teams if any({*seat.sides} & {*one.sides} for one in team)]
        teams = [team for team in teams if team not in mine]
        teams.append([*(one for team in mine for one in team), seat])
    return teams


def _moved_on(
    room: Room, team: list[Seat], present: tuple[str, ...] | None
) -> list[tuple[str, str]]:
    """Everybody of a team and their next seat; nobody who is away comes to sit alone somewhere."""
    places = [seat for seat in team for _ in room.seats.get(seat.name, ())]
    queue = [member for seat in team for member in room.seats.get(seat.name, ())]

    def is_here(member: str) -> bool:
        return present is None or member in present or bool(room.members[member].bot)

    for step in range(1, len(queue)):
        order = [*queue[step:], *queue[:step]]
        pairs = list(zip(order, places, strict=True))
        if all(is_here(member) for member, seat in pairs if seat.alone):
            return [(member, seat.name) for member, seat in pairs]
    return []

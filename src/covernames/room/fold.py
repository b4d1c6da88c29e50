"""`evolve`: how an event changes a room. It assigns what the event says and knows no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from ..game import events as game_events
from ..game.fold import evolve as evolve_table
from . import events as ev
from .room import Result, Room


def evolve(room: Room | None, event: ev.RoomEvent) -> Room:
    """The room after an event. A room begins with `RoomOpened`."""
    if room is None:
        if not isinstance(event, ev.RoomOpened):
            raise ValueError("a room begins with its opening")
        return Room(event.host, event.settings)
    return _APPLY[type(event)](room, event)


def fold(events: Iterable[ev.RoomEvent]) -> Room:
    """The room after a whole stream."""
    room = None
    for event in events:
        room = evolve(room, event)
    if room is None:
        raise ValueError("a room begins with its opening")
    return room


def _entered(room: Room, event: ev.MemberEntered) -> Room:
    return replace(room, members={**room.members, event.member: event.who})


def _renamed(room: Room, event: ev.MemberRenamed) -> Room:
    who = replace(room.members[event.member], name=event.name)
    return replace(room, members={**room.members, event.member: who})


def _gone(room: Room, event: ev.MemberGone) -> Room:
    members = {member: who for member, who in room.members.items() if member != event.member}
    return replace(_stood(room, ev.StoodUp(event.member)), members=members)


def _seated(room: Room, event: ev.Seated) -> Room:
    room = _stood(room, ev.StoodUp(event.member))
    names = (*room.seats.get(event.seat, ()), event.member)
    return replace(room, seats={**room.seats, event.seat: names})


def _stood(room: Room, event: ev.StoodUp) -> Room:
    seats = {
        seat: tuple(member for member in names if member != event.member)
        for seat, names in room.seats.items()
    }
    return replace(room, seats={seat: names for seat, names in seats.items() if names})


def _settings(room: Room, event: ev.SettingsChanged) -> Room:
    # Other words make a new deck, which has not been played through.
    old, new = room.settings, event.settings
    same = (old.language, old.decks, old.own_list) == (new.language, new.decks, new.own_list)
    return replace(room, settings=new, used=room.used if same else frozenset())


def _host(room: Room, event: ev.HostChanged) -> Room:
    return replace(room, host=event.member)


def _locked(room: Room, event: ev.RoomLocked) -> Room:
    return replace(room, locked=event.locked)


def _played(room: Room, event: ev.Played) -> Room:
    if isinstance(event.event, game_events.GameDealt):
        return _dealt(room, event.event)
    table = evolve_table(room.game, event.event)
    room = replace(room, game=table)
    if isinstance(event.event, game_events.GameEnded):
        result = Result(table.variant, event.event.outcome, table.members)
        return replace(room, results=(*room.results, result))
    return room


def _dealt(room: Room, event: game_events.GameDealt) -> Room:
    words = frozenset(event.words)
    # Words that were up before show that the deck is through and has begun anew.
    used = words if words & room.used else room.used | words
    return replace(room, game=evolve_table(None, event), used=used)


_APPLY: dict[type[ev.RoomEvent], Callable[[Room, Any], Room]] = {
    ev.MemberEntered: _entered,
    ev.MemberRenamed: _renamed,
    ev.MemberGone: _gone,
    ev.Seated: _seated,
    ev.StoodUp: _stood,
    ev.SettingsChanged: _settings,
    ev.HostChanged: _host,
    ev.RoomLocked: _locked,
    ev.Played: _played,
}

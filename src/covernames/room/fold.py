"""`evolve`: how an event changes a room. It assigns what the event says and knows no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from ..game import events as game_events
from ..game.fold import evolve as evolve_table
from ..game.table import Table, Why
from ..text import is_picture
from . import events as ev
from .room import MOST_RULINGS, Result, Room, Ruled


def evolve(room: Room | None, event: ev.RoomEvent) -> Room:
    """The room after an event. A room begins with `RoomOpened`."""
    if room is None:
        if not isinstance(event, ev.RoomOpened):
            raise ValueError("a room begins with its opening")
        return Room(event.host, event.settings, given=event.given)
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
    if event.face is not None:
        who = replace(who, face=event.face)
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
    wishes = {one: other for one, other in room.wishes.items() if event.member not in (one, other)}
    return replace(
        room, seats={seat: names for seat, names in seats.items() if names}, wishes=wishes
    )


def _wished(room: Room, event: ev.SwapWished) -> Room:
    others = {one: other for one, other in room.wishes.items() if one != event.member}
    return replace(room, wishes={**others, event.member: event.other} if event.other else others)


def _settings(room: Room, event: ev.SettingsChanged) -> Room:
    # Other words make a new deck, which has not been played through.
    same = room.settings.pile == event.settings.pile
    return replace(room, settings=event.settings, used=room.used if same else frozenset())


def _added(room: Room, event: ev.WordsAdded) -> Room:
    words = (*room.added.get(event.member, ()), *event.words)
    return replace(room, added={**room.added, event.member: words})


def _dropped(room: Room, event: ev.WordDropped) -> Room:
    left = {
        member: tuple(word for word in words if word != event.word)
        for member, words in room.added.items()
    }
    return replace(room, added={member: words for member, words in left.items() if words})


def _host(room: Room, event: ev.HostChanged) -> Room:
    return replace(room, host=event.member)


def _locked(room: Room, event: ev.RoomLocked) -> Room:
    return replace(room, locked=event.locked)


def _played(room: Room, event: ev.Played) -> Room:
    if isinstance(event.event, game_events.GameDealt):
        return _dealt(room, event.event)
    table = evolve_table(room.game, event.event)
    room = replace(room, game=table, rulings=_rulings(room, table, event.event))
    if isinstance(event.event, game_events.GameEnded):
        result = Result(table.variant, event.event.outcome, table.members)
        return replace(room, results=(*room.results, result))
    return room


def _rulings(room: Room, table: Table, event: game_events.Event) -> tuple[Ruled, ...]:
    """With the clue that people have just judged; what the machine alone decides is none of it."""
    if isinstance(event, game_events.ClueRuled):
        judged = event.by != "referee"
    else:
        judged = isinstance(event, game_events.ClueGiven) and event.accepted
    if not judged:
        return room.rulings
    clue, doubt = table.clue, room.game.doubt if room.game else None
    why = doubt.why if doubt and doubt.why else Why("")
    valid, board = clue.standing != "invalid", table.visible_for_clue
    said = (clue.word, clue.number, board, valid, why.reason, why.card)
    return (*room.rulings, Ruled(table.language, *said))[-MOST_RULINGS:]


def _dealt(room: Room, event: game_events.GameDealt) -> Room:
    words = frozenset(event.words)
    # Words that were up before show that the deck is through and has begun anew; so do pictures.
    through = {is_picture(word) for word in words & room.used}
    kept = {word for word in room.used if is_picture(word) not in through} if through else room.used
    return replace(room, game=evolve_table(None, event), used=words | kept, wishes={})


_APPLY: dict[type[ev.RoomEvent], Callable[[Room, Any], Room]] = {
    ev.MemberEntered: _entered,
    ev.MemberRenamed: _renamed,
    ev.MemberGone: _gone,
    ev.Seated: _seated,
    ev.StoodUp: _stood,
    ev.SwapWished: _wished,
    ev.SettingsChanged: _settings,
    ev.WordsAdded: _added,
    ev.WordDropped: _dropped,
    ev.HostChanged: _host,
    ev.RoomLocked: _locked,
    ev.Played: _played,
}

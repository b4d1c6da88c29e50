"""Team sheets of the Duet campaign: a link of their own, to take away and bring back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..game.actions import Name, Typed
from ..game.missions import (
    MISSIONS,
    MissionWon,
    NoteWritten,
    Sheet,
    SheetEvent,
    TeamNamed,
    mission,
    sheet_of,
)
from ..refusals import Rejected
from ..room import commands as cmd
from ..room.room import RoomSettings
from .codes import CODE, fresh
from .http import json_response, read_json
from .rooms import room_made
from .store import Store

MOST_NAMES = 12
LONGEST = 500
MOST_EVENTS = 2_000
"""Events of a sheet that is brought back, and the bytes that they may have."""
LARGEST_SHEET = 1_000_000


class NewTeam(msgspec.Struct, frozen=True):
    """A new team, or one that is brought back."""

    names: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=100)] = ()
    events: Annotated[tuple[SheetEvent, ...], msgspec.Meta(max_length=MOST_EVENTS)] = ()


class TeamMade(msgspec.Struct, frozen=True):
    """A new team's sheet: whoever has its code has the sheet."""

    team: str


class TeamShown(msgspec.Struct, frozen=True):
    """A sheet, where the team may go, and the events to take it away."""

    sheet: Sheet
    unlocked: tuple[str, ...]
    events: tuple[SheetEvent, ...]


class NewNote(msgspec.Struct, frozen=True):
    """Something to remember about a city."""

    city: Name
    text: Typed


class NextMission(msgspec.Struct, frozen=True):
    """The mission that is played next."""

    city: Name
    lang: Name = "en"
    name: Typed = "Host"
    face: Name = ""
    """The drawing and the colour that stand for whoever opens the room; empty: none."""
    seat: Name = ""
    """Where its host sits, as in a new room."""


async def make_team(request: Request) -> Response:
    """POST /api/teams."""
    wanted: NewTeam = await read_json(request, NewTeam, LARGEST_SHEET)
    events = [*map(_checked, wanted.events)]
    if wanted.names:
        events.append(_checked(TeamNamed(wanted.names)))
    code = fresh(CODE)
    await request.app.state.hub.store.add_to_sheet(code, events)
    return json_response(TeamMade(code), 201)


async def show_team(request: Request) -> Response:
    """GET /api/teams/{team}: the sheet, and its events to take away."""
    events = await _events(request)
    sheet = sheet_of(events)
    return json_response(TeamShown(sheet, sheet.unlocked, tuple(events)))


async def write_note(request: Request) -> Response:
    """POST /api/teams/{team}/notes."""
    note: NewNote = await read_json(request, NewNote)
    await _events(request)
    store: Store = request.app.state.hub.store
    written = _checked(NoteWritten(note.city, note.text))
    await store.add_to_sheet(request.path_params["team"], [written])
    return await show_team(request)


async def open_mission(request: Request) -> Response:
    """POST /api/teams/{team}/rooms: a room for an unlocked mission."""
    wanted: NextMission = await read_json(request, NextMission)
    sheet = sheet_of(await _events(request))
    settings = RoomSettings(
        variant="duet",
        language=wanted.lang,
        game=mission(sheet, wanted.city).settings(),
        team=request.path_params["team"],
        chat=False,
    )
    seating = (cmd.TakeSeat(wanted.seat),) if wanted.seat else ()
    return await room_made(request, settings, wanted.name, seating=seating, face=wanted.face)


async def _events(request: Request) -> list[SheetEvent]:
    if len(request.path_params["team"]) > CODE:
        raise Rejected("team-unknown")
    events: list[SheetEvent] = await request.app.state.hub.store.sheet(request.path_params["team"])
    if not events and not await _exists(request):
        raise Rejected("team-unknown")
    return events


async def _exists(request: Request) -> bool:
    store: Store = request.app.state.hub.store
    return await store.has_sheet(request.path_params["team"])


def _checked(event: SheetEvent) -> SheetEvent:
    """Only what fits on a sheet."""
    match event:
        case TeamNamed():
            if len(event.names) > MOST_NAMES or any(len(name) > LONGEST for name in event.names):
                raise Rejected("team-names")
        case NoteWritten() | MissionWon():
            if event.city not in MISSIONS:
                raise Rejected("mission-unknown", city=event.city)
            if isinstance(event, NoteWritten) and len(event.text) > LONGEST:
                raise Rejected("note-too-long", most=LONGEST)
    return event

"""Replays that are shared: a copy of a finished game, with names or without, by a link of its own.

The link does not lead to the room, where names could be had: it has a code of its own, which nobody
can guess. What is left out of the copy was never in it (docs/adr/0039).
"""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..game import record
from ..game.events import GameDealt
from ..refusals import Rejected
from ..room.room import Palette, SideNames
from .codes import CODE
from .door import SECRET
from .http import json_response, read_json
from .hub import Hub
from .records import JSON, OtherClue, finished_game, room_shown

DAY = 24 * 60 * 60 * 1000


class ToShare(msgspec.Struct, frozen=True):
    """How a replay is shared."""

    names: bool = True
    """Whether people and sides are called by their names."""


class Shared(msgspec.Struct, frozen=True):
    """A replay that can be opened by anybody who has its code."""

    replay: str
    until: int
    """When it is deleted, unless it is shared again, in milliseconds."""


class SharedReplay(msgspec.Struct, frozen=True):
    """A finished game as it was shared."""

    record: str
    palette: Palette
    options: tuple[str, ...]
    """What the room had agreed on with the referee."""
    names: dict[str, str] = {}
    """What members are called; empty: they have numbers instead of their own ids as well."""
    side_names: SideNames = SideNames()


_copy = msgspec.json.Decoder(SharedReplay)


async def share_replay(request: Request) -> Response:
    """POST /api/rooms/{code}/records/{number}/replays: a link of its own to a finished game.

    Members may do that: whoever only has the link of a room does not pass on its people's names.
    """
    wanted: ToShare = await read_json(request, ToShare)
    room = await room_shown(request)
    hub: Hub = request.app.state.hub
    if await hub.membership.device(room, request.headers.get(SECRET, "")) is None:
        raise Rejected("not-a-member")
    game = await finished_game(request, room, running="record-unknown")
    dealt = game[0]
    assert isinstance(dealt, GameDealt)  # every log begins so
    settings = room.room.settings
    copy = SharedReplay(
        record.write(game if wanted.names else record.unnamed(game)),
        settings.palette,
        settings.options,
    )
    if wanted.names:
        names = {
            member: who.name for member, who in room.room.members.items() if member in copy.record
        }
        copy = msgspec.structs.replace(copy, names=names, side_names=settings.side_names)
    now = hub.clock.now()
    content = msgspec.json.encode(copy)
    code = await room.store.share(room.code, dealt.commitment, content, now, named=wanted.names)
    return json_response(Shared(code, now + _kept(request)), 201)


async def show_replay(request: Request) -> Response:
    """GET /api/replays/{replay}: a finished game that was shared."""
    return json_response(await _shared(request))


async def show_replay_analysis(request: Request) -> Response:
    """GET /api/replays/{replay}/analysis: such a game as bots see it afterwards."""
    name, copy, game = await _game(request)
    hub: Hub = request.app.state.hub
    return Response(await hub.analyst.analysis(name, game, copy.options), media_type=JSON)


async def try_replay_clue(request: Request) -> Response:
    """POST /api/replays/{replay}/what-if: another clue in such a game."""
    wanted: OtherClue = await read_json(request, OtherClue)
    name, copy, game = await _game(request)
    hub: Hub = request.app.state.hub
    asked = wanted.clue, wanted.word, wanted.number
    found = await hub.analyst.what_if(name, game, copy.options, *asked)
    return Response(found, media_type=JSON)


async def _game(request: Request) -> tuple[str, SharedReplay, list[Any]]:
    copy = await _shared(request)
    return request.path_params["replay"], copy, record.read(copy.record)


async def _shared(request: Request) -> SharedReplay:
    code = request.path_params["replay"]
    hub: Hub = request.app.state.hub
    found = await hub.store.shared(code) if len(code) == CODE else None
    if found is None or hub.clock.now() >= found[1] + _kept(request):
        raise Rejected("replay-unknown")
    return _copy.decode(found[0])


def _kept(request: Request) -> int:
    days: int = request.app.state.keep_replay_days
    return days * DAY

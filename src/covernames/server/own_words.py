"""A room's own words over HTTP: the host brings them, members can read them.

Not over the socket: ten thousand words are more than a message may hold.
"""

from __future__ import annotations

from secrets import token_hex

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from ..game.actions import Name
from ..refusals import Rejected
from ..room import commands as cmd
from . import wire
from .door import SECRET, room_of
from .http import LARGEST, address_of, json_response, read_json
from .hub import Hub
from .list_reader import ListRead
from .open_room import OpenRoom
from .words import Checked


class OwnWords(msgspec.Struct, frozen=True):
    """Words that the host brings, as a list or a file's text; none: back to the decks."""

    secret: Name
    text: str = ""


class WordsShown(msgspec.Struct, frozen=True):
    """The words of the room's own list; none: it plays with the decks."""

    words: tuple[str, ...]


async def bring_words(request: Request) -> Response:
    """POST /api/rooms/{code}/words: the host's own words for the next game."""
    wanted: OwnWords = await read_json(request, OwnWords, LARGEST)
    room = await room_of(request)
    member = await _member(request, room, wanted.secret)
    if member != room.room.host:
        raise Rejected("host-only")
    found = ListRead()
    if wanted.text.strip():
        hub: Hub = request.app.state.hub
        language = room.room.settings.language
        found = await hub.lists.read(address_of(request), wanted.text, language)
        if found.faults:
            return json_response(Checked.of(found))  # nothing was taken
    decks = cmd.ChangeSettings(replace(room.room.settings, own_list=None))
    command = cmd.UseWords(found.words) if found.words else decks
    said = await room.send(member, f"words:{token_hex(8)}", command)
    if isinstance(said, wire.Refused):
        raise Rejected(said.code, **said.data)
    return json_response(Checked.of(found))


async def show_words(request: Request) -> Response:
    """GET /api/rooms/{code}/words: the room's own words, for its members.

    Their secret comes in a header: it never stands in an address.
    """
    room = await room_of(request)
    await _member(request, room, request.headers.get(SECRET, ""))
    own = room.room.settings.own_list
    words = () if own is None else await room.store.words(room.code, own.hash)
    if words is None:  # it was replaced just now
        raise Rejected("list-unknown")
    return json_response(WordsShown(words))


async def _member(request: Request, room: OpenRoom, secret: str) -> str:
    """Whose secret it is, of those who are in the room."""
    hub: Hub = request.app.state.hub
    found = await hub.membership.device(room, secret)
    if found is None:
        raise Rejected("secret-unknown")
    return found[0]

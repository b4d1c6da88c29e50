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
from ..game.errors import Rejected
from ..room import commands as cmd
from . import wire
from .door import SECRET
from .http import LARGEST, answer, body, room_of
from .hub import Hub
from .open_room import OpenRoom
from .words import Checked, read_list


class OwnWords(msgspec.Struct, frozen=True):
    """Words that the host brings, as a list or a file's text; none: back to the decks."""

    secret: Name
    text: str = ""


class WordsShown(msgspec.Struct, frozen=True):
    """The words of the room's own list; none: it plays with the decks."""

    words: tuple[str, ...]


async def bring_words(request: Request) -> Response:
    """POST /api/rooms/{code}/words: the host's own words for the next game."""
    wanted: OwnWords = await body(request, OwnWords, LARGEST)
    room = await room_of(request)
    member = await _member(request, room, wanted.secret)
    if member != room.room.host:
        raise Rejected("host-only")
    report = Checked()
    words: tuple[str, ...] = ()
    if wanted.text.strip():
        report, words = await read_list(wanted.text, room.room.settings.language)
        if report.faults:
            return answer(report)  # nothing was taken
    decks = cmd.ChangeSettings(replace(room.room.settings, own_list=None))
    command = cmd.UseWords(words) if words else decks
    said = await room.send(member, f"words:{token_hex(8)}", command)
    if isinstance(said, wire.Refused):
        raise Rejected(said.code, **said.data)
    return answer(report)


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
    return answer(WordsShown(words))


async def _member(request: Request, room: OpenRoom, secret: str) -> str:
    """Whose secret it is, of those who are in the room."""
    hub: Hub = request.app.state.hub
    found = await hub.membership.device(room, secret)
    if found is None:
        raise Rejected("secret-unknown")
    return found[0]

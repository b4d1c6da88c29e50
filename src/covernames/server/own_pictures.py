"""A room's own pictures over HTTP: the host brings them, whoever may look into the room sees them.

A browser asks for an `<img>` without saying who it is. So the page fetches pictures as it fetches
everything else, with its proof in a header, and shows what it got (docs/adr/0023).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from secrets import token_hex
from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..game.actions import Typed
from ..pictures.own import FEWEST, MOST, OwnPicture, clean_name, id_of, is_id
from ..refusals import Rejected
from ..room import commands as cmd
from ..room.room import Brought
from . import wire
from .door import PASSCODE, SECRET, check_proof, room_of
from .http import json_response, read_json
from .hub import Hub
from .images import image_in
from .open_room import OpenRoom

LARGEST_PICTURE: Final = 40_000
"""Bytes of one picture; the page sends half of that."""
LARGEST_SET: Final = 5_000_000
"""Bytes of all pictures of a room."""
LARGEST_REQUEST: Final = LARGEST_SET * 4 // 3 + 1_000 * MOST
"""Bytes of a request: pictures are sent in base64, and each may have a name."""
BRINGING: Final = 120.0
"""Seconds that a request with pictures may take: phones send slowly."""
SIDES: Final = range(16, 1_025)
"""Dots that a picture may be wide and high."""
KEPT: Final = "private, max-age=86400, immutable"
"""A picture never changes: its address has its hash. Nobody but the browser keeps it."""
SANDBOX: Final = "default-src 'none'; sandbox; frame-ancestors 'none'"
"""For whoever opens a picture by itself: it can do nothing."""


class NewPicture(msgspec.Struct, frozen=True):
    """A picture that the host brings: PNG, JPEG or WebP."""

    image: bytes
    name: Typed = ""
    """What it is called; empty: it is told by its number."""


class NewPictures(msgspec.Struct, frozen=True):
    """All pictures that the room plays with from now on."""

    pictures: Annotated[tuple[NewPicture, ...], msgspec.Meta(max_length=2 * MOST)]


class PicturesShown(msgspec.Struct, frozen=True):
    """The cards of the room's own pictures; none: it plays with the deck's."""

    cards: tuple[str, ...]


async def bring_pictures(request: Request) -> Response:
    """POST /api/rooms/{code}/pictures: the host's own pictures for the next game.

    Whose request it is stands in a header: who may not bring any is refused before it is read.
    """
    room = await room_of(request)
    member = await _member(request, room)
    if member is None:
        raise Rejected("secret-unknown")
    if member != room.room.host:
        raise Rejected("host-only")
    if room.room.playing:
        await room.host.catch_up()  # the game may have ended on another node
    if room.room.playing:
        raise Rejected("room-playing")
    wanted: NewPictures = await read_json(request, NewPictures, LARGEST_REQUEST, BRINGING)
    # In a thread: hashing megabytes takes a while, and lets others go on meanwhile.
    brought = await asyncio.to_thread(checked, wanted.pictures)
    said = await room.send(member, f"pictures:{token_hex(8)}", cmd.UsePictures(brought))
    if isinstance(said, wire.Refused):
        raise Rejected(said.code, **said.data)
    return json_response(PicturesShown(tuple(picture.card for picture in brought)))


async def show_pictures(request: Request) -> Response:
    """GET /api/rooms/{code}/pictures: the cards of the room's own pictures, for its members."""
    room = await room_of(request)
    if await _member(request, room) is None:
        raise Rejected("picture-unknown")
    own = room.room.settings.own_pictures
    cards = () if own is None else await room.store.words(room.code, own.hash)
    if cards is None:  # they were replaced just now
        raise Rejected("pictures-unknown")
    return json_response(PicturesShown(cards))


async def show_picture(request: Request) -> Response:
    """GET /api/rooms/{code}/pictures/{picture}: one of them, for whoever may look into the room.

    Others learn nothing, not even whether there is such a room or picture.
    """
    try:
        room = await room_of(request)
        await check_proof(request, room)
    except Rejected:
        raise Rejected("picture-unknown") from None
    wanted = request.path_params["picture"]
    content = await room.store.picture(room.code, wanted) if is_id(wanted) else None
    image = None if content is None else image_in(content)
    if content is None or image is None:
        raise Rejected("picture-unknown")
    headers = {
        "cache-control": KEPT,
        "vary": f"{SECRET}, {PASSCODE}",
        "content-security-policy": SANDBOX,
        "cross-origin-resource-policy": "same-origin",
    }
    return Response(content, media_type=image.kind, headers=headers)


def checked(pictures: Sequence[NewPicture]) -> tuple[Brought, ...]:
    """Pictures to be played with, on their cards; or `Rejected` for the first that is wrong."""
    if len(pictures) < FEWEST:
        raise Rejected("pictures-too-few", limit=FEWEST)
    if len(pictures) > MOST:
        raise Rejected("pictures-too-many", limit=MOST)
    if sum(len(picture.image) for picture in pictures) > LARGEST_SET:
        raise Rejected("pictures-too-large", limit=LARGEST_SET // 1_000_000)
    found: dict[str, Brought] = {}
    for number, picture in enumerate(pictures, 1):
        _check(picture.image, number)
        id_ = id_of(picture.image)
        if id_ in found:
            raise Rejected("picture-double", number=number)
        name = clean_name(picture.name, number)
        found[id_] = Brought(OwnPicture(number, id_, name).card, picture.image)
    return tuple(found.values())


def _check(content: bytes, number: int) -> None:
    """Refuse what is too large or none of the kinds that we take."""
    if len(content) > LARGEST_PICTURE:
        raise Rejected("picture-too-large", number=number, limit=LARGEST_PICTURE // 1_000)
    image = image_in(content)
    if image is None:
        raise Rejected("picture-kind", number=number)
    if image.width not in SIDES or image.height not in SIDES:
        raise Rejected("picture-sides", number=number, least=SIDES[0], most=SIDES[-1])


async def _member(request: Request, room: OpenRoom) -> str | None:
    """Whose secret comes with a request, of those who are in the room."""
    hub: Hub = request.app.state.hub
    found = await hub.membership.device(room, request.headers.get(SECRET, ""))
    return None if found is None else found[0]

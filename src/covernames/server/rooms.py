"""Rooms over HTTP: making one, looking at it, coming in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..decks.packs import MOST
from ..game.actions import Name, Typed
from ..game.deal import Cards
from ..game.variants import VARIANTS
from ..refusals import Rejected
from ..room import commands as cmd
from ..room.room import RoomSettings
from .door import check_passcode, check_proof, has_proof, room_of
from .http import address_of, json_response, read_json, site_of
from .hub import Hub
from .wire import Refused

LARGEST_ROOM = 1_500_000
"""Bytes of a new room: ten thousand words fit. Longer lists are brought when it is there."""
MOST_BOTS = 16
"""Bots that a room can be made with; more can be added when it is there."""


class NewBot(msgspec.Struct, frozen=True):
    """A bot that sits in a room from the beginning."""

    seat: Name
    name: Typed
    bot: Name


class NewRoom(msgspec.Struct, frozen=True):
    """What a room is made of; everything else has sensible defaults."""

    variant: Name = "classic"
    lang: Name = "en"
    name: Typed = "Host"
    face: Name = ""
    """The drawing and the colour that stand for its host; empty: none."""
    words: Annotated[tuple[str, ...], msgspec.Meta(max_length=2 * MOST)] = ()
    cards: Cards = "words"
    """Whether words lie on the table, or pictures, or both."""
    passcode: Typed = ""
    seat: Name = ""
    """Where its host sits; `any`: where somebody is missing; empty: nowhere yet."""
    bots: Annotated[tuple[NewBot, ...], msgspec.Meta(max_length=MOST_BOTS)] = ()
    start: bool = False
    """Deal at once; then no seat may be left empty."""


class RoomMade(msgspec.Struct, frozen=True):
    """A new room, its link, and the secret of its host, which is told once."""

    code: str
    url: str
    member: str
    secret: str


class RoomShown(msgspec.Struct, frozen=True):
    """What a visitor may know before coming in; where a passcode is wanted, no more than that."""

    code: str
    passcode: bool
    """Whether one is wanted."""
    variant: str = ""
    lang: str = ""
    locked: bool = False
    playing: bool = False
    members: tuple[str, ...] = ()


class NewMember(msgspec.Struct, frozen=True):
    """Somebody who comes in."""

    name: Typed
    passcode: Typed = ""
    face: Name = ""
    """The drawing and the colour that stand for them; empty: none."""
    seat: Literal["", "any"] = ""
    """`any`: sit down where somebody is missing, unless a game is on (A-69)."""


class MemberMade(msgspec.Struct, frozen=True):
    """A member and the secret that makes a browser theirs, which is told once."""

    member: str
    secret: str


class NewDevice(msgspec.Struct, frozen=True):
    """Another device of the same member: a phone for the key, a board for the room."""

    secret: Name
    board: bool = False
    instead: bool = False
    """The given secret is good no longer: it came by a link, which somebody could find."""


class DeviceMade(msgspec.Struct, frozen=True):
    """The secret of the other device."""

    secret: str


async def create_room(request: Request) -> Response:
    """POST /api/rooms."""
    wanted: NewRoom = await read_json(request, NewRoom, LARGEST_ROOM)
    if wanted.variant not in VARIANTS:
        raise Rejected("variant-unknown", variant=wanted.variant)
    settings = usual_settings(wanted.variant, wanted.lang, wanted.cards)
    words: tuple[str, ...] = ()
    if wanted.words:
        hub: Hub = request.app.state.hub
        words = await hub.lists.words(address_of(request), wanted.words, wanted.lang)
    return await room_made(
        request,
        settings,
        wanted.name,
        wanted.passcode,
        words,
        _seating(wanted),
        face=wanted.face,
        start=wanted.start,
    )


def usual_settings(variant: str, language: str, cards: Cards) -> RoomSettings:
    """What a new room plays, unless its host says something else."""
    return RoomSettings(
        variant=variant,
        language=language,
        cards=cards,
        # E-01: this edition deals new cards, the others turn the old ones over.
        next_game="new" if language == "zh-Hant" else "turn",
        chat=variant != "duet",
    )


def _seating(wanted: NewRoom) -> tuple[cmd.TakeSeat | cmd.AddBot, ...]:
    """Who sits where from the beginning, the host first."""
    host = (cmd.TakeSeat(wanted.seat),) if wanted.seat else ()
    bots = tuple(cmd.AddBot(each.seat, each.name, each.bot) for each in wanted.bots)
    taken = {wanted.seat, *(each.seat for each in wanted.bots)}
    missing = VARIANTS[wanted.variant].missing(dict.fromkeys(taken, ("somebody",)))
    if wanted.start and missing:
        raise Rejected("seats-empty", seats=missing)
    return host + bots


async def room_made(
    request: Request,
    settings: RoomSettings,
    name: str,
    passcode: str = "",
    words: tuple[str, ...] = (),
    seating: Sequence[cmd.TakeSeat | cmd.AddBot] = (),
    *,
    face: str,
    start: bool = False,
    given: str = "",
) -> Response:
    """A room with these settings, its link, and the secret of its host."""
    hub: Hub = request.app.state.hub
    code, host, secret = await hub.membership.open_room(
        settings, name, passcode, words, seating, face, given
    )
    room = await hub.room(code) if start else None
    if room is not None:
        dealt = await room.send(host, "start", cmd.StartGame())
        if isinstance(dealt, Refused):
            raise Rejected(dealt.code, **dealt.data)
    address = f"{site_of(request)}/r/{quote(code)}"
    return json_response(RoomMade(code, address, host, secret), 201)


async def show_room(request: Request) -> Response:
    """GET /api/rooms/{code}: strangers learn no more than that a passcode is wanted, if one is."""
    room = await room_of(request)
    wanted = bool(await room.store.passcode(room.code))
    if wanted and not has_proof(request):
        return json_response(RoomShown(room.code, wanted))
    await check_proof(request, room)
    shown = room.room
    return json_response(
        RoomShown(
            room.code,
            wanted,
            variant=shown.settings.variant,
            lang=shown.settings.language,
            locked=shown.locked,
            playing=shown.playing,
            members=tuple(who.name for who in shown.members.values()),
        )
    )


async def join_room(request: Request) -> Response:
    """POST /api/rooms/{code}/members."""
    wanted: NewMember = await read_json(request, NewMember)
    hub: Hub = request.app.state.hub
    room = await room_of(request)
    await check_passcode(request, room, wanted.passcode)
    member, secret = await hub.membership.join(room, wanted.name, wanted.face, wanted.seat)
    return json_response(MemberMade(member, secret), 201)


async def link_device(request: Request) -> Response:
    """POST /api/rooms/{code}/devices."""
    wanted: NewDevice = await read_json(request, NewDevice)
    hub: Hub = request.app.state.hub
    secret = await hub.membership.link_device(
        await room_of(request), wanted.secret, board=wanted.board, instead=wanted.instead
    )
    return json_response(DeviceMade(secret), 201)

"""The HTTP part: making rooms, joining them, decks, records, the referee, health."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..decks import LANGUAGES, available
from ..game import record
from ..game.errors import Rejected
from ..game.events import GameDealt
from ..game.key import CELLS
from ..game.variants import VARIANTS
from ..referee import OPTIONS
from ..room.events import Played
from ..room.room import RoomSettings
from .hub import Hub
from .table_host import TableHost

LARGEST = 2_000_000
"""Bytes of a request: ten thousand words fit."""


ALLOWED = OPTIONS | {f"-{option}" for option in OPTIONS}
STATUS = {
    "passcode-wrong": 403,
    "secret-unknown": 403,
    "room-unknown": 404,
    "team-unknown": 404,
    "record-unknown": 404,
    "request-too-large": 413,
    "too-many": 429,
}
"""Codes that are not simply unprocessable."""


class NewRoom(msgspec.Struct, frozen=True):
    """What a room is made of; everything else has sensible defaults."""

    variant: str = "classic"
    lang: str = "en"
    name: str = "Host"
    words: tuple[str, ...] = ()
    passcode: str = ""


class NewMember(msgspec.Struct, frozen=True):
    """Somebody who comes in."""

    name: str
    passcode: str = ""


class NewDevice(msgspec.Struct, frozen=True):
    """Another device of the same member: a phone for the key, a board for the table."""

    secret: str
    board: bool = False


class Question(msgspec.Struct, frozen=True):
    """A clue to be judged."""

    lang: str
    clue: str
    board: tuple[str, ...] = ()
    number: int | str | None = None
    options: tuple[str, ...] = ()


class Limits:
    """How many rooms and members one address may make."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._seen: OrderedDict[str, list[float]] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Whether one more is fine; forgets old addresses."""
        now = time.monotonic()
        recent = [at for at in self._seen.pop(address, []) if now - at < self.seconds]
        allowed = len(recent) < self.most
        self._seen[address] = [*recent, now] if allowed else recent
        while len(self._seen) > 10_000:  # noqa: PLR2004 - addresses, not people
            self._seen.popitem(last=False)
        return allowed


def answer(content: Any, status: int = 200) -> Response:  # noqa: ANN401 - anything msgspec encodes
    """JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body(request: Request, kind: type[Any]) -> Any:  # noqa: ANN401 - of the given type
    """The decoded body, or a rejection."""
    read = b""
    async for chunk in request.stream():
        read += chunk
        if len(read) > LARGEST:
            raise Rejected("request-too-large")
    try:
        return msgspec.json.decode(read or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("request-unreadable") from error


def guard(request: Request) -> None:
    """Refuse an address that makes too much at once."""
    if not request.app.state.limits.allows(_address(request)):
        raise Rejected("too-many")


async def create_room(request: Request) -> Response:
    """POST /api/rooms."""
    guard(request)
    wanted: NewRoom = await body(request, NewRoom)
    if wanted.variant not in VARIANTS:
        raise Rejected("variant-unknown", variant=wanted.variant[:40])
    settings = RoomSettings(
        variant=wanted.variant,
        language=wanted.lang,
        own_words=wanted.words,
        # E-01: this edition deals new cards, the others turn the old ones over.
        next_game="new" if wanted.lang == "zh-Hant" else "turn",
        chat=wanted.variant != "duet",
    )
    return await room_made(request, settings, wanted.name, wanted.passcode)


async def room_made(
    request: Request, settings: RoomSettings, name: str, passcode: str = ""
) -> Response:
    """A room with these settings, its link, and the secret of its host."""
    hub: Hub = request.app.state.hub
    code, host, secret = await hub.open_room(settings, name.strip()[:24] or "Host", passcode)
    url = f"{request.app.state.public_url or str(request.base_url).rstrip('/')}/r/{code}"
    return answer({"code": code, "url": url, "member": host, "secret": secret}, 201)


async def show_room(request: Request) -> Response:
    """GET /api/rooms/{code}: what a visitor may know before coming in."""
    table = await _table(request)
    assert table.room is not None
    room = table.room
    return answer(
        {
            "code": table.code,
            "variant": room.settings.variant,
            "lang": room.settings.language,
            "locked": room.locked,
            "playing": room.playing,
            "members": [who.name for who in room.members.values()],
        }
    )


async def join_room(request: Request) -> Response:
    """POST /api/rooms/{code}/members."""
    guard(request)
    wanted: NewMember = await body(request, NewMember)
    hub: Hub = request.app.state.hub
    member, secret = await hub.join(await _table(request), wanted.name, wanted.passcode)
    return answer({"member": member, "secret": secret}, 201)


async def link_device(request: Request) -> Response:
    """POST /api/rooms/{code}/devices."""
    guard(request)
    wanted: NewDevice = await body(request, NewDevice)
    hub: Hub = request.app.state.hub
    secret = await hub.link_device(await _table(request), wanted.secret, board=wanted.board)
    return answer({"secret": secret}, 201)


async def judge_clue(request: Request) -> Response:
    """POST /api/judge: what the referee says of a clue, for whoever composes one."""
    asked: Question = await body(request, Question)
    hub: Hub = request.app.state.hub
    if asked.lang not in LANGUAGES:
        raise Rejected("language-unknown", word=asked.lang[:40])
    if len(asked.board) > CELLS or not set(asked.options) <= ALLOWED:
        raise Rejected("request-unreadable")
    return answer(await hub.judge(asked.clue, asked.number, asked.board, asked.lang, asked.options))


async def show_record(request: Request) -> Response:
    """GET /api/rooms/{code}/records/{number}: a finished game, to keep and to verify."""
    table = await _table(request)
    games: list[list[Any]] = []
    for kept in await table.store.since(table.code, 0):
        for event in kept.events:
            if isinstance(event, Played):
                if isinstance(event.event, GameDealt):
                    games.append([])
                games[-1].append(event.event)
    number = request.path_params["number"]
    if not 1 <= number <= len(games) or (number == len(games) and table.room.playing):  # type: ignore[union-attr]
        raise Rejected("record-unknown")
    text = record.write(games[number - 1])
    return Response(text, media_type="application/jsonl")


async def list_decks(_: Request) -> Response:
    """GET /api/decks."""
    return answer(available())


async def healthy(_: Request) -> Response:
    """GET /healthz: the process is alive."""
    return answer({"ok": True})


async def ready(request: Request) -> Response:
    """GET /readyz: the store answers."""
    hub: Hub = request.app.state.hub
    await hub.store.passcode("")
    return answer({"ok": True})


async def rejected(_: Request, error: Exception) -> Response:
    """A rejection as an answer."""
    assert isinstance(error, Rejected)
    status = STATUS.get(error.code, 422)
    return answer({"code": error.code, "data": error.data}, status)


async def _table(request: Request) -> TableHost:
    hub: Hub = request.app.state.hub
    table = await hub.table(request.path_params["code"])
    if table is None:
        raise Rejected("room-unknown")
    return table


def _address(request: Request) -> str:
    return request.client.host if request.client else ""

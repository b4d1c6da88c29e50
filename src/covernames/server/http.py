"""What every HTTP answer shares: reading a body, answering, refusing, limits per address."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..game.errors import Data, Rejected
from . import wire
from .hub import Hub
from .table_host import TableHost

LARGEST = 4_500_000
"""Bytes of a list of words: ten thousand with all that is known about them fit."""
USUAL = 65_536
"""Bytes of any other request."""
BODY_SECONDS = 30.0
"""Seconds that a request may take to come whole."""
STATUS = {
    "passcode-wrong": 403,
    "secret-unknown": 403,
    "host-only": 403,
    "not-a-member": 403,
    "room-unknown": 404,
    "team-unknown": 404,
    "record-unknown": 404,
    "request-too-large": 413,
    "request-too-slow": 408,
    "too-many": 429,
    "not-saved": 503,
}
"""Codes that are not simply unprocessable."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a request was refused; the code names a message of the catalogues."""

    code: str
    data: dict[str, Data] = {}


class Limits:
    """How much one address, or any other name, may do in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._seen: OrderedDict[str, list[float]] = OrderedDict()

    def spent(self, address: str) -> bool:
        """Whether one more would be too many."""
        return len(self._recent(address, time.monotonic())) >= self.most

    def allows(self, address: str) -> bool:
        """Whether one more is fine; forgets old addresses."""
        now = time.monotonic()
        recent = self._recent(address, now)
        self._seen.pop(address, None)
        allowed = len(recent) < self.most
        self._seen[address] = [*recent, now] if allowed else recent
        while len(self._seen) > 10_000:  # noqa: PLR2004 - addresses, not people
            self._seen.popitem(last=False)
        return allowed

    def _recent(self, address: str, now: float) -> list[float]:
        return [at for at in self._seen.get(address, []) if now - at < self.seconds]


def answer(content: Any, status: int = 200) -> Response:  # noqa: ANN401 - anything msgspec encodes
    """JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body(request: Request, kind: type[Any], most: int = USUAL) -> Any:  # noqa: ANN401 - of the given type
    """The decoded body, or a rejection."""
    read = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                read += chunk
                if len(read) > most:
                    raise Rejected("request-too-large")
    except TimeoutError:
        raise Rejected("request-too-slow") from None
    try:
        return msgspec.json.decode(bytes(read) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("request-unreadable") from error


def guard(request: Request) -> None:
    """Refuse an address that makes too much at once."""
    address = request.client.host if request.client else ""
    if not request.app.state.limits.allows(address):
        raise Rejected("too-many")


async def table_of(request: Request) -> TableHost:
    """The room that an address names."""
    hub: Hub = request.app.state.hub
    table = await hub.table(request.path_params["code"])
    if table is None:
        raise Rejected("room-unknown")
    return table


async def rejected(_: Request, error: Exception) -> Response:
    """A rejection as an answer."""
    assert isinstance(error, Rejected)
    return answer(Refusal(error.code, wire.brief(error.data)), STATUS.get(error.code, 422))


async def unavailable(request: Request, _: Exception) -> Response:
    """The store is away: nothing was done, and it can be tried again."""
    return await rejected(request, Rejected("not-saved"))

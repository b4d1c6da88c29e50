"""What every HTTP answer shares: reading a body, answering, refusing, limits per address."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..refusals import Data, Rejected
from . import wire
from .bodies import Bodies

LARGEST = 4_500_000
"""Bytes of a list of words: ten thousand with all that is known about them fit."""
USUAL = 65_536
"""Bytes of any other request."""
BODY_SECONDS = 30.0
"""Seconds that a request may take to come whole."""
MOST_NAMES = 100_000
"""Addresses that are counted at a time; the oldest are forgotten first."""
STATUS = {
    "passcode-wrong": 403,
    "secret-unknown": 403,
    "host-only": 403,
    "not-a-member": 403,
    "room-unknown": 404,
    "team-unknown": 404,
    "list-unknown": 404,
    "pictures-unknown": 404,
    "picture-unknown": 404,
    "record-unknown": 404,
    "replay-unknown": 404,
    "clue-unknown": 404,
    "deal-unknown": 404,
    "deal-unfinished": 409,
    "analysis-unfinished": 409,
    "puzzle-unfinished": 409,
    "daily-unknown": 404,
    "daily-not-yet": 404,
    "daily-unfinished": 409,
    "request-too-large": 413,
    "request-too-slow": 408,
    "too-many": 429,
    "codes-too-many": 429,
    "not-saved": 503,
    "list-unread": 503,
    "analysis-unanswered": 503,
    "daily-unmade": 503,
    "print-unmade": 503,
}
"""Codes that are not simply unprocessable."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a request was refused; the code names a message of the catalogues."""

    code: str
    data: dict[str, Data] = {}


class Limits:
    """How much one address, or any other name, may do in so many seconds from its first time on."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self.most, self.seconds = most, seconds
        self._seen: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """When each began and how often it came; who began first stands first."""

    def count(self, name: str) -> int:
        """How often a name came of late."""
        began, count = self._seen.get(name, (0.0, 0))
        return count if time.monotonic() < began + self.seconds else 0

    def wait(self, name: str) -> int:
        """Seconds until one more is fine; 0: it is."""
        if self.count(name) < self.most:
            return 0
        return max(1, math.ceil(self._seen[name][0] + self.seconds - time.monotonic()))

    def take(self, name: str) -> int:
        """Count one more if it is fine; else the seconds to wait."""
        wait = self.wait(name)
        if not wait:
            self.add(name)
        return wait

    def add(self, name: str) -> None:
        """Count one more."""
        now = time.monotonic()
        began, count = self._seen.get(name, (now, 0))
        if now >= began + self.seconds:
            del self._seen[name]
            began, count = now, 0
        self._seen[name] = (began, count + 1)
        while len(self._seen) > MOST_NAMES or self._is_over(now):
            self._seen.popitem(last=False)

    def _is_over(self, now: float) -> bool:
        """Whether the oldest can be forgotten."""
        return now >= next(iter(self._seen.values()))[0] + self.seconds


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from: an address, or the network that an IPv6 customer has alone."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))


def site_of(request: Request) -> str:
    """The address of the site as people see it, with the path under which it lies."""
    state = request.app.state
    own = str(request.base_url).rstrip("/") + state.base_path
    return str(state.public_url or own)


def json_response(content: Any, status: int = 200) -> Response:  # noqa: ANN401 - anything msgspec encodes
    """JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def read_json(
    request: Request, kind: type[Any], most: int = USUAL, seconds: float | None = None
) -> Any:  # noqa: ANN401 - of the given type
    """The decoded body, or a rejection: it may have so many bytes and take so long to come."""
    read = bytearray()
    bodies: Bodies = request.app.state.bodies
    try:
        with bodies.reading(address_of(request)) as add:
            async with asyncio.timeout(BODY_SECONDS if seconds is None else seconds):
                async for chunk in request.stream():
                    add(len(chunk))
                    read += chunk
                    if len(read) > most:
                        raise Rejected("request-too-large")
    except TimeoutError:
        raise Rejected("request-too-slow") from None
    try:
        return msgspec.json.decode(bytes(read) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Rejected("request-unreadable") from error


def rate_limit(request: Request, budget: str) -> None:
    """Refuse an address that asks for too much of a kind."""
    limits: Limits = request.app.state.limits[budget]
    wait = limits.take(address_of(request))
    if wait:
        raise Rejected("too-many", seconds=wait)


async def rejected(_: Request, error: Exception) -> Response:
    """A rejection as an answer."""
    assert isinstance(error, Rejected)
    said = json_response(Refusal(error.code, wire.brief(error.data)), STATUS.get(error.code, 422))
    if said.status_code == 429:  # noqa: PLR2004 - too many of something
        said.headers["retry-after"] = str(error.data["seconds"])
    return said


async def unavailable(request: Request, _: Exception) -> Response:
    """The store is away: nothing was done, and it can be tried again."""
    return await rejected(request, Rejected("not-saved"))

"""Who may look into a room: whoever has its code, and its passcode, where it has one.

Requests prove it in headers. Addresses are no place for that: they stand in logs and histories.
"""

from __future__ import annotations

from urllib.parse import unquote

from starlette.requests import HTTPConnection, Request

from ..refusals import Rejected
from .codes import fold, hashed
from .http import Limits, address_of
from .hub import Hub
from .open_room import OpenRoom

SECRET = "covernames-secret"
"""The header with a member's secret."""
PASSCODE = "covernames-passcode"
"""The header with a room's passcode, percent-encoded: headers hold no other scripts."""


async def find_room(connection: HTTPConnection, code: str, secret: str = "") -> OpenRoom:
    """The room of a code; refuse unknown codes, and who tries them out.

    They count for the address. One that had too many is told the same of every code, whether there
    is such a room or not; who is a member there already comes in nonetheless.
    """
    hub: Hub = connection.app.state.hub
    tries: Limits = connection.app.state.unknown_codes
    mine = address_of(connection)
    wait = tries.wait(mine)
    if wait and not (secret and await hub.store.device(fold(code), hashed(secret))):
        raise Rejected("codes-too-many", seconds=wait)
    room = await hub.room(code)
    if room is None:
        tries.add(mine)
        raise Rejected("room-unknown")
    return room


async def room_of(request: Request) -> OpenRoom:
    """The room that the path of a request names."""
    return await find_room(request, request.path_params["code"], request.headers.get(SECRET, ""))


async def check_passcode(connection: HTTPConnection, room: OpenRoom, passcode: str) -> None:
    """Refuse a wrong passcode, and who tries them out.

    Wrong tries count for the room, since one person may have many addresses, and for the address
    in the room. Who has not failed is always heard, or anybody could lock a room's friends out.
    """
    hub: Hub = connection.app.state.hub
    tries: Limits = connection.app.state.passcodes
    mine = f"{room.code} {address_of(connection)}"
    wait = max(tries.wait(room.code), tries.wait(mine))
    if wait and tries.count(mine):
        raise Rejected("too-many", seconds=wait)
    if await hub.membership.admits(room, passcode):
        return
    if passcode:  # none at all is no guess: whoever opens a link begins with that
        for name in (room.code, mine):
            tries.add(name)
    raise Rejected("passcode-wrong")


def has_proof(request: Request) -> bool:
    """Whether somebody claims to be a member, or to know the passcode."""
    return bool(request.headers.get(SECRET) or request.headers.get(PASSCODE))


async def check_proof(request: Request, room: OpenRoom) -> None:
    """Refuse who is neither a member nor has the passcode, where the room has one."""
    hub: Hub = request.app.state.hub
    secret = request.headers.get(SECRET, "")
    if not secret or await hub.membership.device(room, secret) is None:
        await check_passcode(request, room, unquote(request.headers.get(PASSCODE, "")))

"""How one comes to a room: making one, coming in, linking another device."""

from __future__ import annotations

import secrets
from contextlib import suppress
from hmac import compare_digest

from msgspec.structs import replace

from ..game.errors import Rejected
from ..room import commands as cmd
from ..room.events import MemberEntered, RoomOpened
from ..room.names import clean_name
from ..room.room import Member, OwnList, RoomSettings
from .clock import Clock
from .codes import CODE, fresh, hashed
from .open_room import OpenRoom
from .piles import playable
from .store import NewEntry, Store, Unavailable


class Membership:
    """Hands out secrets."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def open_room(
        self, settings: RoomSettings, name: str, passcode: str = "", words: tuple[str, ...] = ()
    ) -> tuple[str, str, str]:
        """Make a room, with a list of its own if there are words (checked ones).

        Returns its code, its host and the host's secret.
        """
        name = clean_name(name) if name.strip() else "Host"
        settings = replace(playable(settings), own_list=OwnList.of(words) if words else None)
        locked = hashed(passcode) if passcode else ""
        code = fresh(CODE)
        while not await self._store.open_room(code, locked):
            code = fresh(CODE)
        host, secret = await self._new_member(code)
        events = (RoomOpened(host, settings), MemberEntered(host, Member(name)))
        await self._store.append(
            NewEntry(code, 1, 1, "open", self._clock.now(), events, words=words)
        )
        return code, host, secret

    async def admits(self, room: OpenRoom, passcode: str) -> bool:
        """Whether a passcode is right, or the room has none."""
        wanted = await self._store.passcode(room.code)
        return not wanted or compare_digest(wanted, hashed(passcode))

    async def join(self, room: OpenRoom, name: str) -> tuple[str, str]:
        """Come into a room; returns the member and the secret, which is told once."""
        member, secret = await self._new_member(room.code)
        answer = await room.send(member, "enter", cmd.Enter(name))
        code = getattr(answer, "code", "")
        if code:
            with suppress(Unavailable):  # a secret of somebody who is not in the room opens nothing
                await self._store.delete_member(room.code, member)
            raise Rejected(code, **getattr(answer, "data", {}))
        return member, secret

    async def device(self, room: OpenRoom, secret: str) -> tuple[str, bool] | None:
        """Whose secret it is, and whether its device is a board; None: nobody's in the room."""
        found = await self._store.device(room.code, hashed(secret)) if secret else None
        return found if found is not None and found[0] in room.room.members else None

    async def link_device(
        self, room: OpenRoom, secret: str, *, board: bool, instead: bool = False
    ) -> str:
        """A secret for another device of the same member; a board never sees a key."""
        found = await self._store.device(room.code, hashed(secret))
        if found is None:
            raise Rejected("secret-unknown")
        linked = secrets.token_urlsafe(24)
        if not instead:
            member, is_board = found
            await self._store.add_device(room.code, hashed(linked), member, board=board or is_board)
        elif not await self._store.renew_device(room.code, hashed(secret), hashed(linked)):
            raise Rejected("secret-unknown")  # somebody was quicker
        return linked

    async def _new_member(self, code: str) -> tuple[str, str]:
        member, secret = fresh(8), secrets.token_urlsafe(24)
        await self._store.add_device(code, hashed(secret), member, board=False)
        return member, secret

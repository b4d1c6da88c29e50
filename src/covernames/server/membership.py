"""How one comes to a room: making one, coming in, linking another device."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import reduce
from hmac import compare_digest
from random import SystemRandom
from typing import Literal

from msgspec.structs import replace

from ..refusals import Rejected
from ..room import commands as cmd
from ..room import rules
from ..room.context import Facts, Vault
from ..room.events import AnyRoomEvent, MemberEntered, RoomOpened
from ..room.fold import evolve
from ..room.names import clean_name
from ..room.people import known_face
from ..room.room import Member, OwnList, RoomSettings
from .bot_pool import check_bot
from .clock import Clock
from .codes import drawn, fresh, hashed
from .open_room import OpenRoom
from .piles import playable
from .store import NewEntry, Store, Unavailable


class Membership:
    """Hands out secrets."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def open_room(
        self,
        settings: RoomSettings,
        name: str,
        passcode: str = "",
        words: tuple[str, ...] = (),
        seating: Sequence[cmd.TakeSeat | cmd.AddBot] = (),
        face: str = "",
        given: str = "",
    ) -> tuple[str, str, str]:
        """Make a room, with a list of its own if there are words (checked ones).

        `seating` is what its host does first; if that is refused, no room is made. `given` is the
        deal of its first game. Returns its code, its host and the host's secret.
        """
        name = clean_name(name) if name.strip() else "Host"
        settings = replace(playable(settings), own_list=OwnList.of(words) if words else None)
        locked = hashed(passcode) if passcode else ""
        host, secret = _fresh_member()
        who = Member(name, face=known_face(face))
        opened = (RoomOpened(host, settings, given=bool(given)), MemberEntered(host, who))
        events = _seated(opened, host, seating, self._clock.now())
        code = drawn(settings.language)
        while not await self._store.open_room(code, locked):
            code = drawn(settings.language)  # another room has it
        await self._store.add_device(code, hashed(secret), host, board=False)
        if given:
            await self._store.play_deal(given, code, self._clock.now())
        await self._store.append(
            NewEntry(code, 1, 1, "open", self._clock.now(), events, words=words)
        )
        return code, host, secret

    async def admits(self, room: OpenRoom, passcode: str) -> bool:
        """Whether a passcode is right, or the room has none."""
        wanted = await self._store.passcode(room.code)
        return not wanted or compare_digest(wanted, hashed(passcode))

    async def join(
        self, room: OpenRoom, name: str, face: str = "", seat: Literal["", "any"] = ""
    ) -> tuple[str, str]:
        """Come into a room; returns the member and the secret, which is told once."""
        member, secret = await self._new_member(room.code)
        answer = await room.send(member, "enter", cmd.Enter(name, face, seat))
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
        member, secret = _fresh_member()
        await self._store.add_device(code, hashed(secret), member, board=False)
        return member, secret


def _fresh_member() -> tuple[str, str]:
    """A member and their secret."""
    return fresh(8), secrets.token_urlsafe(24)


def _seated(
    events: tuple[AnyRoomEvent, ...],
    host: str,
    seating: Sequence[cmd.TakeSeat | cmd.AddBot],
    now: int,
) -> tuple[AnyRoomEvent, ...]:
    """The events of a new room, and of what its host does first; or `Rejected`."""
    facts = Facts(now, SystemRandom())
    for command in seating:
        if isinstance(command, cmd.AddBot):
            check_bot(command.bot)
        room = reduce(evolve, events, None)
        assert room is not None  # it has been opened
        decided = rules.decide(room, Vault(), host, command, facts)
        events += tuple(decided.events)  # type: ignore[arg-type]  # they are a closed set
    return events

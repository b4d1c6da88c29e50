"""Tells everybody in a room what happened, encoded once; and whispers to those they are for."""

from __future__ import annotations

import asyncio

import msgspec

from ..room.events import MemberGone, RoomOpened, SettingsChanged
from ..room.pointer import Pointed
from ..room.view import may_hear, public_event
from . import wire
from .committed import Committed
from .pointers import Pointers
from .presence import Presence


class Broadcast:
    """From the stream of a room to its connections."""

    def __init__(self, presence: Presence, pointers: Pointers) -> None:
        self._presence, self._pointers = presence, pointers

    def committed(self, step: Committed) -> None:
        """News for all, whispers for some; whoever has left is hung up on."""
        if step.events:
            self._presence.broadcast(_news(step, self._pointers.clear(step)))
        for event in step.others:
            if isinstance(event, MemberGone):
                # Whoever goes by their own wish gets their answer first.
                code = "removed" if event.removed else "left"
                loop = asyncio.get_running_loop()
                loop.call_soon(self._presence.disconnect, event.member, code)
        for whisper in step.whispers:
            heard = wire.encode(wire.Heard((whisper,)))
            for connection in self._presence.connections:
                if may_hear(step.after, connection.member, whisper, board=connection.board):
                    connection.send(heard)

    def stop(self) -> None:
        """Say no more of pointers; nothing else is under way."""
        self._pointers.stop()


def _news(step: Committed, pointers: dict[str, Pointed] | None) -> str:
    """The step as everybody hears it. What was encoded for the store need not be encoded again."""
    if step.encoded and not any(isinstance(e, RoomOpened | SettingsChanged) for e in step.others):
        events = step.encoded.decode()
        left = "null" if pointers is None else msgspec.json.encode(pointers).decode()
        return f'{{"is":"news","seq":{step.first},"events":{events},"pointers":{left}}}'
    return wire.encode(wire.News(step.first, tuple(map(public_event, step.events)), pointers))

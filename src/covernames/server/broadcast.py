"""Tells everybody in a room what happened, encoded once; and whispers to those they are for."""

from __future__ import annotations

import asyncio

from ..room.events import MemberGone
from ..room.view import may_hear, public_event
from . import wire
from .committed import Committed
from .presence import Presence


class Broadcast:
    """From the stream of a room to its connections."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence

    def committed(self, step: Committed) -> None:
        """News for all, whispers for some; whoever has left is hung up on."""
        if step.events:
            news = wire.News(step.first, tuple(map(public_event, step.events)))
            self._presence.broadcast(wire.encode(news))
        for event in step.events:
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
        """Nothing is under way."""

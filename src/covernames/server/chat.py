"""Text from one to all, where the rules allow it. It is in no stream."""

from __future__ import annotations

from typing import Final

from ..room.names import is_visible
from ..room.room import Room
from ..room.view import may_chat
from . import wire
from .presence import Presence

LONGEST_TEXT: Final = 500


def chat(presence: Presence, room: Room, member: str, text: str) -> wire.Refused | None:
    """Tell a text to everybody in the room."""
    if not may_chat(room, member):
        return wire.Refused("", "chat-closed")
    text = " ".join(text.split())[:LONGEST_TEXT]
    if is_visible(text):
        presence.broadcast_everywhere(wire.Said(member, text))
    return None

"""Text from one to all, where the rules allow it. It is in no stream."""

from __future__ import annotations

from typing import Final

from ..room.reaction import Reaction
from ..room.room import Room
from ..room.view import may_chat
from ..text import is_visible, tidy_prose
from . import wire
from .presence import Presence

LONGEST_TEXT: Final = 500
MOST_TYPED: Final = 2 * LONGEST_TEXT
"""Characters of a text that are looked at: some are joined or dropped."""


def chat(presence: Presence, room: Room, member: str, text: str) -> wire.Refused | None:
    """Tell a text to everybody in the room."""
    if not may_chat(room, member):
        return wire.Refused("", "chat-closed")
    text = tidy_prose(text[:MOST_TYPED])[:LONGEST_TEXT]
    if is_visible(text):
        presence.broadcast_everywhere(wire.Said(member, text))
    return None


def react(presence: Presence, room: Room, member: str, reaction: Reaction) -> wire.Refused | None:
    """Tell everybody one of a few things, each in their own language."""
    if not may_chat(room, member):
        return wire.Refused("", "chat-closed")
    presence.broadcast_everywhere(wire.Said(member, "", f"reaction-{reaction}"))
    return None


def remark(presence: Presence, room: Room, bot: str, code: str, word: str) -> None:
    """A bot tells everybody something, where somebody in its seat may write."""
    if may_chat(room, bot):
        presence.broadcast_everywhere(wire.Said(bot, word[:LONGEST_TEXT], code))

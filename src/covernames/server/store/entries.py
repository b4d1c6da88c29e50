"""What is written to a stream, and what is read from it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...game.events import Whisper
from ...game.key import Key
from ...room.events import AnyRoomEvent
from ...room.room import Brought


class Conflict(Exception):  # noqa: N818 - what it is
    """Another node has appended to this room in the meantime, or knows this command.

    Or the row is not there that this one should follow: the database has lost it.
    """


class NewEntry(msgspec.Struct, frozen=True):
    """What one command adds to a room."""

    room: str
    version: int
    """The number of this command in the room."""
    first: int
    """The number of its first event."""
    command: str
    at: int
    events: Sequence[AnyRoomEvent]
    whispers: Sequence[Whisper] = ()
    key: Key | None = None
    after: str = ""
    """The command before it, which must be in the store; empty: it is the first of the room."""
    words: tuple[str, ...] = ()
    """The list of words that its settings refer to, where it is a new one."""
    pictures: tuple[Brought, ...] = ()
    """The same for pictures."""
    encoded: bytes = b""
    """The events in JSON; empty: nobody has needed that yet."""

    @property
    def last(self) -> int:
        """The number of the last event; one before the first if there are only whispers."""
        return self.first + len(self.events) - 1


class StoredEntry(msgspec.Struct, frozen=True):
    """What a command had added, as it is read back."""

    version: int
    first: int
    last: int
    command: str
    at: int
    events: tuple[AnyRoomEvent, ...]


class Secrets(msgspec.Struct, frozen=True):
    """What the vault keeps of one command."""

    version: int
    whispers: tuple[Whisper, ...]
    key: Key | None


def stream_row(entry: NewEntry) -> tuple[object, ...]:
    """In the order of the columns."""
    events = entry.encoded or msgspec.json.encode(entry.events)
    place = (entry.room, entry.version, entry.first, entry.last)
    return (*place, entry.command, entry.at, events)


def vault_row(entry: NewEntry) -> tuple[object, ...]:
    """As above, of an entry with secrets."""
    key = msgspec.json.encode(entry.key.open()) if entry.key else None
    whispers = msgspec.json.encode(entry.whispers) if entry.whispers else None
    return (entry.room, entry.version, key, whispers)

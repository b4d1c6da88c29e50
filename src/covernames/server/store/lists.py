"""Words that rooms bring themselves: stored once, and referred to by their hash.

They are written with the command that brings them, in its transaction, and go with the one after
which the settings refer to them no longer. So a room never has more than one list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select

from ...room.events import RoomOpened, SettingsChanged
from ...room.room import OwnList
from . import schema

if TYPE_CHECKING:
    from .entries import NewEntry

_words = msgspec.json.Decoder(tuple[str, ...])


def shelve(connection: Connection, entries: Sequence[NewEntry]) -> None:
    """Keep the lists that entries bring, and let go of those that they leave behind."""
    table = schema.lists
    for entry in entries:
        settings = [e.settings for e in entry.events if isinstance(e, RoomOpened | SettingsChanged)]
        if not settings:
            continue
        own = settings[-1].own_list
        left = table.c.room == entry.room
        if own is not None and not entry.words:
            left &= table.c.hash != own.hash
        connection.execute(delete(table).where(left))
        if entry.words:
            row = {"room": entry.room, "hash": OwnList.of(entry.words).hash}
            words = msgspec.json.encode(entry.words)
            connection.execute(insert(table).values(**row, words=words))


def wanted(room: str, hash_: str) -> Select[Any]:
    """Where the words of a list stand."""
    table = schema.lists
    return select(table.c.words).where(table.c.room == room, table.c.hash == hash_)


def words_of(row: Row[Any] | None) -> tuple[str, ...] | None:
    """The words as they were brought; None: there is no such list."""
    return None if row is None else _words.decode(row.words)

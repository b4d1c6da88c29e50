"""Words that rooms bring themselves: stored once, and referred to by their hash.

They are written with the command that brings them, in its transaction, and go with the one after
which the settings refer to them no longer. So a room never has more than one list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, select

from ...room.events import RoomOpened, SettingsChanged
from ...room.room import OwnList
from . import schema

if TYPE_CHECKING:
    from .entries import NewEntry

_words = msgspec.json.Decoder(tuple[str, ...])


class Change(NamedTuple):
    """What happens to the lists of a room: all but one go, and that one may be new."""

    room: str
    hash: str
    """Of the list that stays; empty: none does."""
    words: bytes
    """The list, where it is new."""


def changes(entries: Sequence[NewEntry]) -> list[Change]:
    """What entries do to the lists of their rooms."""
    found = []
    for entry in entries:
        settings = [e.settings for e in entry.events if isinstance(e, RoomOpened | SettingsChanged)]
        if not settings:
            continue
        own = settings[-1].own_list
        if entry.words:
            found.append(Change(entry.room, "", b""))
            words = msgspec.json.encode(entry.words)
            found.append(Change(entry.room, OwnList.of(entry.words).hash, words))
        else:
            found.append(Change(entry.room, "" if own is None else own.hash, b""))
    return found


def wanted(room: str, hash_: str) -> Select[Any]:
    """Where the words of a list stand."""
    table = schema.lists
    return select(table.c.words).where(table.c.room == room, table.c.hash == hash_)


def words_of(row: Row[Any] | None) -> tuple[str, ...] | None:
    """The words as they were brought; None: there is no such list."""
    return None if row is None else _words.decode(row.words)

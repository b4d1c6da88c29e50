"""What rooms bring themselves, words and pictures: stored once, and referred to by a hash.

It is written with the command that brings it, in its transaction, and goes with the one after
which the settings refer to it no longer. So a room never has more than one list of each.

Of pictures the list has the cards; the images lie in a table of their own, one row each: devices
fetch those that are on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, select

from ...pictures import own_on
from ...room.events import RoomOpened, SettingsChanged
from ...room.room import OwnList, RoomSettings
from . import schema

if TYPE_CHECKING:
    from .entries import NewEntry

_words = msgspec.json.Decoder(tuple[str, ...])


class Change(NamedTuple):
    """What happens to that which a room has brought."""

    room: str
    kept: tuple[str, str]
    """Hashes of the lists that stay, of words and of cards; empty: none does. All others go."""
    lists: list[tuple[str, str, bytes]]
    """Rows of lists that are new."""
    unseen: bool
    """Whether the images go that the room had before."""
    pictures: list[tuple[str, str, bytes]]
    """Rows of images that are new."""


def changes(entries: Sequence[NewEntry]) -> list[Change]:
    """What entries do to that which their rooms have brought."""
    found = []
    for entry in entries:
        settings = [e.settings for e in entry.events if isinstance(e, RoomOpened | SettingsChanged)]
        if settings:
            found.append(_change(entry, settings[-1]))
    return found


def _change(entry: NewEntry, settings: RoomSettings) -> Change:
    """What is brought once more is new as well: it takes its own place."""
    cards = tuple(picture.card for picture in entry.pictures)
    words = "" if entry.words else _hash(settings.own_list)
    pictures = "" if cards else _hash(settings.own_pictures)
    new = [_row(entry.room, listed) for listed in (entry.words, cards) if listed]
    shown = ((own_on(picture.card), picture.image) for picture in entry.pictures)
    images = [(entry.room, own.id, image) for own, image in shown if own is not None]
    return Change(entry.room, (words, pictures), new, not pictures, images)


def _hash(own: OwnList | None) -> str:
    return "" if own is None else own.hash


def _row(room: str, listed: tuple[str, ...]) -> tuple[str, str, bytes]:
    return room, OwnList.of(listed).hash, msgspec.json.encode(listed)


def wanted(room: str, hash_: str) -> Select[Any]:
    """Where the words of a list stand."""
    table = schema.lists
    return select(table.c.words).where(table.c.room == room, table.c.hash == hash_)


def words_of(row: Row[Any] | None) -> tuple[str, ...] | None:
    """The words as they were brought; None: there is no such list."""
    return None if row is None else _words.decode(row.words)


def picture_wanted(room: str, id_: str) -> Select[Any]:
    """Where an image stands."""
    table = schema.pictures
    return select(table.c.image).where(table.c.room == room, table.c.id == id_)

"""What changed a room: one numbered stream, the events of its games among them."""

from __future__ import annotations

import msgspec

from ..game.actions import hyphenated
from ..game.events import AnyEvent
from .room import Member, RoomSettings


class RoomEvent(msgspec.Struct, frozen=True, tag_field="room", tag=hyphenated, omit_defaults=True):
    """Base of all events of a room."""


class RoomOpened(RoomEvent, frozen=True):
    """Somebody opened a room and is its host."""

    host: str
    settings: RoomSettings
    given: bool = False
    """Whether its first game is dealt as other groups have it."""


class MemberEntered(RoomEvent, frozen=True):
    """Somebody came in."""

    member: str
    who: Member


class MemberRenamed(RoomEvent, frozen=True):
    """Somebody has another name or face; without `face`, the face stays as it is."""

    member: str
    name: str
    face: str | None = None


class MemberGone(RoomEvent, frozen=True):
    """Somebody left or was removed."""

    member: str
    removed: bool = False


class Seated(RoomEvent, frozen=True):
    """Somebody sat down."""

    member: str
    seat: str


class StoodUp(RoomEvent, frozen=True):
    """Somebody stood up."""

    member: str


class SwapWished(RoomEvent, frozen=True):
    """Somebody would like to swap seats with `other` or, if that is empty, no longer does."""

    member: str
    other: str = ""


class SettingsChanged(RoomEvent, frozen=True):
    """The settings for the next game have changed."""

    settings: RoomSettings


class WordsAdded(RoomEvent, frozen=True):
    """Somebody has added words to those that everybody adds."""

    member: str
    words: tuple[str, ...]


class WordDropped(RoomEvent, frozen=True):
    """A word has been removed from those that everybody adds."""

    word: str


class HostChanged(RoomEvent, frozen=True):
    """Somebody else is now the host."""

    member: str


class RoomLocked(RoomEvent, frozen=True):
    """The door was locked or unlocked."""

    locked: bool


class Played(RoomEvent, frozen=True):
    """An event of the game."""

    event: AnyEvent


AnyRoomEvent = (
    RoomOpened
    | MemberEntered
    | MemberRenamed
    | MemberGone
    | Seated
    | StoodUp
    | SwapWished
    | SettingsChanged
    | WordsAdded
    | WordDropped
    | HostChanged
    | RoomLocked
    | Played
)
"""The closed set that a stream is decoded to."""

"""What people in a room can do, beside playing. The host's own are marked so."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..game.actions import AnyAction, Name, Typed, hyphenated
from .room import MOST_ADDED, Brought, RoomSettings


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=hyphenated):
    """Base of all commands."""


class Enter(Command, frozen=True):
    """Come into the room, with a name.

    This is not sent over a socket but with `POST /api/rooms/{code}/members`. With the seat
    ``any``, the member sits down where somebody is missing, unless a game is being played (A-69).
    """

    name: Typed
    face: Name = ""
    seat: Literal["", "any"] = ""


class Rename(Command, frozen=True):
    """Take another name or face; without `face`, the face stays as it is, and "" means none."""

    name: Typed
    face: Name | None = None


class LeaveRoom(Command, frozen=True):
    """Leave the room."""


class TakeSeat(Command, frozen=True):
    """Sit down: any time between games, and during a game in a seat that still takes people.

    Between games, the seat ``any`` is the one where somebody is missing (A-69).
    """

    seat: Name


class Stand(Command, frozen=True):
    """Stand up and watch."""


class Swap(Command, frozen=True):
    """Between games, `one` and `other` change seats.

    The host can swap any two. Anybody else must be `one` of them: a swap with a bot is done
    immediately, one with a person as soon as both have asked for it. A member without a seat can
    take a bot's.
    """

    one: Name
    other: Name


class DropSwap(Command, frozen=True):
    """Drop the swap that `member` asked for. Either of the two people involved may send this."""

    member: Name


class ChangeSettings(Command, frozen=True, forbid_unknown_fields=True):
    """Only the host may choose what is played next, and how.

    The room's own list of words is kept if the settings repeat it unchanged; otherwise it is
    removed. The same goes for the room's own pictures.
    """

    # No other fields: a page from before lists had a hash sends some, and is refused. Read without
    # them, what it sends would drop the list, and nobody would know why.
    settings: RoomSettings


class UseWords(Command, frozen=True):
    """Only the host may bring words of the room's own, which are used from now on.

    No device sends this: the server makes it of a list that was brought and checked.
    """

    words: tuple[str, ...]


class AddWords(Command, frozen=True):
    """Add words to those that everybody adds; those already there stay as they are (A-73)."""

    words: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=MOST_ADDED)]


class DropWord(Command, frozen=True):
    """Take back a word that the member has added; the host can take back anybody's."""

    word: Typed


class UsePictures(Command, frozen=True):
    """Only the host may bring pictures of the room's own, which replace the deck's.

    No device sends this either.
    """

    pictures: tuple[Brought, ...]


class PassHost(Command, frozen=True):
    """Only the host may hand the role on to somebody else."""

    member: Name


class FreeSeat(Command, frozen=True):
    """Only the host may make somebody stand up."""

    member: Name


class Remove(Command, frozen=True):
    """Only the host may remove somebody from the room."""

    member: Name


class Lock(Command, frozen=True):
    """Only the host may lock the room to newcomers, or open it again."""

    locked: bool


class MixTeams(Command, frozen=True):
    """Only the host may give everybody with a name a seat at random."""


class AddBot(Command, frozen=True):
    """Only the host may put a bot in a seat."""

    seat: Name
    name: Typed
    bot: Name


class StartGame(Command, frozen=True):
    """Only the host may deal. With `rotate`, other people are spymasters from now on (A-70)."""

    rotate: bool = False


class EndGame(Command, frozen=True):
    """Only the host may end an abandoned game without a result (A-62)."""


class Play(Command, frozen=True):
    """Do something in the game. `seen` is the step of the game that the sender was looking at."""

    action: AnyAction
    seen: int | None = None


class AskIdeas(Command, frozen=True):
    """Ask for ideas, when the member must give a clue (A-74). `seen` is as in `Play`."""

    seen: int | None = None


AnyCommand = (
    Enter
    | Rename
    | LeaveRoom
    | TakeSeat
    | Stand
    | Swap
    | DropSwap
    | ChangeSettings
    | AddWords
    | DropWord
    | PassHost
    | FreeSeat
    | Remove
    | Lock
    | MixTeams
    | AddBot
    | StartGame
    | EndGame
    | Play
    | AskIdeas
)
"""The closed set that a message is decoded to."""

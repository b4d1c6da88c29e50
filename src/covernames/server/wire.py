"""What devices and the server say to each other over a socket, in tagged JSON.

A device says ``hello`` first. Commands carry an id and are answered under it, with ``done`` or
``refused``. Sending an id again is safe: a command that was carried out is not carried out twice,
and it gets the same answer as before, even after a restart or through another node. A refusal is
remembered by the node that gave it, as one of the room's last 200; on other nodes, the command is
decided anew.
Events are numbered. A device that has missed some says ``hello`` with the number of the last event
that it has. It is sent the later events or, if there are many, the room as it is now.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ..game.actions import Name, Typed, hyphenated
from ..game.events import Whisper
from ..game.key import Identities
from ..refusals import Data, Rejected
from ..room.commands import AnyCommand
from ..room.events import AnyRoomEvent
from ..room.pointer import Pointed
from ..room.reaction import Reaction
from ..room.room import Room

LONGEST_ID = 64
LARGEST = 65_536
"""Bytes of a message from a device; own words come by HTTP."""
QUOTED = 80
"""Characters of a text that a refusal tells again."""


class FromDevice(msgspec.Struct, frozen=True, tag_field="say", tag=hyphenated):
    """Base of what a device says."""


class Hello(FromDevice, frozen=True):
    """The first message. Without a secret, a device can only watch; some rooms want a passcode.

    Secrets are never part of an address.
    """

    secret: Name = ""
    since: int | None = None
    """The number of the last event that the device has; None: it wants a snapshot."""
    passcode: Typed = ""
    """For who looks on."""


class Send(FromDevice, frozen=True):
    """A command for the room."""

    id: Typed
    command: AnyCommand


class Look(FromDevice, frozen=True):
    """Ask for the face of the key that the member's seat may see. It is never sent unasked."""

    id: Typed


class Point(FromDevice, frozen=True):
    """Point at cards while thinking, or at none; this is not part of the game (A-68).

    Each message names all of the cards and replaces the one before it. A card has a `cell` and,
    from a bot, how `sure` the bot is, in percent. The first is the card to touch next; where a
    guess takes several people, it is the member's vote. The answer is `Pointers`, or `Refused`
    without an id. Cards that can no longer be touched are left out; a message that names only such
    cards is refused. The server removes pointers by itself.
    """

    at: Pointed


class Draft(FromDevice, frozen=True):
    """The member is writing a clue: a bot that may also give one waits. There is no answer."""

    after_you: bool = False
    """The member is not: let the bot begin."""


class Hurry(FromDevice, frozen=True):
    """Let bots pause less until the member's turn, if all other players are bots.

    There is no answer.
    """


class Lead(FromDevice, frozen=True):
    """Show everybody the replay of a finished game; any member may, between games (A-78).

    With a `game`, the member takes the lead, also from somebody else. Without one, they go on if
    they still lead. Everybody gets `Led`: at once, then at most every 150 milliseconds. What cannot
    be shown is `Refused` without an id.
    """

    at: int | None = None
    """How many events of the record are shown, at least 1; None: they lead no longer."""
    game: int | None = None
    """The number of the record."""


class Say(FromDevice, frozen=True):
    """Write to the room, where the rules allow it."""

    text: Annotated[str, msgspec.Meta(max_length=4_000)]


class React(FromDevice, frozen=True):
    """Say one of a few things to the room, where the rules allow it. Everybody gets `Said`."""

    reaction: Reaction


class Ping(FromDevice, frozen=True):
    """Still here."""


class FromServer(msgspec.Struct, frozen=True, tag_field="is", tag=hyphenated):
    """Base of what the server says."""


class Welcome(FromServer, frozen=True):
    """The answer to `Hello`: who the member is, and the room or the events that were missed."""

    member: str
    seq: int
    room: Room | None = None
    events: tuple[AnyRoomEvent, ...] = ()
    heard: tuple[Whisper, ...] = ()
    """What has been whispered to the member's seat in this game."""
    team: str = ""
    """The team sheet that the room plays for; told to members alone."""
    pointers: dict[str, Pointed] = {}
    """As in `Pointers`."""
    here: tuple[str, ...] = ()
    """The members of `Here`, including this one."""
    led: Led | None = None
    """As in `Led`; None: nobody leads."""


class News(FromServer, frozen=True):
    """Events, numbered from `seq` upwards."""

    seq: int
    events: tuple[AnyRoomEvent, ...]
    pointers: dict[str, Pointed] | None = None
    """As in `Pointers`, where the events have made some of them void."""


class Done(FromServer, frozen=True):
    """A command was carried out and is stored."""

    id: str
    seq: int


class Refused(FromServer, frozen=True):
    """A command was refused and changed nothing."""

    id: str
    code: str
    data: dict[str, Data] = {}


class Face(FromServer, frozen=True):
    """The face that was asked for."""

    id: str
    identities: Identities


class Heard(FromServer, frozen=True):
    """Whispers for the member's seat."""

    whispers: tuple[Whisper, ...]


class Here(FromServer, frozen=True):
    """Who is here, and how many people are watching."""

    members: tuple[str, ...]
    spectators: int


class Pointers(FromServer, frozen=True):
    """What members point at, beginning with the card to touch next.

    Members who point at nothing are left out.
    """

    pointers: dict[str, Pointed]


class Led(FromServer, frozen=True):
    """Who shows the others a replay, and how far they are in it; without a member, nobody does."""

    member: str = ""
    game: int = 0
    at: int = 0


class Said(FromServer, frozen=True):
    """Somebody wrote something. It is text, never markup.

    If there is a `code`, it names a message from the catalogues, and `text` is the word that the
    message is about.
    """

    member: str
    text: str
    code: str = ""


class Bye(FromServer, frozen=True):
    """The connection ends; `code` says why and whether to come back."""

    code: str


class Pong(FromServer, frozen=True):
    """Still here too."""


AnyFromDevice = Hello | Send | Look | Point | Draft | Hurry | Lead | Say | React | Ping
AnyFromServer = (
    Welcome | News | Done | Refused | Face | Heard | Here | Pointers | Led | Said | Bye | Pong
)

decode = msgspec.json.Decoder(AnyFromDevice).decode
_encode = msgspec.json.Encoder().encode


def refused(id_: str, rejected: Rejected) -> Refused:
    """A rejection as an answer; what somebody sent is not sent back at any length."""
    return Refused(id_[:LONGEST_ID], rejected.code, brief(rejected.data))


def brief(data: dict[str, Data]) -> dict[str, Data]:
    """The facts of a rejection, its texts cut."""
    return {key: fact[:QUOTED] if isinstance(fact, str) else fact for key, fact in data.items()}


def encode(message: FromDevice | FromServer) -> str:
    """A message as it is sent."""
    return _encode(message).decode()

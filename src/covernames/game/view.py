"""What a seat sees. Everything that is shown to a player, a bot or a device is decided here."""

from __future__ import annotations

import msgspec

from .events import Whisper
from .key import Identities, Key
from .table import Table
from .variants import VARIANTS


class View(msgspec.Struct, frozen=True):
    """What a seat sees: the table, the face it may look at, what was whispered to it.

    >>> from covernames import GiveClue, Session
    >>> game = Session.start("classic", [f"word{n}" for n in range(25)])
    >>> seat = f"{game.table.turn.sides[0]}-spymaster"
    >>> _ = game.act(seat, GiveClue("nine", 2, meant=(3, 8)))
    >>> len(game.view(seat).whispers), len(game.view("blue-operatives").whispers)
    (1, 0)
    """

    seat: str
    table: Table
    face: Identities | None
    whispers: tuple[Whisper, ...]


def face_of(table: Table, seat: str) -> str:
    """The face of the key that a seat may look at; empty: none, as for whoever has no seat."""
    return VARIANTS[table.variant].face_of_seat.get(seat, "")


def whispered(whispers: tuple[Whisper, ...], seat: str) -> tuple[Whisper, ...]:
    """What was whispered to a seat."""
    return tuple(whisper for whisper in whispers if seat in whisper.seats) if whispers else ()


def view_of(table: Table, key: Key, seat: str, whispers: tuple[Whisper, ...] = ()) -> View:
    """All that a seat sees; a seat of no game sees what a spectator sees."""
    face = face_of(table, seat)
    return View(seat, table, key.face(face) if face else None, whispered(whispers, seat))

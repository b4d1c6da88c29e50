"""What a member of a room may see and hear. Everything that leaves the room is decided here."""

from __future__ import annotations

from msgspec.structs import replace

from ..game.events import Whisper
from ..game.key import Identities
from ..game.view import View, face_of, view_of
from ..refusals import Rejected
from .context import Vault
from .events import AnyRoomEvent, RoomOpened, SettingsChanged
from .room import Room


def seat_view(room: Room, vault: Vault, seat: str) -> View:
    """What somebody on a seat sees of the game at hand."""
    if room.game is None or vault.key is None:
        raise Rejected("no-game")
    return view_of(room.game, vault.key, seat, vault.whispers)


def look(room: Room, vault: Vault, member: str, *, board: bool) -> Identities:
    """The face of the key that a member may look at; never on a board, which stands in the open."""
    table, seat = room.game, room.seat_of(member) if member else ""
    if board or table is None or vault.key is None or member not in table.members.get(seat, ()):
        raise Rejected("look-not-allowed")
    face = face_of(table, seat)
    if not face or table.knows.get(member) != face:
        raise Rejected("look-not-allowed")
    return vault.key.face(face)


def may_hear(room: Room, member: str, whisper: Whisper, *, board: bool) -> bool:
    """Whether a whisper is for a member; a board stands where everybody sees it."""
    seat = room.seat_of(member) if member and not board else ""
    return seat != "" and seat in whisper.seats


def may_chat(room: Room, member: str) -> bool:
    """Whether a member may write to everybody: not who knows a key (C-024), nor in Duet (D-040)."""
    if member not in room.members or not room.settings.chat:
        return False
    return not (room.playing and room.game is not None and room.game.knows.get(member))


def public_event(event: AnyRoomEvent) -> AnyRoomEvent:
    """An event as everybody hears it: without the code of a team sheet."""
    if isinstance(event, RoomOpened | SettingsChanged) and event.settings.team:
        return replace(event, settings=replace(event.settings, team=""))
    return event


def public_room(room: Room) -> Room:
    """A room as everybody sees it: also without the words that were played, which can be many."""
    return replace(room, settings=replace(room.settings, team=""), used=frozenset())

"""The state of one room on this node, as far as its stream has been read or written here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..game.events import Whisper
from ..game.key import Key
from ..room.context import Decision, Vault
from ..room.events import AnyRoomEvent, Played
from ..room.fold import evolve
from ..room.room import Room
from .committed import Committed, Listener
from .store import NewEntry, Store


class Stored(NamedTuple):
    """A step of the room as the store has it."""

    command: str
    last: int
    """The number of its last event."""
    version: int
    events: Sequence[AnyRoomEvent]
    whispers: tuple[Whisper, ...]
    key: Key | None


class RoomStream:
    """Room and vault, folded from what is stored. One caller at a time: `RoomHost` has the lock."""

    def __init__(self, code: str, store: Store) -> None:
        self.code, self.store = code, store
        self.room: Room
        """Set by the first `read`."""
        self.vault = Vault()
        self.version = 0
        self.seq = 0
        self.seq_of_command: dict[str, int] = {}
        """Every command of the room and the number of its last event."""
        self.listeners: list[Listener] = []
        self._latest = ""
        """The last command, which the next one follows."""

    def entry(self, command: str, decision: Decision, at: int) -> NewEntry:
        """What was decided, as it is stored next."""
        return NewEntry(
            self.code,
            self.version + 1,
            self.seq + 1,
            command,
            at,
            tuple(decision.events),  # type: ignore[arg-type]  # the room's events are a closed set
            decision.whispers,
            decision.key,
            self._latest,
            decision.words,
            decision.pictures,
            msgspec.json.encode(decision.events),
        )

    async def append(self, command: str, decision: Decision, at: int) -> None:
        """Store what was decided; then it is so, and the listeners hear of it."""
        entry = self.entry(command, decision, at)
        await self.store.append(entry)
        self.stored(entry)

    def stored(self, entry: NewEntry) -> None:
        """An entry is durable: from now on it is so."""
        whispers, key = tuple(entry.whispers), entry.key
        step = Stored(entry.command, entry.last, entry.version, entry.events, whispers, key)
        self._apply([step], mine=True, encoded=entry.encoded)

    async def read(self) -> bool:
        """Read what others have added; whether there was something."""
        steps = []
        for kept, hidden in await self.store.steps_after(self.code, self.version):
            whispers, key = (hidden.whispers, hidden.key) if hidden else ((), None)
            step = Stored(kept.command, kept.last, kept.version, kept.events, whispers, key)
            steps.append(step)
        if steps:
            self._apply(steps, mine=False)
        return bool(steps)

    def _apply(self, steps: Sequence[Stored], *, mine: bool, encoded: bytes = b"") -> None:
        """Fold steps that are stored, and tell the listeners of all of them at once."""
        before = self.room if self.version else None
        room, first = before, self.seq + 1
        events: list[AnyRoomEvent] = []
        whispers: list[Whisper] = []
        for step in steps:
            for event in step.events:
                room = evolve(room, event)
            self.vault = self.vault.after(step.events, step.whispers, step.key)
            self.seq_of_command[step.command] = step.last
            events += step.events
            whispers += step.whispers
        assert room is not None  # a stream begins with the opening of its room
        self.room = room
        self.seq += len(events)
        self.version, self._latest = steps[-1].version, steps[-1].command
        others = tuple(event for event in events if type(event) is not Played)
        committed = Committed(before, room, first, events, tuple(whispers), mine, encoded, others)
        for listener in self.listeners:
            listener.committed(committed)

"""A room without a server: its people send commands, and it is as its stream says."""

from __future__ import annotations

from random import Random

import pytest

from covernames import Card, Key, Pile, Rejected, Settings, Whisper
from covernames.game.notation import WORDS
from covernames.room import commands as cmd
from covernames.room.context import Facts, Vault
from covernames.room.events import RoomEvent, RoomOpened
from covernames.room.fold import evolve, fold
from covernames.room.room import Room, RoomSettings
from covernames.room.rules import decide

PILE = Pile.of(Card(word, f"{word}-back") for word in (*WORDS, *"abcdefghij"))
CLASSIC = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")


class Place:
    """A room with its vault and stream, as a server would keep them."""

    def __init__(self, settings: RoomSettings | None = None, host: str = "ann") -> None:
        self.rng = Random(1)
        self.log: list[RoomEvent] = [RoomOpened(host, settings or RoomSettings())]
        self.room: Room = fold(self.log)
        self.vault = Vault()
        self.now = 0

    def do(self, member: str, command: cmd.Command, **facts: object) -> list[RoomEvent]:
        known = Facts(self.now, self.rng, PILE, **facts)  # type: ignore[arg-type]
        decision = decide(self.room, self.vault, member, command, known)
        return self.keep(decision.events, decision.whispers, decision.key)

    def keep(
        self, events: list[RoomEvent], whispers: tuple[Whisper, ...], key: Key | None
    ) -> list[RoomEvent]:
        for event in events:
            self.room = evolve(self.room, event)
        self.log += events
        self.vault = self.vault.after(events, whispers, key)
        return events

    def refused(self, member: str, command: cmd.Command, **facts: object) -> str:
        before = self.room, list(self.log), self.vault
        with pytest.raises(Rejected) as caught:
            self.do(member, command, **facts)
        assert (self.room, self.log, self.vault) == before
        return caught.value.code


def seated(variant: str = "classic", game: Settings | None = None) -> Place:
    """A room in which everybody sits: ann, bo, cy, di on the four seats."""
    place = Place(RoomSettings(variant=variant, game=game or Settings()))
    for name, seat in zip(("ann", "bo", "cy", "di"), CLASSIC, strict=True):
        place.do(name, cmd.Enter(name.title()))
        place.do(name, cmd.TakeSeat(seat))
    return place

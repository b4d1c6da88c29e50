"""What a command is decided with: the room, the vault, facts from outside; and what follows."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from ..game.actions import Judgement
from ..game.deal import Pile
from ..game.events import GameDealt, Whisper
from ..game.key import Key
from . import events as ev
from .deals import Deal
from .room import Brought, Room


class Ruling(NamedTuple):
    """What the referee says of a clue, and why."""

    verdict: Judgement
    reason: str = ""
    card: str = ""
    form: str = ""


class Facts(NamedTuple):
    """What a room cannot know by itself."""

    now: int
    rng: Random
    pile: Pile | None = None
    """The cards of the room's decks, for a deal."""
    present: tuple[str, ...] | None = None
    """The members who are here; None: all."""
    pointing: frozenset[str] = frozenset()
    """The members who point at the card that is to be guessed."""
    ruling: Ruling | None = None
    """The referee's word on the clue that is given or challenged; None: it was not asked."""
    ideas: tuple[str, ...] | None = None
    """What a bot would say in the member's seat; empty: it has no answer; None: nobody asked."""
    given: Deal | None = None
    """What others play as well, for the first game of a room that was opened for it."""


class Vault(NamedTuple):
    """What only some may know: the key and the whispers of the game at hand."""

    key: Key | None = None
    whispers: tuple[Whisper, ...] = ()

    def after(
        self, events: Iterable[ev.RoomEvent], whispers: Iterable[Whisper], key: Key | None
    ) -> Vault:
        """The vault after a step of the room; a deal brings its key and begins it anew."""
        dealt = False
        for event in events:
            if type(event) is ev.Played and type(event.event) is GameDealt:
                dealt = True
        if not dealt and not whispers:
            return self
        before = Vault(key) if dealt else self
        return Vault(before.key, (*before.whispers, *whispers))


class Decision(NamedTuple):
    """What follows: events for all, whispers for some, a key for the vault, lists for the store."""

    events: list[ev.RoomEvent]
    whispers: tuple[Whisper, ...] = ()
    key: Key | None = None
    words: tuple[str, ...] = ()
    """The list that the settings refer to from now on, where it is a new one."""
    pictures: tuple[Brought, ...] = ()
    """The same for pictures."""


class Context(NamedTuple):
    """One command in its circumstances."""

    room: Room
    vault: Vault
    member: str
    facts: Facts

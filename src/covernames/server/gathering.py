"""Who is in a room on this node and on others, and what is said and shown but in no stream.

Presence, marks and chat are ephemeral: gathered, told again, forgotten. On several nodes each tells
the others over the bus who is with it; the word of a node that fell silent expires.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ..room.names import is_visible
from ..room.room import Room
from ..room.view import may_chat
from . import wire
from .bus import Bus, Passing
from .line import Line

LONGEST_TEXT = 500
BELIEVED = 12.0
"""Seconds that a node's word on who is there holds."""
SILENCE = 75.0
"""Seconds without a word, a ping included, until a device counts as gone."""
PENALTY = 5.0
"""Seconds that somebody who flooded waits at the door."""
COALESCE = 0.15
"""Seconds in which comings and goings, or marks, are gathered into one message."""


class Gathering:
    """The lines of a room."""

    def __init__(self, code: str, bus: Bus | None, changed: Callable[[set[str]], None]) -> None:
        self.code = code
        self.bus = bus
        self._changed = changed
        """Told a moment after people came or went, and who."""
        self._moved: set[str] = set()
        self.lines: set[Line] = set()
        self.marks: dict[int, tuple[str, ...]] = {}
        self._elsewhere: dict[str, tuple[Passing, float]] = {}
        """Who is on other nodes, and until when that is believed."""
        self._punished: dict[str, float] = {}
        self._greeting: asyncio.TimerHandle | None = None
        self._marking: asyncio.TimerHandle | None = None
        self._shown = self.marks

    # Who is here

    def enter(self, line: Line) -> None:
        """A device has come; it hears everything from now on."""
        self.lines.add(line)
        self._moved.add(line.member)
        if self.marks:
            line.tell(wire.encode(wire.Marks(self.marks)))
        self._say_who_is_here()

    def leave(self, line: Line) -> None:
        """A device is gone; its member keeps the seat."""
        self.lines.discard(line)
        self._moved.add(line.member)
        self._say_who_is_here()

    def show_out(self, member: str, code: str) -> None:
        """Hang up on somebody who is no longer of the room, and say why."""
        for line in [line for line in self.lines if line.member == member]:
            line.close(code)

    def punish(self, who: str) -> None:
        """Somebody was shown out for flooding."""
        self._punished[who] = time.monotonic() + PENALTY

    def penalty(self, who: str) -> float:
        """Seconds that somebody must wait before they are let in again."""
        now = time.monotonic()
        self._punished = {name: until for name, until in self._punished.items() if until > now}
        return self._punished.get(who, now) - now

    def present(self) -> tuple[str, ...]:
        """The members who have a device here or on another node."""
        return tuple(sorted({*self._here(), *(m for p in self._others() for m in p.members)}))

    def stop(self) -> None:
        """Say no more."""
        for timer in (self._greeting, self._marking):
            if timer is not None:
                timer.cancel()
        self._greeting = self._marking = None

    def _here(self) -> set[str]:
        return {line.member for line in self.lines if line.member and not line.dropped}

    def _looking_on(self) -> int:
        return sum(not line.member for line in self.lines)

    def _say_who_is_here(self, *, locally: bool = False) -> None:
        """Soon, and once for all who come and go in the meantime."""
        if not locally:
            self._pass_on()
        if self._greeting is None:
            loop = asyncio.get_running_loop()
            self._greeting = loop.call_later(COALESCE, self._greet)

    def _greet(self) -> None:
        self._greeting = None
        moved, self._moved = self._moved, set()
        self._changed(moved)
        looking_on = self._looking_on() + sum(passing.spectators for passing in self._others())
        self.tell(wire.encode(wire.Here(self.present(), looking_on)))

    # Other nodes

    def _others(self) -> list[Passing]:
        """What other nodes have said of late; that of a lost node expires."""
        if not self._elsewhere:
            return []
        now = time.monotonic()
        self._elsewhere = {node: kept for node, kept in self._elsewhere.items() if kept[1] > now}
        return [passing for passing, _ in self._elsewhere.values()]

    def beat(self) -> None:
        """Now and then: hang up on devices and forget nodes that fell silent; tell who is here."""
        quiet = time.monotonic() - SILENCE
        for line in [line for line in self.lines if line.dropped or line.heard < quiet]:
            line.drop()
            self.leave(line)  # one that does not even read cannot be told to go
        before = len(self._elsewhere)
        if len(self._others()) != before:
            self._say_who_is_here()
        self._pass_on()

    def passed(self, passing: Passing) -> None:
        """Another node has something for the lines here."""
        known = self._elsewhere.get(passing.node)
        self._elsewhere[passing.node] = (passing, time.monotonic() + BELIEVED)
        if known is None or _who(known[0]) != _who(passing):
            self._moved |= set(passing.members) ^ set(known[0].members if known else ())
            self._say_who_is_here(locally=True)
        if passing.told:
            self.tell(passing.told)
        if passing.mark is not None:
            self._set_mark(*passing.mark)

    def _pass_on(self, told: str = "", mark: tuple[str, int, bool] | None = None) -> None:
        if self.bus is not None and not self.bus.alone:
            here = tuple(sorted(self._here()))
            looking_on = self._looking_on()
            self.bus.publish(Passing(self.bus.node, self.code, here, looking_on, told, mark))

    # Telling

    def tell(self, message: str) -> None:
        """To every line here, encoded once."""
        for line in self.lines:
            line.tell(message)

    def tell_everywhere(self, message: wire.FromServer) -> None:
        """To every line of the room, on every node."""
        told = wire.encode(message)
        self.tell(told)
        self._pass_on(told)

    # Marks and chat

    def mark(self, room: Room, member: str, cell: int, *, on: bool) -> bool:
        """A mark on a card, by somebody who may guess now; whether it was taken."""
        table = room.game
        seat = room.seat_of(member) if member else ""
        if table is None or cell not in range(len(table.words)):
            return False
        if "guess" not in table.turn.may.get(seat, ()):
            return False
        if self._set_mark(member, cell, on):
            self._pass_on(mark=(member, cell, on))
        return True

    def _set_mark(self, member: str, cell: int, on: bool) -> bool:
        """Whether that changed something."""
        before = self.marks.get(cell, ())
        if (member in before) == on:
            return False
        after = (*before, member) if on else tuple(name for name in before if name != member)
        others = {at: who for at, who in self.marks.items() if at != cell}
        self.marks = {**others, cell: after} if after else others
        self._show_marks()
        return True

    def clear_marks(self) -> None:
        """A new turn of thought: what was marked before no longer counts."""
        if self.marks:
            self.marks = {}
            self._show_marks()

    def _show_marks(self) -> None:
        """At once, then once for all that change in a short while."""
        if self._marking is None:
            self.tell(wire.encode(wire.Marks(self.marks)))
            self._shown = self.marks
            self._marking = asyncio.get_running_loop().call_later(COALESCE, self._show_more)

    def _show_more(self) -> None:
        self._marking = None
        if self._shown != self.marks:
            self._show_marks()

    def pointing(self, cell: int) -> frozenset[str]:
        """Who has a mark on a card."""
        return frozenset(self.marks.get(cell, ()))

    def chat(self, room: Room, member: str, text: str) -> wire.Refused | None:
        """Text to everybody, where the rules allow it: not from who knows a key."""
        if not may_chat(room, member):
            return wire.Refused("", "chat-closed")
        text = " ".join(text.split())[:LONGEST_TEXT]
        if is_visible(text):
            self.tell_everywhere(wire.Said(member, text))
        return None


def _who(passing: Passing) -> tuple[tuple[str, ...], int]:
    return passing.members, passing.spectators

"""What bots challenge: a clue of the others that the referee is certain about, once.

The room's own referee is asked, about nothing but what lies on the table. Where it does not answer,
or the room plays without one, there is nothing to object to.
"""

from __future__ import annotations

from typing import NamedTuple

from ..game.choices import objectors
from ..game.table import Table
from ..room.room import Room
from .clock import Clock
from .room_facts import Judge


class Objector(NamedTuple):
    """A bot that may challenge, and the people who may do the same."""

    member: str
    people: frozenset[str]


def objector_of(room: Room, table: Table) -> Objector | None:
    """The bot that would challenge the latest clue; None: no bot may, or none should."""
    settings = room.settings
    if not settings.bots_challenge or settings.referee == "off":
        return None
    members = [member for seat in objectors(table) for member in table.members[seat]]
    bots = [member for member in members if room.members[member].bot]
    return Objector(bots[0], frozenset(members) - frozenset(bots)) if bots else None


class Objections:
    """Remembers of the latest clue whether a bot objects, and since when."""

    def __init__(self, judge: Judge, clock: Clock) -> None:
        self._judge, self._clock = judge, clock
        self._clue: tuple[str, int] | None = None
        self._due: float | None = None

    async def wait(self, room: Room, table: Table, delay: float) -> float | None:
        """Seconds until a bot challenges the latest clue; None: it lets the clue pass.

        The delay runs from when the clue was heard first: who guesses on quickly gains no time.
        """
        clue = (table.commitment, len(table.clues))
        if clue != self._clue:
            said, open_words = table.clue, table.visible_for_clue
            verdict = await self._judge(room, said.word, said.number, open_words)
            certain = verdict is not None and verdict.verdict == "illegal"
            self._clue = clue
            self._due = self._clock.monotonic() + delay if certain else None
        return None if self._due is None else max(0.0, self._due - self._clock.monotonic())

    def made(self) -> None:
        """It was said, and is not said again."""
        self._due = None

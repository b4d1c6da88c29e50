"""The facts that a room cannot know by itself: its cards, who is here, the referee's word.

What takes time is asked for before the room's lock is taken, for the game and the settings as they
were then; whoever asked looks again whether they still are.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from ..game import actions as act
from ..game.chance import Chance
from ..game.deal import Pile
from ..game.table import Table
from ..referee import Verdict
from ..room import commands as cmd
from ..room.context import Facts, Ruling
from ..room.room import Room, RoomSettings
from .clock import Clock
from .piles import Piles
from .pointers import Pointers
from .presence import Presence

CHANCE = Chance()
"""For the deals of all rooms."""

Judge = Callable[[Room, str, object, Sequence[str]], Awaitable[Verdict | None]]
"""What the referee says of a clue; None: the room plays without one."""


class Asked(NamedTuple):
    """What was asked for, and about which state of the room."""

    game: Table | None
    settings: RoomSettings | None
    now: int | None = None
    """When the answer was there; None: nothing had to be asked for."""
    pile: Pile | None = None
    ruling: Ruling | None = None
    added: object = None
    """The words that everybody gathers: whoever adds one during a deal wants it dealt."""

    def holds(self, room: Room) -> bool:
        """Whether the room is still as it was when something was asked for."""
        nothing = self.now is None and self.pile is None
        same = self.game is room.game and self.settings is room.settings
        return nothing or (same and self.added is room.added)


NOTHING_ASKED = Asked(None, None)


class RoomFacts:
    """Fetches facts for the commands of one room."""

    def __init__(
        self, piles: Piles, judge: Judge, presence: Presence, pointers: Pointers, clock: Clock
    ) -> None:
        self._piles, self._judge = piles, judge
        self._presence, self._pointers, self._clock = presence, pointers, clock
        self._rng = CHANCE

    @staticmethod
    def takes_time(room: Room, action: act.Action) -> bool:
        """Whether the referee is asked before an action can be decided."""
        strict = room.settings.referee == "strict"
        return isinstance(action, act.Challenge) or (isinstance(action, act.GiveClue) and strict)

    async def ask(self, room: Room, command: cmd.Command) -> Asked:
        """All that takes time."""
        asked = Asked(room.game, room.settings, added=room.added)
        if isinstance(command, cmd.StartGame):
            return asked._replace(pile=await self._piles.of(room))
        action, table = getattr(command, "action", None), room.game
        if table is None:
            return asked
        if isinstance(action, act.Challenge) and table.clues:
            word, number, visible = table.clue.word, table.clue.number, table.visible_for_clue
        elif isinstance(action, act.GiveClue) and room.settings.referee == "strict":
            word, number, visible = action.word, action.number, table.visible
        else:
            return asked
        came = self._clock.now()
        ruling = await self._ruling(room, word, number, visible)
        return asked._replace(now=_or_in_time(table, came, self._clock.now()), ruling=ruling)

    def complete(self, command: cmd.Command, asked: Asked) -> Facts:
        """With what is known at once."""
        now = self._clock.now() if asked.now is None else asked.now
        action = getattr(command, "action", None)
        pointing = self._pointers.at(action.cell) if isinstance(action, act.Guess) else frozenset()
        present = self._presence.present()
        return Facts(now, self._rng, asked.pile, present, pointing, asked.ruling)

    def at_once(self) -> Facts:
        """Only what is known at once."""
        return Facts(self._clock.now(), self._rng, present=self._presence.present())

    async def _ruling(
        self, room: Room, word: str, number: object, visible: Sequence[str]
    ) -> Ruling | None:
        verdict = await self._judge(room, word, number, visible)
        if verdict is None:
            return None
        return Ruling(verdict.verdict, verdict.reason, verdict.card, verdict.form)


def _or_in_time(table: Table, came: int, now: int) -> int:
    """The time after somebody was asked: what follows runs from now, not from when it was asked.

    What came in time is not too late because somebody else thought about it (A-13).
    """
    due, timer = table.turn.deadline, table.settings.timer
    in_time = timer is not None and timer.mode == "strict" and due is not None and came < due
    return min(now, due - 1) if in_time and due is not None else now

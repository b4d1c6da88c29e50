"""The facts that a room cannot know by itself: its cards, who is here, the referee's word.

What takes time is asked for before the room's lock is taken, for the game and the settings as they
were then; whoever asked looks again whether they still are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from ..game import actions as act
from ..game.chance import Chance
from ..game.deal import Pile
from ..game.ideas import awaits_clue, ideas_told
from ..game.table import Table
from ..game.view import View
from ..referee import Verdict
from ..room import commands as cmd
from ..room.context import Facts, Ruling, Vault
from ..room.deals import Deal
from ..room.room import Room, RoomSettings
from ..room.view import seat_view
from .clock import Clock, Times
from .logs import fault
from .piles import Piles
from .pointers import Pointers
from .presence import Presence
from .questions import Unanswered

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
    given: Deal | None = None
    ruling: Ruling | None = None
    added: object = None
    """The words that everybody gathers: whoever adds one during a deal wants it dealt."""
    ideas: tuple[str, ...] | None = None

    def holds(self, room: Room) -> bool:
        """Whether the room is still as it was when something was asked for."""
        nothing = self.now is None and self.pile is None and self.given is None
        same = self.game is room.game and self.settings is room.settings
        return nothing or (same and self.added is room.added)


Ideas = Callable[[View, tuple[str, ...]], Awaitable[tuple[str, ...]]]
"""What a bot would say in a seat; it may fail."""

NOTHING_ASKED = Asked(None, None)


class RoomFacts:
    """Fetches facts for the commands of one room."""

    def __init__(
        self,
        piles: Piles,
        judge: Judge,
        ideas: Ideas,
        presence: Presence,
        pointers: Pointers,
        clock: Clock,
        times: Times,
    ) -> None:
        self._piles, self._judge, self._ideas = piles, judge, ideas
        self._patience = times.ideas_timeout
        self._presence, self._pointers, self._clock = presence, pointers, clock
        self._rng = CHANCE

    @staticmethod
    def takes_time(room: Room, action: act.Action) -> bool:
        """Whether the referee is asked before an action can be decided."""
        strict = room.settings.referee == "strict"
        return isinstance(action, act.Challenge) or (isinstance(action, act.GiveClue) and strict)

    async def ask(self, room: Room, vault: Vault, member: str, command: cmd.Command) -> Asked:
        """All that takes time."""
        asked = Asked(room.game, room.settings, added=room.added)
        if isinstance(command, cmd.AskIdeas):
            ideas = await self._ideas_for(room, vault, room.seat_of(member))
            return asked if ideas is None else asked._replace(now=self._clock.now(), ideas=ideas)
        if isinstance(command, cmd.StartGame):
            if room.awaits_deal:
                return asked._replace(given=await self._piles.given())
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
        known = asked.pile, present, pointing, asked.ruling, asked.ideas, asked.given
        return Facts(now, self._rng, *known)

    def at_once(self) -> Facts:
        """Only what is known at once."""
        return Facts(self._clock.now(), self._rng, present=self._presence.present())

    async def _ideas_for(self, room: Room, vault: Vault, seat: str) -> tuple[str, ...] | None:
        """What a bot would say there; None: it has been asked, or there is nothing to say."""
        table = room.game
        if table is None or not awaits_clue(table, seat):
            return None
        if ideas_told(table, vault.whispers, seat):
            return None
        try:
            async with asyncio.timeout(self._patience):
                return await self._ideas(seat_view(room, vault, seat), room.settings.options)
        except Exception as error:  # noqa: BLE001 - whatever it is, there are no ideas
            # Who asks too much must not fill the log as well.
            if not (isinstance(error, Unanswered) and error.why == "crowded"):
                fault("no ideas for a clue", error)
            return ()

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

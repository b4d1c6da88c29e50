"""How long a bot waits before it acts: at a human pace, and after people who may do the same.

Who is writing a clue is waited for, so that nobody's draft is overtaken by a bot; who wants to hear
the bot's clue first can let it begin.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from random import Random
from typing import Final

from ..game import actions as act
from ..game.table import Table
from ..room.room import Room
from .clock import Clock, Times

CLUE_PAUSE: Final = 1.6
"""A clue takes this many times the pause of a guess."""
AFTER_PEOPLE: Final = 5.0
"""And so many times longer where people may do the same."""
HEAD_START: Final = 24.0
"""The same for a clue: at the usual pause at least a minute to think of one."""
DRAFT: Final = 60.0
"""Seconds for which somebody who has just written a letter is still writing."""
HURRIED: Final = 0.2
"""And where somebody hurries it, so many times as long: every card is still seen to turn."""
DECISIVE: Final = frozenset({"give-clue", "guess", "cover"})
"""What others wait for."""
LONGEST: Final = 600.0
"""Seconds after which a bot waits for no draft any more: nobody can stop a game by writing."""


class HeadStart:
    """What people have before the bots of one room."""

    def __init__(self, clock: Clock, times: Times) -> None:
        self._clock, self._times = clock, times
        self._rng = Random()
        self._writing: dict[str, float] = {}
        """Until when each member counts as writing a clue."""
        self._given_up: Table | None = None
        """The table at which people let a bot begin."""

    def wrote(self, member: str) -> None:
        """Somebody is writing a clue."""
        self._writing[member] = self._clock.monotonic() + DRAFT

    def give_up(self, table: Table) -> None:
        """Somebody lets a bot begin."""
        self._given_up = table
        self._writing.clear()

    def pause(self, times: float) -> float:
        """So many times the usual pause, and never quite the same."""
        return self._times.bot_pause * times * self._rng.uniform(0.8, 1.3)

    async def over(
        self, action: act.Action, table: Table, people: AbstractSet[str], *, hurried: bool = False
    ) -> None:
        """Until a bot may act, where these people are there."""
        began = self._clock.monotonic()
        rivals = people & _rivals(action, table)
        await self._clock.sleep(self._delay(action, table, rivals, hurried=hurried))
        while isinstance(action, act.GiveClue):
            now = self._clock.monotonic()
            until = max((self._writing.get(member, 0.0) for member in rivals), default=0.0)
            left = min(until, began + LONGEST) - now
            if left <= 0:
                return
            await self._clock.sleep(left)

    def _delay(
        self, action: act.Action, table: Table, rivals: AbstractSet[str], *, hurried: bool
    ) -> float:
        """Never before people have seen the last card turn."""
        times = CLUE_PAUSE if isinstance(action, act.GiveClue) else 1.0
        # Where people may do the same (who gives the first clue in Duet?), they go first.
        if rivals and self._given_up is not table:
            times *= HEAD_START if isinstance(action, act.GiveClue) else AFTER_PEOPLE
        elif hurried:
            times *= HURRIED
        return self.pause(times)


def waits_alone(room: Room, member: str) -> bool:
    """Whether somebody is the only person in a game of bots, and waits for them.

    A clue that is in doubt hurries nobody.
    """
    table, seat = room.game, room.seat_of(member) if member else ""
    if table is None or not room.playing or not seat or table.doubt is not None:
        return False
    seated = {each for members in table.members.values() for each in members} - {member}
    return all(room.members[each].bot for each in seated) and not DECISIVE.intersection(
        table.turn.may.get(seat, ())
    )


def _rivals(action: act.Action, table: Table) -> frozenset[str]:
    """Who may do the same."""
    name = act.name_of(action)
    may = (seat for seat, what in table.turn.may.items() if name in what)
    return frozenset(member for seat in may for member in table.members[seat])

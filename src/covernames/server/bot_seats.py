"""Bots on seats of a room: they think in workers, at a human pace.

A bot is a member like any other and acts through the same commands. Where people share its seat it
only marks what it thinks; the touch is theirs. A command of a bot is named after the game and its
step, so that two nodes that think of the same thing do it once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ..game import actions as act
from ..game.errors import Rejected
from ..game.table import Table
from ..game.view import View
from ..room.room import Room
from .logs import fault
from .referee import read
from .workers import Need, Unanswered, Workers

if TYPE_CHECKING:
    from ..bots import Bot

OFFERED: Final = (
    "associations:steady",
    "associations:cautious",
    "associations:bold",
    "random",
)
"""Bots that a room may seat. Others would run code or call addresses that a guest names."""
CLUE_PAUSE: Final = 1.6
"""A clue takes this many times the pause of a guess."""
AFTER_PEOPLE: Final = 5.0
"""And so many times longer where people may do the same."""
THINKING: Final = 20.0
"""Seconds for one thought; a hundredth of it is usual."""
AGAIN: Final = (1.0, 2.0)
"""Seconds until a bot that did not answer is asked again, each time."""

Act = Callable[[str, act.Action, Table], Awaitable[object]]
Show = Callable[[str, int], None]


def check_bot(name: str) -> None:
    """Refuse a bot that is not offered."""
    if name not in OFFERED:
        raise Rejected("bot-unknown", bot=name[:40])


class Thinking:
    """How the bots of a room think; a language is loaded when it is first played."""

    def __init__(self, workers: Workers, who: str) -> None:
        self._workers, self._who = workers, who

    async def choose(self, bot: str, view: View, options: tuple[str, ...]) -> act.Action | None:
        """What a bot does in its seat; None: nothing. Raises `Unanswered`."""
        need = Need(_prepare, (bot, view.table.language))
        asked = (bot, view, options)
        return await self._workers.ask(self._who, _choose, *asked, limit=THINKING, need=need)


def spare(view: View) -> act.Action | None:
    """What can be done on a seat without thinking; None: nothing, for any bot."""
    from ..bots.bot import Player  # noqa: PLC0415 - only rooms with bots need it
    from ..bots.spare import Spare  # noqa: PLC0415 - as above

    choice = Player(Spare(view.table.language), view.seat).choose(view)
    return None if choice is None else choice.action


def _prepare(name: str, language: str) -> None:
    """Have at hand what a bot reads before its first move; it judges its own clues, too."""
    _bot(name, language, ())
    read(language)


@lru_cache(32)
def _bot(name: str, language: str, options: tuple[str, ...]) -> Bot:
    from ..bots import bot_named  # noqa: PLC0415 - loaded where bots think, not in the server

    bot = bot_named(name, language)
    bot.options = options
    return bot


def _choose(name: str, view: View, options: tuple[str, ...]) -> act.Action | None:
    from ..bots import Player  # noqa: PLC0415 - as above

    choice = Player(_bot(name, view.table.language, options), view.seat).choose(view)
    if choice is None:
        return None
    if not isinstance(choice.action, act.GiveClue) or choice.sure is None:
        return choice.action
    # How sure it is goes with the clue: a whisper that opens when the game is over.
    return replace(choice.action, sure=round(100 * choice.sure))


class BotSeats:
    """The bots of one room."""

    def __init__(
        self,
        thinking: Thinking,
        pause: float,
        do: Act,
        show: Show,
        again: tuple[float, ...] = AGAIN,
    ) -> None:
        self.thinking = thinking
        self.again = again
        self.pause = pause
        """Seconds between what people see last and a bot's guess."""
        self._do, self._show = do, show
        self._task: asyncio.Task[None] | None = None
        self._rng = Random()

    def look(
        self,
        room: Room,
        view: Callable[[str], View],
        present: Callable[[], tuple[str, ...]],
        later: float = 0.0,
    ) -> None:
        """The game has moved: whoever is to act begins to think, and what was thought is void."""
        self.stop()
        if not room.playing or not any(who.bot for who in room.members.values()):
            return
        self._task = asyncio.create_task(self._run(room, view, present, later))

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _run(
        self,
        room: Room,
        view: Callable[[str], View],
        present: Callable[[], tuple[str, ...]],
        later: float,
    ) -> None:
        table = room.game
        assert table is not None
        for seat, members in table.members.items():
            bots = [member for member in members if room.members[member].bot]
            if not bots:
                continue
            bot = room.members[bots[0]].bot
            action = await self._choice(bot, view(seat), room.settings.options)
            if action is None:
                continue
            here = set(present())
            await asyncio.sleep(later + self._patience(action, table, here - set(bots)))
            people = set(members) - set(bots)
            if isinstance(action, act.Guess | act.Stop) and people & set(present()):
                if isinstance(action, act.Guess):
                    self._show(bots[0], action.cell)
                continue
            # Others may have acted in the meantime: then this is refused and nothing happens.
            try:
                await asyncio.shield(self._do(_voice(table, bots, action), action, table))
            except Exception as error:  # noqa: BLE001 - as below
                fault("a bot could not act", error)
            return

    async def _choice(self, bot: str, view: View, options: tuple[str, ...]) -> act.Action | None:
        """What a bot does. One that does not answer is asked again; then something is done for it.

        A room never waits for a bot that cannot think.
        """
        instead = spare(view)
        if instead is None:
            return None
        for wait in (*self.again, 0.0):
            try:
                return await self.thinking.choose(bot, view, options)
            except Exception as error:  # noqa: BLE001 - a bot that breaks must not break the room
                if isinstance(error, Unanswered) and error.why == "closed":
                    return None  # the server ends
                fault("a bot does not answer", error)
            await asyncio.sleep(wait)
        return instead

    def _patience(self, action: act.Action, table: Table, people: set[str]) -> float:
        """At a human pace, and never before people have seen the last card turn."""
        times = CLUE_PAUSE if isinstance(action, act.GiveClue) else 1.0
        name = act.name_of(action)
        rivals = {
            m for seat, may in table.turn.may.items() if name in may for m in table.members[seat]
        }
        # Where people may do the same (who gives the first clue in Duet?), they go first.
        times *= AFTER_PEOPLE if rivals & people else 1.0
        return self.pause * times * self._rng.uniform(0.8, 1.3)


def _voice(table: Table, bots: list[str], action: act.Action) -> str:
    """Which of several bots on a seat acts: the first, but everybody votes once."""
    votes = table.doubt.votes if table.doubt is not None else {}
    if isinstance(action, act.Vote):
        return next((bot for bot in bots if bot not in votes), bots[0])
    return bots[0]

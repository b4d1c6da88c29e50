"""Bots on seats of a room: they think in processes of their own, at a human pace.

A bot is a member like any other and acts through the same commands. Where people share its seat it
only marks what it thinks; the touch is theirs. A command of a bot is named after the game and its
step, so that two nodes that think of the same thing do it once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ..game import actions as act
from ..game.errors import Rejected
from ..game.session import View
from ..game.table import Table
from ..room.room import Room
from .logs import log

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

Act = Callable[[str, act.Action, Table], Awaitable[object]]
Show = Callable[[str, int], None]


def check_bot(name: str) -> None:
    """Refuse a bot that is not offered."""
    if name not in OFFERED:
        raise Rejected("bot-unknown", bot=name[:40])


class Thinking:
    """The processes in which bots think; a language is loaded when it is first played."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, options: tuple[str, ...]) -> act.Action | None:
        """What a bot does in its seat; None: nothing."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, bot, view, options)

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


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

    def __init__(self, thinking: Thinking, pause: float, do: Act, show: Show) -> None:
        self.thinking = thinking
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
            try:
                options = room.settings.options
                bot = room.members[bots[0]].bot
                action = await self.thinking.choose(bot, view(seat), options)
            except Exception as error:  # noqa: BLE001 - a bot that breaks must not break the room
                log.error("bot failed", exc_info=error)
                continue
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
            except Exception as error:  # noqa: BLE001 - as above
                log.error("bot failed", exc_info=error)
            return

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

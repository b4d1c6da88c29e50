"""Bots on the other seats of a game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from ..game import actions as act
from ..game.session import Session

if TYPE_CHECKING:
    from ..bots import Choice, Player

SURE = 0.5
"""In sudden death a bot touches only what it is so sure of; else people choose."""


@contextmanager
def own_bots() -> Iterator[None]:
    """A bot of one's own lies where one works; processes that are started inherit the path.

    The folder comes last: what else lies there and is called like a module of Python's or of
    somebody else's (``random.py``, ``numpy.py``) is never taken for it.
    """
    here = str(Path.cwd())
    sys.path.append(here)
    try:
        yield
    finally:
        sys.path.reverse()
        sys.path.remove(here)
        sys.path.reverse()


class BotFailed(Exception):  # noqa: N818 - says what happened
    """A bot is somebody else's code, or behind somebody else's address: it may fail."""

    def __init__(self, bot: str, error: Exception) -> None:
        super().__init__(bot)
        self.bot, self.error = bot, str(error) or type(error).__name__


class BotPlayers:
    """The bots of a game; none: everybody is a person."""

    def __init__(self, bots: dict[str, str], language: str, pause: float = 1.5) -> None:
        self.bots = bots
        self.pause = pause
        self._players: dict[str, Player] = {}
        if bots:
            from ..bots import Player, bot_named  # noqa: PLC0415 - they load much, commands should not

            self._players = {
                seat: Player(bot_named(bot, language), seat) for seat, bot in bots.items()
            }

    def plays(self, seat: str) -> bool:
        """Whether a bot sits there."""
        return seat in self._players

    def choose(self, game: Session) -> tuple[str, act.Action] | None:
        """What a bot does now, and where it sits; None: people are to act."""
        for seat, player in self._players.items():
            try:
                choice = player.choose(game.view(seat))
            except Exception as error:
                raise BotFailed(self.bots[seat], error) from error
            if choice is not None and not self._leaves_it(game, choice):
                sleep(self.pause)
                return seat, choice.action
        return None

    def _leaves_it(self, game: Session, choice: Choice) -> bool:
        """In sudden death both sides may touch; who is not sure lets the other."""
        turn = game.table.turn
        people = any(not self.plays(seat) for seat, may in turn.may.items() if "guess" in may)
        return turn.phase == "sudden-death" and people and (choice.sure or 0) < SURE

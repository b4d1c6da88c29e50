"""Bots on the other seats of a game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING

from ..game import actions as act
from ..game.choices import objectors
from ..game.session import Session
from ..game.table import Why
from ..game.variant import GUESS
from ..judging import judge
from ..refusals import BotFailed

if TYPE_CHECKING:
    from ..bots import Choice, Player

SURE = 0.5
"""In sudden death a bot touches only what it is so sure of; else people choose."""


@contextmanager
def own_bots(names: Iterable[str]) -> Iterator[None]:
    """Find bots of one's own (``module:Class``) in the current folder, if any is among the names.

    Processes that are started inherit the path. The folder comes last: what else lies there and is
    called like a module of Python's or of somebody else's (``random.py``, ``numpy.py``) is never
    taken for it.
    """
    from ..bots.names import is_own  # noqa: PLC0415 - bots load much, other commands should not

    if not any(map(is_own, names)):
        yield
        return
    here = str(Path.cwd())
    sys.path.append(here)
    try:
        yield
    finally:
        sys.path.reverse()
        sys.path.remove(here)
        sys.path.reverse()


class BotPlayers:
    """The bots of a game; none: everybody is a person.

    Args:
        bots: Their names, by seat.
        language: The language of the words.
        pause: Seconds before each of them acts.
        challenge: Whether they challenge what is certainly not allowed.
    """

    def __init__(
        self,
        bots: dict[str, str],
        language: str,
        pause: float = 1.5,
        *,
        challenge: bool = False,
    ) -> None:
        self.bots = bots
        self.pause = pause
        self._challenge = challenge
        self._players: dict[str, Player] = {}
        self._told: dict[str, str] = {}
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
        objection = self._objection(game)
        if objection is not None:
            sleep(self.pause)
            return objection
        for seat, player in self._players.items():
            try:
                choice = player.choose(game.view(seat))
            except Exception as error:
                raise BotFailed(self.bots[seat], error) from error
            if choice is not None and not self._leaves_it(game, choice):
                sleep(self.pause)
                return seat, choice.action
        return None

    def _objection(self, game: Session) -> tuple[str, act.Action] | None:
        """A challenge of the latest clue, where the referee is certain that it is not allowed."""
        table = game.table
        seat = next(filter(self.plays, objectors(table)), "")
        if not seat or not self._challenge:
            return None
        said, visible = table.clue, table.visible_for_clue
        verdict = judge(said.word, said.number, visible, table.language)
        if verdict.verdict != "illegal":
            return None
        why = Why(verdict.reason, verdict.card, verdict.form)
        return seat, act.Challenge("illegal", why=why)

    def puzzled(self, game: Session, seat: str) -> bool:
        """Whether the latest clue tells the bot of a seat nothing, which it says once."""
        first = game.table.turn.phase == GUESS and not game.table.turn.guesses
        return first and self._players[seat].bot.puzzled(game.view(seat))

    def troubles(self) -> list[str]:
        """What bots have trouble with since this was asked last."""
        now = {seat: player.bot.trouble() for seat, player in self._players.items()}
        fresh = {seat: said for seat, said in now.items() if said and said != self._told.get(seat)}
        self._told = now
        return [f"{self.bots[seat]}: {said}" for seat, said in fresh.items()]

    def _leaves_it(self, game: Session, choice: Choice) -> bool:
        """In sudden death both sides may touch; who is not sure lets the other."""
        turn = game.table.turn
        people = any(not self.plays(seat) for seat, may in turn.may.items() if "guess" in may)
        return turn.phase == "sudden-death" and people and (choice.sure or 0) < SURE

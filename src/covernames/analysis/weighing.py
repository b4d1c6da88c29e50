"""Clues on one scale: what a listener would touch, how sure that is, what it is worth.

The listener is a bot in the guessers' seat, who sees what they saw. The *scale* is the worth that
spymaster bots go by: the average chance to win after the turn, which puts clues of different
numbers in one order. Beside it stands the chance that the number comes true: so many own cards
before any other. Both are counted for listeners as they usually are (`spymaster.outlook`), alike
for what was given and for what is proposed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ..bots import spymaster
from ..bots.belief import SEVERAL, open_cells
from ..bots.mind_bot import NOTHING, MindBot
from ..bots.spymaster import Outlook
from ..game.actions import GiveClue, Guess
from ..game.key import Key
from ..game.session import Session
from ..game.table import UNLIMITED, Number, Table
from ..game.view import view_of
from ..text import same
from .moments import guesser, with_everybody
from .report import Touched, Weighed

BEST: Final = 3
"""The clues that are proposed."""
DIGITS: Final = 4
"""Digits of a chance in a report."""

_Ranked = tuple[Outlook, spymaster.Plan]


class Weighing:
    """One clue of a finished game, and what else might have been said in its place."""

    def __init__(self, bot: MindBot, table: Table, key: Key, seat: str) -> None:
        self._bot, self._key, self._seat = bot, key, seat
        self._table = with_everybody(table)
        self._view = view_of(self._table, key, seat)
        self._board = bot.mind.board(table.words)

    def weigh(self, word: str, number: Number, meant: tuple[int, ...] = ()) -> Weighed:
        """A clue that was given, or could have been.

        A 0 warns of cards and is not weighed, nor is what the listener does not know.
        """
        if not self._is_known(word):
            return Weighed(word, number, known=False, meant=meant)
        touches = self._touches(word, number)
        if number == 0:
            return Weighed(word, number, meant=meant, touches=touches)
        found = self._outlook([word], [_count(number)])[0]
        return _weighed(word, number, found, meant, touches)

    def best(self, given: str, number: Number) -> tuple[Weighed, ...]:
        """The best clues that the referee allows, by their worth; not the one that was given.

        They are the candidates of a spymaster bot, who minds what could be misheard. The same word
        with another number is another clue. Of several for the same cards only the best is taken,
        as long as there are others: three ideas say more than three words for one.
        """
        said = same(given), number
        plans = [plan for plan in self._plans() if (same(plan.word), plan.number) != said]
        words, numbers = [plan.word for plan in plans], [len(plan.meant) for plan in plans]
        outlooks = self._outlook(words, numbers)
        ranked = sorted(zip(outlooks, plans, strict=True), key=lambda each: -each[0].worth)
        return tuple(
            _weighed(
                plan.word, plan.number, found, plan.meant, self._touches(plan.word, plan.number)
            )
            for found, plan in sorted(self._chosen(ranked), key=lambda each: -each[0].worth)
        )

    def _chosen(self, ranked: list[_Ranked]) -> list[_Ranked]:
        """The first few that the referee lets pass without a question, other ideas first."""
        ideas: set[frozenset[int]] = set()
        fresh: list[_Ranked] = []
        again: list[_Ranked] = []
        for each in ranked:
            (_, plan), idea = each, frozenset(each[1].meant)
            kept = again if idea in ideas else fresh
            if len(kept) == BEST or not self._bot.is_legal(self._view, plan.word, plan.number):
                continue
            ideas.add(idea)
            kept.append(each)
            if len(fresh) == BEST:
                break
        return [*fresh, *again][:BEST]

    def _plans(self) -> list[spymaster.Plan]:
        """The candidates, each with the number of words that it is meant for."""
        character = self._bot.character
        for each in (character, character._replace(least=NOTHING)):
            # The ranking has a scale of its own: chance has no part in it, nor how a game begins.
            found = spymaster.plans(self._view, self._board, each, Random(0), plainly=False)
            plans = [plan._replace(number=len(plan.meant)) for plan in found if plan.meant]
            if plans:
                return plans
        return []

    def _outlook(self, words: Sequence[str], numbers: Sequence[int]) -> list[Outlook]:
        return spymaster.outlook(self._view, self._board, words, numbers)

    def _is_known(self, word: str) -> bool:
        """Whether a clue leads to any card that is still open."""
        heard = self._board.strengths_of(word)
        return bool(heard[list(open_cells(self._table))].max(initial=0.0) >= NOTHING)

    def _touches(self, word: str, number: Number) -> tuple[Touched, ...]:
        """What the bot would touch for a clue, played out by the rules of the game."""
        session = Session(self._key, self._table)
        session.act(self._seat, GiveClue(word, number))
        touches: list[Touched] = []
        while seat := guesser(session.table):
            touch = self._bot.touch(session.view(seat))
            if not isinstance(touch.action, Guess):
                break
            session.act(seat, touch.action)
            cell = touch.action.cell
            identity = session.table.clue.touches[-1].identity
            touches.append(Touched(cell, identity, round(touch.sure, DIGITS)))
        return tuple(touches)


def _weighed(
    word: str,
    number: Number,
    found: Outlook,
    meant: tuple[int, ...],
    touches: tuple[Touched, ...],
) -> Weighed:
    sure, worth = round(found.sure, DIGITS), round(found.worth, DIGITS)
    return Weighed(word, number, sure=sure, worth=worth, meant=meant, touches=touches)


def _count(number: Number) -> int:
    """How many cards a clue means, as listeners take it (C-081)."""
    return SEVERAL if number == UNLIMITED else int(number)

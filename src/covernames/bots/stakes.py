"""What a position is worth, between 0 and 1: the score in view of every decision.

Nobody can look far ahead in a word game, but everybody knows the pace: about two words a turn. A
small model of the turns to come gives every score its chance to win.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from ..game.key import AGENT, ASSASSIN, BYSTANDER
from ..game.table import Table, Tokens
from ..game.variants import VARIANTS

PACE: Final = (0.12, 0.36, 0.36, 0.13, 0.03)
"""The chances that a turn finds 0, 1, 2 … words."""
GIFT: Final = 0.08
"""The chance that a turn ends with a word for the rival."""
DEATH: Final = 0.02
"""The chance that a turn ends with the assassin."""
ALONE: Final = (0.25, 0.50, 0.20, 0.05)
"""The same against a phantom: whoever takes the pace for granted is late in the end."""
TOGETHER: Final = (0.12, 0.38, 0.36, 0.12, 0.02)
"""The same in Duet, where words grow rare and assassins do not."""
BLIND: Final = 0.3
"""The chance of a right guess in sudden death, as far as nothing else is known."""
BRISK: Final = 1.2
"""Whoever must find more words a turn than this is in a hurry."""
BEHIND: Final = 2
"""Whoever has so many more words to find than the rivals have is in a hurry as well."""
_ROUNDS = 40


class Stakes(Protocol):
    """The worth of what may happen in this turn, for the side on turn."""

    @property
    def hurried(self) -> bool:
        """Whether one must take chances to be in time."""

    def over(self, found: int) -> float:
        """The turn ends after so many more words were found."""

    def missed(self, found: int, identity: str) -> float:
        """The turn ends after so many more words with a card of another identity."""


def stakes_of(table: Table, side: str) -> Stakes:
    """The stakes for the side that finds words in this turn."""
    variant = VARIANTS[table.variant]
    if variant.has_tokens:
        assert table.tokens is not None  # games with tokens always have them on the table
        return Time(table.left[AGENT], table.tokens)
    rival = next(name for name in table.left if name != side)
    kind = Rivalry if len(variant.sides) > 1 else Phantom
    return kind(table.left[side], rival, table.left[rival])


class Rivalry:
    """Two teams race (C-040)."""

    def __init__(self, mine: int, rival: str, theirs: int) -> None:
        self.mine, self.rival, self.theirs = mine, rival, theirs

    @property
    def hurried(self) -> bool:
        """The rivals are about to win."""
        return self.mine > self.theirs + BEHIND

    def over(self, found: int) -> float:
        """The rivals are next."""
        return _after(self.mine - found, self.theirs)

    def missed(self, found: int, identity: str) -> float:
        """C-029 to C-031."""
        if identity == ASSASSIN:
            return 0.0
        return _after(self.mine - found, self.theirs - (identity == self.rival))


def _after(mine: int, theirs: int) -> float:
    """The chance to win when the rivals are on turn."""
    if mine <= 0:
        return 1.0
    return 0.0 if theirs <= 0 else 1 - _to_win()[theirs][mine]


@cache
def _to_win() -> list[list[float]]:
    """By own words left and the rivals' words left: the chance to win for the side on turn."""
    most = 10
    chance = [[0.5] * most for _ in range(most)]
    for _ in range(_ROUNDS):
        for mine in range(1, most):
            for theirs in range(1, most):
                chance[mine][theirs] = sum(
                    share * _turn(chance, mine - found, theirs) for found, share in enumerate(PACE)
                )
    return chance


def _turn(chance: list[list[float]], mine: int, theirs: int) -> float:
    if mine <= 0:
        return 1.0
    gift = 0.0 if theirs == 1 else 1 - chance[theirs - 1][mine]
    return (1 - GIFT - DEATH) * (1 - chance[theirs][mine]) + GIFT * gift


class Phantom:
    """One team against a phantom that finds a word a turn; the score counts as well (C-095)."""

    def __init__(self, mine: int, rival: str, theirs: int) -> None:
        self.mine, self.rival, self.theirs = mine, rival, theirs

    @property
    def hurried(self) -> bool:
        """There are as many turns as the phantom has words."""
        return self.mine > BRISK * self.theirs

    def over(self, found: int) -> float:
        """The phantom is next."""
        return _won(self.theirs) if found >= self.mine else _ahead(self.mine - found, self.theirs)

    def missed(self, found: int, identity: str) -> float:
        """C-094."""
        if identity == ASSASSIN:
            return 0.0
        return _ahead(self.mine - found, self.theirs - (identity == self.rival))


def _won(theirs: int) -> float:
    """A win is worth most; every phantom word that is left adds to it."""
    return 0.6 + 0.05 * theirs


@cache
def _ahead(mine: int, theirs: int) -> float:
    """The worth before the phantom covers a word."""
    theirs -= 1
    if theirs <= 0:
        return 0.0
    worth = 0.0
    for found, share in enumerate(ALONE):
        if found >= mine:
            worth += share * _won(theirs)
        else:
            left = mine - found
            safe = (1 - GIFT - DEATH) * _ahead(left, theirs) + GIFT * _ahead(left, theirs - 1)
            worth += share * safe
    return worth


class Time:
    """Everybody against the tokens (D-020); the standard game and missions."""

    def __init__(self, left: int, tokens: Tokens) -> None:
        self.left, self.tokens = left, tokens

    @property
    def hurried(self) -> bool:
        """As a rule from the first turn on: fifteen words in nine turns."""
        return self.left > BRISK * self.tokens.pool

    def over(self, found: int) -> float:
        """D-019: stopping takes a token; in sudden death there is none to take (D-033)."""
        return _in_time(self.left - found, max(self.tokens.pool - 1, 0))

    def missed(self, found: int, identity: str) -> float:
        """D-015, D-016, D-065, D-066; in sudden death any miss loses (D-034)."""
        if identity == ASSASSIN or not self.tokens.pool:
            return 0.0
        assert identity == BYSTANDER  # Duet knows no rival
        cost = 1 if self.tokens.bystanders else 2
        return _in_time(self.left - found, self.tokens.pool - cost)


@cache
def _in_time(left: int, turns: int) -> float:
    """The chance to find all that is left in so many turns, and sudden death after them."""
    if left <= 0:
        return 1.0
    if turns < 0:
        return 0.0
    if turns == 0:
        return float(BLIND**left)
    return (1 - DEATH) * sum(
        share * _in_time(left - found, turns - 1) for found, share in enumerate(TOGETHER)
    )

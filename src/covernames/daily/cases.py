"""What a case is, and what anybody may know of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal

import msgspec

from ..game.key import AGENT, Identities

Kind = Literal["words", "pictures"]
"""What lies on the table."""
Task = Literal["guess", "give"]
"""What the player does: find the words of a bot's clues, or give clues that a bot listens to."""

MOST_CLUES: Final = 25
"""The clues that one may give for a case."""
VERSION: Final = 1
"""Counts the ways in which cases were made: another number is another year of cases."""


class Hint(msgspec.Struct, frozen=True):
    """A clue of the spymaster bot, and what it had in mind."""

    word: str
    number: int
    meant: tuple[int, ...]
    """The cells, the clearest first."""
    sure: int
    """The chance that all of them come to mind first, in percent, as the bot sees it."""


class Case(msgspec.Struct, frozen=True):
    """A case with its solution.

    A player sees nothing of it but what ``guessing.py`` and ``giving.py`` make of it.
    """

    day: str
    language: str
    kind: Kind
    task: Task
    words: tuple[str, ...]
    """Cell by cell: a word, or ``#`` and the id of a picture."""
    face: Identities
    """The key: agents, bystanders, assassins."""
    clues: tuple[Hint, ...]
    """To guess: the three clues. To give: those that the bot would have given."""
    par: int
    """To guess: touches without a miss. To give: the clues that the bot needs."""
    tries: int
    """How many boards were looked at until this one."""

    @property
    def targets(self) -> tuple[int, ...]:
        """The cells to be found."""
        return tuple(cell for cell, identity in enumerate(self.face) if identity == AGENT)

    @property
    def name(self) -> str:
        """What a case is called beside its day; another board has another name.

        A server may be updated in the middle of a day, and then has another board for it.
        """
        board = msgspec.json.encode((self.words, self.face, self.clues))
        return f"{self.language} {self.kind} {self.task} {sha256(board).hexdigest()[:16]}"

    @property
    def sure(self) -> int:
        """How sure the bot is of its clues on average, in percent: the case's difficulty."""
        return round(sum(hint.sure for hint in self.clues) / len(self.clues))


class Opened(msgspec.Struct, frozen=True):
    """A card that was touched, and what it turned out to be."""

    cell: int
    identity: str


class GiveTurn(msgspec.Struct, frozen=True):
    """A clue, and what was touched for it."""

    word: str
    number: int
    touches: tuple[Opened, ...] = ()


class Solution(msgspec.Struct, frozen=True):
    """What is told once a case is over: the key, and what the bot had in mind."""

    face: Identities
    clues: tuple[Hint, ...]

    @classmethod
    def of(cls, case: Case) -> Solution:
        """All of it."""
        return cls(case.face, case.clues)


# What a player sees

End = Literal["", "solved", "assassin", "given-up"]
"""How a case ended; empty: it goes on."""


class Said(msgspec.Struct, frozen=True):
    """A clue as everybody hears it."""

    word: str
    number: int


class GuessShown(msgspec.Struct, frozen=True):
    """A case to guess, as its player sees it: no card that was not touched, no clue too early."""

    day: str
    level: int
    """1 on Monday, 7 on Sunday."""
    sure: int
    """How sure the bot is of its clues, in percent: the lower, the harder."""
    words: tuple[str, ...]
    clues: tuple[Said, ...]
    """Those that were given so far; the next one comes when the words of the last are found."""
    clues_in_all: int
    known: tuple[Opened, ...]
    """What was touched, in order, up to the end."""
    over: End = ""
    par: int | None = None
    """The touches that it takes; told when it is over."""
    solution: Solution | None = None
    """Told when it is over."""


class GiveShown(msgspec.Struct, frozen=True):
    """A case to give clues for, as its player sees it, who knows the key."""

    day: str
    level: int
    """1 on Monday, 7 on Sunday."""
    words: tuple[str, ...]
    face: Identities
    turns: tuple[GiveTurn, ...]
    """The clues so far, and what the bot touched for each."""
    par: int
    """The clues that the spymaster bot needs."""
    over: End = ""
    solution: Solution | None = None
    """What the spymaster bot would have said; told when it is over."""

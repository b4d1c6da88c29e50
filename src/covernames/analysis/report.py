"""What an analysis says, for people and for programs."""

from __future__ import annotations

import msgspec

from ..game.table import Number
from ..referee import Verdict

FORMAT = 1
"""The version of what is written as JSON."""


class Heard(msgspec.Struct, frozen=True):
    """A card that was still open, and how loudly the clues spoke of it."""

    cell: int
    chance: float
    """The chance that a clue of the guessing side so far means the card, between 0 and 1."""


class Touched(msgspec.Struct, frozen=True):
    """A card that the listener would touch, what it is, and how sure the listener would be."""

    cell: int
    identity: str
    sure: float
    """The chance that the card is one to find, as the listener sees it."""


class Weighed(msgspec.Struct, frozen=True):
    """A clue on the scale that all clues share."""

    word: str
    number: Number
    known: bool = True
    """Whether it says anything to the listener; if not, nothing is known of it."""
    sure: float | None = None
    """The chance that so many own cards are touched before any other; None: it is not weighed."""
    worth: float | None = None
    """The chance to win after the turn, on average, as the bots count it (`bots.stakes`)."""
    meant: tuple[int, ...] = ()
    """The cards that its giver has in mind, where that is known."""
    touches: tuple[Touched, ...] = ()
    """What the listener would touch, in order, until it stops, misses or is out of guesses."""


class Guessed(msgspec.Struct, frozen=True):
    """A guess, and what the listener heard before it."""

    seat: str
    cell: int
    identity: str
    right: bool
    """Whether it was a card to find."""
    heard: tuple[Heard, ...]
    """For every card that was open, the loudest first."""


class ClueReport(msgspec.Struct, frozen=True):
    """A clue of the game, beside the best ones that nobody gave."""

    seat: str
    side: str
    given: Weighed
    standing: str
    """As in the record: ``invalid`` if it fell after a challenge."""
    rank: int | None
    """The place of the given clue among these, 1 the best, and as good as others where they hardly
    differ; None: it is not weighed."""
    best: tuple[Weighed, ...]
    """The best other clues, by their worth; fewer than three where the bots know no more."""
    guesses: tuple[Guessed, ...]


class Boldest(msgspec.Struct, frozen=True):
    """Where the boldest guess is found."""

    clue: int
    """The clue, counted from 0."""
    guess: int
    """The guess of its turn, counted from 0."""
    chance: float
    """What the listener gave for it."""


class Analysis(msgspec.Struct, frozen=True):
    """All that is said of a finished game."""

    analysis: int
    """The version of this format."""
    variant: str
    language: str
    words: tuple[str, ...]
    clues: tuple[ClueReport, ...]
    sudden: tuple[Guessed, ...] = ()
    """Duet: what was touched in sudden death."""
    clue_of_the_game: int | None = None
    """Counted from 0; None: no clue has found anything."""
    boldest: Boldest | None = None
    """None: every right guess was a likely one."""


class WhatIf(msgspec.Struct, frozen=True):
    """What would have come of another clue."""

    verdict: Verdict
    """The referee's word on it."""
    clue: Weighed | None = None
    """None: it may not be said."""

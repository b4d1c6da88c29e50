"""A match: one game between bots, as it is planned, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from ..dealing import BOTH
from ..game.deal import Cards
from ..game.table import Number
from ..game.variant import CLUE, GUESS, Variant


class Match(msgspec.Struct, frozen=True):
    """A game to be played: what, with whom, and which of all deals."""

    variant: str
    language: str
    seats: dict[str, str]
    """The name of the bot on every seat."""
    seed: int = 0
    number: int = 0
    """Which deal of the seed; the same for every line-up, so that all have the same cards."""
    deck: str = BOTH
    cards: Cards = "words"
    words: tuple[str, ...] = ()
    """The words on the table, where they are people's own; empty: the deck is one of ours."""

    @property
    def dealt_from(self) -> str:
        """The cards: a deck of words, pictures, or both."""
        match self.cards:
            case "words":
                return self.deck
            case "pictures":
                return self.cards
            case "mixed":
                return f"{self.deck}+pictures"

    @property
    def name(self) -> str:
        """Tells this match from every other."""
        seats = ",".join(f"{seat}={bot}" for seat, bot in sorted(self.seats.items()))
        return f"{self.variant}/{self.language}/{self.dealt_from}/{self.seed}/{self.number}/{seats}"


class Fault(msgspec.Struct, frozen=True):
    """What a bot did that is not allowed. It costs the game."""

    seat: str
    bot: str
    code: str
    word: str = ""
    """The clue, or the card."""


class Team(msgspec.Struct, frozen=True):
    """One side's game: who gave, who guessed, and what came of each clue."""

    side: str
    giver: str
    guesser: str
    won: bool
    assassin: bool
    """Lost to the assassin."""
    turns: int
    """The clues it took; where all play together, everybody's."""
    numbers: tuple[Number, ...] = ()
    found: tuple[int, ...] = ()
    """The words found in each clue's turn."""
    clue_ms: tuple[float, ...] = ()
    guess_ms: tuple[float, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """A match that was played."""

    match: Match
    reason: str
    """The code of the outcome; that of the fault, if one ended the game."""
    winners: tuple[str, ...]
    teams: tuple[Team, ...]
    fault: Fault | None = None
    missing: tuple[str, ...] | None = None
    """Analysers that the referee who looked on did without; None: it was not written down yet."""
    troubles: dict[str, str] = {}
    """By seat what went wrong without ending the game: a language model that did not answer."""

    def without_timings(self) -> Result:
        """All but the times, which differ from run to run."""
        teams = tuple(msgspec.structs.replace(t, clue_ms=(), guess_ms=()) for t in self.teams)
        return msgspec.structs.replace(self, teams=teams)


class Failure(msgspec.Struct, frozen=True):
    """A match that could not be played to its end: a bot raised an error. It is tried again."""

    match: Match
    seat: str
    bot: str
    error: str


class Roles(NamedTuple):
    """The seats that play for a side's words."""

    giver: str
    guesser: str


def roles_of(variant: Variant) -> dict[str, Roles]:
    """For each side the seat that gives its clues, and the one that guesses for them."""

    def seat(power: str, side: str) -> str:
        return next(s.name for s in variant.seats if power in s.powers and side in s.sides)

    return {
        side: Roles(seat(CLUE, side), seat(GUESS, variant.guess_side(side)))
        for side in variant.sides
    }


def bots_of(matches: Iterable[Match]) -> list[tuple[str, str]]:
    """Every bot of the matches with a language it is to speak, once."""
    return list(dict.fromkeys((bot, m.language) for m in matches for bot in m.seats.values()))

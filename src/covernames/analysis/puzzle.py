"""A clue of a finished game as a puzzle: could you have guessed this?

The game is put back to where the clue was given, and the rules judge every touch as they did then.
Nothing is remembered of whoever guesses: who asks says what was touched so far. Before the end they
are told no card that they have not touched, and nothing of how the game went on. Nobody is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ..game.actions import GiveClue, Guess
from ..game.events import Event
from ..game.key import AGENT, ASSASSIN, Identities
from ..game.session import Session
from ..game.table import Number, Table
from ..game.variants import VARIANTS
from ..refusals import Rejected
from .moments import Finished, Moment, finished, guesser, with_everybody

PuzzleEnd = Literal["", "solved", "missed", "assassin", "given-up"]
"""How it ended; empty: it goes on. A miss ends it, as it ends a turn."""


class Turned(msgspec.Struct, frozen=True):
    """A card that was touched, and what it turned out to be."""

    cell: int
    identity: str


class Earlier(msgspec.Struct, frozen=True):
    """A clue that was given before."""

    side: str
    word: str
    number: Number


class Sequel(msgspec.Struct, frozen=True):
    """What is told at the end: how the game went on."""

    face: Identities
    """The key that the clue was given from."""
    touches: tuple[Turned, ...]
    """What the players touched for the clue."""
    meant: tuple[int, ...]
    """The cells that its giver had in mind, if they had said so."""


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as whoever guesses sees it."""

    variant: str
    language: str
    words: tuple[str, ...]
    covers: tuple[str, ...]
    """What lay on the cards before the clue; empty: nothing."""
    marks: tuple[tuple[str, ...], ...]
    """Duet: the sides that had missed a card before the clue."""
    earlier: tuple[Earlier, ...]
    side: str
    """Whose clue it is."""
    word: str
    number: Number
    goal: int
    """The words to find, as many as the clue says; 0: it names none."""
    known: tuple[Turned, ...]
    """What was touched, in order, up to the end."""
    over: PuzzleEnd = ""
    sequel: Sequel | None = None
    """Told when it is over."""


def puzzle(
    events: Sequence[Event], clue: int, touched: Sequence[int] = (), given_up: bool = False
) -> PuzzleShown:
    """What somebody sees who has touched these cards; `Rejected` for a game that is not over.

    Args:
        events: The game's record.
        clue: The clue, counted from 0.
        touched: The cells, in order.
        given_up: Whether to tell the end now.
    """
    game = finished(events)
    if not 0 <= clue < len(game.moments):
        raise Rejected("clue-unknown")
    before, given, _ = moment = game.moments[clue]
    goal = given.number if isinstance(given.number, int) else 0
    known, over = _played(game, moment, touched, goal)
    if given_up and not over:
        over = "given-up"
    return PuzzleShown(
        variant=before.variant,
        language=before.language,
        words=before.words,
        covers=before.covers,
        marks=before.marks,
        earlier=tuple(Earlier(each.side, each.word, each.number) for each in before.clues),
        side=given.side,
        word=given.word,
        number=given.number,
        goal=goal,
        known=known,
        over=over,
        sequel=_sequel(game, moment) if over else None,
    )


def _played(
    game: Finished, moment: Moment, touched: Sequence[int], goal: int
) -> tuple[tuple[Turned, ...], PuzzleEnd]:
    """The turn that these touches make after the clue; none after its end count."""
    clue = moment.clue
    session = Session(game.key, with_everybody(moment.table))
    session.act(clue.seat, GiveClue(clue.word, clue.number))
    known: list[Turned] = []
    for cell in dict.fromkeys(touched):
        session.act(guesser(session.table), Guess(cell))
        known.append(Turned(cell, session.table.clue.touches[-1].identity))
        over = _end(session.table, known, clue.side, goal)
        if over:
            return tuple(known), over
    return tuple(known), ""


def _end(table: Table, known: Sequence[Turned], side: str, goal: int) -> PuzzleEnd:
    last = known[-1].identity
    if last == ASSASSIN:
        return "assassin"
    if last not in {AGENT, side}:
        return "missed"
    return "solved" if len(known) == goal or not guesser(table) else ""  # nothing is left to find


def _sequel(game: Finished, moment: Moment) -> Sequel:
    touches = tuple(Turned(guess.event.cell, guess.event.identity) for guess in moment.guesses)
    return Sequel(_face(game, moment), touches, moment.clue.meant)


def _face(game: Finished, moment: Moment) -> Identities:
    """The key that the giver of the clue saw."""
    return game.key.face(VARIANTS[moment.table.variant].seat(moment.clue.seat).face)

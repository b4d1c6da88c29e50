"""A finished game taken apart: every clue with the table before it, every guess likewise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from ..game.events import CardTouched, ClueGiven, Event
from ..game.fold import evolve
from ..game.key import AGENT, ASSASSIN, BLUE, BYSTANDER, CELLS, RED, Key
from ..game.table import Clue, Table
from ..game.variants import VARIANTS
from ..refusals import Rejected

IDENTITIES: Final = frozenset((RED, BLUE, AGENT, BYSTANDER, ASSASSIN))


class Guess(NamedTuple):
    """A guess and the table before it."""

    table: Table
    event: CardTouched


class Moment(NamedTuple):
    """A clue, the table before it, and the guesses of its turn."""

    table: Table
    clue: Clue
    """As the record has it at the end, with what its giver had in mind."""
    guesses: tuple[Guess, ...]


class Finished(NamedTuple):
    """A game that is over, with its key open."""

    key: Key
    table: Table
    """At the end."""
    moments: tuple[Moment, ...]
    sudden: tuple[Guess, ...]
    """Duet: the guesses of sudden death, which belong to no clue (D-034)."""


def finished(events: Sequence[Event]) -> Finished:
    """The moments of a game.

    Refuses a game that is not over: nobody is told anything while people still play. Nothing is
    looked at before that is known.
    """
    table: Table | None = None
    befores: list[Table] = []
    guesses: list[list[Guess]] = []
    sudden: list[Guess] = []
    for event in events:
        if isinstance(event, ClueGiven):
            assert table is not None  # a game begins with its deal
            befores.append(table)
            guesses.append([])
        elif isinstance(event, CardTouched):
            assert table is not None  # as above
            of_turn = sudden if table.turn.phase == "sudden-death" else guesses[-1]
            of_turn.append(Guess(table, event))
        table = evolve(table, event)
    if table is None or table.outcome is None or table.opened is None:
        raise Rejected("analysis-unfinished")
    key = _key(table)
    turns = zip(befores, table.clues, guesses, strict=True)
    moments = tuple(Moment(before, clue, tuple(some)) for before, clue, some in turns)
    return Finished(key, table, moments, tuple(sudden))


def _key(table: Table) -> Key:
    """The key as it was opened; a record that was tampered with is refused."""
    opened = table.opened
    assert opened is not None  # the game is over
    faces = [opened.faces.get(face, ()) for face in VARIANTS[table.variant].faces]
    whole = all(len(face) == CELLS and IDENTITIES.issuperset(face) for face in faces)
    if not whole or not opened.matches(table.commitment):
        raise Rejected("record-forged")
    return Key.sealed(opened)


def guesser(table: Table) -> str:
    """The seat that guesses now; empty: none."""
    if table.turn.phase != "guess":
        return ""
    return next((seat for seat, may in table.turn.may.items() if "guess" in may), "")


def with_everybody(table: Table) -> Table:
    """The table with somebody on every seat who has seen nothing else, and no clock."""
    seats = VARIANTS[table.variant].seats
    return replace(
        table,
        members={seat.name: (seat.name,) for seat in seats},
        knows={seat.name: seat.face for seat in seats if seat.face},
        settings=replace(table.settings, timer=None),
        paused=None,
    )

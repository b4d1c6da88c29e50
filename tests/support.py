"""Known keys and short ways to say things, so that a test reads like the rule it proves."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

from covernames import Action, Answer, GiveClue, Guess, Rejected, Session, Settings
from covernames.game.actions import name_of
from covernames.game.events import ClueProposed, Event
from covernames.game.notation import WORDS, read_key, write_table
from covernames.game.table import Number

Count = TypeVar("Count", int, float)

CLASSIC_KEY = "rrrrr/rrrrb/bbbbb/bbooo/oooox"
"""Cells 0 to 8 red, 9 to 16 blue, 17 to 23 bystanders, 24 the assassin."""

DUET_KEY = "aaaaa/aaaoo/oooax/xxooo/ooooo aaaoo/oooaa/aaaxa/xoxoo/ooooo"
"""By cell, a's face and b's: 0-2 agent both; 3-7 agent, bystander; 8-12 bystander, agent;
13 agent, assassin; 14 assassin, agent; 15 assassin both; 16 assassin, bystander;
17 bystander, assassin; 18-24 bystander both."""

RED, BLUE = tuple(range(9)), tuple(range(9, 17))
BYSTANDERS, ASSASSIN = tuple(range(17, 24)), 24


def runs(few: Count, many: Count) -> Count:
    """How often to try: few times in `make test`, many in `make prove`."""
    return many if os.environ.get("PROOF") == "long" else few


def start(variant: str = "classic", settings: Settings | None = None, **rest: object) -> Session:
    """A game with the known key; red starts where somebody must."""
    duet = variant == "duet"
    settings = settings or Settings()
    return Session.start(
        variant,
        WORDS,
        settings=settings,
        key=read_key(variant, DUET_KEY if duet else CLASSIC_KEY),
        **rest,  # type: ignore[arg-type]
    )


def clue(game: Session, number: Number = 1, word: str = "clue", side: str = "") -> list[Event]:
    """The side on turn gives a clue."""
    side = side or game.table.turn.sides[0]
    seat = side if game.table.variant == "duet" else f"{side}-spymaster"
    return game.act(seat, GiveClue(word, number)).events


def guess(game: Session, *cells: int, side: str = "") -> list[Event]:
    """The side on turn touches cards, one after the other; returns what all of it led to."""
    events = []
    for cell in cells:
        on_turn = side or game.table.turn.sides[0]
        seats = {"duet": on_turn, "three-player": "operatives"}
        seat = seats.get(game.table.variant, f"{on_turn}-operatives")
        events += game.act(seat, Guess(cell)).events
    return events


def turn(game: Session, *cells: int, number: Number | None = None, side: str = "") -> list[Event]:
    """A clue and the guesses on it."""
    clue(game, len(cells) if number is None else number, side=side)
    return guess(game, *cells)


def refused(game: Session, seat: str, action: Action, **how: object) -> Rejected:
    """The action is rejected and nothing has changed; returns the rejection."""
    before = game.table, list(game.log), game.whispers
    with pytest.raises(Rejected) as caught:
        game.act(seat, action, **how)  # type: ignore[arg-type]
    assert (game.table, game.log, game.whispers) == before
    return caught.value


def names(events: list[Event]) -> list[str]:
    """What the events are called."""
    return [str(type(event).__struct_config__.tag) for event in events]


def position(game: Session) -> str:
    """The table in one line, without the name of the variant."""
    return write_table(game.table).partition(" ")[2]


def may(game: Session, seat: str) -> set[str]:
    """What a seat may do now, by name; giving up aside."""
    return {name_of(action) for action in game.legal_actions(seat)} - {"resign"}


def accept(game: Session, seat: str, accept: bool = True) -> list[Event]:
    """The opposing spymaster's word on the clue that was asked about, or on the one given."""
    asked = game.whispers[-1].message if game.whispers else None
    if isinstance(asked, ClueProposed) and game.table.turn.phase == "clue":
        return game.act(seat, Answer(accept, asked.word, asked.number)).events
    return game.act(seat, Answer(accept)).events

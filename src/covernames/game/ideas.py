"""Ideas for whoever must give a clue and has none (A-74, A-75): words, and nothing about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from .events import IdeasTold, Whisper
from .table import Table

Ideas = Literal["off", "alone", "minute", "always"]
"""Who may have ideas: nobody; after a minute those who play with bots alone; after a minute
everybody; everybody at once."""
USUAL: Final[Ideas] = "alone"
WAIT: Final = 60_000
"""Milliseconds to think for oneself first."""


def ideas_from(table: Table, seat: str, how: Ideas, *, alone: bool) -> int | None:
    """From when on a seat may ask for ideas, in milliseconds; None: not at all.

    Args:
        table: The game at hand.
        seat: Who asks.
        how: What is agreed on.
        alone: Whether all other seats are played by bots.
    """
    if how == "off" or (how == "alone" and not alone) or not awaits_clue(table, seat):
        return None
    return table.turn.since + (0 if how == "always" else WAIT)


def awaits_clue(table: Table, seat: str) -> bool:
    """Whether a seat is to give a clue now."""
    return "give-clue" in table.turn.may.get(seat, ())


def ideas_told(table: Table, whispers: Sequence[Whisper], seat: str) -> tuple[str, ...]:
    """The ideas that a seat has for the clue it is to give now; none: it has not asked."""
    for whisper in reversed(whispers):
        message = whisper.message
        if isinstance(message, IdeasTold) and seat in whisper.seats and message.step == table.step:
            return message.words
    return ()


def tell(table: Table, seat: str, words: tuple[str, ...]) -> Whisper:
    """Ideas for a seat, and for nobody else."""
    return Whisper((seat,), IdeasTold(table.step, words))

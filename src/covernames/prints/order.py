"""What somebody wants printed."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from .papers import PAPERS, Paper
from .stock import Game

What = Literal["board", "key", "cards", "agents", "rules", "missions"]
EVERYTHING: Final[tuple[What, ...]] = get_args(What)
KIT: Final[tuple[What, ...]] = ("board", "key", "agents", "rules")
"""What it takes to play, if nobody says what they want."""
MOST_BOARDS: Final = 20
USUAL_CARDS: Final = 54
"""Cards of our decks to cut out, unless somebody wants another number: three sheets of them."""


class Order(msgspec.Struct, frozen=True):
    """What, in which language, on which paper."""

    language: str
    what: tuple[What, ...] = KIT
    game: Game = "classic"
    paper: str = "a4"
    code: str = ""
    boards: int = 1
    """How many boards and keys."""
    count: int = 0
    """How many cards to cut out; 0: all."""
    meanings: bool = False
    """Whether what a word means stands under it."""

    @property
    def sheet(self) -> Paper:
        """The paper."""
        return PAPERS[self.paper]

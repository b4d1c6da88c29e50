"""Three players: two spymasters compete and share one operative (1.8)."""

from __future__ import annotations

from typing import ClassVar

from ..key import BLUE, RED
from ..variant import GUESS, Seat
from .classic import Classic, spymaster


class ThreePlayer(Classic):
    """The classic game with other seats (C-101).

    The shared operative guesses for whoever's turn it is and wins with nobody (C-102, A-16); more
    than one person may sit there.
    """

    name = "three-player"
    seats: ClassVar[tuple[Seat, ...]] = (
        spymaster(RED),
        spymaster(BLUE),
        Seat("operatives", (RED, BLUE), (GUESS,)),
    )

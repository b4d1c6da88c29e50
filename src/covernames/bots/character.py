"""Three ways to play: cautious, steady, bold."""

from __future__ import annotations

from typing import Final, NamedTuple


class Character(NamedTuple):
    """How a bot weighs what it knows."""

    name: str
    temper: float
    """How much chance it sees in what people guess (see `race.speeds`)."""
    fear: float
    """How much nearer than it looks the assassin is taken to be."""
    rivalry: float
    """The same for cards of the other team."""
    least: float
    """The weakest link that it would ever call a link."""
    sure: float
    """The least chance to find all that it says a number for."""
    nerve: float
    """How much worth it gives away to touch one card more (negative: asks for)."""


CHARACTERS: Final = {
    character.name: character
    for character in (
        Character(
            "cautious", temper=0.75, fear=3.0, rivalry=1.5, least=0.32, sure=0.6, nerve=-0.02
        ),
        Character("steady", temper=0.6, fear=1.8, rivalry=1.2, least=0.25, sure=0.4, nerve=0.0),
        Character("bold", temper=0.45, fear=1.2, rivalry=1.0, least=0.18, sure=0.25, nerve=0.02),
    )
}
STEADY: Final = CHARACTERS["steady"]

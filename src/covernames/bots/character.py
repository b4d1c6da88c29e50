"""Three ways to play: cautious, steady, bold."""

from __future__ import annotations

from typing import Final, NamedTuple

RUSH: Final = 0.5
"""How much bolder than in calmer times whoever is in a hurry is."""


class Character(NamedTuple):
    """How a bot weighs what it knows."""

    name: str
    temperature: float
    """How much chance it sees in what people guess (see `race.speeds`)."""
    fear: float
    """How much nearer than it looks the assassin is taken to be."""
    rivalry: float
    """The same for cards of the other team."""
    least: float
    """The weakest link that it calls a link, unless it is in a hurry."""
    sure: float
    """The least chance to find all that it says a number for."""
    nerve: float
    """How much worth it gives away to touch one card more (negative: asks for)."""

    def hurried(self) -> Character:
        """The same where there is no time to be choosy (`stakes.Stakes.hurried`)."""
        return self._replace(
            temperature=RUSH * self.temperature, least=RUSH * self.least, sure=RUSH * self.sure
        )


CHARACTERS: Final = {
    character.name: character
    for character in (
        Character(
            "cautious", temperature=0.75, fear=3.0, rivalry=1.5, least=0.4, sure=0.6, nerve=-0.02
        ),
        Character(
            "steady", temperature=0.6, fear=1.8, rivalry=1.2, least=0.36, sure=0.4, nerve=0.0
        ),
        Character(
            "bold", temperature=0.45, fear=1.2, rivalry=1.0, least=0.18, sure=0.25, nerve=0.02
        ),
    )
}
STEADY: Final = CHARACTERS["steady"]

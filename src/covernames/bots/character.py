"""Ways to play: three characters for those who compare bots, three levels for people."""

from __future__ import annotations

from typing import Final, NamedTuple

RUSH: Final = 0.5
"""How much bolder than in calmer times whoever is in a hurry is."""
FORGETS_NOTHING: Final = 1_000
"""More clues than a game has."""


class Character(NamedTuple):
    """How a bot weighs what it knows."""

    name: str
    temperature: float
    """How much chance it sees in what people guess (see `plackett_luce.speeds`)."""
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
    mishearing: float = 0.0
    """The noise in its ears when others give clues (see `noise`)."""
    memory: int = FORGETS_NOTHING
    """How many of the latest clues it remembers when it guesses."""

    def hurried(self) -> Character:
        """The same where there is no time to be choosy (`stakes.Stakes.hurried`)."""
        return self._replace(
            temperature=RUSH * self.temperature, least=RUSH * self.least, sure=RUSH * self.sure
        )


# The steady one is fitted to games with `noisy:0.8`, who hears as people do who share little with
# our lists: 800 deals that docs/bots.md does not count.
STEADY: Final = Character(
    "steady", temperature=0.5, fear=2.4, rivalry=0.8, least=0.25, sure=0.5, nerve=-0.04
)
CAUTIOUS: Final = Character(
    "cautious", temperature=1.0, fear=3.0, rivalry=1.5, least=0.5, sure=0.6, nerve=-0.02
)
BOLD: Final = Character(
    "bold", temperature=0.6, fear=1.2, rivalry=1.0, least=0.34, sure=0.4, nerve=0.02
)
EASY: Final = CAUTIOUS._replace(name="easy", mishearing=0.5, memory=2)
NORMAL: Final = BOLD._replace(
    name="normal", temperature=0.7, fear=1.8, nerve=0.01, mishearing=0.3, memory=6
)
HARD: Final = BOLD._replace(name="hard")
LEVELS: Final = (EASY, NORMAL, HARD)
"""What people choose from; docs/bots.md has what was measured."""
CHARACTERS: Final = {each.name: each for each in (CAUTIOUS, STEADY, BOLD, *LEVELS)}
"""How daring a bot may be, by name."""

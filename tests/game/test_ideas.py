"""Ideas for whoever must give a clue: from when on, and for which clue. A-74."""

from __future__ import annotations

from random import Random

import pytest

from covernames import GiveClue, Session
from covernames.game.ideas import WAIT, Ideas, ideas_from, ideas_told, tell

WORDS = ("ice", "sea", "tree")


def begun(now: int = 0) -> tuple[Session, str, str]:
    """A classic game, who must give the first clue, and who waits for it."""
    words = [f"word{n}" for n in range(25)]
    game = Session.start("classic", words, rng=Random(1), now=now)
    side = game.table.turn.sides[0]
    return game, f"{side}-spymaster", f"{side}-operatives"


@pytest.mark.rule("A-74")
@pytest.mark.parametrize(
    ("how", "with_people", "alone"),
    [
        ("off", None, None),
        ("alone", None, 5_000 + WAIT),
        ("minute", 5_000 + WAIT, 5_000 + WAIT),
        ("always", 5_000, 5_000),
    ],
)
def test_ideas_come_when_it_is_agreed(
    how: Ideas, with_people: int | None, alone: int | None
) -> None:
    game, giver, guesser = begun(now=5_000)
    assert ideas_from(game.table, giver, how, alone=False) == with_people
    assert ideas_from(game.table, giver, how, alone=True) == alone
    assert ideas_from(game.table, guesser, how, alone=True) is None


@pytest.mark.rule("A-74")
def test_ideas_are_for_one_seat_and_one_clue() -> None:
    game, giver, guesser = begun()
    assert ideas_told(game.table, game.whispers, giver) == ()
    game.whisper(tell(game.table, giver, WORDS))
    assert ideas_told(game.table, game.whispers, giver) == WORDS
    assert ideas_told(game.table, game.whispers, guesser) == ()
    game.act(giver, GiveClue("sea", 2))
    assert ideas_told(game.table, game.whispers, giver) == ()

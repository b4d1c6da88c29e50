"""Somebody alone with bots: how they play to the end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from .people import Person

MOST = 60
"""More moves than any game has."""


WHOLE_GAME = 10 * 60_000
"""Milliseconds that bots may need, who give way to all else and have a language to read first."""


def guessable(person: Person) -> Locator:
    """The cards that this person may mark now."""
    return person.board.get_by_role("button", disabled=False)


def is_to_guess(person: Person) -> None:
    """Wait for one's turn; where the others' bots have touched the assassin, in the next game."""
    for _ in range(MOST):
        expect(guessable(person).or_(person.result).first).to_be_visible(timeout=WHOLE_GAME)
        if not person.result.is_visible():
            return
        goes_on(person)
    raise AssertionError("it is never one's turn")


def goes_on(person: Person) -> None:
    """To the next game, and no sooner than the last one's result is gone."""
    person.presses("web-next-game")
    expect(person.result).to_be_hidden()


def plays_to_the_end(person: Person, rng: Random) -> None:
    """Guess, whenever it is one's turn, until there is a result; all the rest is done by bots."""
    for _ in range(MOST):
        expect(guessable(person).or_(person.result).first).to_be_visible(timeout=WHOLE_GAME)
        if person.result.is_visible():
            return
        word = rng.choice([card.word for card in person.cards() if not card.cover])
        person.guesses(word)
        person.sees_turned(word)
    raise AssertionError("the game does not end")

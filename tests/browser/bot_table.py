"""Somebody alone with bots: how they play to the end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from .people import Person

MOST = 60
"""More moves than any game has."""


def guessable(person: Person) -> Locator:
    """The cards that this person may mark now."""
    return person.board.get_by_role("button", disabled=False)


def plays_to_the_end(person: Person, rng: Random) -> None:
    """Guess, whenever it is one's turn, until there is a result; all the rest is done by bots."""
    for _ in range(MOST):
        expect(guessable(person).or_(person.result).first).to_be_visible()
        if person.result.is_visible():
            return
        word = rng.choice([card.word for card in person.cards() if not card.cover])
        person.guesses(word)
        person.sees_turned(word)
    raise AssertionError("the game does not end")

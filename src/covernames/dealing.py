"""Piles to deal from: decks, words of people's own and pictures become one here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from .decks import Deck, load
from .decks.library import NAMES
from .game.deal import Card, Cards, Pile
from .pictures import ideas_on, pictures
from .text import PICTURE

BOTH: Final = "both"
"""In place of a deck's name: all decks of a language, shuffled together (D-082)."""


@lru_cache(64)
def pile_of(language: str, *decks: str, cards: Cards = "words") -> Pile:
    """A fresh pile of decks that we ship; every game with these decks shares its cards."""
    if cards == "pictures":
        return pile_of_pictures()
    names = [name for deck in decks for name in (NAMES if deck == BOTH else (deck,))]
    return with_pictures(pile_of_decks(*(load(language, name) for name in names)), cards)


def pile_of_decks(*decks: Deck) -> Pile:
    """A fresh pile of decks at hand."""
    cards = (card for deck in decks for card in deck.cards)
    return Pile.of(Card(*(word.text for word in card.words)) for card in cards)


def pile_of_words(words: Iterable[str]) -> Pile:
    """A fresh pile of words alone: every card has one side."""
    return Pile.of(Card(word) for word in words)


@cache
def pile_of_pictures() -> Pile:
    """A fresh pile of all pictures, two on a card that have nothing in common."""
    deck = [PICTURE + picture.id for picture in pictures()]
    half = (len(deck) + 1) // 2
    fronts, backs = deck[:half], deck[half:]
    cards = []
    for front in fronts:
        shown = set(ideas_on(front, "en"))
        back = next((back for back in backs if not shown & set(ideas_on(back, "en"))), "")
        cards.append(Card(front, back))
        backs = [other for other in backs if other != back]
    return Pile.of((*cards, *map(Card, backs)))


def with_pictures(words: Pile, cards: Cards, own: Pile | None = None) -> Pile:
    """A fresh pile of what is played with, where the words are at hand.

    `own`: pictures of people's own, in place of ours.
    """
    match cards:
        case "words":
            return words
        case "pictures":
            return own or pile_of_pictures()
        case "mixed":
            return Pile.of((*words.cards, *(own or pile_of_pictures()).cards))

"""A small language of its own for the bots' tests: lists short enough to reason about."""

from __future__ import annotations

from covernames import GiveClue, Session, View
from covernames.bots.space import Space
from covernames.game.notation import WORDS
from covernames.game.table import Number

LISTS = {
    "ocean": "water fish deep wave blue ship salt",
    "river": "water flow bridge fish bank boat",
    "lake": "water swan boat calm fish",
    "tree": "leaf wood forest green root",
    "flower": "rose garden petal green spring",
    "king": "crown royal queen throne castle",
    "palace": "royal castle queen guard hall",
    "piano": "music keys play concert",
    "violin": "music bow string orchestra concert",
    "ghost": "haunted scary white night",
}


def small_space() -> Space:
    return Space("en", [(card, words.split()) for card, words in LISTS.items()])


def board(*words: str) -> tuple[str, ...]:
    """25 words: those that the test is about, and strangers."""
    strangers = [word for word in WORDS if word.casefold() not in words]
    return (*words, *strangers)[:25]


def clued(session: Session, seat: str, word: str, number: Number) -> None:
    session.act(seat, GiveClue(word, number))


def view_of(session: Session, seat: str) -> View:
    return session.view(seat)

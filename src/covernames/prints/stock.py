"""What is printed, drawn from a code: the same code gives the same board and the same key."""

from __future__ import annotations

import re
from collections.abc import MutableSequence, Sequence
from random import Random, SystemRandom
from typing import Any, Final, Literal, TypeVar

import msgspec

from ..dealing import BOTH, pile_of, pile_of_decks, with_pictures
from ..decks import Deck, load
from ..decks.library import NAMES
from ..game.deal import Cards, Pile
from ..game.key import Identities
from ..game.stream import Stream
from ..game.variants import VARIANTS
from ..refusals import PrintRefused
from ..text import is_picture, same

T = TypeVar("T")
Game = Literal["classic", "duet"]
"""The two that have a material of their own; two or three players take that of the classic game."""

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What a code consists of: nothing that is read as something else."""
LONGEST: Final = 24
VERSION: Final = 1
"""Counts the ways in which boards and keys were drawn."""


class Drawn(Random):
    """Chance that follows from a name, for what else draws with Python's: see `Stream`."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._stream = Stream(f"covernames/print/{VERSION}/{name}")

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]  # all that is asked of it
        """One of some."""
        return seq[self._stream.below(len(seq))]

    def sample(self, population: Sequence[T], k: int, **_: Any) -> list[T]:  # noqa: ANN401
        """So many of some."""
        return self._stream.sample(population, k)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Any order."""
        x[:] = self._stream.sample(x, len(x))


def new_code() -> str:
    """A code that nobody has had."""
    return "".join(SystemRandom().choices(LETTERS, k=6))


def clean_code(typed: str) -> str:
    """A code as it is printed, however it was typed."""
    code = typed.strip().upper()
    if not re.fullmatch(rf"[A-Z0-9-]{{1,{LONGEST}}}", code):
        raise PrintRefused("print-code-unclear", limit=LONGEST)
    return code


def code_of(code: str, number: int) -> str:
    """The code of one of several boards, counted from 1; it gives that board alone as well."""
    return code if number == 1 else f"{code}-{number}"


def key_of(game: Game, code: str) -> tuple[dict[str, Identities], str]:
    """The faces of the key with a code, and the side that starts; empty: either."""
    rules, rng = VARIANTS[game], Drawn(f"{code}/key/{game}")
    starting = rng.choice(rules.starters) if rules.starters else ""
    return rules.draw(rng, starting), starting


class Stock(msgspec.Struct, frozen=True):
    """The cards that there are to print."""

    pile: Pile
    cards: tuple[str, ...]
    """Every side of every card: a word, or a picture by its name."""
    meanings: dict[str, str] = {}
    """What words mean, as their list says it."""
    own: bool = False
    """Whether somebody has brought the words."""

    def board(self, code: str) -> tuple[str, ...]:
        """The 25 cards of the board with a code."""
        return self.pile.next("new", Drawn(f"{code}/board")).words

    def some(self, count: int, code: str) -> list[str]:
        """So many cards; 0: all. What somebody has brought stays in its order."""
        if not count or count >= len(self.cards):
            return list(self.cards)
        if self.own:
            return list(self.cards[:count])
        return Drawn(f"{code}/cards").sample(self.cards, count)

    def meaning(self, card: str) -> str:
        """What a word means; empty: its list does not say."""
        return self.meanings.get(same(card), "")


def stock_of(language: str, deck: str, cards: Cards, own: Deck | None = None) -> Stock:
    """The words of our decks or of somebody's own list, pictures, or both."""
    if own is None:
        pile = pile_of(language, deck, cards=cards)
        decks = [load(language, name) for name in (NAMES if deck == BOTH else (deck,))]
    else:
        pile, decks = with_pictures(pile_of_decks(own), cards), [own]
    words = [word for deck in decks for word in deck.words]
    every = tuple(side for card in pile.cards for side in card.words)
    return Stock(
        pile,
        tuple(sorted(every, key=is_picture)),  # they are cut to another size
        {same(word.text): word.gloss for word in words},
        own is not None,
    )

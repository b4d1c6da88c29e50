"""Who plays with whom: every bot as giver with every bot as guesser, or one line-up.

A bot's score with itself says little: champions of self-play lose with strangers. So the pairs of
all bots are what the arena plays, and the matrix of their wins is what it shows first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random

from ..dealing import BOTH
from ..game.deal import Cards, Pile
from ..game.variant import Variant
from ..game.variants import variant_named
from .match import Match, roles_of

Pair = tuple[str, str]
"""The bot that gives and the bot that guesses."""


def cross_play(
    variant: str,
    language: str,
    bots: Sequence[str],
    *,
    games: int,
    seed: int = 0,
    deck: str = BOTH,
    cards: Cards = "words",
    pile: Pile | None = None,
    against: str = "",
) -> Iterator[Match]:
    """Every pair of bots plays so many games.

    Where teams play against each other, a pair meets the other pairs in turn, so that all meet
    equally often; every game counts for both. In Duet both sides give and guess: a pair is two
    partners, and their games count for either order.

    Args:
        variant: The game's name.
        language: The language of the words.
        bots: The bots by name.
        games: How many each pair plays.
        seed: Which deals.
        deck: The words to deal from.
        cards: Whether words are dealt, pictures, or both.
        pile: People's own cards; `deck` then is only what they are called.
        against: A bot that plays both seats of the other team, whoever plays the first; the
            teams then change colours from game to game. Empty: the other pairs do.

    >>> matches = list(cross_play("duet", "en", ["associations", "noisy"], games=10))
    >>> len(matches), matches[1].seats
    (30, {'a': 'associations', 'b': 'noisy'})
    """
    rules = variant_named(variant)
    names = tuple(dict.fromkeys(bots))
    for number in range(games):
        words = _drawn(pile, f"{seed}/{variant}/{language}/{deck}/{number}")
        for place, pair in enumerate(_pairs(rules, names)):
            rest = _opponents(rules, names, pair, against)
            seats = _seated(rules, pair, rest[(number + place) % len(rest)], bool(against), number)
            yield Match(variant, language, seats, seed, number, deck, cards, words)


def line_up(
    variant: str,
    language: str,
    seats: Mapping[str, str],
    *,
    others: str,
    games: int,
    seed: int = 0,
    deck: str = BOTH,
    cards: Cards = "words",
    pile: Pile | None = None,
) -> Iterator[Match]:
    """The same bots on the same seats in every game; one bot takes the seats that are not named."""
    rules = variant_named(variant)
    for seat in seats:
        rules.seat(seat)  # refuses a seat that the variant does not have
    taken = {seat.name: seats.get(seat.name, others) for seat in rules.seats}
    for number in range(games):
        words = _drawn(pile, f"{seed}/{variant}/{language}/{deck}/{number}")
        yield Match(variant, language, taken, seed, number, deck, cards, words)


def _drawn(pile: Pile | None, which: str) -> tuple[str, ...]:
    """The words of a deal from people's own cards: they travel with the match, wherever it goes."""
    return () if pile is None else tuple(pile.next("new", Random(which)).words)


def _pairs(rules: Variant, names: Sequence[str]) -> list[Pair]:
    pairs = list(product(names, names))
    if not _partners(rules):
        return pairs
    return [(one, two) for one, two in pairs if names.index(one) <= names.index(two)]


def _partners(rules: Variant) -> bool:
    """Whether two seats give to each other (Duet): there is no order in a pair then."""
    roles = list(roles_of(rules).values())
    return len(roles) > 1 and roles[0].giver == roles[1].guesser


def _opponents(rules: Variant, names: Sequence[str], pair: Pair, against: str) -> list[Pair]:
    """Whom a pair may meet; only itself if nobody else is there."""
    if against:
        return [(against, against)]
    shared = len({roles.guesser for roles in roles_of(rules).values()}) == 1
    guessers = [pair[1]] if shared else names
    return [other for other in product(names, guessers) if other != pair] or [pair]


def _seated(rules: Variant, pair: Pair, other: Pair, change: bool, number: int) -> dict[str, str]:
    """The first team gets its seats, the other one what is left."""
    sides = list(roles_of(rules).values())
    if change and number % 2:
        sides.reverse()
    seats: dict[str, str] = {}
    for roles, (giver, guesser) in zip(sides, (pair, other), strict=False):
        seats.setdefault(roles.giver, giver)
        seats.setdefault(roles.guesser, guesser)
    return seats

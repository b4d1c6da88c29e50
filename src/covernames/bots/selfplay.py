"""A game of bots alone: one on every seat, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ..game.deal import Pile
from ..game.session import Session
from ..game.table import Settings
from ..game.variants import VARIANTS
from .bot import Bot, Choice, Player

Watch = Callable[[str, Choice], None]
"""Told who does what, before it is done."""


class Stuck(AssertionError):  # noqa: N818 - says what happened
    """Nobody has anything to do, and the game is not over."""


def seated(variant: str, bots: Mapping[str, Bot]) -> dict[str, Player]:
    """Players for the seats of a variant."""
    return {seat.name: Player(bots[seat.name], seat.name) for seat in VARIANTS[variant].seats}


def step(
    session: Session, players: Mapping[str, Player], watch: Watch = lambda _seat, _choice: None
) -> str:
    """Let the next player who has something to do act; returns the seat."""
    for seat, player in players.items():
        choice = player.choose(session.view(seat))
        if choice is not None:
            watch(seat, choice)
            session.act(seat, choice.action)
            return seat
    raise Stuck(f"nobody acts in the phase {session.table.turn.phase}")


def play(
    variant: str,
    bots: Mapping[str, Bot],
    pile: Pile,
    rng: Random,
    *,
    language: str = "en",
    settings: Settings | None = None,
    watch: Watch = lambda _seat, _choice: None,
) -> Session:
    """A whole game of bots with the next cards of a pile.

    Args:
        variant: The game's name.
        bots: A bot for every seat; one bot may sit on several.
        pile: The cards to deal from; see `covernames.dealing`.
        rng: Deals; the bots have seeds of their own.
        language: The language of the words.
        settings: What was agreed on; None: the variant's own.
        watch: Told of every move.
    """
    words = pile.next("new", rng).words
    session = Session.start(variant, words, settings=settings, language=language, rng=rng)
    players = seated(variant, bots)
    while session.table.outcome is None:
        step(session, players, watch)
    return session

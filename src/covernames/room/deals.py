"""A deal that several groups play: what is kept of it, and what may be told of how they did.

Board and key lie outside of every room until its first game is dealt. What is told of a group that
has finished says nothing about either: others may still be playing, or have yet to begin (A-77).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from ..game.deal import Pile, deal
from ..game.events import Event, GameDealt
from ..game.fold import fold
from ..game.key import AGENT, Identities
from ..game.table import Outcome, Settings, Table
from ..pictures import own_on
from ..refusals import Rejected
from .room import RoomSettings, SideNames

WITHOUT_RESULT = "abandoned"
"""How a game ends that is no result (A-62)."""


class Deal(msgspec.Struct, frozen=True):
    """Cards, key and rules, for one game in each of several rooms (A-76)."""

    settings: RoomSettings
    """Those of a room that plays it; its own words, pictures, names and sheets are left out."""
    words: tuple[str, ...]
    faces: dict[str, Identities]

    def __repr__(self) -> str:
        return "<Deal: sealed>"


class Standing(msgspec.Struct, frozen=True):
    """How a group did, as far as others may know who have the same cards before them."""

    outcome: Outcome
    clues: int
    found: int
    """Cards that were found by clues; those of sudden death are not among them."""
    at: int
    """When the game was over, in milliseconds."""
    names: SideNames = SideNames()
    """What the group called its sides."""


def deal_of(settings: RoomSettings, log: Sequence[Event]) -> Deal:
    """The deal of a game that is over, played under these settings of its room."""
    dealt, table = log[0], fold(log)
    assert isinstance(dealt, GameDealt)
    if table.opened is None:
        raise Rejected("deal-unfinished")
    if any(map(own_on, dealt.words)):  # they are the room's alone
        raise Rejected("deal-own-pictures")
    timer = dealt.settings.timer
    rules = replace(dealt.settings, timer=timer and replace(timer, double=()))
    own = settings.own_list is not None or settings.gather
    shared = replace(
        settings,
        game=rules,
        decks=settings.decks if settings.decks and not own else RoomSettings().decks,
        own_list=None,
        gather=False,
        own_pictures=None,
        team="",
        side_names=SideNames(),
    )
    return Deal(shared, dealt.words, table.opened.faces)


def blind_deal(settings: RoomSettings, pile: Pile, rng: Random) -> Deal:
    """A deal that nobody has played or seen."""
    words = pile.next("new", rng).words
    _, key = deal(settings.variant, words, settings=settings.game, rng=rng)
    return Deal(settings, words, key.open().faces)


def fixed(settings: RoomSettings) -> tuple[object, ...]:
    """What stays as it is until the deal has been played; how long people may think does not."""
    usual = Settings()
    rules = replace(settings.game, timer=usual.timer, vote_seconds=usual.vote_seconds)
    return settings.variant, settings.language, settings.pile, rules


def standing(table: Table, names: SideNames, at: int) -> Standing | None:
    """How a group did; None: its game has no result."""
    if table.outcome is None or table.outcome.reason == WITHOUT_RESULT:
        return None
    found = sum(
        touch.identity in (AGENT, clue.side) for clue in table.clues for touch in clue.touches
    )
    return Standing(table.outcome, len(table.clues), found, at, names)

"""Deals for several groups over HTTP: making one, looking at it, opening a room for it (A-76).

No answer has a card or an identity. They are dealt when the first game of such a room begins.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from ..dealing import pile_of
from ..game.actions import Name, Typed
from ..game.chance import Chance
from ..game.deal import Cards
from ..game.fold import fold
from ..game.table import Outcome
from ..game.variants import variant_named
from ..refusals import Rejected
from ..room import commands as cmd
from ..room.deals import Deal, Standing, blind_deal, deal_of, standing
from ..room.room import RoomSettings, SideNames
from .codes import fresh
from .http import json_response, read_json, site_of
from .hub import Hub
from .piles import playable
from .records import kept_game, room_shown
from .rooms import room_made, usual_settings

ID = 16
"""Characters of a deal's id: nobody guesses one (about 79 bits)."""
MOST_DEALS = 100_000
"""Deals that a server keeps."""
MOST_TABLES = 100
"""Groups that can play one of them."""
MOST_DECKS = 10


class NewDeal(msgspec.Struct, frozen=True):
    """A deal that nobody has seen, for a match between tables."""

    variant: Name = "classic"
    lang: Name = "en"
    cards: Cards = "words"
    """Whether words lie on the table, or pictures, or both."""
    decks: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_DECKS)] = RoomSettings().decks


class DealMade(msgspec.Struct, frozen=True):
    """A deal's id and its link, for everybody who is to play it."""

    deal: str
    url: str
    table: int = 0
    """The number of the table where it was played; 0: nobody has."""


class TableShown(msgspec.Struct, frozen=True):
    """How one group did. It tells nothing of the cards: others may not know them yet."""

    table: int
    """Its number, in the order in which they opened their rooms."""
    names: SideNames
    """What it called its sides."""
    outcome: Outcome
    clues: int
    found: int
    """Cards that were found by clues."""
    at: int
    """When its game was over, in milliseconds."""


class DealShown(msgspec.Struct, frozen=True):
    """What a deal is, and how the groups did that have finished it."""

    variant: str
    lang: str
    cards: Cards
    tokens: int
    """Duet: the time tokens."""
    mission: str
    """Duet: the city of the campaign; empty: none."""
    family: bool
    """Whether it is without assassins."""
    opened: int
    """Groups that have a room for it, those included that have finished."""
    tables: tuple[TableShown, ...]
    """The groups that have finished."""


class NewTable(msgspec.Struct, frozen=True):
    """A room that plays a deal."""

    name: Typed = "Host"
    face: Name = ""
    """The drawing and the colour that stand for its host; empty: none."""
    seat: Name = ""
    """Where its host sits, as in a new room."""


async def make_deal(request: Request) -> Response:
    """POST /api/deals: a deal that nobody has seen, its maker included."""
    wanted: NewDeal = await read_json(request, NewDeal)
    variant_named(wanted.variant)
    settings = usual_settings(wanted.variant, wanted.lang, wanted.cards)
    settings = playable(replace(settings, decks=wanted.decks))
    pile = pile_of(settings.language, *settings.decks, cards=settings.cards)
    hub = await _hub_with_room(request)
    id_ = fresh(ID)
    await hub.store.add_deal(id_, blind_deal(settings, pile, Chance()), hub.clock.now())
    return _made(request, id_)


async def share_deal(request: Request) -> Response:
    """POST /api/rooms/{code}/records/{number}/deal: the deal of a finished game, for others.

    Whoever asks again is told the same one, as are those who have played a deal of others.
    """
    room = await room_shown(request)
    game = await kept_game(request, room, running="deal-unfinished")
    number = request.path_params["number"]
    hub: Hub = request.app.state.hub
    id_ = await hub.store.deal_of_game(room.code, number)
    if id_ is None:
        hub = await _hub_with_room(request)
        deal = deal_of(game.settings, game.log)
        stood = standing(fold(game.log), game.settings.side_names, game.at)
        place = room.code, number
        id_ = await hub.store.add_played_deal(fresh(ID), deal, hub.clock.now(), place, stood)
    games = await hub.store.standings(id_)
    table = next(n for n, each in enumerate(games, 1) if each[:2] == (room.code, number))
    return _made(request, id_, table)


async def show_deal(request: Request) -> Response:
    """GET /api/deals/{deal}: what it is, and how those did who have finished it."""
    id_, deal = await _deal(request)
    hub: Hub = request.app.state.hub
    games = await hub.store.standings(id_)
    tables = tuple(
        _shown(number, stood) for number, (*_, stood) in enumerate(games, 1) if stood is not None
    )
    settings = deal.settings
    rules = settings.game
    return json_response(
        DealShown(
            variant=settings.variant,
            lang=settings.language,
            cards=settings.cards,
            tokens=rules.tokens,
            mission=rules.mission,
            family=rules.family,
            opened=len(games),
            tables=tables,
        )
    )


async def open_table(request: Request) -> Response:
    """POST /api/deals/{deal}/rooms: a room whose first game is dealt so."""
    wanted: NewTable = await read_json(request, NewTable)
    id_, deal = await _deal(request)
    hub: Hub = request.app.state.hub
    if len(await hub.store.standings(id_)) >= MOST_TABLES:
        raise Rejected("deal-tables", most=MOST_TABLES)
    return await room_made(
        request,
        deal.settings,
        wanted.name,
        seating=(cmd.TakeSeat(wanted.seat),) if wanted.seat else (),
        face=wanted.face,
        given=id_,
    )


def _shown(number: int, stood: Standing) -> TableShown:
    return TableShown(number, stood.names, stood.outcome, stood.clues, stood.found, stood.at)


def _made(request: Request, id_: str, table: int = 0) -> Response:
    return json_response(DealMade(id_, f"{site_of(request)}/deal/{id_}", table), 201)


async def _hub_with_room(request: Request) -> Hub:
    """The hub, if one more deal is fine."""
    hub: Hub = request.app.state.hub
    if await hub.store.count_deals() >= MOST_DEALS:
        raise Rejected("deals-full")
    return hub


async def _deal(request: Request) -> tuple[str, Deal]:
    """The deal that the path of a request names."""
    id_ = request.path_params["deal"]
    hub: Hub = request.app.state.hub
    deal = await hub.store.deal(id_) if len(id_) <= ID else None
    if deal is None:
        raise Rejected("deal-unknown")
    return id_, deal

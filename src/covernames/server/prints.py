"""The game on paper over HTTP: pages as marks, which the browser draws, or as a PDF.

Nothing of it has to do with a room. A key follows from the code that stands on its board: whoever
plays on paper may look at it, as anybody could look at a key that lies on the table.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..dealing import BOTH
from ..decks import LANGUAGES
from ..decks.library import NAMES
from ..game.actions import Name
from ..game.deal import Cards
from ..prints.marks import Page
from ..prints.order import KIT, MOST_BOARDS, USUAL_CARDS, Order, What
from ..prints.stock import Game, clean_code, new_code
from ..refusals import PrintRefused, Rejected
from .http import LARGEST, address_of, read_json
from .hub import Hub
from .print_pool import MOST_CARDS, Asked


class ToPrint(msgspec.Struct, frozen=True):
    """What somebody wants printed."""

    lang: Name
    what: Annotated[tuple[What, ...], msgspec.Meta(max_length=6)] = KIT
    game: Game = "classic"
    paper: Literal["a4", "letter"] = "a4"
    cards: Cards = "words"
    deck: Name = BOTH
    words: str = ""
    """A list of words in place of the deck."""
    code: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """What board and key follow from; empty: a new one."""
    boards: Annotated[int, msgspec.Meta(ge=1, le=MOST_BOARDS)] = 1
    """How many boards and keys."""
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS)] = USUAL_CARDS
    """How many cards to cut out; 0: all."""
    meanings: bool = False


class Printed(msgspec.Struct, frozen=True):
    """Pages to be drawn, in millimetres."""

    code: str
    pages: tuple[Page, ...]


async def show_print(request: Request) -> Response:
    """POST /api/prints: the pages."""
    asked = await _asked(request)
    made = await _hub(request).prints.made(address_of(request), asked)
    return Response(made, media_type="application/json")


async def print_pdf(request: Request) -> Response:
    """POST /api/prints/pdf: the pages as a file."""
    asked = await _asked(request)
    made = await _hub(request).prints.made(address_of(request), asked, pdf=True)
    name = f'attachment; filename="covernames-{asked.order.code}.pdf"'
    return Response(made, media_type="application/pdf", headers={"content-disposition": name})


async def _asked(request: Request) -> Asked:
    wanted: ToPrint = await read_json(request, ToPrint, LARGEST)
    if wanted.lang not in LANGUAGES:
        raise Rejected("language-unknown", word=wanted.lang[:40])
    if wanted.deck not in {*NAMES, BOTH}:
        raise Rejected("deck-unknown", word=wanted.deck[:40])
    try:
        code = clean_code(wanted.code) if wanted.code.strip() else new_code()
    except PrintRefused as refused:
        raise Rejected(refused.code, **refused.data) from None
    order = Order(
        wanted.lang,
        tuple(dict.fromkeys(wanted.what)),
        wanted.game,
        wanted.paper,
        code,
        wanted.boards,
        wanted.count,
        wanted.meanings,
    )
    return Asked(order, wanted.deck, wanted.cards, wanted.words)


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub

"""Where pages to be printed are laid out: in workers, as it takes a moment of a core."""

from __future__ import annotations

from typing import Final

import msgspec

from ..decks import Deck
from ..game.deal import Cards
from ..prints.order import Order
from ..refusals import Data, PackRefused, Refusal, Rejected
from .questions import Unanswered
from .workers import Workers

MAKING: Final = 20.0
"""Seconds for one print; it takes about one."""
CROWDED: Final = 10
"""Seconds that an address is told to wait which asks for too many at once."""
MOST_CARDS: Final = 1_000
"""Cards to cut out: those of a whole deck, and some more."""


class Asked(msgspec.Struct, frozen=True):
    """An order, and what its cards come from."""

    order: Order
    deck: str
    cards: Cards
    words: str = ""
    """Somebody's own list; empty: the deck."""


class PrintPool:
    """Lays out pages, for whoever asks."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def made(self, who: str, asked: Asked, *, pdf: bool = False) -> bytes:
        """The pages as JSON, or as a PDF; refuses what cannot be printed."""
        try:
            made = await self._workers.ask(who, _make, asked, pdf, limit=MAKING)
        except Unanswered as unanswered:
            if unanswered.why == "crowded":
                raise Rejected("too-many", seconds=CROWDED) from unanswered
            raise Rejected("print-unmade") from unanswered
        if isinstance(made, bytes):
            return made
        code, data = made
        raise Rejected(code, **data)


# What runs in a worker: letters and words are read there, not in the server.


def _make(asked: Asked, pdf: bool) -> bytes | tuple[str, dict[str, Data]]:
    try:
        return _pages(asked, pdf=pdf)
    except PackRefused as refused:
        return refused.code, _of_list(refused)
    except Refusal as refused:  # an answer as well: a worker's errors are told to nobody
        return refused.code, refused.data


def _pages(asked: Asked, *, pdf: bool) -> bytes:
    from ..prints.making import made  # noqa: PLC0415 - as above
    from ..prints.pdf import write  # noqa: PLC0415 - as above
    from ..prints.stock import stock_of  # noqa: PLC0415 - as above

    order = asked.order
    stock = stock_of(order.language, asked.deck, asked.cards, _own(asked))
    if "cards" in order.what and len(stock.some(order.count, order.code)) > MOST_CARDS:
        raise Rejected("print-too-much")
    pages = made(order, stock)
    if pdf:
        return write(pages, order.language, f"Covernames {order.code}")
    return msgspec.json.encode({"code": order.code, "pages": pages})


def _own(asked: Asked) -> Deck | None:
    from ..decks import read_text  # noqa: PLC0415 - as above

    return read_text(asked.words, asked.order.language).deck if asked.words.strip() else None


def _of_list(refused: PackRefused) -> dict[str, Data]:
    first = refused.faults[0]
    return {"line": first.line, "word": first.word, "limit": first.limit}

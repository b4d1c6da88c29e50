"""All pages of an order, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from ..messages import Messages
from ..refusals import PrintRefused
from .boards import boards, keys
from .letters import missing
from .marks import Page, Text
from .order import Order
from .pieces import agents, cards
from .stock import Stock
from .texts import missions, rules


def made(order: Order, stock: Stock) -> tuple[Page, ...]:
    """The pages in the order in which they were asked for; refused if letters cannot be printed."""
    say = Messages(order.language)
    pages = tuple(page for what in order.what for page in _pages(what, order, stock, say))
    written = "".join(
        {mark.text for page in pages for mark in page.marks if isinstance(mark, Text)}
    )
    unknown = missing(written)
    if unknown:
        raise PrintRefused("print-letters-missing", letters=" ".join(unknown[:20]))
    return pages


def _pages(what: str, order: Order, stock: Stock, say: Messages) -> Iterator[Page]:
    match what:
        case "board":
            yield from boards(order, stock, say)
        case "key":
            yield from keys(order, say)
        case "cards":
            yield from cards(order, stock, say)
        case "agents":
            yield from agents(order, say)
        case "rules":
            yield rules(order, say)
        case "missions":
            yield missions(order, say)

"""The game on paper: laid out once, as marks on pages; as a PDF, and for the page ``/print``."""

from __future__ import annotations

from .order import EVERYTHING, KIT, MOST_BOARDS, USUAL_CARDS, Order, What
from .papers import PAPERS
from .stock import Game, Stock, clean_code, new_code, stock_of

__all__ = [
    "EVERYTHING",
    "KIT",
    "MOST_BOARDS",
    "PAPERS",
    "USUAL_CARDS",
    "Game",
    "Order",
    "Stock",
    "What",
    "clean_code",
    "new_code",
    "stock_of",
]

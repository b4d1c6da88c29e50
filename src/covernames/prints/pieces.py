"""What is cut out: cards with a word or a picture, and what is laid on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..game.key import AGENT, ASSASSIN, BLUE, BYSTANDER, RED
from ..game.variants.classic import BYSTANDERS, OTHER_WORDS
from ..game.variants.duet import AGENTS
from ..messages import Messages
from ..pictures import name_on
from ..text import is_picture
from .boards import RAISED, below, card_face
from .emblems import ARROW, CHECK, LOOKS, emblem
from .letters import fitting
from .marks import SOFT, Box, Line, Mark, Page, Shape, Text
from .order import Order
from .papers import Cut, cards_of, covers_of, pictures_of
from .stock import Stock

BEYOND = 2.5
"""How far a line goes on beyond the last piece, where a ruler is laid on."""
DOUBLE, TOKEN = "double-agent", "time-token"
TOKENS = 11
"""D-004: eleven tokens exist."""


def cards(order: Order, stock: Stock, say: Messages) -> Iterator[Page]:
    """Words, and pictures on sheets of their own."""
    chosen = stock.some(order.count, order.code)
    words = [card for card in chosen if not is_picture(card)]
    pictures = [card for card in chosen if is_picture(card)]
    title = say("print-cards")
    for cut, some in ((cards_of(order.sheet), words), (pictures_of(order.sheet), pictures)):
        for few in _sheets(some, cut.count):
            marks: list[Mark] = []
            for number, card in enumerate(few):
                meaning = stock.meaning(card) if order.meanings else None
                marks += _card(card, meaning, *cut.corner(number), cut)
            says = ", ".join(name_on(card, order.language) for card in few)
            yield _page(title, cut, len(few), marks, says)


def _sheets(pieces: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    for at in range(0, len(pieces), count):
        yield tuple(pieces[at : at + count])


def _card(card: str, meaning: str | None, x: float, y: float, cut: Cut) -> Iterator[Mark]:
    """A card: below the word, above it once more, for those who sit on the other side."""
    if is_picture(card):
        yield from card_face(card, None, x, y, cut.width, cut.height)
        return
    middle = x + cut.width / 2
    other = fitting(card, "card", cut.width - 16, 4.6)
    yield Text(middle, y + 11 - 0.35 * other, card, other, "card", "middle", SOFT, turned=True)
    yield Line(x + 6, y + 16, x + cut.width - 6, y + 16)
    size = fitting(card, "card", cut.width - 10, 10)
    line = y + 30 + 0.35 * size - (0.0 if meaning is None else RAISED)
    yield Text(middle, line, card, size, "card", "middle")
    yield from below(meaning, cut.width - 10, middle, line + 0.25 * size)


def agents(order: Order, say: Messages) -> Iterator[Page]:
    """What is laid on cards: as many of each as the box has."""
    if order.game == "classic":
        counts = {RED: OTHER_WORDS, BLUE: OTHER_WORDS, DOUBLE: 1, BYSTANDER: BYSTANDERS}
    else:
        counts = {AGENT: AGENTS, TOKEN: TOKENS}
    pieces = [kind for kind, count in {**counts, ASSASSIN: 1}.items() for _ in range(count)]
    cut = covers_of(order.sheet)
    title = say("print-agents")
    for few in _sheets(pieces, cut.count):
        marks: list[Mark] = []
        for number, piece in enumerate(few):
            marks += _cover(piece, *cut.corner(number), cut, say)
        kinds = dict.fromkeys(few)
        says = ", ".join(f"{few.count(kind)} × {_name(kind, say)}" for kind in kinds)
        yield _page(title, cut, len(few), marks, says)


def _name(piece: str, say: Messages) -> str:
    return say(f"print-{piece}" if piece in {DOUBLE, TOKEN} else f"identity-{piece}")


def _cover(piece: str, x: float, y: float, cut: Cut, say: Messages) -> Iterator[Mark]:
    wide, high = cut.width, cut.height
    half = wide / 2
    match piece:
        case "double-agent":  # one more of whoever starts
            for identity, left in ((RED, x), (BLUE, x + half)):
                yield Box(left, y, half, high, LOOKS[identity].tint)
                yield emblem(identity, left + half / 2 - 7, y + 4.5, 14)
        case "time-token":  # to be folded: a bystander in front, a check mark behind
            yield Box(x, y, half, high, LOOKS[BYSTANDER].tint)
            yield emblem(BYSTANDER, x + 8, y + 3.5, 11)
            yield Shape(x + 8, y + 15, 7, ARROW, fill=LOOKS[BYSTANDER].colour)
            yield Box(x + half, y, half, high, LOOKS[AGENT].tint)
            yield Shape(x + half + 4.5, y + 5, 14, CHECK, fill=LOOKS[AGENT].colour)
            yield Line(x + half, y, x + half, y + high, 0.25, SOFT, dashed=True)
            wide, half = half, half / 2  # its name stands in front
        case _:
            yield Box(x, y, wide, high, LOOKS[piece].tint)
            yield emblem(piece, x + half - 8, y + 3.5, 16)
    name = _name(piece, say)
    size = fitting(name, "bold", wide - 6, 3.6)
    yield Text(x + half, y + high - 3.4, name, size, "bold", "middle")


def _page(title: str, cut: Cut, count: int, marks: list[Mark], says: str) -> Page:
    """A sheet with the lines to cut along, as many as its pieces need."""
    columns, rows = min(count, cut.columns), -(-count // cut.columns)
    right, bottom = cut.left + columns * cut.width, cut.top + rows * cut.height
    lines: list[Mark] = []
    for column in range(columns + 1):
        x = cut.left + column * cut.width
        lines.append(Line(x, cut.top - BEYOND, x, bottom + BEYOND))
    for row in range(rows + 1):
        y = cut.top + row * cut.height
        lines.append(Line(cut.left - BEYOND, y, right + BEYOND, y))
    return Page(title, cut.paper.width, cut.paper.height, (*marks, *lines), says)

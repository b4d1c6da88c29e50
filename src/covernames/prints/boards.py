"""Boards and their keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..game.key import CELLS, ROW, Identities
from ..messages import Messages
from ..pictures import name_on
from ..text import PICTURE, is_picture
from .emblems import LOOKS, emblem
from .letters import fitting
from .lines import wrapped
from .marks import PALE, SOFT, WHITE, Box, Mark, Page, Picture, Text
from .order import Order
from .papers import MARGIN, Paper, board_of
from .stock import Stock, code_of, key_of

GAP = 1.0
"""Between the cards of a board."""
CELL = 27.0
"""The side of a square of a key."""
RAISED = 3.2
"""How much higher a word stands that has its meaning below."""
SMALL = 2.9
"""The size of a meaning."""
TOP = 32.0
"""Where a key begins."""


def boards(order: Order, stock: Stock, say: Messages) -> Iterator[Page]:
    """Boards of 25 cards, each with its code."""
    cut = board_of(order.sheet)
    title = say("print-board")
    for number in range(1, order.boards + 1):
        code = code_of(order.code, number)
        cards = stock.board(code)
        marks: list[Mark] = []
        for cell, card in enumerate(cards):
            x, y = cut.corner(cell)
            marks.append(
                Box(x + GAP, y + GAP, cut.width - 2 * GAP, cut.height - 2 * GAP, WHITE, PALE)
            )
            meaning = stock.meaning(card) if order.meanings else None
            marks += card_face(card, meaning, x, y, cut.width, cut.height)
        marks += foot(cut.paper, title, code, say)
        names = ", ".join(name_on(card, order.language) for card in cards)
        yield Page(f"{title} {code}", cut.paper.width, cut.paper.height, tuple(marks), names)


def card_face(
    card: str, meaning: str | None, x: float, y: float, wide: float, high: float
) -> Iterator[Mark]:
    """A word in the middle of its card, or above what it means; or a picture."""
    middle = x + wide / 2
    if is_picture(card):
        side = min(wide, high) - 4
        yield Picture(middle - side / 2, y + (high - side) / 2, side, card.removeprefix(PICTURE))
        return
    size = fitting(card, "card", wide - 7, 9)
    line = y + high / 2 + 0.35 * size - (0.0 if meaning is None else RAISED)
    yield Text(middle, line, card, size, "card", "middle")
    yield from below(meaning, wide - 7, middle, line + 0.3 * size)


def below(meaning: str | None, room: float, middle: float, line: float) -> Iterator[Mark]:
    """What a word means, in two small lines at most."""
    lines = wrapped(meaning or "", "text", SMALL, room)
    if len(lines) > 2:  # noqa: PLR2004 - as it says
        lines = [lines[0], lines[1].rstrip(";, ") + " …"]
    for number, text in enumerate(lines, 1):
        yield Text(middle, line + 3.4 * number, text, SMALL, "text", "middle", SOFT)


def foot(paper: Paper, title: str, code: str, say: Messages) -> Iterator[Mark]:
    """What it is, and the code by which board and key find each other."""
    y = paper.height - MARGIN - 3
    yield Text(MARGIN + 6, y, f"Covernames · {title}", 3.4, "text", "start", SOFT)
    said = say("print-code-of", code=code)
    yield Text(paper.width - MARGIN - 6, y, said, 3.4, "bold", "end", SOFT)


def keys(order: Order, say: Messages) -> Iterator[Page]:
    """A key for each board; that of Duet has a page for each side, so that nobody sees both."""
    for number in range(1, order.boards + 1):
        code = code_of(order.code, number)
        faces, starting = key_of(order.game, code)
        for name, face in faces.items():
            title = say("print-key") if len(faces) == 1 else say(f"print-key-{name}")
            yield _key(order, title, code, face, starting, say)


def _key(
    order: Order, title: str, code: str, face: Identities, starting: str, say: Messages
) -> Page:
    paper = order.sheet
    side = ROW * CELL
    left = (paper.width - side) / 2
    middle = paper.width / 2
    marks: list[Mark] = [Text(middle, 18, title, 9, "bold", "middle")]
    if starting:
        first = say("print-first", side=say(f"side-{starting}"))
        marks.append(Text(middle, 26, first, 5, "text", "middle", LOOKS[starting].colour))
        # As a line around the key in the colour of who starts.
        edge = LOOKS[starting].colour
        marks.append(Box(left - 3, TOP - 3, side + 6, side + 6, "", edge, 2))
    for cell in range(CELLS):
        row, column = divmod(cell, ROW)
        x, y = left + column * CELL, TOP + row * CELL
        marks.append(Box(x, y, CELL, CELL, LOOKS[face[cell]].tint, WHITE, 1))
        marks.append(emblem(face[cell], x + 6.5, y + 6.5, CELL - 13))
    marks.append(Box(left, TOP, side, side, "", SOFT, 0.4))
    line = TOP + side + 16
    for identity, count in Counter(face).most_common():
        marks.append(emblem(identity, left, line - 4.6, 6))
        marks.append(Text(left + 10, line, f"{count} × {say(f'identity-{identity}')}", 5))
        line += 9
    about = "print-key-about" if len({*face} & {"red", "blue"}) else "print-key-about-duet"
    for text in wrapped(say(about), "text", 4.4, side):
        line += 6
        marks.append(Text(left, line, text, 4.4, "text", "start", SOFT))
    marks += foot(paper, title, code, say)
    says = ", ".join(say(f"identity-{identity}") for identity in face)
    return Page(f"{title} {code}", paper.width, paper.height, tuple(marks), says)

"""Sheets to read: the rules on one page, and the missions of Duet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..game.key import AGENT, ASSASSIN, BLUE, BYSTANDER, RED
from ..game.missions import MISSIONS, Mission
from ..messages import Messages
from .emblems import emblem
from .letters import fitting
from .lines import wrapped
from .marks import SOFT, Box, Line, Mark, Page, Text
from .order import Order
from .papers import MARGIN, Paper

EDGE: Final = MARGIN + 8
BETWEEN: Final = 9.0
"""Between two columns."""
SIZES: Final = tuple(n / 20 for n in range(96, 52, -1))
"""Heights of lines that are tried until the rules fit on one page, in millimetres."""


class Block(NamedTuple):
    """A heading, or a paragraph, which may begin with a shape."""

    text: str
    heading: bool = False
    shape: str = ""


def _classic(say: Messages) -> Iterator[Block]:
    yield Block(say("how-title-idea"), heading=True)
    yield from _told(say, "how-idea-words", "how-idea-key", "how-idea-clue")
    yield Block(say("print-prepare"), heading=True)
    yield from _told(say, "print-prepare-classic")
    yield Block(say("print-turn"), heading=True)
    yield from _told(say, "print-turn-classic")
    yield Block(say("how-turn-own"), shape=RED)
    yield Block(say("how-turn-other"), shape=BLUE)
    yield Block(say("how-turn-bystander"), shape=BYSTANDER)
    yield Block(say("how-turn-assassin"), shape=ASSASSIN)
    yield from _told(say, "print-number")
    yield from _clues(say)
    yield from _told(say, "how-fault-price")
    yield Block(say("how-title-end"), heading=True)
    yield from _told(say, "how-end-all", "how-end-assassin", "how-end-next")


def _duet(say: Messages) -> Iterator[Block]:
    yield Block(say("how-title-idea"), heading=True)
    yield from _told(say, "how-idea-words", "how-idea-key-duet", "how-idea-clue-duet")
    yield Block(say("print-prepare"), heading=True)
    yield from _told(say, "print-prepare-duet")
    yield Block(say("print-turn"), heading=True)
    yield from _told(say, "print-turn-duet")
    yield Block(say("how-duet-agent"), shape=AGENT)
    yield Block(say("how-duet-bystander"), shape=BYSTANDER)
    yield Block(say("how-duet-black-end"), shape=ASSASSIN)
    yield from _clues(say)
    yield from _told(say, "how-fault-price-duet")
    yield Block(say("how-title-tokens"), heading=True)
    yield from _told(
        say, "how-tokens-each", "how-tokens-stop", "how-tokens-miss", "how-tokens-both"
    )
    yield Block(say("how-title-sudden"), heading=True)
    yield from _told(say, "how-sudden-when", "how-sudden-how", "how-sudden-lose")
    yield Block(say("how-title-end"), heading=True)
    yield from _told(say, "how-end-duet", "how-end-side")


def _clues(say: Messages) -> Iterator[Block]:
    yield Block(say("how-title-clues"), heading=True)
    yield from _told(say, "how-clue-one", "how-clue-meaning", "how-clue-visible")
    yield from _told(say, f"how-rules-{say.language.lower()}")


def _told(say: Messages, *codes: str) -> Iterator[Block]:
    return (Block(say(code)) for code in codes)


def rules(order: Order, say: Messages) -> Page:
    """The rules in two columns, as large as the page has room for."""
    paper = order.sheet
    blocks = list(_classic(say) if order.game == "classic" else _duet(say))
    name = say(f"variant-{order.game}")
    title = f"{say('print-rules')}: {name}"
    head: list[Mark] = [
        Text(EDGE, 24, f"Covernames · {name}", 9, "bold"),
        Line(EDGE, 36, paper.width - EDGE, 36, 0.4),
    ]
    about = say(f"variant-{order.game}-about")
    head.append(
        Text(
            EDGE,
            32,
            about,
            fitting(about, "text", paper.width - 2 * EDGE, 5),
            "text",
            "start",
            SOFT,
        )
    )
    body = next(filter(None, (_columns(blocks, size, paper) for size in SIZES)))
    says = " ".join(block.text for block in blocks)
    return Page(title, paper.width, paper.height, (*head, *body), says)


def _columns(blocks: list[Block], size: float, paper: Paper) -> list[Mark]:
    """Blocks in two columns; empty: they do not fit."""
    top, bottom = 44.0, paper.height - EDGE
    room = (paper.width - 2 * EDGE - BETWEEN) / 2
    step = 1.36 * size
    marks: list[Mark] = []
    column, y = 0, top
    for number, block in enumerate(blocks):
        indent = 1.7 * size if block.shape else 0.0
        face = "bold" if block.heading else "text"
        letters = 1.15 * size if block.heading else size
        lines = wrapped(block.text, face, letters, room - indent)  # type: ignore[arg-type]
        needed = len(lines) * step
        if block.heading:
            y += 0.7 * size if y > top else 0.0
            after = blocks[number + 1]
            needed += step * min(2, len(wrapped(after.text, "text", size, room)))
        if y + needed > bottom + step / 2:
            column, y = column + 1, top
            if column > 1:
                return []
        x = EDGE + column * (room + BETWEEN)
        if block.shape:
            marks.append(emblem(block.shape, x, y - 0.85 * size, 1.05 * size))
        for line in lines:
            marks.append(Text(x + indent, y, line, letters, face))  # type: ignore[arg-type]
            y += step
        y += 0.15 * size if block.heading else 0.4 * size
    return marks


def missions(order: Order, say: Messages) -> Page:
    """The cities with their numbers, to be ticked off."""
    paper = order.sheet
    title = say("print-missions")
    marks: list[Mark] = [Text(EDGE, 24, f"{say('variant-duet')} · {title}", 8, "bold")]
    y = 31.0
    for code in ("how-missions-about", "how-missions-faces"):
        for line in wrapped(say(code), "text", 3.9, paper.width - 2 * EDGE):
            marks.append(Text(EDGE, y, line, 3.9, "text", "start", SOFT))
            y += 5.1
    row = min(10.0, (paper.height - EDGE - y - 10) / len(MISSIONS))
    right = paper.width - EDGE
    places = (EDGE, EDGE + 11, EDGE + 56, EDGE + 79, EDGE + 104)
    heads = ("", "print-city", "print-turns", "print-mistakes", "print-leads")
    y += 4
    for place, code in zip(places, heads, strict=True):
        if code:
            text = say(code)
            marks.append(
                Text(
                    place,
                    y,
                    text,
                    fitting(text, "bold", 22 if place < places[-1] else 60, 3.8),
                    "bold",
                )
            )
    y += 2.2
    marks.append(Line(EDGE, y, right, y, 0.4))
    for mission in MISSIONS.values():
        marks += _mission(mission, places, y, row, right, say)
        y += row
        marks.append(Line(EDGE, y, right, y))
    says = "; ".join(
        f"{_city(city, say)} {mission.tokens}–{mission.mistakes}"
        for city, mission in MISSIONS.items()
    )
    return Page(title, paper.width, paper.height, tuple(marks), says)


def _city(city: str, say: Messages) -> str:
    return say(f"web-city-{city}")


def _mission(
    mission: Mission, places: tuple[float, ...], y: float, row: float, right: float, say: Messages
) -> Iterator[Mark]:
    box, city, turns, mistakes, leads = places
    line = y + row / 2 + 1.6
    yield Box(box + 1, y + row / 2 - 2.6, 5.2, 5.2, "", SOFT, 0.3)
    yield Text(city, line, _city(mission.city, say), 4.8, "bold")
    yield Text(turns + 6, line, str(mission.tokens), 4.8, "text", "middle")
    yield Text(mistakes + 6, line, str(mission.mistakes), 4.8, "text", "middle")
    onward = ", ".join(_city(each, say) for each in mission.leads_to)
    yield Text(
        leads, line, onward, fitting(onward, "text", right - leads, 4), "text", "start", SOFT
    )

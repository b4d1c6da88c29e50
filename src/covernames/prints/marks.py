"""What is on a page: a few kinds of marks, in millimetres from its upper left corner.

Everything that is printed is laid out once, as marks. ``pdf.py`` writes them into a file, and the
page ``/print`` draws the same ones in the browser (``Sheet.svelte``).
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Face = Literal["text", "bold", "card"]
"""Letters: for texts, for titles, and the narrow ones of cards."""
Anchor = Literal["start", "middle", "end"]

INK: Final = "#2a251e"
SOFT: Final = "#5a5145"
PALE: Final = "#b9ad96"
WHITE: Final = "#ffffff"


class Text(msgspec.Struct, frozen=True, tag_field="mark", tag="text"):
    """A line of text; `y` is what its letters stand on."""

    x: float
    y: float
    text: str
    size: float
    """The height of a line of its letters."""
    face: Face = "text"
    anchor: Anchor = "start"
    colour: str = INK
    turned: bool = False
    """Upside down."""


class Line(msgspec.Struct, frozen=True, tag_field="mark", tag="line"):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.15
    colour: str = PALE
    dashed: bool = False


class Box(msgspec.Struct, frozen=True, tag_field="mark", tag="box"):
    """A rectangle; an empty colour paints nothing."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    stroke: str = ""
    line: float = 0.25


class Shape(msgspec.Struct, frozen=True, tag_field="mark", tag="shape"):
    """A shape drawn in a square of 24 by 24; `path` is that of an SVG, in few of its commands."""

    x: float
    y: float
    size: float
    path: str
    fill: str = ""
    stroke: str = ""
    line: float = 3.0
    """The width of the stroke, of 24."""


class Picture(msgspec.Struct, frozen=True, tag_field="mark", tag="picture"):
    """A picture of the deck, by its id."""

    x: float
    y: float
    size: float
    name: str
    turned: bool = False


Mark = Text | Line | Box | Shape | Picture


class Page(msgspec.Struct, frozen=True):
    """A page of the print."""

    title: str
    """What it is, in words: a reader of the file, or a screen reader, says it."""
    width: float
    height: float
    marks: tuple[Mark, ...]
    says: str = ""
    """What can be read on it, for those who do not see it."""

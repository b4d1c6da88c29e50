"""Shapes, and the pictures of the deck, as a PDF draws them: from the little SVG that they use.

The pictures are those that the page was built with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from ..refusals import PrintRefused

FOLDER: Final = Path(__file__).parent.parent / "server" / "page" / "assets"
"""Where the build of the page leaves the pictures."""
SIDE: Final = 400
"""The side of a picture, in its own measure."""
_SVG = "{http://www.w3.org/2000/svg}"
_PARTS = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))")


def path(text: str) -> str:
    """The path of an SVG in the operators of a PDF."""
    return " ".join(_Pen(text).steps())


class _Pen:
    """Follows a path: M, L, l, h, v, c, s and z, which are all that our drawings have."""

    def __init__(self, text: str) -> None:
        self._parts = [match.groups() for match in _PARTS.finditer(text)]
        self._at = 0
        self._place = self._begun = self._bent = (0.0, 0.0)
        """Where it is, where this piece began, and whence the last curve came in."""

    def steps(self) -> Iterator[str]:
        command = ""
        while self._at < len(self._parts):
            if letter := self._parts[self._at][0]:
                command = letter
                self._at += 1
            if command in {"c", "s"}:
                yield self._curve(smooth=command == "s")
                continue
            if command == "z":
                self._place = self._begun
                yield "h"
            else:
                x, y = self._place = self._target(command)
                yield f"{x:.3f} {y:.3f} {'m' if command == 'M' else 'l'}"
            self._bent = self._place
            if command == "M":
                self._begun, command = self._place, "L"

    def _numbers(self, count: int) -> list[float]:
        taken = self._parts[self._at : self._at + count]
        self._at += count
        return [float(number) for _, number in taken]

    def _target(self, command: str) -> tuple[float, float]:
        x, y = self._place
        match command:
            case "M" | "L":
                [x, y] = self._numbers(2)
            case "l":
                right, down = self._numbers(2)
                x, y = x + right, y + down
            case "h":
                x += self._numbers(1)[0]
            case "v":
                y += self._numbers(1)[0]
            case _:
                raise ValueError(f"a path with {command}")
        return x, y

    def _curve(self, *, smooth: bool) -> str:
        x, y = self._place
        steps = self._numbers(4 if smooth else 6)
        points = [
            (x + right, y + down) for right, down in zip(steps[::2], steps[1::2], strict=True)
        ]
        if smooth:
            points.insert(0, (2 * x - self._bent[0], 2 * y - self._bent[1]))
        _, self._bent, self._place = points
        return " ".join(f"{a:.3f} {b:.3f}" for a, b in points) + " c"


def colour(name: str, operator: str) -> str:
    """A colour as a PDF sets it: ``rg`` to fill, ``RG`` to draw lines."""
    digits = name.lstrip("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits  # noqa: PLR2004
    parts = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return " ".join(f"{part:.3f}" for part in parts) + f" {operator}"


@lru_cache(512)
def picture(name: str) -> str:
    """A picture of the deck as a PDF draws it, in its own measure, with y downwards."""
    found = next(iter(FOLDER.glob(f"picture.{name}.*.svg")), None)
    if found is None:
        raise PrintRefused("print-no-pictures")
    return _Drawing(ET.fromstring(found.read_text("utf-8"))).text  # noqa: S314 - we drew it


OPACITIES: Final = tuple(range(1, 10))
"""Tenths of opacity; a PDF names each as /O1 and so on."""


class _Drawing:
    """Goes through a picture."""

    def __init__(self, root: ET.Element) -> None:
        self._ids = {each.get("id", ""): each for each in root.iter() if each.get("id")}
        self.text = "\n".join(self._all(root, {"fill": "#000"}))

    def _all(self, element: ET.Element, style: dict[str, str]) -> Iterator[str]:
        for child in element:
            yield from self._one(child, style)

    def _one(self, element: ET.Element, style: dict[str, str]) -> Iterator[str]:
        style = {**style, **element.attrib}
        for own in ("id", "d", "href", "transform", "clip-path"):
            style.pop(own, None)
        tag = element.tag.removeprefix(_SVG)
        if tag == "path":
            yield from _painted(element.get("d", ""), style)
        elif tag in {"g", "use"}:
            clip, moved = element.get("clip-path"), element.get("transform")
            yield "q"
            if clip:
                inside = self._ids[clip.removeprefix("url(#").removesuffix(")")]
                yield from (path(each.get("d", "")) for each in inside)
                yield "W n"
            if moved:
                yield moved.removeprefix("matrix(").removesuffix(")").replace(",", " ") + " cm"
            if tag == "use":
                yield from self._one(self._ids[element.get("href", "").lstrip("#")], style)
            else:
                yield from self._all(element, style)
            yield "Q"


def _painted(d: str, style: dict[str, str]) -> Iterator[str]:
    """A path with its fill and its line, as SVG sees it."""
    fill, stroke = style.get("fill", "none"), style.get("stroke", "none")
    fills, strokes = fill != "none", stroke != "none"
    opacity = round(10 * float(style.get("opacity", "1")))
    yield "q"
    if opacity in OPACITIES:
        yield f"/O{opacity} gs"
    if fills:
        yield colour(fill, "rg")
    if strokes:
        yield colour(stroke, "RG")
        yield f"{float(style.get('stroke-width', '1')):g} w"
        yield "1 j" if style.get("stroke-linejoin") == "round" else "0 j"
    yield path(d)
    yield {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}[
        fills, strokes
    ]
    yield "Q"

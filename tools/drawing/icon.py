"""An icon of the set as plain shapes: outlines with a colour each, no gradients, no links."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from xml.etree import ElementTree as ET

from . import paths
from .paths import Affine, Box, Outline

XLINK = "{http://www.w3.org/1999/xlink}href"
SIDE = 128
FAINT = 0.12
"""What lets more than this show through is left out: nobody sees it on a small card."""
NAMED = {"gray": "#808080", "orange": "#ffa500", "red": "#f00", "silver": "#c0c0c0"}

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour from 0 to 1 in red, green and blue, and how much it covers."""

    colour: Colour
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline, filled or drawn along or both."""

    outline: Outline
    fill: Paint | None = None
    stroke: Paint | None = None
    width: float = 0

    def moved(self, by: Affine) -> Shape:
        """The same, elsewhere."""
        outline = paths.moved(self.outline, by)
        return Shape(outline, self.fill, self.stroke, self.width * by.scale)


@dataclass(frozen=True, slots=True)
class Group:
    """Things that are cut to an outline together."""

    parts: tuple[Shape | Group, ...]
    clip: Outline = ()

    def moved(self, by: Affine) -> Group:
        """The same, elsewhere."""
        return Group(tuple(part.moved(by) for part in self.parts), paths.moved(self.clip, by))

    def shapes(self) -> Iterator[Shape]:
        """All shapes, bottom first."""
        for part in self.parts:
            if isinstance(part, Shape):
                yield part
            else:
                yield from part.shapes()

    def box(self) -> Box:
        """The rectangle around everything that can be seen."""
        boxes = []
        for part in self.parts:
            if isinstance(part, Shape):
                box, half = paths.box_of(part.outline), part.width / 2 if part.stroke else 0
                boxes.append(
                    Box(box.left - half, box.top - half, box.right + half, box.bottom + half)
                )
            elif part.parts:
                boxes.append(part.box())
        whole = boxes[0]
        for box in boxes[1:]:
            whole = whole.joined(box)
        if not self.clip:
            return whole
        clip = paths.box_of(self.clip)
        return Box(
            max(whole.left, clip.left),
            max(whole.top, clip.top),
            min(whole.right, clip.right),
            min(whole.bottom, clip.bottom),
        )


def _name(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


def _colour(text: str) -> Colour:
    digits = NAMED.get(text, text).removeprefix("#")
    if len(digits) == 3:  # noqa: PLR2004 - one digit a colour
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue


class _Reader:
    def __init__(self, body: str) -> None:
        self.root = ET.fromstring(  # noqa: S314 - the icon set's
            f'<svg xmlns:xlink="http://www.w3.org/1999/xlink">{body}</svg>'
        )
        self.by_id = {found: each for each in self.root.iter() if (found := each.get("id"))}

    def read(self) -> Group:
        return Group(tuple(self._children(self.root, Affine(), {"fill": "#000", "opacity": "1"})))

    def _linked(self, element: ET.Element) -> ET.Element | None:
        link = element.get("href") or element.get(XLINK)
        return self.by_id.get(link.removeprefix("#")) if link else None

    def _paint(self, text: str | None, alpha: float) -> Paint | None:
        """A colour, or what a gradient is on the whole."""
        if text is None or text == "none" or alpha <= FAINT:
            return None
        if not text.startswith("url("):
            return Paint(_colour(text), alpha)
        gradient: ET.Element | None = self.by_id[text[5:-1]]
        stops: list[ET.Element] = []
        while gradient is not None and not stops:
            stops, gradient = list(gradient.iter("stop")), self._linked(gradient)
        return _average(stops, alpha) if stops else None

    def _children(
        self, parent: ET.Element, place: Affine, style: dict[str, str]
    ) -> Iterator[Shape | Group]:
        for element in parent:
            if _name(element) not in {"defs", "clipPath", "symbol"}:
                yield from self._element(element, place, style)

    def _element(
        self, element: ET.Element, place: Affine, inherited: dict[str, str]
    ) -> Iterator[Shape | Group]:
        place = place.after(paths.transform(element.get("transform", "")))
        opacity = float(element.get("opacity", "1")) * float(inherited["opacity"])
        style = {**inherited, **element.attrib, "opacity": str(opacity)}
        clip = style.pop("clip-path", None)
        if clip:
            inside = tuple(self._inside(element, place, style))
            yield Group(inside, self._clip(self.by_id[clip[5:-1]], place))
        else:
            yield from self._inside(element, place, style)

    def _inside(
        self, element: ET.Element, place: Affine, style: dict[str, str]
    ) -> Iterator[Shape | Group]:
        match _name(element):
            case "g" | "svg":
                yield from self._children(element, place, style)
            case "use":
                linked = self._linked(element)
                shift = Affine(e=float(element.get("x", "0")), f=float(element.get("y", "0")))
                if linked is not None and _name(linked) == "symbol":
                    yield from self._children(linked, place.after(shift), style)
                elif linked is not None:
                    yield from self._element(linked, place.after(shift), style)
            case "path" | "ellipse" | "circle" | "rect":
                shape = self._shape(element, place, style)
                if shape:
                    yield shape

    def _shape(self, element: ET.Element, place: Affine, style: dict[str, str]) -> Shape | None:
        outline = paths.moved(_outline(element), place)
        opacity = float(style["opacity"])
        fill = self._paint(style.get("fill"), opacity * float(style.get("fill-opacity", "1")))
        stroke = self._paint(style.get("stroke"), opacity)
        if not outline or not (fill or stroke) or _is_off(paths.box_of(outline)):
            return None
        width = float(style.get("stroke-width", "1")) * place.scale
        return Shape(outline, fill, stroke, width if stroke else 0)

    def _clip(self, element: ET.Element, place: Affine) -> Outline:
        found: list[Outline] = []
        for each in element:
            linked: ET.Element | None = each
            while linked is not None and _name(linked) == "use":
                linked = self._linked(linked)
            if linked is not None:
                by = place.after(paths.transform(linked.get("transform", "")))
                found.append(paths.moved(_outline(linked), by))
        return tuple(curve for outline in found for curve in outline)


def _is_off(box: Box) -> bool:
    """Whether it lies beside the canvas: some icons were cut out of a sheet of many."""
    return box.right < 0 or box.bottom < 0 or box.left > SIDE or box.top > SIDE


def _outline(element: ET.Element) -> Outline:
    def number(name: str, default: str = "0") -> float:
        return float(element.get(name, default))

    match _name(element):
        case "path":
            return paths.read(element.get("d", ""))
        case "ellipse":
            return paths.ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "circle":
            return paths.ellipse(number("cx"), number("cy"), number("r"), number("r"))
        case "rect":
            left, top = number("x"), number("y")
            right, bottom = left + number("width"), top + number("height")
            return paths.polygon((left, top), (right, top), (right, bottom), (left, bottom))
        case name:
            raise ValueError(f"shape: {name}")


def _average(stops: list[ET.Element], alpha: float) -> Paint | None:
    """What a gradient is on the whole: each stop counts for the way to its neighbours."""
    offsets = [float(stop.get("offset", "0")) for stop in stops]
    edges = [0.0, *((a + b) / 2 for a, b in pairwise(offsets)), 1.0]
    weights = [max(0.0, right - left) for left, right in pairwise(edges)]
    total = [0.0, 0.0, 0.0]
    covers = 0.0
    for stop, weight in zip(stops, weights, strict=True):
        part = weight * float(stop.get("stop-opacity", "1"))
        covers += part
        for at, value in enumerate(_colour(stop.get("stop-color", "#000"))):
            total[at] += part * value
    if covers * alpha <= FAINT:
        return None
    red, green, blue = (value / covers for value in total)
    whole = sum(weights)
    return Paint((red, green, blue), alpha * covers / whole)


def read(body: str) -> Group:
    """The shapes of an icon, as the set stores it."""
    return _Reader(body).read()

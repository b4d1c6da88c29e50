"""Drawings in ink, written as small SVG."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from . import paths
from .ink import BLACK, TONES, Drawing, Stroke
from .paths import Affine

GRID = 400
"""The side of a picture in whole numbers: half a dot on a card as large as a hand."""
SPECK = 4
"""What is smaller than this on the grid both ways is left out."""
LINE = 5
"""The line of ink around each figure, on the grid."""
SOLID = 0.5
"""What covers less than this has no line around it: light and shade."""
HALO = 7
"""The paper around that line, which keeps the figures apart."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing in its places on the picture; more than one: the same thing again and again."""

    drawing: Drawing
    places: tuple[Affine, ...]
    clip: paths.Outline = ()
    """What it is cut to, already on the picture."""
    line: int = LINE
    halo: int = HALO


@dataclass(slots=True)
class Sheet:
    """What a picture is written with: names for its parts, and the definitions so far."""

    name: str
    clips: dict[str, str] = field(default_factory=dict)

    def clip(self, outline: paths.Outline) -> str:
        """The name of a clip with this outline."""
        text = paths.written(outline)
        return self.clips.setdefault(text, f"{self.name}-{len(self.clips)}")

    def definitions(self) -> str:
        """Everything that was named, as elements."""
        return "".join(
            f'<clipPath id="{name}"><path d="{text}"/></clipPath>'
            for text, name in self.clips.items()
        )


def _stroke(stroke: Stroke, place: Affine) -> tuple[str, str] | None:
    """The outline and the attributes of one line of ink; nothing if it is too small to see."""
    outline = paths.moved(stroke.outline, place)
    width = stroke.width * place.scale
    kept = tuple(curve for curve in outline if stroke.line is not None or _seen(curve))
    text = paths.written(kept) if kept else ""
    if not text:
        return None
    fill = "" if stroke.fill is None else TONES[stroke.fill]
    attributes = f' fill="{fill}"' if fill else ' fill="none"'
    if stroke.line is not None:
        attributes += f' stroke="{TONES[stroke.line]}" stroke-width="{max(1, round(width))}"'
    if stroke.alpha < 1:
        attributes += f' opacity="{stroke.alpha:.1g}"'.replace("0.", ".")
        if stroke.alpha < SOLID and stroke.line is None:
            attributes += ' stroke="none"'
    return text, attributes


def _seen(curve: paths.Curve) -> bool:
    box = paths.box_of((curve,))
    return max(box.width, box.height) >= SPECK


def _drawn(drawing: Drawing, place: Affine, sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Elements as their outlines and attributes; a group has its elements as an outline."""
    for part in drawing.parts:
        if isinstance(part, Stroke):
            found = _stroke(part, place)
            if found:
                yield found
        else:
            inside = _elements(part, place, sheet)
            if inside and part.clip:
                yield inside, f'clip-path="url(#{sheet.clip(paths.moved(part.clip, place))})"'
            elif inside:
                yield inside, ""


def _elements(drawing: Drawing, place: Affine, sheet: Sheet) -> str:
    """A drawing as elements; neighbours in the same ink share one path."""
    joined: list[list[str]] = []
    for text, attributes in _drawn(drawing, place, sheet):
        plain = attributes.startswith(" ") and "opacity" not in attributes
        if plain and joined and joined[-1][1] == attributes and "stroke" not in attributes:
            joined[-1][0] += text
        else:
            joined.append([text, attributes])
    out = []
    for text, attributes in joined:
        if attributes.startswith(" "):
            out.append(f'<path{attributes} d="{text}"/>')
        else:
            out.append(f"<g {attributes}>{text}</g>" if attributes else text)
    return "".join(out)


def number(value: float) -> str:
    """A number to three decimals, as short as it can be written."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".") if text.startswith(("0.", "-0.")) else text


def _figure(figure: Figure, name: str, sheet: Sheet) -> str:
    first, *others = figure.places
    inside = _elements(figure.drawing, first, sheet)
    wide = 2 * (figure.line + figure.halo)
    if not figure.line:
        return inside
    halo = f'<use href="#{name}" stroke="#fff" stroke-width="{wide}"/>' if figure.halo else ""
    line = f'<use href="#{name}" stroke="{TONES[BLACK]}" stroke-width="{2 * figure.line}"/>'
    text = f'<g stroke-linejoin="round">{halo}{line}</g><g id="{name}">{inside}</g>'
    if others:
        text = f'<g id="{name}s">{text}</g>'
        back = _inverse(first)
        for place in others:
            numbers = " ".join(number(value) for value in place.after(back))
            text += f'<use href="#{name}s" transform="matrix({numbers})"/>'
    if figure.clip:
        text = f'<g clip-path="url(#{sheet.clip(figure.clip)})">{text}</g>'
    return text


def _inverse(by: Affine) -> Affine:
    a, b, c, d, e, f = by
    area = a * d - b * c
    return Affine(
        d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area
    )


def sprite(figures: dict[str, Figure], side: int) -> str:
    """Many small drawings in one file, each a view by its name; figures lie below each other."""
    sheet = Sheet("clip")
    body = "".join(_figure(figure, f"{name}-", sheet) for name, figure in figures.items())
    views = "".join(
        f'<view id="{name}" viewBox="0 {at * side} {side} {side}"/>'
        for at, name in enumerate(figures)
    )
    defined = sheet.definitions()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side * len(figures)}">'
        f"{views}{f'<defs>{defined}</defs>' if defined else ''}{body}</svg>"
    )


def written(name: str, figures: tuple[Figure, ...]) -> str:
    """A whole picture; its ids begin with a name, so that many can stand on one page."""
    sheet = Sheet(name)
    body = "".join(
        _figure(figure, f"{name}-{'abcd'[at]}", sheet) for at, figure in enumerate(figures)
    )
    defined = sheet.definitions()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">'
        f"{f'<defs>{defined}</defs>' if defined else ''}{body}</svg>"
    )

"""Colour becomes ink: a few tones from black to paper, spread so that every icon has contrast."""

from __future__ import annotations

from dataclasses import dataclass

from . import paths
from .icon import Colour, Group, Paint, Shape
from .paths import Outline

TONES = ("#1a1a1a", "#3d3d3d", "#626262", "#888", "#aeaeae", "#d2d2d2", "#eee", "#fff")
"""From ink to paper. Few, so that neighbours differ and files stay small."""
BLACK, WHITE = 0, len(TONES) - 1
SPREAD = 0.65
"""How far an icon's own range of tones is stretched towards all of them (0: not, 1: wholly)."""
RANGE = 0.2
"""An icon with less than this between dark and light is stretched less: it is meant to be even."""
EDGE = 0.04
"""The part of an icon's surface that may be lighter or darker than its range: eyes and sparkles."""

THIN = 2.5
"""A narrower line around something filled is not worth a tone of its own."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """An outline in ink: the tone it is filled with, the tone and width of its line."""

    outline: Outline
    fill: int | None
    line: int | None = None
    width: float = 0
    alpha: float = 1


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn together, bottom first; cut to an outline, if there is one."""

    parts: tuple[Stroke | Drawing, ...]
    clip: Outline = ()


def lightness(colour: Colour) -> float:
    """How light a colour is to the eye, from 0 to 1 (the L of Oklab)."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4  # noqa: PLR2004
        for value in colour
    ]
    red, green, blue = linear
    long = 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue
    medium = 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue
    short = 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue
    return float(
        0.2104542553 * long ** (1 / 3)
        + 0.7936177850 * medium ** (1 / 3)
        - 0.0040720468 * short ** (1 / 3)
    )


def _range(icon: Group) -> tuple[float, float]:
    """How dark and how light an icon is, but for the small parts at either end."""
    seen = []
    for shape in icon.shapes():
        if shape.fill:
            seen.append((lightness(shape.fill.colour), paths.area_of(shape.outline)))
        elif shape.stroke:
            box = paths.box_of(shape.outline)
            seen.append((lightness(shape.stroke.colour), (box.width + box.height) * shape.width))
    seen.sort()
    total = sum(area for _, area in seen)

    def reached(pairs: list[tuple[float, float]]) -> float:
        sofar = 0.0
        for light, area in pairs:
            sofar += area
            if sofar >= EDGE * total:
                return light
        return pairs[-1][0]

    return reached(seen), reached(seen[::-1])


def inked(icon: Group) -> Drawing:
    """The same icon in ink."""
    dark, light = _range(icon)
    wide = light - dark
    spread = SPREAD * min(1.0, wide / RANGE)
    low, high = dark + (0.12 - dark) * spread, light + (0.95 - light) * spread

    def tone(paint: Paint | None) -> int | None:
        if paint is None:
            return None
        plain = lightness(paint.colour)
        moved = low + (plain - dark) / wide * (high - low) if wide else plain
        return min(WHITE, max(BLACK, round(moved * WHITE)))

    def part(of: Shape | Group) -> Stroke | Drawing:
        if isinstance(of, Group):
            return Drawing(tuple(part(each) for each in of.parts), of.clip)
        paint = of.fill or of.stroke
        assert paint is not None
        alpha = round(min(1.0, paint.alpha) * 5) / 5
        fill, line = tone(of.fill), tone(of.stroke)
        if fill is not None and of.width < THIN:
            line = None  # no line of its own: it gets one of ink, as everything
        return Stroke(of.outline, fill, line, of.width, alpha or 0.2)

    return Drawing(tuple(part(each) for each in icon.parts))

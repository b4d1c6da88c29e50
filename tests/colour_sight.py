"""Colours as people see them who see fewer than most: how far apart they are, what can be read."""

from __future__ import annotations

import math

Matrix = tuple[tuple[float, float, float], ...]
SIGHTS: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "no green": ((0.3673, 0.8606, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""What is left of a colour (Machado, Oliveira and Fernandes, 2009)."""


def linear(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: str, sight: Matrix) -> tuple[float, ...]:
    """A colour in Oklab, as somebody with that sight has it."""
    light = linear(colour)
    left = [sum(a * b for a, b in zip(row, light, strict=True)) for row in sight]
    red, green, blue = (max(0.0, part) for part in left)
    cones = (
        0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
        0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
        0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
    )
    long, medium, short = (cone ** (1 / 3) for cone in cones)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def apart(one: str, other: str, sight: Matrix) -> float:
    """In hundredths of Oklab; two is what an eye can just tell."""
    return 100 * math.dist(seen(one, sight), seen(other, sight))


def contrast(one: str, other: str) -> float:
    """As WCAG has it."""
    dark, bright = sorted(
        sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))
        for colour in (one, other)
    )
    return (bright + 0.05) / (dark + 0.05)

"""People's faces as they are drawn: small, told apart by everybody, and no side's."""

from __future__ import annotations

import gzip
import math
import re
from itertools import combinations
from pathlib import Path

import pytest

import pictures_deck
from covernames.pictures.faces import COLOURS, DRAWINGS
from drawing import faces

THEME = Path(__file__).parents[2] / "web" / "src" / "theme.css"
HEAVIEST = 12_000
"""Bytes of all faces together on their way to a browser."""
APART = 8.0
"""What two discs differ by at least, in hundredths of Oklab; two is what an eye can just tell."""
FROM_A_SIDE = 11.0

Matrix = tuple[tuple[float, float, float], ...]
SIGHTS: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "no green": ((0.3673, 0.8606, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no blue": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""What is left of a colour (Machado, Oliveira and Fernandes, 2009)."""


def seen(colour: str, sight: Matrix) -> tuple[float, ...]:
    """A colour in Oklab, as somebody with that sight has it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    left = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in sight]
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
    return 100 * math.dist(seen(one, sight), seen(other, sight))


@pytest.fixture(scope="module")
def sprite() -> str:
    return faces.drawn(pictures_deck.icons(), DRAWINGS)


@pytest.fixture(scope="module")
def discs() -> dict[str, str]:
    return dict(
        re.findall(r"\[data-face='(\w+)'\] \{\s*--disc: (#\w{6});", THEME.read_text("utf-8"))
    )


def test_all_faces_are_in_one_light_file(sprite: str) -> None:
    assert re.findall(r'<view id="(\w+)"', sprite) == [*DRAWINGS]
    assert len(gzip.compress(sprite.encode(), 9)) <= HEAVIEST
    assert set(re.findall(r"<(\w+)", sprite)) <= {
        "svg",
        "view",
        "g",
        "path",
        "use",
        "defs",
        "clipPath",
    }
    ids = re.findall(r' id="([^"]+)"', sprite)
    assert len(ids) == len(set(ids))
    linked = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', sprite)
    assert {one or other for one, other in linked} <= set(ids)


def test_every_colour_has_a_disc(discs: dict[str, str]) -> None:
    assert tuple(discs) == COLOURS


@pytest.mark.parametrize("sight", SIGHTS)
def test_whoever_sees_fewer_colours_tells_them_apart(sight: str, discs: dict[str, str]) -> None:
    for (one, first), (other, second) in combinations(discs.items(), 2):
        assert apart(first, second, SIGHTS[sight]) >= APART, f"{one}, {other}"


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_disc_is_taken_for_a_side(sight: str, discs: dict[str, str]) -> None:
    sides = re.findall(r"--(?:red|blue): (#\w{6});", THEME.read_text("utf-8"))
    assert len(sides) == 4, "two by day, two by night"
    for name, disc in discs.items():
        assert min(apart(disc, side, SIGHTS[sight]) for side in sides) >= FROM_A_SIDE, name

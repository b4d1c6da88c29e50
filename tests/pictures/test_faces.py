"""People's faces as they are drawn: small, told apart by everybody, and no side's."""

from __future__ import annotations

import gzip
import re
from itertools import combinations
from pathlib import Path

import pytest

import pictures_deck
from colour_sight import SIGHTS, apart
from covernames.pictures.faces import COLOURS, DRAWINGS
from drawing import faces

THEME = Path(__file__).parents[2] / "web" / "src" / "theme.css"
HEAVIEST = 12_000
"""Bytes of all faces together on their way to a browser."""
APART = 8.0
"""What two discs differ by at least, in hundredths of Oklab; two is what an eye can just tell."""
FROM_A_SIDE = 11.0


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

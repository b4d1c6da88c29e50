"""The pictures as they are drawn, from the icon set to the files that browsers get."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import pictures_deck
from covernames.pictures import concepts, pictures
from drawing import paths
from drawing.compose import DRAWN, Studio
from drawing.icon import Colour
from drawing.ink import BLACK, TONES, Drawing, Stroke, lightness
from drawing.svg import HALO, LINE, number

BOARD = 80 * 1000
"""What the 25 pictures of a board may weigh at most, in bytes, each packed by itself."""
ELEMENTS = {"svg", "defs", "clipPath", "g", "path", "use"}
ATTRIBUTES = {
    *("xmlns", "viewBox", "id", "href", "d", "transform", "clip-path", "opacity"),
    *("fill", "stroke", "stroke-width", "stroke-linejoin"),
}


@pytest.fixture(scope="module")
def studio() -> Studio:
    return Studio(pictures_deck.icons(), concepts())


@pytest.fixture(scope="module")
def drawn(studio: Studio) -> dict[str, str]:
    return {picture.id: studio.draw(picture, at) for at, picture in enumerate(pictures())}


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(re.sub(r' xmlns="[^"]*"', "", svg, count=1))  # noqa: S314 - ours


def test_every_picture_is_plain_svg_that_asks_for_nothing(drawn: dict[str, str]) -> None:
    for name, svg in drawn.items():
        root = parsed(svg)
        own = {element.get("id") for element in root.iter()}
        assert {element.tag for element in root.iter()} <= ELEMENTS, name
        assert {key for element in root.iter() for key in element.attrib} <= ATTRIBUTES, name
        linked = re.findall(r'href="#([^"]+)"', svg) + re.findall(r"url\(#([^)]+)\)", svg)
        assert svg.count("href=") + svg.count("url(") == len(linked), name
        assert set(linked) <= own, name


def test_many_pictures_can_stand_on_one_page(drawn: dict[str, str]) -> None:
    ids = Counter(found for svg in drawn.values() for found in re.findall(r' id="([^"]+)"', svg))
    assert [name for name, count in ids.items() if count > 1] == []


def test_any_25_pictures_are_light(drawn: dict[str, str]) -> None:
    heaviest = sorted(pictures_deck.weights(drawn).values())[-25:]
    assert sum(heaviest) <= BOARD


def test_no_two_pictures_look_alike(drawn: dict[str, str]) -> None:
    bare = Counter(re.sub(r"\bp\d+-", "", svg) for svg in drawn.values())
    assert max(bare.values()) == 1


def test_both_ideas_can_be_seen(studio: Studio) -> None:
    """Neither thing lies off the picture, or is too small for a card of 66 dots."""
    for picture in pictures():
        for figure in studio.figures(picture):
            widest = max(
                paths.box_of(paths.moved(stroke.outline, figure.places[0])).width
                for stroke in _strokes(figure.drawing)
            )
            assert widest > 12, picture.id


def test_every_thing_has_a_line_of_ink_and_a_halo(drawn: dict[str, str]) -> None:
    """What tells pale things from the paper, dark ones from a dark card, and the two apart."""
    ink = f'stroke="{TONES[BLACK]}" stroke-width="{2 * LINE}"'
    halo = f'stroke="#fff" stroke-width="{2 * (LINE + HALO)}"'
    for name, svg in drawn.items():
        assert (svg.count(ink), svg.count(halo)) == (2, 2), name


@pytest.mark.parametrize(
    ("colour", "light"),
    [((0, 0, 0), 0), ((1, 1, 1), 1), ((1, 1, 0), 0.97), ((0, 0, 1), 0.45), ((1, 0, 0), 0.63)],
)
def test_yellow_is_light_and_blue_is_dark(colour: Colour, light: float) -> None:
    assert lightness(colour) == pytest.approx(light, abs=0.01)


def _strokes(drawing: Drawing) -> Iterator[Stroke]:
    for part in drawing.parts:
        if isinstance(part, Drawing):
            yield from _strokes(part)
        else:
            yield part


def test_every_recipe_is_drawn() -> None:
    assert set(DRAWN) == set(pictures_deck.DECK.RECIPES)


def test_the_command_writes_them_with_the_licences(tmp_path: Path) -> None:
    assert pictures_deck.main(["draw", str(tmp_path)]) == 0
    files = {file.name for file in tmp_path.iterdir()}
    assert {f"{picture.id}.svg" for picture in pictures()} <= files
    assert {"apache-2.0.txt", "unicode-3.0.txt", "README.md"} <= files


def test_the_sheet_shows_those_that_were_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pictures_deck.main(["sheet", str(tmp_path / "sheet.html"), "octopus"]) == 0
    page = (tmp_path / "sheet.html").read_text("utf-8")
    with_octopus = [p for p in pictures() if "octopus" in {p.first, p.second}]
    assert page.count("<svg") == 3 * len(with_octopus)
    assert pictures_deck.main(["paint"]) == 2
    assert "draw" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("path", "box"),
    [
        ("M10 10h20v10H10z", (10, 10, 30, 20)),
        ("m10,10 20,0 0,10-20,0z", (10, 10, 30, 20)),
        ("M0 50a50 50 0 1 1 100 0a50 50 0 11-100 0", (0, 0, 100, 100)),
        ("M0 0q50 100 100 0", (0, 0, 100, 50)),
        ("M0 0c0 40 40 40 40 0s40-40 40 0", (0, -30, 80, 30)),
        ("M0 0Q10 20 20 0T40 0", (0, -10, 40, 10)),
    ],
)
def test_paths_are_understood(path: str, box: tuple[float, ...]) -> None:
    assert paths.box_of(paths.read(path)) == pytest.approx(box, abs=1)


def test_rounding_does_not_add_up() -> None:
    """A hundred small steps end where they should, to half a unit."""
    outline = paths.read("M0 0" + "l1.4 .3" * 100 + "h-140z")
    again = paths.read(paths.written(outline))
    assert paths.box_of(again) == pytest.approx(paths.box_of(outline), abs=0.51)


@pytest.mark.parametrize("value", [0, 1, -1, 0.5, -0.5, 10.5, -10.25, 100.0, 0.0004, -0.0004])
def test_numbers_read_back_as_they_were(value: float) -> None:
    assert float(number(value)) == pytest.approx(value, abs=0.001)


def test_an_unreadable_path_is_refused() -> None:
    with pytest.raises(ValueError, match="path"):
        paths.read("M10 10L20")

"""The colours and the names of the sides: A-71, A-72."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from colour_sight import SIGHTS, apart, contrast
from covernames.room import commands as cmd
from covernames.room.names import LONGEST_SIDE
from covernames.room.room import PALETTES, RoomSettings, SideNames
from places import Place, seated

WEB = Path(__file__).parents[2] / "web" / "src"
THEMES = ("light", "dark")
GROUNDS = ("desk", "desk-light", "paper")
READABLE = 4.5
"""The contrast of letters that WCAG asks for."""
Colours = dict[str, str]


def declared(css: str, selector: str) -> Colours:
    """The colours that a rule sets."""
    rule = re.search(re.escape(selector) + r"(?:,[^{}]*)?\s*\{([^}]*)\}", css)
    assert rule is not None, selector
    return dict(re.findall(r"--([\w-]+): (#\w{6});", rule[1]))


def looks(palette: str, theme: str) -> Colours:
    """All colours of a theme, with those of a palette."""
    plain, pairs = ((WEB / name).read_text("utf-8") for name in ("theme.css", "palettes.css"))
    found = declared(plain, ":root")
    dark = theme == "dark"
    if dark:
        found |= declared(plain, ":root[data-theme='dark']")
    if palette != "red-blue":
        found |= declared(pairs, f":is(:root, .swatch)[data-palette='{palette}']")
        if dark:
            found |= declared(pairs, f":root[data-palette='{palette}'][data-theme='dark']")
    return found


def least(colours: Colours, one: str, other: str) -> float:
    """How far apart two colours are for those who see them worst, in hundredths of Oklab."""
    return min(apart(colours[one], colours[other], sight) for sight in SIGHTS.values())


def hardest(palette: str, theme: str) -> tuple[float, float, float]:
    """The least distance between the sides, from bystanders, from the assassin."""
    colours = looks(palette, theme)
    others = ("bystander", "assassin")
    return (
        least(colours, "red", "blue"),
        *(min(least(colours, side, other) for side in ("red", "blue")) for other in others),
    )  # type: ignore[return-value]  # there are two others


def usual() -> tuple[float, ...]:
    """The same of red and blue, in the theme in which it is harder."""
    return tuple(map(min, *(hardest("red-blue", theme) for theme in THEMES)))


def test_how_far_red_and_blue_are_apart() -> None:
    assert [math.floor(10 * each) / 10 for each in usual()] == [21.0, 14.7, 19.5]


@pytest.mark.rule("A-72")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("palette", PALETTES)
def test_no_pair_is_harder_to_tell_apart_than_red_and_blue(palette: str, theme: str) -> None:
    """Nor from bystanders, nor from the assassin; however few colours one sees."""
    found = hardest(palette, theme)
    assert all(mine >= known for mine, known in zip(found, usual(), strict=True)), found


@pytest.mark.rule("A-72")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("palette", PALETTES)
def test_whatever_stands_on_them_can_be_read(palette: str, theme: str) -> None:
    colours = looks(palette, theme)
    for what in ("red", "blue", "bystander"):
        assert contrast(colours[what], colours[f"on-{what}"]) >= READABLE, what
    for side in ("red", "blue"):
        for ground in GROUNDS:
            found = contrast(colours[f"{side}-text"], colours[ground])
            assert found >= READABLE, (side, ground)


def test_red_and_blue_are_the_same_beside_other_pairs() -> None:
    sample = declared((WEB / "palettes.css").read_text("utf-8"), ".swatch[data-palette='red-blue']")
    assert sample.items() <= looks("red-blue", "light").items()
    night = declared(
        (WEB / "palettes.css").read_text("utf-8"),
        "[data-theme='dark'] .swatch[data-palette='red-blue']",
    )
    assert night.items() <= looks("red-blue", "dark").items()


# In a room


def changed(place: Place, member: str = "ann", **settings: object) -> RoomSettings:
    place.do(member, cmd.ChangeSettings(replace(place.room.settings, **settings)))
    return place.room.settings


@pytest.mark.rule("A-71")
def test_the_host_names_sides() -> None:
    place = seated()
    typed = SideNames("  The\u200b  Foxes ", "Bears")
    assert changed(place, side_names=typed).side_names == SideNames("The Foxes", "Bears")
    assert changed(place, side_names=SideNames("Foxes", " ")).side_names == SideNames("Foxes")
    command = cmd.ChangeSettings(replace(place.room.settings, side_names=SideNames()))
    assert place.refused("bo", command) == "host-only"


@pytest.mark.rule("A-71")
@pytest.mark.parametrize(
    ("names", "code"),
    [
        (SideNames("x" * (LONGEST_SIDE + 1)), "name-too-long"),
        (SideNames("\u0301" * 900), "name-too-long"),
        (SideNames("", "\u200b"), "name-empty"),
        (SideNames("a\0b"), "name-empty"),
        (SideNames("Fox", "ＦＯＸ"), "sides-alike"),
    ],
)
def test_names_of_sides_are_as_names_of_people(names: SideNames, code: str) -> None:
    place = seated()
    command = cmd.ChangeSettings(replace(place.room.settings, side_names=names))
    assert place.refused("ann", command) == code


@pytest.mark.rule("A-71")
def test_only_sides_that_somebody_plays_for_have_names() -> None:
    place = seated()
    both = SideNames("Foxes", "Bears")
    assert changed(place, variant="three-player", side_names=both).side_names == both
    assert changed(place, variant="two-player").side_names == SideNames("Foxes")
    assert changed(place, variant="duet").side_names == SideNames()


@pytest.mark.rule("A-72")
def test_rules_and_log_know_no_colours_but_red_and_blue() -> None:
    plain, dressed = seated(), seated()
    changed(plain)
    changed(dressed, palette="yellow-purple", side_names=SideNames("Foxes"))
    for place in (plain, dressed):
        place.do("ann", cmd.StartGame())
    assert plain.room.game == dressed.room.game
    refusal = dressed.refused("ann", cmd.ChangeSettings(RoomSettings(palette="orange-blue")))
    assert refusal == "room-playing"  # nobody who knows the key speaks by colours

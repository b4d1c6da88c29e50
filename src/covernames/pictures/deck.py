"""The pictures and the things on them, as they stand in ``pictures.txt`` and ``concepts.txt``.

A picture is a line: a thing, a recipe, a thing; after strokes, what is put right by hand::

    octopus wears top-hat
    fish rides bicycle | size 1.2 | shift 0 -6

A concept is a line as well: its name; its icon, if that is called otherwise; then where on the icon
other things go::

    moon = full-moon | eyes 64 62 70
    cat-face: cat | ears 64 70 120
"""

# Read by `tools/pictures_deck.py` without the package around it: the standard library alone.
from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RECIPES = (
    "wears",
    "holds",
    "in",
    "on",
    "rides",
    "hangs-from",
    "rains-from",
    "around",
    "beside",
    "small-on",
    "towers-over",
    "heads",
    "for-wheels-of",
    "for-eyes-of",
    "half",
)
"""How two things become one picture; ``tools/drawing/`` draws them, ``names/`` says them."""

ANCHORS = {
    "head": 3,  # x, y, width: where a hat sits
    "face": 3,  # x, y, size: where another head goes
    "eyes": 3,  # x, y, width: where glasses sit
    "neck": 3,  # x, y, width: where a scarf sits
    "ears": 3,  # x, y, width: where headphones sit
    "hand": 2,  # x, y: what is held
    "grip": 2,  # x, y: where it is held
    "screen": 4,  # left, top, right, bottom: where something is seen
    "round": 4,  # the same, as an ellipse
    "opening": 4,  # left, right, y, depth: out of which something looks
    "top": 3,  # x, y, width: where something stands
    "seat": 3,  # x, y, width: where somebody sits
    "foot": 2,  # x, y: what it stands on
    "hook": 2,  # x, y: from where something hangs
    "loop": 2,  # x, y: by what it hangs
    "brim": 3,  # x, y, width: what sits on a head
    "worn": 1,  # on the eyes (1), the neck (2), the ears (3) instead of the head
    "panes": 4,  # left, top, right, bottom of each: a window with bars
    "wheels": 3,  # x, y, size of each
    "pupils": 3,  # x, y, size of each
}
"""What may be said of an icon, in its own 128 by 128, and with how many numbers."""
SEVERAL = {"panes", "wheels", "pupils"}
"""What may be said of more than one place at once."""

TWEAKS = {"size": 1, "shift": 2, "tilt": 1, "flip": 0, "flip-other": 0, "other-size": 1, "lift": 1}
"""What may be put right by hand; of what the recipe moves, or of the other thing."""


class DeckError(ValueError):
    """A line that says nothing we can draw."""


@dataclass(frozen=True, slots=True)
class Concept:
    """A thing that is on pictures."""

    name: str
    idea: str
    """What it is: a cat, for the cat's face as well."""
    icon: str
    anchors: dict[str, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Picture:
    """Two things, and how they come together."""

    first: str
    recipe: str
    second: str
    tweaks: dict[str, tuple[float, ...]]

    @property
    def id(self) -> str:
        """What it is called in decks and records."""
        return f"{self.first}-{self.recipe}-{self.second}"


def lines(text: str) -> Iterator[tuple[str, list[str]]]:
    """What stands before the first stroke and between the others, without notes and empty lines."""
    for line in text.splitlines():
        head, *rest = (part.strip() for part in line.split("|"))
        if head and not head.startswith("#"):
            yield head, rest


def _numbers(line: str, part: str, known: dict[str, int]) -> tuple[str, tuple[float, ...]]:
    name, *rest = part.split()
    try:
        numbers = tuple(float(number) for number in rest)
    except ValueError:
        raise DeckError(f"{line}: {part}: not a number") from None
    if name not in known:
        raise DeckError(f"{line}: {name} is none of {', '.join(known)}")
    count = known[name]
    if len(numbers) % count if name in SEVERAL and numbers else len(numbers) != count:
        times = " each" if name in SEVERAL else ""
        raise DeckError(f"{line}: {name} takes {count} numbers{times}")
    return name, numbers


def read_concepts(text: str) -> dict[str, Concept]:
    """Every concept by its name."""
    found: dict[str, Concept] = {}
    for head, rest in lines(text):
        left, _, icon = (part.strip() for part in head.partition("="))
        name, _, idea = (part.strip() for part in left.partition(":"))
        if name in found:
            raise DeckError(f"{name}: twice")
        anchors = dict(_numbers(head, part, ANCHORS) for part in rest)
        found[name] = Concept(name, idea or name, icon or name, anchors)
    return found


def read_pictures(text: str, concepts: dict[str, Concept]) -> tuple[Picture, ...]:
    """Every picture, in the order of the deck."""
    found: dict[str, Picture] = {}
    for head, rest in lines(text):
        words = head.split()
        if len(words) != 3 or words[1] not in RECIPES:  # noqa: PLR2004 - thing, recipe, thing
            raise DeckError(f"{head}: a thing, one of {', '.join(RECIPES)}, a thing")
        for thing in (words[0], words[2]):
            if thing not in concepts:
                raise DeckError(f"{head}: there is no concept {thing}")
        first, recipe, second = words
        tweaks = dict(_numbers(head, part, TWEAKS) for part in rest)
        picture = Picture(first, recipe, second, tweaks)
        if picture.id in found:
            raise DeckError(f"{head}: twice")
        found[picture.id] = picture
    return tuple(found.values())


def _text(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


@functools.cache
def concepts() -> dict[str, Concept]:
    """The concepts of the deck."""
    return read_concepts(_text("concepts.txt"))


@functools.cache
def pictures() -> tuple[Picture, ...]:
    """The pictures of the deck."""
    return read_pictures(_text("pictures.txt"), concepts())

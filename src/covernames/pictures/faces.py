"""The faces that people choose for themselves: a small drawing on a disc of a colour.

A face is told as ``fox-orange``: the drawing, a hyphen, the colour; nothing stands for none.
"""

# Read by `tools/pictures_deck.py` without the package around it: the standard library alone.
from __future__ import annotations

from typing import Final

DRAWINGS: Final = {
    "fox": "fox",
    "owl": "owl",
    "cat": "cat-face",
    "dog": "dog-face",
    "panda": "panda",
    "rabbit": "rabbit-face",
    "frog": "frog",
    "lion": "lion",
    "monkey": "monkey-face",
    "pig": "pig-face",
    "mouse": "mouse-face",
    "cow": "cow-face",
    "penguin": "penguin",
    "bee": "honeybee",
    "snail": "snail",
    "fish": "fish",
    "elephant": "elephant",
    "mushroom": "mushroom",
    "umbrella": "umbrella",
    "snowman": "snowman-without-snow",
    "cherries": "cherries",
    "anchor": "anchor",
    "ghost": "ghost",
    "teapot": "teapot",
}
"""What is on them, and its icon. Rooms and browsers remember these names: they stay as they are."""

COLOURS: Final = ("yellow", "orange", "pink", "violet", "green", "teal", "white", "brown")
"""Of the disc. No side has any of them, and whoever is colour-blind tells them apart; what they
look like stands in ``web/src/theme.css``."""


def is_face(text: str) -> bool:
    """Whether there is such a face."""
    drawing, _, colour = text.partition("-")
    return drawing in DRAWINGS and colour in COLOURS

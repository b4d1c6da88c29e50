"""The colours and shapes of identities, as on the page (`theme.css`, `Emblem.svelte`)."""

from __future__ import annotations

from typing import Final

import msgspec

from ..game.key import AGENT, ASSASSIN, BLUE, BYSTANDER, RED
from .marks import Shape


class Look(msgspec.Struct, frozen=True):
    """How an identity looks on paper: a shape in its colour, on little ink."""

    path: str
    colour: str
    tint: str
    hollow: bool = False


LOOKS: Final = {
    RED: Look("M12 1.5l10.5 10.5l-10.5 10.5l-10.5-10.5z", "#b3261e", "#f6dcd9"),
    BLUE: Look(
        "M12 2c5.5 0 10 4.5 10 10s-4.5 10-10 10s-10-4.5-10-10s4.5-10 10-10z", "#1b5aa6", "#d8e4f3"
    ),
    AGENT: Look("M12 2l11 19.5h-22z", "#226b45", "#d8ebdf"),
    BYSTANDER: Look("M4 4h16v16h-16z", "#7d6a43", "#f7f0e0", hollow=True),
    ASSASSIN: Look(
        "M5.6 1.8l6.4 6.4l6.4-6.4l3.8 3.8l-6.4 6.4l6.4 6.4l-3.8 3.8l-6.4-6.4l-6.4 6.4l-3.8-3.8"
        "l6.4-6.4l-6.4-6.4z",
        "#1d1b1e",
        "#c9c5c0",
    ),
}
ARROW: Final = "M2 12l12-9v5.5h8v7h-8v5.5z"
CHECK: Final = "M3 12.5l3-3l4 4l8.5-9l3 3l-11.5 12z"


def emblem(identity: str, x: float, y: float, size: float) -> Shape:
    """The shape of an identity."""
    look = LOOKS[identity]
    if look.hollow:
        return Shape(x, y, size, look.path, stroke=look.colour)
    return Shape(x, y, size, look.path, fill=look.colour)

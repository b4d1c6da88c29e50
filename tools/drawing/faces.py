"""The faces that people choose, one below the other in a single file."""

from __future__ import annotations

from collections.abc import Mapping

from . import icon, ink, svg
from .compose import Icons, put

SIDE = 64
"""The side of a face in whole numbers: it is shown half as large."""
MARGIN = 3
LINE = 2
HALO = 1


def drawn(icons: Icons, faces: Mapping[str, str]) -> str:
    """Every face by the name of its icon, as large as its square takes."""
    return svg.sprite(
        {name: _figure(icons[wanted], at) for at, (name, wanted) in enumerate(faces.items())}, SIDE
    )


def _figure(body: str, at: int) -> svg.Figure:
    group = icon.read(body)
    box = group.box()
    scale = (SIDE - 2 * MARGIN) / max(box.width, box.height)
    place = put(box.middle, (SIDE / 2, SIDE / 2 + at * SIDE), scale)
    return svg.Figure(ink.inked(group), (place,), line=LINE, halo=HALO)

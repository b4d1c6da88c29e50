"""The clue referee: a word in, a verdict out. It never sees a key."""

from __future__ import annotations

from .checks import judge
from .languages import lacking, language_of
from .options import OPTIONS
from .verdict import Clash, Codename, Doubt, Verdict, way_of

__all__ = [
    "OPTIONS",
    "Clash",
    "Codename",
    "Doubt",
    "Verdict",
    "judge",
    "lacking",
    "language_of",
    "way_of",
]

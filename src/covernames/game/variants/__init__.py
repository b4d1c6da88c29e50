"""The games of the rulebooks, by name."""

from __future__ import annotations

from ...refusals import Rejected
from ..variant import Variant
from .classic import Classic
from .duet import Duet
from .three_player import ThreePlayer
from .two_player import TwoPlayer

VARIANTS: dict[str, Variant] = {
    variant.name: variant for variant in (Classic(), TwoPlayer(), ThreePlayer(), Duet())
}
"""The games by name: ``classic``, ``two-player``, ``three-player``, ``duet``, and your own."""


def variant_named(name: str) -> Variant:
    """The variant of a name that somebody gave."""
    if name not in VARIANTS:
        raise Rejected("variant-unknown", variant=name)
    return VARIANTS[name]


def register(variant: Variant) -> Variant:
    """Add a variant of one's own, so that tables can name it.

    Subclass `Variant`, or one that is there, and let `covernames.testing.check_variant` play it.
    """
    if variant.name in VARIANTS:
        raise ValueError(f"there is a variant called {variant.name} already")
    VARIANTS[variant.name] = variant
    return variant

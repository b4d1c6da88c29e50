"""How well bots know the cards of a list: people should hear it before they play with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

import msgspec

if TYPE_CHECKING:
    from .space import Space

Known = Literal["well", "little", "unknown"]
NAMED: Final = 12
"""Unknown cards that are named."""


class Knowledge(msgspec.Struct, frozen=True):
    """How many cards of a list the bots know, and how well."""

    well: int = 0
    """They have a list of associations of their own."""
    little: int = 0
    """They are found in the lists of others, in parts, or in the vectors that come with us."""
    unknown: int = 0
    """A bot neither gives clues for these nor understands any."""
    examples: tuple[str, ...] = ()
    """Some that are unknown."""


def knowledge_of(words: Iterable[str], language: str) -> Knowledge:
    """How well the bots of a language know some cards."""
    from .space import space_of  # noqa: PLC0415 - who only reads counts need not wait for numpy

    space = space_of(language)
    found = {word: known(space, word) for word in words}
    counts = list(found.values())
    strangers = [word for word, how in found.items() if how == "unknown"]
    return Knowledge(
        counts.count("well"), counts.count("little"), len(strangers), tuple(strangers[:NAMED])
    )


def known(space: Space, word: str) -> Known:
    """How well the bots of a language know a card."""
    if space.has_list(word):
        return "well"
    return "little" if space.places(word) else "unknown"

"""Names as people write them: readable, and told from each other on a screen."""

from __future__ import annotations

import unicodedata
from typing import Final

from ..refusals import Rejected
from ..text import is_visible, tidy, tidy_prose

LONGEST_NAME: Final = 32
LONGEST_SIDE: Final = 20
"""Characters of a team's name: it stands in a corner of the table."""
MOST_TYPED: Final = 8 * LONGEST_NAME
"""Characters of a name that are looked at: marks that are joined, spaces that are dropped."""


def clean_name(wanted: str, longest: int = LONGEST_NAME) -> str:
    """A name as it is written, or `Rejected`."""
    # First: what is done below takes the square of a run of combining marks.
    if len(wanted) > MOST_TYPED:
        raise Rejected("name-too-long", most=longest)
    name = tidy_prose(wanted)
    if not is_visible(name) or not lookalike_key(name):
        raise Rejected("name-empty")
    if len(name) > longest:
        raise Rejected("name-too-long", most=longest)
    return name


def lookalike_key(name: str) -> str:
    """What two names share that cannot be told from each other on a screen.

    Other widths and shapes of the same letters, letters of other scripts that look like Latin ones,
    marks that no letter is written with, and what is not seen at all.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    letters = (char for char in plain.translate(_LOOKS_LIKE) if not _decorates(char))
    return tidy("".join(letters))


def _decorates(char: str) -> bool:
    """Whether it only changes another character."""
    return unicodedata.name(char, "").startswith("COMBINING ")


_LOOKS_LIKE: Final = str.maketrans(
    "авсԁеһніјкӏмоԛрѕтѵԝхуαβεηικμνορτυχɡո", "abcdehhijklmoqpstvwxyabehikmnoptyxgn"
)
"""Small and capital letters of other scripts, and the Latin letters that they are taken for."""

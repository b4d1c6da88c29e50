"""Names as people write them: readable, and told from each other on a screen."""

from __future__ import annotations

import unicodedata
from typing import Final

from ..game.errors import Rejected

LONGEST_NAME: Final = 32
MOST_TYPED: Final = 8 * LONGEST_NAME
"""Characters of a name that are looked at: marks that are joined, spaces that are dropped."""


def is_visible(text: str) -> bool:
    """Whether something is to be seen, and nothing that only steers how it is shown.

    What joins the parts of an emoji or keeps letters apart belongs to the text.
    """
    plain = "".join(char for char in text if not _joins(char))
    return bool(plain) and plain.isprintable()


def _joins(char: str) -> bool:
    return char in "\u200c\u200d" or "\U000e0020" <= char <= "\U000e007f"


def clean_name(wanted: str) -> str:
    """A name as it is written, or `Rejected`."""
    # First: what is done below takes the square of a run of combining marks.
    if len(wanted) > MOST_TYPED:
        raise Rejected("name-too-long", most=LONGEST_NAME)
    name = " ".join(unicodedata.normalize("NFC", wanted).split())
    if not is_visible(name) or not lookalike_key(name):
        raise Rejected("name-empty")
    if len(name) > LONGEST_NAME:
        raise Rejected("name-too-long", most=LONGEST_NAME)
    return name


def lookalike_key(name: str) -> str:
    """What two names share that cannot be told from each other on a screen.

    Other widths and shapes of the same letters, letters of other scripts that look like Latin ones,
    marks that no letter is written with, and what is not seen at all.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (char for char in plain.translate(_LOOKS_LIKE) if not _unseen(char))
    return " ".join("".join(seen).split())


def _unseen(char: str) -> bool:
    """Whether it only changes another character, or shows nothing."""
    decoration = unicodedata.name(char, "").startswith(("COMBINING ", "VARIATION SELECTOR"))
    return decoration or char in _BLANK or unicodedata.category(char) in {"Cf", "Cn"}


_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_LOOKS_LIKE: Final = str.maketrans(
    "авсԁеһніјкӏмоԛрѕтѵԝхуαβεηικμνορτυχɡո", "abcdehhijklmoqpstvwxyabehikmnoptyxgn"
)
"""Small and capital letters of other scripts, and the Latin letters that they are taken for."""

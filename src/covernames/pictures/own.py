"""Pictures of people's own: how they stand on cards.

``#7-3f9a1c22b07e5d10/red balloon`` is the seventh of a room's own pictures: its number, what tells
it from every other picture, its name. The name comes along, so that whoever has only the card
(a record, a terminal, a bot) still knows what to call it.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final, NamedTuple

from ..refusals import Rejected
from ..text import PICTURE, is_visible, tidy_prose

FEWEST: Final = 25
MOST: Final = 200
"""Pictures that a room may bring."""
LONGEST_NAME: Final = 40
MOST_TYPED: Final = 8 * LONGEST_NAME
"""Characters of a name that are looked at: some are joined or dropped."""
ID: Final = 16
"""Hexadecimal digits of a picture's hash."""
_ID: Final = re.compile(f"[0-9a-f]{{{ID}}}")
_CARD: Final = re.compile(rf"{PICTURE}(\d{{1,3}})-({_ID.pattern})/(.*)", re.DOTALL)


class OwnPicture(NamedTuple):
    """What a card says of a picture of people's own."""

    number: int
    """Its place among the pictures of its room, from 1 on."""
    id: str
    """Where it is fetched; another picture has another one."""
    name: str = ""
    """What people call it; empty: nothing, and it is told by its number."""

    @property
    def card(self) -> str:
        """How it stands on the table."""
        return f"{PICTURE}{self.number}-{self.id}/{self.name}"


def own_on(card: str) -> OwnPicture | None:
    """The picture of people's own that a card shows; None: it shows a word, or one of our deck.

    >>> own_on("#7-3f9a1c22b07e5d10/red balloon")
    OwnPicture(number=7, id='3f9a1c22b07e5d10', name='red balloon')
    >>> own_on("#octopus-wears-top-hat")
    """
    found = _CARD.fullmatch(card)
    return OwnPicture(int(found[1]), found[2], found[3]) if found else None


def id_of(image: bytes) -> str:
    """What tells an image from others."""
    return sha256(image).hexdigest()[:ID]


def is_id(text: str) -> bool:
    """Whether a picture could have this id.

    >>> is_id("3f9a1c22b07e5d10"), is_id("../secret")
    (True, False)
    """
    return _ID.fullmatch(text) is not None


def clean_name(wanted: str, number: int) -> str:
    """A picture's name as it is written, which may be empty; or `Rejected`."""
    # First: tidying takes the square of a run of combining marks.
    if len(wanted) > MOST_TYPED:
        raise Rejected("picture-name-too-long", number=number, limit=LONGEST_NAME)
    name = tidy_prose(wanted)
    if name and not is_visible(name):
        raise Rejected("picture-name-unreadable", number=number)
    if len(name) > LONGEST_NAME:
        raise Rejected("picture-name-too-long", number=number, limit=LONGEST_NAME)
    return name

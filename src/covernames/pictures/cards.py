"""Pictures on cards: what a card that shows one is called, and what is on it."""

from __future__ import annotations

import functools

from ..text import PICTURE, is_picture
from .deck import Picture, concepts, pictures
from .naming import names, words
from .own import own_on


@functools.cache
def _by_card() -> dict[str, Picture]:
    return {PICTURE + picture.id: picture for picture in pictures()}


def name_on(card: str, language: str) -> str:
    """What a card is called: its word, or the name of its picture in a language.

    Pictures of people's own are called what their people call them, in any language.

    >>> name_on("#octopus-wears-top-hat", "en"), name_on("ROSE", "en")
    ('an octopus wearing a top hat', 'ROSE')
    """
    if not is_picture(card):
        return card
    if own := own_on(card):
        return own.name or f"picture {own.number}"
    picture = card.removeprefix(PICTURE)
    # A record may have a picture that the deck does not: its id tells what it was.
    return names(language).get(picture, picture.replace("-", " "))


def ideas_on(card: str, language: str) -> tuple[str, ...]:
    """What a picture shows, in words; nothing where nobody knows.

    Of a picture of people's own that is its name, if it has one: nobody here can look at it.

    >>> ideas_on("#octopus-wears-top-hat", "et")
    ('kaheksajalg', 'torukübar')
    """
    if own := own_on(card):
        return (own.name,) if own.name else ()
    picture = _by_card().get(card)
    if picture is None:
        return ()
    known, things = words(language), (picture.first, picture.second)
    return tuple(known[concepts()[thing].idea].name for thing in things)

"""The cards that a room plays with, and whether its settings can be played."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ..dealing import pile_of, pile_of_words, with_pictures
from ..decks import LANGUAGES
from ..decks.library import NAMES
from ..decks.packs import FEWEST
from ..game.deal import Pile
from ..referee import OPTIONS
from ..refusals import Rejected
from ..room.deals import Deal
from ..room.room import OwnList, Room, RoomSettings
from .store import Store

ALLOWED: Final = OPTIONS | {f"-{option}" for option in OPTIONS}
"""What a group may agree on: an option, or to do without it."""


class Piles:
    """The cards of one room: lists of its own are fetched for its first deal, and then kept."""

    def __init__(self, code: str, store: Store) -> None:
        self._code = code
        self._store = store
        self._own: tuple[tuple[object, ...], Pile] | None = None
        """What was dealt from last with something of the room's own, and its cards."""

    async def of(self, room: Room) -> Pile:
        """The cards that the room plays with."""
        settings = room.settings
        words = settings.own_list if settings.cards != "pictures" else None
        pictures = settings.own_pictures if settings.cards != "words" else None
        if settings.gather and settings.cards != "pictures":
            return await self._gathered(room, pictures)
        if words is None and pictures is None:
            self._own = None
            return pile_of(settings.language, *settings.decks, cards=settings.cards)
        if self._own is None or self._own[0] != settings.pile:
            self._own = settings.pile, await self._made(settings, words, pictures)
        return self._own[1]

    async def given(self) -> Deal | None:
        """The deal that the room was opened for."""
        return await self._store.given_deal(self._code)

    async def _gathered(self, room: Room, pictures: OwnList | None) -> Pile:
        """Words that everybody has added. They are few, and more of them from game to game."""
        own = None if pictures is None else await self._fetched(pictures, "pictures-unknown")
        return with_pictures(pile_of_words(room.gathered), room.settings.cards, own)

    async def _made(
        self, settings: RoomSettings, words: OwnList | None, pictures: OwnList | None
    ) -> Pile:
        """A pile with something of the room's own; what is not comes from our decks."""
        own = None if pictures is None else await self._fetched(pictures, "pictures-unknown")
        if own is not None and settings.cards == "pictures":
            return own
        if words is None:
            plain = pile_of(settings.language, *settings.decks)
        else:
            plain = await self._fetched(words, "list-unknown")
        return with_pictures(plain, settings.cards, own)

    async def _fetched(self, own: OwnList, missing: str) -> Pile:
        cards = await self._store.words(self._code, own.hash)
        if cards is None:  # another node has replaced it, and this one will hear of it
            raise Rejected(missing)
        return pile_of_words(cards)


def playable(settings: RoomSettings) -> RoomSettings:
    """Settings with which a game can be dealt, nothing named twice; or `Rejected`."""
    if settings.language not in LANGUAGES:
        raise Rejected("language-unknown", word=settings.language)
    for option in settings.options:
        if option not in ALLOWED:
            raise Rejected("option-unknown", option=option)
    for deck in settings.decks:
        if deck not in NAMES:
            raise Rejected("deck-unknown", word=deck)
    own = settings.gather or settings.own_list is not None
    if not own and not settings.decks and settings.cards != "pictures":
        raise Rejected("pack-too-few", limit=FEWEST)
    return replace(
        settings,
        decks=tuple(dict.fromkeys(settings.decks)),
        options=tuple(dict.fromkeys(settings.options)),
    )

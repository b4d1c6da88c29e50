"""Rooms that play with pictures: settings, what has been on the table, old rooms."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from covernames.dealing import pile_of, pile_of_words, with_pictures
from covernames.game.deal import Cards
from covernames.room import commands as cmd
from covernames.room.context import Facts
from covernames.room.events import AnyRoomEvent, RoomOpened
from covernames.room.fold import fold
from covernames.room.room import Brought, OwnList, RoomSettings
from covernames.room.rules import decide
from covernames.text import is_picture
from places import Place, seated

OLD = b"""{"room": "room-opened", "host": "ann", "settings": {"variant": "duet", "language": "et",
 "decks": ["base"], "next_game": "new", "chat": false}}"""
"""A room from before there were pictures."""


def playing(cards: Cards, variant: str = "classic") -> Place:
    place = seated(variant)
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, cards=cards, next_game="new")))
    return place


def dealt(place: Place) -> frozenset[str]:
    settings = place.room.settings
    pile = pile_of(settings.language, *settings.decks, cards=settings.cards)
    facts = Facts(0, place.rng, pile)
    decision = decide(place.room, place.vault, "ann", cmd.StartGame(), facts)
    place.keep(decision.events, decision.whispers, decision.key)
    assert place.room.game is not None
    words = frozenset(place.room.game.words)
    place.do("ann", cmd.EndGame())
    return words


def test_a_room_from_before_pictures_plays_words() -> None:
    opened = msgspec.json.decode(OLD, type=AnyRoomEvent)
    assert isinstance(opened, RoomOpened)
    assert fold([opened]).settings.cards == "words"


def test_settings_are_read_as_they_are_written() -> None:
    settings = RoomSettings(cards="mixed")
    assert msgspec.json.decode(msgspec.json.encode(settings), type=RoomSettings) == settings
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"cards": "photographs"}', type=RoomSettings)


@pytest.mark.rule("E-29")
@pytest.mark.parametrize(("cards", "counts"), [("pictures", {25}), ("mixed", {12, 13})])
def test_a_room_deals_what_its_settings_say(cards: Cards, counts: set[int]) -> None:
    words = dealt(playing(cards))
    assert sum(map(is_picture, words)) in counts


@pytest.mark.rule("E-29", "A-17")
def test_pictures_do_not_come_again_when_the_words_are_through() -> None:
    place = playing("mixed")
    pile = with_pictures(pile_of_words(f"word{number}" for number in range(25)), "mixed")
    rng, seen = Random(4), set[str]()
    for _ in range(4):  # the words are through after two games, pictures after more than twenty
        facts = Facts(0, rng, pile)
        decision = decide(place.room, place.vault, "ann", cmd.StartGame(), facts)
        place.keep(decision.events, decision.whispers, decision.key)
        assert place.room.game is not None
        shown = {word for word in place.room.game.words if is_picture(word)}
        assert not shown & seen
        seen |= shown
        assert {word for word in place.room.used if is_picture(word)} == seen
        place.do("ann", cmd.EndGame())


def test_pictures_are_the_same_deck_in_every_language() -> None:
    place = playing("pictures")
    words = dealt(place)
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, language="th")))
    assert place.room.used == words
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, cards="mixed")))
    assert place.room.used == frozenset()


def test_words_of_ones_own_stay_with_pictures() -> None:
    place = playing("mixed")
    place.do("ann", cmd.UseWords(tuple(f"word{number}" for number in range(30))))
    assert place.room.settings.cards == "mixed"
    assert isinstance(place.room.settings.own_list, OwnList)


OWN = tuple(Brought(f"#{number}-{number:016x}/n{number}", bytes([number])) for number in range(30))
CARDS = tuple(picture.card for picture in OWN)


def test_pictures_of_ones_own_are_brought_between_games_by_the_host() -> None:
    place = seated()
    assert place.refused("bo", cmd.UsePictures(OWN)) == "host-only"
    place.do("ann", cmd.UsePictures(OWN))
    own = OwnList.of(CARDS)
    assert (place.room.settings.own_pictures, own.size) == (own, 30)
    place.do("ann", cmd.StartGame())
    assert place.refused("ann", cmd.UsePictures(OWN)) == "room-playing"


@pytest.mark.parametrize(
    ("before", "after"), [("words", "pictures"), ("pictures", "pictures"), ("mixed", "mixed")]
)
def test_who_brings_pictures_wants_to_see_them(before: Cards, after: Cards) -> None:
    place = playing(before)
    place.do("ann", cmd.UsePictures(OWN))
    assert place.room.settings.cards == after


def test_pictures_go_to_the_store_and_not_into_the_stream() -> None:
    place = seated()
    decided = decide(place.room, place.vault, "ann", cmd.UsePictures(OWN), Facts(0, place.rng))
    assert decided.pictures == OWN
    assert decided.words == ()
    written = msgspec.json.encode(decided.events)
    assert len(written) < 1_000


def test_pictures_of_ones_own_stay_as_they_are_or_go() -> None:
    place = seated()
    own = OwnList.of(CARDS)
    mine = replace(place.room.settings, own_pictures=own)
    assert place.refused("ann", cmd.ChangeSettings(mine)) == "pictures-unknown"
    place.do("ann", cmd.UsePictures(OWN))
    for wrong in (OwnList(own.hash, 31), OwnList("0" * 64, 30)):
        changed = replace(place.room.settings, own_pictures=wrong)
        assert place.refused("ann", cmd.ChangeSettings(changed)) == "pictures-unknown"
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, touch="all")))
    assert place.room.settings.own_pictures == own
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, own_pictures=None)))
    assert place.room.settings.own_pictures is None


@pytest.mark.parametrize(("cards", "anew"), [("words", False), ("pictures", True), ("mixed", True)])
def test_other_pictures_make_a_new_deck_where_they_are_played(cards: Cards, anew: bool) -> None:
    plain = RoomSettings(cards=cards)
    own = replace(plain, own_pictures=OwnList.of(CARDS))
    assert (plain.pile != own.pile) is anew

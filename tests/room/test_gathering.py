"""Words that everybody adds: A-73."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from covernames.game.key import CELLS
from covernames.room import commands as cmd
from covernames.room.events import AnyRoomEvent, SettingsChanged, WordDropped, WordsAdded
from covernames.room.fold import fold
from covernames.room.room import MOST_ADDED, MOST_GATHERED, Room, RoomSettings
from places import Place, seated


def gathering() -> Place:
    """Ann, Bo, Cy and Di are going to play with words that they add."""
    place = seated()
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, gather=True)))
    return place


def words(count: int, stem: str = "word") -> tuple[str, ...]:
    return tuple(f"{stem}{number}" for number in range(count))


@pytest.mark.rule("A-73")
def test_everybody_adds_words() -> None:
    place = gathering()
    assert place.do("bo", cmd.AddWords(("sea", "sky"))) == [WordsAdded("bo", ("sea", "sky"))]
    place.do("ann", cmd.AddWords(("moss",)))
    place.do("bo", cmd.AddWords(("fern",)))
    assert place.room.added == {"bo": ("sea", "sky", "fern"), "ann": ("moss",)}
    assert place.room.gathered == ("sea", "sky", "fern", "moss")
    assert place.refused("eve", cmd.AddWords(("spy",))) == "not-a-member"


@pytest.mark.rule("A-73")
def test_a_word_that_is_there_already_costs_nothing() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(("Straße",)))
    assert place.do("cy", cmd.AddWords(("STRASSE", "moss"))) == [WordsAdded("cy", ("moss",))]
    assert place.do("bo", cmd.AddWords(("ｍoss",))) == []
    assert place.room.added == {"bo": ("Straße",), "cy": ("moss",)}


@pytest.mark.rule("A-73")
def test_one_takes_back_ones_own_and_the_host_anybodys() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(("sea", "sky")))
    assert place.refused("cy", cmd.DropWord("sea")) == "host-only"
    assert place.do("bo", cmd.DropWord("sea")) == [WordDropped("sea")]
    assert place.do("bo", cmd.DropWord("sea")) == []
    place.do("ann", cmd.DropWord("sky"))
    assert place.room.added == {}


@pytest.mark.rule("A-73")
def test_words_of_who_has_left_stay_for_the_host_to_remove() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(("sea",)))
    place.do("bo", cmd.LeaveRoom())
    assert place.room.gathered == ("sea",)
    assert place.refused("cy", cmd.DropWord("sea")) == "host-only"
    place.do("ann", cmd.DropWord("sea"))
    assert not place.room.gathered


@pytest.mark.rule("A-73")
def test_nobody_adds_more_than_a_fair_share() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(words(MOST_ADDED - 1)))
    assert place.refused("bo", cmd.AddWords(("sea", "sky"))) == "words-too-many"
    place.do("bo", cmd.AddWords(("sea", "word0")))
    assert place.refused("bo", cmd.AddWords(("sky",))) == "words-too-many"
    place.do("cy", cmd.AddWords(("sky",)))


@pytest.mark.rule("A-73")
def test_a_list_is_full_some_day() -> None:
    place = gathering()
    for guest in range(MOST_GATHERED // MOST_ADDED):
        place.do(f"guest{guest}", cmd.Enter(f"Guest {guest}"))
        place.do(f"guest{guest}", cmd.AddWords(words(MOST_ADDED, f"of {guest}: ")))
    assert place.refused("bo", cmd.AddWords(("sea",))) == "words-full"
    place.do("guest3", cmd.DropWord("of 3: 7"))
    place.do("bo", cmd.AddWords(("sea",)))


@pytest.mark.rule("A-73")
def test_it_takes_enough_words_to_start() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(words(CELLS - 1)))
    assert place.refused("ann", cmd.StartGame()) == "deck-too-small"
    place.do("cy", cmd.AddWords(("sea",)))
    place.do("ann", cmd.StartGame())
    assert place.room.playing


@pytest.mark.rule("A-73")
def test_nobody_speaks_by_words_during_a_game() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(words(CELLS)))
    place.do("ann", cmd.StartGame())
    assert place.refused("ann", cmd.AddWords(("sea",))) == "room-playing"
    assert place.refused("ann", cmd.DropWord("word0")) == "room-playing"
    place.do("ann", cmd.EndGame())
    place.do("ann", cmd.AddWords(("sea",)))


@pytest.mark.rule("A-73")
def test_words_wait_while_something_else_is_played() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(("sea",)))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, gather=False)))
    assert place.refused("bo", cmd.AddWords(("sky",))) == "words-not-gathered"
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, gather=True)))
    assert place.room.gathered == ("sea",)


@pytest.mark.rule("A-73")
def test_a_room_has_a_list_or_gathers_words() -> None:
    place = gathering()
    place.do("ann", cmd.UseWords(words(CELLS)))
    assert not place.room.settings.gather
    [changed] = place.do("ann", cmd.ChangeSettings(replace(place.room.settings, gather=True)))
    assert isinstance(changed, SettingsChanged)
    assert (changed.settings.gather, changed.settings.own_list) == (True, None)


@pytest.mark.rule("A-73")
def test_more_words_are_no_other_deck() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(words(CELLS)))
    place.do("ann", cmd.StartGame())
    place.do("ann", cmd.EndGame())
    used = place.room.used
    place.do("bo", cmd.AddWords(("sea",)))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, language="et")))
    assert place.room.used == used != frozenset()
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, gather=False)))
    assert place.room.used == frozenset()


def test_a_stream_gives_the_same_words_again() -> None:
    place = gathering()
    place.do("bo", cmd.AddWords(("sea", "sky")))
    place.do("ann", cmd.DropWord("sea"))
    kept = msgspec.json.encode(place.log)
    assert fold(msgspec.json.decode(kept, type=list[AnyRoomEvent])) == place.room


def test_rooms_from_before_gather_nothing() -> None:
    old = msgspec.json.decode(b'{"host": "ann", "settings": {}}', type=Room)
    assert (old.added, old.settings) == ({}, RoomSettings())
    assert not old.settings.gather

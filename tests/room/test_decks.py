"""Game after game: which words come up again, and when they are new."""

from __future__ import annotations

from msgspec.structs import replace

from covernames import Card, Pile
from covernames.game.notation import WORDS
from covernames.room import commands as cmd
from covernames.room.context import Facts
from covernames.room.events import SettingsChanged
from covernames.room.room import OwnList, RoomSettings
from covernames.room.rules import decide
from places import Place, seated

OWN = tuple(f"word{number}" for number in range(30))
SIXTY = Pile.of(Card(f"card{number}") for number in range(60))


def dealt(place: Place, pile: Pile) -> set[str]:
    """The words of the next game, which is ended at once."""
    decision = decide(place.room, place.vault, "ann", cmd.StartGame(), Facts(0, place.rng, pile))
    place.keep(decision.events, decision.whispers, decision.key)
    assert place.room.game is not None
    words = set(place.room.game.words)
    place.do("ann", cmd.EndGame())
    return words


def test_used_words_begin_anew_when_the_deck_is_through() -> None:
    place = seated()
    place.do("ann", cmd.ChangeSettings(RoomSettings(next_game="new")))
    first, second = dealt(place, SIXTY), dealt(place, SIXTY)
    assert not first & second
    assert place.room.used == first | second
    third = dealt(place, SIXTY)  # ten are left, the others come again
    assert third & (first | second)
    assert place.room.used == third


def test_own_words_make_a_new_deck() -> None:
    place = seated()
    dealt(place, Pile.of(map(Card, WORDS)))
    assert len(place.room.used) == 25
    place.do("ann", cmd.UseWords(OWN))
    assert place.room.used == frozenset()


def test_other_decks_make_a_new_deck() -> None:
    place = seated()
    dealt(place, Pile.of(map(Card, WORDS)))
    place.do("ann", cmd.ChangeSettings(replace(place.room.settings, decks=("base",))))
    assert place.room.used == frozenset()


def test_words_of_ones_own_are_handed_to_the_store() -> None:
    place = seated()
    decision = decide(place.room, place.vault, "ann", cmd.UseWords(OWN), Facts(0, place.rng))
    assert decision.words == OWN
    settings = replace(place.room.settings, own_list=OwnList.of(OWN))
    assert decision.events == [SettingsChanged(settings)]


def test_a_pause_between_games_keeps_the_cards() -> None:
    """A game goes on where the last one was: what lies on the table is turned over."""
    place = seated()
    both = Pile.of(Card(word, f"{word}-back") for word in WORDS)
    first, second = dealt(place, both), dealt(place, both)
    assert not first & second
    assert {word.removesuffix("-back") for word in first} == {
        word.removesuffix("-back") for word in second
    }


def test_a_list_is_known_by_its_words() -> None:
    """Streams refer to lists by this: it never changes."""
    own = OwnList.of(("apple", "pear"))
    known = "e22559226f2a9d1bc76ca2adf0b08155"
    assert (own.hash[:32], own.size) == (known, 2)

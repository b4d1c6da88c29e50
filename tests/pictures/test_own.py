"""Pictures of people's own on cards: told from words and from our deck, named by their people."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from covernames import Rejected, Session
from covernames.dealing import pile_of_words, with_pictures
from covernames.game import record
from covernames.game.notation import WORDS, read_table, write_table
from covernames.pictures import OwnPicture, ideas_on, name_on, own_on, pictures
from covernames.pictures.own import LONGEST_NAME, MOST_TYPED, clean_name, id_of
from covernames.text import is_picture

ID = "3f9a1c22b07e5d10"
CARDS = tuple(
    OwnPicture(number, id_of(bytes([number])), f"n/{number}").card for number in range(1, 31)
)


@given(some.integers(1, 200), some.text(max_size=LONGEST_NAME))
def test_a_card_says_what_it_was_made_of(number: int, name: str) -> None:
    own = OwnPicture(number, ID, name)
    assert own_on(own.card) == own
    assert is_picture(own.card)


def test_nothing_else_is_a_picture_of_ones_own() -> None:
    others = [f"#{picture.id}" for picture in pictures()]
    others += [
        "ROSE",
        "",
        "#",
        f"7-{ID}/x",
        f"#7-{ID}",
        f"#7-{ID[:-1]}/x",
        f"#x-{ID}/",
        f"#7-{ID.upper()}/x",
    ]
    assert [card for card in others if own_on(card)] == []


def test_two_images_have_two_ids() -> None:
    assert id_of(b"a") != id_of(b"b")
    assert id_of(b"a") == id_of(b"a")
    assert len(id_of(b"")) == len(ID)


@pytest.mark.parametrize("language", ["en", "et", "th"])
def test_it_is_called_what_its_people_call_it(language: str) -> None:
    named, unnamed = f"#7-{ID}/Oma koer / minu", f"#7-{ID}/"
    assert name_on(named, language) == "Oma koer / minu"
    assert name_on(unnamed, language) == "picture 7"
    assert ideas_on(named, language) == ("Oma koer / minu",)
    assert ideas_on(unnamed, language) == ()


def test_names_are_made_clean() -> None:
    assert clean_name("  a \u202e b\u200b ", 1) == "a b"
    assert clean_name(" \u200b ", 1) == ""
    assert clean_name("x" * LONGEST_NAME, 1) == "x" * LONGEST_NAME
    for name, code in (
        ("x" * (LONGEST_NAME + 1), "picture-name-too-long"),
        (" " * (MOST_TYPED + 1), "picture-name-too-long"),
        ("a\x07b", "picture-name-unreadable"),
    ):
        with pytest.raises(Rejected) as refused:
            clean_name(name, 3)
        assert (refused.value.code, refused.value.data["number"]) == (code, 3)


def test_they_are_dealt_in_place_of_ours() -> None:
    own, words = pile_of_words(CARDS), pile_of_words(f"word{n}" for n in range(40))
    assert set(with_pictures(words, "pictures", own).next("new", Random(1)).words) <= set(CARDS)
    assert not set(with_pictures(words, "words", own).next("new", Random(1)).words) & set(CARDS)
    mixed = with_pictures(words, "mixed", own).next("new", Random(1)).words
    assert len(set(mixed) & set(CARDS)) in {12, 13}
    assert not any(is_picture(card) for card in set(mixed) - set(CARDS))


def test_turning_cards_with_one_side_lays_out_others() -> None:
    pile = pile_of_words([*CARDS, *(card + "x" for card in CARDS)])
    first = pile.next("new", Random(1))
    second = first.next("turn", Random(2))
    assert not set(first.words) & set(second.words)


def test_records_and_lines_hold_them() -> None:
    game = Session.start("classic", CARDS[:25], language="en", rng=Random(1))
    again = record.replay(record.write(game.log))
    assert again.words == CARDS[:25]
    assert [name_on(card, "bg") for card in again.words] == [f"n/{n}" for n in range(1, 26)]
    assert read_table(write_table(game.table)).words == WORDS  # a line has no words of its own

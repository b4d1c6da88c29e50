"""Pictures on the table: how they are dealt, how they follow each other, what lists can bring."""

from __future__ import annotations

from random import Random

import pytest

from covernames import VARIANTS, Card, Pile, Session, Settings
from covernames.dealing import BOTH, pile_of, pile_of_pictures, pile_of_words, with_pictures
from covernames.decks import LANGUAGES, read_text
from covernames.game import record
from covernames.game.deal import Cards
from covernames.game.missions import MISSIONS
from covernames.pictures import concepts, pictures
from covernames.text import is_picture

MIXED = [*(Card(f"word{n}") for n in range(40)), *(Card(f"#a{n}", f"#b{n}") for n in range(30))]


def shown(pile: Pile) -> int:
    """How many pictures lie on the table."""
    return sum(map(is_picture, pile.words))


def test_a_deck_of_pictures_has_every_picture_once() -> None:
    sides = [side for card in pile_of_pictures().cards for side in card.words]
    assert sorted(sides) == sorted(f"#{picture.id}" for picture in pictures())
    assert all(map(is_picture, sides))


@pytest.mark.rule("E-29")
def test_front_and_back_have_nothing_in_common() -> None:
    ideas = {
        f"#{picture.id}": {concepts()[thing].idea for thing in (picture.first, picture.second)}
        for picture in pictures()
    }
    cards = [card.words for card in pile_of_pictures().cards if card.back]
    assert [sides for sides in cards if ideas[sides[0]] & ideas[sides[1]]] == []


@pytest.mark.rule("D-082")
@pytest.mark.parametrize("cards", ["pictures", "mixed"])
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_every_game_is_dealt_with_pictures(variant: str, cards: Cards) -> None:
    pile = pile_of("et", BOTH, cards=cards).next("new", Random(3))
    game = Session.start(variant, pile.words, language="et", rng=Random(3))
    assert game.table.words == pile.words
    again = record.replay(record.write(game.log))
    assert again == game.table


@pytest.mark.rule("D-082")
def test_a_mission_is_dealt_with_pictures() -> None:
    settings: Settings = next(iter(MISSIONS.values())).settings()
    pile = pile_of_pictures().next("new", Random(1))
    game = Session.start("duet", pile.words, settings=settings, rng=Random(1))
    assert all(map(is_picture, game.table.words))


@pytest.mark.rule("E-29")
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_half_of_a_mixed_board_are_pictures(language: str) -> None:
    pile = pile_of(language, BOTH, cards="mixed")
    counts = {shown(pile.next("new", Random(seed))) for seed in range(20)}
    assert counts == {12, 13}
    place = [is_picture(word) for word in pile.next("new", Random(1)).words]
    assert place not in (sorted(place), sorted(place, reverse=True))


@pytest.mark.rule("E-29")
def test_a_short_list_of_words_is_half_of_a_board_as_well() -> None:
    words = pile_of_words(f"word{n}" for n in range(25))
    assert shown(with_pictures(words, "mixed").next("new", Random(1))) in {12, 13}
    assert shown(with_pictures(words, "words").next("new", Random(1))) == 0
    assert shown(with_pictures(words, "pictures").next("new", Random(1))) == 25


@pytest.mark.rule("E-29", "E-01")
def test_a_mixed_board_is_turned_over_kind_by_kind() -> None:
    first = pile_of("en", BOTH, cards="mixed").next("new", Random(2))
    second = first.next("turn", Random(2))
    assert [number for number, _ in first.laid] == [number for number, _ in second.laid]
    assert [*map(is_picture, first.words)] == [*map(is_picture, second.words)]
    assert not set(first.words) & set(second.words)


@pytest.mark.rule("E-29", "A-17")
def test_no_kind_comes_twice_before_it_is_through() -> None:
    for seed in range(20):
        rng, pile = Random(seed), Pile.of(MIXED)
        used: set[str] = set()
        for _ in range(12):
            pile = pile.next("new", rng)
            for kind in (False, True):
                words = {word for word in pile.words if is_picture(word) is kind}
                cards = [card.words for card in MIXED if is_picture(card.front) is kind]
                if words & used:  # only once too few of this kind had something new to show
                    assert sum(not set(sides) <= used for sides in cards) < len(words)
                    used = {word for word in used if is_picture(word) is not kind}
                used |= words
            assert pile.used == used


def test_no_list_can_bring_a_picture() -> None:
    signs = "#octopus-wears-top-hat\n/ #tooth-wears-crown\n ## egg\n/# cat\n"
    deck = read_text(signs + "\n".join(f"word{n}" for n in range(25)), "en").deck
    assert not any(map(is_picture, (word.text for word in deck.words)))

"""From one game to the next: C-005, C-043, E-01, A-17."""

from __future__ import annotations

from random import Random

import pytest

from covernames import Card, Pile, Rejected
from covernames.text import is_picture

DECK = [Card(f"front{n}", f"back{n}") for n in range(60)]
SINGLE = [Card(f"word{n}") for n in range(60)]


def test_a_deck_needs_25_cards() -> None:
    with pytest.raises(Rejected) as caught:
        Pile.of(DECK[:24])
    assert caught.value.code == "deck-too-small"
    assert Pile.of(DECK[:25]).next("new", Random(1)).words


@pytest.mark.rule("C-004", "C-005")
def test_25_cards_at_random_with_either_side_up() -> None:
    words = Pile.of(DECK).next("new", Random(1)).words
    assert len({word.lstrip("frontback") for word in words}) == 25
    assert {word.startswith("front") for word in words} == {True, False}
    assert words != Pile.of(DECK).next("new", Random(2)).words


@pytest.mark.rule("C-043", "E-01")
def test_turning_the_same_cards_over() -> None:
    first = Pile.of(DECK).next("new", Random(1))
    assert first.can_turn()
    second = first.next("turn", Random(1))
    other = {card.front: card.back for card in DECK} | {card.back: card.front for card in DECK}
    assert second.words == tuple(other[word] for word in first.words)


@pytest.mark.rule("C-043", "E-01", "D-050")
def test_dealing_25_new_cards() -> None:
    first = Pile.of(DECK).next("new", Random(1))
    second = first.next("new", Random(1))
    assert not {number for number, _ in first.laid} & {number for number, _ in second.laid}


@pytest.mark.rule("A-17")
def test_when_both_sides_were_used_25_new_cards_are_dealt() -> None:
    pile = Pile.of(DECK).next("new", Random(1)).next("turn", Random(1))
    assert not pile.can_turn()
    third = pile.next("turn", Random(1))
    assert not {number for number, _ in pile.laid} & {number for number, _ in third.laid}


def test_cards_without_a_back_cannot_be_turned() -> None:
    pile = Pile.of(SINGLE).next("new", Random(1))
    assert not pile.can_turn()
    assert not set(pile.words) & set(pile.next("turn", Random(1)).words)


@pytest.mark.rule("A-17")
@pytest.mark.parametrize("how", ["turn", "new"])
@pytest.mark.parametrize("cards", [DECK, SINGLE, DECK[:25], SINGLE[:25], SINGLE[:31]])
def test_no_word_comes_twice_before_the_deck_is_through(cards: list[Card], how: str) -> None:
    for seed in range(20):
        rng = Random(seed)
        pile = Pile.of(cards)
        used: set[str] = set()
        for _ in range(12):
            pile = pile.next(how, rng)  # type: ignore[arg-type]
            words = set(pile.words)
            assert len(words) == 25
            again = words & used
            if again:  # only once the cards with a word to show were too few for a game
                assert sum(not set(card.words) <= used for card in cards) < 25
                used = set()
            used |= words


def test_a_deck_has_no_doubles() -> None:
    with pytest.raises(Rejected) as caught:
        Pile.of([*DECK, Card("new", "FRONT1")])
    assert caught.value.code == "deck-doubles"


@pytest.mark.rule("A-17")
@pytest.mark.parametrize("cards", [25, 30, 40])
def test_small_decks_do_not_show_the_last_words_again(cards: int) -> None:
    for seed in range(20):
        rng = Random(seed)
        pile = Pile.of(DECK[:cards])
        for _ in range(8):
            before = set(pile.words)
            pile = pile.next("new", rng)
            assert not before & set(pile.words)


def test_the_next_game_avoids_the_cards_on_the_table_when_it_can() -> None:
    pile = Pile.of(SINGLE).next("new", Random(1)).next("new", Random(1)).next("new", Random(1))
    fourth = pile.next("new", Random(1))
    assert not {n for n, _ in pile.laid} & {n for n, _ in fourth.laid}


def test_few_cards_of_a_kind_are_all_laid_out() -> None:
    few = [*(Card(f"word{n}") for n in range(22)), *(Card(f"#{n}") for n in range(3))]
    assert sum(map(is_picture, Pile.of(few).next("new", Random(1)).words)) == 3
    few = [*(Card(f"word{n}") for n in range(3)), *(Card(f"#{n}") for n in range(22))]
    assert sum(map(is_picture, Pile.of(few).next("new", Random(1)).words)) == 22


@pytest.mark.rule("E-01")
def test_a_pile_goes_on_where_an_earlier_game_left_it() -> None:
    first = Pile.of(DECK).next("new", Random(1))
    again = Pile.of(DECK).resumed(first.words, first.used)
    assert again == first
    assert again.next("turn", Random(1)) == first.next("turn", Random(1))


def test_words_of_another_deck_are_not_on_the_table() -> None:
    first = Pile.of(DECK).next("new", Random(1))
    other = Pile.of(SINGLE).resumed(first.words, first.used)
    assert other.words == ()
    assert not other.can_turn()

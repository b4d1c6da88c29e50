"""Which words the bot that needs nothing says, and what it does when it must guess."""

from __future__ import annotations

import pytest

from bot_boards import clue, game_with
from covernames import GiveClue, Guess, Session, Stop
from covernames.bots import spare
from covernames.bots.spare import Spare
from covernames.decks import load
from covernames.game.notation import WORDS

SEAT = "red-spymaster"


def said(
    monkeypatch: pytest.MonkeyPatch, game: Session, language: str = "en", **kin: str
) -> set[str]:
    """All that it says by whatever seed where the decks have these words, with their kin."""
    families = {word.replace("_", " "): frozenset(some.split()) for word, some in kin.items()}
    monkeypatch.setattr(spare, "_families", lambda _: families)
    clues = [Spare(language, seed).clue(game.view(SEAT)) for seed in range(20)]
    assert {each.number for each in clues} == {1}
    return {each.word for each in clues}


def test_any_word_may_be_said_and_the_seed_tells_which(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with()
    assert said(monkeypatch, game, apple="apple", pear="pear") == {"apple", "pear"}
    assert Spare("en", 3).clue(game.view(SEAT)) == Spare("en", 3).clue(game.view(SEAT))


@pytest.mark.parametrize("several", ["ice cream", "merry-go-round", "o'clock", "o’clock"])
def test_a_clue_is_a_single_word(monkeypatch: pytest.MonkeyPatch, several: str) -> None:
    words = {several: several, "apple": "apple"}
    assert said(monkeypatch, game_with(), **words) == {"apple"}


def test_no_clue_is_said_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with()
    clue(game, "Apple", 1)
    assert said(monkeypatch, game, apple="apple", pear="pear") == {"pear"}


@pytest.mark.parametrize(
    ("word", "kin"),
    [
        ("king", "king"),  # on the table
        ("kingdom", "kingdom"),
        ("kin", "kin"),
        ("monarch", "monarch rex"),  # its kin is that of a card
        ("rexes", "rexes"),
    ],
)
def test_what_has_to_do_with_a_card_is_not_said(
    monkeypatch: pytest.MonkeyPatch, word: str, kin: str
) -> None:
    words = {"king": "king rex", word: kin, "apple": "apple"}
    assert said(monkeypatch, game_with(KING=0), **words) == {"apple"}


def test_a_card_that_is_in_no_deck_is_kin_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with(zeppelin=24)
    words = {"zeppelins": "zeppelins", "apple": "apple"}
    assert said(monkeypatch, game, **words) == {"apple"}


def test_in_chinese_one_character_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with(大海=0)
    words = {"海底": "海底", "山": "山"}
    assert said(monkeypatch, game, "zh-Hant", **words) == {"山"}
    assert said(monkeypatch, game, "en", **words) == {"海底", "山"}


def test_where_no_word_is_left_a_letter_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, game_with(king=0), king="king") == {"x"}
    assert Spare("en").clue(game_with(king=0).view(SEAT)) == GiveClue("x", 1)


def test_its_words_are_those_of_both_decks() -> None:
    families = spare._families("en")  # noqa: SLF001 - what it may say
    for deck in ("base", "tandem"):
        for word in load("en", deck).words:
            assert families[word.text.lower()] == word.family
    assert set(families) == {
        word.text.lower() for deck in ("base", "tandem") for word in load("en", deck).words
    }


def test_it_touches_any_card_that_is_open_and_no_more_than_it_must() -> None:
    game = game_with()
    clue(game, "water", 3)
    view = game.view("red-operatives")
    touched = {Spare("en", seed).guess(view) for seed in range(60)}
    assert len(touched) > 10
    assert touched <= {Guess(cell) for cell in range(25)}
    game.act("red-operatives", Guess(0))
    view = game.view("red-operatives")
    assert {Spare("en", seed).guess(view) for seed in range(20)} == {Stop()}


def test_it_does_not_touch_what_is_covered() -> None:
    game = game_with()
    clue(game, "water", 3)
    game.act("red-operatives", Guess(17))
    clue(game, "music", 1)
    view = game.view("blue-operatives")
    assert Guess(17) not in {Spare("en", seed).guess(view) for seed in range(200)}


def test_it_leaves_all_rulings_to_people() -> None:
    view = game_with(king=0).view("blue-spymaster")
    bot = Spare("en")
    assert {bot.verdict(view, word, 1) for word in ("king", "royal", WORDS[3])} == {"ask"}
    assert bot.accept(view, "king", 1)

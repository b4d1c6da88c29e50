"""Pictures in the terminal: names in the reader's language, chosen by number or by name."""

from __future__ import annotations

import io
import json
from random import Random

import pytest
from rich.console import Console

from covernames import Session
from covernames.cli.device import card_named
from covernames.cli.messages import Messages
from covernames.cli.saved import load, place
from covernames.cli.screen import Screen
from covernames.dealing import pile_of_pictures
from covernames.pictures import names, pictures
from terminal import invoke


def drawn(language: str, session: Session) -> str:
    file = io.StringIO()
    console = Console(file=file, width=240, color_system=None)
    Screen(console, Messages(language)).show(session.table)
    return " ".join(file.getvalue().replace("│", " ").split())


@pytest.mark.parametrize("language", ["en", "et", "bg", "th", "zh-Hant", "id"])
def test_the_table_shows_names_in_the_language_of_the_screen(language: str) -> None:
    words = pile_of_pictures().next("new", Random(1)).words
    session = Session.start("classic", words, language="en", rng=Random(1))
    shown = drawn(language, session).replace(" ", "")
    assert "#" not in shown
    first = [names(language)[word[1:]].split(" ")[0] for word in words]
    assert [name for name in first if name not in shown] == []


def test_a_picture_is_chosen_by_number_or_by_the_beginning_of_its_name() -> None:
    called = ["an octopus wearing a top hat", "a shark in a television set"]
    assert card_named("2", called) == 1
    assert card_named("an oct", called) == 0


def test_a_game_with_pictures_begins_and_is_kept() -> None:
    said = [
        "--lang",
        "en",
        "--ui",
        "en",
        "--seat",
        "red-operatives",
        "--cards",
        "pictures",
        "--seed",
        "7",
        "--bot",
        "random",
    ]
    code, out = invoke("play", "--variant", "classic", *said, typed="quit\n")
    assert code == 0, out
    assert "#" not in out
    kept = load(place())
    assert kept is not None
    assert kept.cards == "pictures"
    assert set(kept.used) <= {f"#{picture.id}" for picture in pictures()}
    code, out = invoke("play", "--ui", "en", typed="y\nquit\n")
    assert code == 0, out
    assert load(place()) is not None


def test_cards_that_there_are_not_are_refused() -> None:
    code, out = invoke("play", "--cards", "photographs", "--ui", "en")
    assert code == 1
    assert "photographs" in out


def test_deck_list_has_the_pictures() -> None:
    decks = json.loads(invoke("deck", "list", "--json")[1])
    found = [deck for deck in decks if deck["deck"] == "pictures"]
    assert [(deck["words"], deck["cards"]) for deck in found] == [(len(pictures()), 140)]
    assert "pictures" in invoke("deck", "list")[1]


def test_deck_show_tells_what_pictures_are_called() -> None:
    assert json.loads(invoke("deck", "show", "et", "--deck", "pictures", "--json")[1]) == names(
        "et"
    )
    code, out = invoke("deck", "show", "en", "--deck", "pictures", "--word", "octopus")
    assert code == 0
    assert "octopus-wears-top-hat" in out
    assert "shark-in-television" not in out
    assert invoke("deck", "show", "en", "--deck", "pictures", "--word", "xyz")[0] == 1


def test_the_arena_plays_with_pictures() -> None:
    said = ["--bot", "random", "--games", "2", "--cards", "pictures", "--json"]
    code, out = invoke("arena", "--variant", "two-player", *said)
    assert code == 0, out
    assert json.loads(out)[0]["decks"] == ["pictures"]


@pytest.mark.parametrize(("language", "told"), [("en", "picture 2"), ("et", "pilt 2")])
def test_pictures_of_ones_own_are_told_by_name_or_number(language: str, told: str) -> None:
    names = ["red balloon", "", *(f"thing {number}" for number in range(3, 26))]
    words = [f"#{number}-{number:016x}/{name}" for number, name in enumerate(names, 1)]
    session = Session.start("classic", words, language="en", rng=Random(1))
    shown = drawn(language, session)
    assert "#" not in shown
    assert "red balloon" in shown
    assert told in shown

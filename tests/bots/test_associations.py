"""The lists that come with Covernames: complete, in order, and true to the decks."""

from __future__ import annotations

from importlib.resources import files

import pytest

from covernames.bots.lists import parse, read, undrawn
from covernames.bots.spelling import squash
from covernames.dealing import pile_of_pictures
from covernames.decks import LANGUAGES, load
from covernames.pictures import ideas_on

LEAST = 60
DECKS = [
    (language, deck)
    for language in LANGUAGES
    for deck in ("base", "tandem")
    if (files("covernames.bots") / "associations" / language / f"{deck}.tsv").is_file()
]


@pytest.mark.parametrize(("language", "deck"), DECKS)
def test_every_card_has_its_words(language: str, deck: str) -> None:
    text = (files("covernames.bots") / "associations" / language / f"{deck}.tsv").read_text("utf-8")
    lists = dict(parse(text))
    cards = {word.text for word in load(language, deck).words}
    assert set(lists) == cards
    for card, words in lists.items():
        keys = [squash(word, language) for word in words]
        assert len({word.casefold() for word in words}) == len(words), f"{card} has a word twice"
        assert squash(card, language) not in keys, f"{card} stands in its own line"
        assert len(keys) >= LEAST, f"{card} has {len(keys)} words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_unsaid_would_be_said_otherwise(language: str) -> None:
    folder = files("covernames.bots") / "associations" / language
    words = (folder / "unsaid.txt").read_text("utf-8").split()
    assert words == sorted(set(words))
    known = {word for _, line in read(language) for word in line}
    assert set(words) <= known
    cards = {
        squash(word.text, language)
        for deck in ("base", "tandem")
        for word in load(language, deck).words
    }
    assert not cards & {squash(word, language) for word in words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_drawing_does_not_call_up_stands_in_the_list_of_its_thing(language: str) -> None:
    lists: dict[str, set[str]] = {}
    for head, words in read(language):
        lists.setdefault(squash(head, language), set()).update(squash(w, language) for w in words)
    cards = [side for card in pile_of_pictures().cards for side in card.words]
    shown = {squash(idea, language) for card in cards for idea in ideas_on(card, language)}
    others = undrawn(language)
    assert len(others) > 50
    assert set(others) <= shown
    for thing, left_out in others.items():
        assert left_out <= lists[thing], thing
        assert len(left_out) < 0.7 * len(lists[thing]), thing


def test_every_language_has_lists() -> None:
    assert {language for language, _ in DECKS} == set(LANGUAGES)

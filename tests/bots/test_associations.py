"""The lists that come with Covernames: complete, in order, and true to the decks."""

from __future__ import annotations

from importlib.resources import files

import pytest

from covernames.bots.lists import parse, read
from covernames.bots.spelling import squash
from covernames.decks import LANGUAGES, load

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


def test_every_language_has_lists() -> None:
    assert {language for language, _ in DECKS} == set(LANGUAGES)

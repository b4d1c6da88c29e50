"""Common words and classes beside the cards' lists: complete, in form, and known."""

from __future__ import annotations

from importlib.resources import files

import pytest

from covernames.bots.lists import parse, read, read_classes
from covernames.bots.spelling import squash
from covernames.decks import LANGUAGES, load
from covernames.pictures import words as things


def words_of_decks(language: str) -> set[str]:
    decks = (load(language, deck) for deck in ("base", "tandem"))
    return {squash(word.text, language) for deck in decks for word in deck.words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_words_have_thirty_associations_and_are_no_cards(language: str) -> None:
    file = files("covernames.bots") / "associations" / language / "common.tsv"
    lists = list(parse(file.read_text("utf-8")))
    heads = [squash(head, language) for head, _ in lists]
    assert len(set(heads)) == len(heads) == 2_000
    assert not set(heads) & words_of_decks(language)
    for head, words in lists:
        keys = [squash(word, language) for word in words]
        assert len(keys) >= 30, head
        assert len(set(keys)) == len(keys), head
        assert squash(head, language) not in keys, head


@pytest.mark.parametrize("language", LANGUAGES)
def test_classes_have_members_that_are_known(language: str) -> None:
    known = {squash(head, language) for head, _ in read(language)}
    classes = list(read_classes(language))
    assert len(classes) >= 150
    for kind in classes:
        assert kind.names
        unknown = [member for member in kind.members if squash(member, language) not in known]
        assert not unknown, kind.names[0]
        assert len(kind.members) >= 6, kind.names[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_on_pictures_have_a_list(language: str) -> None:
    file = files("covernames.bots") / "associations" / language / "pictures.tsv"
    lists = list(parse(file.read_text("utf-8")))
    heads = [squash(head, language) for head, _ in lists]
    assert len(set(heads)) == len(heads) > 0
    named = {squash(thing.name, language) for thing in things(language).values()}
    assert set(heads) <= named
    for head, listed in lists:
        keys = [squash(word, language) for word in listed]
        assert len(set(keys)) == len(keys) >= 60, head
        assert squash(head, language) not in keys, head

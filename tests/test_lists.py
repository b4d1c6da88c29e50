"""The lists in `lists/`: complete and in form, so that they can be used as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from covernames.bots.lists import parse
from covernames.bots.spelling import squash
from covernames.decks import load

LISTS = Path(__file__).parent.parent / "lists"
LANGUAGES = ("bg", "et", "id", "th", "zh-Hant")


def words_of_decks(language: str) -> set[str]:
    decks = (load(language, deck) for deck in ("base", "tandem"))
    return {squash(word.text, language) for deck in decks for word in deck.words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_common_words_have_thirty_associations_and_are_no_cards(language: str) -> None:
    lists = list(parse((LISTS / language / "common.tsv").read_text("utf-8")))
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
    lists = parse((LISTS / language / "common.tsv").read_text("utf-8"))
    known = words_of_decks(language) | {squash(head, language) for head, _ in lists}
    classes = (LISTS / language / "classes.tsv").read_text("utf-8").splitlines()
    assert len(classes) >= 150
    for line in classes:
        names, members = (part.split() for part in line.split("\t"))
        assert names, line
        unknown = [member for member in members if squash(member, language) not in known]
        assert not unknown, names[0]
        assert len(members) >= 6, names[0]


@pytest.mark.parametrize("deck", ["base", "tandem"])
def test_the_new_english_decks_have_their_words(deck: str) -> None:
    lines = (LISTS / "en" / f"{deck}.txt").read_text("utf-8").splitlines()
    cards = [line.split("|")[0].strip() for line in lines if line and not line.startswith("#")]
    assert len(set(cards)) == len(cards) == 400
    lists = dict(parse((LISTS / "en" / f"{deck}.tsv").read_text("utf-8")))
    assert set(lists) == set(cards)
    for card, words in lists.items():
        assert len(set(words)) == len(words) >= 60, card

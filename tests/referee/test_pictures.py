"""Clues beside pictures: what is on them may be said, what is asked of any clue stays."""

from __future__ import annotations

import pytest

from covernames.judging import codenames, judge
from covernames.pictures import names, pictures, words

LANGUAGES = ("bg", "en", "et", "id", "th", "zh-Hant")
BOARD = tuple(f"#{picture.id}" for picture in pictures()[:25])


@pytest.mark.rule("E-26")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_picture_shows_may_be_said(language: str) -> None:
    called = words(language)
    first = [called[thing].name for thing in ("octopus", "tooth", "crown", "moon", "egg")]
    verdicts = {clue: judge(clue, 2, BOARD, language) for clue in first if " " not in clue}
    assert len(verdicts) >= 4
    assert {clue: said.reason for clue, said in verdicts.items() if said.verdict != "legal"} == {}


@pytest.mark.rule("E-26")
def test_every_idea_of_the_deck_is_a_legal_clue_in_english() -> None:
    board = tuple(f"#{picture.id}" for picture in pictures())
    ideas = {word.name for word in words("en").values() if word.name.isalpha()}
    illegal = [idea for idea in ideas if judge(idea, 1, board, "en").verdict == "illegal"]
    assert illegal == []


@pytest.mark.rule("E-26")
@pytest.mark.parametrize(
    ("clue", "number", "reason"),
    [("sea creature", 1, "multiword"), ("", 1, "empty"), ("octopus", -1, "bad-number")],
)
def test_what_is_asked_of_any_clue_stays(clue: str, number: int, reason: str) -> None:
    verdict = judge(clue, number, BOARD, "en")
    assert (verdict.verdict, verdict.reason) == ("illegal", reason)


@pytest.mark.rule("E-26")
@pytest.mark.parametrize(
    ("language", "clue"),
    [("en", "octopuses"), ("et", "kaheksajalad"), ("zh-Hant", "魚"), ("bg", "октоподи")],
)
def test_forms_and_parts_of_what_is_shown_are_as_free(language: str, clue: str) -> None:
    assert judge(clue, 1, BOARD, language).verdict == "legal"


@pytest.mark.rule("E-27")
@pytest.mark.parametrize(
    ("language", "card", "clue"),
    [
        ("en", "SINK", "sank"),
        ("et", "SUITS", "suitsetama"),
        ("bg", "ЦВЕТЕ", "цветар"),
        ("id", "PENYAKIT", "sakit"),
        ("zh-Hant", "貓", "貓頭鷹"),
        ("th", "เขา", "ภูเขา"),
    ],
)
def test_words_keep_their_rules_beside_pictures(language: str, card: str, clue: str) -> None:
    mixed = judge(clue, 1, (*BOARD, card), language)
    assert mixed == judge(clue, 1, (card,), language)
    assert (mixed.verdict, mixed.card) == ("illegal", card)


@pytest.mark.rule("E-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_picture_is_not_on_the_table(language: str) -> None:
    assert codenames(BOARD, language) == []
    shown = (names(language)["octopus-wears-top-hat"], *BOARD)
    assert [card.text for card in codenames(shown, language)] == [shown[0]]  # words are words

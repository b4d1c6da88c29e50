"""What the decks know about their words: family forbids, neighbours are asked about."""

from __future__ import annotations

from random import Random

import pytest

from covernames.decks import LANGUAGES, load
from covernames.decks.library import NAMES
from covernames.judging import codenames, judge
from covernames.referee import Codename, language_of
from covernames.referee import judge as judge_bare


def cards_of(language: str, name: str) -> list[Codename]:
    return codenames((word.text for word in load(language, name).words), language)


@pytest.mark.parametrize(
    ("language", "clue", "card"),
    [
        ("en", "vinegar", "WINE"),
        ("en", "caffeine", "COFFEE"),
        ("th", "คาเฟ่", "กาแฟ"),
        ("bg", "награда", "ГРАД"),
        ("et", "hiiumaa", "HIIGLANE"),
    ],
)
def test_neighbours_are_asked_about(language: str, clue: str, card: str) -> None:
    verdict = judge_bare(clue, 1, [Codename(card, near=(clue,))], language)
    assert (verdict.verdict, verdict.reason, verdict.card) == ("ask", "near-kin", card)


def test_a_neighbour_is_not_forbidden_whatever_the_analyser_thinks() -> None:
    assert judge_bare("winner", 1, ["WIN"], "en").verdict == "illegal"
    assert judge_bare("winners", 1, [Codename("WIN", near=("winner",))], "en").verdict == "ask"
    assert judge_bare("win", 1, [Codename("WIN", near=("win",))], "en").verdict == "illegal"
    both = Codename("WIN", kin=("winner",), near=("winner",))
    assert judge_bare("winner", 1, [both], "en").verdict == "ask"


@pytest.mark.rule("C-118")
def test_what_our_lists_call_an_accident_is_not_asked_about() -> None:
    """Whoever wrote the deck may have thought of its letters alone."""
    assert judge_bare("corner", 1, [Codename("CORN", near=("corner",))], "en").verdict == "legal"
    assert judge_bare("corners", 1, [Codename("CORN", near=("corner",))], "en").verdict == "legal"
    assert judge_bare("vine", 1, [Codename("WINE", near=("vine",))], "en").verdict == "ask"
    near = Codename("STATION", near=("stationery",))  # an accident, but the rules would forbid it
    assert judge_bare("stationery", 1, [near], "en").verdict != "illegal"


@pytest.mark.rule("L-id-01")
@pytest.mark.parametrize(
    ("clue", "card"),
    [("seribu", "IBU"), ("berbeda", "BEDAK"), ("malu", "PALU"), ("rangka", "ANGKA")],
)
def test_kin_lends_the_card_no_roots(clue: str, card: str) -> None:
    assert judge(clue, 1, [card], "id").verdict != "illegal"


def test_kin_forbids_itself_and_its_forms() -> None:
    card = [Codename("PORT", kin=("harbour",))]
    for clue in ("harbour", "harbours", "harbor"):
        assert judge_bare(clue, 1, card, "en").reason == "derived"
    assert judge_bare("harbinger", 1, card, "en").verdict == "legal"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_forbids_forbids_the_card(language: str) -> None:
    rules = language_of(language)
    for name in NAMES:
        for card in cards_of(language, name):
            listed = (*card.parts, *card.kin, *card.near)
            for word, other in zip(listed, codenames(listed, language), strict=True):
                there = rules.clash(rules.fold(word), card)
                back = rules.clash(rules.fold(card.text), other)
                assert (there is None) == (back is None), (card.text, word, there, back)


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != "zh-Hant"])
def test_no_card_of_a_deck_forbids_another(language: str) -> None:
    # Chinese words share characters all the time.
    rules = language_of(language)
    for name in NAMES:
        cards = cards_of(language, name)
        traits = [rules.traits_of(card) for card in cards]
        for card in cards:
            text = rules.fold(card.text)
            mine = rules.traits(text)
            others = [o for o, theirs in zip(cards, traits, strict=True) if mine & theirs]
            clashes = {o.text: rules.clash(text, o) for o in others if o.text != card.text}
            assert not any(clashes.values()), (card.text, clashes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_without_a_common_trait_never_clash(language: str) -> None:
    """The sweep looks only at pairs that share a trait; here it is all of a random few."""
    rng = Random(language)
    rules = language_of(language)
    words = [word for name in NAMES for word in load(language, name).words]
    cards = rng.sample([card for name in NAMES for card in cards_of(language, name)], 150)
    listed = sorted({rules.fold(item) for word in words for item in (word.text, *word.kin)})
    clues = {rules.fold(item) for card in cards for item in card.kin[:2]}
    for clue in {*rng.sample(listed, 50), *rng.sample(sorted(clues), 50)}:
        traits = rules.traits(clue)
        for card in cards:
            if rules.clash(clue, card) is not None:
                assert traits & rules.traits_of(card), (clue, card.text)

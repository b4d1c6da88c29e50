"""Form, numbers, options: what all languages share (RULES.md sections 2 and 4)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from covernames.judging import codenames
from covernames.judging import judge as judge_with_decks
from covernames.referee import OPTIONS, Codename, judge, language_of

TAGS = ["en", "th", "zh-Hant", "id", "bg", "et"]


def said(clue: str, *board: str, number: object = 1, lang: str = "en", options: str = "") -> str:
    verdict = judge(clue, number, board, lang, options.split())
    return f"{verdict.verdict} {verdict.reason}"


@pytest.mark.rule("N-01")
@pytest.mark.parametrize("clue", ["Sink", "SINK", "ｓｉｎｋ", "ſink"])
def test_case_and_compatibility_forms_make_no_difference(clue: str) -> None:
    assert said(clue, "SINK") == "illegal same-word"


@pytest.mark.rule("N-01")
def test_radicals_are_the_characters_they_look_like() -> None:
    assert said("⽔", "水", lang="zh-Hant").startswith("illegal")


@pytest.mark.rule("N-02")
@pytest.mark.parametrize(
    "clue", ["si\u200bnk", "\u00a0sink\u3000", "\u202esink", "si\u00adnk", "sink\x00"]
)
def test_invisible_characters_do_not_hide_a_word(clue: str) -> None:
    assert said(clue, "SINK") == "illegal same-word"


@pytest.mark.rule("N-05")
def test_a_word_may_be_spelled_out() -> None:
    assert said("k-n-i-g-h-t").startswith("legal")
    assert said("s-i-n-k", "SINK") == "illegal same-word"


@pytest.mark.rule("N-06", "N-07")
@pytest.mark.parametrize(
    ("clue", "reason"),
    [
        ("", "empty"),
        ("  \u200b", "empty"),
        ("...", "empty"),
        ("🌳", "not-a-word"),
        ("+=", "not-a-word"),
    ],
)
def test_what_is_no_word_at_all(clue: str, reason: str) -> None:
    assert said(clue) == f"illegal {reason}"


@pytest.mark.rule("N-08")
def test_look_alike_letters_do_not_hide_a_word() -> None:
    assert said("s\u0456nk", "SINK") == "illegal same-word"
    assert said("с\u043el\u043er").startswith("illegal")
    assert said("c\u043bон", "СЛОН", lang="bg").startswith("illegal same-word")


@pytest.mark.rule("N-09")
@pytest.mark.parametrize("clue", ["“sink”", "sink!", "«sink»", "(sink)", "sink."])
def test_quotes_and_stops_around_a_clue_are_dropped(clue: str) -> None:
    assert said(clue, "SINK") == "illegal same-word"


@pytest.mark.rule("N-11")
def test_a_clue_has_a_technical_limit() -> None:
    assert said("a" * 65) == "illegal too-long"
    assert said("a" * 1_000_000) == "illegal too-long"


@pytest.mark.rule("N-12", "A-01")
@pytest.mark.parametrize("number", [-1, 10, 26, 1.5, True, "many", "2"])
def test_numbers_that_cannot_be(number: object) -> None:
    assert said("tree", number=number) == "illegal bad-number"


@pytest.mark.rule("N-12", "A-36")
@pytest.mark.parametrize("number", [0, 1, 9, "unlimited", None])
def test_numbers_that_can(number: object) -> None:
    assert said("tree", number=number).startswith("legal")


@pytest.mark.rule("C-114")
def test_a_number_that_seems_to_hint_is_remarked_upon() -> None:
    assert said("animal", "OCTOPUS", number=8) == "legal number-hint"


@pytest.mark.rule("N-13", "C-130", "C-133")
def test_several_words_need_an_option() -> None:
    assert said("pack rat") == "illegal multiword"
    assert said("pack rat", options="compounds") == "legal multiword"
    assert said("marie curie", options="full-names") == "legal multiword"
    assert said("mother-in-law") == "illegal hyphenated"


@pytest.mark.rule("C-024", "C-131")
def test_talk_is_never_a_clue() -> None:
    assert said("this one is a bit far-fetched") == "illegal extra-talk"


@pytest.mark.rule("C-135")
def test_abbreviations_need_an_option() -> None:
    assert said("CIA") == "ask acronym"
    assert said("c.i.a.") == "ask acronym"
    assert said("CIA", options="acronyms") == "legal acronym"
    assert said("laser").startswith("legal")


@pytest.mark.rule("A-31", "C-113", "C-111")
def test_letters_and_numerals_ask_when_they_fit_several_cards() -> None:
    assert said("x", "RAY").startswith("legal")
    assert said("s", "SUN", "SEA") == "ask letters-only"
    assert said("3", "SUN", "SEA") == "ask letters-only"
    assert said("3", "SUN", "OCEAN").startswith("legal")


@pytest.mark.rule("A-34")
def test_every_word_of_a_card_counts() -> None:
    assert said("york", "NEW YORK").startswith("illegal")


@pytest.mark.rule("C-025")
def test_a_covered_card_no_longer_counts() -> None:
    assert said("sank", "SINK").startswith("illegal")
    assert said("sank").startswith("legal")


@pytest.mark.rule("C-118", "A-35")
def test_mere_resemblance_is_no_fault() -> None:
    assert said("carpet", "CAR").startswith("legal")


@pytest.mark.rule("C-119")
def test_the_opposing_spymaster_may_accept_anything() -> None:
    for clue in ("sank", "pack rat", "zzyzx"):
        assert said(clue, "SINK", options="opponent-ok").startswith("legal")
    assert said("", options="opponent-ok").startswith("illegal")


def test_options_add_to_the_defaults_and_take_away() -> None:
    with pytest.raises(ValueError, match="no option"):
        judge("tree", 1, [], "en", ["loud"])
    with pytest.raises(ValueError, match="no language"):
        judge("tree", 1, [], "xx")
    assert "rhymes" in OPTIONS
    assert language_of("en").defaults == {"rhymes"}
    for tag in ("th", "id", "et", "bg"):
        assert "proper-nouns" in language_of(tag).defaults


def test_cards_of_our_decks_bring_their_kin() -> None:
    (card,) = codenames(["suits"], "et")
    assert card.kin
    assert judge_with_decks(card.kin[0], 1, ["SUITS"], "et").verdict == "illegal"
    assert codenames(["qqq"], "et") == [Codename("qqq")]


HOSTILE = [
    "\ud800",
    "\u202e" * 50,
    "a" + "\u0301" * 60,
    "\x00" * 10,
    "💥" * 60,
    "\uffff",
    "'",
    "-",
    ".",
]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("clue", HOSTILE, ids=ascii)
def test_hostile_clues_get_a_verdict(tag: str, clue: str) -> None:
    assert judge(clue, 1, ["SINK", clue, ""], tag).verdict in {"legal", "illegal", "ask"}


@given(st.sampled_from(TAGS), st.text(max_size=80), st.lists(st.text(max_size=20), max_size=3))
def test_anything_gets_a_verdict_that_can_be_sent(tag: str, clue: str, board: list[str]) -> None:
    verdict = judge(clue, 1, board, tag)
    assert verdict.verdict in {"legal", "illegal", "ask"}
    json.dumps(verdict.reason)

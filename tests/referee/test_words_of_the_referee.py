"""The referee speaks the truth, kindly: a ban if it is certain, else a question or a condition."""

from __future__ import annotations

import json

import pytest

from covernames.cli.judge import sentence
from covernames.cli.messages import Messages
from covernames.decks import LANGUAGES
from covernames.referee import judge, way_of
from referee_cases import LANGUAGES as PLAYED
from referee_cases import book_cases, own_cases


def say(clue: str, *board: str, lang: str = "en", options: str = "", ui: str = "en") -> str:
    return sentence(Messages(ui), judge(clue, 1, board, lang, options.split()), clue)


@pytest.mark.parametrize("ui", LANGUAGES)
def test_every_verdict_can_be_told_in_every_language(ui: str) -> None:
    """Every case of the books and of our tables, with and without what a group may agree on."""
    messages = Messages(ui)
    for case in [*book_cases(), *(case for tag in PLAYED for case in own_cases(tag))]:
        verdict = judge(case["clue"], case["number"], case["board"], case["lang"])
        text = sentence(messages, verdict, case["clue"])
        assert text, json.dumps(case, ensure_ascii=False)
        assert "{" not in text


@pytest.mark.parametrize(
    ("clue", "card", "lang", "way"),
    [
        ("fishing", "FISH", "en", "from"),
        ("sakit", "PENYAKIT", "id", "to"),
        ("menyakiti", "PENYAKIT", "id", "both"),
        ("sank", "SINK", "en", "from"),
        ("sink", "SANK", "en", "to"),
        ("suitsetama", "SUITS", "et", "family"),
    ],
)
def test_it_says_how_clue_and_card_are_joined(clue: str, card: str, lang: str, way: str) -> None:
    verdict = judge(clue, 1, [card], lang)
    assert verdict.verdict == "illegal"
    assert way_of(clue, card, verdict.form) == way


def test_a_ban_has_the_right_direction() -> None:
    assert say("sakit", "PENYAKIT", lang="id") == (
        "Not allowed. PENYAKIT, which is still on the table, is built on “sakit”."
    )
    assert say("menyakiti", "PENYAKIT", lang="id").endswith("are both built on “sakit”.")


def test_a_remark_on_a_good_clue_is_a_condition_not_a_ban() -> None:
    assert say("corner", "CORN") == (
        "Allowed. It shares letters with CORN. That is fine as long as the meaning is the hint."
    )
    assert say("knight", "NIGHT", "HORSE", "CASTLE").endswith(
        "It sounds like NIGHT. That is fine as long as the meaning is the hint."
    )


@pytest.mark.rule("L-zh-08", "C-136")
def test_what_is_agreed_on_is_not_remarked_upon() -> None:
    assert judge("蕊", 1, ["水"], "zh-Hant").remarks == ()
    assert say("蕊", "水", lang="zh-Hant") == "Allowed."
    assert say("dompet", "TROMPET", lang="id", options="rhymes") == "Allowed."
    assert say("Paris", "TOWER", options="proper-nouns") == "Allowed."
    assert say("Pack rat", "TOWER", options="compounds") == "Allowed."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_never_sends_anybody_to_the_whole_table(language: str) -> None:
    """That would give the clue away; the other spymaster is asked, or the clue is given."""
    for message in ("verdict-ask", "doubt-made-up-word", "doubt-proper-name"):
        text = Messages(language)(message, clue="x", card="Y", form="")
        table = {"en": "table", "th": "โต๊ะ", "zh-Hant": "大家", "id": "semua", "bg": "масата"}
        assert table.get(language, "lauas") not in text

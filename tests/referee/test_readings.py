"""What two readers said of every forbidden pair is what the referee goes by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import readings
from covernames.decks import LANGUAGES
from covernames.judging import codenames, judge
from covernames.referee import Codename, language_of
from covernames.referee.pairs import doubtful
from readings import Reading

SAID = {None: None, "": "apart", "?": "weigh"}


@pytest.mark.parametrize(
    ("one", "two", "sign"),
    [
        ("family", "family", None),
        ("none", "none", ""),
        ("near", "near", "?"),
        ("near", "none", "?"),
        ("family", "none", "?"),
        ("none", "family", "?"),
        ("near", "family", "?"),
    ],
)
def test_what_two_answers_come_to(one: str, two: str, sign: str | None) -> None:
    assert Reading("WINE", "vinegar", one, two).sign == sign


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pairs_are_what_the_readings_give(language: str) -> None:
    """After a change of the readings run tools/readings.py."""
    file = readings.PAIRS / f"{language}-pairs.txt"
    assert file.read_text("utf-8") == readings.pairs_text(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_counts_and_touches_no_other_pair(language: str) -> None:
    rules = language_of(language)
    read = readings.readings(language)
    books = readings.forbidden_by_the_books(language)
    cards = {row.card: card for row, card in zip(read, cards_of(read, language), strict=True)}
    for row in read:
        if {(row.card.casefold(), row.word), (row.word, row.card.casefold())} & books:
            continue
        said = rules.reading(rules.fold(row.word), cards[row.card])
        assert said == SAID[row.sign], row
        assert not said or rules.clash(rules.fold(row.word), cards[row.card]) is None, row


def cards_of(read: list[Reading], language: str) -> list[Codename]:
    return codenames([row.card for row in read], language)


@pytest.mark.parametrize(
    ("language", "card", "clue", "verdict"),
    [
        ("en", "WINE", "winery", "illegal"),
        ("en", "NIGHTMARE", "Maria", "legal"),
        ("en", "RICE", "Rican", "legal"),
        ("et", "KAST", "lihakaste", "legal"),
        ("id", "KURBAN", "korban", "ask"),
        ("id", "KORBAN", "kurban", "ask"),
    ],
)
def test_a_pair_is_judged_as_it_was_read(language: str, card: str, clue: str, verdict: str) -> None:
    assert judge(clue, 1, [card], language, ["proper-nouns"]).verdict == verdict


@pytest.mark.rule("L-id-03")
def test_homographs_are_weighed_whatever_was_read() -> None:
    assert language_of("id").pairs["beruang"]["uang"] == "apart"
    assert judge("uang", 1, ["BERUANG"], "id").reason == "homograph-same"


def test_a_pair_counts_both_ways_and_for_every_form() -> None:
    pairs = language_of("en").pairs
    assert pairs["count"]["viscount"] == pairs["viscount"]["count"] == "weigh"
    assert judge("viscounts", 1, ["COUNTS"], "en").reason == "near-kin"
    assert judge("counts", 1, ["VISCOUNT"], "en").reason == "near-kin"
    assert judge("изключена", 1, ["КЛЮЧ"], "bg").reason == "near-kin"  # read: изключа


def test_of_several_readings_the_doubtful_one_counts() -> None:
    assert doubtful(["apart", "weigh"]) == "weigh"
    assert doubtful(["apart"]) == "apart"
    assert doubtful([]) is None


def test_where_a_book_forbids_no_reading_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    books = tmp_path / "books.jsonl"
    case = {"lang": "en", "board": ["VISCOUNT"], "clue": "Count", "verdict": "illegal"}
    books.write_text(json.dumps(case) + "\n", "utf-8")
    assert "?viscount" in readings.pairs_text("en")
    monkeypatch.setattr(readings, "BOOKS", books)
    assert "?viscount" not in readings.pairs_text("en")


def test_two_readers_hand_in_the_same_pairs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "READINGS", tmp_path)
    kept, one, two = (tmp_path / name for name in ("en.tsv", "one.tsv", "two.tsv"))
    kept.write_text("WINE\twinery\tfamily\tfamily\n", "utf-8")
    one.write_text("WINE\tvinegar\tderived\twine\tnear\nSUN\tson\tnone\n", "utf-8")
    two.write_text("WINE\tvinegar\tfamily\nSUN\tson\tnone\n", "utf-8")
    readings.take("en", one, two)
    assert readings.readings("en") == [
        Reading("SUN", "son", "none", "none"),
        Reading("WINE", "vinegar", "near", "family"),
        Reading("WINE", "winery", "family", "family"),
    ]
    two.write_text("WINE\tvinegar\tperhaps\nSUN\tson\tnone\n", "utf-8")
    with pytest.raises(SystemExit, match="line 1: 'perhaps'"):
        readings.take("en", one, two)
    two.write_text("WINE\tvinegar\tfamily\n", "utf-8")
    with pytest.raises(SystemExit, match="read by one only"):
        readings.take("en", one, two)

"""The rulebooks' examples, and tables of our own, scored as RULES.md section 10 says."""

from __future__ import annotations

import pytest

from covernames.judging import judge
from referee_cases import LANGUAGES, Case, book_cases, name, own_cases, score


@pytest.mark.parametrize("case", book_cases(), ids=name)
def test_every_example_of_the_books(case: Case) -> None:
    assert score(case) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_tables(language: str) -> None:
    """97 % right, asking about a good clue a quarter of a mistake; no legal clue called illegal."""
    cases = own_cases(language)
    assert len(cases) >= 300
    scores = {name(case): score(case) for case in cases}
    wrong = {case: mistake for case, mistake in scores.items() if mistake}
    assert not [case for case, mistake in wrong.items() if mistake > 1], wrong
    assert sum(wrong.values()) <= 0.03 * len(cases), wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_our_decks_know_spoils_no_good_clue(language: str) -> None:
    """The cards of the cases with the parts, kin and neighbours that our decks list for them."""
    books = [case for case in book_cases() if case["lang"] == language]
    for case in [*books, *own_cases(language)]:
        options = case.get("options", ())
        verdict = judge(case["clue"], case["number"], case["board"], language, options)
        if case["verdict"] == "legal":
            assert verdict.verdict != "illegal", (name(case), verdict)
        if case in books and case["verdict"] == "illegal":
            lenient = case["reason"].startswith("made-up") or case["reason"] == "foreign-word"
            assert verdict.verdict == "illegal" or lenient, (name(case), verdict)

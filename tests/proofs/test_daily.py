"""A year of cases in every language: all solvable, as hard as stated, none twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date, timedelta

import pytest

from covernames.daily import FIRST
from covernames.daily.making import case
from covernames.decks import LANGUAGES
from daily_cases import check_give, check_guess
from support import runs

pytestmark = pytest.mark.proof
FEW, YEAR = 2, 366
"""The long one takes some minutes for each language."""
START = date.fromisoformat(FIRST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_year_of_cases(language: str, say: Callable[[str], None]) -> None:
    boards: set[frozenset[str]] = set()
    tries: list[int] = []
    took: list[float] = []
    days = runs(FEW, YEAR)
    for number in range(days):
        day = (START + timedelta(days=number)).isoformat()
        began = time.process_time()
        guess, give = (case(day, language, "words", task) for task in ("guess", "give"))
        took.append(time.process_time() - began)
        check_guess(guess)
        check_give(give)
        boards |= {frozenset(guess.words), frozenset(give.words)}
        tries += [guess.tries, give.tries]
    assert len(boards) == 2 * days
    if days == YEAR:
        took.sort()
        say(
            f"{language}: {days} days, boards looked at {sum(tries) / len(tries):.1f} "
            f"(at most {max(tries)}), both cases in {took[len(took) // 2]:.2f} s of processor time "
            f"({took[int(0.99 * len(took))]:.2f} s in 99 of 100, {took[-1]:.2f} s at most)"
        )

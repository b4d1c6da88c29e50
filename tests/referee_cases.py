"""Clue cases and how an answer to them is scored: RULES.md section 10."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from covernames.referee import Codename, judge

Case = dict[str, Any]
HERE = Path(__file__).parent
LANGUAGES = ("en", "th", "zh-Hant", "id", "bg", "et")


def read(path: Path) -> list[Case]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def book_cases() -> list[Case]:
    """Every clue example of the rulebooks."""
    return read(HERE / "clue_cases.jsonl")


def own_cases(language: str) -> list[Case]:
    """Our own table for a language."""
    return read(HERE / "referee" / "cases" / f"{language}.jsonl")


def name(case: Case) -> str:
    return f"{case['lang']}-{case['clue'][:20]}-{'+'.join(case['board'])[:30]}"


def answer(case: Case, *options: str) -> str:
    board = [Codename(word) for word in case["board"]]
    given = [*case.get("options", ()), *options]
    return judge(case["clue"], case["number"], board, case["lang"], given).verdict


def score(case: Case) -> float:
    """How much of a mistake an answer is: 0 right, 1 wrong, a quarter if it asks about a good clue.

    More than 1: a legal clue was called illegal.
    """
    verdict, _, option = case["verdict"].partition(":")
    said = answer(case)
    if verdict == "legal":
        return {"legal": 0.0, "ask": 0.25, "illegal": 10.0}[said]
    if verdict == "human":
        return float(said == "illegal")
    if verdict == "legal_if":
        return float(said == "legal" or answer(case, option) != "legal")
    lenient = case["reason"].startswith("made-up") or (
        case["reason"] == "foreign-word" and not _other_script(case)
    )
    return float(said == "legal" or (said == "ask" and not lenient))


def _other_script(case: Case) -> bool:
    """Whether a foreign word stands in another script than the language's own."""
    latin = any("a" <= char.lower() <= "z" for char in case["clue"])
    return latin and case["lang"] in {"th", "zh-Hant", "bg"}

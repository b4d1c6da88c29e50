"""What ARCHITECTURE.md names is there, and decisions are numbered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "src" / "covernames"
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
TABLE = ARCHITECTURE.partition("## I want to change")[2]
DECISIONS = sorted((ROOT / "docs" / "adr").glob("*.md"))


def places(row: str) -> list[str]:
    """The Python files that a row of the table names."""
    return [name for name in re.findall(r"`([\w./]+\.py)`", row) if "<" not in name]


@pytest.mark.parametrize("row", [row for row in TABLE.splitlines() if places(row)])
def test_a_row_says_where_to_look(row: str) -> None:
    """A name without a folder lies beside the one before it."""
    beside = HOUSE
    for name in places(row):
        found = [folder / name for folder in (beside, HOUSE, ROOT) if (folder / name).is_file()]
        assert found, f"{name} in {row}"
        beside = found[0].parent


def test_files_in_the_plan_of_the_house_exist() -> None:
    plan = ARCHITECTURE.partition("## One guess")[0]
    folders = (HOUSE, ROOT / "tools")
    there = {path.name for folder in folders for path in folder.rglob("*.py")}
    assert set(re.findall(r"\b\w+\.py\b", plan)) - there == set()


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name[:4])
def test_a_decision_has_its_number_in_its_title(path: Path) -> None:
    title = path.read_text("utf-8").partition("\n")[0]
    assert title.startswith(f"# {int(path.name[:4])}. "), title


def test_no_two_decisions_have_one_number() -> None:
    numbers = [path.name[:4] for path in DECISIONS]
    assert len(set(numbers)) == len(numbers)

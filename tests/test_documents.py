"""What ARCHITECTURE.md names is there, and decisions are numbered."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import data_sizes

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


LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
PAGES = sorted((ROOT / "docs").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        name, _, place = target.partition("#")
        if ":" in name:
            continue
        found = (page.parent / name).resolve() if name else page
        assert found.exists(), f"{page.name} links to {target}"
        if place and found.suffix == ".md":
            titles = re.findall(r"^#+ (.+)$", found.read_text("utf-8"), flags=re.MULTILINE)
            assert place in map(anchor, titles), f"{page.name} links to {target}"


def anchor(title: str) -> str:
    """How code hosts name the place of a title."""
    plain = re.sub(r"[^\w\s-]", "", title.lower())
    return re.sub(r"\s", "-", plain.strip())


def test_the_data_card_has_the_sizes_that_are_there() -> None:
    """If not, `python tools/data_sizes.py` prints the table."""
    card = (ROOT / "docs" / "data-card.md").read_text("utf-8")
    assert "\n".join(data_sizes.table()) in card


def test_the_citation_names_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {project['version']}\n" in citation
    for field in ("cff-version", "message", "title", "authors", "license"):
        assert re.search(rf"^{field}:", citation, flags=re.MULTILINE), field

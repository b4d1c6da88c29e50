"""Every named fault can still be put in: the code that it changes is there, and so is its test."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OURS = tomllib.loads((ROOT / "tests" / "faults.toml").read_text("utf-8"))["faults"]
PAGE = json.loads((ROOT / "web" / "tests" / "faults.json").read_text("utf-8"))
FAULTS = [*((ROOT, fault) for fault in OURS), *((ROOT / "web", fault) for fault in PAGE)]


@pytest.mark.parametrize(
    ("folder", "fault"), FAULTS, ids=lambda each: each["name"] if isinstance(each, dict) else ""
)
def test_it_can_be_put_in(folder: Path, fault: dict[str, str]) -> None:
    assert (folder / fault["file"]).read_text("utf-8").count(fault["old"]) == 1
    file, _, test = fault["test"].partition("::")
    tests = (folder / file).read_text("utf-8")
    # The page's tests may be named by a pattern ("%s: the secret is forgotten").
    said = f"def {test.partition('[')[0]}(" if file.endswith(".py") else test.rpartition(": ")[2]
    assert said in tests

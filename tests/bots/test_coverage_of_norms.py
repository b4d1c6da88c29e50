"""`tools/coverage_of_norms.py` on small made-up answers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import coverage_of_norms
from coverage_of_norms import Coverage, answers_in, coverage

LISTS = [("KING", ["queen", "crown", "chess", "fairy_tale"]), ("cat", ["dog", "mouse"])]
TOOL = Path(coverage_of_norms.__file__)


@pytest.fixture
def lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage_of_norms, "read", lambda _: iter(LISTS))


def measured(*rows: str) -> Coverage:
    return coverage(answers_in(["cue,response,count", *rows]), "en")


@pytest.mark.usefixtures("lists")
def test_answers_count_as_often_as_they_were_given() -> None:
    found = measured("king,queen,60", "king,throne,30", "king,crown,10")
    assert found == Coverage(cues=1, listed=1, answers=100, held=70, first_held=1)


@pytest.mark.usefixtures("lists")
def test_the_commonest_answer_is_looked_for_by_itself() -> None:
    found = measured("king,throne,51", "king,queen,49", "cat,dog,1", "cat,fur,1")
    assert (found.listed, found.held, found.first_held) == (2, 50, 1)


@pytest.mark.usefixtures("lists")
def test_forms_and_spellings_are_the_same_word() -> None:
    found = measured("King,Crowns,1", "king,fairy tale,1", "king,fairy-tale,1", "CAT,mice,1")
    assert (found.answers, found.held) == (4, 4)


@pytest.mark.usefixtures("lists")
def test_a_cue_without_a_list_counts_for_nothing_else() -> None:
    assert measured("zebra,stripes,9") == Coverage(1, 0, 0, 0, 0)


@pytest.mark.usefixtures("lists")
def test_rows_of_one_answer_are_added_up_and_empty_ones_left_out() -> None:
    found = measured("cat,dog,2", "cat,dog,3", "cat,,7", "cat,mouse,0")
    assert (found.answers, found.held) == (5, 5)


def test_a_list_is_not_read_backwards() -> None:
    """What matters is the list of the cue, not that of the answer."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coverage_of_norms, "read", lambda _: iter([("cat", ["dog"]), ("dog", ["x"])]))
        assert measured("dog,cat,1").held == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [("cue,response\na,b\n", "no column count"), ("cue,response,count\na,b,many\n", "line 2")],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "norms.csv"
    file.write_text(text, "utf-8")
    done = subprocess.run(  # noqa: S603 - ours
        [sys.executable, TOOL, file], capture_output=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 1
    assert why in done.stderr


def test_both_figures_are_told_of_the_lists_that_we_ship(tmp_path: Path) -> None:
    file = tmp_path / "norms.csv"
    file.write_text("cue,response,count\npitch,throw,3\npitch,zyzzyva,1\n", "utf-8-sig")
    done = subprocess.run(  # noqa: S603 - ours
        [sys.executable, TOOL, file], capture_output=True, check=True, encoding="utf-8"
    )
    assert done.stdout.splitlines() == [
        "1 of 1 cues have a list",
        "answers held: 75.0% of 4",
        "commonest answer held: 100.0% of 1",
    ]

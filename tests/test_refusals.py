"""One tree of refusals: caught once, and the same on the other side of a process."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import covernames
from covernames.refusals import (
    ArenaRefused,
    BotFailed,
    Damaged,
    Fault,
    PackRefused,
    PrintRefused,
    Refusal,
    Rejected,
    TurnsRefused,
    VectorsRefused,
)

PACK = PackRefused(Fault("pack-line-empty", line=3), Fault("pack-too-few", limit=25))
EACH = [
    Rejected("clue-too-long", most=64),
    PACK,
    VectorsRefused("bots-vectors-uneven", line=7),
    ArenaRefused("deck-unknown", word="mine"),
    PrintRefused("print-code-unclear", limit=24),
    TurnsRefused("hearing-empty", path="clues.jsonl"),
    BotFailed("mine:Bot", ValueError()),
    Damaged(Path("game")),
]


@pytest.mark.parametrize("refusal", EACH, ids=lambda each: type(each).__name__)
def test_a_worker_may_refuse(refusal: Refusal) -> None:
    there = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - ours
    assert type(there) is type(refusal)
    assert (there.code, there.data, str(there)) == (refusal.code, refusal.data, str(refusal))


def test_these_are_all_of_them() -> None:
    assert set(Refusal.__subclasses__()) == {type(each) for each in EACH}
    home = Path(covernames.__file__).parent
    kinds = r"^class \w*(?:Refused|Rejected|Refusal)\w*\((?:\w*Exception|\w*Error|Refusal)\b"
    found = {
        path.name
        for path in home.rglob("*.py")
        if re.search(kinds, path.read_text("utf-8"), re.MULTILINE)
    }
    assert found == {"refusals.py"}


def test_a_list_is_told_by_its_first_fault_and_all_are_kept() -> None:
    assert (PACK.code, PACK.data["line"]) == ("pack-line-empty", 3)
    assert str(PACK) == "pack-line-empty (line 3), pack-too-few (line 0)"
    assert BotFailed("mine:Bot", ValueError()).data["error"] == "ValueError"

"""What bots make of small boards is what it was, to three places."""

from __future__ import annotations

import re

import pytest

from golden_minds import GOLDEN, WRITTEN, write

NUMBER = re.compile(r"-?\d+\.\d+")


@pytest.mark.parametrize("name", WRITTEN)
def test_bots_think_as_they_did(name: str) -> None:
    """The last place of a number may differ from one machine to the next."""
    was = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    now = write(name).splitlines()
    assert [NUMBER.sub("#", line) for line in now] == [NUMBER.sub("#", line) for line in was]
    for before, after in zip(was, now, strict=True):
        numbers = [float(found) for found in NUMBER.findall(before)]
        assert [float(found) for found in NUMBER.findall(after)] == pytest.approx(
            numbers, abs=0.0015
        ), after

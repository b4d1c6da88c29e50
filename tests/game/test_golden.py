"""Golden playthroughs: every variant has one, and it reads as it did."""

from __future__ import annotations

import pytest

from covernames import VARIANTS
from golden_games import GOLDEN, SCENARIOS, write


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_game_reads_as_it_did(name: str) -> None:
    assert write(name) == (GOLDEN / f"{name}.txt").read_text("utf-8")


def test_every_variant_has_a_playthrough_that_is_over() -> None:
    texts = [path.read_text("utf-8") for path in GOLDEN.glob("*.txt")]
    for variant in VARIANTS:
        mine = [text for text in texts if f"= {variant}" in text]
        assert mine, f"{variant} has no golden playthrough"
        assert any("> game-ended" in text for text in mine)

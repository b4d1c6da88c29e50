"""What the proofs share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Say = Callable[[str], None]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Print a figure where whoever runs the proofs sees it."""

    def line(text: str) -> None:
        with capsys.disabled():
            print(f"\n    {text}", end="", flush=True)  # noqa: T201 - a report

    return line

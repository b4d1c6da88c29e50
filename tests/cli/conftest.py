from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is left does not lie about for the next test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

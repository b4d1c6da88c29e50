"""The protocol's page and schema are those of the code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_protocol_is_written_down_as_it_is() -> None:
    command = [sys.executable, str(ROOT / "tools" / "protocol.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stdout

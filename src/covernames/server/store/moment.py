"""The time as rows have it."""

from __future__ import annotations

import time


def now_ms() -> int:
    """The time in milliseconds."""
    return int(time.time() * 1000)

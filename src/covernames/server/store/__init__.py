"""Where rooms are kept: SQLite or PostgreSQL, through the same code."""

from __future__ import annotations

from .schema import LONGEST_COMMAND
from .store import Conflict, Entry, Kept, Secrets, Store
from .trouble import Unavailable, why_not_opened

__all__ = [
    "LONGEST_COMMAND",
    "Conflict",
    "Entry",
    "Kept",
    "Secrets",
    "Store",
    "Unavailable",
    "why_not_opened",
]

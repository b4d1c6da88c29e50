"""Where rooms are kept: SQLite or PostgreSQL, through the same code."""

from __future__ import annotations

from .entries import Conflict, NewEntry, Secrets, StoredEntry
from .schema import LONGEST_COMMAND
from .store import Store
from .trouble import Unavailable, why_not_opened

__all__ = [
    "LONGEST_COMMAND",
    "Conflict",
    "NewEntry",
    "Secrets",
    "Store",
    "StoredEntry",
    "Unavailable",
    "why_not_opened",
]

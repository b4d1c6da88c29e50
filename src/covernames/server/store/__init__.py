"""Where rooms are kept: SQLite or PostgreSQL, through the same code."""

from __future__ import annotations

from .store import Conflict, Entry, Kept, Secrets, Store

__all__ = ["Conflict", "Entry", "Kept", "Secrets", "Store"]

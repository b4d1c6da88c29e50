"""What people may say to a room with one press."""

from __future__ import annotations

from typing import Final, Literal, get_args

Reaction = Literal["bravo", "laugh", "hmm", "ouch", "close", "go"]
"""Everybody reads it in their own language."""
REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)

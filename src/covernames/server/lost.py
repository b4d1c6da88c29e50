"""What a room is that the store has lost something of."""

from __future__ import annotations


class Lost(Exception):  # noqa: N818 - what it is
    """The store has less of a room than was told, or something else."""

"""Codes and secrets: random characters, and all that is kept of a secret."""

from __future__ import annotations

import secrets
from hashlib import sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE = 10
"""Ten of thirty-one characters: nobody guesses a room (about 50 bits)."""


def fresh(length: int) -> str:
    """Random characters that people can read to each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hashed(secret: str) -> str:
    """All that is kept of a secret."""
    return sha256(secret.encode()).hexdigest()

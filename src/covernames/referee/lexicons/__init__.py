"""Word lists of other projects, each under its own licence: README.md beside this file."""

from __future__ import annotations

import gzip
from importlib.resources import files


def content(name: str) -> bytes:
    """A list as it is, an entry per line: as bytes, which take the least memory."""
    return gzip.decompress((files(__package__) / f"{name}.txt.gz").read_bytes())


def lines(name: str) -> list[str]:
    """The entries of a list."""
    return content(name).decode().splitlines()

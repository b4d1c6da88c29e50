"""The games themselves: a record per game, as the replay reads it, with who played in its header.

A game that ended with a fault is closed as abandoned, so that its key lies open as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

import msgspec

from ..game.actions import EndGame
from ..game.move import HOST
from ..game.record import FORMAT, Header, write
from ..game.session import Session
from ..refusals import ArenaRefused
from .match import Failure, Fault, Match, Result


class ArenaHeader(Header, frozen=True, omit_defaults=True):
    """The first line of a record, with what only the arena knows."""

    match: Match
    fault: Fault | None = None
    """What ended the game that is not allowed, and with which word."""
    error: str = ""
    """What a bot raised."""


def record_of(played: Result | Failure, session: Session) -> str:
    """The record of a game that was played as far as it went."""
    if session.table.outcome is None:
        session.act(HOST, EndGame())
    fault = played.fault if isinstance(played, Result) else None
    error = played.error if isinstance(played, Failure) else ""
    match = played.match
    header = ArenaHeader(FORMAT, match.variant, match.language, match, fault, error)
    _, events = write(session.log).split("\n", 1)
    return f"{msgspec.json.encode(header).decode()}\n{events}"


def read_header(text: str) -> ArenaHeader:
    """Who played a game of the arena, and what was at fault in it."""
    return msgspec.json.decode(text.partition("\n")[0], type=ArenaHeader)


class Records:
    """A folder of records."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise ArenaRefused("file-unwritable", path=str(folder)) from None

    def path(self, match: Match) -> Path:
        """Where the record of a match lies."""
        digest = blake2b(match.name.encode(), digest_size=4).hexdigest()
        which = f"{match.variant}-{match.language}-{match.seed}-{match.number:05}"
        return self.folder / f"{which}-{digest}.jsonl"

    def has(self, match: Match) -> bool:
        """Whether a match was kept."""
        return self.path(match).is_file()

    def add(self, kept: Iterable[tuple[Match, str]]) -> None:
        """Keep more games; a game is there as a whole or not at all."""
        for match, text in kept:
            path = self.path(match)
            fresh = path.with_suffix(".new")
            fresh.write_text(text, "utf-8")
            fresh.replace(path)

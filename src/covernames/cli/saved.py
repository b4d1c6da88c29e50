"""A game that was left, to be taken up again: written after every move."""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from ..game.events import AnyEvent, Whisper
from ..game.fold import fold
from ..game.key import Key, OpenKey
from ..game.session import Session
from ..judging import Level


class Saved(msgspec.Struct, frozen=True):
    """All that is needed to go on."""

    deck: str
    level: Level
    bots: dict[str, str]
    """The seats that bots play, and which."""
    key: OpenKey
    log: tuple[AnyEvent, ...]
    whispers: tuple[Whisper, ...] = ()
    used: frozenset[str] = frozenset()
    """Words of the deck that have been on the table."""

    def session(self) -> Session:
        """The game as it stood."""
        return Session(Key.sealed(self.key), fold(self.log), self.log, self.whispers)


def place() -> Path:
    """Where the game that was left lies."""
    return user_data_path("covernames") / "game"


def save(saved: Saved, path: Path) -> None:
    """Write it, all or nothing. Not in plain letters: nobody should see the key by accident."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(b64encode(msgspec.json.encode(saved)))
    fresh.replace(path)


def load(path: Path) -> Saved | None:
    """What was left; None: nothing, or nothing that can be read."""
    try:
        return msgspec.json.decode(b64decode(path.read_bytes()), type=Saved)
    except (OSError, ValueError, msgspec.DecodeError):
        return None


def forget(path: Path) -> None:
    """The game is over."""
    path.unlink(missing_ok=True)

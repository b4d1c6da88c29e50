"""A game that was left, to be taken up again: written after every move."""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from ..game.clues import RefereeLevel
from ..game.deal import Cards
from ..game.events import AnyEvent, Whisper
from ..game.fold import fold
from ..game.ideas import USUAL, Ideas
from ..game.key import Key, OpenKey
from ..game.session import Session
from ..game.variants import VARIANTS
from ..refusals import Damaged


class Saved(msgspec.Struct, frozen=True):
    """All that is needed to go on."""

    deck: str
    level: RefereeLevel
    bots: dict[str, str]
    """The seats that bots play, and which."""
    key: OpenKey
    log: tuple[AnyEvent, ...]
    whispers: tuple[Whisper, ...] = ()
    used: frozenset[str] = frozenset()
    """Words of the deck that have been on the table."""
    cards: Cards = "words"
    bots_challenge: bool = True
    ideas: Ideas = USUAL

    def session(self) -> Session:
        """The game as it stood."""
        return Session(Key.sealed(self.key), fold(self.log), self.log, self.whispers)


def place() -> Path:
    """Where the game that was left lies."""
    return user_data_path("covernames") / "game"


def save(saved: Saved, path: Path) -> None:
    """Write it, all or nothing. Not in plain letters: nobody should see the key by accident."""
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(b64encode(msgspec.json.encode(saved)))
    fresh.replace(path)


def load(path: Path) -> Saved | None:
    """What was left; None: nothing. Raises `Damaged` where it cannot be played on."""
    try:
        written = path.read_bytes()
    except OSError:
        return None
    try:
        saved = msgspec.json.decode(b64decode(written, validate=True), type=Saved)
        _check(saved)
    except Exception:  # noqa: BLE001 - it may be damaged in any way
        raise Damaged(_kept_aside(path)) from None
    return saved


def _check(saved: Saved) -> None:
    """Whether there is a game in it that goes on."""
    table = saved.session().table
    if table.variant not in VARIANTS or saved.key.commitment() != table.commitment:
        raise ValueError("not a game of ours, or not its key")


def _kept_aside(path: Path) -> Path:
    """Somebody may yet mend it."""
    aside = path.with_suffix(".damaged")
    try:
        path.replace(aside)
    except OSError:
        return path
    return aside


def forget(path: Path) -> None:
    """The game is over."""
    path.unlink(missing_ok=True)

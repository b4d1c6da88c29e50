"""Refusals: what was asked for cannot be done, and nothing has changed.

One tree, so that whoever talks to people catches `Refusal` and says its code in their language.
Every code names a message of the catalogues, and ``data`` fills its gaps. Everything may
import this, and it imports nothing of ours.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

Data = str | int | tuple[str, ...] | None


class Refusal(Exception):  # noqa: N818 - a refusal is no error
    """What all refusals share: a stable code, and what the message is filled with."""

    def __init__(self, code: str, **data: Data) -> None:
        super().__init__(code)
        self.code = code
        self.data = data

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.data!r})"


class Rejected(Refusal):
    """An action or a command of a player was refused (``guess-not-your-turn``).

    A rejection goes to its sender alone, and depends on the key only where the sender's seat sees
    that face.

    >>> from covernames import Session, Stop
    >>> game = Session.start("duet", [f"word{n}" for n in range(25)])
    >>> try:
    ...     game.act("a", Stop())
    ... except Rejected as rejected:
    ...     rejected.code, rejected.data
    ('stop-not-your-turn', {})
    """


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong in a list of words, or worth a look."""

    code: str
    line: int = 0
    word: str = ""
    other: str = ""
    limit: int = 0


class PackRefused(Refusal):
    """A list of words was refused; nothing of it was taken. Its code is that of the first fault."""

    def __init__(self, *faults: Fault) -> None:
        first = faults[0]
        super().__init__(first.code, line=first.line, word=first.word, limit=first.limit)
        self.args = faults
        self.faults = faults

    def __str__(self) -> str:
        return ", ".join(f"{fault.code} (line {fault.line})" for fault in self.faults[:5])


class VectorsRefused(Refusal):
    """Vectors that cannot be read or found."""


class PrintRefused(Refusal):
    """Something that cannot be printed."""


class ArenaRefused(Refusal):
    """Something that the arena was asked for and cannot do."""


class TurnsRefused(Refusal):
    """A file of clues that people gave cannot be read."""


class BotFailed(Refusal):
    """A bot is somebody else's code, or behind somebody else's address: it may fail."""

    def __init__(self, bot: str, error: Exception) -> None:
        super().__init__("bot-refused", bot=bot, error=str(error) or type(error).__name__)
        self.args = bot, error


class Damaged(Refusal):
    """A game was left, but cannot be read; `path` is where it is kept."""

    def __init__(self, path: Path) -> None:
        super().__init__("saved-game-damaged", path=str(path))
        self.args = (path,)

"""The results on disk: a JSON object a line, appended as games end, so that a run can go on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from ..refusals import ArenaRefused
from .match import Result

START: Final = b'{"match":'
"""How the line of a result begins."""


def check_writable(path: Path, taken: Path | None = None) -> None:
    """Refuse a file that cannot be written, before hours of play that should go into it.

    Args:
        path: The file.
        taken: One that has something else to hold.
    """
    if taken is not None and path.resolve() == taken.resolve():
        raise ArenaRefused("file-unwritable", path=str(path))
    try:
        path.open("ab").close()
    except OSError:
        raise ArenaRefused("file-unwritable", path=str(path)) from None


class Ledger:
    """Results in a file; without one, results that are not kept."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.results: dict[str, Result] = {}
        if path is not None:
            check_writable(path)
            self._read(path)

    def _read(self, path: Path) -> None:
        data = path.read_bytes()
        # What follows the last line break was being written when a run was cut off; anything else
        # there is somebody else's.
        whole = data.rfind(b"\n") + 1
        rest = data[whole:]
        if not rest.startswith(START[: len(rest)]):
            raise ArenaRefused("arena-out-broken", path=str(path), line=data.count(b"\n") + 1)
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.MsgspecError:
                raise ArenaRefused("arena-out-broken", path=str(path), line=number) from None
            self.results[result.match.name] = result
        if whole < len(data):
            with path.open("r+b") as file:
                file.truncate(whole)

    def add(self, results: Iterable[Result]) -> None:
        """Keep more results."""
        lines = []
        for result in results:
            self.results[result.match.name] = result
            lines.append(msgspec.json.encode(result) + b"\n")
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(lines))

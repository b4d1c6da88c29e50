"""A server on a certain day, for the case of that day."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from clocks import TurnedClock
from in_process import House
from nodes import sqlite_in

TUESDAY = "2026-11-17"
MIDNIGHT = 1_794_960_000_000
"""When the day after began."""
HIDDEN = ("assassin", "bystander", "meant", "face")
"""What no answer to somebody who guesses has in it before the end, unless it was touched."""


class Played(House):
    """A server whose clock stands at the end of a Tuesday."""

    def __init__(self, folder: Path, **options: Any) -> None:  # noqa: ANN401 - those of create_app
        super().__init__(sqlite_in(folder), **options)
        self.clock = TurnedClock(MIDNIGHT - 1_000)

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.app.state.hub.clock = self.clock
        return self

    async def ask(self, path: str, **content: Any) -> tuple[int, Any, str]:  # noqa: ANN401 - JSON
        content = {"day": TUESDAY, "lang": "en", **content}
        answer = await self.web.post(f"/api/daily/{path}", json=content)
        return answer.status_code, answer.json(), answer.text

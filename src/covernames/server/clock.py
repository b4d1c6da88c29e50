"""The time of the server. Whatever behaves in time takes a `Clock`, so that tests can turn it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock:
    """The clock on the wall, and the event loop's timers."""

    def now(self) -> int:
        """The time in milliseconds, as it is stamped on what happens."""
        return int(time.time() * 1000)

    def monotonic(self) -> float:
        """Seconds that only ever grow, to measure with."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Call something after a while."""
        return asyncio.get_running_loop().call_later(seconds, callback)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


@dataclass(frozen=True)
class Times:
    """How long things take in a room, in seconds."""

    heartbeat: float = 5.0
    """Between two rounds of looking after all rooms."""
    idle_timeout: float = 75.0
    """Without a word, a ping included, until a device counts as gone."""
    presence_ttl: float = 12.0
    """How long a node's word on who is there holds."""
    cooldown: float = 5.0
    """How long somebody who flooded waits before they are let in again."""
    coalesce: float = 0.15
    """In which comings and goings, or pointers, are gathered into one message."""
    lead_grace: float = 5.0
    """How long whoever leads a replay may be away until they lead no longer."""
    host_timeout: float = 60.0
    """How long a host may be away while others are there."""
    empty_room_ttl: float = 60.0
    """Until a room is forgotten that nobody is in; longer than anybody takes to come in."""
    takeover_grace: float = 1.0
    """After a deadline, until a node steps in for the one that appended last."""
    retry: tuple[float, float] = (0.5, 8.0)
    """Until what could not be stored is tried again: at first, and at most."""
    bot_pause: float = 2.0
    """Between what people see last and a bot's guess."""
    referee_timeout: float = 10.0
    """Until a game goes on without the referee; it may have its word lists to read."""
    ideas_timeout: float = 15.0
    """Until whoever asked for ideas hears that there are none; a language may have to be read."""
    bot_retry: tuple[float, ...] = (1.0, 2.0)
    """Until a bot that did not answer is asked again, each time."""


CLOCK = Clock()
TIMES = Times()

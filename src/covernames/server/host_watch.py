"""A room always has a host who is there: one who stays away is replaced by somebody present."""

from __future__ import annotations

from collections.abc import Callable

from ..room import commands as cmd
from ..room.room import Room
from .background import Background
from .bus import Bus
from .clock import Timer
from .committed import Committed
from .presence import Presence

Replace = Callable[[str, str, cmd.Command], object]
"""Carries out a command in somebody's name, as often as it takes."""


class HostWatch:
    """Waits for the host of one room to come back, and passes the role on if that takes long."""

    def __init__(
        self, presence: Presence, bus: Bus | None, background: Background, insist: Replace
    ) -> None:
        self._presence, self._bus, self._background = presence, bus, background
        self._insist = insist
        self._room: Room | None = None
        self._seq = 0
        self._timer: Timer | None = None
        presence.on_moved.append(self._look)

    def committed(self, step: Committed) -> None:
        """Somebody else may be the host."""
        changed = step.before is None or step.before.host != step.after.host
        self._room, self._seq = step.after, step.first + len(step.events) - 1
        if changed:
            self._look(set())

    def stop(self) -> None:
        """Wait no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, _: set[str]) -> None:
        """Somebody came or went."""
        here = self._presence.present()
        if self._room is None or self._room.host in here or not here:
            self.stop()
        elif self._timer is None:
            wait = self._background.times.host_timeout
            self._timer = self._background.clock.call_later(wait, self._replace_absent_host)

    def _replace_absent_host(self) -> None:
        self._timer = None
        if self._bus is not None and not self._bus.trusted:
            self._look(set())  # a node that is deaf waits: the host may well be there
            return
        room, here = self._room, self._presence.present()
        assert room is not None
        heirs = [m for m, who in room.members.items() if m in here and not who.bot]
        if room.host not in here and heirs:
            self._insist(room.host, f"away:{self._seq}", cmd.PassHost(heirs[0]))

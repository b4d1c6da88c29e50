"""Where a game is played the referee will be asked, and nobody should wait for it then."""

from __future__ import annotations

from collections.abc import Callable, Coroutine

from .background import Background
from .committed import Committed

WarmUp = Callable[[str], Coroutine[None, None, None]]


class RefereeWarmth:
    """Lets the referee read its word lists when a game begins, or a room is loaded in one."""

    def __init__(self, warm_up: WarmUp, background: Background) -> None:
        self._warm_up, self._background = warm_up, background

    def committed(self, step: Committed) -> None:
        """A game may have begun."""
        room = step.after
        begun = room.playing and (step.before is None or not step.before.playing)
        if begun and room.settings.referee != "off":
            self._background.start(self._warm_up(room.settings.language))

    def stop(self) -> None:
        """What is under way is the background's."""

"""The strict clock of a game: rings when a deadline has passed, until that is stored."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

from ..refusals import Rejected
from ..room.room import Room
from .background import Background
from .clock import Timer
from .committed import Committed
from .logs import log
from .lost import Lost
from .store import Unavailable
from .supervisor import pauses, whole

Expire = Callable[[], Awaitable[None]]


class Deadline:
    """Waits for the deadline of the game at hand.

    The node that appended last waits for it; another one leaves it a grace, and then steps in.
    """

    def __init__(self, background: Background, expire: Expire) -> None:
        self._background, self._expire = background, expire
        self._room: Room | None = None
        self._timer: Timer | None = None
        self._retries: Iterator[float] = iter(())

    def committed(self, step: Committed) -> None:
        """The game has moved, and perhaps its deadline."""
        if step.before is not None and step.after.game is step.old_game:
            return
        self._room = step.after
        self._reschedule(grace=0.0 if step.mine else self._background.times.takeover_grace)

    def stop(self) -> None:
        """Ring no more."""
        self._cancel()
        self._room = None

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _reschedule(self, grace: float) -> None:
        self._cancel()
        table = self._room.game if self._room is not None else None
        if table is not None and table.turn.deadline is not None:
            self._retries = pauses(*self._background.times.retry)
            left = (table.turn.deadline - self._background.clock.now()) / 1000
            self._set_timer(max(0.0, left) + grace)

    def _set_timer(self, seconds: float) -> None:
        self._cancel()
        self._timer = self._background.clock.call_later(seconds, self.ring)

    def ring(self) -> None:
        """It is time."""
        self._background.start(whole(self._on_deadline()))

    async def _on_deadline(self) -> None:
        if self._room is None:
            return
        try:
            await self._expire()
        except Lost:
            return  # the room is read anew
        except Rejected:  # not yet
            self._reschedule(grace=0.0)
        except Unavailable:
            self._set_timer(next(self._retries))
        except Exception as error:  # noqa: BLE001 - a clock that stands ends the game for good
            log.error("clock failed", exc_info=error)
            self._set_timer(next(self._retries))

"""The devices of whoever has left no longer open the room."""

from __future__ import annotations

from functools import partial

from ..room.events import MemberGone
from .background import Background
from .committed import Committed
from .store import Store


class DeviceCleanup:
    """Takes back secrets."""

    def __init__(self, code: str, store: Store, background: Background) -> None:
        self._code, self._store, self._background = code, store, background

    def committed(self, step: Committed) -> None:
        """Somebody may have gone."""
        for event in step.others if step.mine else ():
            if isinstance(event, MemberGone):
                forget = partial(self._store.delete_member, self._code, event.member)
                self._background.start_until_stored(forget)

    def stop(self) -> None:
        """What is under way is the background's."""

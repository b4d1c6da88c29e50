"""How a room did with the deal that it was opened for is written beside those of the others."""

from __future__ import annotations

from functools import partial

from ..room.deals import standing
from .background import Background
from .committed import Committed
from .store import Store


class DealStanding:
    """Looks for the end of such games."""

    def __init__(self, code: str, store: Store, background: Background) -> None:
        self._code, self._store, self._background = code, store, background

    def committed(self, step: Committed) -> None:
        """The first game may have ended; as with team sheets, whoever reads it again writes too."""
        before, after = step.before, step.after
        if not after.given or len(after.results) != 1 or after.game is None or after.playing:
            return
        if before is None or (step.mine and before.playing):
            stood = standing(after.game, after.settings.side_names, self._background.clock.now())
            if stood is not None:
                write = partial(self._store.finish_deal, self._code, stood)
                self._background.start_until_stored(write)

    def stop(self) -> None:
        """What is under way is the background's."""

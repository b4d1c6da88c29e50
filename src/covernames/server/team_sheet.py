"""A mission that is over goes onto the sheet of the team that played it."""

from __future__ import annotations

from ..game.missions import mission_won, sheet_of
from ..game.table import Table
from .background import Background
from .committed import Committed
from .store import Store


class TeamSheet:
    """Looks for the end of missions."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store, self._background = store, background

    def committed(self, step: Committed) -> None:
        """A game may have ended; the node that stored its end writes it down."""
        team, game = step.after.settings.team, step.after.game
        playing = step.before is not None and step.before.playing
        if step.mine and team and playing and game is not None and not step.after.playing:
            ended = game
            self._background.start_until_stored(lambda: self.write(team, ended))

    async def write(self, team: str, game: Table) -> None:
        """Put a mission on its sheet, if it was won."""
        event = mission_won(sheet_of(await self._store.sheet(team)), game)
        if event is not None:
            await self._store.add_to_sheet(team, [event])

    def stop(self) -> None:
        """What is under way is the background's."""

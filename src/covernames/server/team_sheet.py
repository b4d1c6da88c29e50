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
        """A game may have ended; the node that stored its end writes it down.

        So does whoever reads the room again: that node may have been killed before it had.
        """
        team, before, ended = step.after.settings.team, step.before, step.after.game
        if not team or ended is None or step.after.playing:
            return
        if before is None or (step.mine and before.playing):
            self._background.start_until_stored(lambda: self.write(team, ended))

    async def write(self, team: str, game: Table) -> None:
        """Put a mission on its sheet, if it was won and is not there."""
        sheet = sheet_of(await self._store.sheet(team))
        event = mission_won(sheet, game)
        if event is not None and event.city not in sheet.won:
            await self._store.add_to_sheet(team, [event])

    def stop(self) -> None:
        """What is under way is the background's."""

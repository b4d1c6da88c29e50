"""Team sheets of the Duet campaign."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from ...game.missions import SheetEvent
from ..clock import CLOCK
from . import schema
from .engine import Database
from .entries import Conflict

TRIES = 8
_sheet = msgspec.json.Decoder(tuple[SheetEvent, ...])


class Sheets(Database):
    """What happened to teams."""

    async def add_to_sheet(self, team: str, events: Sequence[SheetEvent]) -> None:
        """Add to a team's sheet; of two at once one comes after the other."""
        table = schema.teams
        latest = select(func.coalesce(func.max(table.c.version), 0)).where(table.c.team == team)
        for _ in range(TRIES):
            try:
                async with self.writing() as connection:
                    version = (await connection.execute(latest)).scalar_one() + 1
                    row = {"team": team, "version": version, "at": CLOCK.now()}
                    await connection.execute(
                        insert(table).values(**row, events=msgspec.json.encode(events))
                    )
            except IntegrityError:
                continue
            return
        raise Conflict

    async def sheet(self, team: str) -> list[SheetEvent]:
        """What has happened to a team, in order."""
        table = schema.teams
        query = select(table.c.events).where(table.c.team == team).order_by(table.c.version)
        async with self.reading() as connection:
            rows = await connection.execute(query)
            return [event for row in rows for event in _sheet.decode(row.events)]

    async def has_sheet(self, team: str) -> bool:
        """Whether there is such a team."""
        query = select(schema.teams.c.team).where(schema.teams.c.team == team).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def delete_old_sheets(self, before: int) -> int:
        """Delete the sheets of teams that have not played since."""
        table = schema.teams
        latest = select(table.c.team).group_by(table.c.team).having(func.max(table.c.at) < before)
        async with self.writing() as connection:
            old = list((await connection.execute(latest)).scalars())
            await connection.execute(delete(table).where(table.c.team.in_(old)))
            return len(old)

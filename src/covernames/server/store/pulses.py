"""Whether the database takes and gives: a row per node, written and read."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from ..clock import CLOCK
from . import schema
from .engine import Database
from .trouble import Unavailable


class Pulses(Database):
    """Proves that it works."""

    async def pulse(self, node: str) -> None:
        """Write a row and read it back, or raise `Unavailable`."""
        table, at = schema.pulse, CLOCK.now()
        mine = table.c.node == node
        async with self.writing() as connection:
            if not (await connection.execute(update(table).where(mine).values(at=at))).rowcount:
                await connection.execute(insert(table).values(node=node, at=at))
        async with self.reading() as connection:
            kept = (await connection.execute(select(table.c.at).where(mine))).scalar()
        if kept is None or kept < at:
            raise Unavailable("what was written is not there")

    async def delete_old_pulses(self, before: int) -> None:
        """Nodes that are no more."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.pulse).where(schema.pulse.c.at < before))

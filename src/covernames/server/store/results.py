"""What people did for cases of the day: counts, one row a case."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ...daily.others import Counts, Tally
from . import schema
from .engine import Database
from .entries import Conflict

TRIES = 8
_tally = msgspec.json.Decoder(Tally)


class Results(Database):
    """Counts results, and forgets them."""

    async def add_result(self, day: str, name: str, one: Counts) -> None:
        """Count one result; of two at once one comes after the other."""
        table = schema.results
        for _ in range(TRIES):
            before = await self._tally_of(day, name)
            version = before.told.people + before.waiting.people
            row = {"version": version + 1, "tally": msgspec.json.encode(before.plus(one))}
            try:
                async with self.writing() as connection:
                    if not version:
                        await connection.execute(insert(table).values(day=day, name=name, **row))
                        return
                    there = (table.c.day == day) & (table.c.name == name)
                    same = there & (table.c.version == version)
                    if (await connection.execute(update(table).where(same).values(row))).rowcount:
                        return
            except IntegrityError:
                continue
        raise Conflict

    async def results(self, day: str, name: str) -> Counts:
        """What may be told of a case."""
        return (await self._tally_of(day, name)).told

    async def _tally_of(self, day: str, name: str) -> Tally:
        table = schema.results
        query = select(table.c.tally).where(table.c.day == day, table.c.name == name)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return Tally() if row is None else _tally.decode(row.tally)

    async def delete_old_results(self, before: str) -> int:
        """Delete the counts of the days before one."""
        table = schema.results
        async with self.writing() as connection:
            return (await connection.execute(delete(table).where(table.c.day < before))).rowcount

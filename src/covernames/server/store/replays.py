"""Copies of finished games that somebody has shared: they outlive their rooms."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..codes import CODE, fresh
from . import schema
from .engine import Database
from .entries import Conflict

TRIES = 8


class Replays(Database):
    """Keeps one copy of a game with names, and one without."""

    async def share(self, room: str, game: str, copy: bytes, now: int, *, named: bool) -> str:
        """The code of a game's copy, which is as it is now from then on.

        Args:
            room: Where it was played, so that all copies of a room can be found and deleted.
            game: What no other game has: the commitment to its key. A room's code and a number
                would not do, since another room may have the code one day.
            copy: What is told to whoever has the code.
            now: When it is shared.
            named: Whether the copy has names.
        """
        table = schema.replays
        same = (table.c.game == game) & (table.c.named == named)
        for _ in range(TRIES):
            code = fresh(CODE)
            row = {"code": code, "room": room, "game": game, "named": named}
            try:
                async with self.writing() as connection:
                    renewed = update(table).where(same).values(at=now, copy=copy)
                    if (await connection.execute(renewed)).rowcount:
                        known = select(table.c.code).where(same)
                        return str((await connection.execute(known)).scalar_one())
                    await connection.execute(insert(table).values(**row, at=now, copy=copy))
            except IntegrityError:
                continue  # somebody shared it at the same time
            return code
        raise Conflict

    async def shared(self, code: str) -> tuple[bytes, int] | None:
        """A copy, and when it was shared; None: there is no such copy."""
        table = schema.replays
        query = select(table.c.copy, table.c.at).where(table.c.code == code)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (bytes(row[0]), int(row[1]))

    async def delete_old_replays(self, before: int) -> int:
        """Delete the copies that were shared before a time."""
        table = schema.replays
        async with self.writing() as connection:
            return (await connection.execute(delete(table).where(table.c.at < before))).rowcount

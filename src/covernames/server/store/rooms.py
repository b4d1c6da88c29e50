"""Rooms: their codes and passcodes, and when somebody was last active there."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..clock import CLOCK
from . import schema
from .engine import Database

AN_HOUR = 60 * 60 * 1000
MOST_REMEMBERED = 100_000


class Rooms(Database):
    """Makes rooms, and deletes those that nobody came back to."""

    async def open_room(self, code: str, passcode: str = "") -> bool:
        """Make a room; False: the code is taken. Of a passcode only the hash comes here."""
        now = CLOCK.now()
        row = {"code": code, "opened": now, "touched": now, "passcode": passcode}
        try:
            async with self.writing() as connection:
                await connection.execute(insert(schema.rooms).values(row))
        except IntegrityError:
            return False
        return True

    async def passcode(self, code: str) -> str | None:
        """The hash of a room's passcode; empty: it has none. None: there is no such room."""
        query = select(schema.rooms.c.passcode).where(schema.rooms.c.code == code)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else str(row.passcode)

    async def delete_idle(self, before: int) -> int:
        """Delete rooms that nobody has touched since, with everything about their people."""
        rooms = schema.rooms
        async with self.writing() as connection:
            idle = select(rooms.c.code).where(rooms.c.touched < before)
            for table in (schema.stream, schema.vault, schema.lists, schema.devices):
                await connection.execute(delete(table).where(table.c.room.in_(idle)))
            gone = await connection.execute(delete(rooms).where(rooms.c.touched < before))
            return gone.rowcount


def set_active(connection: Connection, rooms: set[str], last_active: dict[str, int]) -> None:
    """Set back the idle time of these rooms, once an hour each: it is counted in days."""
    now = CLOCK.now()
    stale = [room for room in rooms if last_active.get(room, 0) < now - AN_HOUR]
    if not stale:
        return
    table = schema.rooms
    connection.execute(update(table).where(table.c.code.in_(stale)).values(touched=now))
    if len(last_active) > MOST_REMEMBERED:
        last_active.clear()
    last_active.update(dict.fromkeys(stale, now))

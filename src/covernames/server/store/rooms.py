"""Rooms: their codes and passcodes, and when somebody was last active there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ..clock import CLOCK
from . import schema
from .engine import Database

if TYPE_CHECKING:
    from .entries import NewEntry

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
            of_rooms = (schema.stream, schema.vault, schema.lists, schema.pictures, schema.devices)
            for table in (*of_rooms, schema.deal_games):
                await connection.execute(delete(table).where(table.c.room.in_(idle)))
            gone = await connection.execute(delete(rooms).where(rooms.c.touched < before))
            return gone.rowcount


def stale(entries: Sequence[NewEntry], last_active: dict[str, int]) -> list[tuple[int, str]]:
    """Rooms whose idle time is to be set back, and to when: once an hour each, it counts days."""
    now = CLOCK.now()
    old = [e.room for e in entries if last_active.get(e.room, 0) < now - AN_HOUR]
    if len(last_active) > MOST_REMEMBERED:
        last_active.clear()
    last_active.update(dict.fromkeys(old, now))
    return [(now, room) for room in old]

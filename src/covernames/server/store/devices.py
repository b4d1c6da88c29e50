"""Devices: the hashes of their secrets, and whose they are."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from . import schema
from .engine import Database


class Devices(Database):
    """Knows secrets by their hashes."""

    async def add_device(self, room: str, secret: str, member: str, *, board: bool) -> None:
        """Remember the hash of a device's secret, and whose it is."""
        row = {"room": room, "secret": secret, "member": member, "board": board}
        async with self.writing() as connection:
            await connection.execute(insert(schema.devices).values(row))

    async def device(self, room: str, secret: str) -> tuple[str, bool] | None:
        """Whose device it is, and whether it is linked as a board."""
        table = schema.devices
        query = select(table).where(table.c.room == room, table.c.secret == secret)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.member, row.board)

    async def renew_device(self, room: str, secret: str, fresh: str) -> bool:
        """A device's secret is good no longer, another one is in its place; False: it was not."""
        table = schema.devices
        known = (table.c.room == room) & (table.c.secret == secret)
        async with self.writing() as connection:
            renewed = await connection.execute(update(table).where(known).values(secret=fresh))
        return bool(renewed.rowcount)

    async def delete_member(self, room: str, member: str) -> None:
        """The devices of somebody who was sent out no longer open the room."""
        table = schema.devices
        async with self.writing() as connection:
            await connection.execute(
                delete(table).where(table.c.room == room, table.c.member == member)
            )

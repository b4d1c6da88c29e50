"""Deals that several groups play: their cards and keys, and how those did who have finished."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, exists, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from ...refusals import Rejected
from ...room.deals import Deal, Standing
from . import schema
from .engine import Database

FIRST = 1
"""The game of a room that plays a deal it was opened for."""
_deal = msgspec.json.Decoder(Deal)
_standing = msgspec.json.Decoder(Standing)


class Deals(Database):
    """Knows deals by their ids."""

    async def add_deal(self, id_: str, deal: Deal, at: int) -> None:
        """Keep a deal that nobody has played."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.deals).values(_row(id_, deal, at)))

    async def add_played_deal(
        self, id_: str, deal: Deal, at: int, game: tuple[str, int], stood: Standing | None
    ) -> str:
        """Keep the deal of a game of a room; returns its id, an older one if it has one."""
        room, number = game
        row = {"room": room, "number": number, "deal": id_, "at": at, "standing": _encoded(stood)}
        try:
            async with self.writing() as connection:
                await connection.execute(insert(schema.deal_games).values(row))
                await connection.execute(insert(schema.deals).values(_row(id_, deal, at)))
        except IntegrityError:  # somebody was quicker
            return await self.deal_of_game(room, number) or id_
        return id_

    async def count_deals(self) -> int:
        """How many there are."""
        async with self.reading() as connection:
            found = await connection.execute(select(func.count()).select_from(schema.deals))
            return int(found.scalar_one())

    async def deal(self, id_: str) -> Deal | None:
        """The deal of an id; None: there is none, or none any more."""
        query = select(schema.deals.c.deal).where(schema.deals.c.id == id_)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _deal.decode(row.deal)

    async def deal_of_game(self, room: str, number: int) -> str | None:
        """The id of the deal that a game of a room has played."""
        games = schema.deal_games
        query = select(games.c.deal).where(games.c.room == room, games.c.number == number)
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else str(row.deal)

    async def play_deal(self, id_: str, room: str, at: int) -> None:
        """The first game of a room plays a deal, which stays as long as the room does."""
        deals, games = schema.deals, schema.deal_games
        row = select(literal(room), literal(FIRST), deals.c.id, literal(at)).where(
            deals.c.id == id_
        )
        columns = ["room", "number", "deal", "at"]
        async with self.writing() as connection:
            kept = await connection.execute(insert(games).from_select(columns, row))
        if not kept.rowcount:
            raise Rejected("deal-unknown")

    async def given_deal(self, room: str) -> Deal | None:
        """The deal that a room was opened for."""
        id_ = await self.deal_of_game(room, FIRST)
        return None if id_ is None else await self.deal(id_)

    async def finish_deal(self, room: str, stood: Standing) -> None:
        """How the room did with the deal it was opened for; what is written stays."""
        games = schema.deal_games
        first = (games.c.room == room) & (games.c.number == FIRST) & games.c.standing.is_(None)
        async with self.writing() as connection:
            await connection.execute(update(games).where(first).values(standing=_encoded(stood)))

    async def standings(self, id_: str) -> list[tuple[str, int, Standing | None]]:
        """The games that play a deal by room and number, in the order of their beginning."""
        games = schema.deal_games
        query = select(games).where(games.c.deal == id_).order_by(games.c.at, games.c.room)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            (row.room, row.number, _standing.decode(row.standing) if row.standing else None)
            for row in rows
        ]

    async def delete_old_deals(self, before: int) -> int:
        """Delete the deals made before, unless there is a room that plays or has played them."""
        deals, games = schema.deals, schema.deal_games
        played = exists().where(games.c.deal == deals.c.id)
        async with self.writing() as connection:
            gone = await connection.execute(delete(deals).where(deals.c.made < before, ~played))
            return gone.rowcount


def _row(id_: str, deal: Deal, at: int) -> dict[str, object]:
    return {"id": id_, "made": at, "deal": msgspec.json.encode(deal)}


def _encoded(stood: Standing | None) -> bytes | None:
    return None if stood is None else msgspec.json.encode(stood)

"""Rooms in this process, without sockets, by a clock that the tests turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from clocks import TurnedClock, settle
from covernames import Settings
from covernames.game import actions as act
from covernames.game.view import View
from covernames.room import commands as cmd
from covernames.room.pointer import Pointed, Pointer
from covernames.room.room import RoomSettings
from covernames.server import wire
from covernames.server.hub import Hub
from covernames.server.open_room import OpenRoom
from covernames.server.store import Store
from nodes import sqlite_in
from waiting import LONGEST

SEATS = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")
RED_BEGINS = Settings(starting="red")


class Bots:
    """Bots that know at once what they would say, and count how often they are asked."""

    def __init__(self) -> None:
        self.asked = self.asked_for_clues = 0

    async def choose(self, _: str, view: View, __: tuple[str, ...]) -> act.Action | None:
        self.asked += 1
        may = view.table.turn.may[view.seat]
        self.asked_for_clues += "give-clue" in may
        return act.GiveClue("tree", 1) if "give-clue" in may else act.Guess(0)

    async def pointed(self, *_: object) -> Pointed:
        return Pointer(0, 64), Pointer(7, 31)


class Scene:
    """A room with four people, or bots in their place."""

    def __init__(self, hub: Hub, table: OpenRoom, host: str) -> None:
        self.hub, self.table, self.host = hub, table, host
        self.count = 0

    async def do(self, member: str, command: cmd.Command) -> None:
        self.count += 1
        answer = await self.table.send(member, f"c{self.count}", command)
        assert isinstance(answer, wire.Done), answer

    async def seat(self, *bots: str) -> dict[str, str]:
        """Everybody sits; who sits where."""
        seats = {}
        for seat in SEATS:
            if seat in bots:
                await self.do(self.host, cmd.AddBot(seat, seat, "random"))
                continue
            member, _ = await self.hub.membership.join(self.table, seat)
            await self.do(member, cmd.TakeSeat(seat))
            seats[seat] = member
        return seats

    async def stored(self) -> None:
        """Until whatever was sent before is stored."""
        await settle()
        await self.table.host.catch_up()

    @property
    def clues(self) -> int:
        game = self.table.room.game
        return 0 if game is None else len(game.clues)


def in_a_room(
    folder: Path,
    work: Callable[[Scene, TurnedClock], Awaitable[None]],
    settings: RoomSettings | None = None,
) -> None:
    async def whole() -> None:
        store, clock = Store(sqlite_in(folder)), TurnedClock()
        await store.open()
        hub = Hub(store, clock=clock)
        wanted = settings or RoomSettings(referee="off", game=RED_BEGINS)
        try:
            code, host, _ = await hub.membership.open_room(wanted, "Ann")
            table = await hub.room(code)
            assert table is not None
            async with asyncio.timeout(LONGEST):  # what hangs has failed
                await work(Scene(hub, table, host), clock)
        finally:  # what a failed test leaves open would be counted against another one
            await hub.close()
            await store.close()

    asyncio.run(whole())

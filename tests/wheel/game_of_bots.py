"""Run with the Python of an installation: bots play a game in a room, and the client looks on."""

from __future__ import annotations

import asyncio
import sys

from covernames import VARIANTS
from covernames.client import Client
from covernames.room.commands import AddBot, StartGame


async def main(url: str) -> None:
    host = await Client.open_room(url, name="Ann", variant="classic", lang="en")
    async with host:
        for seat in VARIANTS["classic"].seats:
            await host.do(AddBot(seat.name, f"Bot {seat.name}", "associations:steady"))
        await host.do(StartGame())
        await host.until(lambda: host.table.outcome is not None, 900)
        assert host.table.outcome is not None
        print("won by", *host.table.outcome.winners)  # noqa: T201 - for the test


asyncio.run(main(sys.argv[1]))

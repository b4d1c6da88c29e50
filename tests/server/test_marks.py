"""A mark that is not taken is answered; one that is taken away by the page itself is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from in_process import House
from nodes import sqlite_in


def test_who_may_not_mark_hears_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            for secret in (room["secret"], ""):
                async with house.socket(room["code"]) as device:
                    await device.hello(secret)
                    await device.hear_of("here")
                    heard = await device.answers('{"say": "mark", "cell": 3}')
                    assert [(each["id"], each["code"]) for each in heard] == [
                        ("", "guess-not-your-turn")
                    ]
                    assert await device.answers('{"say": "mark", "cell": 3, "on": false}') == []

    asyncio.run(work())

"""Requests that never come whole hold little memory, and none once they have ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from covernames.refusals import Rejected
from covernames.server import bodies
from covernames.server.bodies import MOST_OF_ALL, MOST_OF_ONE, Bodies
from covernames.server.http import LARGEST
from covernames.server.own_pictures import LARGEST_REQUEST
from in_process import House
from nodes import sqlite_in
from waiting import until

PIECE = 60_000


def test_what_was_read_is_free_again() -> None:
    held = Bodies(of_one=10, of_all=15)
    with held.reading("ann") as add:
        add(4)
        with held.reading("ann") as more, held.reading("bo") as other:
            more(6)
            other(5)
            assert held.held == 15
        assert held.held == 4
    assert (held.held, held._held) == (0, {})  # noqa: SLF001 - nothing is left of anybody


@pytest.mark.parametrize(("who", "size"), [("ann", 7), ("bo", 12)])
def test_there_is_a_limit_for_one_and_for_all(who: str, size: int) -> None:
    held = Bodies(of_one=10, of_all=15)
    with held.reading("ann") as add:
        add(4)
        with pytest.raises(Rejected, match="too-many"), held.reading(who) as more:
            more(size)
        assert held.held == 4
        add(6)  # what was refused counts no more


def test_the_largest_requests_of_a_few_hosts_fit() -> None:
    assert 4 * max(LARGEST, LARGEST_REQUEST) <= MOST_OF_ONE
    assert MOST_OF_ALL >= 4 * MOST_OF_ONE


@pytest.mark.parametrize("path", ["/api/decks/check", "/api/rooms/nowhere/words"])
def test_unfinished_requests_of_strangers_hold_little(tmp_path: Path, path: str) -> None:
    """A hundred that never end once held half a gigabyte."""

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            held = house.app.state.bodies = Bodies(of_one=3 * PIECE, of_all=5 * PIECE)
            over = asyncio.Event()

            async def unfinished() -> AsyncIterator[bytes]:
                yield b" " * PIECE
                await over.wait()

            async def ask(address: str) -> httpx.Response:
                return await house.visitor(address).post(path, content=unfinished())

            asked = [
                asyncio.ensure_future(ask(f"198.51.100.{1 + number % 2}")) for number in range(20)
            ]
            await until(lambda: sum(task.done() for task in asked) == 15)
            assert held.held == 5 * PIECE
            refused = [task.result() for task in asked if task.done()]
            assert {answer.status_code for answer in refused} == {429}
            assert {answer.json()["code"] for answer in refused} == {"too-many"}
            assert {answer.headers["retry-after"] for answer in refused} == {str(bodies.WAIT)}
            over.set()
            answers = await asyncio.gather(*asked)
            assert sum(answer.status_code != 429 for answer in answers) == 5
            assert held.held == 0

    asyncio.run(work())


def test_who_gives_up_holds_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:

            async def unfinished() -> AsyncIterator[bytes]:
                yield b" " * PIECE
                await asyncio.Event().wait()

            asking = asyncio.ensure_future(house.web.post("/api/decks/check", content=unfinished()))
            await until(lambda: house.app.state.bodies.held == PIECE)
            asking.cancel()
            await until(lambda: house.app.state.bodies.held == 0)

    asyncio.run(work())

"""The connection to a device that does not read: bounded in messages and in bytes."""

from __future__ import annotations

import asyncio

import pytest

from covernames.server import wire
from covernames.server.connection import MOST_BYTES, MOST_WAITING, Connection


async def never(_: str) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize(("size", "most"), [(1, MOST_WAITING), (MOST_BYTES // 4, 4)])
def test_a_device_that_does_not_read_is_dropped(size: int, most: int) -> None:
    connection = Connection(never)
    for _ in range(most):
        connection.send("x" * size)
        assert not connection.closed
    connection.send("x")
    assert connection.overflowed
    assert connection.closed


def test_one_message_is_never_too_large() -> None:
    connection = Connection(never)
    connection.send("x" * (MOST_BYTES + 1))
    assert not connection.closed
    connection.send("x")
    assert connection.overflowed


def test_what_was_read_no_longer_counts() -> None:
    """Also where something always waits; and all of it comes in its order."""

    async def work() -> None:
        sent: list[str] = []

        async def send(message: str) -> None:
            sent.append(message[:4])

        connection = Connection(send)
        running = asyncio.create_task(connection.pump())
        for number in range(2 * MOST_WAITING):
            connection.send(f"{number:04}" + "x" * (MOST_BYTES // 2 - 4))
            if number % 2:
                await asyncio.sleep(0)
        assert not connection.closed
        connection.close("restart")
        await running
        *told, bye = sent
        assert told == [f"{number:04}" for number in range(2 * MOST_WAITING)]
        assert bye.startswith("{")

    asyncio.run(work())


def test_after_the_goodbye_nothing_is_said() -> None:
    async def work() -> None:
        sent: list[str] = []

        async def send(message: str) -> None:
            sent.append(message)

        connection = Connection(send)
        connection.close("removed")
        connection.send("a secret of those who stay")
        await connection.pump()
        assert sent == [wire.encode(wire.Bye("removed"))]

    asyncio.run(work())

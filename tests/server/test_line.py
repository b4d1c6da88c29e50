"""A line to a device that does not read: bounded in messages and in bytes."""

from __future__ import annotations

import asyncio

import pytest

from covernames.server import wire
from covernames.server.line import MOST_BYTES, MOST_WAITING, Line


async def never(_: str) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize(("size", "most"), [(1, MOST_WAITING), (MOST_BYTES // 4, 4)])
def test_a_device_that_does_not_read_is_dropped(size: int, most: int) -> None:
    line = Line(never)
    for _ in range(most):
        line.tell("x" * size)
        assert not line.dropped
    line.tell("x")
    assert line.overrun
    assert line.dropped


def test_one_message_is_never_too_large() -> None:
    line = Line(never)
    line.tell("x" * (MOST_BYTES + 1))
    assert not line.dropped
    line.tell("x")
    assert line.overrun


def test_what_was_read_no_longer_counts() -> None:
    """Also where something always waits; and all of it comes in its order."""

    async def work() -> None:
        sent: list[str] = []

        async def send(message: str) -> None:
            sent.append(message[:4])

        line = Line(send)
        running = asyncio.create_task(line.run())
        for number in range(2 * MOST_WAITING):
            line.tell(f"{number:04}" + "x" * (MOST_BYTES // 2 - 4))
            if number % 2:
                await asyncio.sleep(0)
        assert not line.dropped
        line.close("restart")
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

        line = Line(send)
        line.close("removed")
        line.tell("a secret of those who stay")
        await line.run()
        assert sent == [wire.encode(wire.Bye("removed"))]

    asyncio.run(work())

"""A line to a device that does not read: bounded in messages and in bytes."""

from __future__ import annotations

import asyncio

import pytest

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
    async def work() -> None:
        sent: list[str] = []

        async def send(message: str) -> None:
            sent.append(message)

        line = Line(send)
        running = asyncio.create_task(line.run())
        for _ in range(3 * MOST_WAITING):
            line.tell("x" * (MOST_BYTES // 2))
            await asyncio.sleep(0)
        assert not line.dropped
        line.close("restart")
        await running
        assert len(sent) == 3 * MOST_WAITING + 1

    asyncio.run(work())

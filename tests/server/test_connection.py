"""The connection to a device that does not read is bounded; whichever line it has."""

from __future__ import annotations

import asyncio

import pytest

from covernames.server import wire
from covernames.server.connection import MOST_BYTES, Connection
from covernames.server.frames import framed, text_of
from covernames.server.queued_line import QueuedLine
from lines import HeardLine


async def never(_: str) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    """By the lengths of RFC 6455, section 5.2."""
    frame = framed("ä" + "x" * size)
    content = size + 2
    if content < 126:
        assert frame[:2] == bytes((0x81, content))
    elif content < 65_536:
        assert frame[:4] == b"\x81\x7e" + content.to_bytes(2, "big")
    else:
        assert frame[:10] == b"\x81\x7f" + content.to_bytes(8, "big")
    assert text_of(frame) == "ä" + "x" * size


@pytest.mark.parametrize("line", [HeardLine(reads=False), QueuedLine(never)])
def test_a_device_that_does_not_read_is_dropped(line: HeardLine | QueuedLine) -> None:
    connection = Connection(line)
    frame = framed("x" * 1_000)
    for _ in range(MOST_BYTES // len(frame)):
        connection.write(frame)
        assert not connection.closed
    connection.write(frame)
    assert connection.overflowed
    assert connection.closed
    assert isinstance(line, QueuedLine) or line.aborted


def test_one_message_is_never_too_large() -> None:
    connection = Connection(HeardLine(reads=False))
    connection.send("x" * (MOST_BYTES + 1))
    assert not connection.closed
    connection.send("x")
    assert connection.overflowed


def test_what_was_read_no_longer_counts() -> None:
    line = HeardLine(reads=False)
    connection = Connection(line)
    for number in range(100):
        connection.send(f"{number:04}" + "x" * (MOST_BYTES // 2))
        line.read()
    assert not connection.closed
    assert [text[:4] for text in line.said] == [f"{number:04}" for number in range(100)]


def test_a_queue_is_written_in_its_order_and_then_ends() -> None:
    async def work() -> None:
        sent: list[str] = []

        async def send(message: str) -> None:
            await asyncio.sleep(0)
            sent.append(message[:4])

        line = QueuedLine(send)
        connection = Connection(line)
        running = asyncio.create_task(line.pump())
        for number in range(500):
            connection.send(f"{number:04}" + "x" * (MOST_BYTES // 2))
            while line.waiting():  # noqa: ASYNC110 - nothing tells of it
                await asyncio.sleep(0)
        connection.close("restart")
        await running
        *told, bye = sent
        assert told == [f"{number:04}" for number in range(500)]
        assert bye.startswith("{")

    asyncio.run(work())


def test_after_the_goodbye_nothing_is_said() -> None:
    line = HeardLine()
    connection = Connection(line)
    connection.close("removed")
    connection.send("a secret of those who stay")
    connection.close("again")
    assert line.said == [wire.encode(wire.Bye("removed"))]
    assert line.closed
    assert not line.aborted

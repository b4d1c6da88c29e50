"""A million frames and requests that are none: never a 500, and a game goes on beside them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from nodes import Node, sqlite_in
from players import Players
from stress.malformed import throw_frames, throw_requests
from support import runs

FRAMES, REQUESTS = runs(250, 225_000), runs(50, 25_000)
"""For each of those who throw."""
SENDERS = 4
MORE_MEMORY = 60
"""Megabytes that the server may have more in the end."""


@pytest.mark.proof
@pytest.mark.alone
def test_a_million_malformed_frames_and_requests(
    tmp_path: Path, say: Callable[[str], None]
) -> None:
    node = Node(sqlite_in(tmp_path), pace=1_000_000).start()

    async def work() -> None:
        company = await Players.gather([node.url], "classic", Random(1))
        await company.deal()
        code = company.host.code
        await throw_frames(node, code, 200, 0)
        await throw_requests(node, 200, 0)
        before = node.memory()
        codes, statuses = Counter[str](), Counter[int]()
        for found in await asyncio.gather(
            *(throw_frames(node, code, FRAMES, seed) for seed in range(SENDERS))
        ):
            codes += found
        for answered in await asyncio.gather(
            *(throw_requests(node, REQUESTS, seed) for seed in range(SENDERS))
        ):
            statuses += answered
        more = node.memory() - before
        say(f"{SENDERS * FRAMES} frames: {dict(codes.most_common())}")
        say(f"{SENDERS * REQUESTS} requests: {dict(statuses.most_common())}; {more:.0f} MB more")
        assert "server-error" not in codes
        assert not [status for status in statuses if status >= 500]
        assert more < MORE_MEMORY
        await company.play_out()
        await company.close()

    try:
        asyncio.run(work())
    finally:
        node.stop()

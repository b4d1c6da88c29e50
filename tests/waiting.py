"""Tests wait for what is to happen, never for a time to pass."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONGEST = 180.0
"""Seconds after which something counts as never happening; a busy machine needs many of them."""


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that nothing tells of."""
    async with asyncio.timeout(LONGEST):
        while not true():  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.005)

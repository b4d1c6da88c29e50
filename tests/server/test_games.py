"""Whole games over real sockets, on SQLite and on two nodes of one PostgreSQL."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from covernames import VARIANTS
from nodes import Node
from players import Players


async def evening(urls: list[str], variant: str, seed: int) -> None:
    company = await Players.gather(urls, variant, Random(seed))
    try:
        for _ in range(2):
            await company.deal()
            await company.play_out()
        rooms = [person.room for person in company.people.values()]
        assert all(room == rooms[0] for room in rooms)
        assert rooms[0] is not None
        assert len(rooms[0].results) == 2
        table = company.host.table
        assert table.opened is not None
        assert table.opened.matches(table.commitment)
    finally:
        await company.close()


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_games_on_sqlite(node: Node, variant: str) -> None:
    asyncio.run(evening([node.url], variant, 1))


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_games_on_two_nodes_of_one_postgresql(two_nodes: tuple[Node, Node], variant: str) -> None:
    asyncio.run(evening([one.url for one in two_nodes], variant, 2))

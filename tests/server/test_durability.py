"""An acknowledged command is never lost, across kill and restart and from node to node."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from covernames import Rejected
from covernames.client import Client
from covernames.room.commands import Rename
from covernames.server.store import Store
from nodes import Node, sqlite_in
from players import Players
from support import runs
from talkers import Talker, acknowledged


async def check_store(store_url: str, talkers: list[Talker]) -> None:
    """Everything acknowledged is there, nothing twice, no number missing."""
    store = Store(store_url)
    try:
        for talker in talkers:
            kept = await store.entries_after(talker.client.code, 0)
            assert [row.version for row in kept] == list(range(1, len(kept) + 1))
            numbers = [seq for row in kept for seq in range(row.first, row.last + 1)]
            assert numbers == list(range(1, len(numbers) + 1))
            commands = [row.command for row in kept]
            assert len(set(commands)) == len(commands)
            at = {row.command: row.last for row in kept}
            for id_, seq in talker.acknowledged.items():
                assert at[f"{talker.client.member}:{id_}"] == seq
    finally:
        await store.close()


async def kill_again_and_again(node: Node, times: int) -> None:
    """Kill the server after some acknowledgements, however long they take, and look at the rest."""
    rng = Random(4)
    talkers = []
    for _ in range(6):
        client = await Client.open_room(node.url, name="Talker")
        await client.connect()
        talkers.append(Talker(client))
    for _ in range(times):
        wanted = acknowledged(talkers) + rng.randrange(1, 100)
        talking = [asyncio.create_task(talker.talk()) for talker in talkers]
        async with asyncio.timeout(60):
            while acknowledged(talkers) < wanted:  # noqa: ASYNC110 - six of them count
                await asyncio.sleep(0)
        await asyncio.to_thread(node.kill)
        await asyncio.gather(*talking)
        await asyncio.to_thread(node.start)
        for talker in talkers:
            await talker.again(node.url)
    await check_store(node.store, talkers)
    for talker in talkers:
        await talker.client.close()


@pytest.mark.proof
def test_kill_on_sqlite(tmp_path: Path) -> None:
    node = Node(sqlite_in(tmp_path)).start()
    try:
        asyncio.run(kill_again_and_again(node, runs(3, 30)))
    finally:
        node.stop()


@pytest.mark.proof
def test_kill_on_postgresql(postgres: str) -> None:
    node = Node(postgres).start()
    try:
        asyncio.run(kill_again_and_again(node, runs(3, 30)))
    finally:
        node.stop()


@pytest.mark.proof
def test_one_of_two_nodes_is_killed_in_mid_game(postgres: str) -> None:
    one, two = Node(postgres).start(), Node(postgres).start()

    async def play() -> None:
        company = await Players.gather([one.url, two.url], "classic", Random(5))
        await company.deal()
        for _ in range(3):
            await company.move()
        orphans = [person for person in company.people.values() if person.base == one.url]
        assert orphans
        await asyncio.to_thread(one.kill)
        for person in orphans:
            await person.connect(two.url)
        await company.play_out()
        await company.close()

    try:
        asyncio.run(play())
    finally:
        one.stop()
        two.stop()


def test_a_command_is_answered_once_wherever_it_is_sent(two_nodes: tuple[Node, Node]) -> None:
    async def repeat() -> None:
        one, two = two_nodes
        client = await Client.open_room(one.url, name="Ann")
        await client.connect()
        first = await client.do(Rename("Anna"), "same")
        assert await client.do(Rename("Anna"), "same") == first
        await client.connect(two.url)
        assert await client.do(Rename("Anna"), "same") == first
        await client.connect(one.url)
        assert await client.do(Rename("Bo"), "same") == first
        assert client.room is not None
        assert client.room.members[client.member].name == "Anna"
        with pytest.raises(Rejected) as caught:
            await client.do(Rename(""), "bad")
        assert caught.value.code == "name-empty"
        await client.close()

    asyncio.run(repeat())

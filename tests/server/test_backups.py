"""The commands of docs/operating.md: a backup taken in mid-game has all that was acknowledged."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from covernames.client import Client
from covernames.server.store import Store
from databases import a_postgres
from nodes import Node, sqlite_in
from players import Players
from talkers import Talker, acknowledged

PAGE = (Path(__file__).parent.parent.parent / "docs" / "operating.md").read_text("utf-8")
LIVE, BACKUP = "/var/lib/covernames/covernames.db", "/backup"
SQLITE = """\
import sqlite3, sys
sqlite3.connect(sys.argv[1], isolation_level=None).execute(sys.argv[2])
"""

Shell = Callable[[str], None]


def commands(title: str) -> list[str]:
    """The commands under a heading of the page, each on a line of its own."""
    text = re.split(r"^##+ ", PAGE.partition(f" {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    return re.findall(r"^    (.+)$", text, flags=re.MULTILINE)


def runs(command: str, tools: Path, **environment: str) -> None:
    """As an operator types it, with the programs of a folder before those of the machine."""
    path = os.pathsep.join((str(tools), os.environ["PATH"]))
    subprocess.run(  # noqa: S603 - our own page
        ["/bin/sh", "-ec", command], check=True, env={**os.environ, "PATH": path, **environment}
    )


def sqlite3_in(folder: Path) -> Path:
    """Not every machine has the program `sqlite3`: here it is that of Python."""
    program = folder / "sqlite3"
    program.write_text(f"#!{sys.executable}\n{SQLITE}", "utf-8")
    program.chmod(0o700)
    return folder


async def lives_through_a_restore(node: Node, shell: Shell, back_up: str, restore: str) -> None:
    """Back up in the middle of games and talk, go on, restore, and look for what had been said."""
    game = await Players.gather([node.url], "classic", Random(7))
    await game.deal()
    for _ in range(3):
        await game.move()
    talkers = [Talker(await Client.open_room(node.url, name="Talker")) for _ in range(4)]
    for talker in talkers:
        await talker.client.connect()
    talking = [asyncio.create_task(talker.talk()) for talker in talkers]
    async with asyncio.timeout(60):
        while acknowledged(talkers) < 100:  # noqa: ASYNC110 - four of them count
            await asyncio.sleep(0)
    before = [dict(talker.acknowledged) for talker in talkers]
    played = game.host.seq
    [command] = commands(back_up)
    await asyncio.to_thread(shell, command)
    later = acknowledged(talkers) + 20
    async with asyncio.timeout(60):
        while acknowledged(talkers) < later:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0)
    assert game.host.table.outcome is None
    await game.move()

    stop, *middle, start = commands(restore)
    assert (stop, start) == ("systemctl stop covernames", "systemctl start covernames")
    await asyncio.to_thread(node.stop)
    await asyncio.gather(*talking)
    for command in middle:
        await asyncio.to_thread(shell, command)
    await asyncio.to_thread(node.start)

    for talker, known in zip(talkers, before, strict=True):
        await has_all_of(node.store, talker, known)
        await talker.again(node.url)
        assert talker.client.room is not None
        assert talker.client.room.members[talker.client.member].name == f"name {talker.sent}"
    for person in game.people.values():
        await person.connect()
    assert game.host.seq == played  # and not the move after it
    await game.play_out()
    await game.close()
    for talker in talkers:
        await talker.client.close()


async def has_all_of(store_url: str, talker: Talker, known: dict[str, int]) -> None:
    """Everything that was acknowledged before is there, in its place, and no number is missing."""
    store = Store(store_url)
    try:
        kept = await store.entries_after(talker.client.code, 0)
    finally:
        await store.close()
    assert [row.version for row in kept] == list(range(1, len(kept) + 1))
    at = {row.command: row.last for row in kept}
    assert known
    assert {id_: at.get(f"{talker.client.member}:{id_}") for id_ in known} == known


def test_sqlite(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    backups.mkdir()
    live, tools = tmp_path / "rooms.db", sqlite3_in(tmp_path)

    def shell(command: str) -> None:
        runs(command.replace(LIVE, str(live)).replace(BACKUP, str(backups)), tools)

    node = Node(sqlite_in(tmp_path)).start()
    try:
        asyncio.run(lives_through_a_restore(node, shell, "Back up SQLite", "Restore SQLite"))
    finally:
        node.stop()
    # The server's file is still for its owner alone, and in order.
    assert live.stat().st_mode & 0o077 == 0
    with sqlite3.connect(live) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_postgresql(tmp_path: Path) -> None:
    with a_postgres() as server:

        def shell(command: str) -> None:
            told = command.replace(BACKUP, str(tmp_path))
            runs(told, server.tools, COVERNAMES_STORE=server.url)

        node = Node(server.url).start()
        try:
            back_up, restore = "Back up PostgreSQL", "Restore PostgreSQL"
            asyncio.run(lives_through_a_restore(node, shell, back_up, restore))
        finally:
            node.stop()


TABLES = {"rooms": "code"} | dict.fromkeys(
    ("stream", "vault", "lists", "pictures", "devices"), "room"
)
"""Where something of a room lies, and in which column its code."""


def rows_of(file: Path, code: str) -> int:
    with sqlite3.connect(file) as database:
        asked = (
            f"SELECT count(*) FROM {table} WHERE {column} = ?"  # noqa: S608 - our own names
            for table, column in TABLES.items()
        )
        return sum(database.execute(each, [code]).fetchone()[0] for each in asked)


def test_a_room_that_is_erased_leaves_nothing(tmp_path: Path) -> None:
    """The commands of the page; the other rooms stay."""
    live = tmp_path / "rooms.db"
    words = tuple(f"word{number}" for number in range(30))

    async def work(node: Node) -> None:
        gone = await Client.open_room(node.url, name="Gone", words=words)
        stays = await Client.open_room(node.url, name="Stays", words=words)
        kept = rows_of(live, stays.code)
        assert rows_of(live, gone.code) == kept
        command, restart = commands("Erase one room")
        assert restart == "systemctl restart covernames"
        told = command.replace(LIVE, str(live)).replace("amber-tiger-river-47", gone.code)
        await asyncio.to_thread(runs, told, sqlite3_in(tmp_path))
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)
        async with asyncio.timeout(60):
            while rows_of(live, gone.code):  # noqa: ASYNC110 - another process deletes them
                await asyncio.sleep(0.01)
        with pytest.raises(ConnectionError):
            await gone.connect()
        assert rows_of(live, stays.code) == kept
        async with stays:
            assert len(await stays.words()) == len(words)

    node = Node(sqlite_in(tmp_path)).start()
    try:
        asyncio.run(work(node))
    finally:
        node.stop()

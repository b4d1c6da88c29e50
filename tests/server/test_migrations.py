"""A database of an earlier version is brought up to date, and its games go on."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command as migrate
from alembic.config import Config
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

import covernames.server.store as package
from covernames.game import actions as act
from covernames.room import commands as cmd
from covernames.room.room import OwnList
from covernames.server import wire
from covernames.server.hub import Hub
from covernames.server.store import Store
from nodes import sqlite_in

THINGS = [*(f"Thing{n}" for n in range(27)), "ÕÖÄ", "แมว", 'a "word" \\']
FEWER = THINGS[:26]
OWN, DROPPED, PLAIN = "47dvghrytb", "3bhpm549mn", "plainroom2"
GAME = (
    '"game":{"timer":null,"vote_seconds":45,"starting":"","tokens":9,"mistakes":null,'
    '"free_order":false,"mission":""}'
)
SIGN = json.dumps('"own_words":["')
"""A name that looks like what the migration searches for."""
DEALT = (
    '[{"room":"played","event":{"event":"game-dealt","variant":"two-player","language":"en",'
    f'"settings":{GAME.removeprefix(chr(34) + "game" + chr(34) + ":")},'
    '"words":["Thing6","Thing9","Thing14","Thing3","Thing22","Thing25","Thing4","Thing21",'
    '"Thing12","Thing24","Thing10","Thing18","Thing8","Thing2","Thing20","Thing13","Thing19",'
    '"Thing16","Thing26","Thing5","Thing1","Thing11","Thing17","Thing7","Thing0"],'
    '"commitment":"d62a9bf0fdb4669e432c5462dcab0a0de99f22d1c071e101e92cf4f0f5c0b868",'
    '"members":{"red-spymaster":["az2yzttn"],"red-operatives":["7bpsbfqm"]},'
    '"knows":{"az2yzttn":"key"},"left":{"red":9,"blue":8},"turn":{"phase":"clue",'
    '"sides":["red"],"may":{"red-spymaster":["give-clue","resign"],"red-operatives":["resign"]},'
    '"guesses":0,"left":null,"due":0,"deadline":null,"reserve":null}}}]'
)
KEY = (
    '{"faces":{"key":["blue","blue","bystander","red","red","bystander","bystander","bystander",'
    '"assassin","blue","blue","red","red","red","bystander","bystander","blue","red","bystander",'
    '"red","blue","blue","red","red","blue"]},"salt":"422834d8f36a0c84e8b0e978379d1b86"}'
)


def settings(words: list[str], variant: str = "two-player", touch: str = "any") -> str:
    """The settings of a room, as version 0.2 wrote them."""
    listed = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    return (
        f'"settings":{{"variant":"{variant}","language":"en","decks":["base","tandem"],'
        f'"own_words":{listed},"options":[],"referee":"off","touch":"{touch}",'
        f'"next_game":"turn",{GAME},"team":"","chat":true}}'
    )


def opened(words: list[str], host: str, name: str = '"Ann"', variant: str = "two-player") -> str:
    return (
        f'[{{"room":"room-opened","host":"{host}",{settings(words, variant)}}},'
        f'{{"room":"member-entered","member":"{host}","who":{{"name":{name},"bot":""}}}}]'
    )


def changed(words: list[str], touch: str = "any") -> str:
    return f'[{{"room":"settings-changed",{settings(words, touch=touch)}}}]'


STREAMS: dict[str, list[str]] = {
    # Words are brought, a setting changes, more words are brought, a game is dealt.
    OWN: [
        opened(FEWER, "az2yzttn"),
        '[{"room":"member-entered","member":"7bpsbfqm","who":{"name":"Bo","bot":""}}]',
        changed(FEWER, touch="all"),
        changed(THINGS),
        '[{"room":"seated","member":"az2yzttn","seat":"red-spymaster"}]',
        '[{"room":"seated","member":"7bpsbfqm","seat":"red-operatives"}]',
        DEALT,
    ],
    DROPPED: [opened(THINGS, "snedpt8t"), changed([])],
    PLAIN: [opened([], "abcdefgh", SIGN, variant="classic")],
}
ROW = text(
    "INSERT INTO stream (room, version, first, last, command, at, events)"
    " VALUES (:room, :version, :first, :last, :command, 1, :events)"
)


def write_old(connection: Connection) -> None:
    """The tables and rows of version 0.2."""
    config = Config()
    folder = Path(str(package.__file__)).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    migrate.upgrade(config, "0002")
    for room, rows in STREAMS.items():
        entry: dict[str, Any] = {"code": room, "now": 2**41}
        connection.execute(text("INSERT INTO rooms VALUES (:code, :now, :now, '')"), entry)
        first = 1
        for version, events in enumerate(rows, 1):
            last = first + len(json.loads(events)) - 1
            row = {"room": room, "version": version, "first": first, "last": last}
            connection.execute(ROW, {**row, "command": f"c{version}", "events": events.encode()})
            first = last + 1
    key = {"room": OWN, "key": KEY.encode()}
    connection.execute(text("INSERT INTO vault VALUES (:room, 7, :key, NULL)"), key)


async def prepared(url: str) -> Store:
    """A store on a database of version 0.2."""
    store = Store(url)
    async with store.engine.begin() as connection:
        await connection.run_sync(write_old)
    return store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_in(tmp_path)
        return
    server: str = request.getfixturevalue("postgres")
    name = f"old_{secrets.token_hex(4)}"
    asyncio.run(_create(server, name))
    yield make_url(server).set(database=name).render_as_string(hide_password=False)


async def _create(server: str, name: str) -> None:
    address = server.replace("postgresql://", "postgresql+asyncpg://")
    engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


async def listed(store: Store) -> list[tuple[str, str]]:
    async with store.engine.connect() as connection:
        rows = await connection.execute(text("SELECT room, hash FROM lists"))
        return [tuple(row) for row in rows]


async def written(store: Store) -> dict[str, list[str]]:
    """The streams as they stand in the database."""
    found: dict[str, list[str]] = {room: [] for room in STREAMS}
    async with store.engine.connect() as connection:
        query = text("SELECT room, events FROM stream ORDER BY room, version")
        for room, events in await connection.execute(query):
            found[room].append(events.decode())
    return found


def test_words_move_out_of_the_streams(url: str) -> None:
    async def work() -> None:
        store = await prepared(url)
        await store.open()
        own = OwnList.of(THINGS)
        assert await listed(store) == [(OWN, own.hash)]
        assert await store.words(OWN, own.hash) == tuple(THINGS)
        now = await written(store)
        assert "Thing23" not in str({**now, OWN: now[OWN][:-1]})
        for at in (1, 4, 5, 6):
            assert now[OWN][at] == STREAMS[OWN][at] or at == 4
        assert now[PLAIN] == STREAMS[PLAIN]
        lists = [
            event.settings.own_list
            for kept in await store.entries_after(OWN, 0)
            for event in kept.events
            if hasattr(event, "settings")
        ]
        assert lists == [OwnList.of(FEWER), OwnList.of(FEWER), own]
        await store.close()

    asyncio.run(work())


def test_a_game_of_before_goes_on(url: str) -> None:
    async def work() -> None:
        store = await prepared(url)
        await store.open()
        hub = Hub(store)
        table = await hub.room(OWN)
        assert table is not None
        clue = cmd.Play(act.GiveClue("tree", 1))
        assert isinstance(await table.send("az2yzttn", "clue", clue), wire.Done)
        guess = cmd.Play(act.Guess(3))
        assert isinstance(await table.send("7bpsbfqm", "guess", guess), wire.Done)
        assert isinstance(await table.send("az2yzttn", "end", cmd.EndGame()), wire.Done)
        assert isinstance(await table.send("az2yzttn", "deal", cmd.StartGame()), wire.Done)
        assert table.room is not None
        assert table.room.game is not None
        assert set(table.room.game.words) <= {*THINGS}
        dropped = await hub.room(DROPPED)
        assert dropped is not None
        assert dropped.room is not None
        assert dropped.room.settings.own_list is None
        await hub.close()
        await store.close()

    asyncio.run(work())


def test_who_was_stopped_while_words_were_moved_begins_again(url: str) -> None:
    async def work() -> None:
        store = await prepared(url)
        async with store.engine.begin() as connection:
            # SQLite makes a table at once; what was written into it was not kept.
            if not store.postgres:
                columns = "room VARCHAR(16), hash VARCHAR(64), words BLOB, PRIMARY KEY (room, hash)"
                await connection.execute(text(f"CREATE TABLE lists ({columns})"))
        for _ in range(2):
            await store.open()
            assert len(await listed(store)) == 1
        await store.close()

    asyncio.run(work())

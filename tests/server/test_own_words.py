"""Words of a room's own: stored once, referred to by their hash, read by whoever deals."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from covernames.bots.knowledge import Knowledge, knowledge_of
from covernames.game import actions as act
from covernames.refusals import Rejected
from covernames.room import commands as cmd
from covernames.room.room import OwnList, RoomSettings
from covernames.server import wire
from covernames.server.hub import Hub
from covernames.server.list_reader import ListReader
from covernames.server.open_room import OpenRoom
from covernames.server.questions import Unanswered, Why
from covernames.server.store import Store, schema
from in_process import House
from nodes import Node, sqlite_in
from players import Players

WORDS = [f"WORD{n}" for n in range(30)]
OTHERS = [f"OTHER{n}" for n in range(40)]
MANY = [f"some rather long word {n}" for n in range(5_000)]
CHANGES = 200
MOST = 200_000
"""Bytes that so many changes may add to a database, or send to a device."""


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


async def bring(house: House, room: dict[str, str], words: list[str]) -> dict[str, Any]:
    """What is answered to a host's list."""
    content = {"secret": room["secret"], "text": "\n".join(words)}
    answer = await house.web.post(f"/api/rooms/{room['code']}/words", json=content)
    said: dict[str, Any] = answer.json()
    return said


async def words_of(house: House, room: dict[str, str], secret: str | None = None) -> Any:  # noqa: ANN401 - JSON
    """The words that a member is shown, or the code of the refusal."""
    proof = {"covernames-secret": room["secret"] if secret is None else secret}
    answer = await house.web.get(f"/api/rooms/{room['code']}/words", headers=proof)
    said = answer.json()
    return said.get("words", said.get("code"))


async def settings_of(house: House, room: dict[str, str]) -> dict[str, Any]:
    async with house.socket(room["code"]) as device:
        settings: dict[str, Any] = (await device.hello())["room"]["settings"]
        return settings


def kept(folder: Path) -> list[tuple[str, str]]:
    """The rooms and hashes of all lists that are stored."""
    with sqlite3.connect(folder / "rooms.db") as database:
        return list(database.execute("SELECT room, hash FROM lists ORDER BY room"))


def size(folder: Path) -> int:
    """Bytes of a database."""
    with sqlite3.connect(folder / "rooms.db") as database:
        (pages,), (bytes_,) = (
            database.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
        )
        return int(pages * bytes_)


# Bringing and reading


def test_words_are_kept_as_they_were_checked(tmp_path: Path) -> None:
    several = ["one | two", "  A\u200bB  ", *WORDS, "# a note", "AB", "/ BACK"]
    clean = ["one", "AB", *WORDS, "BACK"]

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            by_text = await house.made("/api/rooms")
            assert (await bring(house, by_text, several))["words"] == len(clean)
            at_once = await house.made("/api/rooms", words=several)
            own = {"hash": OwnList.of(clean).hash, "size": len(clean)}
            for room in (by_text, at_once):
                assert (await settings_of(house, room))["own_list"] == own
                assert await words_of(house, room) == clean
            refused = await house.web.post("/api/rooms", json={"words": ["a\nb" * 50, *WORDS]})
            assert refused.json()["code"] == "pack-word-too-long"
            assert (await bring(house, by_text, ["one"]))["faults"]
            assert await words_of(house, by_text) == clean

    run(work())


def test_words_are_for_members(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", words=WORDS)
            other = await house.made("/api/rooms")
            guest = await house.made(f"/api/rooms/{room['code']}/members", name="Bo")
            assert await words_of(house, room, guest["secret"]) == WORDS
            assert await words_of(house, other) == []
            path = f"/api/rooms/{room['code']}/words"
            for headers in ({}, {"covernames-secret": other["secret"]}):
                answer = await house.web.get(path, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "secret-unknown")
            async with house.socket(room["code"]) as bo:
                await bo.hello(guest["secret"])
                await bo.do("1", {"do": "leave-room"})
            assert await words_of(house, room, guest["secret"]) == "secret-unknown"

    run(work())


def test_nobody_uses_the_list_of_another_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            theirs = await house.made("/api/rooms", words=WORDS)
            mine = await house.made("/api/rooms", words=OTHERS)
            own = (await settings_of(house, mine))["own_list"]
            async with house.socket(mine["code"]) as host:
                await host.hello(mine["secret"])
                for at, wrong in enumerate(((await settings_of(house, theirs))["own_list"], {})):
                    wanted = {**own, "size": 1, **wrong}
                    change = {"do": "change-settings", "settings": {"own_list": wanted}}
                    assert (await host.do(f"{at}", change))["code"] == "list-unknown"
            assert (await settings_of(house, mine))["own_list"] == own
            assert await words_of(house, mine) == OTHERS

    run(work())


def test_a_page_of_before_drops_no_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", words=WORDS)
            async with house.socket(room["code"]) as host:
                await host.hello(room["secret"])
                settings = {"touch": "all", "own_words": []}
                old = {"do": "change-settings", "settings": settings, "keep_words": True}
                assert (await host.do("1", old))["code"] == "message-unreadable"
            assert await words_of(house, room) == WORDS

    run(work())


def test_a_list_stays_where_nothing_else_could_be_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", words=WORDS)
            async with house.socket(room["code"]) as host:
                settings = (await host.hello(room["secret"]))["room"]["settings"]
                change = {"do": "change-settings", "settings": {**settings, "decks": []}}
                assert (await host.do("1", change))["is"] == "done"
            assert (await bring(house, room, []))["code"] == "pack-too-few"
            assert await words_of(house, room) == WORDS

    run(work())


def test_of_two_lists_at_once_both_are_taken(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            brought = (WORDS, OTHERS)
            await asyncio.gather(*(bring(house, room, words) for words in brought))
            stream = await house.app.state.hub.store.entries_after(room["code"], 1)
            sizes = {event.settings.own_list.size for row in stream for event in row.events}
            assert sizes == {30, 40}

    run(work())


# What is stored and sent


def test_changing_a_setting_adds_little_where_words_are_many(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", words=MANY)
            async with house.socket(room["code"]) as host, house.socket(room["code"]) as guest:
                welcome = await host.hello(room["secret"])
                settings = welcome["room"]["settings"]
                heard = [await guest.hello()]
                before = size(tmp_path)
                for at in range(CHANGES):
                    wanted = {**settings, "touch": ("any", "all")[at % 2]}
                    change = {"do": "change-settings", "settings": wanted}
                    assert (await host.do(f"change {at}", change))["is"] == "done"
                    heard.append(await guest.hear_of("news"))
            assert size(tmp_path) - before < MOST
            assert len(json.dumps(heard)) < MOST
            assert MANY[0] not in json.dumps(heard)
            assert await words_of(house, room) == MANY

    run(work())


def test_a_snapshot_has_the_words_on_the_table_and_no_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", variant="two-player", words=[*WORDS, *OTHERS])
            guest = await house.made(f"/api/rooms/{room['code']}/members", name="Bo")
            async with house.socket(room["code"]) as host, house.socket(room["code"]) as bo:
                settings = (await host.hello(room["secret"]))["room"]["settings"]
                await bo.hello(guest["secret"])
                other = {**settings, "next_game": "new", "referee": "off"}
                await host.do("set", {"do": "change-settings", "settings": other})
                await host.do("sit", {"do": "take-seat", "seat": "red-spymaster"})
                await bo.do("sit", {"do": "take-seat", "seat": "red-operatives"})
                for at, kind in enumerate(("start-game", "end-game", "start-game")):
                    assert (await host.do(f"game {at}", {"do": kind}))["is"] == "done"
            async with house.socket(room["code"]) as visitor:
                shown = (await visitor.hello())["room"]
            table = set(shown["game"].pop("words"))
            assert len(table) == 25
            told = json.dumps(shown)
            assert not [word for word in (*WORDS, *OTHERS) if f'"{word}"' in told]

    run(work())


def test_a_room_has_the_list_that_it_plays_with_and_no_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", words=WORDS)
            await house.made("/api/rooms", words=WORDS)
            for words in (OTHERS, WORDS, WORDS):
                await bring(house, room, words)
                assert await words_of(house, room) == words
                assert len(kept(tmp_path)) == 2
            await bring(house, room, [])
            assert await words_of(house, room) == []
            assert len(kept(tmp_path)) == 1
            await bring(house, room, OTHERS)
            async with house.socket(room["code"]) as host:
                await host.hello(room["secret"])
                await host.do("1", {"do": "change-settings", "settings": {"touch": "all"}})
            assert (await settings_of(house, room))["own_list"] is None
            assert len(kept(tmp_path)) == 1

    run(work())


def test_lists_go_with_their_rooms(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        hub = Hub(store)
        old, *_ = await hub.membership.open_room(RoomSettings(), "Ann", words=tuple(WORDS))
        async with store.engine.begin() as connection:
            await connection.execute(schema.rooms.update().values(touched=0))
        young, *_ = await hub.membership.open_room(RoomSettings(), "Bo", words=tuple(WORDS))
        assert {room for room, _ in kept(tmp_path)} == {old, young}
        assert await store.delete_idle(1) == 1
        assert kept(tmp_path) == [(young, OwnList.of(WORDS).hash)]
        await hub.close()
        await store.close()

    run(work())


# Dealing


async def seated(hub: Hub, words: list[str]) -> tuple[OpenRoom, str]:
    """A room for two in which the host is the spymaster."""
    settings = RoomSettings(variant="two-player", next_game="new", referee="off")
    code, host, _ = await hub.membership.open_room(settings, "Ann", words=tuple(words))
    table = await hub.room(code)
    assert table is not None
    bo, _ = await hub.membership.join(table, "Bo")
    await table.send(host, "sit", cmd.TakeSeat("red-spymaster"))
    await table.send(bo, "sit", cmd.TakeSeat("red-operatives"))
    return table, host


async def dealt(table: OpenRoom, host: str) -> set[str]:
    """The words of a new game."""
    assert table.room is not None
    if table.room.playing:
        assert isinstance(
            await table.send(host, f"end {table.stream.seq}", cmd.EndGame()), wire.Done
        )
    answer = await table.send(host, f"deal {table.stream.seq}", cmd.StartGame())
    assert isinstance(answer, wire.Done), answer
    assert table.room.game is not None
    return set(table.room.game.words)


def test_a_list_is_fetched_once_while_its_room_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        hub = Hub(store)
        asked: list[str] = []
        words = store.words

        async def counted(room: str, hash_: str) -> tuple[str, ...] | None:
            asked.append(hash_)
            return await words(room, hash_)

        monkeypatch.setattr(store, "words", counted)
        table, host = await seated(hub, [*WORDS, *OTHERS])
        first, second = await dealt(table, host), await dealt(table, host)
        assert first | second <= {*WORDS, *OTHERS}
        assert not first & second  # what was on the table is not dealt again
        assert len(asked) == 1
        await table.send(host, "end", cmd.EndGame())
        await table.send(host, "words", cmd.UseWords(tuple(OTHERS)))
        assert await dealt(table, host) <= {*OTHERS}
        assert len(asked) == 2
        assert table.room is not None
        await table.send(host, "over", cmd.EndGame())
        decks = replace(table.room.settings, own_list=None)
        assert isinstance(await table.send(host, "decks", cmd.ChangeSettings(decks)), wire.Done)
        assert not await dealt(table, host) & {*OTHERS}
        assert len(asked) == 2
        await hub.close()
        await store.close()

    run(work())


def test_a_game_with_own_words_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        for start in (True, False):
            store = Store(sqlite_in(tmp_path))
            await store.open()
            hub = Hub(store)
            if start:
                table, host = await seated(hub, [*WORDS, *OTHERS])
                before, code = await dealt(table, host), table.code
                clue = cmd.Play(act.GiveClue("tree", 1))
                assert isinstance(await table.send(host, "clue", clue), wire.Done)
            else:
                again = await hub.room(code)
                assert again is not None
                assert again.room is not None
                assert again.room.game is not None
                assert set(again.room.game.words) == before
                bo = again.room.seats["red-operatives"][0]
                assert isinstance(await again.send(bo, "guess", cmd.Play(act.Guess(0))), wire.Done)
                assert await dealt(again, host) <= {*WORDS, *OTHERS} - before
            await hub.close()
            await store.close()

    run(work())


def test_a_list_that_is_lost_is_said_to_be(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        hub = Hub(store)
        table, host = await seated(hub, WORDS)
        async with store.engine.begin() as connection:
            await connection.execute(schema.lists.delete())
        refused = await table.send(host, "deal", cmd.StartGame())
        assert refused == wire.Refused("deal", "list-unknown")
        await table.send(host, "words", cmd.UseWords(tuple(OTHERS)))
        assert await dealt(table, host) <= {*OTHERS}
        await hub.close()
        await store.close()

    run(work())


def test_lists_are_read_by_the_workers_and_not_in_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread would hold Python's lock, and all messages to players with it."""
    asked = []

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            ask = house.app.state.hub.workers.ask

            async def watched(who: str, what: Any, *args: Any, **limits: Any) -> Any:  # noqa: ANN401 - its own
                asked.append(what.__name__)
                return await ask(who, what, *args, **limits)

            monkeypatch.setattr(house.app.state.hub.workers, "ask", watched)
            room = await house.made("/api/rooms", words=WORDS)
            assert (await bring(house, room, OTHERS))["words"] == 40
            checked = {"text": "\n".join(MANY), "lang": "en"}
            answer = await house.web.post("/api/decks/check", json=checked)
            assert answer.json()["words"] == 5_000
            assert await words_of(house, room) == OTHERS

    run(work())
    assert asked == ["read_list"] * 3


@pytest.mark.parametrize(
    ("why", "status", "code"),
    [("died", 503, "list-unread"), ("slow", 503, "list-unread"), ("crowded", 429, "too-many")],
)
def test_a_list_that_no_worker_reads_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: Why, status: int, code: str
) -> None:
    async def unanswered(*_: object, **__: object) -> None:
        raise Unanswered(why, "read_list")

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", words=WORDS)
            monkeypatch.setattr(house.app.state.hub.workers, "ask", unanswered)
            content = {"secret": room["secret"], "text": "\n".join(OTHERS)}
            answer = await house.web.post(f"/api/rooms/{room['code']}/words", json=content)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            answer = await house.web.post("/api/rooms", json={"words": WORDS})
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert await words_of(house, room) == WORDS

    run(work())


@pytest.mark.parametrize("answer", [Knowledge(well=30), None])
def test_how_well_bots_know_a_list_is_told_where_a_worker_can_say(answer: Knowledge | None) -> None:
    asked: list[object] = []

    async def ask(*question: object, **_: object) -> Knowledge:
        asked.append(question)
        if answer is None:
            raise Unanswered("slow", "knowledge_of")
        return answer

    lists = ListReader(SimpleNamespace(ask=ask))  # type: ignore[arg-type]  # enough of workers
    assert asyncio.run(lists.known("here", WORDS, "en")) == answer
    assert asked == [("here", knowledge_of, WORDS, "en")]


# Two nodes


def test_two_nodes_deal_from_the_same_list(two_nodes: tuple[Node, Node]) -> None:
    async def work() -> None:
        one, two = two_nodes
        settings = RoomSettings(variant="two-player", next_game="new", referee="off")
        company = await Players.gather([one.url, two.url], "two-player", Random(3), settings)
        host, guest = company.host, company.people["red-operatives"]
        assert host.base != guest.base
        assert (await host.bring_words("\n".join([*WORDS, *OTHERS])))["words"] == 70
        await guest.until(lambda: guest.room is not None and bool(guest.room.settings.own_list))
        assert await guest.words() == (*WORDS, *OTHERS)
        with pytest.raises(Rejected) as refused:
            await guest.bring_words("\n".join(WORDS))
        assert refused.value.code == "host-only"
        seen: list[set[str]] = []
        for url in (two.url, one.url):
            await host.connect(url)
            await company.deal()
            seen.append(set(guest.table.words))
            await host.do(cmd.EndGame())
        assert not seen[0] & seen[1]
        assert seen[0] | seen[1] <= {*WORDS, *OTHERS}
        # Brought on one node, dealt at once on the other, which had the old list.
        await host.bring_words("\n".join(WORDS))
        await host.connect(two.url)
        await company.deal()
        assert set(host.table.words) <= {*WORDS}
        await company.close()

    run(work())


def test_a_node_that_has_not_heard_of_a_new_list_reads_it(postgres: str) -> None:
    async def work() -> None:
        here, there = Hub(Store(postgres)), Hub(Store(postgres))  # and no bus between them
        await here.store.open()
        table, host = await seated(here, WORDS)
        far = await there.room(table.code)
        assert far is not None
        await table.send(host, "words", cmd.UseWords(tuple(OTHERS)))
        assert far.room is not None
        assert far.room.settings.own_list == OwnList.of(WORDS)
        assert await dealt(far, host) <= {*OTHERS}
        for hub in (here, there):
            await hub.close()
            await hub.store.close()

    run(work())

"""Words that everybody adds, over the wire: read as other lists are, stored, and dealt."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from covernames.text import is_picture
from in_process import Device, House
from nodes import sqlite_in

WORDS = [f"WORD{n}" for n in range(25)]


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


async def opened(house: House, **settings: object) -> tuple[dict[str, str], dict[str, str]]:
    """A room that gathers words, with its host and a guest on the two seats."""
    made = await house.made("/api/rooms", variant="two-player", name="Ann", seat="red-spymaster")
    guest = await house.made(f"/api/rooms/{made['code']}/members", name="Bo", seat="any")
    async with house.socket(made["code"]) as host:
        await host.hello(made["secret"])
        wanted = {"variant": "two-player", "gather": True, **settings}
        assert (await host.do("g", {"do": "change-settings", "settings": wanted}))["is"] == "done"
    return made, guest


async def add(device: Device, id_: str, *words: str) -> dict[str, Any]:
    return await device.do(id_, {"do": "add-words", "words": words})


async def room_of(house: House, made: dict[str, str]) -> dict[str, Any]:
    async with house.socket(made["code"]) as again:
        room: dict[str, Any] = (await again.hello(made["secret"]))["room"]
        return room


@pytest.mark.rule("A-73")
def test_what_was_added_is_there_after_a_restart_and_is_dealt(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made, guest = await opened(house)
            async with house.socket(made["code"]) as bo:
                await bo.hello(guest["secret"])
                assert (await add(bo, "1", *WORDS[:24]))["is"] == "done"
        async with House(sqlite_in(tmp_path)) as house:
            room = await room_of(house, made)
            assert room["added"] == {guest["member"]: WORDS[:24]}
            async with house.socket(made["code"]) as host:
                await host.hello(made["secret"])
                early = await host.do("s1", {"do": "start-game"})
                assert early["code"] == "deck-too-small"
                await add(host, "2", WORDS[24])
                assert (await host.do("s2", {"do": "start-game"}))["is"] == "done"
            room = await room_of(house, made)
            assert sorted(room["game"]["words"]) == sorted(WORDS)

    run(work())


def test_words_are_read_as_those_of_a_list(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made, guest = await opened(house)
            async with house.socket(made["code"]) as bo:
                await bo.hello(guest["secret"])
                await add(bo, "1", "  tree\u200b  house ", "#hash", "Tree House", "SUITS | smoke")
                refused = await add(bo, "2", "fine", "x" * 41)
                assert refused["code"] == "pack-word-too-long"
                assert refused["data"] == {"line": 2, "word": "", "limit": 40}
                assert (await add(bo, "3", "?!"))["code"] == "pack-line-empty"
                assert (await add(bo, "4", "a\0b"))["code"] == "pack-control-characters"
            room = await room_of(house, made)
            assert room["added"] == {guest["member"]: ["tree house", "hash", "SUITS"]}

    run(work())


def test_sent_again_it_is_added_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made, guest = await opened(house)
            async with house.socket(made["code"]) as bo:
                await bo.hello(guest["secret"])
                first = await add(bo, "1", "sea")
                await bo.do("2", {"do": "drop-word", "word": "sea"})
                assert await add(bo, "1", "sea") == first
            assert (await room_of(house, made))["added"] == {}

    run(work())


def test_with_pictures_among_them_words_are_enough_as_well(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made, _ = await opened(house, cards="mixed", decks=[])
            async with house.socket(made["code"]) as host:
                await host.hello(made["secret"])
                await add(host, "1", *WORDS)
                assert (await host.do("s", {"do": "start-game"}))["is"] == "done"
            words = (await room_of(house, made))["game"]["words"]
            assert 12 <= len(set(words) & set(WORDS)) <= 13

    run(work())


def test_where_pictures_alone_are_dealt_words_that_were_added_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made, _ = await opened(house, cards="pictures", decks=[])
            async with house.socket(made["code"]) as host:
                await host.hello(made["secret"])
                assert (await host.do("s", {"do": "start-game"}))["is"] == "done"
            words = (await room_of(house, made))["game"]["words"]
            assert all(map(is_picture, words))

    run(work())

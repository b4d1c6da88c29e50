"""What a room is like when it is made: by edition, and as the rules of its game have it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from in_process import House
from nodes import sqlite_in


def settings_of(folder: Path, **wanted: str) -> dict[str, Any]:
    """The settings of a new room, as its host is told them."""

    async def work() -> dict[str, Any]:
        async with House(sqlite_in(folder)) as house:
            room = await house.made("/api/rooms", name="Ann", **wanted)
            async with house.socket(room["code"]) as host:
                welcome = await host.hello(room["secret"])
                settings: dict[str, Any] = welcome["room"]["settings"]
                return settings

    return asyncio.run(work())


@pytest.mark.rule("E-01")
@pytest.mark.parametrize(
    ("lang", "next_game"), [("zh-Hant", "new"), ("en", "turn"), ("th", "turn"), ("et", "turn")]
)
def test_the_next_game_is_as_the_edition_has_it(tmp_path: Path, lang: str, next_game: str) -> None:
    settings = settings_of(tmp_path, lang=lang)
    assert (settings["language"], settings.get("next_game", "turn")) == (lang, next_game)


@pytest.mark.rule("D-040")
@pytest.mark.parametrize(
    ("variant", "chat"),
    [("duet", False), ("classic", True), ("two-player", True), ("three-player", True)],
)
def test_a_duet_room_has_no_chat(tmp_path: Path, variant: str, chat: bool) -> None:
    settings = settings_of(tmp_path, variant=variant)
    assert (settings["variant"], settings.get("chat", True)) == (variant, chat)


@pytest.mark.rule("D-040")
def test_nobody_chats_in_a_duet_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann", variant="duet")
            async with house.socket(room["code"]) as host:
                await host.hello(room["secret"])
                await host.hear_of("here")
                heard = await host.answers('{"say": "say", "text": "number four"}')
                assert [(each["is"], each["code"]) for each in heard] == [
                    ("refused", "chat-closed")
                ]

    asyncio.run(work())

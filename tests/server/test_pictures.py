"""Pictures over the wire: a room is made with them, and whole games are played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from covernames.pictures import pictures
from covernames.room.room import RoomSettings
from covernames.server.piles import playable
from covernames.text import is_picture
from in_process import House
from nodes import sqlite_in

KNOWN = {f"#{picture.id}" for picture in pictures()}
OWN = [f"word{number}" for number in range(30)]
BOTS = [
    {"seat": seat, "name": seat, "bot": "random"}
    for seat in ("red-operatives", "blue-spymaster", "blue-operatives")
]


async def table_of(house: House, **wanted: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """A room that is made and dealt at once, and its table as everybody sees it."""
    made = await house.made(
        "/api/rooms", name="Ann", seat="red-spymaster", bots=BOTS, start=True, **wanted
    )
    async with house.socket(made["code"]) as device:
        welcome = await device.hello()
        table: dict[str, Any] = welcome["room"]["game"]
        return table


@pytest.mark.parametrize(("cards", "counts"), [("pictures", {25}), ("mixed", {12, 13})])
def test_a_room_is_made_with_pictures(tmp_path: Path, cards: str, counts: set[int]) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            table = await table_of(house, cards=cards, lang="et")
            shown = [word for word in table["words"] if is_picture(word)]
            assert len(shown) in counts
            assert set(shown) <= KNOWN

    asyncio.run(work())


def test_words_of_ones_own_are_mixed_with_pictures(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            table = await table_of(house, cards="mixed", words=OWN)
            words = {word for word in table["words"] if not is_picture(word)}
            assert words <= set(OWN)
            assert len(words) in {12, 13}

    asyncio.run(work())


def test_nobody_makes_a_room_with_cards_that_there_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            answer = await house.web.post("/api/rooms", json={"cards": "photographs"})
            assert answer.status_code == 422

    asyncio.run(work())


def test_pictures_alone_need_no_deck() -> None:
    assert playable(RoomSettings(decks=(), cards="pictures")).cards == "pictures"

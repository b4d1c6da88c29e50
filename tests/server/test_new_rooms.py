"""A room that is made with everybody on their seats, and dealt at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from covernames.game.variants import VARIANTS
from covernames.room.room import Room
from covernames.server.store import Store
from in_process import House
from nodes import sqlite_in

BOT = "associations:steady"


def with_bots(variant: str, seat: str) -> dict[str, Any]:
    """Somebody on a seat and bots on all others."""
    others = [each.name for each in VARIANTS[variant].seats if each.name != seat]
    bots = [{"seat": name, "name": f"Bot {name}", "bot": BOT} for name in others]
    return {"variant": variant, "name": "Ann", "seat": seat, "bots": bots, "start": True}


async def room_in(house: House, made: dict[str, str]) -> Room:
    room = await house.app.state.hub.room(made["code"])
    return room.room  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("variant", "seat"),
    [
        ("classic", "red-operatives"),
        ("two-player", "red-operatives"),
        ("three-player", "operatives"),
        ("duet", "a"),
    ],
)
def test_one_request_makes_a_game_with_bots(tmp_path: Path, variant: str, seat: str) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made = await house.made("/api/rooms", **with_bots(variant, seat))
            room = await room_in(house, made)
            assert room.playing
            assert room.seat_of(made["member"]) == seat
            bots = {room.seat_of(member): who for member, who in room.members.items() if who.bot}
            assert set(bots) == {each.name for each in VARIANTS[variant].seats} - {seat}
            assert {who.bot for who in bots.values()} == {BOT}
            assert room.host == made["member"]

    asyncio.run(work())


def test_a_room_can_be_made_with_bots_and_dealt_later(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            bots = [{"seat": "red-spymaster", "name": "Bo", "bot": BOT}]
            room = await room_in(house, await house.made("/api/rooms", name="Ann", bots=bots))
            assert (room.playing, list(room.seats)) == (False, ["red-spymaster"])

    asyncio.run(work())


@pytest.mark.rule("A-69")
def test_who_wants_to_sits_down_where_somebody_is_missing(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made = await house.made("/api/rooms", variant="duet", name="Ann", seat="any")
            members = f"/api/rooms/{made['code']}/members"
            came = await house.made(members, name="Bo", seat="any")
            watching = await house.made(members, name="Cy")
            room = await room_in(house, made)
            assert [room.seat_of(each["member"]) for each in (made, came, watching)] == [
                "a",
                "b",
                "",
            ]

            team = (await house.made("/api/teams"))["team"]
            mission = {"city": "prague", "name": "Ann", "seat": "any"}
            made = await house.made(f"/api/teams/{team}/rooms", **mission)
            room = await room_in(house, made)
            assert room.seat_of(made["member"]) == "a"

    asyncio.run(work())


BOTS = with_bots("classic", "red-operatives")["bots"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seat": ""}, "seats-empty"),
        ({"bots": BOTS[:2]}, "seats-empty"),
        ({"seat": "nowhere", "start": False}, "seat-unknown"),
        ({"seat": "red-spymaster", "start": False}, "seat-taken"),
        ({"bots": [*BOTS, {"seat": "nowhere", "name": "Bo", "bot": BOT}]}, "seat-unknown"),
        ({"bots": [{**each, "bot": "os:system"} for each in BOTS]}, "bot-unknown"),
        ({"bots": [{**each, "name": "Ann"} for each in BOTS]}, "name-taken"),
        ({"bots": 17 * BOTS[:1]}, "request-unreadable"),
        ({"variant": "nothing"}, "variant-unknown"),
    ],
)
def test_what_is_refused_makes_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], code: str
) -> None:
    made: list[str] = []

    async def open_room(_: Store, room: str, __: str = "") -> bool:
        made.append(room)
        return True

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            monkeypatch.setattr(Store, "open_room", open_room)
            wanted = {**with_bots("classic", "red-operatives"), **changes}
            answer = await house.web.post("/api/rooms", json=wanted)
            assert (answer.status_code // 100, answer.json()["code"]) == (4, code)
            assert made == []

    asyncio.run(work())

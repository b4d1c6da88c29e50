"""Devices and their secrets: linked, renewed, taken back, and gone with an idle room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from covernames import Rejected
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from covernames.server.codes import hashed
from covernames.server.hub import Hub
from covernames.server.open_room import OpenRoom
from covernames.server.store import Store, schema
from nodes import sqlite_in
from scenes import SEATS
from waiting import LONGEST, until


def in_a_house(folder: Path, work: Callable[[Hub, OpenRoom, str, str], Awaitable[None]]) -> None:
    """A room whose host and the host's secret are known."""

    async def whole() -> None:
        store = Store(sqlite_in(folder))
        await store.open()
        hub = Hub(store)
        code, host, secret = await hub.membership.open_room(RoomSettings(referee="off"), "Ann")
        room = await hub.room(code)
        assert room is not None
        await work(hub, room, host, secret)
        await hub.close()
        await store.close()

    asyncio.run(whole())


@pytest.mark.parametrize(("given", "asked"), [(True, True), (True, False), (False, True)])
def test_a_board_links_boards_alone(tmp_path: Path, given: bool, asked: bool) -> None:
    """Whoever stands before a board in the open cannot make a device of it that sees the key."""

    async def work(hub: Hub, room: OpenRoom, host: str, secret: str) -> None:
        first = await hub.membership.link_device(room, secret, board=given)
        second = await hub.membership.link_device(room, first, board=asked)
        assert await hub.membership.device(room, second) == (host, True)

    in_a_house(tmp_path, work)


def test_another_device_of_a_member_is_like_the_first(tmp_path: Path) -> None:
    async def work(hub: Hub, room: OpenRoom, host: str, secret: str) -> None:
        phone = await hub.membership.link_device(room, secret, board=False)
        assert phone != secret
        assert await hub.membership.device(room, phone) == (host, False)
        assert await hub.membership.device(room, secret) == (host, False)

    in_a_house(tmp_path, work)


def test_a_renewed_secret_is_good_once(tmp_path: Path) -> None:
    async def work(hub: Hub, room: OpenRoom, host: str, secret: str) -> None:
        renewed = await hub.membership.link_device(room, secret, board=False, instead=True)
        assert await hub.membership.device(room, renewed) == (host, False)
        assert await hub.membership.device(room, secret) is None
        for instead in (True, False):
            with pytest.raises(Rejected, match="secret-unknown"):
                await hub.membership.link_device(room, secret, board=False, instead=instead)

    in_a_house(tmp_path, work)


def test_no_secret_is_nobodys(tmp_path: Path) -> None:
    async def work(hub: Hub, room: OpenRoom, _: str, __: str) -> None:
        await hub.store.add_device(room.code, hashed(""), "nobody", board=False)
        assert await hub.membership.device(room, "") is None
        await hub.store.add_device(room.code, hashed("of a stranger"), "nobody", board=False)
        assert await hub.membership.device(room, "of a stranger") is None

    in_a_house(tmp_path, work)


def test_whoever_goes_leaves_no_secret_behind(tmp_path: Path) -> None:
    async def work(hub: Hub, room: OpenRoom, host: str, _: str) -> None:
        member, secret = await hub.membership.join(room, "Ben")
        await room.send(host, "out", cmd.Remove(member))
        found: list[object] = [0]
        async with asyncio.timeout(LONGEST):
            while found[0] is not None:
                found[0] = await hub.store.device(room.code, hashed(secret))
        assert await hub.store.device(room.code, hashed("another")) is None

    in_a_house(tmp_path, work)


def test_who_is_not_let_in_leaves_no_secret_behind(tmp_path: Path) -> None:
    async def work(hub: Hub, room: OpenRoom, host: str, _: str) -> None:
        await room.send(host, "lock", cmd.Lock(True))
        with pytest.raises(Rejected, match="room-locked"):
            await hub.membership.join(room, "Ben")
        assert await rows(hub.store, room.code) == {"devices": 1, "vault": 0, "stream": 2}

    in_a_house(tmp_path, work)


async def rows(store: Store, code: str) -> dict[str, int]:
    """How much the store has of a room."""
    found = {}
    async with store.reading() as connection:
        for table in (schema.devices, schema.vault, schema.stream):
            query = select(func.count()).select_from(table).where(table.c.room == code)
            found[table.name] = int((await connection.execute(query)).scalar_one())
    return found


def test_idle_rooms_keep_neither_devices_nor_keys(tmp_path: Path) -> None:
    async def work(hub: Hub, room: OpenRoom, host: str, _: str) -> None:
        for seat in SEATS:
            member, _secret = await hub.membership.join(room, seat)
            await room.send(member, "sit", cmd.TakeSeat(seat))
        await room.send(host, "deal", cmd.StartGame())
        await until(lambda: room.room.playing)
        kept = await rows(hub.store, room.code)
        assert kept["devices"] == 5
        assert kept["vault"] == 1
        now = hub.clock.now()
        assert await hub.store.delete_idle(now - 60_000) == 0
        assert await rows(hub.store, room.code) == kept
        assert await hub.store.delete_idle(now + 60_000) == 1
        assert set((await rows(hub.store, room.code)).values()) == {0}
        assert await hub.store.passcode(room.code) is None

    in_a_house(tmp_path, work)

"""What one address may ask, and that others are not kept out by it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import httpx
import pytest

from covernames.server import http
from covernames.server import socket as sockets
from covernames.server.app import WRONG_PASSCODES
from covernames.server.http import Limits
from covernames.server.openapi import Operation
from covernames.server.operations import OPERATIONS
from in_process import HERE, House
from nodes import sqlite_in

BUDGETS = ("rooms", "members", "lists", "uploads", "pictures", "questions")
FEW = {f"{budget}_a_minute": 3 for budget in BUDGETS}
COUNTED = [each for each in OPERATIONS if each.budget]


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


class Clock:
    """A clock that tests wind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1_000.0
        monkeypatch.setattr("covernames.server.http.time.monotonic", lambda: self.time)


async def asked(web: httpx.AsyncClient, path: str, method: str) -> httpx.Response:
    for name, value in (("{code}", "nowhere"), ("{team}", "nobody"), ("{number:int}", "1")):
        path = path.replace(name, value)
    return await web.request(method, path, content="[]" if method == "POST" else None)


@pytest.mark.parametrize("operation", COUNTED, ids=lambda each: f"{each.method} {each.path}")
def test_every_operation_has_a_limit_per_address(operation: Operation, tmp_path: Path) -> None:
    method, path = operation.method, operation.path

    async def work() -> None:
        async with House(sqlite_in(tmp_path), **FEW) as house:
            for _ in range(3):
                assert (await asked(house.web, path, method)).status_code != 429
            refused = await asked(house.web, path, method)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
            assert 1 <= int(refused.headers["retry-after"]) <= 60
            other = house.visitor("192.0.2.2")
            assert (await asked(other, path, method)).status_code != 429

    run(work())


def test_what_is_watched_by_machines_is_not_counted() -> None:
    free = {each.path for each in OPERATIONS if not each.budget}
    assert free == {"/healthz", "/readyz", "/metrics"}
    assert {each.budget for each in COUNTED} == set(BUDGETS)


def test_a_class_behind_one_address_comes_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            rooms = [await house.made("/api/rooms") for _ in range(2)]
            for number in range(110):
                await house.made(
                    f"/api/rooms/{rooms[number % 2]['code']}/members", name=f"n{number}"
                )

    run(work())


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("a socket", "a socket", True),
    ],
)
def test_ipv6_counts_by_network(first: str, second: str, same: bool, tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path), rooms_a_minute=1) as house:
            assert (await house.visitor(first).post("/api/rooms")).status_code == 201
            again = (await house.visitor(second).post("/api/rooms")).status_code
            assert again == (429 if same else 201)

    run(work())


def test_a_limit_is_over_after_its_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, limits = Clock(monkeypatch), Limits(2)
    assert [limits.take("a") for _ in range(2)] == [0, 0]
    clock.time += 20
    assert (limits.take("a"), limits.take("b"), limits.count("a")) == (40, 0, 2)
    clock.time += 39.5
    assert limits.take("a") == 1
    clock.time += 0.5
    assert (limits.wait("a"), limits.count("a")) == (0, 0)
    assert [limits.take("a") for _ in range(3)] == [0, 0, 60]


def test_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, limits = Clock(monkeypatch), Limits(2)
    monkeypatch.setattr(http, "MOST_NAMES", 10)
    for number in range(50):
        limits.take(f"{number}")
    assert [name for name in map(str, range(50)) if limits.count(name)] == [
        *map(str, range(40, 50))
    ]
    clock.time += 61
    limits.take("new")
    assert len(limits._seen) == 1  # noqa: SLF001 - nothing else tells of it


# Connections


async def knocks(house: House, address: str, code: str = "nowhere") -> str:
    """Why somebody at an address is not let in; each has another reason than the next."""
    async with house.socket(code, address) as device:
        return str((await device.hear())["code"])


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ],
)
def test_an_address_has_so_many_connections(
    first: str, second: str, same: bool, tmp_path: Path
) -> None:
    """Refused before the room is looked up: it is one that there is not."""

    async def work() -> None:
        async with House(sqlite_in(tmp_path), connections_per_address=2) as house:
            room = await house.made("/api/rooms")
            async with house.socket(room["code"], first) as one:
                await one.hello()
                assert await knocks(house, second) == "room-unknown"
                async with house.socket(room["code"], first) as two:
                    await two.hello(room["secret"])
                    refused = "connections-too-many" if same else "room-unknown"
                    assert await knocks(house, second) == refused
                assert await knocks(house, second) == "room-unknown"  # whoever goes makes room

    run(work())


def test_no_limit_of_connections(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path), connections_per_address=0) as house:
            room = await house.made("/api/rooms")
            async with house.socket(room["code"]) as one:
                await one.hello()
                assert await knocks(house, HERE) == "room-unknown"

    run(work())


# Passcodes


async def tried(house: House, code: str, passcode: str, address: str, name: str) -> str:
    """The code of the refusal; empty: in."""
    content = {"name": name, "passcode": passcode}
    answer = await house.visitor(address).post(f"/api/rooms/{code}/members", json=content)
    return answer.json().get("code", "")  # type: ignore[no-any-return]  # JSON


def test_who_tries_passcodes_out_keeps_no_friends_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            code = (await house.made("/api/rooms", passcode="0731"))["code"]
            wrong = [
                await tried(house, code, f"{n}", "192.0.2.66", "Eve")
                for n in range(WRONG_PASSCODES + 1)
            ]
            assert wrong == ["passcode-wrong"] * WRONG_PASSCODES + ["too-many"]
            assert await tried(house, code, "0731", "192.0.2.66", "Eve") == "too-many"
            assert await tried(house, code, "0731", "192.0.2.7", "Bo") == ""

    run(work())


def test_many_addresses_have_one_try_each_when_a_room_has_had_enough(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            code = (await house.made("/api/rooms", passcode="0731"))["code"]
            for n in range(WRONG_PASSCODES):
                assert await tried(house, code, f"{n}", f"192.0.2.{n}", "Eve") == "passcode-wrong"
            assert await tried(house, code, "x", "192.0.2.99", "Eve") == "passcode-wrong"
            assert await tried(house, code, "0731", "192.0.2.99", "Eve") == "too-many"
            other = (await house.made("/api/rooms", passcode="0731"))["code"]
            assert await tried(house, other, "0731", "192.0.2.99", "Eve") == ""

    run(work())


def test_a_passcode_is_wanted_of_who_looks_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", passcode="0731")
            for passcode, heard in (("", "bye"), ("1234", "bye"), ("0731", "welcome")):
                async with house.socket(room["code"]) as device:
                    said = await device.hello(passcode=passcode)
                    assert said["is"] == heard
                    assert said.get("code", "passcode-wrong") == "passcode-wrong"
            async with house.socket(room["code"]) as host:
                assert (await host.hello(room["secret"]))["is"] == "welcome"

    run(work())


def test_passcodes_cannot_be_tried_out_by_looking_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            code = (await house.made("/api/rooms", passcode="0731"))["code"]

            async def said(passcode: str, address: str = "192.0.2.66") -> str:
                async with house.socket(code, address) as device:
                    return str((await device.hello(passcode=passcode)).get("code", ""))

            for _ in range(2 * WRONG_PASSCODES):  # links are opened without one
                assert await said("") == "passcode-wrong"
            for n in range(WRONG_PASSCODES):
                assert await said(f"{n}") == "passcode-wrong"
            assert await said("0731") == "too-many"
            assert await tried(house, code, "0731", "192.0.2.66", "Eve") == "too-many"
            assert await said("0731", "192.0.2.7") == ""

    run(work())


def test_who_opens_a_socket_and_says_nothing_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And somebody else of the same address has the place."""
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.0)

    async def work() -> None:
        async with House(sqlite_in(tmp_path), connections_per_address=1) as house:
            room = await house.made("/api/rooms")
            async with house.socket(room["code"]) as silent:
                await silent.ended()
                monkeypatch.setattr(sockets, "HELLO_SECONDS", 60.0)
                async with house.socket(room["code"]) as other:
                    assert (await other.hello())["is"] == "welcome"

    run(work())

"""What a room with a passcode tells whoever has neither that nor a member's secret."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from covernames.game import record
from covernames.server.app import WRONG_PASSCODES
from covernames.server.bot_pool import OFFERED
from in_process import House
from nodes import sqlite_in

WORD = "ประตู 1"
"""The passcode: no header holds it as it is."""
SEATS = ("red-spymaster", "red-operatives")


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


async def played(house: House, **wanted: str) -> dict[str, str]:
    """A room in which a game was begun and ended."""
    room = await house.made("/api/rooms", variant="two-player", name="Ann", **wanted)
    async with house.socket(room["code"]) as host:
        await host.hello(room["secret"])
        for seat in SEATS:
            bot = {"do": "add-bot", "seat": seat, "name": seat, "bot": OFFERED[0]}
            assert (await host.do(f"bot {seat}", bot))["is"] == "done"
        for command in ("start-game", "end-game"):
            assert (await host.do(command, {"do": command}))["is"] == "done"
    return room


async def asked(house: House, path: str, secret: str = "", passcode: str = "") -> httpx.Response:
    headers = {"covernames-secret": secret, "covernames-passcode": quote(passcode)}
    return await house.web.get(path, headers={k: v for k, v in headers.items() if v})


def test_a_stranger_learns_that_a_passcode_is_wanted_and_no_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            wanted = {"variant": "duet", "lang": "et", "name": "Ann", "passcode": WORD}
            room = await house.made("/api/rooms", **wanted)
            path = f"/api/rooms/{room['code']}"
            unknown = {"variant": "", "lang": "", "locked": False, "playing": False, "members": []}
            assert (await asked(house, path)).json() == {
                "code": room["code"],
                "passcode": True,
                **unknown,
            }
            for answer in (
                await asked(house, path, secret=room["secret"]),
                await asked(house, path, passcode=WORD),
            ):
                shown = answer.json()
                assert (shown["variant"], shown["lang"], shown["members"]) == (
                    "duet",
                    "et",
                    ["Ann"],
                )

    run(work())


@pytest.mark.parametrize("path", ["", "/records/1", "/records/1/analysis"])
def test_who_proves_nothing_is_refused(path: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room, other = await played(house, passcode=WORD), await house.made("/api/rooms")
            path_ = f"/api/rooms/{room['code']}{path}"
            for secret, passcode in (("x", ""), (other["secret"], ""), ("", "x")):
                answer = await asked(house, path_, secret, passcode)
                assert (answer.status_code, answer.json()["code"]) == (403, "passcode-wrong")
            in_address = f"{path_}?passcode={quote(WORD)}&covernames-passcode={quote(WORD)}"
            assert "Ann" not in (await asked(house, in_address)).text
            assert "game-dealt" not in (await asked(house, in_address)).text

    run(work())


def test_a_record_is_for_members_and_who_has_the_passcode(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await played(house, passcode=WORD)
            path = f"/api/rooms/{room['code']}/records/1"
            assert (await asked(house, path)).json()["code"] == "passcode-wrong"
            # A secret that is good opens it whatever the passcode is.
            for proof in ((room["secret"], ""), ("", WORD), (room["secret"], "x"), ("x", WORD)):
                assert record.read((await asked(house, path, *proof)).text)
            assert (await asked(house, path[:-1] + "2", passcode=WORD)).status_code == 404

    run(work())


def test_a_puzzle_is_for_members_and_who_has_the_passcode(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await played(house, passcode=WORD)
            path = f"/api/rooms/{room['code']}/records/1/puzzle"
            for secret, passcode, code in (
                ("", "", "passcode-wrong"),
                ("x", "x", "passcode-wrong"),
                (room["secret"], "", "clue-unknown"),
                ("", WORD, "clue-unknown"),
            ):
                headers = {"covernames-secret": secret, "covernames-passcode": quote(passcode)}
                headers = {name: said for name, said in headers.items() if said}
                answer = await house.web.post(path, json={"clue": 99}, headers=headers)
                assert answer.json()["code"] == code

    run(work())


def test_a_record_of_a_room_without_is_for_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await played(house)
            assert record.read((await asked(house, f"/api/rooms/{room['code']}/records/1")).text)

    run(work())


def test_a_secret_is_good_until_its_member_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await played(house, passcode=WORD)
            code = room["code"]
            bo = await house.made(f"/api/rooms/{code}/members", name="Bo", passcode=WORD)
            path = f"/api/rooms/{code}/records/1"
            assert (await asked(house, path, bo["secret"])).status_code == 200
            async with house.socket(code) as host:
                await host.hello(room["secret"])
                await host.do("out", {"do": "remove", "member": bo["member"]})
                assert (await asked(house, path, bo["secret"])).status_code == 403

    run(work())


@pytest.mark.parametrize("path", ["", "/records/1", "/records/1/analysis"])
def test_passcodes_cannot_be_tried_out_here_either(path: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", passcode=WORD)
            path_ = f"/api/rooms/{room['code']}{path}"
            for n in range(WRONG_PASSCODES):
                assert (await asked(house, path_, passcode=f"{n}")).status_code == 403
            assert (await asked(house, path_, passcode=WORD)).status_code == 429

    run(work())


def test_the_headers_are_described(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            paths = (await house.web.get("/api/openapi.json")).json()["paths"]
            for path in ("/api/rooms/{code}", "/api/rooms/{code}/records/{number}"):
                told = {each["name"]: each["in"] for each in paths[path]["get"]["parameters"]}
                assert told["covernames-secret"] == told["covernames-passcode"] == "header"

    run(work())

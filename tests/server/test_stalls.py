"""No field of any message or request costs the server more than a moment, whatever is in it.

What is counted is work, not time: the texts that reach `unicodedata.normalize`, whose cost is the
square of a run of combining marks, and what comes back. `benchmarks/stalls.py` has the time.
"""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from covernames.server.operations import OPERATIONS
from hostile_inputs import TEXTS, Attack, known_kinds, messages, requests, taken
from in_process import PLENTY, Device, House
from nodes import sqlite_in

LONGEST_RUN = 1_000
"""Marks in a row: a thousand are put in order in a fraction of a millisecond."""
ANSWER = 4_000
"""Bytes of an answer: what was sent is not sent back."""
BUDGETS = ("rooms", "members", "lists", "uploads", "pictures", "questions")
LIMITS = {f"{budget}_a_minute": PLENTY for budget in BUDGETS}
MESSAGES = dict(messages())
REQUESTS = dict(requests())


class Work:
    """The longest run of combining marks that was ever put in order."""

    def __init__(self) -> None:
        self.run = 0
        self._normalize = unicodedata.normalize

    def normalize(self, form: Any, text: str) -> str:  # noqa: ANN401 - the name of a form
        run = longest = 0
        for char in text:
            run = run + 1 if unicodedata.combining(char) else 0
            longest = max(longest, run)
        self.run = max(self.run, longest)
        # What is too much is only counted, or this test would take as long as it says.
        return self._normalize(form, text) if longest <= LONGEST_RUN else text


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Iterator[Work]:
    watched = Work()
    monkeypatch.setattr(unicodedata, "normalize", watched.normalize)
    yield watched
    assert watched.run <= LONGEST_RUN


def test_every_field_is_attacked() -> None:
    assert all(map(known_kinds, taken()))
    assert len([each for found in MESSAGES.values() for each in found]) > 200
    assert set(REQUESTS) == {each.path for each in OPERATIONS if each.takes is not None}


async def lobby(house: House) -> dict[str, str]:
    return await house.made("/api/rooms", variant="two-player", name="Ann")


async def in_a_game(house: House) -> dict[str, str]:
    """A room in which the host is to give a clue."""
    made = await lobby(house)
    guest = await house.made(f"/api/rooms/{made['code']}/members", name="Bo")
    async with house.socket(made["code"]) as host, house.socket(made["code"]) as bo:
        await host.hello(made["secret"])
        await bo.hello(guest["secret"])
        await host.do("1", {"do": "take-seat", "seat": "red-spymaster"})
        await bo.do("1", {"do": "take-seat", "seat": "red-operatives"})
        assert (await host.do("2", {"do": "start-game"}))["is"] == "done"
    return made


async def throw(device: Device, attack: Attack, at: int) -> None:
    """One message; whatever is answered is short, and the connection stands."""
    for heard in await device.answers(attack.written(id=f"attack {at}")):
        if heard["is"] in {"refused", "done", "said"}:
            assert len(json.dumps(heard)) < ANSWER, attack.name


def check_room(room: dict[str, Any]) -> None:
    """Nothing in a room is longer than it may be."""
    assert all(len(who["name"]) <= 32 for who in room["members"].values())
    assert len(json.dumps(room["settings"])) < 1_000


@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if MESSAGES[kind]])
def test_no_message_costs_much(kind: str, tmp_path: Path, work: Work) -> None:
    async def attack() -> None:
        async with House(sqlite_in(tmp_path), **LIMITS) as house:
            for made in (await lobby(house), await in_a_game(house)):
                async with house.socket(made["code"]) as device:
                    await device.hello(made["secret"])
                    for at, each in enumerate(MESSAGES[kind]):
                        await throw(device, each, at)
                async with house.socket(made["code"]) as again:
                    check_room((await again.hello(made["secret"]))["room"])

    asyncio.run(attack())
    assert work.run <= LONGEST_RUN


def test_no_first_message_costs_much(tmp_path: Path, work: Work) -> None:
    async def attack() -> None:
        async with House(sqlite_in(tmp_path), **LIMITS) as house:
            made = await lobby(house)
            for each in MESSAGES["Hello"]:
                async with house.socket(made["code"]) as device:
                    device.say(each.written())
                    assert (await device.hear())["is"] in {"welcome", "bye"}, each.name

    asyncio.run(attack())
    assert work.run <= LONGEST_RUN


@pytest.mark.parametrize("path", REQUESTS)
def test_no_request_costs_much(path: str, tmp_path: Path, work: Work) -> None:
    async def attack() -> None:
        async with House(sqlite_in(tmp_path), **LIMITS) as house:
            made = await lobby(house)
            team = (await house.made("/api/teams"))["team"]
            address = path.replace("{code}", made["code"]).replace("{team}", team)
            for each in REQUESTS[path]:
                content = each.written(secret=made["secret"]) if "secret" not in each.name else ""
                proof = {"covernames-secret": made["secret"]}
                sent = content or each.written()
                answer = await house.web.post(address, content=sent, headers=proof)
                assert answer.status_code < 500, each.name
                short = len(answer.content) < ANSWER or "faults" in answer.json()
                assert short, each.name

    asyncio.run(attack())
    assert work.run <= LONGEST_RUN


@pytest.mark.parametrize("path", [each.path for each in OPERATIONS if "{" in each.path])
def test_no_address_costs_much(path: str, tmp_path: Path, work: Work) -> None:
    operation = next(each for each in OPERATIONS if each.path == path)

    async def attack() -> None:
        async with House(sqlite_in(tmp_path), **LIMITS) as house:
            for text in TEXTS.values():
                address = path.replace("{number:int}", "9" * 400)
                part = text[: 5_000 // address.count("{")].replace("\n", "%0A")
                for name in ("{code}", "{team}", "{picture}"):
                    address = address.replace(name, part)
                answer = await house.web.request(operation.method, address, json={})
                assert 400 <= answer.status_code < 500, (path, answer.text)

    asyncio.run(attack())
    assert work.run <= LONGEST_RUN

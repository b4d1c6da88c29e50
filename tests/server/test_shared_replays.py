"""Replays by a link of their own: with names or without them, for as long as the server says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from covernames import VARIANTS
from covernames.game import actions as act
from covernames.game import record
from covernames.room import commands as cmd
from covernames.room.room import SideNames
from covernames.server import wire
from covernames.server.clock import Clock
from covernames.server.door import SECRET
from covernames.server.open_room import OpenRoom
from in_process import House
from nodes import Node, sqlite_in
from players import Players

DAY = 24 * 60 * 60 * 1_000
SEATS = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives", "red-operatives")
NAMES = ("Annabelle", "Benedict", "Cleopatra", "Domenico", "Euphemia")


class At(Clock):
    """A clock whose time is put forward; everything else goes on as usual."""

    time = 1_794_960_000_000

    def now(self) -> int:
        return self.time

    def forward(self, milliseconds: int) -> None:
        self.time += milliseconds


class Finished(House):
    """A room whose people have names, and so have its sides; one game is over."""

    def __init__(self, folder: Path, **options: Any) -> None:  # noqa: ANN401 - those of create_app
        super().__init__(sqlite_in(folder), **options)
        self.clock = At()
        self.count = 0

    async def play(self) -> None:
        self.app.state.hub.clock = self.clock
        made = await self.made("/api/rooms", name=NAMES[0], variant="classic")
        self.code, self.secret = made["code"], made["secret"]
        people = [made] + [
            await self.made(f"/api/rooms/{self.code}/members", name=name) for name in NAMES[1:]
        ]
        self.members = [person["member"] for person in people]
        self.hidden = [*NAMES, *self.members, *(each["secret"] for each in people), self.code]
        self.hidden += ["Anteaters", "Badgers", "confidential"]
        settings = (await self.room()).room.settings
        names = SideNames(red="Anteaters", blue="Badgers")
        await self.do(0, cmd.ChangeSettings(replace(settings, side_names=names)))
        for who, seat in enumerate(SEATS):
            await self.do(who, cmd.TakeSeat(seat))
        async with self.socket(self.code) as device:
            await device.hello(self.secret)
            device.say({"say": "say", "text": "confidential"})
            await device.hear_of("said")
        await self.do(0, cmd.StartGame())
        game = (await self.room()).room.game
        assert game is not None
        giver = SEATS.index(f"{game.turn.sides[0]}-spymaster")
        await self.do(giver, cmd.Play(act.GiveClue("xylophone", 1)))
        await self.do(0, cmd.EndGame())

    async def room(self) -> OpenRoom:
        found = await self.app.state.hub.room(self.code)
        assert isinstance(found, OpenRoom)
        return found

    async def do(self, who: int, command: cmd.Command) -> None:
        self.count += 1
        room = await self.room()
        answer = await room.send(self.members[who], f"c{self.count}", command)
        assert isinstance(answer, wire.Done), answer

    async def share(self, **content: object) -> httpx.Response:
        path = f"/api/rooms/{self.code}/records/1/replays"
        return await self.web.post(path, json=content, headers={SECRET: self.secret})

    async def shared(self, **content: object) -> str:
        answer = await self.share(**content)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["replay"])

    async def opens(self, replay: str) -> httpx.Response:
        return await self.web.get(f"/api/replays/{replay}")


def in_a_finished_room(
    folder: Path, work: Callable[[Finished], Awaitable[None]], **options: object
) -> None:
    async def whole() -> None:
        async with Finished(folder, **options) as house:
            await house.play()
            await work(house)

    asyncio.run(whole())


@pytest.mark.rule("A-83")
def test_names_that_are_left_out_are_not_sent(tmp_path: Path) -> None:
    async def work(house: Finished) -> None:
        replay = await house.shared(names=False)
        answer = await house.opens(replay)
        assert not [each for each in house.hidden if each in answer.text]
        shown = answer.json()
        assert (shown["names"], shown["side_names"]) == ({}, {"red": "", "blue": ""})
        table = record.replay(shown["record"])
        seats = {seat: len(who) for seat, who in table.members.items()}
        assert seats["red-operatives"] == 2
        assert sorted(m for who in table.members.values() for m in who) == list("12345")
        for tail in ("?names=true", "/../" + replay, "?room=1"):  # nothing brings them back
            again = await house.web.get(f"/api/replays/{replay}{tail}")
            assert not [each for each in house.hidden if each in again.text]

    in_a_finished_room(tmp_path, work)


@pytest.mark.rule("A-83")
def test_names_are_those_of_whoever_played_and_is_there(tmp_path: Path) -> None:
    async def work(house: Finished) -> None:
        await house.made(f"/api/rooms/{house.code}/members", name="Onlooker")
        await house.do(1, cmd.Rename("Bernard"))
        await house.do(4, cmd.LeaveRoom())
        replay = await house.shared()
        answer = await house.opens(replay)
        shown = answer.json()
        assert sorted(shown["names"].values()) == ["Annabelle", "Bernard", "Cleopatra", "Domenico"]
        assert set(shown["names"]) == set(house.members[:4])
        assert shown["side_names"] == {"red": "Anteaters", "blue": "Badgers"}
        assert house.code not in answer.text
        assert "confidential" not in answer.text  # the chat is no part of a game
        assert await house.shared() == replay  # one copy, as it is now
        assert await house.shared(names=False) != replay

    in_a_finished_room(tmp_path, work)


@pytest.mark.rule("A-83")
def test_a_link_lives_as_long_as_the_server_says(tmp_path: Path) -> None:
    async def work(house: Finished) -> None:
        store = house.app.state.hub.store
        answer = await house.share()
        replay, until = answer.json()["replay"], answer.json()["until"]
        assert until == house.clock.now() + 20 * DAY
        await store.delete_idle(2**62)  # the room is gone
        house.clock.forward(20 * DAY - 1)
        assert (await house.opens(replay)).status_code == 200
        assert await store.delete_old_replays(house.clock.now() - 20 * DAY) == 0
        house.clock.forward(1)
        answer = await house.opens(replay)
        assert (answer.status_code, answer.json()["code"]) == (404, "replay-unknown")
        assert await store.shared(replay) is not None
        assert await store.delete_old_replays(house.clock.now()) == 1
        assert await store.shared(replay) is None

    in_a_finished_room(tmp_path, work, keep_replay_days=20)


@pytest.mark.rule("A-83")
def test_who_shares_again_renews_the_link(tmp_path: Path) -> None:
    async def work(house: Finished) -> None:
        assert house.app.state.keep_replay_days == 365
        replay = await house.shared(names=False)
        house.clock.forward(300 * DAY)
        assert await house.shared(names=False) == replay
        house.clock.forward(300 * DAY)
        assert (await house.opens(replay)).status_code == 200

    in_a_finished_room(tmp_path, work)


def test_only_members_share_and_only_what_is_over(tmp_path: Path) -> None:
    async def work(house: Finished) -> None:
        for secret in ("", "x" * 32):
            path = f"/api/rooms/{house.code}/records/1/replays"
            answer = await house.web.post(path, json={}, headers={SECRET: secret})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-a-member")
        await house.do(0, cmd.StartGame())
        for number in (0, 2, 3):
            path = f"/api/rooms/{house.code}/records/{number}/replays"
            answer = await house.web.post(path, json={}, headers={SECRET: house.secret})
            assert (answer.status_code, answer.json()["code"]) == (404, "record-unknown")
        for code in ("2222222222", "2" * 9, "2" * 500, house.code, "%00"):
            for method, path in (("GET", ""), ("GET", "/analysis"), ("POST", "/what-if")):
                content = {"clue": 0, "word": "tree", "number": 1} if method == "POST" else None
                answer = await house.web.request(method, f"/api/replays/{code}{path}", json=content)
                assert (answer.status_code, answer.json()["code"]) == (404, "replay-unknown")

    in_a_finished_room(tmp_path, work)


@pytest.mark.rule("A-83")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_whole_game_without_names_is_the_same_game(node: Node, variant: str) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], variant, Random(12))
        await company.deal()
        await company.play_out(steer=1.0)
        people = list(company.people.values())
        path = f"{node.url}/api/rooms/{company.host.code}/records/1"
        async with httpx.AsyncClient(timeout=120) as web:
            proof = {SECRET: company.host.secret}
            told = record.replay((await web.get(path, headers=proof)).text)
            made = await web.post(f"{path}/replays", json={"names": False}, headers=proof)
            shared = f"{node.url}/api/replays/{made.json()['replay']}"
            answer = await web.get(shared)
            assert not [one for one in people if one.member in answer.text]
            table = record.replay(answer.json()["record"])
            for what in ("words", "covers", "outcome", "opened", "left"):
                assert getattr(table, what) == getattr(told, what)
            assert [clue.word for clue in table.clues] == [clue.word for clue in told.clues]
            found = await web.get(f"{shared}/analysis")
            assert found.json() == (await web.get(f"{path}/analysis", headers=proof)).json()
            other = {"clue": 0, "word": "water", "number": 1}
            tried = await web.post(f"{shared}/what-if", json=other)
            assert tried.json() == (await web.post(f"{path}/what-if", json=other)).json()
        await company.close()

    asyncio.run(work())

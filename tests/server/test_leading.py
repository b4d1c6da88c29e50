"""A replay watched together: who may lead, what everybody hears of it, and when it ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clocks import TurnedClock, settle
from covernames.client import Client
from covernames.refusals import Rejected
from covernames.room import commands as cmd
from covernames.room.lead import Lead
from covernames.room.room import RoomSettings
from covernames.server import wire
from covernames.server.bus import NodeMessage
from covernames.server.clock import TIMES
from covernames.server.connection import Connection
from covernames.server.device_reader import DeviceReader
from covernames.server.game_logs import game_logs
from covernames.server.open_room import OpenRoom
from in_process import House
from lines import HeardLine
from nodes import Node, sqlite_in
from scenes import RED_BEGINS, Scene, in_a_room

ANN, BEN, EVE = "Ann", "Ben", "Eve"
NOBODY = {"member": "", "game": 0, "at": 0}


class Company:
    """A room after its first game: Ann and Ben, and Eve, who is no member."""

    def __init__(self, scene: Scene, clock: TurnedClock, members: dict[str, str]) -> None:
        self.scene, self.clock, self.members = scene, clock, members
        self.lines: dict[str, HeardLine] = {}
        self.devices = {name: self.comes(name) for name in members}

    def comes(self, name: str) -> Connection:
        self.lines[name] = HeardLine()
        device = Connection(self.lines[name], self.members[name])
        self.scene.table.presence.enter(device)
        return device

    async def says(self, name: str, at: int | None, game: int | None = None) -> str:
        """Say `lead`; why it is refused."""
        try:
            await self.scene.table.leading.lead(self.devices[name], game, at)
        except Rejected as rejected:
            return rejected.code
        return ""

    async def heard(self, name: str) -> list[dict[str, Any]]:
        """What somebody was told of a lead since this was last asked."""
        await settle()
        said = list(map(json.loads, self.lines[name].said))
        self.lines[name].said.clear()
        led = [each for each in said if each.pop("is") == "led"]
        return [
            {**each, "member": self.named(each["member"])} if each["member"] else each
            for each in led
        ]

    def named(self, member: str) -> str:
        return next(name for name, each in self.members.items() if each == member)

    @property
    def now(self) -> tuple[str, int, int] | None:
        lead = self.scene.table.leading.now
        return None if lead is None else (self.named(lead.member), lead.game, lead.at or 0)

    async def length(self) -> int:
        """How many events the first game has."""
        return len((await game_logs(self.scene.table.store, self.scene.table.code))[0])

    async def a_while(self) -> None:
        await self.clock.turn(TIMES.coalesce)


def after_a_game(folder: Path, work: Callable[[Company], Awaitable[None]]) -> None:
    async def whole(scene: Scene, clock: TurnedClock) -> None:
        seats = await scene.seat()
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(scene.host, cmd.EndGame())
        members = {ANN: seats["red-spymaster"], BEN: seats["red-operatives"], EVE: ""}
        await work(Company(scene, clock, members))

    in_a_room(folder, whole, RoomSettings(referee="off", game=RED_BEGINS))


def shown(name: str, at: int, game: int = 1) -> dict[str, Any]:
    return {"member": name, "game": game, "at": at}


@pytest.mark.rule("A-78")
def test_everybody_hears_who_leads_and_every_step(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        assert await company.says(ANN, 1, game=1) == ""
        for name in (ANN, BEN, EVE):
            assert await company.heard(name) == [shown(ANN, 1)]
        await company.a_while()
        await company.says(ANN, 2)
        for name in (BEN, EVE):
            assert await company.heard(name) == [shown(ANN, 2)]
        await company.a_while()
        await company.says(ANN, None)
        assert company.now is None
        for name in (BEN, EVE):
            assert await company.heard(name) == [NOBODY]

    after_a_game(tmp_path, work)


def test_many_steps_are_told_as_the_first_and_the_last(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        last = await company.length()
        await company.says(ANN, 1, game=1)
        for at in [*range(2, last + 1), 1, 2]:
            await company.says(ANN, at)
        assert await company.heard(BEN) == [shown(ANN, 1)]
        await company.a_while()
        assert await company.heard(BEN) == [shown(ANN, 2)]
        await company.a_while()
        assert await company.heard(BEN) == []

    after_a_game(tmp_path, work)


@pytest.mark.rule("A-79")
def test_anybody_takes_the_lead_and_the_one_before_moves_nobody_any_more(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.says(ANN, 1, game=1)
        await company.says(BEN, 2)  # only goes on, and does not lead
        assert company.now == (ANN, 1, 1)
        await company.says(BEN, 2, game=1)
        assert company.now == (BEN, 1, 2)
        for at in (1, None):  # what Ann said before she heard of it
            assert await company.says(ANN, at) == ""
        assert company.now == (BEN, 1, 2)
        await company.a_while()
        assert (await company.heard(ANN))[-1] == shown(BEN, 2)

    after_a_game(tmp_path, work)


@pytest.mark.rule("A-78")
def test_only_members_lead_and_only_where_there_is_something_to_see(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        last = await company.length()
        asked = [(EVE, 1, 1), (ANN, 1, 0), (ANN, 1, 2), (ANN, 1, -1), (ANN, 0, 1), (ANN, -1, 1)]
        codes = [await company.says(who, at, game=game) for who, at, game in asked]
        assert codes == ["not-a-member", *3 * ["record-unknown"], *2 * ["moment-unknown"]]
        assert await company.says(ANN, last + 1, game=1) == "moment-unknown"
        assert company.now is None
        assert await company.heard(BEN) == []
        assert await company.says(ANN, last, game=1) == ""
        for at in (0, last + 1):
            assert await company.says(ANN, at) == "moment-unknown"
        assert company.now == (ANN, 1, last)

    after_a_game(tmp_path, work)


@pytest.mark.rule("A-78")
def test_while_a_game_is_played_nobody_leads(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.says(ANN, 1, game=1)
        await company.scene.do(company.scene.host, cmd.StartGame())
        assert company.now is None
        await company.a_while()
        assert (await company.heard(BEN))[-1] == NOBODY
        for game in (1, 2, 3):
            assert await company.says(ANN, 1, game=game) == "lead-playing"
        assert await company.says(ANN, 2) == ""  # too late, and nothing to tell
        assert await company.heard(BEN) == []
        await company.scene.do(company.scene.host, cmd.EndGame())
        assert await company.says(ANN, 1, game=2) == ""

    after_a_game(tmp_path, work)


def test_a_game_that_begins_while_the_record_is_read_comes_first(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        table, host = company.scene.table, company.scene.host
        read = table.store.entries_after

        async def slowly(code: str, since: int) -> Any:  # noqa: ANN401 - as the store has it
            found = await read(code, since)
            await company.scene.do(host, cmd.StartGame())
            return found

        table.store.entries_after = slowly  # type: ignore[method-assign, assignment]
        assert await company.says(ANN, 1, game=1) == "lead-playing"
        assert company.now is None

    after_a_game(tmp_path, work)


@pytest.mark.rule("A-79")
def test_a_leader_who_goes_leads_no_longer(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.says(ANN, 1, game=1)
        await company.scene.do(company.members[ANN], cmd.LeaveRoom())
        assert company.now is None
        await company.a_while()
        assert (await company.heard(BEN))[-1] == NOBODY

    after_a_game(tmp_path, work)


@pytest.mark.rule("A-79")
def test_a_leader_who_closes_the_page_leads_no_longer_though_the_telephone_is_there(
    tmp_path: Path,
) -> None:
    async def work(company: Company) -> None:
        laptop = company.devices[ANN]
        await company.says(ANN, 1, game=1)
        company.comes(ANN)  # her telephone
        company.scene.table.presence.leave(laptop)
        await company.clock.turn(TIMES.coalesce + TIMES.lead_grace - 0.1)
        assert company.now == (ANN, 1, 1)
        await company.heard(BEN)
        await company.clock.turn(0.2)
        assert company.now is None
        assert await company.heard(BEN) == [NOBODY]

    after_a_game(tmp_path, work)


@pytest.mark.rule("A-79")
def test_a_leader_who_is_back_in_a_moment_still_leads(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        await company.says(ANN, 1, game=1)
        company.scene.table.presence.leave(company.devices[ANN])
        await company.clock.turn(1)
        company.devices[ANN] = company.comes(ANN)
        await company.says(ANN, 1)  # as her page does when it is back
        await company.clock.turn(60)
        assert company.now == (ANN, 1, 1)
        company.scene.table.presence.leave(company.devices[ANN])
        await company.clock.turn(60)
        assert company.now is None

    after_a_game(tmp_path, work)


async def welcomed(table: OpenRoom, member: str = "") -> wire.Led | None:
    line = HeardLine()
    await table.welcome(Connection(line, member), None)
    return msgspec.json.decode(line.said[0], type=wire.Welcome).led


@pytest.mark.rule("A-78")
def test_who_comes_later_is_told_of_the_lead(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        table = company.scene.table
        assert await welcomed(table) is None
        await company.says(ANN, 1, game=1)
        await company.says(ANN, 2)  # not told yet
        for name in (BEN, EVE):
            told = await welcomed(table, company.members[name])
            assert told == wire.Led(company.members[ANN], 1, 2)
        await company.says(ANN, None)
        assert await welcomed(table) is None

    after_a_game(tmp_path, work)


# Several nodes


def test_of_two_leads_the_later_one_counts_on_every_node(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        table, (ann, ben) = company.scene.table, (company.members[ANN], company.members[BEN])
        told: list[Lead] = []
        table.presence.publish = lambda **what: told.append(what["lead"])  # type: ignore[method-assign]

        def hears(lead: Lead) -> None:
            table.on_node_message(NodeMessage("there", table.code, (ann, ben), lead=lead))

        hears(Lead(ben, 2_000_000, 1, 4, 3))  # by a clock that is fast
        assert company.now == (BEN, 1, 3)
        await company.says(ANN, 1, game=1)  # by a slow one, and yet later
        [mine] = told
        assert company.now == (ANN, 1, 1)
        hears(Lead(ben, 2_000_000, 1, 4, 2))  # said before it was heard there
        hears(Lead(ben, 2_000_000, 1, 4))
        assert company.now == (ANN, 1, 1)
        hears(Lead(ben, mine.since + 1, 1, 4, 2))
        assert company.now == (BEN, 1, 2)
        hears(Lead(ben, mine.since + 1, 1, 4))
        hears(mine)  # it is older than what is over
        assert company.now is None

    after_a_game(tmp_path, work)


def test_a_leader_on_another_node_leads_as_long_as_that_node_tells_of_them(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        table, ann = company.scene.table, company.members[ANN]
        table.presence.leave(company.devices[ANN])
        lead = Lead(ann, 2_000_000, 1, 4, 3)
        table.on_node_message(NodeMessage("there", table.code, (ann,), lead=lead))
        await company.clock.turn(TIMES.presence_ttl - 1)
        table.presence.heartbeat()
        assert company.now == (ANN, 1, 3)
        await company.clock.turn(2)
        table.presence.heartbeat()
        await company.clock.turn(TIMES.coalesce + TIMES.lead_grace)
        assert company.now is None

    after_a_game(tmp_path, work)


def test_a_lead_on_another_node_ends_with_the_next_deal(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        table, ann = company.scene.table, company.members[ANN]
        lead = Lead(ann, 2_000_000, 1, 4, 3)
        await company.scene.do(company.scene.host, cmd.StartGame())
        table.on_node_message(NodeMessage("there", table.code, (ann,), lead=lead))
        assert company.now is None

    after_a_game(tmp_path, work)


# Over the wire


def test_what_is_no_moment_is_not_even_read(tmp_path: Path) -> None:
    async def work(company: Company) -> None:
        line, ready = HeardLine(), asyncio.Event()
        device = Connection(line, company.members[ANN])
        reader = DeviceReader(company.scene.table, device, ANN, 100, ready.set)
        for more in ('"at":"1"', '"at":1.5,"game":1', '"game":"one"', '"at":[1]'):
            assert reader.hear(f'{{"say":"lead",{more}}}', False)
        codes = [json.loads(each)["code"] for each in line.said]
        assert codes == 4 * ["message-unreadable"]
        assert not reader.hear('{"say":"lead","at":1,"game":9}', False)  # nothing else meanwhile
        await ready.wait()
        assert json.loads(line.said[-1])["code"] == "record-unknown"
        assert json.loads(line.said[-1])["id"] == ""

    after_a_game(tmp_path, work)


def test_who_only_looks_on_hears_why_they_do_not_lead(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            async with house.socket(room["code"]) as device:
                assert (await device.hello())["led"] is None
                device.say('{"say":"lead","game":1,"at":1}')
                heard = await device.hear_of("refused")
                assert (heard["id"], heard["code"]) == ("", "not-a-member")

    asyncio.run(work())


@pytest.mark.rule("A-78")
def test_a_program_leads_and_follows(node: Node) -> None:
    async def work() -> None:
        async with await Client.open_room(node.url, name="Ann", variant="two-player") as ann:
            for seat in ("red-spymaster", "red-operatives"):
                await ann.do(cmd.AddBot(seat, seat, "random"))
            await ann.do(cmd.StartGame())
            await ann.do(cmd.EndGame())
            async with await Client.join(node.url, ann.code, "Ben") as ben:
                last = len((await ann.record(1)).splitlines()) - 1
                await ann.lead(1)
                await ben.until(lambda: ben.led == wire.Led(ann.member, 1, 1))
                await ann.go_on(last)
                await ben.until(lambda: ben.led == wire.Led(ann.member, 1, last))
                async with await Client.join(node.url, ann.code, "Cem") as cem:
                    assert cem.led == ben.led
                await ann.stop_leading()
                await ben.until(lambda: ben.led is None)

    asyncio.run(work())

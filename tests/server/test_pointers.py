"""Where people point: one message each way, and only the server takes pointers away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from clocks import TurnedClock, settle
from covernames.game import actions as act
from covernames.room import commands as cmd
from covernames.server import wire
from covernames.server.bus import NodeMessage
from covernames.server.connection import Connection
from in_process import House
from lines import HeardLine
from nodes import sqlite_in
from scenes import Scene, in_a_room


def test_who_may_not_point_hears_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            for secret in (room["secret"], ""):
                async with house.socket(room["code"]) as device:
                    await device.hello(secret)
                    await device.hear_of("here")
                    heard = await device.answers('{"say": "point", "cell": 3}')
                    assert [(each["id"], each["code"]) for each in heard] == [
                        ("", "guess-not-your-turn")
                    ]
                    heard = await device.answers('{"say": "point", "cell": null}')
                    assert heard == [{"is": "pointers", "pointers": {}}]

    asyncio.run(work())


def test_what_a_page_of_an_older_version_says_is_refused_and_the_connection_holds(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            async with house.socket(room["code"]) as device:
                await device.hello(room["secret"])
                await device.hear_of("here")
                [heard] = await device.answers('{"say": "mark", "cell": 3, "on": true}')
                assert (heard["is"], heard["code"]) == ("refused", "message-unreadable")
                assert await device.answers('{"say": "point"}')

    asyncio.run(work())


class Table:
    """A game in which red may guess, and everything that each device is told."""

    def __init__(self, scene: Scene, seats: dict[str, str]) -> None:
        self.scene, self.seats = scene, seats
        self.lines = {seat: HeardLine() for seat in seats}
        self.devices = {seat: self._device(seat, member) for seat, member in seats.items()}

    def _device(self, seat: str, member: str) -> Connection:
        device = Connection(self.lines[seat], member)
        self.scene.table.presence.enter(device)
        return device

    def point(self, cell: int | None, seat: str = "red-operatives") -> wire.FromServer:
        """What the device that points gets for an answer."""
        return self.scene.table.point(self.devices[seat], cell)

    async def play(self, seat: str, action: act.AnyAction) -> None:
        await self.scene.do(self.seats[seat], cmd.Play(action))

    async def heard(self) -> dict[str, list[dict[str, Any]]]:
        """What everybody was told since this was last asked."""
        await settle()
        told = {seat: list(map(json.loads, line.said)) for seat, line in self.lines.items()}
        for line in self.lines.values():
            line.said.clear()
        return told

    def card(self, identity: str) -> int:
        key = self.scene.table.stream.vault.key
        assert key is not None
        game = self.scene.table.room.game
        assert game is not None
        cells = (cell for cell in range(25) if key.identity("key", cell) == identity)
        return next(cell for cell in cells if not game.covers[cell])

    @property
    def cells(self) -> dict[str, int]:
        return dict(self.scene.table.pointers.cells)


Work = Callable[[Table, TurnedClock], Awaitable[None]]


def at_a_table(folder: Path, work: Work) -> None:
    async def whole(scene: Scene, clock: TurnedClock) -> None:
        table = Table(scene, await scene.seat())
        await scene.do(scene.host, cmd.StartGame())
        await table.play("red-spymaster", act.GiveClue("tree", 3))
        await clock.turn(1)
        await table.heard()
        await work(table, clock)

    in_a_room(folder, whole)


def test_a_moved_pointer_is_one_message_to_everybody_and_at_once(tmp_path: Path) -> None:
    async def work(table: Table, clock: TurnedClock) -> None:
        guesser = table.seats["red-operatives"]
        for cell in (3, 4, None):
            cells: dict[str, int] = {} if cell is None else {guesser: cell}
            assert table.point(cell) == wire.Pointers(cells)
            told = await table.heard()
            assert told.pop("red-operatives") == []  # it has its answer
            assert list(told.values()) == 3 * [[{"is": "pointers", "pointers": cells}]]
            await clock.turn(1)
            assert not any((await table.heard()).values())

    at_a_table(tmp_path, work)


def test_pointers_that_follow_fast_are_gathered_for_others(tmp_path: Path) -> None:
    async def work(table: Table, clock: TurnedClock) -> None:
        guesser = table.seats["red-operatives"]
        for cell in (3, 4, 5):
            assert table.point(cell) == wire.Pointers({guesser: cell})
        assert len((await table.heard())["blue-operatives"]) == 1
        await clock.turn(0.2)
        told = (await table.heard())["blue-operatives"]
        assert told == [{"is": "pointers", "pointers": {guesser: 5}}]

    at_a_table(tmp_path, work)


def test_nothing_is_shown_of_a_room_that_is_forgotten(tmp_path: Path) -> None:
    async def work(table: Table, clock: TurnedClock) -> None:
        for cell in (3, 4):
            table.point(cell)
        await table.heard()
        table.scene.table.pointers.stop()
        await clock.turn(1)
        assert not any((await table.heard()).values())

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("identity", ["red", "blue", "bystander", "assassin"])
def test_a_guess_is_one_message_to_everybody(tmp_path: Path, identity: str) -> None:
    async def work(table: Table, clock: TurnedClock) -> None:
        cell = table.card(identity)
        table.point(cell)
        await clock.turn(1)
        await table.heard()
        await table.play("red-operatives", act.Guess(cell))
        await clock.turn(1)
        for told in (await table.heard()).values():
            assert [(each["is"], each["pointers"]) for each in told] == [("news", {})]

    at_a_table(tmp_path, work)


def test_a_guess_in_the_moment_after_a_pointer_says_where_all_point(tmp_path: Path) -> None:
    async def work(table: Table, clock: TurnedClock) -> None:
        table.point(3)
        cell = table.card("red")
        table.point(cell)
        await table.heard()
        await table.play("red-operatives", act.Guess(cell))
        await clock.turn(1)
        for told in (await table.heard()).values():
            assert [(each["is"], each["pointers"]) for each in told] == [("news", {})]

    at_a_table(tmp_path, work)


def test_a_touched_card_takes_its_own_pointers_away_and_no_others(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        scene = table.scene
        second, _secret = await scene.hub.membership.join(scene.table, "Second")
        await scene.do(second, cmd.TakeSeat("red-operatives"))
        found = table.card("red")
        other = next(cell for cell in range(25) if cell != found)
        table.point(found)
        scene.table.point(Connection(HeardLine(), second), other)
        await table.heard()
        await table.play("red-operatives", act.Guess(found))
        assert table.cells == {second: other}
        told = (await table.heard())["blue-spymaster"]
        assert [each["pointers"] for each in told] == [{second: other}]
        await scene.do(second, cmd.Stand())  # who no longer guesses points no longer
        assert table.cells == {}

    at_a_table(tmp_path, work)


def test_news_that_leave_the_pointers_alone_say_nothing_of_them(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        table.point(3)
        await table.heard()
        await table.scene.hub.membership.join(table.scene.table, "Visitor")
        told = [each for each in (await table.heard())["red-spymaster"] if each["is"] == "news"]
        assert [each["pointers"] for each in told] == [None]
        assert table.cells == {table.seats["red-operatives"]: 3}

    at_a_table(tmp_path, work)


@pytest.mark.parametrize("end", ["stop", "clue", "deal"])
def test_pointers_do_not_outlive_the_turn(tmp_path: Path, end: str) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        scene, found = table.scene, table.card("red")
        await table.play("red-operatives", act.Guess(found))
        table.point(next(cell for cell in range(25) if cell != found))
        assert table.cells
        if end == "deal":
            await scene.do(scene.host, cmd.EndGame())
            await scene.do(scene.host, cmd.StartGame())
        else:
            await table.play("red-operatives", act.Stop())
        assert table.cells == {}
        if end == "clue":
            refused = table.point(4)
            assert isinstance(refused, wire.Refused)
            await table.play("blue-spymaster", act.GiveClue("sea", 1))
            assert table.cells == {}

    at_a_table(tmp_path, work)


def test_only_who_may_guess_points_and_only_at_open_cards(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        found = table.card("red")
        await table.play("red-operatives", act.Guess(found))
        refused = [
            table.point(4, "blue-operatives"),
            table.point(4, "red-spymaster"),
            table.point(25),
            table.point(-1),
            table.point(found),
        ]
        codes = [each.code for each in refused if isinstance(each, wire.Refused)]
        assert codes == 4 * ["guess-not-your-turn"] + ["guess-card-covered"]
        assert table.cells == {}

    at_a_table(tmp_path, work)


def test_who_comes_in_is_told_where_people_point(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        line = HeardLine()
        table.point(3)
        await table.scene.table.welcome(Connection(line), None)
        assert json.loads(line.said[0])["pointers"] == {table.seats["red-operatives"]: 3}

    at_a_table(tmp_path, work)


def test_a_pointer_of_another_node_counts_while_its_member_may_guess(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        room, found = table.scene.table, table.card("red")
        guesser, other = table.seats["red-operatives"], table.seats["blue-operatives"]
        for member in (guesser, other):
            room.on_node_message(NodeMessage("there", room.code, pointer=(member, found)))
        assert table.cells == {guesser: found}
        room.on_node_message(NodeMessage("there", room.code, pointer=(guesser, None)))
        assert table.cells == {}
        await table.play("red-operatives", act.Guess(found))
        room.on_node_message(NodeMessage("there", room.code, pointer=(guesser, found)))
        assert table.cells == {}

    at_a_table(tmp_path, work)

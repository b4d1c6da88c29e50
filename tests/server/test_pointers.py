"""Where people point: one message each way, and only the server takes pointers away (A-68)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from clocks import TurnedClock, settle
from covernames.game import actions as act
from covernames.game.table import Settings
from covernames.room import commands as cmd
from covernames.room.pointer import Pointer
from covernames.room.room import RoomSettings
from covernames.server import wire
from covernames.server.bus import NodeMessage
from covernames.server.connection import Connection
from covernames.server.device_reader import read
from in_process import House
from lines import HeardLine
from nodes import sqlite_in
from scenes import RED_BEGINS, Scene, in_a_room


def test_who_may_not_point_hears_of_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", name="Ann")
            for secret in (room["secret"], ""):
                async with house.socket(room["code"]) as device:
                    await device.hello(secret)
                    await device.hear_of("here")
                    heard = await device.answers('{"say": "point", "at": [{"cell": 3}]}')
                    assert [(each["id"], each["code"]) for each in heard] == [
                        ("", "guess-not-your-turn")
                    ]
                    heard = await device.answers('{"say": "point", "at": []}')
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
                for old in (
                    '{"say": "mark", "cell": 3, "on": true}',
                    '{"say": "point", "cell": 3}',
                    '{"say": "point"}',
                ):
                    [heard] = await device.answers(old)
                    assert (heard["is"], heard["code"]) == ("refused", "message-unreadable")
                assert await device.answers('{"say": "point", "at": []}')

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

    def point(self, *cells: int, seat: str = "red-operatives") -> wire.FromServer:
        """What the device that points gets for an answer."""
        return self.scene.table.point(self.devices[seat], at(*cells))

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
    def cells(self) -> dict[str, list[int]]:
        every = self.scene.table.pointers.all
        return {who: [each.cell for each in at] for who, at in every.items()}


def at(*cells: int) -> tuple[Pointer, ...]:
    return tuple(map(Pointer, cells))


def told_at(*cells: int) -> list[dict[str, int]]:
    """The same as a device is told it."""
    return [{"cell": cell} for cell in cells]


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
        for cells in ((3,), (4, 3), (9, 4, 3), (3, 4), ()):
            assert table.point(*cells) == wire.Pointers({guesser: at(*cells)} if cells else {})
            told = await table.heard()
            assert told.pop("red-operatives") == []  # it has its answer
            all_told = {guesser: told_at(*cells)} if cells else {}
            assert list(told.values()) == 3 * [[{"is": "pointers", "pointers": all_told}]]
            await clock.turn(1)
            assert not any((await table.heard()).values())

    at_a_table(tmp_path, work)


def test_pointers_that_follow_fast_are_gathered_for_others(tmp_path: Path) -> None:
    async def work(table: Table, clock: TurnedClock) -> None:
        guesser = table.seats["red-operatives"]
        for cell in (3, 4, 5):
            assert table.point(cell) == wire.Pointers({guesser: at(cell)})
        assert len((await table.heard())["blue-operatives"]) == 1
        await clock.turn(0.2)
        told = (await table.heard())["blue-operatives"]
        assert told == [{"is": "pointers", "pointers": {guesser: told_at(5)}}]

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
        scene.table.point(Connection(HeardLine(), second), at(found, other))
        await table.heard()
        await table.play("red-operatives", act.Guess(found))
        assert table.cells == {second: [other]}
        told = (await table.heard())["blue-spymaster"]
        assert [each["pointers"] for each in told] == [{second: told_at(other)}]
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
        assert table.cells == {table.seats["red-operatives"]: [3]}

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


def test_pointers_of_the_last_turn_are_gone_in_sudden_death(tmp_path: Path) -> None:
    """Who pointed may guess on, and yet it is another turn."""

    async def work(scene: Scene, _: TurnedClock) -> None:
        partner, _secret = await scene.hub.membership.join(scene.table, "Partner")
        await scene.do(scene.host, cmd.TakeSeat("a"))
        await scene.do(partner, cmd.TakeSeat("b"))
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(scene.host, cmd.Play(act.GiveClue("tree", 2)))
        key = scene.table.stream.vault.key
        assert key is not None
        found = next(cell for cell in range(25) if key.identity("a", cell) == "agent")
        await scene.do(partner, cmd.Play(act.Guess(found)))
        other = next(cell for cell in range(25) if cell != found)
        scene.table.point(Connection(HeardLine(), partner), at(other))
        await scene.do(partner, cmd.Play(act.Stop()))
        assert scene.table.room.game is not None
        assert scene.table.room.game.turn.phase == "sudden-death"
        assert scene.table.pointers.all == {}

    settings = RoomSettings(variant="duet", referee="off", game=Settings(tokens=1))
    in_a_room(tmp_path, work, settings)


def test_only_who_may_guess_points_and_only_at_open_cards(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        found = table.card("red")
        await table.play("red-operatives", act.Guess(found))
        refused = [
            table.point(4, seat="blue-operatives"),
            table.point(4, seat="red-spymaster"),
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
        assert json.loads(line.said[0])["pointers"] == {table.seats["red-operatives"]: told_at(3)}

    at_a_table(tmp_path, work)


def test_a_pointer_of_another_node_counts_while_its_member_may_guess(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        room, found = table.scene.table, table.card("red")
        guesser, other = table.seats["red-operatives"], table.seats["blue-operatives"]
        for member in (guesser, other):
            room.on_node_message(NodeMessage("there", room.code, pointing=(member, at(found))))
        assert table.cells == {guesser: [found]}
        room.on_node_message(NodeMessage("there", room.code, pointing=(guesser, ())))
        assert table.cells == {}
        await table.play("red-operatives", act.Guess(found))
        room.on_node_message(NodeMessage("there", room.code, pointing=(guesser, at(found))))
        assert table.cells == {}

    at_a_table(tmp_path, work)


# Several at once


@pytest.mark.rule("A-68")
def test_a_guess_leaves_the_other_pointers_for_the_next_one(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        guesser, found = table.seats["red-operatives"], table.card("red")
        one, other = [cell for cell in range(25) if cell != found][:2]
        table.point(one, found, other)
        await table.heard()
        await table.play("red-operatives", act.Guess(found))
        assert table.cells == {guesser: [one, other]}
        for told in (await table.heard()).values():
            assert [each["pointers"] for each in told] == [{guesser: told_at(one, other)}]
        await table.play("red-operatives", act.Stop())
        assert table.cells == {}

    at_a_table(tmp_path, work)


def test_a_card_that_was_just_touched_is_left_out_and_the_others_are_meant(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        guesser, found = table.seats["red-operatives"], table.card("red")
        one, other = [cell for cell in range(25) if cell != found][:2]
        await table.play("red-operatives", act.Guess(found))
        assert table.point(other, found, one, other) == wire.Pointers({guesser: at(other, one)})
        assert isinstance(table.point(found, 25), wire.Refused)
        assert table.cells == {guesser: [other, one]}  # as before

    at_a_table(tmp_path, work)


def test_nobody_points_at_more_cards_than_there_are() -> None:
    for count, fine in ((25, True), (26, False)):
        said = json.dumps({"say": "point", "at": count * [{"cell": 3}]})
        assert isinstance(read(said), wire.Point) is fine
    assert isinstance(read('{"say": "point", "at": [{"cell": 3, "sure": 101}]}'), wire.Refused)


def test_who_points_already_keeps_their_place_among_the_others(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        scene = table.scene
        second, _secret = await scene.hub.membership.join(scene.table, "Second")
        await scene.do(second, cmd.TakeSeat("red-operatives"))
        table.point(3)
        scene.table.point(Connection(HeardLine(), second), at(3))
        table.point(4, 3)
        assert list(table.cells) == [table.seats["red-operatives"], second]

    at_a_table(tmp_path, work)


def test_how_sure_a_bot_is_goes_with_its_pointer(tmp_path: Path) -> None:
    async def work(table: Table, _: TurnedClock) -> None:
        table.scene.table.point(table.devices["red-operatives"], (Pointer(3, 64), Pointer(4)))
        [told] = (await table.heard())["blue-spymaster"]
        [pointed] = told["pointers"].values()
        assert pointed == [{"cell": 3, "sure": 64}, {"cell": 4}]

    at_a_table(tmp_path, work)


@pytest.mark.rule("D-040")
def test_who_sees_a_face_of_the_key_does_not_say_how_sure_they_are(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        partner, _secret = await scene.hub.membership.join(scene.table, "Partner")
        await scene.do(scene.host, cmd.TakeSeat("a"))
        await scene.do(partner, cmd.TakeSeat("b"))
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(scene.host, cmd.Play(act.GiveClue("tree", 1)))
        told = scene.table.point(Connection(HeardLine(), partner), (Pointer(3, 64),))
        assert told == wire.Pointers({partner: at(3)})

    in_a_room(tmp_path, work, RoomSettings(variant="duet", referee="off"))


# Where a guess takes several


def all_must_agree(
    folder: Path, work: Callable[[Scene, list[Connection]], Awaitable[None]]
) -> None:
    async def whole(scene: Scene, _: TurnedClock) -> None:
        seats = await scene.seat()
        second, _secret = await scene.hub.membership.join(scene.table, "Second")
        await scene.do(second, cmd.TakeSeat("red-operatives"))
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.GiveClue("tree", 3)))
        both = [Connection(HeardLine(), who) for who in (seats["red-operatives"], second)]
        for device in both:
            scene.table.presence.enter(device)
        await work(scene, both)

    settings = RoomSettings(referee="off", touch="all", game=RED_BEGINS)
    in_a_room(folder, whole, settings)


async def touched(scene: Scene) -> list[int]:
    await scene.stored()
    assert scene.table.room.game is not None
    return [touch.cell for touch in scene.table.room.game.clue.touches]


def test_each_has_one_word_however_many_cards_they_point_at(tmp_path: Path) -> None:
    async def work(scene: Scene, both: list[Connection]) -> None:
        ann, ben = both
        scene.table.point(ann, at(5, 4, 3))
        scene.table.point(ben, at(3))
        assert await touched(scene) == []  # what Ann would touch next is another card
        scene.table.point(ann, at(3, 5, 4))
        assert await touched(scene) == [3]

    all_must_agree(tmp_path, work)


def test_who_takes_a_pointer_back_touches_nothing_by_that(tmp_path: Path) -> None:
    async def work(scene: Scene, both: list[Connection]) -> None:
        ann, ben = both
        scene.table.point(ann, at(5, 3))
        scene.table.point(ben, at(3))
        scene.table.point(ann, at(3))
        assert await touched(scene) == []
        scene.table.point(ann, at(3))  # once more, and now it is meant
        assert await touched(scene) == [3]

    all_must_agree(tmp_path, work)

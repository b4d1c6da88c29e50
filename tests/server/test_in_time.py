"""What a room does as time passes, by a clock that the tests turn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from clocks import TurnedClock, settle
from covernames import Settings, Timer
from covernames.game import actions as act
from covernames.game.clues import RefereeLevel
from covernames.game.view import View
from covernames.referee import Verdict
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from covernames.server import wire
from covernames.server.background import Background
from covernames.server.bus import NodeMessage
from covernames.server.clock import TIMES
from covernames.server.committed import Committed
from covernames.server.connection import Connection
from covernames.server.deadline import Deadline
from covernames.server.hub import Hub
from covernames.server.presence import Presence
from covernames.server.referee import Referee
from lines import HeardLine
from scenes import RED_BEGINS, SEATS, Bots, Scene, in_a_room
from waiting import until

# Bots


def test_a_visitor_who_renames_himself_all_the_time_does_not_stop_the_bots(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        bots = Bots()
        scene.table.bots.pool = bots  # type: ignore[assignment]  # as they are asked
        visitor, _ = await scene.hub.membership.join(scene.table, "Mallory")
        await scene.seat(*SEATS)
        await scene.do(scene.host, cmd.StartGame())
        for number in range(5):
            if not scene.clues:
                await scene.do(visitor, cmd.Rename(f"Mallory {number}"))
                await clock.turn(1)
                await scene.stored()
        assert scene.clues == 1
        assert bots.asked_for_clues == 1

    in_a_room(tmp_path, work)


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        await scene.seat(*SEATS)
        await scene.do(scene.host, cmd.StartGame())
        await clock.turn(2.5)  # 1.6 times two seconds, a fifth more or less
        await scene.stored()
        assert not scene.clues
        await clock.turn(2)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work)


def test_a_bot_answers_a_question_though_the_game_has_not_moved(tmp_path: Path) -> None:
    class Agrees(Bots):
        async def choose(self, _: str, view: View, __: tuple[str, ...]) -> act.Action | None:
            self.asked += 1
            return act.Answer(True, "tree", 1) if view.whispers else None

    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Agrees()  # type: ignore[assignment]  # as they are asked
        seats = await scene.seat("blue-spymaster", "blue-operatives")
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.Consult("tree", 1)))
        await clock.turn(4)
        await until(lambda: len(scene.table.stream.vault.whispers) == 2)

    in_a_room(tmp_path, work)


# The referee


@pytest.mark.parametrize(("level", "warm"), [("advise", ["et"]), ("off", [])])
def test_when_a_game_begins_the_referee_reads_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: RefereeLevel, warm: list[str]
) -> None:
    read: list[str] = []

    async def warm_up(_: Referee, language: str) -> None:
        read.append(language)

    monkeypatch.setattr(Referee, "warm_up", warm_up)

    async def work(scene: Scene, _: TurnedClock) -> None:
        seats = await scene.seat()
        assert read == []
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.GiveClue("puu", 1)))
        await settle()
        assert read == warm

    in_a_room(tmp_path, work, RoomSettings(language="et", referee=level, game=RED_BEGINS))


def test_while_the_referee_thinks_the_room_goes_on(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        spoken = asyncio.Event()

        async def ruling(*_: object) -> Verdict:
            await spoken.wait()
            return Verdict("legal", "", "")

        scene.hub.referee.ruling = ruling  # type: ignore[assignment,method-assign]  # it is cold
        seats = await scene.seat()
        await scene.do(scene.host, cmd.StartGame())
        clue = cmd.Play(act.GiveClue("tree", 1))
        giving = asyncio.create_task(scene.table.send(seats["red-spymaster"], "clue", clue))
        await settle()
        await scene.do(seats["red-operatives"], cmd.Rename("Somebody else"))
        assert not giving.done()
        spoken.set()
        assert isinstance(await giving, wire.Done)
        assert scene.clues == 1

    in_a_room(tmp_path, work, RoomSettings(referee="strict", game=RED_BEGINS))


def test_a_ruling_on_a_game_that_has_moved_is_asked_for_again(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        asked: list[int] = []

        async def ruling(*_: object) -> Verdict:
            assert scene.table.room.game is not None
            asked.append(scene.table.room.game.step)
            if len(asked) == 1:
                await scene.do(scene.host, cmd.EndGame())
                await scene.do(scene.host, cmd.StartGame())
            return Verdict("legal", "", "")

        scene.hub.referee.ruling = ruling  # type: ignore[assignment,method-assign]  # it moves
        seats = await scene.seat()
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.GiveClue("tree", 1)))
        assert len(asked) == 2

    in_a_room(tmp_path, work, RoomSettings(referee="strict", game=RED_BEGINS))


# Other nodes


def test_what_another_node_did_is_read_before_a_command_is_refused(tmp_path: Path) -> None:
    """Also where a notification is quicker, so that there is nothing left to read."""

    async def work(scene: Scene, _: TurnedClock) -> None:
        for seat in SEATS[:3]:
            await scene.do(scene.host, cmd.AddBot(seat, seat, "random"))
        guest, _secret = await scene.hub.membership.join(scene.table, "Di")
        elsewhere = Hub(scene.hub.store)
        there = await elsewhere.room(scene.table.code)
        assert there is not None
        await there.send(guest, "sit", cmd.TakeSeat("blue-operatives"))
        host = scene.table.host
        host._shared = True  # noqa: SLF001 - as with PostgreSQL
        catch_up = host.catch_up

        async def somebody_was_quicker() -> bool:
            await catch_up()
            return False

        host.catch_up = somebody_was_quicker  # type: ignore[method-assign]  # the notification
        await scene.do(scene.host, cmd.StartGame())
        await elsewhere.close()

    in_a_room(tmp_path, work)


# The clock of a game


def strict() -> RoomSettings:
    timer = Timer(mode="strict", clue=30, guess=30)
    return RoomSettings(referee="off", game=Settings(starting="red", timer=timer))


def test_the_strict_clock_rings(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await scene.seat()
        await scene.do(scene.host, cmd.StartGame())
        game = scene.table.room.game
        assert game is not None
        await clock.turn(29.9)
        assert scene.table.room.game is game
        await clock.turn(0.1)
        await until(lambda: scene.table.room.game is not game)
        assert scene.table.room.game.turn.sides == ("blue",)

    in_a_room(tmp_path, work, strict())


@pytest.mark.parametrize(("mine", "rings_after"), [(True, 30.0), (False, 31.0)])
def test_another_node_is_left_a_moment_before_one_steps_in(
    tmp_path: Path, mine: bool, rings_after: float
) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await scene.seat()
        await scene.do(scene.host, cmd.StartGame())
        rung: list[float] = []

        async def expire() -> None:
            rung.append(clock.monotonic())

        scene.table.deadline.stop()
        deadline = Deadline(Background(clock, TIMES), expire)
        began = clock.monotonic()
        deadline.committed(Committed(None, scene.table.room, 1, (), (), mine))
        await clock.turn(40)
        assert rung == [began + rings_after]

    in_a_room(tmp_path, work, strict())


def test_what_is_not_of_the_game_does_not_set_the_clock_back(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        seats = await scene.seat()
        await scene.do(scene.host, cmd.StartGame())
        set_for = clock.waiting
        for number in range(3):
            await clock.turn(5)
            await scene.do(seats["blue-operatives"], cmd.Rename(f"Di {number}"))
        assert clock.waiting == set_for

    in_a_room(tmp_path, work, strict())


# Who is there


def here(clock: TurnedClock) -> Presence:
    return Presence("code", None, clock, TIMES)


def test_a_device_that_says_nothing_for_long_is_gone() -> None:
    async def work() -> None:
        clock = TurnedClock()
        presence = here(clock)
        quiet, lively = Connection(HeardLine(), "ann"), Connection(HeardLine(), "ben")
        for connection in (quiet, lively):
            presence.enter(connection)
        await clock.turn(74)
        presence.heartbeat()
        assert presence.present() == ("ann", "ben")
        presence.heard(lively)
        await clock.turn(2)
        presence.heartbeat()
        assert quiet.closed
        assert presence.present() == ("ben",)

    asyncio.run(work())


def test_the_word_of_a_lost_node_expires() -> None:
    async def work() -> None:
        clock = TurnedClock()
        presence = here(clock)
        presence.on_node_message(NodeMessage("there", "code", ("cy",), 2))
        await clock.turn(11)
        assert presence.present() == ("cy",)
        await clock.turn(2)
        assert presence.present() == ()

    asyncio.run(work())


@pytest.mark.parametrize("alone", [True, False])
def test_who_is_here_is_told_to_other_nodes_where_there_are_any(alone: bool) -> None:
    async def work() -> None:
        told: list[NodeMessage] = []
        bus = SimpleNamespace(node="here", alone=alone, publish=told.append)
        presence = Presence("code", bus, TurnedClock(), TIMES)  # type: ignore[arg-type]  # enough
        presence.enter(Connection(HeardLine(), "ann"))
        assert told == ([] if alone else [NodeMessage("here", "code", ("ann",))])

    asyncio.run(work())


def test_what_another_node_tells_is_told_here() -> None:
    async def work() -> None:
        presence, line = here(TurnedClock()), HeardLine()
        presence.enter(Connection(line, "ann"))
        presence.on_node_message(NodeMessage("there", "code", ("cy",), 2, told='{"is":"chat"}'))
        assert line.said == ['{"is":"chat"}']

    asyncio.run(work())


def test_who_flooded_waits_before_coming_back() -> None:
    async def work() -> None:
        clock = TurnedClock()
        presence = here(clock)
        presence.cool_down("ann")
        assert presence.cooldown_left("ann") == 5
        assert presence.cooldown_left("ben") == 0
        await clock.turn(5)
        assert presence.cooldown_left("ann") == 0

    asyncio.run(work())


def test_comings_and_goings_are_told_once_for_all() -> None:
    async def work() -> None:
        clock = TurnedClock()
        presence = here(clock)
        told: list[set[str]] = []
        presence.on_moved.append(told.append)
        for name in ("ann", "ben"):
            presence.enter(Connection(HeardLine(), name))
        assert told == []
        await clock.turn(0.2)
        assert told == [{"ann", "ben"}]

    asyncio.run(work())

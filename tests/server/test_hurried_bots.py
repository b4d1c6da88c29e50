"""Bots that are hurried by the only person of their game, and by nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from clocks import TurnedClock
from covernames import Settings
from covernames.game import actions as act
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from covernames.server.bus import NodeMessage
from covernames.server.clock import TIMES
from covernames.server.connection import Connection
from covernames.server.device_reader import DeviceReader
from covernames.server.head_start import HeadStart
from lines import HeardLine
from scenes import RED_BEGINS, SEATS, Bots, Scene, in_a_room
from waiting import until

BLUE_BEGINS = RoomSettings(referee="off", game=Settings(starting="blue"))
SOON = 0.9
"""Seconds in which a hurried bot has given a clue; others take two and a half at least."""
USUAL = 4.2
"""Seconds in which any bot has."""


async def alone(scene: Scene, seat: str = "red-operatives") -> Bots:
    """A game of one person and three bots has begun."""
    bots = Bots()
    scene.table.bots.pool = bots  # type: ignore[assignment]  # as they are asked
    await scene.do(scene.host, cmd.TakeSeat(seat))
    for each in SEATS:
        if each != seat:
            await scene.do(scene.host, cmd.AddBot(each, each, "random"))
    await scene.table.welcome(Connection(HeardLine(), scene.host), None)
    await scene.do(scene.host, cmd.StartGame())
    return bots


async def clues_after(scene: Scene, clock: TurnedClock, seconds: float) -> int:
    await clock.turn(seconds)
    await scene.stored()
    return scene.clues


def hurry(scene: Scene, member: str) -> None:
    """Say it, as a device does."""
    device = Connection(HeardLine(), member)
    DeviceReader(scene.table, device, member, 100, lambda: None).hear('{"say":"hurry"}', False)


def test_a_bot_is_hurried(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene)
        assert not await clues_after(scene, clock, SOON)
        hurry(scene, scene.host)
        assert await clues_after(scene, clock, 0.3) == 0  # all is still seen
        assert await clues_after(scene, clock, SOON) == 1

    in_a_room(tmp_path, work)


def test_all_bots_are_until_it_is_ones_turn(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene, "red-operatives")
        hurry(scene, scene.host)
        await clock.turn(SOON)
        await until(lambda: scene.clues == 1)
        key = scene.table.stream.vault.key
        assert key is not None
        wrong = next(cell for cell in range(25) if key.identity("key", cell) == "bystander")
        await scene.do(scene.host, cmd.Play(act.Guess(wrong)))
        assert await clues_after(scene, clock, 2.4) == 1  # blue's spymaster thinks as ever
        assert await clues_after(scene, clock, USUAL) == 2

    in_a_room(tmp_path, work)


def test_guesses_are_hurried_as_well(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene)  # blue begins, with bots on both seats
        hurry(scene, scene.host)
        await clock.turn(SOON)
        await until(lambda: scene.clues == 1)
        for _ in range(4):
            await clock.turn(0.3)
            await scene.stored()
        assert scene.table.room.game is not None
        assert scene.table.room.game.clues[0].touches  # others need a second and a half at least

    in_a_room(tmp_path, work, BLUE_BEGINS)


def test_nobody_hurries_where_somebody_else_plays(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        seats = await scene.seat("red-spymaster", "blue-spymaster")
        await scene.do(scene.host, cmd.StartGame())
        for member in (*seats.values(), scene.host, ""):
            hurry(scene, member)
        assert not await clues_after(scene, clock, 2.4)

    in_a_room(tmp_path, work)


def test_it_ends_when_somebody_else_sits_down(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene)
        hurry(scene, scene.host)
        friend, _ = await scene.hub.membership.join(scene.table, "Friend")
        await scene.do(friend, cmd.TakeSeat("red-operatives"))
        assert not await clues_after(scene, clock, 2.4)
        assert await clues_after(scene, clock, USUAL) == 1

    in_a_room(tmp_path, work)


def test_who_looks_on_hurries_nobody(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene)
        watcher, _ = await scene.hub.membership.join(scene.table, "Watcher")
        hurry(scene, watcher)
        assert not await clues_after(scene, clock, 2.4)

    in_a_room(tmp_path, work)


def test_who_presses_again_and_again_does_not_stop_bots_from_thinking(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        bots = await alone(scene)
        for _ in range(5):
            hurry(scene, scene.host)
            await clock.turn(0.05)
        assert bots.asked <= 2

    in_a_room(tmp_path, work)


def test_a_clue_in_doubt_is_hurried_by_nobody(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene)
        hurry(scene, scene.host)
        await clock.turn(SOON)
        await until(lambda: scene.clues == 1)
        await scene.do(scene.host, cmd.Play(act.Challenge()))
        assert not scene.table.bots.hurried(scene.host)
        assert scene.table.bots._hurrying == ""  # noqa: SLF001 - nor later in this turn

    in_a_room(tmp_path, work, BLUE_BEGINS)


def test_the_only_person_has_their_head_start_all_the_same(tmp_path: Path) -> None:
    """In Duet either side may give the first clue: it is their turn as well."""

    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        await scene.do(scene.host, cmd.AddBot("a", "Robo", "random"))
        await scene.do(scene.host, cmd.TakeSeat("b"))
        await scene.table.welcome(Connection(HeardLine(), scene.host), None)
        await scene.do(scene.host, cmd.StartGame())
        hurry(scene, scene.host)
        assert not await clues_after(scene, clock, 38)

    in_a_room(tmp_path, work, RoomSettings(variant="duet", referee="off"))


def test_haste_never_takes_from_who_may_do_the_same(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene)
        table = scene.table.room.game
        assert table is not None
        waits = HeadStart(clock, TIMES)
        for action, people, least in (
            (act.GiveClue("tree", 1), {"red-spymaster"}, 38),
            (act.GiveClue("tree", 1), set(), 0.5),
        ):
            seated = {m for seat in people for m in table.members[seat]}
            over = scene.table.background.start(waits.over(action, table, seated, hurried=True))
            began = clock.monotonic()
            while not over.done():
                await clock.turn(0.1)
            assert clock.monotonic() - began >= least

    in_a_room(tmp_path, work, RoomSettings(referee="off", game=RED_BEGINS))


def test_other_nodes_are_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        await alone(scene)
        told: list[dict[str, object]] = []
        monkeypatch.setattr(scene.table.presence, "publish", lambda **what: told.append(what))
        hurry(scene, scene.host)
        hurry(scene, scene.host)
        assert told == [{"hurry": scene.host}]

    in_a_room(tmp_path, work)


def test_bots_of_another_node_hear_of_it(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await alone(scene)
        scene.table.on_node_message(NodeMessage("n", scene.table.code, hurry=scene.host))
        assert await clues_after(scene, clock, SOON) == 1

    in_a_room(tmp_path, work)

"""Bots of a room beside its people: when they act, which of them does, and who goes first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from clocks import TurnedClock
from covernames.game import actions as act
from covernames.game.events import VoteCast
from covernames.game.view import View
from covernames.room import commands as cmd
from covernames.room.events import Played
from covernames.room.pointer import Pointed, Pointer
from covernames.room.room import RoomSettings
from covernames.server import bot_driver
from covernames.server.bot_driver import bots_of
from covernames.server.committed import Committed
from covernames.server.connection import Connection
from covernames.server.questions import Unanswered
from lines import HeardLine
from scenes import SEATS, Bots, Scene, in_a_room
from waiting import until

DUET = RoomSettings(variant="duet", referee="off")


async def duet_with_a_bot(scene: Scene) -> str:
    """A person on side b, a bot on side a; either may give the first clue. Who the person is."""
    scene.table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
    await scene.do(scene.host, cmd.AddBot("a", "Robo", "random"))
    await scene.do(scene.host, cmd.TakeSeat("b"))
    return scene.host


def test_a_bot_gives_people_a_head_start(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        person = await duet_with_a_bot(scene)
        await scene.table.welcome(Connection(HeardLine(), person), None)
        await scene.do(scene.host, cmd.StartGame())
        await clock.turn(60)  # nobody who is typing is to be overtaken
        await scene.stored()
        assert not scene.clues
        await clock.turn(41)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work, DUET)


def test_a_bot_waits_for_who_is_writing(tmp_path: Path) -> None:
    """A letter now and then, until a minute after the last one; and not without end."""

    async def work(scene: Scene, clock: TurnedClock) -> None:
        person = await duet_with_a_bot(scene)
        writer = Connection(HeardLine(), person)
        await scene.table.welcome(writer, None)
        await scene.do(scene.host, cmd.StartGame())
        for _ in range(4):
            await clock.turn(50)
            scene.table.draft(writer, after_you=False)
        await clock.turn(59)
        await scene.stored()
        assert not scene.clues
        await clock.turn(2)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work, DUET)


def test_nobody_stops_a_bot_by_writing_for_ever(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        person = await duet_with_a_bot(scene)
        writer = Connection(HeardLine(), person)
        await scene.table.welcome(writer, None)
        await scene.do(scene.host, cmd.StartGame())
        for _ in range(19):
            await clock.turn(30)
            scene.table.draft(writer, after_you=False)
        await scene.stored()
        assert not scene.clues
        await clock.turn(31)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work, DUET)


def test_a_bot_begins_where_people_let_it(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        person = await duet_with_a_bot(scene)
        writer = Connection(HeardLine(), person)
        await scene.table.welcome(writer, None)
        await scene.do(scene.host, cmd.StartGame())
        scene.table.draft(writer, after_you=False)
        scene.table.draft(Connection(HeardLine(), ""), after_you=True)  # it is not theirs to say
        await clock.turn(5)
        await scene.stored()
        assert not scene.clues
        scene.table.draft(writer, after_you=True)
        await clock.turn(5)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work, DUET)


def test_a_bot_waits_for_nobody_who_is_away(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        await duet_with_a_bot(scene)
        await scene.do(scene.host, cmd.StartGame())
        await clock.turn(4.2)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work, DUET)


def test_every_bot_of_a_seat_votes_for_itself(tmp_path: Path) -> None:
    class Voters(Bots):
        async def choose(self, _: str, view: View, __: tuple[str, ...]) -> act.Action | None:
            return act.Vote(True) if "vote" in view.table.turn.may[view.seat] else None

    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Voters()  # type: ignore[assignment]  # as they are asked
        seats = await scene.seat("blue-operatives")
        for name in ("Robo", "Ribi"):
            await scene.do(scene.host, cmd.AddBot("blue-operatives", name, "random"))
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.GiveClue("tree", 1)))
        await scene.do(seats["red-operatives"], cmd.Play(act.Challenge()))
        bots = {member for member, who in scene.table.room.members.items() if who.bot}
        assert len(bots) == 3

        async def voted() -> set[str]:
            events = await scene.hub.store.events_after(scene.table.code, 0)
            played = [event.event for event in events if isinstance(event, Played)]
            return {event.member for event in played if isinstance(event, VoteCast)}

        for _ in bots:
            await clock.turn(3)
            await scene.stored()
        assert await voted() == bots

    in_a_room(tmp_path, work)


def test_a_bot_that_cannot_act_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []
    log = lambda what, error: told.append((what, str(error)))  # noqa: E731 - as short as that
    monkeypatch.setattr(bot_driver, "fault", log)

    async def fails(*_: object) -> None:
        raise ValueError("broken")

    async def work(scene: Scene, clock: TurnedClock) -> None:
        bots = scene.table.bots
        bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        monkeypatch.setattr(bots, "_insist", fails)
        await scene.seat(*SEATS)
        await scene.do(scene.host, cmd.StartGame())
        await clock.turn(5)
        await until(lambda: bool(told))
        assert told[0] == ("a bot could not act", "broken")
        await scene.do(scene.host, cmd.Rename("Still here"))

    in_a_room(tmp_path, work)


@pytest.mark.parametrize(("mine", "grace"), [(True, 0.0), (False, 1.0)])
def test_bots_of_another_node_are_left_a_moment(tmp_path: Path, mine: bool, grace: float) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        bots = scene.table.bots
        bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        await scene.seat(*SEATS)
        await scene.do(scene.host, cmd.StartGame())
        bots.stop()
        bots._head_start._rng = Random(7)  # noqa: SLF001 - the same each time
        bots._scene = None  # noqa: SLF001 - as if the room had just been loaded
        usual = 3.2 * Random(7).uniform(0.8, 1.3)
        bots.committed(Committed(None, scene.table.room, 1, (), (), mine))
        await clock.turn(usual + grace - 0.1)
        await scene.stored()
        assert not scene.clues
        await clock.turn(0.2)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work)


def test_a_bot_that_shares_its_seat_points_and_leaves_the_touch_to_people(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        seats = await scene.seat()
        await scene.do(scene.host, cmd.AddBot("red-operatives", "Robo", "random"))
        guesser = Connection(HeardLine(), seats["red-operatives"])
        await scene.table.welcome(guesser, None)
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.GiveClue("tree", 1)))
        game = scene.table.room.game
        await clock.turn(14)
        [robo] = [m for m, who in scene.table.room.members.items() if who.bot]
        assert scene.table.pointers.at(0) == {robo}
        assert scene.table.pointers.all == {robo: (Pointer(0, 64), Pointer(7, 31))}
        assert scene.table.room.game is game
        scene.table.presence.leave(guesser)  # now it is alone
        await clock.turn(4)
        await until(lambda: scene.table.room.game is not game)

    in_a_room(tmp_path, work)


def beside_a_person(
    folder: Path, bots: Bots, work: Callable[[Scene, TurnedClock, list[str]], Awaitable[None]]
) -> None:
    """Red's guesser is here, with two bots on the seat, and a clue for three words was given."""

    async def whole(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = bots  # type: ignore[assignment]  # as they are asked
        seats = await scene.seat()
        for name in ("Robo", "Ribi"):
            await scene.do(scene.host, cmd.AddBot("red-operatives", name, "random"))
        await scene.table.welcome(Connection(HeardLine(), seats["red-operatives"]), None)
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.GiveClue("tree", 3)))
        await clock.turn(14)
        await work(scene, clock, [seats["red-operatives"], *bots_of(scene.table.room)])

    in_a_room(folder, whole)


def test_every_bot_beside_people_points(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock, members: list[str]) -> None:
        assert set(scene.table.pointers.all) == set(members[1:])

    beside_a_person(tmp_path, Bots(), work)


def test_a_bot_that_would_stop_points_at_nothing_any_more(tmp_path: Path) -> None:
    class Satisfied(Bots):
        async def pointed(self, bot: str, view: View, _: object) -> Pointed:  # type: ignore[override]
            return () if view.table.turn.guesses else await super().pointed(bot)

    async def work(scene: Scene, clock: TurnedClock, members: list[str]) -> None:
        guesser, *robots = members
        assert set(scene.table.pointers.all) == set(robots)
        key = scene.table.stream.vault.key
        assert key is not None
        found = next(cell for cell in range(1, 25) if key.identity("key", cell) == "red")
        await scene.do(guesser, cmd.Play(act.Guess(found)))
        await clock.turn(14)
        assert scene.table.pointers.all == {}

    beside_a_person(tmp_path, Satisfied(), work)


def test_a_bot_that_cannot_say_what_it_would_touch_holds_nobody_up(tmp_path: Path) -> None:
    class Mute(Bots):
        async def pointed(self, *_: object) -> Pointed:
            raise Unanswered("slow", "pointed")

    async def work(scene: Scene, clock: TurnedClock, members: list[str]) -> None:
        assert scene.table.pointers.all == {}
        game = scene.table.room.game
        for device in list(scene.table.presence.connections):
            scene.table.presence.leave(device)  # now the bots are alone
        await clock.turn(4)
        await until(lambda: scene.table.room.game is not game)
        assert len(members) == 3

    beside_a_person(tmp_path, Mute(), work)


def test_a_bot_alone_is_not_asked_what_it_would_point_at(tmp_path: Path) -> None:
    class Alone(Bots):
        async def pointed(self, *_: object) -> Pointed:
            raise AssertionError("nobody looks on")

    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Alone()  # type: ignore[assignment]  # as they are asked
        await scene.seat(*SEATS)
        await scene.do(scene.host, cmd.StartGame())
        for _ in range(2):
            await clock.turn(5)
            await scene.stored()
        assert scene.table.room.game is not None
        assert scene.table.room.game.clue.touches
        assert scene.table.pointers.all == {}

    in_a_room(tmp_path, work)


def test_something_is_done_for_a_bot_that_never_answers(tmp_path: Path) -> None:
    class Mute(Bots):
        async def choose(self, *_: object) -> act.Action | None:
            self.asked += 1
            raise Unanswered("slow", "choose")

    async def work(scene: Scene, clock: TurnedClock) -> None:
        mute = Mute()
        scene.table.bots.pool = mute  # type: ignore[assignment]  # as they are asked
        await scene.seat("red-spymaster")
        await scene.do(scene.host, cmd.StartGame())
        await clock.turn(0.9)
        assert mute.asked == 1
        await clock.turn(1)
        assert mute.asked == 2
        await clock.turn(2)
        assert mute.asked == 3
        await clock.turn(5)
        await until(lambda: scene.clues == 1)

    in_a_room(tmp_path, work)


def test_nothing_is_done_for_a_bot_when_the_server_ends(tmp_path: Path) -> None:
    class Closed(Bots):
        async def choose(self, *_: object) -> act.Action | None:
            self.asked += 1
            raise Unanswered("closed", "choose")

    async def work(scene: Scene, clock: TurnedClock) -> None:
        closed = Closed()
        scene.table.bots.pool = closed  # type: ignore[assignment]  # as they are asked
        await scene.seat("red-spymaster")
        await scene.do(scene.host, cmd.StartGame())
        await clock.turn(20)
        assert closed.asked == 1
        await scene.stored()
        assert not scene.clues

    in_a_room(tmp_path, work)

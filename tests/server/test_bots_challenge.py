"""Bots of a room challenge what is certainly not allowed: who, when, and what they leave alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from clocks import TurnedClock
from covernames.game import actions as act
from covernames.game.events import ClueChallenged
from covernames.game.table import Why
from covernames.game.view import View
from covernames.referee import Verdict
from covernames.room import commands as cmd
from covernames.room.events import Played
from covernames.room.room import RoomSettings
from covernames.server.connection import Connection
from covernames.server.referee import SILENT, Question
from lines import HeardLine
from scenes import RED_BEGINS, SEATS, Bots, Scene, in_a_room
from waiting import until

WITH_REFEREE = RoomSettings(referee="advise", game=RED_BEGINS)
DUET = RoomSettings(variant="duet", referee="advise")
CERTAIN = Verdict("illegal", "same-word", "C-110", "TREE")
BLUE = ("blue-spymaster", "blue-operatives")
TREE = cmd.Play(act.GiveClue("tree", 1))


class Referee:
    """Says what it is told to say, and notes what it is asked."""

    def __init__(self, *verdicts: Verdict) -> None:
        self.verdicts = list(verdicts)
        self.asked: list[Question] = []

    async def __call__(self, _: str, question: Question) -> Verdict:
        self.asked.append(question)
        return self.verdicts.pop(0) if len(self.verdicts) > 1 else self.verdicts[0]


def prepared(scene: Scene, *verdicts: Verdict) -> Referee:
    """Bots that answer at once, and a referee that says this."""
    referee = Referee(*verdicts)
    scene.hub.referee.ruling = referee  # type: ignore[assignment,method-assign]  # as it is asked
    scene.table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
    return referee


async def challenges(scene: Scene) -> list[ClueChallenged]:
    await scene.stored()
    events = await scene.hub.store.events_after(scene.table.code, 0)
    played = [event.event for event in events if isinstance(event, Played)]
    return [event for event in played if isinstance(event, ClueChallenged)]


async def a_clue_against(scene: Scene, *bots: str) -> dict[str, str]:
    """Red gives a clue; bots sit on these seats. Who sits on the others."""
    seats = await scene.seat(*bots)
    await scene.do(scene.host, cmd.StartGame())
    await scene.do(seats["red-spymaster"], TREE)
    return seats


@pytest.mark.rule("A-06", "A-07")
def test_the_opposing_spymaster_challenges_after_a_pause_and_once(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        referee = prepared(scene, CERTAIN)
        await a_clue_against(scene, *BLUE)
        await clock.turn(1.5)  # nobody objects before they could have read it
        assert await challenges(scene) == []
        await clock.turn(1.2)
        await until(lambda: scene.table.room.game.clue.standing == "invalid")  # type: ignore[union-attr]
        [said] = await challenges(scene)
        assert said.seat == "blue-spymaster"
        assert (said.verdict, said.why) == ("illegal", Why("same-word", "TREE"))
        # Nothing but what lies on the table was asked about.
        assert {(asked.word, len(asked.visible)) for asked in referee.asked} == {("tree", 25)}
        await clock.turn(60)
        assert len(await challenges(scene)) == 1

    in_a_room(tmp_path, work, WITH_REFEREE)


@pytest.mark.parametrize(
    "said", [Verdict("ask", "near-kin", "A-07"), Verdict("legal", "", ""), SILENT]
)
def test_what_is_not_certain_is_let_pass(tmp_path: Path, said: Verdict) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        referee = prepared(scene, said)
        await a_clue_against(scene, *BLUE)
        await clock.turn(60)
        assert await challenges(scene) == []
        assert len(referee.asked) == 1

    in_a_room(tmp_path, work, WITH_REFEREE)


@pytest.mark.parametrize(
    "settings",
    [replace(WITH_REFEREE, referee="off"), replace(WITH_REFEREE, bots_challenge=False)],
    ids=["no referee", "not wanted"],
)
def test_a_room_that_does_not_want_it_is_left_alone(tmp_path: Path, settings: RoomSettings) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        referee = prepared(scene, CERTAIN)
        await a_clue_against(scene, *BLUE)
        await clock.turn(60)
        assert await challenges(scene) == []
        assert referee.asked == []

    in_a_room(tmp_path, work, settings)


def test_nobody_turns_in_their_own_team(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        referee = prepared(scene, CERTAIN)
        await a_clue_against(scene, "red-operatives")
        await clock.turn(3)
        await until(lambda: scene.table.room.game.clue.touches != ())  # type: ignore[union-attr]
        assert await challenges(scene) == []
        assert referee.asked == []

    in_a_room(tmp_path, work, WITH_REFEREE)


def test_people_of_its_own_side_go_first(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        prepared(scene, CERTAIN)
        seats = await scene.seat("blue-operatives")
        await scene.table.welcome(Connection(HeardLine(), seats["blue-spymaster"]), None)
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], TREE)
        await clock.turn(7.9)
        assert await challenges(scene) == []
        await clock.turn(5.2)
        await until(lambda: scene.table.room.game.doubt is not None)  # type: ignore[union-attr]
        await scene.do(seats["blue-spymaster"], cmd.Play(act.Answer(True)))  # C-119: it stands
        await clock.turn(60)
        assert len(await challenges(scene)) == 1

    in_a_room(tmp_path, work, WITH_REFEREE)


def test_whoever_guesses_on_quickly_gains_no_time(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        referee = prepared(scene, CERTAIN)
        seats = await scene.seat(*BLUE)
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(seats["red-spymaster"], cmd.Play(act.GiveClue("tree", 9)))
        key = scene.table.stream.vault.key
        assert key is not None
        await clock.turn(1.5)
        found = cmd.Play(act.Guess(key.face("key").index("red")))
        await scene.do(seats["red-operatives"], found)
        assert len(referee.asked) == 1
        await clock.turn(1.2)  # from the clue on, not from the guess
        await until(lambda: scene.table.room.game.clue.standing == "invalid")  # type: ignore[union-attr]
        assert len(await challenges(scene)) == 1
        assert len(referee.asked) == 2  # once by the bot, and once for the challenge
        # What is covered by now lay open when the clue was given.
        assert len(referee.asked[-1].visible) == 25

    in_a_room(tmp_path, work, WITH_REFEREE)


@pytest.mark.rule("A-07", "D-074")
def test_in_duet_the_partner_challenges_and_guesses_on(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        prepared(scene, CERTAIN)
        await scene.do(scene.host, cmd.AddBot("b", "Robo", "random"))
        await scene.do(scene.host, cmd.TakeSeat("a"))
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(scene.host, TREE)
        await clock.turn(2.7)
        await until(lambda: scene.table.room.game.clue.standing == "invalid")  # type: ignore[union-attr]
        [said] = await challenges(scene)
        assert said.seat == "b"
        game = scene.table.room.game
        assert game is not None
        assert game.tokens is not None
        assert game.tokens.boxed == 1
        await clock.turn(2.7)
        await until(lambda: scene.table.room.game.clue.touches != ())  # type: ignore[union-attr]

    in_a_room(tmp_path, work, DUET)


def test_a_game_goes_on_where_the_referee_takes_its_word_back(tmp_path: Path) -> None:
    """Certain when the bot asked, silent when it challenges: refused, and the bot plays on."""

    class Guessers(Bots):
        async def choose(self, _: str, view: View, __: tuple[str, ...]) -> act.Action | None:
            return act.Guess(0) if "guess" in view.table.turn.may[view.seat] else None

    async def work(scene: Scene, clock: TurnedClock) -> None:
        referee = prepared(scene, CERTAIN, SILENT)
        scene.table.bots.pool = Guessers()  # type: ignore[assignment]  # as they are asked
        await scene.do(scene.host, cmd.AddBot("b", "Robo", "random"))
        await scene.do(scene.host, cmd.TakeSeat("a"))
        await scene.do(scene.host, cmd.StartGame())
        await scene.do(scene.host, TREE)
        await clock.turn(2.7)
        await until(lambda: len(referee.asked) == 2)
        await scene.stored()
        await clock.turn(2.7)
        await until(lambda: scene.table.room.game.clue.touches != ())  # type: ignore[union-attr]
        assert await challenges(scene) == []

    in_a_room(tmp_path, work, DUET)


def test_all_bots_of_a_table_wait_for_an_objection(tmp_path: Path) -> None:
    async def work(scene: Scene, clock: TurnedClock) -> None:
        prepared(scene, CERTAIN)
        await a_clue_against(scene, *SEATS[1:])
        await clock.turn(2.7)
        await until(lambda: scene.table.room.game.clue.standing == "invalid")  # type: ignore[union-attr]
        assert scene.table.room.game.clue.touches == ()  # type: ignore[union-attr]

    in_a_room(tmp_path, work, WITH_REFEREE)

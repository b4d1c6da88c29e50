"""Ideas for clues on a server: asked once, stored, told again, kept from all others. A-74."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from clocks import TurnedClock
from covernames import GiveClue, Settings, Timer
from covernames.game.events import IdeasTold
from covernames.game.ideas import WAIT
from covernames.game.view import View
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from covernames.server import wire
from covernames.server.bot_pool import BotPool
from covernames.server.connection import Connection
from covernames.server.hub import Hub
from covernames.server.questions import Unanswered
from covernames.server.store import Store
from in_process import Device, House
from lines import HeardLine
from nodes import sqlite_in
from scenes import RED_BEGINS, SEATS, Bots, Scene, in_a_room

ALWAYS = RoomSettings(referee="off", game=RED_BEGINS, ideas="always")
IDEAS = ("ice", "sea")


class Adviser:
    """Has two words for everybody, or fails, and counts how often it is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...] = IDEAS) -> None:
        self.words, self.views = words, list[View]()
        self.fails = self.hangs = False
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

        async def ideas(_: BotPool, view: View, __: tuple[str, ...]) -> tuple[str, ...]:
            self.views.append(view)
            if self.fails:
                raise Unanswered("died", "ideas")
            if self.hangs:
                await asyncio.Event().wait()
            if self.meanwhile is not None:
                await self.meanwhile()
            return self.words

        monkeypatch.setattr(BotPool, "ideas", ideas)


async def dealt(scene: Scene) -> tuple[dict[str, str], dict[str, HeardLine]]:
    """Who sits where, and what the device of each hears, that of who looks on as well."""
    seats = await scene.seat()
    lines = {}
    for seat, member in {**seats, "nowhere": ""}.items():
        lines[seat] = HeardLine()
        await scene.table.welcome(Connection(lines[seat], member), None)
    lines["board"] = HeardLine()
    board = Connection(lines["board"], seats["red-spymaster"], board=True)
    await scene.table.welcome(board, None)
    await scene.do(scene.host, cmd.StartGame())
    return seats, lines


def told(lines: list[str]) -> list[Any]:
    """The ideas that a device was told."""
    said = [json.loads(line) for line in lines]
    return [
        w["message"]["words"] for each in said if each["is"] == "heard" for w in each["whispers"]
    ]


@pytest.mark.rule("A-74")
def test_only_the_devices_of_the_seat_hear_ideas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = Adviser(monkeypatch)

    async def work(scene: Scene, _: TurnedClock) -> None:
        seats, lines = await dealt(scene)
        second = HeardLine()
        await scene.table.welcome(Connection(second, seats["red-spymaster"]), None)
        before = {seat: list(line.said) for seat, line in lines.items()}
        await scene.do(seats["red-spymaster"], cmd.AskIdeas())
        assert told(lines["red-spymaster"].said) == told(second.said) == [list(IDEAS)]
        for seat in (*SEATS[1:], "nowhere", "board"):
            assert lines[seat].said == before[seat]
        assert [view.seat for view in adviser.views] == ["red-spymaster"]
        await scene.do(seats["red-spymaster"], cmd.Play(GiveClue("moss", 1)))
        for line in lines.values():
            assert json.loads(line.said[-1])["events"][0]["event"]["helped"] is True

    in_a_room(tmp_path, work, ALWAYS)


@pytest.mark.rule("A-74")
def test_others_hear_the_same_whatever_the_ideas_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Down to the last byte, but for the names that chance gives."""
    heard: list[dict[str, list[str]]] = []

    def play(folder: Path, words: tuple[str, ...]) -> None:
        adviser = Adviser(monkeypatch, words)

        async def work(scene: Scene, _: TurnedClock) -> None:
            seats, lines = await dealt(scene)
            dealing = {seat: len(line.said) for seat, line in lines.items()}
            for seat in seats:
                answer = await scene.table.send(seats[seat], "ask", cmd.AskIdeas())
                assert isinstance(answer, wire.Done) == (seat == "red-spymaster")
            await scene.do(seats["red-spymaster"], cmd.Play(GiveClue("moss", 1)))
            named = {member: seat for seat, member in seats.items()}
            said = {}
            for seat in ("red-operatives", "blue-spymaster", "blue-operatives", "nowhere", "board"):
                text = "\n".join(lines[seat].said[dealing[seat] :])
                for member, name in named.items():
                    text = text.replace(member, name)
                said[seat] = text.split("\n")
            heard.append(said)
            assert len(adviser.views) == 1  # nobody is worked for who may not ask

        folder.mkdir()
        in_a_room(folder, work, ALWAYS)

    play(tmp_path / "one", IDEAS)
    play(tmp_path / "other", ("fog", "moss", "rain", "snow", "wind"))
    assert heard[0] == heard[1]
    assert all(len(said) == 1 for said in heard[0].values())


@pytest.mark.rule("A-74")
def test_what_is_asked_again_is_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = Adviser(monkeypatch)

    async def work(scene: Scene, _: TurnedClock) -> None:
        seats, lines = await dealt(scene)
        giver = seats["red-spymaster"]
        for id_ in ("one", "one", "other"):
            answer = await scene.table.send(giver, id_, cmd.AskIdeas())
            assert isinstance(answer, wire.Done)
        assert len(adviser.views) == 1
        assert told(lines["red-spymaster"].said) == [list(IDEAS)]

    in_a_room(tmp_path, work, ALWAYS)


@pytest.mark.rule("A-74")
def test_two_who_ask_at_once_are_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Adviser(monkeypatch)

    async def work(scene: Scene, _: TurnedClock) -> None:
        seats, lines = await dealt(scene)
        giver = seats["red-spymaster"]
        asked = (scene.table.send(giver, id_, cmd.AskIdeas()) for id_ in ("one", "other"))
        assert {type(answer) for answer in await asyncio.gather(*asked)} == {wire.Done}
        assert told(lines["red-spymaster"].said) == [list(IDEAS)]

    in_a_room(tmp_path, work, ALWAYS)


@pytest.mark.rule("A-74")
def test_the_servers_clock_counts_the_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = Adviser(monkeypatch)

    async def work(scene: Scene, clock: TurnedClock) -> None:
        scene.table.bots.pool = Bots()  # type: ignore[assignment]  # as they are asked
        seats = await scene.seat(*SEATS[1:])
        await scene.do(scene.host, cmd.StartGame())
        giver = seats["red-spymaster"]
        await clock.turn(WAIT / 1000 - 1)
        early = await scene.table.send(giver, "early", cmd.AskIdeas())
        assert isinstance(early, wire.Refused)
        assert (early.code, early.data) == ("ideas-too-soon", {"seconds": 1})
        assert adviser.views == []
        await clock.turn(1)
        await scene.do(giver, cmd.AskIdeas())
        assert len(adviser.views) == 1

    in_a_room(tmp_path, work, RoomSettings(referee="off", game=RED_BEGINS))


@pytest.mark.rule("A-74")
def test_a_bot_that_fails_or_hangs_leaves_the_room_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And stops no clock: whoever asks at the last moment gains nothing by that."""
    adviser = Adviser(monkeypatch)
    timer = Timer("strict", clue=30, guess=30)
    settings = replace(ALWAYS, game=Settings(starting="red", timer=timer))

    async def work(scene: Scene, clock: TurnedClock) -> None:
        seats, lines = await dealt(scene)
        adviser.fails = True
        answer = await scene.table.send(seats["red-spymaster"], "one", cmd.AskIdeas())
        assert isinstance(answer, wire.Refused)
        assert answer.code == "ideas-none"
        adviser.fails, adviser.hangs = False, True
        asking = asyncio.ensure_future(
            scene.table.send(seats["red-spymaster"], "two", cmd.AskIdeas())
        )
        await clock.turn(30)
        await scene.stored()
        assert scene.table.room.game is not None
        assert scene.table.room.game.turn.sides == ("blue",)
        asking.cancel()
        assert told(lines["red-spymaster"].said) == []

    in_a_room(tmp_path, work, settings)


@pytest.mark.rule("A-74")
def test_whoever_waits_longer_for_the_referee_waits_longer_for_ideas(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path), referee_timeout=60.0) as house:
            hub: Hub = house.app.state.hub
            assert hub.times.ideas_timeout == 90.0

    asyncio.run(work())


@pytest.mark.rule("A-74")
def test_ideas_for_a_turn_that_is_over_are_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    adviser = Adviser(monkeypatch)

    async def work(scene: Scene, _: TurnedClock) -> None:
        seats, lines = await dealt(scene)
        giver = seats["red-spymaster"]

        async def give() -> None:
            await scene.do(giver, cmd.Play(GiveClue("moss", 1)))

        adviser.meanwhile = give
        answer = await scene.table.send(giver, "one", cmd.AskIdeas())
        assert isinstance(answer, wire.Refused)
        assert answer.code == "ideas-not-your-turn"
        assert told(lines["red-spymaster"].said) == []
        assert not scene.table.room.game.clue.helped  # type: ignore[union-attr]

    in_a_room(tmp_path, work, ALWAYS)


@pytest.mark.rule("A-74")
def test_asking_does_not_make_bots_think_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot of Duet that gives the other side a head start does not begin to wait again."""
    Adviser(monkeypatch)

    async def work(scene: Scene, clock: TurnedClock) -> None:
        bots = Bots()
        scene.table.bots.pool = bots  # type: ignore[assignment]  # as they are asked
        await scene.do(scene.host, cmd.AddBot("a", "Robo", "random"))
        await scene.do(scene.host, cmd.TakeSeat("b"))
        await scene.table.welcome(Connection(HeardLine(), scene.host), None)
        await scene.do(scene.host, cmd.StartGame())
        await clock.turn(1)
        asked = bots.asked
        await scene.do(scene.host, cmd.AskIdeas())
        await clock.turn(1)
        assert bots.asked == asked

    in_a_room(tmp_path, work, RoomSettings(variant="duet", referee="off", ideas="always"))


@pytest.mark.rule("A-74", "A-75")
def test_ideas_outlive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back is told them again, and they still count as help."""
    adviser = Adviser(monkeypatch)

    async def opened(house: House) -> tuple[str, str]:
        made = await house.made("/api/rooms", variant="duet", name="Ann", seat="a")
        async with house.socket(made["code"]) as ann:
            await ann.hello(made["secret"])
            wanted = {"variant": "duet", "referee": "off", "ideas": "always"}
            settings = {"do": "change-settings", "settings": wanted}
            bot = {"do": "add-bot", "seat": "b", "name": "Robo", "bot": "random"}
            commands: list[dict[str, Any]] = [settings, bot, {"do": "start-game"}]
            for id_, command in enumerate(commands):
                assert (await ann.do(f"c{id_}", command))["is"] == "done"
            assert (await ann.do("ask", {"do": "ask-ideas"}))["is"] == "done"
        return made["code"], made["secret"]

    async def back(ann: Device, secret: str) -> None:
        heard = (await ann.hello(secret))["heard"]
        assert [(w["seats"], w["message"]["words"]) for w in heard] == [(["a"], list(IDEAS))]
        assert (await ann.do("ask", {"do": "ask-ideas"}))["is"] == "done"
        clue = {"do": "give-clue", "word": "moss", "number": 1}
        assert (await ann.do("give", {"do": "play", "action": clue}))["is"] == "done"

    async def whole() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            code, secret = await opened(house)
        async with House(sqlite_in(tmp_path)) as house, house.socket(code) as ann:
            await back(ann, secret)
        store = Store(sqlite_in(tmp_path))
        await store.open()
        hub = Hub(store)
        room = await hub.room(code)
        assert room is not None
        assert room.room.game.clues[0].helped  # type: ignore[union-attr]
        assert isinstance(room.stream.vault.whispers[0].message, IdeasTold)
        await hub.close()
        await store.close()

    asyncio.run(whole())
    assert len(adviser.views) == 1


@pytest.mark.rule("A-74")
def test_a_worker_has_real_ideas(tmp_path: Path) -> None:
    """Over sockets, with the bots as they are."""

    async def work(scene: Scene, _: TurnedClock) -> None:
        seats, lines = await dealt(scene)
        await scene.do(seats["red-spymaster"], cmd.AskIdeas())
        [words] = told(lines["red-spymaster"].said)
        assert len(words) == 5

    in_a_room(tmp_path, work, ALWAYS)

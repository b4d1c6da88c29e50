"""Reactions: a few things to say with one press, which nobody who knows a key may say."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clocks import TurnedClock
from covernames.cli.messages import Messages
from covernames.decks import LANGUAGES
from covernames.room import commands as cmd
from covernames.room.reaction import REACTIONS
from covernames.server import wire
from covernames.server.connection import Connection
from in_process import House
from lines import HeardLine
from nodes import sqlite_in
from scenes import Scene, in_a_room


@pytest.mark.rule("C-024")
def test_they_are_for_those_who_may_write(tmp_path: Path) -> None:
    async def work(scene: Scene, _: TurnedClock) -> None:
        seats = await scene.seat()
        lines = {seat: HeardLine() for seat in seats}
        people = {seat: Connection(lines[seat], seats[seat]) for seat in seats}
        for connection in people.values():
            await scene.table.welcome(connection, None)
        await scene.do(scene.host, cmd.StartGame())
        refused = wire.Refused("", "chat-closed")
        assert scene.table.react(people["red-spymaster"], "ouch") == refused
        assert scene.table.react(Connection(HeardLine(), ""), "ouch") == refused
        assert scene.table.react(people["blue-operatives"], "bravo") is None
        said = wire.encode(wire.Said(seats["blue-operatives"], "", "reaction-bravo"))
        for line in lines.values():
            assert line.said[-1] == said
            assert not any("reaction-ouch" in message for message in line.said)

    in_a_room(tmp_path, work)


@pytest.mark.rule("D-040")
def test_nobody_reacts_in_a_duet_room(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", variant="duet")
            async with house.socket(room["code"]) as host:
                await host.hello(room["secret"])
                await host.hear_of("here")
                for reaction, code in (
                    ("hmm", "chat-closed"),
                    ("number four", "message-unreadable"),
                ):
                    heard = await host.answers(f'{{"say": "react", "reaction": "{reaction}"}}')
                    assert [(each["is"], each["code"]) for each in heard] == [("refused", code)]

    asyncio.run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_them(language: str) -> None:
    say = Messages(language)
    assert len({say(f"reaction-{reaction}") for reaction in REACTIONS}) == 6

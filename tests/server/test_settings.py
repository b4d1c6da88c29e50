"""What a room can be set to: only what can be played, and only by its host."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from clocks import TurnedClock
from covernames.decks import packs
from covernames.game import actions as act
from covernames.game.table import Settings, Timer
from covernames.referee import Verdict
from covernames.room import commands as cmd
from covernames.room.room import RoomSettings
from covernames.server import wire
from covernames.server.hub import Hub
from covernames.server.open_room import OpenRoom
from covernames.server.store import Store
from in_process import House
from nodes import sqlite_in

WORDS = [f"WORD{n}" for n in range(30)]


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


async def changed(house: House, room: dict[str, str], **settings: object) -> dict[str, Any]:
    """What is answered to the host's settings."""
    async with house.socket(room["code"]) as host:
        await host.hello(room["secret"])
        return await host.do(secrets.token_hex(8), {"do": "change-settings", "settings": settings})


async def shown(house: House, room: dict[str, str], secret: str = "") -> dict[str, Any]:
    async with house.socket(room["code"]) as device:
        return await device.hello(secret)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"language": "xx"}, "language-unknown"),
        ({"language": "x" * 50_000}, "language-unknown"),
        ({"variant": "chess"}, "variant-unknown"),
        ({"decks": ["base", "mine"]}, "deck-unknown"),
        ({"own_list": {"hash": "0" * 64, "size": 30}}, "list-unknown"),
        ({"decks": []}, "pack-too-few"),
        ({"options": ["compounds", "anything"]}, "option-unknown"),
        ({"options": ["--compounds"]}, "option-unknown"),
        ({"team": "abcdefghjk"}, "settings-team"),
        ({"game": {"mission": "atlantis"}, "variant": "duet"}, "mission-unknown"),
        ({"game": {"starting": "green"}}, "settings-starting-side"),
    ],
)
def test_what_cannot_be_played_is_refused(
    settings: dict[str, object], code: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            before = (await shown(house, room))["room"]
            answer = await changed(house, room, **settings)
            assert (answer["is"], answer["code"]) == ("refused", code)
            assert len(str(answer)) < 300
            assert (await shown(house, room))["room"] == before

    run(work())


def test_options_and_decks_are_named_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            twice = {"options": ["-rhymes", "-rhymes"], "decks": ["tandem"] * 5_000}
            assert (await changed(house, room, **twice))["is"] == "done"
            settings = (await shown(house, room))["room"]["settings"]
            assert (settings["options"], settings["decks"]) == (["-rhymes"], ["tandem"])

    run(work())


def test_a_guest_cannot_have_a_list_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            guest = await house.made(f"/api/rooms/{room['code']}/members", name="Bo")
            asked: list[object] = []
            workers = house.app.state.hub.workers
            ask = workers.ask

            async def watched(who: str, what: Any, *args: Any, **limits: Any) -> Any:  # noqa: ANN401 - its own
                asked.append(what.__name__)
                return await ask(who, what, *args, **limits)

            monkeypatch.setattr(workers, "ask", watched)
            async with house.socket(room["code"]) as bo:
                await bo.hello(guest["secret"])
                wanted = {"do": "change-settings", "settings": {"touch": "all"}}
                assert (await bo.do("1", wanted))["code"] == "host-only"
            content = {"secret": guest["secret"], "text": "\n".join(WORDS)}
            here = f"/api/rooms/{room['code']}/words"
            answer = await house.web.post(here, json=content)
            assert (answer.status_code, answer.json()["code"]) == (403, "host-only")
            assert asked == []
            answer = await house.web.post(here, json=content | {"secret": room["secret"]})
            assert (answer.status_code, asked) == (200, ["read_list"])

    run(work())


def test_lists_are_read_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        loop, read = asyncio.get_running_loop(), packs._Reader.read  # noqa: SLF001 - whatever reads

        def watched(reader: Any, lines: Any) -> packs.Pack:  # noqa: ANN401 - its own
            with pytest.raises(RuntimeError):
                asyncio.get_running_loop()
            assert loop.is_running()
            return read(reader, lines)

        async with House(sqlite_in(tmp_path)) as house:
            await house.made("/api/rooms")
            monkeypatch.setattr(packs._Reader, "read", watched)  # noqa: SLF001 - as above
            room = await house.made("/api/rooms", words=WORDS)
            for path in ("/api/decks/check", f"/api/rooms/{room['code']}/words"):
                content = {"secret": room["secret"], "lang": "en", "text": "\n".join(WORDS)}
                assert (await house.web.post(path, json=content)).json()["words"] == 30

    run(work())


# The referee


class Slow:
    """A referee who takes ten seconds of a clock that is ours."""

    def __init__(self, clock: TurnedClock) -> None:
        self.asked = 0
        self._clock = clock

    async def ruling(self, *_: object) -> Verdict:
        self.asked += 1
        await self._clock.turn(10)
        return Verdict("ask", "doubt", "")

    def close(self) -> None:
        """Nothing to close."""


async def game(hub: Hub, settings: RoomSettings) -> tuple[OpenRoom, list[str]]:
    """A classic game in which red begins: who sits where, from red's spymaster on."""
    code, host, _ = await hub.membership.open_room(settings, "Ann")
    table = await hub.room(code)
    assert table is not None
    people = [host, *[(await hub.membership.join(table, name))[0] for name in ("Bo", "Cy", "Di")]]
    seats = ("red-spymaster", "red-operatives", "blue-spymaster", "blue-operatives")
    for member, seat in zip(people, seats, strict=True):
        await table.send(member, "sit", cmd.TakeSeat(seat))
    assert isinstance(await table.send(host, "deal", cmd.StartGame()), wire.Done)
    return table, people


def test_a_vote_begins_when_the_referee_has_spoken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        clock = TurnedClock()
        hub, slow = Hub(store, clock=clock), Slow(clock)
        monkeypatch.setattr(hub, "referee", slow)
        table, (ann, _, _, di) = await game(
            hub, RoomSettings(game=Settings(starting="red", vote_seconds=5))
        )
        await table.send(ann, "clue", cmd.Play(act.GiveClue("tree", 1)))
        asked = slow.asked
        assert isinstance(await table.send(di, "no", cmd.Play(act.Challenge())), wire.Done)
        assert slow.asked == asked + 1
        assert table.room is not None
        assert table.room.game is not None
        assert table.room.game.turn.deadline == clock.now() + 5_000
        await hub.close()
        await store.close()

    run(work())


class Attentive(Slow):
    """A referee who keeps what he is asked."""

    async def ruling(self, *asked: object) -> Verdict:
        self.questions = [*getattr(self, "questions", []), asked[-1]]
        return Verdict("ask", "near-kin", "A-58", "card")


def test_the_referee_hears_what_people_said_about_a_clue_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        clock = TurnedClock()
        hub, referee = Hub(store, clock=clock), Attentive(clock)
        monkeypatch.setattr(hub, "referee", referee)
        table, (ann, bo, cy, di) = await game(hub, RoomSettings(game=Settings(starting="red")))
        await table.send(ann, "clue", cmd.Play(act.GiveClue("Tree", 1)))
        await table.send(bo, "doubt", cmd.Play(act.Challenge()))
        assert isinstance(await table.send(cy, "fine", cmd.Play(act.Answer(True))), wire.Done)
        assert table.room is not None
        assert table.room.game is not None
        words = table.room.game.visible
        key = table.stream.vault.key
        assert key is not None
        bystander = key.face("key").index("bystander")  # any other card might end the game
        await table.send(bo, "guess", cmd.Play(act.Guess(bystander)))
        await table.send(cy, "again", cmd.Play(act.GiveClue("tree", 1)))
        await table.send(di, "doubt", cmd.Play(act.Challenge()))
        first, *_, second = referee.questions
        assert first.precedents == ()
        assert [(said.clue, said.valid) for said in second.precedents] == [("Tree", True)]
        assert second.precedents[0].board == words
        await hub.close()
        await store.close()

    run(work())


def test_a_clue_in_time_is_not_late_because_the_referee_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        clock = TurnedClock()
        hub, slow = Hub(store, clock=clock), Slow(clock)
        monkeypatch.setattr(hub, "referee", slow)
        timer = Timer("strict", 8, 8)
        table, (ann, *_) = await game(
            hub, RoomSettings(referee="strict", game=Settings(timer=timer, starting="red"))
        )
        assert table.room is not None
        assert table.room.game is not None
        due = table.room.game.turn.deadline
        assert due is not None
        given = await table.send(ann, "clue", cmd.Play(act.GiveClue("tree", 1)))
        assert isinstance(given, wire.Done)
        assert clock.now() > due
        assert table.room.game.turn.deadline == due - 1 + 8_000
        await hub.close()
        await store.close()

    run(work())


def test_who_may_not_challenge_or_give_a_clue_does_not_ask_the_referee(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        clock = TurnedClock()
        hub, slow = Hub(store, clock=clock), Slow(clock)
        monkeypatch.setattr(hub, "referee", slow)
        table, (ann, bo, cy, di) = await game(
            hub, RoomSettings(referee="strict", game=Settings(starting="red"))
        )
        await table.send(ann, "clue", cmd.Play(act.GiveClue("tree", 1)))
        asked = slow.asked
        for at, member in enumerate((bo, cy, di)):
            clue = await table.send(member, f"c{at}", cmd.Play(act.GiveClue("sea", 1)))
            assert isinstance(clue, wire.Refused)
        long = cmd.Play(act.GiveClue("x" * 900, 1))
        assert isinstance(await table.send(ann, "long", long), wire.Refused)
        assert isinstance(await table.send(ann, "own", cmd.Play(act.Challenge())), wire.Refused)
        assert slow.asked == asked
        await hub.close()
        await store.close()

    run(work())


# The team sheet


def test_only_members_are_told_the_code_of_a_team_sheet(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            team = (await house.made("/api/teams"))["team"]
            room = await house.made(f"/api/teams/{team}/rooms", city="prague")
            async with house.socket(room["code"]) as watching, house.socket(room["code"]) as host:
                heard = [await watching.hello()]
                welcome = await host.hello(room["secret"])
                assert (welcome["team"], welcome["room"]["settings"]["team"]) == (team, "")
                wanted = {"do": "change-settings", "settings": {"variant": "duet", "chat": True}}
                assert (await host.do("1", wanted))["is"] == "done"
                heard.append(await watching.hear_of("news"))
            async with house.socket(room["code"]) as late:
                heard.append(await late.hello(since=0))
            assert team not in str(heard)
            assert team not in (await house.web.get(f"/api/rooms/{room['code']}")).text
            async with house.socket(room["code"]) as again:
                assert (await again.hello(room["secret"]))["team"] == team

    run(work())

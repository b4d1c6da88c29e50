"""Rooms as people meet them: joining, looking, linking devices, pointers, chat, the referee."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from covernames import Challenge, Consult, GiveClue, Guess, Rejected, Settings
from covernames.client import Client
from covernames.game import record
from covernames.room.commands import (
    ChangeSettings,
    EndGame,
    Lock,
    Remove,
    Rename,
    Stand,
    TakeSeat,
)
from covernames.room.pointer import Pointer
from covernames.room.room import RoomSettings
from nodes import Node
from players import Players
from waiting import LONGEST


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


def http(url: str, content: object = None, method: str = "") -> tuple[int, Any]:
    data = None if content is None else json.dumps(content).encode()
    request = urllib.request.Request(url, data, method=method or None)  # noqa: S310 - ours
    try:
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:  # noqa: S310 - ours
            text = answer.read().decode()
            return answer.status, json.loads(text) if text.startswith(("{", "[")) else text
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def test_a_room_is_made_and_found(node: Node) -> None:
    status, made = http(f"{node.url}/api/rooms", {"variant": "duet", "lang": "et", "name": "Mari"})
    assert status == 201
    assert made["url"].endswith(f"/r/{made['code']}")
    status, room = http(f"{node.url}/api/rooms/{made['code']}")
    assert (status, room["variant"], room["lang"], room["members"]) == (200, "duet", "et", ["Mari"])


def test_a_welcome_says_who_is_here(node: Node) -> None:
    """A bot that took itself for alone would touch the cards of the people beside it."""

    async def work() -> None:
        ann = await Client.open_room(node.url, name="Ann")
        await ann.connect()
        ben = await Client.join(node.url, ann.code, "Ben")
        await ben.connect()
        assert set(ben.here) == {ann.member, ben.member}
        await ann.close()
        await ben.close()

    run(work())


@pytest.mark.parametrize(
    ("path", "content", "status", "code"),
    [
        ("/api/rooms", {"variant": "chess"}, 422, "variant-unknown"),
        ("/api/rooms", {"lang": "xx"}, 422, "language-unknown"),
        ("/api/rooms", {"words": ["one", "two"]}, 422, "pack-too-few"),
        ("/api/rooms", ["no"], 422, "request-unreadable"),
        ("/api/rooms/nowhere/members", {"name": "Ann"}, 404, "room-unknown"),
        ("/api/teams/nobody/notes", {"city": "prague", "text": "x"}, 404, "team-unknown"),
        ("/api/judge", {"lang": "xx", "clue": "a"}, 422, "language-unknown"),
    ],
)
def test_bad_requests_get_a_code(
    node: Node, path: str, content: object, status: int, code: str
) -> None:
    got, answer = http(node.url + path, content)
    assert (got, answer["code"]) == (status, code)


def test_a_passcode_cannot_be_tried_out(node: Node) -> None:
    _, made = http(f"{node.url}/api/rooms", {"name": "Ann", "passcode": "0731"})
    members = f"{node.url}/api/rooms/{made['code']}/members"
    tries = [http(members, {"name": "Eve", "passcode": f"{n:04}"})[1]["code"] for n in range(21)]
    assert tries == ["passcode-wrong"] * 20 + ["too-many"]
    assert http(members, {"name": "Eve", "passcode": "0731"})[1]["code"] == "too-many"


def test_the_referee_is_not_kept_busy(node: Node) -> None:
    question = {"lang": "en", "clue": "tree", "board": ["x" * 2_000]}
    assert http(f"{node.url}/api/judge", question)[1]["code"] == "request-unreadable"


def test_names_too_long_for_a_file_are_no_fault_of_ours(node: Node) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(f"{node.url}/assets/{300 * 'x'}", timeout=60)  # noqa: S310 - ours
    assert caught.value.code == 404
    caught.value.close()


def test_a_linked_secret_is_exchanged_once(node: Node) -> None:
    _, made = http(f"{node.url}/api/rooms", {"name": "Ann"})
    devices = f"{node.url}/api/rooms/{made['code']}/devices"
    _, linked = http(devices, {"secret": made["secret"]})
    with ThreadPoolExecutor(6) as pool:
        wanted = {"secret": linked["secret"], "instead": True}
        answers = [status for status, _ in pool.map(lambda _: http(devices, wanted), range(6))]
    assert sorted(answers) == [201, 403, 403, 403, 403, 403]


def test_a_passcode_and_a_lock_keep_people_out(node: Node) -> None:
    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann", passcode="sesame")
        with pytest.raises(Rejected) as caught:
            await Client.join(node.url, host.code, "Bo")
        assert caught.value.code == "passcode-wrong"
        status, made = await asyncio.to_thread(
            http, f"{node.url}/api/rooms/{host.code}/members", {"name": "Bo", "passcode": "sesame"}
        )
        assert status == 201
        async with host, Client(node.url, host.code, made["secret"]) as bo:
            await host.do(Lock(True))
            await bo.until(lambda: bo.room is not None and bo.room.locked)
            status, answer = await asyncio.to_thread(
                http,
                f"{node.url}/api/rooms/{host.code}/members",
                {"name": "Cy", "passcode": "sesame"},
            )
            assert (status, answer["code"]) == (422, "room-locked")
            await host.do(Remove(bo.member))
            await bo.until(lambda: bool(bo.bye))
            assert bo.bye == "removed"
        with pytest.raises(ConnectionError, match="secret-unknown"):
            await Client(node.url, host.code, made["secret"]).connect()

    run(work())


def test_only_entitled_seats_see_a_face_and_boards_never(node: Node) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], "classic", Random(1))
        await company.deal()
        spymaster, operative = company.people["red-spymaster"], company.people["red-operatives"]
        assert len(await spymaster.look()) == 25
        with pytest.raises(Rejected) as caught:
            await operative.look()
        assert caught.value.code == "look-not-allowed"
        _, linked = await asyncio.to_thread(
            http,
            f"{node.url}/api/rooms/{spymaster.code}/devices",
            {"secret": spymaster.secret, "board": True},
        )
        async with Client(node.url, spymaster.code, linked["secret"]) as board:
            assert board.member == spymaster.member
            giver = company.people[f"{company.host.table.turn.sides[0]}-spymaster"]
            await giver.play(Consult("tree", 1))
            await company.together()
            assert not board.whispers
            with pytest.raises(Rejected):
                await board.look()
        async with Client(node.url, spymaster.code) as spectator:
            with pytest.raises(Rejected):
                await spectator.look()
            with pytest.raises(Rejected):
                await spectator.do(TakeSeat("red-operatives"))
            await spymaster.until(lambda: spymaster.spectators == 1)
        await company.close()

    run(work())


def test_pointers_and_chat_are_for_those_who_may(node: Node) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], "classic", Random(2))
        await company.deal()
        side = company.host.table.turn.sides[0]
        spymaster, guesser = (company.people[f"{side}-{r}"] for r in ("spymaster", "operatives"))
        await spymaster.play(GiveClue("tree", 1))
        await company.together()
        await guesser.point(3)
        await spymaster.until(lambda: spymaster.pointers == {guesser.member: (Pointer(3),)})
        await spymaster.point(4)
        await guesser.chat("  hello   <b>there</b> ")
        await spymaster.until(lambda: bool(spymaster.said))
        assert spymaster.said == [(guesser.member, "hello <b>there</b>")]
        await spymaster.chat("it is number four")
        with pytest.raises(Rejected, match="room-playing"):
            await spymaster.do(Rename("number four"))
        await spymaster.do(Stand())  # who has seen the key has seen it
        await spymaster.chat("it is number four")
        with pytest.raises(Rejected, match="room-playing"):  # answered after what came before it
            await spymaster.do(Rename("number four"))
        await guesser.chat("over")
        await guesser.point(5)
        await guesser.until(
            lambda: len(guesser.said) > 1 and guesser.pointers == {guesser.member: (Pointer(5),)}
        )
        assert guesser.said == [(guesser.member, text) for text in ("hello <b>there</b>", "over")]
        await company.close()

    run(work())


def test_a_guess_may_take_all_who_are_there(node: Node) -> None:
    async def work() -> None:
        settings = RoomSettings(touch="all", game=Settings(starting="red"))
        company = await Players.gather([node.url], "classic", Random(3), settings)
        second = await Client.join(node.url, company.host.code, "Second")
        await second.connect()
        await second.do(TakeSeat("red-operatives"))
        first = company.people["red-operatives"]
        await company.deal()
        await company.people["red-spymaster"].play(GiveClue("tree", 2))
        await company.together()
        with pytest.raises(Rejected) as caught:
            await first.play(Guess(0))
        assert caught.value.code == "guess-by-marks"
        await first.point(0)
        await second.point(0)
        await first.until(lambda: bool(first.table.clue.touches))
        assert first.table.clue.touches[0].cell == 0
        await second.close()
        await company.close()

    run(work())


def test_the_referee_rules_in_a_room(node: Node) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], "classic", Random(4))
        await company.deal()
        side = company.host.table.turn.sides[0]
        word = company.host.table.words[0]
        await company.people[f"{side}-spymaster"].play(GiveClue(word, 1))
        other = "blue" if side == "red" else "red"
        await company.together()
        await company.people[f"{other}-spymaster"].play(Challenge("legal"))
        await company.together()
        assert company.host.table.clue.standing == "invalid"
        await company.host.do(EndGame())
        await company.deal()
        table = company.host.table
        side = table.turn.sides[0]
        spymaster = company.people[f"{side}-spymaster"]
        face = await spymaster.look()
        cell = face.index(side)
        await spymaster.play(GiveClue(table.words[cell], 1))
        await company.together()
        await company.people[f"{side}-operatives"].play(Guess(cell))
        await company.together()
        await company.people[f"{'blue' if side == 'red' else 'red'}-spymaster"].play(Challenge())
        await company.together()
        assert company.host.table.clue.standing == "invalid"  # the guess did not make it legal
        await company.host.do(EndGame())
        await company.host.do(ChangeSettings(RoomSettings(referee="strict")))
        await company.deal()
        side = company.host.table.turn.sides[0]
        with pytest.raises(Rejected) as caught:
            await company.people[f"{side}-spymaster"].play(GiveClue(company.host.table.words[3], 1))
        assert caught.value.code == "clue-illegal"
        await company.close()

    run(work())


def test_a_finished_game_can_be_taken_home(node: Node) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], "two-player", Random(5))
        await company.deal()
        url = f"{node.url}/api/rooms/{company.host.code}/records/1"
        assert (await asyncio.to_thread(http, url))[0] == 404
        await company.play_out()
        status, text = await asyncio.to_thread(_text, url)
        assert status == 200
        assert record.replay(text) == company.host.table
        await company.close()

    run(work())


def _text(url: str) -> tuple[int, str]:
    with urllib.request.urlopen(url, timeout=60) as answer:  # noqa: S310 - ours
        return answer.status, answer.read().decode()


def test_a_team_plays_missions_with_a_sheet_of_its_own(node: Node) -> None:
    async def work() -> None:
        api = f"{node.url}/api/teams"
        _, made = await asyncio.to_thread(http, api, {"names": ["Ann", "Bo"]})
        sheet = f"{api}/{made['team']}"
        status, answer = await asyncio.to_thread(http, f"{sheet}/rooms", {"city": "cairo"})
        assert (status, answer["code"]) == (422, "mission-locked")
        while True:
            _, opened = await asyncio.to_thread(http, f"{sheet}/rooms", {"city": "prague"})
            host = Client(node.url, opened["code"], opened["secret"])
            partner = await Client.join(node.url, opened["code"], "Partner")
            company = Players({"a": host, "b": partner}, Random(6))
            for seat, person in company.people.items():
                await person.connect()
                await person.do(TakeSeat(seat))
            await company.deal()
            await company.play_out(steer=1)
            await company.close()
            if company.host.table.outcome and company.host.table.outcome.winners:
                break
        await asyncio.to_thread(http, f"{sheet}/notes", {"city": "prague", "text": "done!"})
        async with asyncio.timeout(LONGEST):  # the result is entered after the last move
            while not (shown := (await asyncio.to_thread(http, sheet))[1])["sheet"]["won"]:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert shown["sheet"]["won"] == ["prague"]
        assert shown["sheet"]["notes"] == {"prague": "done!"}
        assert "cairo" in shown["unlocked"]
        _, again = await asyncio.to_thread(http, api, {"events": shown["events"]})
        assert (await asyncio.to_thread(http, f"{api}/{again['team']}"))[1]["sheet"] == shown[
            "sheet"
        ]

    run(work())


def test_health_decks_and_headers(node: Node) -> None:
    assert http(f"{node.url}/healthz")[0] == http(f"{node.url}/readyz")[0] == 200
    assert len(http(f"{node.url}/api/decks")[1]) == 12
    with urllib.request.urlopen(f"{node.url}/healthz", timeout=LONGEST) as answer:  # noqa: S310 - ours
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_referee_answers_by_http(node: Node) -> None:
    asked = {"lang": "en", "clue": "sank", "board": ["SINK"], "number": 2}
    status, verdict = http(f"{node.url}/api/judge", asked)
    assert (status, verdict["verdict"], verdict["card"]) == (200, "illegal", "SINK")
    asked = {"lang": "en", "clue": "vinegar", "board": ["WINE"], "number": 2}
    assert http(f"{node.url}/api/judge", asked)[1]["verdict"] == "ask"
    before = [{"clue": "Vinegar", "board": ["wine"], "valid": True}]
    assert http(f"{node.url}/api/judge", {**asked, "precedents": before})[1]["verdict"] == "legal"
    crowd = {**asked, "precedents": 26 * before}
    assert http(f"{node.url}/api/judge", crowd)[0] == 422


def test_a_command_may_have_a_long_name(two_nodes: tuple[Node, Node]) -> None:
    async def work() -> None:
        host = await Client.open_room(two_nodes[0].url, name="Ann")
        async with host:
            first = await host.do(Rename("Anna"), id_="x" * 64)
            assert await host.do(Rename("Annabel"), id_="x" * 63 + "y") > first
            assert await host.do(Rename("Nobody"), id_="x" * 64) == first

    run(work())


def test_people_on_two_nodes_see_and_hear_each_other(two_nodes: tuple[Node, Node]) -> None:
    async def work() -> None:
        company = await Players.gather([one.url for one in two_nodes], "classic", Random(7))
        everybody = {person.member for person in company.people.values()}
        for person in company.people.values():
            await person.until(lambda person=person: set(person.here) == everybody)  # type: ignore[misc]
        await company.deal()
        side = company.host.table.turn.sides[0]
        spymaster, guesser = (company.people[f"{side}-{r}"] for r in ("spymaster", "operatives"))
        await spymaster.play(GiveClue("tree", 1))
        await company.together()
        await guesser.point(3)
        await guesser.chat("hello")
        for person in company.people.values():
            await person.until(lambda person=person: bool(person.said and person.pointers))  # type: ignore[misc]
        await company.close()

    run(work())

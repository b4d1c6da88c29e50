"""Pictures of a room's own: brought by the host, bounded, seen by nobody outside, gone with it."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from covernames.game.deal import Cards
from covernames.pictures import name_on, own_on
from covernames.pictures.own import FEWEST, LONGEST_NAME, MOST
from covernames.room import commands as cmd
from covernames.room.room import OwnList, RoomSettings
from covernames.server import wire
from covernames.server.hub import Hub
from covernames.server.open_room import OpenRoom
from covernames.server.own_pictures import (
    LARGEST_PICTURE,
    LARGEST_REQUEST,
    LARGEST_SET,
    SIDES,
    NewPicture,
    checked,
)
from covernames.server.store import Store, schema
from images import jpeg, png, sent, webp
from in_process import House
from nodes import Node, sqlite_in
from players import Players

IMAGES = [png(number) for number in range(FEWEST)]
MORE = [png(number) for number in range(100, 160)]
WORDS = [f"WORD{n}" for n in range(30)]


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


def large(number: int, size: int) -> bytes:
    """A PNG of so many bytes."""
    plain = png(number)
    return png(number, extra=b"\0" * (size - len(plain)))


TOO_LARGE = [large(number, LARGEST_SET // MOST + 1) for number in range(MOST)]


def proof(room: dict[str, str]) -> dict[str, str]:
    return {"covernames-secret": room["secret"]}


async def bring(
    house: House, room: dict[str, str], content: object, headers: dict[str, str] | None = None
) -> httpx.Response:
    path = f"/api/rooms/{room['code']}/pictures"
    headers = proof(room) if headers is None else headers
    return await house.web.post(path, json=content, headers=headers)


async def cards_of(house: House, room: dict[str, str]) -> list[str]:
    path = f"/api/rooms/{room['code']}/pictures"
    answer = await house.web.get(path, headers=proof(room))
    assert answer.status_code == 200
    cards: list[str] = answer.json()["cards"]
    return cards


async def settings_of(house: House, room: dict[str, str]) -> dict[str, Any]:
    async with house.socket(room["code"]) as device:
        settings: dict[str, Any] = (await device.hello(room["secret"]))["room"]["settings"]
        return settings


def kept(folder: Path) -> dict[str, int]:
    """How many pictures are stored of each room."""
    with sqlite3.connect(folder / "rooms.db") as database:
        return dict(database.execute("SELECT room, count(*) FROM pictures GROUP BY room"))


def picture_on(card: str) -> str:
    own = own_on(card)
    assert own is not None
    return own.id


# Bringing


def test_pictures_are_kept_as_they_were_brought(tmp_path: Path) -> None:
    images = [*IMAGES[:-2], jpeg(), webp()]
    names = ["  red \u202e balloon ", "", *(f"thing {n}" for n in range(2, len(images)))]

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            assert (await bring(house, room, sent(images, names))).status_code == 200
            cards = await cards_of(house, room)
            found = [own_on(card) for card in cards]
            assert [own.number for own in found if own] == list(range(1, 26))
            assert [own.name for own in found if own] == ["red balloon", "", *names[2:]]
            assert name_on(cards[0], "et") == "red balloon"
            settings = await settings_of(house, room)
            own = OwnList.of(cards)
            assert settings["own_pictures"] == {"hash": own.hash, "size": 25}
            assert settings["cards"] == "pictures"  # who brings pictures wants to see them
            for card, image in zip(cards, images, strict=True):
                path = f"/api/rooms/{room['code']}/pictures/{picture_on(card)}"
                answer = await house.web.get(path, headers=proof(room))
                assert (answer.status_code, answer.content) == (200, image)

    run(work())


@pytest.mark.parametrize(
    ("images", "names", "code", "number"),
    [
        (IMAGES[:-1], None, "pictures-too-few", None),
        ([png(n) for n in range(MOST + 1)], None, "pictures-too-many", None),
        ([*IMAGES, large(200, LARGEST_PICTURE + 1)], None, "picture-too-large", 26),
        (TOO_LARGE, None, "pictures-too-large", None),
        ([*IMAGES, b"<svg xmlns='http://www.w3.org/2000/svg'/>"], None, "picture-kind", 26),
        ([b"GIF89a" + bytes(99), *IMAGES], None, "picture-kind", 1),
        ([*IMAGES, png(1, SIDES[-1] + 1, 20)], None, "picture-sides", 26),
        ([*IMAGES, png(1, 20, SIDES[0] - 1)], None, "picture-sides", 26),
        ([*IMAGES, IMAGES[3]], None, "picture-double", 26),
        (IMAGES, ["x" * (LONGEST_NAME + 1), *[""] * 24], "picture-name-too-long", 1),
        (IMAGES, ["\u0301" * 900, *[""] * 24], "picture-name-too-long", 1),
        (IMAGES, [*[""] * 24, "a\0b"], "picture-name-unreadable", 25),
    ],
)
def test_what_is_wrong_is_refused_and_nothing_is_kept(
    tmp_path: Path, images: list[bytes], names: list[str] | None, code: str, number: int | None
) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            answer = await bring(house, room, sent(images, names))
            assert (answer.status_code, answer.json()["code"]) == (422, code)
            assert answer.json()["data"].get("number") == number
            assert await cards_of(house, room) == []
            assert (await settings_of(house, room))["own_pictures"] is None
        assert kept(tmp_path) == {}

    run(work())


def test_as_many_and_as_large_as_there_may_be(tmp_path: Path) -> None:
    images = [large(number, LARGEST_SET // MOST) for number in range(MOST)]
    names = ["ก" * LONGEST_NAME] * MOST

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            assert (await bring(house, room, sent(images, names))).status_code == 200
            assert len(await cards_of(house, room)) == MOST

    run(work())


async def asked(house: House, path: str, headers: dict[str, str], body: int) -> tuple[int, int]:
    """The status of an answer to so many bytes, and how many of them were read."""
    read = 0

    async def content() -> AsyncIterator[bytes]:
        nonlocal read
        while read < body:
            read += 65_536
            yield b" " * 65_536

    answer = await house.web.post(path, content=content(), headers=headers)
    return answer.status_code, read


def test_who_may_not_bring_any_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    """The body is not even looked at: no bytes of outsiders are work for the server."""

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", variant="two-player")
            guest = await house.made(f"/api/rooms/{room['code']}/members", name="Bo")
            other = await house.made("/api/rooms")
            here = f"/api/rooms/{room['code']}/pictures"
            hub: Hub = house.app.state.hub
            for headers, code in (
                ({}, "secret-unknown"),
                (proof(other), "secret-unknown"),
                (proof(guest), "host-only"),
            ):
                refused = await bring(house, room, "no pictures at all", headers)
                assert (refused.status_code, refused.json()["code"]) == (403, code)
            assert (await house.web.post("/api/rooms/nowhere/pictures")).status_code == 404
            # Too much is not read to its end.
            status, read = await asked(house, here, proof(room), 4 * LARGEST_REQUEST)
            assert status == 413
            assert read <= LARGEST_REQUEST + 2 * 65_536
            opened = await hub.room(room["code"])
            assert opened is not None
            await opened.send(room["member"], "1", cmd.TakeSeat("red-spymaster"))
            await opened.send(guest["member"], "1", cmd.TakeSeat("red-operatives"))
            await opened.send(room["member"], "2", cmd.StartGame())
            playing = await bring(house, room, "no pictures at all")
            assert playing.json()["code"] == "room-playing"

    run(work())


def test_an_address_brings_so_many_sets_a_minute(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path), uploads_a_minute=2, pictures_a_minute=3) as house:
            room = await house.made("/api/rooms")
            for _ in range(2):
                assert (await bring(house, room, sent(IMAGES))).status_code == 200
            answer = await bring(house, room, sent(IMAGES))
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert int(answer.headers["retry-after"]) > 0
            card = (await cards_of(house, room))[0]
            path = f"/api/rooms/{room['code']}/pictures/{picture_on(card)}"
            said = [(await house.web.get(path)).status_code for _ in range(4)]
            assert said == [200, 200, 200, 429]
            elsewhere = house.visitor("192.0.2.77")
            assert (await elsewhere.get(path)).status_code == 200

    run(work())


@pytest.mark.parametrize("content", [{}, {"pictures": 1}, {"pictures": [{"image": "!"}]}, [], None])
def test_what_cannot_be_read_is_said_to_be(tmp_path: Path, content: Any) -> None:  # noqa: ANN401 - JSON
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            answer = await bring(house, room, content)
            assert (answer.status_code, answer.json()["code"]) == (422, "request-unreadable")

    run(work())


# Who sees them


def test_outsiders_learn_nothing(tmp_path: Path) -> None:
    """Who may not look into the room gets 404, whatever is asked for: it tells nobody anything."""

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", passcode="sésame")
            other = await house.made("/api/rooms")
            assert (await bring(house, room, sent(IMAGES))).status_code == 200
            guest = await house.made(
                f"/api/rooms/{room['code']}/members", name="Bo", passcode="sésame"
            )
            here = f"/api/rooms/{room['code']}/pictures"
            picture = picture_on((await cards_of(house, room))[0])
            let_in = (proof(room), proof(guest), {"covernames-passcode": "s%C3%A9same"})
            for headers in let_in:
                assert (await house.web.get(f"{here}/{picture}", headers=headers)).content
            unknown = (await house.web.get(f"/api/rooms/nowhere22/pictures/{picture}")).content
            outside: list[dict[str, str]] = [{}, proof(other)]
            outside.append({"covernames-passcode": "wrong"})
            for headers in outside:
                for path in (f"{here}/{picture}", f"{here}/{'0' * 16}"):
                    answer = await house.visitor("192.0.2.9").get(path, headers=headers)
                    assert (answer.status_code, answer.content) == (404, unknown), headers
                assert (await house.web.get(here, headers=headers)).status_code == 404
            # By another room's address there is nothing either, for nobody.
            theirs = f"/api/rooms/{other['code']}/pictures/{picture}"
            for headers in (proof(other), proof(room), {}):
                assert (await house.web.get(theirs, headers=headers)).status_code == 404
            for odd in ("%00", "0" * 5_000, "%2e%2e", "é", picture.upper(), picture + "%00"):
                answer = await house.web.get(f"{here}/{odd}", headers=proof(room))
                assert answer.status_code == 404, odd
            # Neither passcodes nor secrets are read from an address.
            asked = f"{here}/{picture}?covernames-secret={room['secret']}&secret={room['secret']}"
            assert (await house.web.get(asked)).status_code == 404
            # Who was sent out is outside.
            async with house.socket(room["code"]) as host:
                await host.hello(room["secret"])
                await host.do("1", {"do": "remove", "member": guest["member"]})
            gone = await house.web.get(f"{here}/{picture}", headers=proof(guest))
            assert gone.status_code == 404

    run(work())


def test_trying_passcodes_on_pictures_is_counted(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", passcode="right")
            path = f"/api/rooms/{room['code']}/pictures/{'0' * 16}"
            for n in range(20):
                await house.web.get(path, headers={"covernames-passcode": f"wrong {n}"})
            tried = await house.web.get(
                f"/api/rooms/{room['code']}", headers={"covernames-passcode": "right"}
            )
            assert tried.status_code == 429

    run(work())


def test_a_picture_is_shown_as_what_it_is_and_can_do_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            await bring(house, room, sent([*IMAGES, jpeg(), webp("VP8L")]))
            kinds = []
            for card in (await cards_of(house, room))[-3:]:
                path = f"/api/rooms/{room['code']}/pictures/{picture_on(card)}"
                answer = await house.web.get(path)  # no passcode: whoever has the link may watch
                headers = answer.headers
                kinds.append(headers["content-type"])
                assert headers.get_list("content-security-policy") == [
                    "default-src 'none'; sandbox; frame-ancestors 'none'"
                ]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["cache-control"] == "private, max-age=86400, immutable"
                assert headers["vary"] == "covernames-secret, covernames-passcode"
                assert headers["cross-origin-resource-policy"] == "same-origin"
            assert kinds == ["image/png", "image/jpeg", "image/webp"]

    run(work())


def test_no_picture_goes_over_a_socket_or_into_a_stream(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            async with house.socket(room["code"]) as watcher:
                await watcher.hello()
                await bring(house, room, sent(IMAGES))
                news = await watcher.hear_of("news")
            told = str(news)
            assert base64.b64encode(IMAGES[0]).decode()[:40] not in told
            assert "thing 1" not in told
            rows = await house.app.state.hub.store.entries_after(room["code"], 0)
            assert "thing 1" not in str(rows)

    run(work())


# Staying and going


def test_a_room_has_the_pictures_that_it_plays_with_and_no_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms", words=WORDS)
            theirs = await house.made("/api/rooms")
            for where in (room, theirs):
                await bring(house, where, sent(IMAGES))
            old = await cards_of(house, room)
            for images in (MORE, MORE, [*MORE, *IMAGES]):  # the same once more, and some of them
                assert (await bring(house, room, sent(images))).status_code == 200
                assert kept(tmp_path) == {room["code"]: len(images), theirs["code"]: 25}
            await bring(house, room, sent(MORE))
            path = f"/api/rooms/{room['code']}/pictures/{picture_on(old[0])}"
            assert (await house.web.get(path, headers=proof(room))).status_code == 404
            async with house.socket(room["code"]) as host:
                settings = (await host.hello(room["secret"]))["room"]["settings"]
                assert settings["own_list"]["size"] == 30  # words and pictures live side by side
                others = (await settings_of(house, theirs))["own_pictures"]
                refused = await host.do("1", _change({**settings, "own_pictures": others}))
                assert refused["code"] == "pictures-unknown"
                await host.do("2", _change({**settings, "cards": "words", "touch": "all"}))
                assert kept(tmp_path)[room["code"]] == len(MORE)  # they wait
                await host.do("3", _change({**settings, "own_pictures": None}))
            assert kept(tmp_path) == {theirs["code"]: 25}
            assert await cards_of(house, room) == []
            words = await house.web.get(f"/api/rooms/{room['code']}/words", headers=proof(room))
            assert words.json()["words"] == WORDS
            await bring(house, room, sent(MORE))
            content = {"secret": room["secret"], "text": "\n".join(WORDS[:26])}
            await house.web.post(f"/api/rooms/{room['code']}/words", json=content)
            assert len(await cards_of(house, room)) == len(MORE)  # new words leave pictures alone

    run(work())


def _change(settings: dict[str, Any]) -> dict[str, Any]:
    return {"do": "change-settings", "settings": settings}


def brought(images: list[bytes]) -> cmd.UsePictures:
    return cmd.UsePictures(checked([NewPicture(image, f"n{i}") for i, image in enumerate(images)]))


async def seated(hub: Hub, images: list[bytes], cards: Cards = "pictures") -> tuple[OpenRoom, str]:
    """A room for two with pictures of its own, in which the host is the spymaster."""
    settings = RoomSettings(variant="two-player", next_game="new", referee="off", cards=cards)
    code, host, _ = await hub.membership.open_room(settings, "Ann")
    table = await hub.room(code)
    assert table is not None
    bo, _ = await hub.membership.join(table, "Bo")
    await table.send(host, "sit", cmd.TakeSeat("red-spymaster"))
    await table.send(bo, "sit", cmd.TakeSeat("red-operatives"))
    assert isinstance(await table.send(host, "pictures", brought(images)), wire.Done)
    return table, host


async def dealt(table: OpenRoom, host: str) -> set[str]:
    """The cards of a new game."""
    if table.room.playing:
        await table.send(host, f"end {table.stream.seq}", cmd.EndGame())
    answer = await table.send(host, f"deal {table.stream.seq}", cmd.StartGame())
    assert isinstance(answer, wire.Done), answer
    assert table.room.game is not None
    return set(table.room.game.words)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_pictures_go_with_their_rooms(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    async def work(url: str) -> None:
        store = Store(url)
        await store.open()
        hub = Hub(store)
        old, _ = await seated(hub, IMAGES)
        async with store.engine.begin() as connection:
            await connection.execute(schema.rooms.update().values(touched=0))
        young, _ = await seated(hub, IMAGES)
        card = brought(IMAGES).pictures[0].card
        for table in (old, young):
            assert await store.picture(table.code, picture_on(card)) == IMAGES[0]
        assert await store.delete_idle(1) >= 1
        assert await store.picture(old.code, picture_on(card)) is None
        assert await store.picture(young.code, picture_on(card)) == IMAGES[0]
        async with store.engine.connect() as connection:
            rooms = (await connection.execute(schema.pictures.select())).scalars()
            assert set(rooms) == {young.code}
        await hub.close()
        await store.close()

    sqlite = database == "sqlite"
    run(work(sqlite_in(tmp_path) if sqlite else request.getfixturevalue("postgres")))


# Dealing


def test_an_evening_with_pictures_goes_through_all_of_them(tmp_path: Path) -> None:
    """Also over a restart: no picture comes twice before the others were up (C-005, A-17)."""

    async def work() -> None:
        seen: set[str] = set()
        for start in (True, False):
            store = Store(sqlite_in(tmp_path))
            await store.open()
            hub = Hub(store)
            if start:
                table, host = await seated(hub, MORE[:50])
                code = table.code
            else:
                again = await hub.room(code)
                assert again is not None
                table = again
                assert set(table.room.game.words if table.room.game else ()) == seen
            cards = await dealt(table, host)
            assert len(cards) == 25
            assert not cards & seen
            seen |= cards
            await hub.close()
            await store.close()
        assert {picture_on(card) for card in seen} == {
            picture_on(picture.card) for picture in brought(MORE[:50]).pictures
        }

    run(work())


@pytest.mark.rule("E-29")
def test_own_pictures_are_mixed_with_words(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        hub = Hub(store)
        table, host = await seated(hub, IMAGES, "mixed")
        for _ in range(3):
            cards = await dealt(table, host)
            assert sum(own_on(card) is not None for card in cards) in {12, 13}
            assert not any(card.startswith("#") and own_on(card) is None for card in cards)
        await table.send(host, "end", cmd.EndGame())
        await table.send(host, "words", cmd.UseWords(tuple(WORDS)))
        cards = await dealt(table, host)
        assert {card for card in cards if own_on(card) is None} <= set(WORDS)
        await hub.close()
        await store.close()

    run(work())


def test_pictures_that_are_lost_are_said_to_be(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        hub = Hub(store)
        table, host = await seated(hub, IMAGES)
        async with store.engine.begin() as connection:
            await connection.execute(schema.lists.delete())
        refused = await table.send(host, "deal", cmd.StartGame())
        assert refused == wire.Refused("deal", "pictures-unknown")
        await table.send(host, "again", brought(MORE))
        assert len(await dealt(table, host)) == 25
        await hub.close()
        await store.close()

    run(work())


def test_a_record_tells_names_to_whoever_has_no_pictures(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            hub: Hub = house.app.state.hub
            table, host = await seated(hub, IMAGES)
            cards = await dealt(table, host)
            await table.send(host, "end", cmd.EndGame())
            answer = await house.web.get(f"/api/rooms/{table.code}/records/1")
            told = answer.text
            assert all(card in told for card in cards)
            assert {name_on(card, "th") for card in cards} <= {f"n{n}" for n in range(25)}

    run(work())


def test_a_bot_says_that_it_cannot_see_and_plays_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path), bot_pause=0.0) as house:
            room = await house.made(
                "/api/rooms",
                variant="two-player",
                seat="red-spymaster",
                bots=[{"seat": "red-operatives", "name": "Ada", "bot": "associations:hard"}],
            )
            names = ["apple", "river", "castle", "", *(f"zq{n}x" for n in range(21))]
            await bring(house, room, sent(IMAGES, names))
            code = room["code"]
            async with house.socket(code) as host, house.socket(code) as watcher:
                await host.hello(room["secret"])
                await watcher.hello()
                assert (await host.do("1", {"do": "start-game"}))["is"] == "done"
                # Once, by one of them, as a message that everybody reads in their language.
                said = await watcher.hear_of("said")
                assert (said["code"], said["text"]) == ("bot-cannot-see", "")
                async with house.socket(code) as another:
                    words = (await another.hello())["room"]["game"]["words"]
                clue = {"do": "give-clue", "word": "orchard", "number": 1}
                assert (await host.do("2", {"do": "play", "action": clue}))["is"] == "done"
                touched: dict[str, Any] | None = None
                while touched is None:
                    news = await watcher.hear_of("news", "said")
                    assert news["is"] == "news", news  # it goes by the name, and is not puzzled
                    events = (event.get("event", {}) for event in news["events"])
                    touched = next((e for e in events if e.get("event") == "card-touched"), None)
                assert name_on(words[touched["cell"]], "en") == "apple"

    run(work())


# Two nodes


def fetched(url: str, secret: str = "") -> tuple[int, bytes]:
    request = urllib.request.Request(url, headers={"covernames-secret": secret})  # noqa: S310 - ours
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - ours
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, b""


def test_two_nodes_deal_and_show_the_same_pictures(two_nodes: tuple[Node, Node]) -> None:
    async def work() -> None:
        one, two = two_nodes
        settings = RoomSettings(variant="two-player", next_game="new", referee="off")
        company = await Players.gather([one.url, two.url], "two-player", Random(3), settings)
        host, guest = company.host, company.people["red-operatives"]
        assert host.base != guest.base
        named = [(image, f"name {n}") for n, image in enumerate(IMAGES)]
        cards = await host.bring_pictures(named)
        await guest.until(lambda: guest.room is not None and bool(guest.room.settings.own_pictures))
        assert await guest.pictures() == cards
        for person in (guest, host):
            place = f"{person.base}/api/rooms/{person.code}/pictures"
            for card, image in zip(cards[:3], IMAGES, strict=False):
                url = f"{place}/{picture_on(card)}"
                assert await asyncio.to_thread(fetched, url, person.secret) == (200, image)
        await host.connect(two.url)
        await company.deal()
        assert set(guest.table.words) == set(cards)
        await host.do(cmd.EndGame())
        # Replaced on one node, dealt at once on the other, which had the old ones.
        await host.connect(one.url)
        more = await host.bring_pictures([(image, "") for image in MORE])
        await host.connect(two.url)
        await company.deal()
        assert set(host.table.words) <= set(more)
        old = f"{two.url}/api/rooms/{host.code}/pictures/{picture_on(cards[0])}"
        assert (await asyncio.to_thread(fetched, old, host.secret))[0] == 404
        await company.close()

    run(work())


def test_a_node_that_has_not_heard_of_new_pictures_shows_and_deals_them(postgres: str) -> None:
    async def work() -> None:
        here, there = Hub(Store(postgres)), Hub(Store(postgres))  # and no bus between them
        await here.store.open()
        table, host = await seated(here, IMAGES)
        far = await there.room(table.code)
        assert far is not None
        new = brought(MORE)
        await table.send(host, "more", new)
        assert far.room.settings.own_pictures != table.room.settings.own_pictures
        assert await far.store.picture(far.code, picture_on(new.pictures[0].card)) == MORE[0]
        assert await dealt(far, host) <= {picture.card for picture in new.pictures}
        for hub in (here, there):
            await hub.close()
            await hub.store.close()

    run(work())

"""Codes that can be said: drawn from lists of words, and found however they are typed."""

from __future__ import annotations

import asyncio
import math
import re
import unicodedata
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from urllib.parse import quote

import pytest

from covernames.client import Client
from covernames.decks import LANGUAGES
from covernames.room.room import RoomSettings
from covernames.server import codes, membership
from covernames.server.app import UNKNOWN_CODES
from covernames.server.codes import LONGEST, LONGEST_WORD, NUMBERS, UNSPACED, WORDS, drawn, fold
from covernames.server.hub import Hub
from covernames.server.store import NewEntry, Store
from in_process import House
from nodes import Node, sqlite_in

LISTS = Path(codes.__file__).parent / "code_words"
OLD = "k7wq2mzx9a"


def words(tag: str) -> list[str]:
    return (LISTS / f"{tag}.txt").read_text("utf-8").split()


def ways(code: str) -> Iterator[str]:
    """How people type a code."""
    spaced = code.replace("-", " ")
    yield from (code, code.upper(), code.title(), spaced, f"  {spaced.upper()} ")
    yield code.replace("-", " - ").replace("-", "–")
    yield spaced.replace(" ", "\u3000").replace(" ", "\u200b")
    yield re.sub(r"-(?=\d)", "", spaced)
    yield unicodedata.normalize("NFD", code)
    yield unicodedata.normalize("NFKD", code)
    wide = {ord(sign): ord(sign) + 0xFEE0 for sign in "abcdefghijklmnopqrstuvwxyz0123456789-"}
    yield code.translate(wide)


# Folding


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("amber-tiger-river-47", "amber-tiger-river-47"),
        ("Amber Tiger RIVER 47", "amber-tiger-river-47"),
        (" amber  tiger_river.47 ", "amber-tiger-river-47"),
        ("amber–tiger—river−47", "amber-tiger-river-47"),
        ("amber tiger river47", "amber-tiger-river-47"),
        ("ａｍｂｅｒ－ｔｉｇｅｒ－ｒｉｖｅｒ－４７", "amber-tiger-river-47"),
        ("amber-tiger-river-๔๗", "amber-tiger-river-47"),
        # Latin letters need no marks, composed or not.
        ("Põder Öö Šokk 47", "poder-oo-sokk-47"),
        ("po\u0303der o\u0308o\u0308 s\u030cokk 47", "poder-oo-sokk-47"),
        ("poder oo sokk 47", "poder-oo-sokk-47"),
        # Those of other scripts are letters: й is no и.
        ("ЧАЙ-и\u0306од-мак-47", "чай-йод-мак-47"),
        ("чаи-мак-лук-47", "чаи-мак-лук-47"),
        # Thai: a vowel that is typed in two orders and taken apart by NFKC, and one typed as two.
        ("น้ำ-ปลา-เเกะ-47", "น้ำ-ปลา-แกะ-47"),
        ("น\u0e4d\u0e49\u0e32 ปลา แกะ ๔๗", "น้ำ-ปลา-แกะ-47"),
        # What is written without spaces is typed so.
        ("น้ำปลาแกะ47", "น้ำ-ปลา-แกะ-47"),
        ("琥珀老虎河流47", "琥珀-老虎-河流-47"),
        ("琥珀　老虎河流　４７", "琥珀-老虎-河流-47"),
        # Ten characters, of rooms that were opened before.
        (OLD, OLD),
        (f" {OLD.upper()} ", OLD),
        ("k7wq2 mzx9a", OLD),
        ("ox-ant-bee-47", "ox-ant-bee-47"),  # as many, but said
        # Nothing that a room is called.
        ("", ""),
        ("nowhere", ""),
        ("47", ""),
        ("amber-tiger-47", ""),
        ("amber-tiger-river", ""),
        ("amber-tiger-river-4", ""),
        ("amber-tiger-river-471", ""),
        ("amber-tiger-river-frog-47", ""),
        ("1-2-3-47", ""),
        ("k7wq2mzx9", ""),
        ("k7wq2mzx0l", ""),  # neither 0 nor l is ever drawn
        ("老虎河流47", ""),
        ("a" * LONGEST + "-b-c-47", ""),
        ("ก" * 500, ""),
        ("amber tiger river 47".rjust(200), "amber-tiger-river-47"),
        ("amber tiger river 47".rjust(201), ""),
    ],
)
def test_a_code_is_the_same_however_it_is_typed(typed: str, meant: str) -> None:
    assert fold(typed) == meant
    assert fold(meant) == meant


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_code_that_is_drawn_is_found_again(tag: str) -> None:
    for _ in range(200):
        code = drawn(tag)
        assert len(code) <= LONGEST
        for typed in ways(code):
            assert fold(typed) == code, typed
        if tag in UNSPACED:
            assert fold(code.replace("-", "")) == code


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_code_is_of_the_words_of_its_list(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = codes._RANDOM.sample  # noqa: SLF001 - chance

    def watched(among: list[str], count: int) -> list[str]:
        assert among == words(tag)
        return sample(among, count)

    monkeypatch.setattr(codes._RANDOM, "sample", watched)  # noqa: SLF001 - as above
    assert drawn(tag)


def test_no_code_is_drawn_that_can_be_read_in_two_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """กระชาย and หาด could be กระ and ชายหาด."""
    chosen = iter([["กระชาย", "หาด", "กบ"], ["หาด", "กระชาย", "กบ"]])
    monkeypatch.setattr(codes._RANDOM, "sample", lambda *_: next(chosen))  # noqa: SLF001 - chance
    assert drawn("th").startswith("หาด-กระชาย-กบ-")


# Lists


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_code_has_forty_bits(tag: str) -> None:
    assert math.log2(math.perm(len(words(tag)), WORDS) * len(NUMBERS)) >= 40
    assert len(words(tag)) >= 2_500


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_words_of_a_list_can_be_told_apart(tag: str) -> None:
    """Plain, short, and none like another one; each is what a code made of it folds to."""
    listed = words(tag)
    assert len({fold(f"{word}-{word}-{word}-47") for word in listed}) == len(listed)
    for word in listed:
        assert fold(f"{word}-{word}-{word}-47") == f"{word}-{word}-{word}-47"
        assert 2 <= len(word) <= LONGEST_WORD
        assert not fold(word), "no word alone is a code, old or new"
    if tag in {"en", "et", "id"}:
        assert all(re.fullmatch("[a-z]+", word) for word in listed)


def test_a_list_is_read_when_the_first_room_needs_it() -> None:
    codes._list.cache_clear()  # noqa: SLF001 - nothing else tells of it
    fold("amber-tiger-river-47")
    assert codes._list.cache_info().currsize == 0  # noqa: SLF001 - as above
    drawn("et")
    drawn("et")
    assert codes._list.cache_info()[:2] == (1, 1)  # noqa: SLF001 - as above


# Rooms


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_room_is_found_by_every_way_of_typing(tag: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made = await house.made("/api/rooms", lang=tag)
            code = made["code"]
            *three, number = code.split("-")
            assert set(three) <= set(words(tag))
            assert int(number) in NUMBERS
            assert made["url"] == f"http://house.test/r/{quote(code)}"
            for typed in ways(code):
                shown = await house.web.get(f"/api/rooms/{quote(typed)}")
                assert (shown.status_code, shown.json()["code"]) == (200, code), typed
                async with house.socket(typed) as device:
                    assert (await device.hello())["is"] == "welcome", typed
            joined = await house.web.post(
                f"/api/rooms/{quote(code.upper())}/members", json={"name": "Bo"}
            )
            async with house.socket(code) as device:
                welcome = await device.hello(joined.json()["secret"])
                assert welcome["member"] == joined.json()["member"]

    asyncio.run(work())


def test_an_old_code_goes_on_working(tmp_path: Path) -> None:
    """A room that an earlier version has stored, under ten characters."""

    async def work() -> None:
        url = sqlite_in(tmp_path)
        async with House(url) as house:
            hub: Hub = house.app.state.hub
            made = await house.made("/api/rooms")
            opened = (await hub.store.entries_after(made["code"], 0))[0]
            assert await hub.store.open_room(OLD)
            await hub.store.append(NewEntry(OLD, 1, 1, "open", 1, opened.events))
        async with House(url) as house:
            for typed in (OLD, OLD.upper(), f" {OLD} "):
                shown = await house.web.get(f"/api/rooms/{quote(typed)}")
                assert shown.json()["code"] == OLD
                async with house.socket(typed) as device:
                    assert (await device.hello())["is"] == "welcome"

    asyncio.run(work())


def test_a_code_that_is_taken_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = iter(["ox-ant-bee-47", "ox-ant-bee-47", "ox-ant-bee-48"])
    monkeypatch.setattr(membership, "drawn", lambda _: next(chosen))

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made = [(await house.made("/api/rooms"))["code"] for _ in range(2)]
            assert made == ["ox-ant-bee-47", "ox-ant-bee-48"]

    asyncio.run(work())


def test_the_longest_codes_fit_into_every_database(postgres: str, tmp_path: Path) -> None:
    async def work(url: str) -> None:
        store = Store(url)
        await store.open()
        hub = Hub(store)
        try:
            for tag in LANGUAGES:
                longest = sorted(words(tag), key=len)[-WORDS:]
                code = "-".join((*longest, "99"))
                assert await store.open_room(code)
                assert await store.passcode(code) == ""
                made, *_ = await hub.membership.open_room(RoomSettings(language=tag), "Ann")
                assert await hub.room(made) is not None
        finally:
            await hub.close()
            await store.close()

    for url in (postgres, sqlite_in(tmp_path)):
        asyncio.run(work(url))


def test_a_program_comes_in_by_a_code_as_it_is_typed(node: Node) -> None:
    async def work() -> None:
        async with await Client.open_room(node.url, lang="th", name="Ann") as ann:
            typed = ann.code.replace("-", " ? ")  # which is no query
            async with await Client.join(node.url, typed, "Bo") as bo:
                await bo.until(lambda: ann.member in bo.here)
                await ann.until(lambda: bo.member in ann.here)

    asyncio.run(work())


# The page


@pytest.mark.parametrize("base", ["", "/games/c"])
def test_an_address_that_is_typed_otherwise_leads_to_the_one_of_the_room(
    base: str, tmp_path: Path
) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path), base_path=base) as house:
            thai = quote("น้ำ-ปลา-แกะ-47")
            for typed, meant in (
                ("/r/Amber%20Tiger%20river%2047", "/r/amber-tiger-river-47"),
                ("/present/AMBER-tiger-river-47", "/present/amber-tiger-river-47"),
                ("/r/amber_tiger_river_47?a=1", "/r/amber-tiger-river-47?a=1"),
                (f"/r/{quote('น้ำปลาแกะ47')}", f"/r/{thai}"),
                (f"/r/{OLD.upper()}", f"/r/{OLD}"),
            ):
                answer = await house.web.get(base + typed)
                assert (answer.status_code, answer.headers["location"]) == (307, base + meant)
            for fine in (f"/r/{thai}", f"/r/{OLD}", "/r/nowhere1", "/how/Duet", "/r/a/b", "/r"):
                assert (await house.web.get(base + fine)).status_code == 200, fine

    asyncio.run(work())


# Who tries codes out


async def asked(house: House, code: str, address: str, secret: str = "") -> str:
    """What is said of a code over HTTP; empty: the room is shown."""
    headers = {"covernames-secret": secret} if secret else {}
    answer = await house.visitor(address).get(f"/api/rooms/{code}", headers=headers)
    if answer.status_code == 429:
        assert 0 < int(answer.headers["retry-after"]) <= 60
    return str(answer.json().get("code")) if answer.status_code != 200 else ""


async def knocked(house: House, code: str, address: str, secret: str = "") -> str:
    """What is said of a code over a socket; empty: welcome."""
    async with house.socket(code, address) as device:
        return str((await device.hello(secret)).get("code", ""))


def test_who_tries_codes_out_learns_nothing_more(tmp_path: Path) -> None:
    """Neither over HTTP nor over sockets; members and other addresses notice nothing of it."""

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            room = await house.made("/api/rooms")
            code, secret = room["code"], room["secret"]
            eve, bo = "192.0.2.66", "192.0.2.7"
            way = cycle((asked, knocked))
            for number in range(UNKNOWN_CODES):
                assert await next(way)(house, f"ox-ant-bee-{number:02}", eve) == "room-unknown"
            for ask in (asked, knocked):
                assert await ask(house, code, eve) == "codes-too-many"
                assert await ask(house, "ox-ant-bee-11", eve) == "codes-too-many"
                assert await ask(house, code, eve, "a-guess") == "codes-too-many"
                assert await ask(house, code, eve, secret) == ""
                assert await ask(house, code, bo) == ""
                assert await ask(house, "ox-ant-bee-11", bo) == "room-unknown"
            joined = await house.visitor(eve).post(
                f"/api/rooms/{code}/members", json={"name": "Eve"}
            )
            assert joined.json()["code"] == "codes-too-many"

    asyncio.run(work())


def test_rooms_that_are_there_may_be_asked_for_any_number_of_times(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            code = (await house.made("/api/rooms"))["code"]
            for _ in range(2 * UNKNOWN_CODES):
                assert await asked(house, code, "192.0.2.66") == ""

    asyncio.run(work())

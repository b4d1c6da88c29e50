"""The same deal at several tables, over the real wire: nothing is told before it is dealt."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from clocks import TurnedClock, settle
from covernames import VARIANTS
from covernames.client import Client
from covernames.dealing import pile_of
from covernames.game.table import Outcome
from covernames.room.commands import EndGame
from covernames.room.deals import Standing, blind_deal, standing
from covernames.room.room import Result, Room, RoomSettings, SideNames
from covernames.server import deals
from covernames.server.background import Background
from covernames.server.clock import TIMES
from covernames.server.committed import Committed
from covernames.server.deal_standing import DealStanding
from covernames.server.store import Store
from frames import strays, texts_in, told
from in_process import House
from nodes import Node, sqlite_in
from players import Players
from support import ASSASSIN, clue, guess, start

DAY = 86_400_000
STOOD = Standing(Outcome("all-found", ("red",)), 5, 9, 77)

SIDES = frozenset({"red", "blue"})
"""Who has won may be told, and these are also words on cards."""


class Told:
    """Everything that a server answers on the way, and the answers themselves."""

    def __init__(self, web: httpx.AsyncClient, url: str = "") -> None:
        self.web, self.url = web, url
        self.texts: list[str] = []

    async def get(self, path: str) -> Any:  # noqa: ANN401 - JSON
        return self._kept(await self.web.get(self.url + path))

    async def post(self, path: str, **content: object) -> Any:  # noqa: ANN401 - JSON
        return self._kept(await self.web.post(self.url + path, json=content))

    def _kept(self, answer: httpx.Response) -> Any:  # noqa: ANN401 - JSON
        self.texts.append(answer.text)
        return answer.json()

    def says_nothing_of(self, words: tuple[str, ...]) -> None:
        assert self.texts
        for text in self.texts:
            answer = json.loads(text)
            said = {value.casefold() for value in texts_in(answer)} - SIDES
            assert not said & {word.casefold() for word in words}
            assert strays(answer) == set()


async def company_of(node: Node, told: Told, deal: str, variant: str, seed: int) -> Players:
    """A group that opens a room for a deal, and everything that it hears."""
    made = await told.post(f"/api/deals/{deal}/rooms", name="Host")
    host = Client(node.url, made["code"], made["secret"])
    return await Players.gather([node.url], variant, Random(seed), host=host)


@pytest.mark.rule("A-76", "A-77")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_nobody_hears_of_a_deal_before_it_is_dealt(node: Node, variant: str) -> None:
    """Its maker does not, nor who opens it, waits in its lobby or reads how others did."""

    async def work() -> None:
        async with httpx.AsyncClient(timeout=60) as web:
            told_all = Told(web, node.url)
            made = await told_all.post("/api/deals", variant=variant, lang="en", cards="mixed")
            deal = made["deal"]
            assert made == {"deal": deal, "url": f"{node.url}/deal/{deal}", "table": 0}
            shown = await told_all.get(f"/api/deals/{deal}")
            assert (shown["variant"], shown["cards"]) == (variant, "mixed")
            assert (shown["opened"], shown["tables"]) == (0, [])

            first = await company_of(node, told_all, deal, variant, 1)
            second = await company_of(node, told_all, deal, variant, 2)
            await told_all.get(f"/api/rooms/{second.host.code}")
            await first.deal()
            words, starting = first.host.table.words, first.host.table.turn.sides
            await first.play_out(steer=1.0)
            shown = await told_all.get(f"/api/deals/{deal}")
            while not shown["tables"]:  # written once the end is stored
                shown = await told_all.get(f"/api/deals/{deal}")
            [row] = shown["tables"]
            table = first.host.table
            assert table.outcome is not None
            assert (shown["opened"], row["table"]) == (2, 1)
            assert row["outcome"]["reason"] == table.outcome.reason
            assert tuple(row["outcome"]["winners"]) == table.outcome.winners
            assert row["clues"] == len(table.clues)
            # All of this is what the second group has heard or could hear so far.
            for person in second.people.values():
                told_all.texts += person.frames
                assert told(person.frames) == set()
            told_all.says_nothing_of(words)

            await second.deal()
            assert second.host.table.words == words
            assert second.faces == first.faces
            assert second.host.table.turn.sides == starting
            looked = [f for p in second.people.values() for f in p.frames if '"face"' not in f]
            assert told(looked) == set()
            await first.close()
            await second.close()

    asyncio.run(work())


@pytest.mark.rule("A-76")
def test_a_game_is_shared_by_whoever_may_see_its_record(node: Node) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], "classic", Random(3))
        await company.deal()
        path = f"/api/rooms/{company.host.code}/records/1/deal"
        async with httpx.AsyncClient(timeout=60) as web:
            told_all = Told(web, node.url)
            assert (await told_all.post(path))["code"] == "deal-unfinished"
            told_all.says_nothing_of(company.host.table.words)
            await company.play_out()
            # Two people press at the same moment; a third asks later.
            both = await asyncio.gather(told_all.post(path), told_all.post(path))
            again = await told_all.post(path)
            assert list(both) == [again, again]
            assert again["table"] == 1
            assert (await told_all.post(path.replace("records/1", "records/2")))["code"] == (
                "record-unknown"
            )
            shown = await told_all.get(f"/api/deals/{again['deal']}")
            assert (shown["opened"], len(shown["tables"])) == (1, 1)
            other = await company_of(node, told_all, again["deal"], "classic", 4)
            told_all.says_nothing_of(company.host.table.words)
            # Whoever has played a deal of others and shares it, shares the same one.
            await other.deal()
            assert other.host.table.words == company.host.table.words
            assert other.faces == company.faces
            await other.host.do(EndGame())
            theirs = await told_all.post(f"/api/rooms/{other.host.code}/records/1/deal")
            assert (theirs["deal"], theirs["table"]) == (again["deal"], 2)
            shown = await told_all.get(f"/api/deals/{again['deal']}")
            assert [row["table"] for row in shown["tables"]] == [1]  # it has no result
            # Its next game is as usual, and a deal of its own.
            await other.deal()
            assert not set(other.host.table.words) & set(company.host.table.words)
            await other.host.do(EndGame())
            next_one = await told_all.post(f"/api/rooms/{other.host.code}/records/2/deal")
            assert next_one["deal"] != again["deal"]
            await other.close()
        await company.close()

    asyncio.run(work())


def test_a_room_with_a_passcode_shares_nothing_with_strangers(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            made = await house.made("/api/rooms", passcode="open sesame")
            path = f"/api/rooms/{made['code']}/records/1/deal"
            assert (await house.web.post(path)).json()["code"] == "passcode-wrong"
            known = {"covernames-secret": made["secret"]}
            refused = await house.web.post(path, headers=known)
            assert refused.json()["code"] == "record-unknown"

    asyncio.run(work())


def test_what_is_asked_of_deals_is_answered_with_codes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            for content, code in (
                ({"variant": "chess"}, "variant-unknown"),
                ({"lang": "xx"}, "language-unknown"),
                ({"decks": ["none"]}, "deck-unknown"),
                ({"decks": []}, "pack-too-few"),
                ({"decks": ["base"] * 11}, "request-unreadable"),
                ({"cards": "photographs"}, "request-unreadable"),
            ):
                refused = await house.web.post("/api/deals", json=content)
                assert (refused.status_code, refused.json()["code"]) == (422, code)
            for unknown in ("nothing", "x" * 17, "x" * 500):
                for ask in (
                    house.web.get(f"/api/deals/{unknown}"),
                    house.web.post(f"/api/deals/{unknown}/rooms", json={}),
                ):
                    refused = await ask
                    assert (refused.status_code, refused.json()["code"]) == (404, "deal-unknown")
            made = await house.made("/api/deals", variant="duet", lang="et", decks=["base"])
            assert len(made["deal"]) == 16
            shown = (await house.web.get(f"/api/deals/{made['deal']}")).json()
            assert shown == {
                "variant": "duet",
                "lang": "et",
                "cards": "words",
                "tokens": 9,
                "mission": "",
                "family": False,
                "opened": 0,
                "tables": [],
            }
            # Both are bounded.
            monkeypatch.setattr(deals, "MOST_TABLES", 1)
            opening = f"/api/deals/{made['deal']}/rooms"
            room = await house.made(opening, name="Mari", seat="a")
            async with house.socket(room["code"]) as host:
                welcome = await host.hello(room["secret"])
            assert welcome["room"]["given"] is True
            assert welcome["room"]["settings"]["decks"] == ["base"]
            assert welcome["room"]["settings"]["chat"] is False
            assert list(welcome["room"]["seats"]) == ["a"]
            full = await house.web.post(opening, json={})
            assert full.json() == {"code": "deal-tables", "data": {"most": 1}}
            monkeypatch.setattr(deals, "MOST_DEALS", 1)
            full = await house.web.post("/api/deals", json={})
            assert full.json()["code"] == "deals-full"

    asyncio.run(work())


class Written:
    """In place of a store: what was written down."""

    def __init__(self) -> None:
        self.stood: list[tuple[str, Standing]] = []

    async def finish_deal(self, room: str, stood: Standing) -> None:
        self.stood.append((room, stood))


@pytest.mark.rule("A-77")
@pytest.mark.parametrize(
    ("loaded", "mine", "given", "earlier", "written"),
    [
        (False, True, True, 0, True),
        (False, False, True, 0, False),  # the node that stored its end writes it
        (True, False, True, 0, True),  # it may have been killed before it had
        (False, True, False, 0, False),
        (False, True, True, 1, False),  # a later game of the room
    ],
)
def test_the_end_of_the_first_game_is_written_down(
    *, loaded: bool, mine: bool, given: bool, earlier: int, written: bool
) -> None:
    async def work() -> None:
        game = start()
        names = SideNames("Foxes", "Owls")
        before = Room("ann", RoomSettings(side_names=names), given=given, game=game.table)
        result = Result("classic", Outcome("assassin"), {})
        before = replace(before, results=(result,) * earlier)
        clue(game)
        guess(game, ASSASSIN)
        after = replace(before, game=game.table, results=(*before.results, result))
        clock, store = TurnedClock(77), Written()
        listener = DealStanding("a-b-c-47", store, Background(clock, TIMES))  # type: ignore[arg-type]
        listener.committed(Committed(None if loaded else before, before, 1, (), (), mine))
        listener.committed(Committed(None if loaded else before, after, 1, (), (), mine))
        await settle()
        stood = standing(game.table, names, 77)
        assert stood is not None
        assert store.stood == ([("a-b-c-47", stood)] if written else [])

    asyncio.run(work())


def test_making_deals_counts_as_opening_rooms(tmp_path: Path) -> None:
    async def work() -> None:
        async with House(sqlite_in(tmp_path), rooms_a_minute=2) as house:
            made = await house.made("/api/deals")
            await house.made(f"/api/deals/{made['deal']}/rooms")
            for path in ("/api/deals", f"/api/deals/{made['deal']}/rooms", "/api/rooms"):
                refused = await house.web.post(path, json={})
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many")

    asyncio.run(work())


def a_deal(seed: int = 1) -> Any:  # noqa: ANN401 - a deal
    return blind_deal(RoomSettings(), pile_of("en", "base"), Random(seed))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_deals_are_kept_as_long_as_their_rooms(kind: str, tmp_path: Path, postgres: str) -> None:
    clock = TurnedClock(1_000 * DAY)

    async def work() -> None:
        store = Store(sqlite_in(tmp_path) if kind == "sqlite" else postgres)
        await store.open()
        count = await store.count_deals()
        deal = a_deal()
        await store.add_deal("unplayed", deal, clock.now())
        await store.add_deal("played", deal, clock.now())
        assert await store.deal("played") == deal
        assert await store.count_deals() == count + 2
        assert await store.open_room("here-is-one-47")
        await store.play_deal("played", "here-is-one-47", clock.now())
        assert await store.given_deal("here-is-one-47") == deal
        assert await store.given_deal("nobody-is-here-48") is None
        assert await store.standings("played") == [("here-is-one-47", 1, None)]
        await store.finish_deal("here-is-one-47", STOOD)
        # What is written stays, also when another node reads the room again later.
        later = Standing(STOOD.outcome, 1, 1, 99)
        await store.finish_deal("here-is-one-47", later)
        assert await store.standings("played") == [("here-is-one-47", 1, STOOD)]

        await clock.turn(30 * DAY / 1000)
        assert await store.delete_old_deals(clock.now() - 30 * DAY) == 0
        await clock.turn(1)
        assert await store.delete_old_deals(clock.now() - 30 * DAY) == 1
        assert await store.deal("unplayed") is None
        assert await store.deal("played") == deal
        await store.delete_idle(2**60)  # its room goes, and then nothing holds it
        assert await store.standings("played") == []
        assert await store.delete_old_deals(clock.now() - 30 * DAY) == 1
        assert await store.deal("played") is None
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_game_has_one_deal(kind: str, tmp_path: Path, postgres: str) -> None:
    async def work() -> None:
        store = Store(sqlite_in(tmp_path) if kind == "sqlite" else postgres)
        await store.open()
        game = "there-it-was-47", 3
        assert await store.add_played_deal("first", a_deal(), 5, game, STOOD) == "first"
        assert await store.add_played_deal("second", a_deal(2), 6, game, None) == "first"
        assert await store.deal("second") is None
        assert await store.standings("first") == [(*game, STOOD)]
        # Nothing else of the room is of a deal.
        assert await store.given_deal(game[0]) is None
        await store.finish_deal(game[0], STOOD)
        await store.close()

    asyncio.run(work())

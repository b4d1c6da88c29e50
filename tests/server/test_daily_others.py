"""What others did for a case of the day: told late enough, and never of one person alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from covernames.daily.cases import Case
from covernames.daily.making import case
from covernames.daily.others import KEPT_DAYS, TOGETHER, Counts
from covernames.server import app as apps
from covernames.server.http import Limits
from covernames.server.store import Store
from daily_server import HIDDEN, TUESDAY, Played
from nodes import sqlite_in

NOBODY: dict[str, Any] = {"people": 0, "solved": 0, "touched": [], "found": [], "needed": []}
DAY = 24 * 60 * 60.0


def guessed() -> Case:
    return case(TUESDAY, "en", "words", "guess")


def ways(known: Case) -> list[list[int]]:
    """What five people touch: three solve the case, one gives up, one meets the assassin."""
    right = [cell for hint in known.clues for cell in hint.meant]
    wrong = next(cell for cell, identity in enumerate(known.face) if identity == "bystander")
    deadly = known.face.index("assassin")
    return [right, [wrong, *right], right, right[:3], [right[0], deadly, right[1]]]


async def add(server: Played, touched: list[int], **more: object) -> tuple[int, dict[str, Any]]:
    content = {"day": TUESDAY, "lang": "en", "touched": touched, "given_up": True, "add": True}
    answer = await server.web.post("/api/daily/guess/others", json={**content, **more})
    return answer.status_code, answer.json()


@pytest.mark.rule("A-80")
def test_counts_are_told_of_five_together(tmp_path: Path) -> None:
    known = guessed()
    right, deadly = ways(known)[0], known.face.index("assassin")

    async def work() -> None:
        async with Played(tmp_path) as server:
            for touched in ways(known)[:-1]:
                assert await add(server, touched) == (200, {"kept": True, "counts": NOBODY})
            _, told = await add(server, ways(known)[-1])
            counts = told["counts"]
            assert (counts["people"], counts["solved"]) == (5, 3)
            assert counts["touched"][right[0]] == 5
            assert counts["touched"][right[1]] == 4  # after the assassin nothing counts
            assert counts["touched"][deadly] == 1
            assert sum(counts["touched"]) == 3 * len(right) + 1 + 3 + 2
            assert counts["found"][0] == 4
            assert counts["found"][-1] == 3
            for _ in range(TOGETHER - 1):  # nor is the difference that one person makes
                assert (await add(server, right))[1] == told
            assert (await add(server, right))[1]["counts"]["people"] == 2 * TOGETHER

    asyncio.run(work())


@pytest.mark.rule("A-81")
def test_nothing_of_others_is_told_before_the_end(tmp_path: Path) -> None:
    known = guessed()
    right = ways(known)[0]

    async def work() -> None:
        async with Played(tmp_path) as server:
            for _ in range(TOGETHER):
                await add(server, right)
            for end in range(len(right)):
                for adding in (False, True):
                    status, told = await add(server, right[:end], given_up=False, add=adding)
                    assert (status, told) == (409, {"code": "daily-unfinished", "data": {}})
                _, _, text = await server.ask("guess", touched=right[:end])
                assert not any(word in text for word in (*HIDDEN, "people", "counts"))
            for touched, given_up in ((right, False), (right[:1], True)):
                _, told = await add(server, touched, given_up=given_up, add=False)
                assert told["counts"]["people"] == TOGETHER
            await server.clock.turn(1.0)  # midnight: anybody may know
            _, told = await add(server, [], given_up=False, add=False)
            assert told["counts"]["people"] == TOGETHER
            status, _ = await add(server, [], given_up=False)
            assert status == 409  # what is added must have an end, whatever the day

    asyncio.run(work())


@pytest.mark.rule("A-80")
def test_only_what_is_to_be_counted_is_counted(tmp_path: Path) -> None:
    right = ways(guessed())[0]

    async def work() -> None:
        async with Played(tmp_path) as server:
            for _ in range(TOGETHER - 1):
                await add(server, right)
            await add(server, right, add=False)
            await add(server, [])  # gave up at once: nothing was touched
            await server.ask("guess", touched=right)
            assert (await add(server, right, add=False))[1]["counts"] == NOBODY
            await add(server, right, kind="pictures")  # another case
            assert (await add(server, right, add=False))[1]["counts"] == NOBODY
            assert (await add(server, right))[1]["counts"]["people"] == TOGETHER

    asyncio.run(work())


@pytest.mark.rule("A-80")
@pytest.mark.rule("A-81")
def test_of_clues_their_number_is_counted(tmp_path: Path) -> None:
    known = case(TUESDAY, "en", "words", "give")
    clues = [{"word": hint.word, "number": hint.number} for hint in known.clues]

    async def work() -> None:
        async with Played(tmp_path) as server:
            status, refused, _ = await server.ask("give/others", clues=clues[:1])
            assert (status, refused["code"]) == (409, "daily-unfinished")
            for _ in range(TOGETHER - 1):
                _, told, _ = await server.ask("give/others", clues=clues, add=True)
                assert told["counts"] == NOBODY
            some = {"clues": clues[:1], "given_up": True}
            _, told, text = await server.ask("give/others", **some, add=True)
            counts = told["counts"]
            assert (counts["people"], counts["solved"]) == (TOGETHER, TOGETHER - 1)
            assert counts["needed"][known.par - 1] == sum(counts["needed"]) == TOGETHER - 1
            assert not any(hint.word in text for hint in known.clues)
            status, refused, _ = await server.ask(
                "give/others", clues=[{"word": known.words[0], "number": 1}], add=True
            )
            assert (status, refused["code"]) == (422, "clue-illegal")

    asyncio.run(work())


@pytest.mark.rule("A-82")
def test_an_address_adds_only_so_many(tmp_path: Path) -> None:
    right = ways(guessed())[0]

    async def work() -> None:
        async with Played(tmp_path) as server:
            assert server.app.state.limits["results"].most == apps.RESULTS
            assert server.app.state.limits["results"].seconds == apps.HOUR
            server.app.state.limits["results"] = Limits(2, 3600.0)
            assert [(await add(server, right))[0] for _ in range(3)] == [200, 200, 429]
            status, told = await add(server, right, add=False)  # may look nonetheless
            assert (status, told["counts"]) == (200, NOBODY)

    asyncio.run(work())


@pytest.mark.rule("A-82")
def test_of_a_case_that_is_long_past_nothing_is_counted(tmp_path: Path) -> None:
    right = ways(guessed())[0]

    async def work() -> None:
        async with Played(tmp_path) as server:
            await server.clock.turn(KEPT_DAYS * DAY)
            for _ in range(TOGETHER):
                _, told = await add(server, right)
            assert told["counts"]["people"] == TOGETHER
            await server.clock.turn(DAY)
            assert await add(server, right) == (200, {"kept": False, "counts": NOBODY})

    asyncio.run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_results_that_come_at_once_are_all_counted(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = sqlite_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")
    one = Counts(1, 1, (1, 0), (1,))

    async def work() -> None:
        stores = [Store(url), Store(url)]
        for store in stores:
            await store.open()
        name = f"two stores at once {id(stores)}"
        for _ in range(TOGETHER):
            await asyncio.gather(*(store.add_result(TUESDAY, name, one) for store in stores))
        for store in stores:
            assert await store.results(TUESDAY, name) == Counts(10, 10, (10, 0), (10,))
        await stores[0].add_result("2026-01-01", name, one)
        assert await stores[0].delete_old_results(TUESDAY) >= 1
        assert (await stores[0].results(TUESDAY, name)).people == 10
        for store in stores:
            await store.close()

    asyncio.run(work())

"""The case of the day over HTTP: asked for, played, and silent about what is hidden."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from covernames.daily import Case
from covernames.daily.making import case
from covernames.game.key import AGENT
from covernames.refusals import Rejected
from covernames.server import daily_pool
from covernames.server.questions import Unanswered
from daily_server import HIDDEN, MIDNIGHT, TUESDAY, Played


def solved() -> Case:
    return case(TUESDAY, "en", "words", "guess")


def test_a_case_is_guessed_and_tells_nothing_too_early(tmp_path: Path) -> None:
    known = solved()

    async def play() -> None:
        async with Played(tmp_path) as server:
            touched: list[int] = []
            for cell in known.targets:
                _, shown, text = await server.ask("guess", touched=touched)
                assert not any(word in text for word in HIDDEN)
                assert (shown["over"], shown["solution"], shown["par"]) == ("", None, None)
                assert [each["cell"] for each in shown["known"]] == touched
                assert len(shown["clues"]) <= 1 + len(touched) // 2
                touched.append(cell)
            _, shown, _ = await server.ask("guess", touched=touched)
            assert (shown["over"], shown["par"]) == ("solved", len(known.targets))
            assert shown["solution"]["face"] == list(known.face)
            assert [each["word"] for each in shown["solution"]["clues"]] == [
                hint.word for hint in known.clues
            ]

    asyncio.run(play())


def test_a_case_is_given_clues_for(tmp_path: Path) -> None:
    known = case(TUESDAY, "en", "words", "give")
    clues = [{"word": hint.word, "number": hint.number} for hint in known.clues]

    async def play() -> None:
        async with Played(tmp_path) as server:
            _, shown, text = await server.ask("give")
            assert (shown["face"], shown["par"]) == (list(known.face), known.par)
            assert not any(hint.word in text for hint in known.clues)
            _, shown, _ = await server.ask("give", clues=clues)
            assert (shown["over"], len(shown["turns"])) == ("solved", known.par)
            found = [each for turn in shown["turns"] for each in turn["touches"]]
            assert [each["identity"] for each in found].count(AGENT) == len(known.targets)
            word = known.words[0].lower()
            status, refused, _ = await server.ask("give", clues=[{"word": word, "number": 1}])
            assert (status, refused["code"]) == (422, "clue-illegal")
            assert refused["data"]["card"] == known.words[0]
            assert refused["data"]["reason"]

    asyncio.run(play())


def test_two_servers_have_the_same_case(tmp_path: Path) -> None:
    async def asked(folder: Path) -> str:
        async with Played(folder, workers=1) as server:
            return (await server.ask("guess", given_up=True))[2]

    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    one, two = (asyncio.run(asked(tmp_path / name)) for name in ("one", "two"))
    assert one == two
    assert json.loads(one)["words"] == list(solved().words)


def test_the_day_changes_at_midnight_in_utc(tmp_path: Path) -> None:
    async def wait() -> None:
        async with Played(tmp_path) as server:
            days = (await server.web.get("/api/daily")).json()
            assert (days["today"], days["next_at"]) == (TUESDAY, MIDNIGHT)
            status, refused, _ = await server.ask("guess", day="2026-11-18")
            assert (status, refused["code"]) == (404, "daily-not-yet")
            await server.clock.turn(1.0)
            days = (await server.web.get("/api/daily")).json()
            assert days["today"] == "2026-11-18"
            _, shown, _ = await server.ask("guess", day="2026-11-18")
            _, before, _ = await server.ask("guess")
            assert shown["day"] == "2026-11-18"
            assert shown["words"] != before["words"]

    asyncio.run(wait())


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"day": "2025-12-31"}, "daily-unknown"),
        ({"day": "x" * 90}, "daily-unknown"),
        ({"lang": "tlh"}, "language-unknown"),
        ({"kind": "smells"}, "request-unreadable"),
        ({"touched": [25]}, "request-unreadable"),
        ({"touched": list(range(20)) * 2}, "request-unreadable"),
    ],
)
def test_what_is_no_case_is_refused(asked: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with Played(tmp_path) as server:
            status, refused, _ = await server.ask("guess", **asked)
            assert status in {404, 422}
            assert refused["code"] == code

    asyncio.run(work())


class Few:
    """Workers that count, and fail when they are told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.why = ""

    async def ask(self, *_: object, **__: object) -> Case:
        self.asked += 1
        await asyncio.sleep(0)
        if self.why:
            raise Unanswered(self.why, "case")  # type: ignore[arg-type]  # one of its reasons
        return CASE


CASE = Case(TUESDAY, "en", "words", "guess", (), (), (), 0, 1)


def test_a_case_is_made_once_and_a_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_pool, "KEPT", 2)
    few = Few()
    pool = daily_pool.DailyPool(few)  # type: ignore[arg-type]  # asked as workers are

    async def work() -> None:
        many = (pool.case("here", TUESDAY, "en", "words", "guess") for _ in range(5))
        assert await asyncio.gather(*many) == [CASE] * 5
        assert few.asked == 1
        for lang in ("et", "bg"):  # these push it out
            await pool.case("here", TUESDAY, lang, "words", "guess")
        await pool.case("here", TUESDAY, "en", "words", "guess")
        assert few.asked == 4

    asyncio.run(work())


@pytest.mark.parametrize(("why", "code"), [("slow", "daily-unmade"), ("crowded", "too-many")])
def test_what_was_not_made_is_tried_again(why: str, code: str) -> None:
    few = Few()
    pool = daily_pool.DailyPool(few)  # type: ignore[arg-type]  # as above

    async def work() -> None:
        few.why = why
        with pytest.raises(Rejected) as refused:
            await pool.case("here", TUESDAY, "en", "words", "guess")
        assert refused.value.code == code
        few.why = ""
        assert await pool.case("here", TUESDAY, "en", "words", "guess") == CASE

    asyncio.run(work())

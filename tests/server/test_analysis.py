"""Finished games analysed for rooms: behind those who play, once for everybody who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from bot_boards import clue, game_with
from covernames import Guess, Rejected, Session
from covernames.analysis import Analysis, WhatIf
from covernames.game.actions import EndGame
from covernames.game.move import HOST
from covernames.server import analyst
from covernames.server.analyst import KEPT, Analyst
from covernames.server.questions import Unanswered, Why
from covernames.server.workers import Workers
from nodes import Node
from players import Players


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


def over(seed: int = 0) -> Session:
    """A game of one clue that the host has ended."""
    game = game_with(king=0, palace=1, tree=24)
    clue(game, "royal", 2)
    game.act("red-operatives", Guess(seed % 2))
    game.act(HOST, EndGame())
    return game


class Somebody(Workers):
    """Answers as it is told, and counts how often it was asked."""

    def __init__(self, answer: object = b"{}") -> None:
        self.answer = answer
        self.asked = 0
        self.later: list[bool] = []
        self.free = asyncio.Event()
        self.free.set()

    async def ask(self, *_: object, later: bool = False, **__: object) -> Any:  # noqa: ANN401 - as told
        self.asked += 1
        self.later.append(later)
        await self.free.wait()
        if isinstance(self.answer, Unanswered):
            raise self.answer
        return self.answer


def test_a_finished_game_is_analysed_and_another_clue_tried(node: Node) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], "classic", Random(11))
        await company.deal()
        await company.play_out()
        path = f"{node.url}/api/rooms/{company.host.code}/records"
        async with httpx.AsyncClient(timeout=60) as web:
            said = await web.get(f"{path}/1/analysis")
            assert said.status_code == 200
            found = msgspec.json.decode(said.content, type=Analysis)
            assert found.words == company.host.table.words
            assert len(found.clues) == len(company.host.table.clues)
            assert all(report.best for report in found.clues)
            assert (await web.get(f"{path}/1/analysis")).content == said.content

            async def tried(clue: int, word: str, number: object = 1) -> httpx.Response:
                other = {"clue": clue, "word": word, "number": number}
                return await web.post(f"{path}/1/what-if", json=other)

            best = found.clues[0].best[0]
            answer = await tried(0, best.word, best.number)
            assert msgspec.json.decode(answer.content, type=WhatIf).clue is not None
            forbidden = await tried(0, found.words[0].lower())
            assert forbidden.json()["verdict"]["verdict"] == "illegal"
            assert forbidden.json()["clue"] is None
            for clue, word, number, status, code in (
                (99, "sea", 1, 404, "clue-unknown"),
                (-1, "sea", 1, 404, "clue-unknown"),
                (0, "  ", 1, 422, "clue-empty"),
                (0, "sea", -1, 422, "clue-bad-number"),
                (0, "sea", "many", 422, "request-unreadable"),
                (0, "x" * 2_000, 1, 422, "request-unreadable"),
            ):
                refused = await tried(clue, word, number)
                assert (refused.status_code, refused.json()["code"]) == (status, code)
            assert (await web.get(f"{path}/2/analysis")).status_code == 404
            await company.deal()
            assert (await web.get(f"{path}/2/analysis")).status_code == 409
            assert (await web.get(f"{path}/1/analysis")).status_code == 200
        await company.close()

    run(work())


def test_several_who_ask_for_the_same_wait_for_the_same() -> None:
    async def work() -> None:
        workers = Somebody()
        workers.free.clear()
        here = Analyst(workers)
        log = over().log
        waiting = [asyncio.create_task(here.analysis("room", log, ())) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()  # goes away; the others are answered
        await asyncio.sleep(0)
        workers.free.set()
        assert await asyncio.gather(*waiting[1:]) == [b"{}", b"{}"]
        assert await here.analysis("room", log, ()) == b"{}"
        assert workers.asked == 1
        await here.analysis("room", log, ("compounds",))
        assert workers.asked == 2
        assert workers.later == [True, True]

    run(work())


def test_only_the_latest_are_kept() -> None:
    async def work() -> None:
        workers = Somebody()
        here = Analyst(workers)
        log = over().log
        for number in range(KEPT + 1):
            await here.analysis("room", log, (str(number),))
        await here.analysis("room", log, (str(KEPT),))
        assert workers.asked == KEPT + 1
        await here.analysis("room", log, ("0",))
        assert workers.asked == KEPT + 2

    run(work())


@pytest.mark.parametrize(
    ("why", "code"), [("crowded", "too-many"), ("slow", "analysis-unanswered")]
)
def test_what_has_no_answer_is_asked_anew(why: Why, code: str) -> None:
    async def work() -> None:
        workers = Somebody(Unanswered(why, "analysis"))
        here = Analyst(workers)
        log = over().log
        for ask in (here.analysis("room", log, ()), here.what_if("room", log, (), 0, "sea", 1)):
            with pytest.raises(Rejected) as refused:
                await ask
            assert refused.value.code == code
        workers.answer = b"[]"
        assert await here.analysis("room", log, ()) == b"[]"
        assert await here.what_if("room", log, (), 0, "sea", 1) == b"[]"
        assert workers.later == [True] * 4

    run(work())


def test_nobody_waits_for_ever() -> None:
    async def work() -> None:
        workers = Somebody()
        workers.free.clear()
        with pytest.raises(Rejected) as refused:
            await Analyst(workers, patience=0.01).analysis("room", over().log, ())
        assert refused.value.code == "analysis-unanswered"

    run(work())


def test_a_worker_says_what_it_refuses() -> None:
    game = game_with(king=0, palace=1)
    said = analyst._analysis(tuple(game.log), ())  # noqa: SLF001 - what a worker does
    assert isinstance(said, Rejected)
    assert said.code == "analysis-unfinished"
    tried = analyst._what_if(tuple(over().log), (), 7, "sea", 1)  # noqa: SLF001 - as above
    assert isinstance(tried, Rejected)
    assert tried.code == "clue-unknown"

    async def work() -> None:
        with pytest.raises(Rejected, match="analysis-unfinished"):
            await Analyst(Somebody(said)).analysis("room", game.log, ())

    run(work())

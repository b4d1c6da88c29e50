"""The languages are told also while no worker says what the referee lacks in them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from covernames.decks import LANGUAGES
from covernames.server.questions import Unanswered
from covernames.server.workers import Workers
from in_process import House
from nodes import sqlite_in


async def dies(*_: object, **__: object) -> None:
    raise Unanswered("died", "lacking")


async def hangs(*_: object, **__: object) -> None:
    await asyncio.Event().wait()


async def told(house: House) -> list[tuple[str, list[str] | None]]:
    answer = await house.web.get("/api/languages")
    assert answer.status_code == 200
    return [(each["lang"], each["missing"]) for each in answer.json()]


@pytest.mark.parametrize("workers", [dies, hangs])
def test_no_worker_answers(
    workers: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Workers, "ask", workers)

    async def work() -> None:
        async with House(sqlite_in(tmp_path), referee_timeout=0.0) as house:
            assert await told(house) == [(lang, None) for lang in LANGUAGES]

    asyncio.run(work())


def test_what_was_not_known_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answers(*_: object, **__: object) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(LANGUAGES, ("a thing",))

    async def work() -> None:
        async with House(sqlite_in(tmp_path)) as house:
            monkeypatch.setattr(Workers, "ask", dies)
            await told(house)
            monkeypatch.setattr(Workers, "ask", answers)
            assert await told(house) == [(lang, ["a thing"]) for lang in LANGUAGES]

    asyncio.run(work())

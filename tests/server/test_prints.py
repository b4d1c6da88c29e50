"""The game on paper over HTTP: the same pages as the command's, and clear refusals."""

from __future__ import annotations

import asyncio
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pypdf import PdfReader

from covernames.prints import Order, stock_of
from covernames.prints.making import made
from covernames.refusals import Rejected
from covernames.server import print_pool
from covernames.server.print_pool import Asked, PrintPool
from covernames.server.questions import Unanswered
from in_process import House
from nodes import sqlite_in

CODE = "K7QF2M"


def test_a_page_of_the_browser_is_that_of_the_command(tmp_path: Path) -> None:
    async def ask() -> None:
        async with House(sqlite_in(tmp_path)) as server:
            wanted = {"lang": "th", "what": ["board", "key"], "code": CODE.lower(), "game": "duet"}
            answer = await server.web.post("/api/prints", json=wanted)
            assert answer.status_code == 200, answer.text
            order = Order("th", ("board", "key"), "duet", code=CODE, count=54)
            ours = made(order, stock_of("th", "both", "words"))
            assert answer.json()["code"] == CODE
            assert answer.json()["pages"] == msgspec.json.decode(msgspec.json.encode(ours))

            file = await server.web.post("/api/prints/pdf", json=wanted)
            assert file.headers["content-type"] == "application/pdf"
            assert f"covernames-{CODE}.pdf" in file.headers["content-disposition"]
            assert len(PdfReader(BytesIO(file.content)).pages) == 3

            new = (await server.web.post("/api/prints", json={"lang": "en"})).json()
            assert len(new["code"]) == 6
            assert new["code"] in str(new["pages"][0])

    asyncio.run(ask())


def test_words_of_ones_own_are_printed_and_nowhere_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        async with House(sqlite_in(tmp_path)) as server:
            words = "\n".join(f"word{n} | meaning {n}" for n in range(30))
            wanted = {"lang": "en", "what": ["cards"], "words": words, "meanings": True, "count": 0}
            pages = (await server.web.post("/api/prints", json=wanted)).json()["pages"]
            assert len(pages) == 2
            assert {"meaning 0", "word0"} <= {mark.get("text") for mark in pages[0]["marks"]}

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"lang": "xx"}, "language-unknown"),
        ({"deck": "nope"}, "deck-unknown"),
        ({"words": "one\ntwo"}, "pack-too-few"),
        ({"code": "../x"}, "print-code-unclear"),
        ({"boards": 21}, "request-unreadable"),
        ({"paper": "a3"}, "request-unreadable"),
        ({"what": ["nope"]}, "request-unreadable"),
        (
            {"what": ["cards"], "count": 0, "words": "\n".join(f"w{n}" for n in range(1_001))},
            "print-too-much",
        ),
        ({"words": "\n".join(f"ქ{n}" for n in range(30))}, "print-letters-missing"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    tmp_path: Path, wrong: dict[str, Any], code: str
) -> None:
    async def ask() -> None:
        async with House(sqlite_in(tmp_path)) as server:
            for path in ("/api/prints", "/api/prints/pdf"):
                answer = await server.web.post(path, json={"lang": "en", **wrong})
                assert (answer.status_code, answer.json()["code"]) == (422, code)

    asyncio.run(ask())


def test_a_language_that_nobody_has_is_said_so_at_once(tmp_path: Path) -> None:
    """Before a worker is asked, and no more of it than somebody may have mistyped."""

    async def ask() -> None:
        async with House(sqlite_in(tmp_path)) as server:
            server.app.state.hub.prints.made = None  # nobody to ask
            answer = await server.web.post("/api/prints", json={"lang": "x" * 60})
            assert answer.json() == {"code": "language-unknown", "data": {"word": "x" * 40}}

    asyncio.run(ask())


@pytest.mark.parametrize(("why", "code"), [("crowded", "too-many"), ("lost", "print-unmade")])
def test_a_worker_that_does_not_answer_is_told_of(why: str, code: str) -> None:
    class Away:
        async def ask(self, *_: object, **__: object) -> None:
            raise Unanswered(why, "made")  # type: ignore[arg-type]  # as it comes

    asked = Asked(Order("en", code=CODE), "both", "words")
    with pytest.raises(Rejected) as refused:
        asyncio.run(PrintPool(Away()).made("somebody", asked))  # type: ignore[arg-type]
    assert refused.value.code == code
    assert print_pool.MAKING > 1

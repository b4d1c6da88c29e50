"""Clues of finished games as puzzles over HTTP: silent about what is hidden, naming nobody."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from covernames import VARIANTS
from nodes import Node
from players import Players


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_a_puzzle_tells_only_what_was_touched_until_it_is_over(node: Node, variant: str) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], variant, Random(12))
        await company.deal()
        await company.play_out(steer=1.0)
        table = company.host.table
        path = f"{node.url}/api/rooms/{company.host.code}/records/1/puzzle"
        names = [
            name for person in company.people.values() for name in (person.member, person.secret)
        ]
        async with httpx.AsyncClient(timeout=60) as web:

            async def asked(**content: object) -> dict[str, Any]:
                answer = await web.post(path, json=content)
                assert answer.status_code == 200, answer.text
                assert not any(name in answer.text for name in names)
                shown: dict[str, Any] = answer.json()
                return shown

            last = len(table.clues) - 1
            end = await asked(clue=last, given_up=True)
            face = end["sequel"]["face"]
            assert table.opened is not None
            assert face in [list(each) for each in table.opened.faces.values()]
            assert [each["cell"] for each in end["sequel"]["touches"]] == [
                touch.cell for touch in table.clues[last].touches
            ]
            right = [
                cell
                for cell, identity in enumerate(face)
                if identity in ("agent", end["side"]) and not end["covers"][cell]
            ]
            touched: list[int] = []
            for cell in right:
                shown = await asked(clue=last, touched=touched)
                if shown["over"]:
                    break
                assert shown["sequel"] is None
                assert [each["cell"] for each in shown["known"]] == touched
                told = {k: v for k, v in shown.items() if k not in ("covers", "known")}
                assert not any(word in str(told) for word in ("assassin", "bystander", "face"))
                touched.append(cell)
            assert touched
            for content, status, code in (
                ({"clue": 99}, 404, "clue-unknown"),
                ({"clue": -1}, 404, "clue-unknown"),
                ({"clue": 10**30}, 404, "clue-unknown"),
                ({"clue": 0, "touched": [25]}, 422, "request-unreadable"),
                ({"clue": 0, "touched": [0] * 26}, 422, "request-unreadable"),
                ({"clue": "first"}, 422, "request-unreadable"),
                ({}, 422, "request-unreadable"),
            ):
                refused = await web.post(path, json=content)
                assert (refused.status_code, refused.json()["code"]) == (status, code)
            other = path.replace("records/1", "records/2")
            assert (await web.post(other, json={"clue": 0})).json()["code"] == "record-unknown"
            await company.deal()
            assert (await web.post(other, json={"clue": 0})).status_code == 409
            assert await asked(clue=last, given_up=True) == end
        await company.close()

    asyncio.run(work())

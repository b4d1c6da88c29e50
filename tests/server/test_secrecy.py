"""Nobody receives what their seat may not see, over the real wire."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest

from covernames import VARIANTS, Consult, Rejected
from covernames.client import Client
from covernames.room.commands import AskIdeas
from covernames.room.room import RoomSettings
from frames import told
from nodes import Node, sqlite_in
from players import Players
from support import runs


async def watch(node: Node, variant: str, seed: int) -> None:
    settings = RoomSettings(variant=variant, ideas="always")
    company = await Players.gather([node.url], variant, Random(seed), settings)
    async with Client(node.url, company.host.code) as spectator:
        await company.deal()
        for person in company.people.values():
            person.frames.clear()  # what was looked at is not what was pushed
        if VARIANTS[variant].rivals:
            side = company.host.table.turn.sides[0]
            await company.people[f"{side}-spymaster"].play(Consult("hush-hush", 1))
        may = company.host.table.turn.may
        giver = next(seat for seat, acts in may.items() if "give-clue" in acts)
        await company.people[giver].do(AskIdeas())
        await company.play_out(steer=0.7)
        await spectator.until(lambda: spectator.seq >= company.host.seq)
        touched = [t for clue in spectator.table.clues for t in clue.touches]
        public = {(t.cell, t.identity) for t in (*touched, *spectator.table.sudden)}
        public |= {(cell, cover) for cell, cover in enumerate(spectator.table.covers) if cover}
        for person in (*company.people.values(), spectator):
            assert told(person.frames) <= public
            hears = person is not spectator and person.seat == giver
            assert ("ideas-told" in "".join(person.frames)) == hears
            if person is spectator or "operatives" in person.seat:
                assert "hush-hush" not in "".join(person.frames)
    await company.close()


@pytest.mark.proof
@pytest.mark.rule("C-011", "D-022", "A-74")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_frames_tell_only_what_is_public(node: Node, variant: str) -> None:
    async def many() -> None:
        for seed in range(runs(4, 500)):
            await watch(node, variant, seed)

    asyncio.run(many())


def test_the_log_and_the_stream_never_hold_a_key(tmp_path: Path) -> None:
    """Every byte of the database outside the vault, while a game is on."""
    node = Node(sqlite_in(tmp_path)).start()

    async def play() -> set[str]:
        company = await Players.gather([node.url], "duet", Random(8))
        await company.deal()
        await company.move()
        await company.close()
        return {",".join(face) for face in company.faces.values()}

    try:
        faces = asyncio.run(play())
        with sqlite3.connect(tmp_path / "rooms.db") as database:
            stream = b"".join(row[0] for row in database.execute("SELECT events FROM stream"))
            vault = database.execute("SELECT count(*) FROM vault WHERE key IS NOT NULL").fetchone()
            devices = str(database.execute("SELECT * FROM devices").fetchall())
    finally:
        node.stop()
    assert vault == (1,)
    assert b"assassin" not in stream
    assert faces
    for face in faces:
        assert face.encode() not in stream
    assert "hush-hush" not in devices


def test_refusals_go_to_their_sender_alone(node: Node) -> None:
    async def work() -> None:
        company = await Players.gather([node.url], "classic", Random(9))
        await company.deal()
        operative = company.people["red-operatives"]
        with pytest.raises(Rejected):
            await operative.look()
        for person in company.people.values():
            others = "".join(frame for frame in person.frames if person is not operative)
            assert "refused" not in others
        await company.close()

    asyncio.run(work())


@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_while_a_game_is_on_nobody_hears_what_would_have_been_better(
    node: Node, variant: str
) -> None:
    """Not of its finished clues either, not for the host, and always in the same words."""

    async def work() -> None:
        company = await Players.gather([node.url], variant, Random(10))
        await company.deal()
        while len(company.host.table.clues) < 2:
            await company.move(steer=1.0)
        assert company.host.table.outcome is None
        refusal = (409, {"code": "analysis-unfinished", "data": {}})
        path = f"{node.url}/api/rooms/{company.host.code}/records/1"
        secrets = ["", *(person.secret for person in company.people.values())]
        words = company.host.table.words
        async with httpx.AsyncClient(timeout=60) as web:
            for secret in secrets:
                headers = {"covernames-secret": secret} if secret else {}
                said = await web.get(f"{path}/analysis", headers=headers)
                assert (said.status_code, said.json()) == refusal
                for clue, word in ((0, "sea"), (1, words[0]), (99, "")):
                    other = {"clue": clue, "word": word, "number": 1}
                    said = await web.post(f"{path}/what-if", json=other, headers=headers)
                    assert (said.status_code, said.json()) == refusal
                    for touched in ([], [0], list(range(25))):
                        asked = {"clue": clue, "touched": touched, "given_up": True}
                        said = await web.post(f"{path}/puzzle", json=asked, headers=headers)
                        assert said.status_code == 409
                        assert said.json() == {"code": "puzzle-unfinished", "data": {}}
        await company.close()

    asyncio.run(work())

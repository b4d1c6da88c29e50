"""The HTTP part: described by its types, and answering as it is described."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from covernames.client import Client
from covernames.decks import LANGUAGES
from covernames.server.openapi import socket_schema
from covernames.server.operations import OPERATIONS
from nodes import Node, sqlite_in, without
from support import runs
from waiting import LONGEST


@pytest.fixture
def web(node: Node) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=node.url, timeout=LONGEST) as client:
        yield client


def open_room(web: httpx.Client, **wanted: object) -> dict[str, str]:
    answer = web.post("/api/rooms", json=wanted)
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


def test_every_operation_is_described(web: httpx.Client) -> None:
    described = web.get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert sum(map(len, described["paths"].values())) == len(OPERATIONS)
    assert web.get("/api/protocol.schema.json").json() == json.loads(json.dumps(socket_schema()))


def test_a_room_is_shown_to_a_visitor(web: httpx.Client) -> None:
    made = open_room(web, variant="duet", lang="et", name="Ann")
    shown = web.get(f"/api/rooms/{made['code']}").json()
    assert shown["members"] == ["Ann"]
    assert (shown["variant"], shown["lang"], shown["passcode"]) == ("duet", "et", False)
    assert made["url"].endswith(f"/r/{made['code']}")


@pytest.mark.parametrize("name", ["a\u0000b", "x" * 33, "\u200b\u202e"])
def test_a_host_has_a_proper_name(web: httpx.Client, name: str) -> None:
    assert web.post("/api/rooms", json={"name": name}).status_code == 422


def test_a_list_of_words_is_looked_at(web: httpx.Client) -> None:
    good = "\n".join(f"word{n}" for n in range(30)) + "\nword1\nслово"
    report = web.post("/api/decks/check", json={"lang": "en", "text": good}).json()
    assert report["known"] is None  # nobody has asked
    assert (report["words"], report["dropped"], report["faults"]) == (31, 1, [])
    assert report["remarks"][0]["code"] == "pack-other-script"
    short = web.post("/api/decks/check", json={"lang": "en", "text": "one"}).json()
    assert [fault["code"] for fault in short["faults"]] == ["pack-too-few"]


STRANGE = [f"zqx{n}v" for n in range(30)]
"""Words that no list has."""


def test_how_well_the_bots_know_a_list_is_told(web: httpx.Client) -> None:
    asked = {"lang": "en", "text": "\n".join(["zebra", *STRANGE]), "bots": True}
    known = web.post("/api/decks/check", json=asked, timeout=120).json()["known"]
    assert (known["well"] + known["little"], known["unknown"]) == (1, 30)
    assert known["examples"][0] == STRANGE[0]
    none = {"lang": "en", "text": "one", "bots": True}
    assert web.post("/api/decks/check", json=none).json()["known"] is None


def test_the_host_brings_words_and_takes_them_back(web: httpx.Client) -> None:
    made = open_room(web)
    address = f"/api/rooms/{made['code']}/words"
    words = "\n".join(f"word{n}" for n in range(9_000))
    wrong = web.post(address, json={"secret": "wrong", "text": words})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "secret-unknown")
    few = web.post(address, json={"secret": made["secret"], "text": "a\nb"})
    assert (few.status_code, few.json()["faults"][0]["code"]) == (200, "pack-too-few")
    guest = web.post(f"/api/rooms/{made['code']}/members", json={"name": "Bob"}).json()
    refused = web.post(address, json={"secret": guest["secret"], "text": words})
    assert (refused.status_code, refused.json()["code"]) == (403, "host-only")
    assert web.post(address, json={"secret": made["secret"], "text": words}).json()["words"] == 9000
    assert web.post(address, json={"secret": made["secret"]}).json()["words"] == 0


def test_glosses_are_for_learners(web: httpx.Client) -> None:
    asked = {"lang": "en", "words": ["anchor", "nothing-of-ours"]}
    glosses = web.post("/api/glosses", json=asked).json()["glosses"]
    assert list(glosses) == ["anchor"]
    assert web.post("/api/glosses", json={"lang": "xx", "words": []}).status_code == 422


def test_what_is_not_there_is_said_so(web: httpx.Client) -> None:
    for path in ("/api/nothing", "/api/rooms/nowhere", "/api/teams/nobody"):
        answer = web.get(path)
        assert answer.status_code == 404
        assert answer.json()["code"]
    for path in ("/assets/nothing.js", "/assets/..%2fapp.py", "/..%2fapp.py"):
        answer = web.get(path)
        assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower()


def test_every_answer_is_guarded(web: httpx.Client) -> None:
    for path in ("/api/decks", "/api/nothing", "/healthz"):
        headers = web.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
    knock = {
        "upgrade": "websocket",
        "connection": "upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "origin": "http://elsewhere.example",
    }
    refused = web.get("/ws/abc", headers=knock)
    assert refused.status_code == 403
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert refused.headers["cache-control"] == "no-store"
    assert web.get("/api/version").json()["version"]
    assert b"covernames_rooms" in web.get("/metrics").content


def test_a_stopping_server_tells_everybody_to_come_back(tmp_path: Path) -> None:
    node = Node(sqlite_in(tmp_path)).start()

    async def work() -> None:
        host = await Client.open_room(node.url, name="Ann")
        await host.connect()
        await asyncio.to_thread(node.stop)
        await host.until(lambda: bool(host.bye))
        assert host.bye == "restart"
        node.start()
        await host.connect()
        assert host.room is not None
        await host.close()

    asyncio.run(work())
    node.stop()


@pytest.mark.proof
def test_no_request_breaks_the_server(node: Node, tmp_path: Path) -> None:
    """Schemathesis: requests that fit the description, and many that do not."""
    before = node.memory()
    done = subprocess.run(  # noqa: S603 - a tool of ours
        [
            *(str(Path(sys.executable).parent / "schemathesis"), "run"),
            f"{node.url}/api/openapi.json",
            *("--checks", "not_a_server_error,response_schema_conformance"),
            *("--phases", "coverage,fuzzing", "--max-examples", str(runs(5, 1_200))),
            *("--seed", "1", "--suppress-health-check", "all", "--no-color"),
            *("--generation-database", "none", "--request-timeout", "120"),
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout[-3_000:]
    assert node.memory() - before < 80
    assert httpx.get(f"{node.url}/readyz", timeout=LONGEST).json() == {"ok": True}


def test_it_is_told_what_the_referee_lacks(web: httpx.Client, tmp_path: Path) -> None:
    """By a server on which analysers cannot be imported; where all are, nothing is missing."""
    complete = web.get("/api/languages").json()
    assert [each["lang"] for each in complete] == list(LANGUAGES)
    assert not any(each["missing"] for each in complete)

    gone = ("lemminflect", "estnltk", "opencc", "simplemma")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", without(tmp_path, *gone))
        other = Node(sqlite_in(tmp_path)).start()
    try:
        told = httpx.get(f"{other.url}/api/languages", timeout=LONGEST).json()
        bananas = {"lang": "en", "clue": "bananas", "board": ["APPLE"], "number": 1}
        assert (
            httpx.post(f"{other.url}/api/judge", json=bananas, timeout=LONGEST).status_code == 200
        )
    finally:
        other.stop()
    assert {each["lang"]: each["missing"] for each in told} == {
        "en": ["lemminflect", "simplemma"],
        "th": [],
        "zh-Hant": ["opencc"],
        "id": [],
        "bg": ["simplemma"],
        "et": ["estnltk", "simplemma"],
    }

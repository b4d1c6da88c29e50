"""What is asked over HTTP, and what is answered: without a network between."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from covernames.game.missions import MISSIONS
from covernames.referee import Verdict
from covernames.server import page
from covernames.server.headers import HEADERS
from covernames.server.openapi import socket_schema
from covernames.server.operations import OPERATIONS
from in_process import House
from nodes import sqlite_in

PATHS = {
    "POST /api/rooms": (201, "rooms"),
    "GET /api/rooms/{code}": (200, "questions"),
    "POST /api/rooms/{code}/members": (201, "members"),
    "POST /api/rooms/{code}/devices": (201, "members"),
    "POST /api/rooms/{code}/words": (200, "lists"),
    "GET /api/rooms/{code}/words": (200, "lists"),
    "POST /api/rooms/{code}/pictures": (200, "uploads"),
    "GET /api/rooms/{code}/pictures": (200, "lists"),
    "GET /api/rooms/{code}/pictures/{picture}": (200, "pictures"),
    "GET /api/rooms/{code}/records/{number:int}": (200, "lists"),
    "GET /api/rooms/{code}/records/{number:int}/analysis": (200, "lists"),
    "POST /api/rooms/{code}/records/{number:int}/what-if": (200, "lists"),
    "POST /api/rooms/{code}/records/{number:int}/puzzle": (200, "lists"),
    "POST /api/rooms/{code}/records/{number:int}/replays": (201, "members"),
    "GET /api/replays/{replay}": (200, "lists"),
    "GET /api/replays/{replay}/analysis": (200, "lists"),
    "POST /api/replays/{replay}/what-if": (200, "lists"),
    "POST /api/rooms/{code}/records/{number:int}/deal": (201, "rooms"),
    "POST /api/deals": (201, "rooms"),
    "GET /api/deals/{deal}": (200, "questions"),
    "POST /api/deals/{deal}/rooms": (201, "rooms"),
    "POST /api/prints": (200, "lists"),
    "POST /api/prints/pdf": (200, "lists"),
    "POST /api/judge": (200, "questions"),
    "GET /api/languages": (200, "questions"),
    "GET /api/decks": (200, "questions"),
    "POST /api/decks/check": (200, "lists"),
    "POST /api/glosses": (200, "questions"),
    "POST /api/teams": (201, "rooms"),
    "GET /api/teams/{team}": (200, "questions"),
    "POST /api/teams/{team}/notes": (200, "members"),
    "POST /api/teams/{team}/rooms": (201, "rooms"),
    "GET /api/daily": (200, "questions"),
    "POST /api/daily/guess": (200, "questions"),
    "POST /api/daily/give": (200, "questions"),
    "POST /api/daily/guess/others": (200, "questions"),
    "POST /api/daily/give/others": (200, "questions"),
    "GET /api/version": (200, "questions"),
    "GET /healthz": (200, ""),
    "GET /readyz": (200, ""),
    "GET /metrics": (200, ""),
}
"""What can be asked, how it is answered, and what it counts as."""


def in_a_house(folder: Path, work: Callable[[House], Awaitable[None]], **options: object) -> None:
    async def whole() -> None:
        async with House(sqlite_in(folder), **options) as house:
            await work(house)

    asyncio.run(whole())


def said(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def test_these_are_the_operations() -> None:
    found = {f"{one.method} {one.path}": (one.status, one.budget) for one in OPERATIONS}
    assert found == PATHS


def test_the_description_is_of_the_operations(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        told = (await house.web.get("/api/openapi.json")).json()
        assert told["openapi"] == "3.1.0"
        assert told["info"]["title"] == "Covernames"
        assert told["servers"] == [{"url": "/"}]
        one = told["paths"]["/api/rooms/{code}/records/{number}"]["get"]
        assert one["operationId"] == "show_record"
        assert one["summary"].startswith("GET /api/rooms/{code}/records/{number}: a finished game")
        kinds = {each["name"]: (each["in"], each["required"]) for each in one["parameters"]}
        assert kinds == {
            "code": ("path", True),
            "number": ("path", True),
            "covernames-secret": ("header", False),
            "covernames-passcode": ("header", False),
        }
        types = {each["name"]: each["schema"]["type"] for each in one["parameters"]}
        assert (types["code"], types["number"]) == ("string", "integer")
        assert list(one["responses"]) == ["200", "4XX", "503"]
        assert list(one["responses"]["200"]["content"]) == ["application/jsonl"]
        refusal = {"$ref": "#/components/schemas/Refusal"}
        for status in ("4XX", "503"):
            content = one["responses"][status]["content"]
            assert content == {"application/json": {"schema": refusal}}
        assert "requestBody" not in one
        made = told["paths"]["/api/rooms"]["post"]
        wanted = made["requestBody"]["content"]["application/json"]["schema"]
        assert wanted == {"$ref": "#/components/schemas/NewRoom"}
        given = made["responses"]["201"]["content"]["application/json"]["schema"]
        assert given == {"$ref": "#/components/schemas/RoomMade"}
        assert {"NewRoom", "RoomMade", "Refusal"} <= set(told["components"]["schemas"])
        ready = told["paths"]["/readyz"]["get"]["responses"]["503"]["content"]
        assert ready["application/json"]["schema"] == {"$ref": "#/components/schemas/Ready"}

    in_a_house(tmp_path, work)


def test_the_schema_of_the_socket_is_told(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        told = (await house.web.get("/api/protocol.schema.json")).json()
        assert told == json.loads(json.dumps(socket_schema()))
        assert told["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        assert told["title"] == "Covernames"
        assert [each["title"] for each in told["oneOf"]] == ["from a device", "from the server"]
        assert {"Hello", "Welcome"} <= set(told["$defs"])

    in_a_house(tmp_path, work)


def test_a_room_is_made_shown_and_joined(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.made("/api/rooms", variant="duet", lang="et", name="Mari")
        assert made["url"] == f"http://house.test/r/{made['code']}"
        shown = (await house.web.get(f"/api/rooms/{made['code']}")).json()
        assert shown == {
            "code": made["code"],
            "passcode": False,
            "variant": "duet",
            "lang": "et",
            "locked": False,
            "playing": False,
            "members": ["Mari"],
        }
        await house.made(f"/api/rooms/{made['code']}/members", name="Jaan")
        shown = (await house.web.get(f"/api/rooms/{made['code']}")).json()
        assert shown["members"] == ["Mari", "Jaan"]
        plain = await house.made("/api/rooms")
        shown = (await house.web.get(f"/api/rooms/{plain['code']}")).json()
        assert (shown["variant"], shown["lang"]) == ("classic", "en")
        assert shown["members"] == ["Host"]

    in_a_house(tmp_path, work)


def test_links_are_those_that_people_see(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        made = await house.made("/api/rooms")
        assert made["url"] == f"https://play.example.org/g/r/{made['code']}"

    in_a_house(tmp_path, work, public_url="https://play.example.org/g/")


def test_everything_lies_under_its_sub_path(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        answer = await house.web.post("/games/c/api/rooms")
        made = answer.json()
        assert made["url"] == f"http://house.test/games/c/r/{made['code']}"
        told = (await house.web.get("/games/c/api/openapi.json")).json()
        assert told["servers"] == [{"url": "/games/c"}]
        moved = await house.web.get("/games/c")
        assert (moved.status_code, moved.headers["location"]) == (307, "/games/c/")
        for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
            answer = await house.web.request(method, "/api/rooms")
            assert said(answer) == (404, "address-unknown")

    in_a_house(tmp_path, work, base_path="/games/c")


@pytest.mark.parametrize(
    ("path", "content", "expected"),
    [
        ("/api/rooms", {"variant": "chess"}, (422, "variant-unknown")),
        ("/api/rooms", {"lang": "xx"}, (422, "language-unknown")),
        ("/api/rooms", {"name": "x" * 33}, (422, "name-too-long")),
        ("/api/rooms", ["no"], (422, "request-unreadable")),
        ("/api/rooms/nowhere/members", {"name": "Ann"}, (404, "room-unknown")),
        ("/api/rooms/nowhere-but-long/members", {"name": "Ann"}, (404, "room-unknown")),
        ("/api/rooms/nowhere/devices", {"secret": "x"}, (404, "room-unknown")),
        ("/api/rooms/nowhere/words", {"secret": "x"}, (404, "room-unknown")),
        ("/api/teams/nobody/notes", {"city": "prague", "text": "x"}, (404, "team-unknown")),
        ("/api/teams/nobody/rooms", {"city": "prague"}, (404, "team-unknown")),
        ("/api/judge", {"lang": "xx", "clue": "a"}, (422, "language-unknown")),
        ("/api/judge", {"lang": "en", "clue": "a", "options": ["x"]}, (422, "request-unreadable")),
        (
            "/api/judge",
            {"lang": "en", "clue": "a", "board": ["x" * 201]},
            (422, "request-unreadable"),
        ),
        ("/api/decks/check", {"lang": "xx", "text": "a"}, (422, "language-unknown")),
        ("/api/glosses", {"lang": "xx", "words": []}, (422, "language-unknown")),
        ("/api/teams", {"names": ["x"] * 13}, (422, "team-names")),
        ("/api/teams", {"names": ["x" * 501]}, (422, "team-names")),
        ("/api/nothing", {}, (404, "address-unknown")),
    ],
)
def test_bad_requests_get_a_code(
    tmp_path: Path, path: str, content: object, expected: tuple[int, str]
) -> None:
    async def work(house: House) -> None:
        assert said(await house.web.post(path, json=content)) == expected

    in_a_house(tmp_path, work)


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for size, expected in ((65_536, 422), (65_537, 413)):
            answer = await house.web.post("/api/judge", content=b"x" * size)
            assert answer.status_code == expected

    in_a_house(tmp_path, work)


def test_a_refusal_tells_no_more_than_a_little_of_what_was_sent(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        answer = await house.web.post("/api/rooms", json={"variant": "x" * 90})
        assert answer.json()["data"] == {"variant": "x" * 80}
        answer = await house.web.post("/api/glosses", json={"lang": "x" * 60, "words": []})
        assert answer.json()["data"] == {"word": "x" * 40}

    in_a_house(tmp_path, work)


def test_the_referee_is_asked_in_the_name_of_the_address(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        asked: list[Any] = []

        async def ruling(who: str, question: object) -> Verdict:
            asked.append((who, question))
            return Verdict("illegal", "same-word", "C-116", "SINK")

        house.app.state.hub.referee.ruling = ruling
        question = {
            "lang": "en",
            "clue": "s" * 1_100,
            "board": ["SINK"],
            "number": 2,
            "options": [],
        }
        told = (await house.web.post("/api/judge", json=question)).json()
        assert (told["verdict"], told["card"]) == ("illegal", "SINK")
        [(who, about)] = asked
        assert (who, about.word, about.number) == ("192.0.2.1", "s" * 1_000, 2)
        assert (about.visible, about.language, about.options) == (("SINK",), "en", ())

    in_a_house(tmp_path, work)


def test_words_are_explained(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        wanted = {"lang": "en", "words": ["Anchor", "nothing-of-ours"]}
        glosses = (await house.web.post("/api/glosses", json=wanted)).json()["glosses"]
        assert list(glosses) == ["Anchor"]
        assert glosses["Anchor"]
        assert len((await house.web.get("/api/decks")).json()) == 12

    in_a_house(tmp_path, work)


# Team sheets


def test_a_team_has_a_sheet(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        team = (await house.made("/api/teams", names=["Ann", "Bo"]))["team"]
        sheet = f"/api/teams/{team}"
        shown = (await house.web.get(sheet)).json()
        assert shown["sheet"]["names"] == ["Ann", "Bo"]
        assert "prague" in shown["unlocked"]
        assert "cairo" not in shown["unlocked"]
        locked = await house.web.post(f"{sheet}/rooms", json={"city": "cairo"})
        assert said(locked) == (422, "mission-locked")
        note = {"city": "prague", "text": "x" * 500}
        shown = (await house.web.post(f"{sheet}/notes", json=note)).json()
        assert shown["sheet"]["notes"] == {"prague": "x" * 500}
        for wrong, code in (
            ({"city": "prague", "text": "x" * 501}, "note-too-long"),
            ({"city": "atlantis", "text": "x"}, "mission-unknown"),
        ):
            assert said(await house.web.post(f"{sheet}/notes", json=wrong)) == (422, code)
        again = (await house.made("/api/teams", events=shown["events"]))["team"]
        assert again != team
        back = (await house.web.get(f"/api/teams/{again}")).json()
        assert back["sheet"] == shown["sheet"]
        assert said(await house.web.get(f"/api/teams/{team}x")) == (404, "team-unknown")

    in_a_house(tmp_path, work)


def test_a_mission_is_a_room_for_its_team(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        team = (await house.made("/api/teams"))["team"]
        room = await house.made(f"/api/teams/{team}/rooms", city="prague", lang="et")
        async with house.socket(room["code"]) as host:
            welcome = await host.hello(room["secret"])
        settings = welcome["room"]["settings"]
        assert (settings["variant"], settings["language"]) == ("duet", "et")
        assert settings["chat"] is False
        prague = MISSIONS["prague"].settings()
        assert settings["game"]["tokens"] == prague.tokens
        assert settings["game"]["mistakes"] == prague.mistakes
        assert welcome["team"] == team
        assert [who["name"] for who in welcome["room"]["members"].values()] == ["Host"]

    in_a_house(tmp_path, work)


# What every answer carries


def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for path in ("/api/decks", "/api/nothing", "/healthz", "/"):
            headers = (await house.web.get(path)).headers
            for name, value in HEADERS.items():
                assert headers[name.decode()] == value.decode(), path
            assert headers["cache-control"] == ("no-cache" if path == "/" else "no-store")

    in_a_house(tmp_path, work)


def test_machines_ask_how_a_node_is(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        assert (await house.web.get("/healthz")).json() == {"ok": True}
        ready = await house.web.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"ok": True})
        figures = await house.web.get("/metrics")
        assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert b"covernames_rooms 0.0" in figures.content
        told = (await house.web.get("/api/version")).json()
        assert told == {"version": told["version"], "page": page.build()}
        assert told["version"][0].isdigit()

    in_a_house(tmp_path, work)


# The page


def test_the_page_is_packed_where_that_is_taken(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        plain = await house.web.get("/r/abc", headers={"accept-encoding": "identity"})
        packed = await house.web.get("/r/abc", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.text == packed.text
        assert plain.headers["link"] == packed.headers["link"]
        for answer in (plain, packed):
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["vary"].lower() == "accept-encoding, accept-language"

    in_a_house(tmp_path, work)


def test_files_of_the_build_are_kept_for_ever(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        script = next((page.FOLDER / "assets").glob("*.js")).name
        letters = next((page.FOLDER / "assets").glob("*.woff2")).name
        for name, kind in ((script, "javascript"), (letters, "font/woff2")):
            answer = await house.web.get(f"/assets/{name}")
            assert answer.status_code == 200
            assert kind in answer.headers["content-type"]
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await house.web.get("/assets/nothing.js")).status_code == 404
        assert (await house.web.get(f"/assets/{300 * 'x'}")).status_code == 404
        icon = await house.web.get("/icon.svg")
        assert icon.headers["content-type"].startswith("image/svg")
        assert icon.headers["cache-control"] == "no-cache"

    in_a_house(tmp_path, work)


@pytest.mark.parametrize("packed", ["gzip", "identity"])
@pytest.mark.parametrize("base", ["", "/games/c"])
def test_the_service_worker_finds_what_it_keeps(tmp_path: Path, packed: str, base: str) -> None:
    async def work(house: House) -> None:
        headers = {"accept-encoding": packed}
        worker = await house.web.get(f"{base}/worker.js", headers=headers)
        assert worker.headers["cache-control"] == "no-cache"  # browsers look for a newer one
        assert "javascript" in worker.headers["content-type"]
        assert worker.headers["content-security-policy"].startswith("default-src 'self';")
        listed = re.findall(r'"(offline\.html|assets/[^"]+)"', worker.text)
        assert listed[0] == "offline.html"
        files = [await house.web.get(f"{base}/{file}", headers=headers) for file in listed]
        assert {file.status_code for file in files} == {200}
        page = files[0]
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        named = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert all(path.startswith(f"{base}/") for path in named)
        assert {path for path in named if "/assets/" in path} <= {f"{base}/{f}" for f in listed}

    in_a_house(tmp_path, work, base_path=base)


def test_the_page_is_told_what_it_will_ask_for(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        files = json.loads((page.FOLDER / "files.json").read_bytes())

        async def ahead(path: str, language: str) -> str:
            headers = {"accept-language": language}
            return (await house.web.get(path, headers=headers)).headers["link"]

        for path, source in (
            ("/", "Home"),
            ("/r/abc", "Room"),
            ("/present/abc", "Present"),
            ("/replay", "Replay"),
            ("/how/duet", "How"),
            ("/missions/abc", "Missions"),
            ("/somewhere", "NotFound"),
        ):
            needed, told = files[f"src/pages/{source}.svelte"], await ahead(path, "en")
            assert f"</{needed['file']}>; rel=modulepreload" in told
            for style in needed.get("css", ()):
                assert f"</{style}>; rel=preload; as=style; crossorigin" in told
        lobby = files["src/components/lobby/Lobby.svelte"]["file"]
        assert f"</{lobby}>; rel=modulepreload" in await ahead("/r/abc", "en")
        assert lobby not in await ahead("/", "en")
        for language, tag, face in (
            ("th,en;q=0.5", "th", "noto-sans-thai-looped-thai-400"),
            ("bg", "bg", "sofia-sans-cyrillic-700"),
            ("et-EE", "et", "sofia-sans-latin-400"),
            ("xx", "en", "sofia-sans-latin-700"),
            ("", "en", "sofia-sans-latin-400"),
        ):
            told = await ahead("/", language)
            assert files[f"catalogue:{tag}"]["file"] in told
            assert face in told
            assert "rel=preload; as=font; type=font/woff2; crossorigin" in told
        assert "as=font" not in await ahead("/", "zh-Hant")

    in_a_house(tmp_path, work)


def test_the_page_finds_its_files_under_a_sub_path(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        for packed in ("gzip", "identity"):
            headers = {"accept-encoding": packed}
            answer = await house.web.get("/games/c/r/abc", headers=headers)
            assert answer.headers["content-type"].startswith("text/html")
            assert '="/games/c/assets/' in answer.text
            assert '="/assets/' not in answer.text
            assert "</games/c/assets/" in answer.headers["link"]
            assert "</assets/" not in answer.headers["link"]

    in_a_house(tmp_path, work, base_path="/games/c")


def test_without_a_page_there_is_still_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path)

    async def work(house: House) -> None:
        assert (await house.web.get("/")).status_code == 404
        assert (await house.web.get("/healthz")).json() == {"ok": True}

    in_a_house(tmp_path, work)


# Sockets


PUBLIC = "https://play.example.org"


@pytest.mark.parametrize(
    ("origin", "public", "fine"),
    [
        (None, PUBLIC, True),
        ("http://house.test", PUBLIC, True),
        ("http://house.test", "", True),
        (PUBLIC, PUBLIC, True),
        ("https://elsewhere.example", PUBLIC, False),
        ("null", PUBLIC, False),
        ("null", "", False),
    ],
)
def test_only_our_own_page_opens_sockets(
    tmp_path: Path, origin: str | None, public: str, fine: bool
) -> None:
    async def work(house: House) -> None:
        heard: asyncio.Queue[Any] = asyncio.Queue()
        spoken: asyncio.Queue[Any] = asyncio.Queue()
        headers = [(b"host", b"house.test")]
        headers += [(b"origin", origin.encode())] if origin else []
        scope = {
            "type": "websocket",
            "path": "/ws/nowhere",
            "raw_path": b"/ws/nowhere",
            "root_path": "",
            "scheme": "ws",
            "query_string": b"",
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "server": ("house.test", 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        spoken.put_nowait({"type": "websocket.connect"})
        spoken.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await house.app(scope, spoken.get, heard.put)
        first = heard.get_nowait()
        if fine:
            assert first["type"] == "websocket.accept"
            return
        assert (first["type"], first["status"]) == ("websocket.http.response.start", 403)
        assert dict(first["headers"])[b"cache-control"] == b"no-store"
        assert dict(first["headers"])[b"content-length"] == b"0"
        assert heard.get_nowait() == {"type": "websocket.http.response.body", "body": b""}

    in_a_house(tmp_path, work, public_url=public)

"""Everything under a sub-path of its site, and nothing beside it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from inspect import getdoc
from textwrap import dedent, indent
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest

from covernames import client as clients
from covernames.client import Client
from covernames.room.commands import AddBot, StartGame, TakeSeat
from covernames.server.bot_pool import OFFERED
from nodes import Node, sqlite_in
from waiting import LONGEST

BASE = "/games/covernames"


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(sqlite_in(tmp_path_factory.mktemp("base")), base=BASE).start()
    yield running
    running.stop()


@pytest.mark.parametrize("packed", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", "/r/abc", "/how/duet"])
def test_the_document_finds_its_files(node: Node, path: str, packed: str) -> None:
    with httpx.Client(headers={"accept-encoding": packed}, timeout=LONGEST) as web:
        page = web.get(node.url + path)
        assert page.headers["content-type"].startswith("text/html")
        assert "base-uri 'none'" in page.headers["content-security-policy"]
        named = re.findall(r'(?:href|src)="([^"]+)"', page.text)
        ahead = re.findall(r"<([^>]+)>", page.headers["link"])
        assert len(named) > 5
        assert len(ahead) > 2
        for file in (*named, *ahead):
            assert file.startswith(f"{BASE}/")
            found = web.get(urljoin(node.url, file))
            assert found.status_code == 200
            # Not the document, which answers to every address.
            assert not found.headers["content-type"].startswith("text/html")


def test_the_installed_page_starts_where_it_lies(node: Node) -> None:
    address = f"{node.url}/manifest.webmanifest"
    manifest = httpx.get(address, timeout=LONGEST).json()
    assert urljoin(address, manifest["start_url"]) == f"{node.url}/"
    assert urljoin(address, manifest["scope"]) == f"{node.url}/"
    for icon in manifest["icons"]:
        picture = httpx.get(urljoin(address, icon["src"]), timeout=LONGEST)
        assert picture.headers["content-type"].startswith("image/")


def test_links_have_the_path(node: Node) -> None:
    made = httpx.post(f"{node.url}/api/rooms", json={}, timeout=LONGEST).json()
    assert made["url"] == f"{node.url}/r/{made['code']}"
    assert httpx.get(f"{node.url}/api/openapi.json", timeout=LONGEST).json()["servers"] == [
        {"url": BASE}
    ]
    assert httpx.get(f"{node.url}/healthz", timeout=LONGEST).json() == {"ok": True}


def test_without_a_stroke_at_its_end_the_path_leads_to_the_page(node: Node) -> None:
    answer = httpx.get(node.url, timeout=LONGEST)
    assert answer.is_redirect
    assert answer.headers["location"] == f"{BASE}/"  # whatever the proxy is called outside


@pytest.mark.parametrize("path", ["/", "/api/decks", "/r/abc", "/healthz", f"{BASE}2/", "/games"])
def test_beside_the_path_there_is_nothing(node: Node, path: str) -> None:
    answer = httpx.get(node.url.removesuffix(BASE) + path, timeout=LONGEST)
    assert (answer.status_code, answer.json()["code"]) == (404, "address-unknown")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_example_of_the_client_runs_as_it_is_written(node: Node) -> None:
    text = (getdoc(clients) or "").split("\n\n")[1]
    lines = dedent(text).replace("http://127.0.0.1:8000", node.url)
    assert node.url in lines
    names: dict[str, Any] = {"Client": Client, "TakeSeat": TakeSeat}
    exec(f"async def example(code):\n{indent(lines, '    ')}\n    return face", names)  # noqa: S102 - ours

    async def work() -> None:
        async with await Client.open_room(node.url, name="Host") as host:
            example = asyncio.create_task(names["example"](host.code))
            await host.until(lambda: bool(host.room and "red-spymaster" in host.room.seats))
            for seat in ("red-operatives", "blue-spymaster", "blue-operatives"):
                await host.do(AddBot(seat, seat, OFFERED[0]))
            await host.do(StartGame())
            assert len(await asyncio.wait_for(example, 20)) == 25

    asyncio.run(work())

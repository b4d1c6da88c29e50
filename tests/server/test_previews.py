"""What a chat shows of a link: in a language, with a picture, and nothing of the room."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html import unescape

import httpx
import pytest

from covernames.decks import LANGUAGES
from covernames.messages import Messages
from covernames.server.previews import PICTURE, SIZE, preview
from nodes import Node, sqlite_in
from waiting import LONGEST

PAGES = {
    "/": "game",
    "/r/amber-tiger-river-47": "room",
    "/present/amber-tiger-river-47": "room",
    "/daily/2026-01-05": "daily",
    "/puzzle?room=amber-tiger-river-47&game=1&clue=2": "puzzle",
    "/replay": "replay",
    "/deal/7m2kq9fxw4hbt3zr": "deal",
    "/how": "game",
    "/nowhere": "game",
}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    running = Node(sqlite_in(tmp_path_factory.mktemp("previews"))).start()
    yield running
    running.stop()


def told(url: str, **headers: str) -> dict[str, str]:
    """The tags of a document, as a chat reads them."""
    page = httpx.get(url, headers=headers, timeout=LONGEST)
    head, _, _ = page.text.partition("</head>")
    return tags_in(head)


def tags_in(head: str) -> dict[str, str]:
    return {
        name: unescape(content)
        for name, content in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', head)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_a_link_says_what_it_leads_to(node: Node, path: str, language: str) -> None:
    tags = told(node.url + path, **{"accept-language": language})
    assert tags["og:title"] == "Covernames"
    assert tags["og:description"] == Messages(language)(f"preview-{PAGES[path]}")
    assert not any("tiger" in content for content in tags.values())


@pytest.mark.parametrize("packed", ["gzip", "identity"])
def test_the_picture_is_there(node: Node, packed: str) -> None:
    tags = told(node.url, **{"accept-encoding": packed})
    assert tags["og:image"] == f"{node.url}/{PICTURE}"
    picture = httpx.get(tags["og:image"], timeout=LONGEST)
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.content[16:24]) == SIZE
    assert (int(tags["og:image:width"]), int(tags["og:image:height"])) == SIZE


def test_a_link_of_a_language_speaks_it(node: Node) -> None:
    tags = told(f"{node.url}/daily/2026-01-05?lang=et", **{"accept-language": "bg"})
    assert tags["og:description"] == Messages("et")("preview-daily")


def test_a_room_that_is_there_looks_like_one_that_is_not(node: Node) -> None:
    made = httpx.post(f"{node.url}/api/rooms", json={"name": "Ann"}, timeout=LONGEST).json()
    assert told(made["url"]) == told(f"{node.url}/r/never-was-made-11")


def test_an_address_stays_text() -> None:
    page = preview("Puzzle", "en", 'https://example.org/"><b>')
    assert '"><b>' not in page
    tags = tags_in(page)
    assert tags["og:image"] == f'https://example.org/"><b>/{PICTURE}'
    assert tags["og:description"] == Messages("en")("preview-puzzle")


def test_it_is_the_address_that_people_use(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("elsewhere")
    running = Node(sqlite_in(folder), base="/games").start()
    try:
        assert told(f"{running.url}/")["og:image"] == f"{running.url}/{PICTURE}"
    finally:
        running.stop()

"""A server and a browser for the tests of the page, and people to invite."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.chromium import chromium
from browser.party import Invite
from browser.people import DESK, Device, Person
from nodes import Node, sqlite_in


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One server a worker, whose bots do not dawdle."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COVERNAMES_BOT_PAUSE", "0.05")
        running = Node(sqlite_in(tmp_path_factory.mktemp("page"))).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser a module: as long as it is open its event loop runs, and others' tests want
    loops of their own."""
    with chromium() as opened:
        yield opened


@pytest.fixture
def invite(browser: Browser, node: Node) -> Iterator[Invite]:
    """People with a browser each. Nobody's page may have had an error in the end."""
    people: list[Person] = []

    def come(
        name: str,
        *,
        language: str = "en",
        device: Device = DESK,
        at: str = "",
        newcomer: bool = False,
    ) -> Person:
        url = at or node.url
        person = Person(browser, url, name, language=language, device=device, newcomer=newcomer)
        people.append(person)
        return person

    yield come
    faults = [f"{person.name}: {fault}" for person in people for fault in person.faults]
    for person in people:
        person.leaves()
    assert not faults

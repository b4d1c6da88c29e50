"""Without a line the page says so and waits for it; with one, it is always the newest."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import can_use
from browser.catalogue import Catalogue
from browser.layout import can_be_touched, fits
from browser.looking import comes_true
from browser.party import Invite
from browser.people import INSTALLED, PHONE, Device, Person
from covernames.server import page
from nodes import Node, sqlite_in

BASE = "/games/covernames"
CHANGES = ("index.html", "offline.html", "worker.js")
"""Files of a build whose names do not change with their content."""
UNREACHABLE = ("Failed to load resource: net::ERR_", "WebSocket connection to")
KEPT = """async () => {
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().map(({ url }) => url);
}"""
NEWEST_ALONE = """async (version) => {
  const names = await caches.keys();
  return names.length === 1 && names[0].endsWith(version);
}"""
"""What an older worker has kept is gone."""


def comes(invite: Invite, at: str = "", device: Device = INSTALLED) -> Person:
    """Somebody who has been here before: the service worker has kept what it keeps."""
    person = invite("Ann", device=device, at=at)
    person.goes_to()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return person


def title(person: Person) -> Locator:
    return person.page.get_by_role("heading", level=1)


def listed(worker: Path) -> list[str]:
    """What the worker of a build is to keep."""
    return re.findall(r'"(offline\.html|assets/[^"]+)"', worker.read_text("utf-8"))


def test_offline_the_page_says_so_returns_by_itself_and_has_kept_nothing_else(
    invite: Invite,
) -> None:
    ann = comes(invite, device={**INSTALLED, **PHONE})
    ann.plays_with_bots()  # all of it comes past the worker: document, files, answers
    ann.cards()
    assert ann.page.evaluate("navigator.serviceWorker.controller !== null")
    kept = {url.removeprefix(f"{ann.base}/") for url in ann.page.evaluate(KEPT)}
    assert kept == set(listed(page.FOLDER / "worker.js"))

    ann.goes_to()
    ann.page.get_by_label(ann.say("web-language")).first.select_option("et")
    expect(ann.page.locator("html")).to_have_attribute("lang", "et")
    ann.say = Catalogue("et")
    ann.context.set_offline(True)
    ann.goes_to("/how")
    expect(title(ann)).to_have_text(ann.say("offline-title"))
    ann.sees("offline-about")
    expect(ann.page.locator("html")).to_have_attribute("lang", "et")
    can_use(ann)
    fits(ann.page)
    can_be_touched(ann.page)
    ann.presses("offline-again")  # in vain
    expect(title(ann)).to_have_text(ann.say("offline-title"))
    ann.context.set_offline(False)
    expect(title(ann)).to_have_text(ann.say("web-how"))
    ann.forgives(*UNREACHABLE)


@pytest.fixture
def built(tmp_path: Path) -> Iterator[tuple[Node, Path]]:
    """A server of one's own under a sub-path, whose documents and worker can be built anew."""
    instead = []
    for name in CHANGES:
        shutil.copy(page.FOLDER / name, tmp_path)
        instead.append(f"mount --bind {tmp_path / name} {page.FOLDER / name}")
    node = Node(sqlite_in(tmp_path), base=BASE, shell=" && ".join(instead))
    yield node.start(), tmp_path
    node.stop()


def builds_anew(folder: Path) -> None:
    """Another build, as far as a browser notices: other documents, and a worker that keeps them."""
    *documents, worker = CHANGES
    for name in documents:
        document = (folder / name).read_text("utf-8")
        today = document.replace("<head>", '<head><meta name="of" content="today" />')
        (folder / name).write_text(today, "utf-8")
    script = (folder / worker).read_text("utf-8")
    text, found = re.subn(r'(?<="version":")\w+', "of-today", script)
    assert found == 1
    (folder / worker).write_text(text, "utf-8")


def is_of_today(person: Person) -> bool:
    return person.page.locator("meta[name=of]").count() == 1


def test_a_new_build_is_there_at_the_next_load_and_kept_from_then_on(
    invite: Invite, built: tuple[Node, Path]
) -> None:
    node, folder = built
    ann = comes(invite, at=node.url)
    scope = ann.page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{node.url}/"
    kept = ann.page.evaluate(KEPT)
    assert kept == [scope + file for file in listed(folder / "worker.js")]
    ann.page.reload()
    assert ann.page.evaluate("navigator.serviceWorker.controller !== null")
    assert not is_of_today(ann)

    builds_anew(folder)
    ann.page.reload()
    assert is_of_today(ann)  # though yesterday's worker stands between the page and its server
    comes_true(ann.page, NEWEST_ALONE, "of-today")  # and this page is still open

    node.stop()
    ann.goes_to("/r/abcdef")
    expect(title(ann)).to_have_text(ann.say("offline-unreachable"))  # the device is not offline
    assert is_of_today(ann)
    ann.forgives(*UNREACHABLE)

"""The page in a real browser: what it weighs, when it is there, how fast a move is seen by others.

    python -m benchmarks.page

A phone on a slow line is a browser whose processor is slowed down four times, with 1.6 Mbit/s and
150 ms to the server: what measuring tools call "slow 4G".
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Request

from .figure import Figure, in_loops
from .reference import loop

sys.path.extend(str(Path(__file__).parent.parent / folder) for folder in ("tests", "tools"))

from browser.chromium import chromium
from browser.party import Party
from browser.people import INSTALLED, PHONE, Person
from nodes import Node, sqlite_in

GAMES = 3
SLOWER = 4
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 204_800,
    "uploadThroughput": 96_000,
}

# The first frame that shows something to press, and the page free to hear it.
INTERACTIVE = """globalThis.interactive = new Promise((done) => {
  new MutationObserver((_, watching) => {
    if (!document.querySelector('main button')) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  }).observe(document, { childList: true, subtree: true });
});"""
CLICKED = """() => addEventListener('click', ({ target }) => {
  if (target.closest('.confirm')) globalThis.at = performance.timeOrigin + performance.now();
}, true)"""
# When the frame is drawn in which the next card lies turned.
SEEN = """() => {
  const turned = () => document.querySelectorAll('.turner.turned').length;
  const before = turned();
  globalThis.seen = new Promise((done) => {
    new MutationObserver((_, watching) => {
      if (turned() === before) return;
      watching.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => done(performance.timeOrigin + performance.now())));
    }).observe(document.querySelector('[role=grid]'), { attributes: true, subtree: true });
  });
}"""


def viewing() -> Iterator[Figure]:
    """All of it."""
    with tempfile.TemporaryDirectory() as folder:
        node = Node(sqlite_in(Path(folder))).start()
        try:
            with chromium() as browser:
                yield _weight(browser, node)
                yield from _first_view(browser, node)
                yield from _moves(browser, node)
        finally:
            node.stop()


def _weight(browser: Browser, node: Node) -> Figure:
    """Everything that is fetched to run, from the first page to a card on the table."""
    ann = Person(browser, node.url, "Ann", device=INSTALLED)
    scripts: list[Request] = []
    ann.page.on("requestfinished", lambda r: scripts.append(r) if r.url.endswith(".js") else None)
    ann.plays_with_bots()
    ann.cards()
    packed = sum(script.sizes()["responseBodySize"] for script in scripts)
    ann.leaves()
    return Figure("JavaScript of home, table and one language, packed", packed / 1000, "kB", 95)


def _first_view(browser: Browser, node: Node) -> Iterator[Figure]:
    host = Person(browser, node.url, "Host")
    code = host.opens_room()
    for name, path in (("the first page", "/"), ("a room by its link", f"/r/{code}")):
        times = []
        for _ in range(3):
            ann = Person(browser, node.url, "Ann", device={**INSTALLED, **PHONE})
            ann.page.add_init_script(INTERACTIVE)
            line = ann.context.new_cdp_session(ann.page)
            line.send("Network.enable")
            line.send("Network.emulateNetworkConditions", SLOW_4G)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            ann.goes_to(path)
            times.append(ann.page.evaluate("globalThis.interactive"))
            ann.leaves()
        yield in_loops(f"a slow phone: {name} can be used", median(times), 2_000, _slow())
    host.leaves()


def _moves(browser: Browser, node: Node) -> Iterator[Figure]:
    """Guesses in Duet: a click in one browser, a card turned in the other."""
    times = []
    for _ in range(GAMES):
        party = Party.plays(lambda name: Person(browser, node.url, name), "duet")
        giver, guesser = party["a"].page, party["b"].page
        guesser.evaluate(CLICKED)
        party.clue(9, by="a")
        for word in party.words("agent", "a"):
            giver.evaluate(SEEN)
            party.find(word, by="b")
            times.append(giver.evaluate("globalThis.seen") - guesser.evaluate("globalThis.at"))
        for person in party:
            person.leaves()
    seen = "a move, click to the other browser's screen"
    yield in_loops(f"{seen}, median", median(times), 100, _slow())
    yield in_loops("the same, p90", quantiles(times, n=10)[8], 100, _slow())


def _slow() -> float:
    """A loop of today, where it is slower than usual: the line is slow on any day."""
    return max(1.0, loop())


if __name__ == "__main__":
    for each in viewing():
        print(each)

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

import httpx
from playwright.sync_api import Browser, Request

from .figure import Figure, in_loops
from .reference import loop

sys.path.extend(str(Path(__file__).parent.parent / folder) for folder in ("tests", "tools"))

from browser.chromium import chromium
from browser.party import Party
from browser.people import INSTALLED, PHONE, Person
from covernames.server.bot_pool import USUAL
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
# The first frame in which all 25 pictures of a board are drawn.
DRAWN = """globalThis.drawn = new Promise((done) => {
  const look = () => {
    const pictures = [...document.querySelectorAll('[data-cell] .front img')];
    if (pictures.length === 25 && pictures.every((each) => each.complete && each.naturalWidth))
      requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    else requestAnimationFrame(look);
  };
  look();
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
# How many frames are drawn in the second from now on; or from when a card is turned.
FRAMES = """(turning) => {
  const count = (done) => {
    let frames = 0;
    const begun = performance.now();
    const next = () => {
      if (performance.now() - begun >= 1000) return done(frames);
      frames += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  };
  globalThis.frames = new Promise((done) => {
    if (!turning) return count(done);
    const turned = () => document.querySelectorAll('.turner.turned').length;
    const before = turned();
    new MutationObserver((_, watching) => {
      if (turned() === before) return;
      watching.disconnect();
      count(done);
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
                yield _reveals(browser, node)
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
        times = [_on_a_slow_phone(browser, node, path, "interactive") for _ in range(3)]
        yield in_loops(f"a slow phone: {name} can be used", median(times), 2_000, _slow())
    host.leaves()
    table = f"/r/{_table_of_pictures(node)}"
    times = [_on_a_slow_phone(browser, node, table, "drawn") for _ in range(3)]
    yield in_loops("a slow phone: a table of pictures is drawn", median(times), 2_500, _slow())


def _on_a_slow_phone(browser: Browser, node: Node, path: str, what: str) -> float:
    """Milliseconds until the page is so far."""
    ann = Person(browser, node.url, "Ann", device={**INSTALLED, **PHONE})
    ann.page.add_init_script(INTERACTIVE)
    ann.page.add_init_script(DRAWN)
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_4G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ann.goes_to(path)
    reached: float = ann.page.evaluate(f"globalThis.{what}")
    ann.leaves()
    return reached


def _table_of_pictures(node: Node) -> str:
    """The code of a room where a game with pictures is on: bots have three seats, nobody waits."""
    bots = [
        {"seat": seat, "name": seat, "bot": USUAL}
        for seat in ("red-operatives", "blue-spymaster", "blue-operatives")
    ]
    wanted = {"name": "Host", "seat": "red-spymaster", "cards": "pictures", "bots": bots}
    made = httpx.post(f"{node.url}/api/rooms", json={**wanted, "start": True}, timeout=60)
    return str(made.raise_for_status().json()["code"])


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


def _reveals(browser: Browser, node: Node) -> Figure:
    """Frames while a card is turned and covered, on a processor that is slowed down four times."""
    party = Party.plays(lambda name: Person(browser, node.url, name), "duet")
    guesser = party["b"].page
    party.clue(9, by="a")
    line = guesser.context.new_cdp_session(guesser)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    still: list[int] = []
    turning: list[int] = []
    for word in party.words("agent", "a")[:6]:
        for moved, counts in ((False, still), (True, turning)):
            guesser.evaluate(FRAMES, moved)
            if moved:
                party.find(word, by="b")
            counts.append(guesser.evaluate("globalThis.frames"))
    for person in party:
        person.leaves()
    share = 100 * median(turning) / median(still)
    told = f"{median(turning):.0f} against {median(still):.0f} at rest, at the least {min(turning)}"
    name = "a slow processor: frames in the second in which a card is turned, of those at rest"
    return Figure(name, share, "%", 90, at_least=True, detail=told)


def _slow() -> float:
    """A loop of today, where it is slower than usual: the line is slow on any day."""
    return max(1.0, loop())


if __name__ == "__main__":
    for each in viewing():
        print(each)

"""How long one guest can hold up everybody else: the event loop's longest stall.

Every field of every message and request is sent the worst that could stand there, to a server in
this process, while a task on the same loop measures how late it is woken. Other work on the machine
makes it late as well, so what takes long is tried again. `tests/server/test_stalls.py` sends the
same and counts work.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from covernames.server.door import SECRET

from .figure import Figure, in_loops

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from hostile_inputs import messages, requests
from in_process import PLENTY, House

BEAT = 0.001
TRIES = 3
BOUND = 50
"""Milliseconds that nobody notices."""
BUDGETS = ("rooms", "members", "lists", "uploads", "pictures", "questions")
LIMITS = {f"{budget}_a_minute": PLENTY for budget in BUDGETS}
MARKS = "a" + "\u0301\u0316" * 60
LARGE = {
    "a name of 600 kB": ("/api/rooms", {"name": "a" + "\u0301\u0316" * 150_000}),
    "4 MB of marks, line by line": (
        "/api/decks/check",
        {"lang": "en", "text": "\n".join(f"{n}{MARKS} | {MARKS}" for n in range(8_000))},
    ),
    "a million empty words": ("/api/rooms", {"words": [""] * 1_000_000}),
    "10,000 words": ("/api/rooms", {"words": [f"word{n}" for n in range(10_000)]}),
}
"""More than a socket takes."""


class Heart:
    """Beats on the event loop, and knows how late it was at worst, in milliseconds."""

    def __init__(self) -> None:
        self.late = 0.0

    async def beat(self) -> None:
        """Until it is cancelled."""
        while True:
            start = perf_counter()
            await asyncio.sleep(BEAT)
            self.late = max(self.late, 1000 * (perf_counter() - start - BEAT))


async def stall(work: Callable[[int], Awaitable[object]]) -> float:
    """The longest stall while something is done: what it is at least, if it is long."""
    least = float("inf")
    for time in range(TRIES):
        heart = Heart()
        beating = asyncio.create_task(heart.beat())
        await asyncio.sleep(2 * BEAT)
        await work(time)
        await asyncio.sleep(2 * BEAT)
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
        least = min(least, heart.late)
        if least < BOUND / 2:
            break
    return least


async def _messages(house: House) -> tuple[str, float]:
    room = await house.made("/api/rooms", name="Ann", variant="two-player")
    worst = ("", 0.0)
    async with house.socket(room["code"]) as device:
        await device.hello(room["secret"])
        for kind, attacks in messages():
            for at, attack in enumerate(attacks):
                # A command that is sent again would get its old answer.
                texts = [attack.written(id=f"{kind} {at} {time}") for time in range(TRIES)]
                late = await stall(lambda time, texts=texts: device.answers(texts[time]))  # type: ignore[misc]
                worst = max(worst, (f"{kind} {attack.name}", late), key=lambda each: each[1])
    return worst


async def _requests(house: House) -> tuple[str, float]:
    room = await house.made("/api/rooms", name="Ann")
    team = (await house.made("/api/teams"))["team"]
    sent = [
        (f"{path} {attack.name}", path, attack.written(secret=room["secret"]))
        for path, attacks in requests()
        for attack in attacks
        if "secret" not in attack.name
    ]
    sent += [(name, path, json.dumps(content)) for name, (path, content) in LARGE.items()]
    worst = ("", 0.0)
    for name, path, text in sent:
        address = path.replace("{code}", room["code"]).replace("{team}", team)
        late = await stall(
            lambda _, address=address, text=text: house.web.post(address, content=text)  # type: ignore[misc]
        )
        worst = max(worst, (name, late), key=lambda each: each[1])
    return worst


async def _many_words(house: House) -> tuple[str, float]:
    """A room with as many words as there may be: a change, a deal, a look at the list."""
    rooms = [await _for_two(house) for _ in range(TRIES)]

    async def through(time: int) -> None:
        room = rooms[time]
        async with house.socket(room["code"]) as host:
            settings = (await host.hello(room["secret"]))["room"]["settings"]
            change = {"do": "change-settings", "settings": {**settings, "touch": "all"}}
            assert (await host.do("change", change))["is"] == "done"
            assert (await host.do("deal", {"do": "start-game"}))["is"] == "done"
        here, proof = f"/api/rooms/{room['code']}/words", {SECRET: room["secret"]}
        assert (await house.web.get(here, headers=proof)).is_success

    return "10,000 words of its own", await stall(through)


async def _for_two(house: House) -> dict[str, str]:
    """A room with many words in which both seats are taken."""
    room = await house.made(
        "/api/rooms", variant="two-player", words=[f"some word {n}" for n in range(10_000)]
    )
    guest = await house.made(f"/api/rooms/{room['code']}/members", name="Bo")
    seats = {room["secret"]: "red-spymaster", guest["secret"]: "red-operatives"}
    for secret, seat in seats.items():
        async with house.socket(room["code"]) as device:
            await device.hello(secret)
            await device.do("sit", {"do": "take-seat", "seat": seat})
    return room


async def _all() -> list[tuple[str, str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        async with House(f"sqlite:///{folder}/rooms.db", **LIMITS) as house:
            # What is loaded once is not what is measured.
            for path in ("/api/judge", "/api/glosses"):
                content = {"lang": "en", "clue": "a", "words": ["a"]}
                await house.web.post(path, json=content)
            return [
                ("messages", *await _messages(house)),
                ("requests", *await _requests(house)),
                ("a room", *await _many_words(house)),
            ]


def stalling() -> Iterator[Figure]:
    """The worst of all messages, of all requests, and of a room with many words."""
    for kind, name, late in asyncio.run(_all()):
        yield in_loops(f"longest stall, {kind} ({name[:26]})", late, BOUND)

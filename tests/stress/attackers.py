"""Hostile clients of every kind, each from an address of its own, for a bounded time.

Run as a process beside the honest players, with the arguments of `attack` as JSON. The codes are
those of honest rooms, whose links an attacker has. It prints, as JSON, how often each kind attacked
and which statuses HTTP answered with.
"""

from __future__ import annotations

import asyncio
import json
import struct
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from random import Random

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

COMBINING = "a" + "\u0301\u0316" * 150_000
"""600 kB that took a minute to normalise."""
SHORT_COMBINING = "a" + "\u0301\u0316" * 15_000
HUGE_WORDS = [f"word{n} " + "x" * 14_000 for n in range(26)]
MANY_WORDS = "\n".join(f"word{n}" for n in range(9_000))
PATIENCE = 60
"""Seconds until every kind has attacked at least once."""
BROKEN = OSError, TimeoutError, EOFError, ValueError, KeyError
"""What happens to somebody who is shown the door."""


class Target:
    """A server, as seen from one address."""

    def __init__(self, port: int, codes: list[str], number: int) -> None:
        self.port, self.codes = port, codes
        self.source = f"127.0.66.{number}"
        self.rng = Random(number)
        self.attacks = 0
        self.begun = asyncio.Event()
        """Set with the first attack."""
        self.statuses: Counter[int] = Counter()

    def attacks_once(self) -> None:
        """Count an attack."""
        self.attacks += 1
        self.begun.set()

    async def connect(self) -> Streams:
        """A plain connection."""
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0), limit=2**22
        )

    async def request(self, path: str, content: object, method: str = "POST") -> dict[str, str]:
        """One request; returns what was answered."""
        self.attacks_once()
        body = json.dumps(content, ensure_ascii=False).encode()
        reader, writer = await self.connect()
        try:
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
            )
            writer.write(head.encode() + body)
            async with asyncio.timeout(60):
                answer = await reader.read()
        finally:
            writer.close()
        self.statuses[int(answer.split(b" ", 2)[1])] += 1
        found = json.loads(answer.split(b"\r\n\r\n", 1)[1])
        return found if isinstance(found, dict) else {}

    async def open_room(self, **wanted: object) -> tuple[str, str]:
        """A room of the attacker's own: its code and the host's secret."""
        made = await self.request("/api/rooms", {"name": "Mallory", **wanted})
        return made["code"], made["secret"]

    @asynccontextmanager
    async def socket(self, code: str, secret: str = "", **hello: object) -> AsyncIterator[Streams]:
        """A WebSocket in a room, welcomed or not."""
        reader, writer = await self.connect()
        try:
            writer.write(
                f"GET /ws/{code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            async with asyncio.timeout(20):
                await reader.readuntil(b"\r\n\r\n")
            self.say(writer, {"say": "hello", "secret": secret, **hello})
            yield reader, writer
        finally:
            writer.close()

    def say(self, writer: asyncio.StreamWriter, message: object) -> None:
        """A text frame, masked with zeros."""
        if writer.is_closing():
            raise ConnectionError
        self.attacks_once()
        text = json.dumps(message, ensure_ascii=False).encode()
        head = struct.pack(">BBQ", 0x81, 0xFF, len(text))
        writer.write(head + b"\0\0\0\0" + text)

    def do(self, writer: asyncio.StreamWriter, command: object) -> None:
        """A command."""
        self.say(writer, {"say": "send", "id": f"m{self.attacks}", "command": command})


async def drain(reader: asyncio.StreamReader) -> None:
    """Read until the server hangs up."""
    with suppress(OSError):
        while await reader.read(65_536):
            pass


# The kinds


async def combining_names(target: Target) -> None:
    """Names, clues and words whose normal form takes the square of their length."""
    await target.request("/api/rooms", {"name": COMBINING})
    code, secret = await target.open_room()
    await target.request(f"/api/rooms/{code}/members", {"name": COMBINING})
    await target.request(
        "/api/judge", {"clue": COMBINING, "board": [SHORT_COMBINING], "lang": "en"}
    )
    async with target.socket(code, secret) as (reader, writer):
        reading = asyncio.ensure_future(drain(reader))
        for _ in range(20):
            target.do(writer, {"do": "rename", "name": SHORT_COMBINING})
            target.say(writer, {"say": "say", "text": SHORT_COMBINING[:4_000]})
            await asyncio.sleep(0.5)
        reading.cancel()


async def huge_lists(target: Target) -> None:
    """Long lists, huge words, and every setting changed again and again with a list in it."""
    with suppress(*BROKEN):
        await target.open_room(words=HUGE_WORDS)
    code, secret = await target.open_room()
    await target.request(f"/api/rooms/{code}/words", {"secret": secret, "text": MANY_WORDS})
    async with target.socket(code, secret) as (reader, writer):
        reading = asyncio.ensure_future(drain(reader))
        for number in range(100):
            settings = {"touch": ("any", "most", "all")[number % 3]}
            target.do(writer, {"do": "change-settings", "settings": settings})
            await asyncio.sleep(0.2)
        reading.cancel()


async def busy_referee(target: Target) -> None:
    """Questions that keep the referee and the word lists busy."""
    board = [f"word{n}" for n in range(25)]
    languages = ("en", "th", "zh-Hant", "id", "bg", "et")

    async def one(number: int) -> None:
        with suppress(*BROKEN):
            language = languages[number % 6]
            word = target.rng.choice(["x" * 60, "a-b-c-d", "เ-พ-ล-า", "sõnaraamat", str(number)])
            await target.request("/api/judge", {"clue": word, "board": board, "lang": language})
            await target.request("/api/glosses", {"words": board, "lang": language})
            await target.request("/api/decks/check", {"text": MANY_WORDS, "lang": language})

    await asyncio.gather(*(one(number) for number in range(10)))
    await asyncio.sleep(1)


async def challenges(target: Target) -> None:
    """A room of one's own whose clues are challenged, with bots beside."""
    code, secret = await target.open_room(variant="classic")
    seats = ("red-operatives", "blue-spymaster", "blue-operatives")
    async with target.socket(code, secret) as (reader, writer):
        reading = asyncio.ensure_future(drain(reader))
        target.do(writer, {"do": "take-seat", "seat": "red-spymaster"})
        for seat in seats:
            bot = {"seat": seat, "name": seat, "bot": "associations:steady"}
            target.do(writer, {"do": "add-bot", **bot})
        for _ in range(20):
            target.do(writer, {"do": "start-game"})
            for action in (
                {"do": "give-clue", "word": "xylophone", "number": 1},
                {"do": "challenge"},
            ):
                target.do(writer, {"do": "play", "action": action})
                await asyncio.sleep(0.4)
            target.do(writer, {"do": "end-game"})
        reading.cancel()


async def silent_watchers(target: Target) -> None:
    """People who look on, ask for the whole history and do not read."""
    async with target.socket(target.rng.choice(target.codes), since=0) as (reader, writer):
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket's transport
        for _ in range(5):
            target.say(writer, {"say": "ping"})
            await asyncio.sleep(1)
        del reader


async def idle_connections(target: Target) -> None:
    """Connections that say nothing, heads and bodies that never end."""
    reader, writer = await target.connect()
    target.attacks_once()
    how = target.rng.randrange(3)
    try:
        if how == 1:
            writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n{")
            writer.write(b" " * 500_000)
        for _ in range(30):
            if how == 2:
                writer.write(b"GET / HTTP/1.1\r\nX" if _ == 0 else b"x")
            await asyncio.sleep(1)
            if reader.at_eof():
                return
    finally:
        writer.transport.abort()


async def floods(target: Target) -> None:
    """Bursts of messages from somebody who looks on in an honest room."""
    async with target.socket(target.rng.choice(target.codes)) as (reader, writer):
        reading = asyncio.ensure_future(drain(reader))
        for _ in range(5):
            for _ in range(200):
                target.say(writer, {"say": "point", "at": [{"cell": 3}]})
            await asyncio.sleep(1)
        reading.cancel()


async def garbage(target: Target) -> None:
    """Frames and requests that are none."""
    async with target.socket(target.rng.choice(target.codes)) as (reader, writer):
        reading = asyncio.ensure_future(drain(reader))
        for _ in range(40):
            target.attacks_once()
            writer.write(target.rng.randbytes(target.rng.randrange(1, 200)))
            target.say(writer, target.rng.choice([None, [], {"say": "send"}, "x" * 60_000]))
            await asyncio.sleep(0.05)
        reading.cancel()
    reader, writer = await target.connect()
    writer.write(target.rng.randbytes(500) + b"\r\n\r\n")
    writer.close()


async def passcodes(target: Target) -> None:
    """Guesses at everything that is secret."""
    for code in target.codes:
        await target.request(
            f"/api/rooms/{code}/members", {"name": "x", "passcode": "guess"}, "PUT"
        )
        await target.request(
            f"/api/rooms/{code}/devices", {"secret": target.rng.randbytes(9).hex()}
        )
        async with target.socket(code, secret="no such secret") as (reader, _):  # noqa: S106 - none
            await drain(reader)
        await asyncio.sleep(0.2)


async def coming_and_going(target: Target) -> None:
    """In and out of an honest room."""
    async with target.socket(target.rng.choice(target.codes)) as (reader, _):
        await reader.read(10)
    await asyncio.sleep(0.1)


async def renaming(target: Target) -> None:
    """A member of an honest room who takes another name all the time, sits down and stands up."""
    code = target.rng.choice(target.codes)
    made = await target.request(f"/api/rooms/{code}/members", {"name": f"M {target.attacks}"})
    async with target.socket(code, made["secret"]) as (reader, writer):
        reading = asyncio.ensure_future(drain(reader))
        for number in range(20):
            target.do(writer, {"do": "rename", "name": f"M {target.attacks} {number}"})
            target.do(writer, {"do": "take-seat", "seat": "nowhere"})
            target.say(writer, {"say": "say", "text": "hello " * 50})
            await asyncio.sleep(1.2)
        target.do(writer, {"do": "leave-room"})
        await asyncio.sleep(0.2)
        reading.cancel()


KINDS: dict[Callable[[Target], Awaitable[None]], int] = {
    combining_names: 2,
    huge_lists: 2,
    busy_referee: 1,
    challenges: 2,
    silent_watchers: 30,
    idle_connections: 300,
    floods: 5,
    garbage: 3,
    passcodes: 1,
    coming_and_going: 3,
}
"""Each kind, and how many of it attack at once."""


async def keep_on(kind: Callable[[Target], Awaitable[None]], target: Target) -> None:
    """Attack again and again; who is refused waits a little, as a script would."""
    await asyncio.sleep(target.rng.uniform(0, 1))
    while True:
        with suppress(*BROKEN):
            await kind(target)
        await asyncio.sleep(target.rng.uniform(0.2, 1.5))


async def attack(port: int, seconds: float, codes: list[str], bots: list[str]) -> dict[str, object]:
    """All kinds at once. `bots`: rooms with bots, where one attacker is a member."""
    numbers = count(1)
    targets: dict[str, list[Target]] = {}
    tasks = []
    for kind, many in {**KINDS, renaming: len(bots)}.items():
        where = bots if kind is renaming else [*codes, *bots]
        target = Target(port, where, next(numbers))
        targets.setdefault(kind.__name__, []).append(target)
        tasks += [asyncio.ensure_future(keep_on(kind, target)) for _ in range(many)]
    await asyncio.sleep(seconds)
    async with asyncio.timeout(PATIENCE):  # on a slow machine a short attack lasts a little longer
        for some in targets.values():
            for target in some:
                await target.begun.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        name: {"attacks": sum(t.attacks for t in some), "statuses": _statuses(some)}
        for name, some in targets.items()
    }


def _statuses(targets: list[Target]) -> dict[str, int]:
    added: Counter[int] = Counter()
    for target in targets:
        added += target.statuses
    return {str(status): times for status, times in sorted(added.items())}


if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    print(json.dumps(asyncio.run(attack(**asked))))  # noqa: T201 - read by the proof

"""A client for the real wire: for tests, and for people who write remote bots.

    async with await Client.join("http://127.0.0.1:8000", code, "Ann") as ann:
        await ann.do(TakeSeat("red-spymaster"))
        await ann.until(lambda: ann.room.game is not None, seconds=600)
        face = await ann.look()

The address may have a path: "https://example.org/games/covernames".
"""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.request
from base64 import b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Self
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .game.actions import AnyAction
from .game.events import GameDealt, Whisper
from .game.key import Identities
from .game.table import Table
from .refusals import Rejected
from .room.commands import AnyCommand, Play
from .room.events import AnyRoomEvent, Played
from .room.fold import evolve
from .room.pointer import Pointed, Pointer
from .room.reaction import Reaction
from .room.room import Room
from .server import wire

PING = 25.0
"""Seconds between signs of life."""

_decode = msgspec.json.Decoder(wire.AnyFromServer).decode


class Client:
    """One device in one room."""

    timeout = 30.0
    """Seconds until the server counts as silent."""

    def __init__(self, base: str, code: str, secret: str = "", passcode: str = "") -> None:
        self.base = base.rstrip("/")
        self.code = code
        self.secret = secret
        self.passcode = passcode
        """The room's, for who looks on without a secret."""
        self.member = ""
        self.room: Room | None = None
        self.seq = 0
        self.whispers: list[Whisper] = []
        self.here: tuple[str, ...] = ()
        self.spectators = 0
        self.pointers: dict[str, Pointed] = {}
        """What each member points at, the card that they would touch next first."""
        self.led: wire.Led | None = None
        """Who shows the others a replay, and how far they are in it."""
        self.said: list[tuple[str, str]] = []
        self.remarks: list[tuple[str, str, str]] = []
        """What bots have to say: who, the code of a message, and the word that it is about."""
        self.bye = ""
        self.frames: list[str] = []
        """Everything that was received, as it came."""
        self._open = False
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._pinging: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._changed = asyncio.Condition()

    # Rooms

    @classmethod
    async def open_room(cls, base: str, **wanted: object) -> Client:
        """Make a room and be its host; not connected yet."""
        made = await _ask(f"{base.rstrip('/')}/api/rooms", wanted)
        return cls(base, made["code"], made["secret"])

    @classmethod
    async def join(
        cls, base: str, code: str, name: str, passcode: str = "", face: str = ""
    ) -> Client:
        """Come into a room; not connected yet."""
        wanted = {"name": name, "passcode": passcode, "face": face}
        made = await _ask(f"{base.rstrip('/')}/api/rooms/{quote(code)}/members", wanted)
        return cls(base, code, made["secret"])

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, base: str = "") -> None:
        """Connect, or connect again, here or to another node; nothing is missed."""
        await self.close()
        self.base = (base or self.base).rstrip("/")
        self.bye = ""
        address = self.base.replace("http", "ws", 1) + f"/ws/{quote(self.code)}"
        self._socket = await connect(address, compression=None, max_size=2**22, ping_interval=None)
        since = self.seq if self.room is not None else None
        await self._say(wire.Hello(self.secret, since, self.passcode))
        welcomed = asyncio.get_running_loop().create_future()
        self._waiting["welcome"] = welcomed
        self._open = True
        self._reading = asyncio.create_task(self._read())
        self._pinging = asyncio.create_task(self._keep_alive())
        async with asyncio.timeout(self.timeout):
            await welcomed

    async def close(self) -> None:
        """Hang up."""
        if self._pinging is not None:
            self._pinging.cancel()
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None

    @property
    def connected(self) -> bool:
        """Whether the connection is open."""
        return self._open

    # Playing

    @property
    def table(self) -> Table:
        """The game that is played."""
        assert self.room is not None
        assert self.room.game is not None
        return self.room.game

    @property
    def seat(self) -> str:
        """Where one sits."""
        return self.room.seat_of(self.member) if self.room else ""

    async def do(self, command: AnyCommand, id_: str = "") -> int:
        """Carry out a command; returns the number of its last event, or raises `Rejected`."""
        id_ = id_ or secrets.token_hex(8)
        done = await self._ask(id_, wire.Send(id_, command))
        await self.until(lambda: self.seq >= done.seq)
        return int(done.seq)

    async def play(self, action: AnyAction, *, seen: bool = True) -> int:
        """Do something in the game, on the table as one sees it."""
        return await self.do(Play(action, self.table.step if seen else None))

    async def look(self) -> Identities:
        """The face of the key that one's seat may see."""
        id_ = secrets.token_hex(8)
        face = await self._ask(id_, wire.Look(id_))
        identities: Identities = face.identities
        return identities

    async def point(self, *at: int | Pointer) -> None:
        """Point at cards, the one to touch next first; or at none. A bot says how sure it is."""
        pointers = (Pointer(each) if isinstance(each, int) else each for each in at)
        await self._say(wire.Point(tuple(pointers)))

    async def draft(self, *, after_you: bool = False) -> None:
        """Say that one is writing a clue, so that bots wait; or let them begin."""
        await self._say(wire.Draft(after_you))

    async def hurry(self) -> None:
        """Let bots pause less until it is one's turn, where all others are bots."""
        await self._say(wire.Hurry())

    async def lead(self, game: int, at: int = 1) -> None:
        """Show the others the replay of a finished game: so many events of its record."""
        await self._say(wire.Lead(at, game))

    async def go_on(self, at: int) -> None:
        """On to another moment of the replay, if one still leads."""
        await self._say(wire.Lead(at))

    async def stop_leading(self) -> None:
        """Show the replay no longer."""
        await self._say(wire.Lead())

    async def bring_words(self, text: str) -> dict[str, Any]:
        """The host: a list of words for the next game; none: back to the decks.

        Returns what was found in it, or raises `Rejected`. A list with `faults` is not taken.
        """
        found: dict[str, Any] = await _ask(self._words, {"secret": self.secret, "text": text})
        return found

    async def words(self) -> tuple[str, ...]:
        """The words of the room's own list."""
        return tuple((await _ask(self._words, secret=self.secret))["words"])

    async def bring_pictures(self, pictures: Sequence[tuple[bytes, str]]) -> tuple[str, ...]:
        """The host: pictures of one's own for the next game, each with its name or none.

        Returns their cards, or raises `Rejected`.
        """
        sent = [{"image": b64encode(image).decode(), "name": name} for image, name in pictures]
        found = await _ask(self._pictures, {"pictures": sent}, self.secret)
        return tuple(found["cards"])

    async def pictures(self) -> tuple[str, ...]:
        """The cards of the room's own pictures."""
        return tuple((await _ask(self._pictures, secret=self.secret))["cards"])

    async def record(self, number: int) -> str:
        """The record of a finished game of the room, counted from 1."""
        url = f"{self.base}/api/rooms/{quote(self.code)}/records/{number}"
        return (await _fetch(url, secret=self.secret)).decode()

    @property
    def _pictures(self) -> str:
        return f"{self.base}/api/rooms/{quote(self.code)}/pictures"

    @property
    def _words(self) -> str:
        return f"{self.base}/api/rooms/{quote(self.code)}/words"

    async def chat(self, text: str) -> None:
        """Write to the room."""
        await self._say(wire.Say(text))

    async def react(self, reaction: Reaction) -> None:
        """Say one of a few things to the room, which everybody reads in their own language."""
        await self._say(wire.React(reaction))

    async def ping(self) -> None:
        """Say that one is still here."""
        await self._say(wire.Ping())

    async def until(self, true: Callable[[], bool], seconds: float | None = None) -> None:
        """Wait until something holds of what one has heard: so long, or twice the timeout."""
        async with asyncio.timeout(seconds or 2 * self.timeout), self._changed:
            await self._changed.wait_for(lambda: true() or bool(self.bye))

    # The wire

    async def _say(self, message: wire.FromDevice) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(wire.encode(message))
        except ConnectionClosed as error:
            raise ConnectionError("the connection to the room is closed") from error

    async def _ask(self, id_: str, message: wire.FromDevice) -> Any:  # noqa: ANN401 - by its kind
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[id_] = answer
        await self._say(message)
        # Not wait_for, which Python 3.11 lets swallow a cancellation that comes with the answer.
        async with asyncio.timeout(self.timeout):
            said = await answer
        if isinstance(said, wire.Refused):
            raise Rejected(said.code, **said.data)
        return said

    async def _keep_alive(self) -> None:
        """A device that is silent for long counts as gone."""
        while True:
            await asyncio.sleep(PING)
            with suppress(ConnectionError):
                await self.ping()

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for frame in self._socket:
                text = frame if isinstance(frame, str) else frame.decode()
                self.frames.append(text)
                async with self._changed:
                    self._hear(_decode(text))
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self._open = False
            async with self._changed:
                self._changed.notify_all()
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError(self.bye or "closed"))
            self._waiting.clear()

    def _hear(self, message: wire.AnyFromServer) -> None:
        match message:
            case wire.Welcome():
                self._welcomed(message)
            case wire.News():
                self._fold(message.seq, message.events)
                self.pointers = self.pointers if message.pointers is None else message.pointers
            case wire.Done() | wire.Refused() | wire.Face():
                self._settle(message.id, message)
            case wire.Heard():
                self.whispers += message.whispers
            case wire.Here():
                self.here, self.spectators = message.members, message.spectators
            case wire.Pointers():
                self.pointers = message.pointers
            case wire.Led():
                self.led = message if message.member else None
            case wire.Said():
                self._note(message)
            case wire.Bye():
                self.bye = message.code

    def _welcomed(self, welcome: wire.Welcome) -> None:
        self.member = welcome.member
        if welcome.room is not None:
            self.room, self.seq = welcome.room, welcome.seq
        self._fold(self.seq + 1, welcome.events)
        self.whispers = list(welcome.heard)
        self.pointers, self.here, self.led = welcome.pointers, welcome.here, welcome.led
        self._settle("welcome", welcome)

    def _note(self, said: wire.Said) -> None:
        if said.code:
            self.remarks.append((said.member, said.code, said.text))
        else:
            self.said.append((said.member, said.text))

    def _fold(self, first: int, events: tuple[AnyRoomEvent, ...]) -> None:
        """Events in order: known ones are skipped, and none may be missing."""
        for seq, event in enumerate(events, first):
            if seq <= self.seq:
                continue
            assert seq == self.seq + 1, "an event is missing"
            self.room = evolve(self.room, event)
            self.seq = seq
            if isinstance(event, Played) and isinstance(event.event, GameDealt):
                self.whispers = []  # they belong to the game before

    def _settle(self, id_: str, message: object) -> None:
        waiting = self._waiting.pop(id_, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)


async def _ask(url: str, content: object = None, secret: str = "") -> Any:  # noqa: ANN401 - decoded JSON
    """POST something, or GET what is there."""
    return json.loads(await _fetch(url, content, secret))


async def _fetch(url: str, content: object = None, secret: str = "") -> bytes:
    """The same, as it comes."""
    headers = {"content-type": "application/json"}
    if secret:
        headers["covernames-secret"] = secret
    data = None if content is None else json.dumps(content).encode()

    def call() -> bytes:
        request = urllib.request.Request(url, data, headers)  # noqa: S310 - http addresses only, given by the caller
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as above
                found: bytes = answer.read()
        except urllib.error.HTTPError as error:
            said = json.load(error)
            raise Rejected(said["code"], **said.get("data", {})) from None
        return found

    return await asyncio.to_thread(call)

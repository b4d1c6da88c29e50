"""The server in this process: asked over HTTP and over sockets, without a network between."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Self

import httpx
from starlette.types import Message

from covernames.server.app import create_app
from waiting import LONGEST

PLENTY = 1_000_000
HERE = "192.0.2.1"
"""Where visitors come from, unless they say something else."""


class House:
    """An application with its store, from `async with` to the end of it."""

    def __init__(self, store: str, **options: Any) -> None:  # noqa: ANN401 - those of create_app
        self.app = create_app(store, **{"messages_a_second": PLENTY, **options})
        self.web = self.visitor(HERE)
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        await self._open.enter_async_context(self.app.router.lifespan_context(self.app))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._open.aclose()

    def visitor(self, address: str) -> httpx.AsyncClient:
        """Somebody who asks from an address."""
        way = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
        return httpx.AsyncClient(transport=way, base_url="http://house.test")

    async def made(self, path: str, **content: Any) -> dict[str, str]:  # noqa: ANN401 - JSON
        """What is made by a request that is fine."""
        answer = await self.web.post(path, json=content)
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    def socket(self, code: str, address: str = HERE) -> Device:
        """A connection to a room; `async with` it."""
        return Device(self, code, address)


class Device:
    """One socket."""

    def __init__(self, house: House, code: str, address: str) -> None:
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        path = f"/ws/{code}"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [],
            "client": (address, 1),
            "server": ("house.test", 80),
            "subprotocols": [],
        }
        self._serving = house.app(scope, self._said.get, self._take)

    async def __aenter__(self) -> Self:
        self._task = asyncio.ensure_future(self._serving)
        self._said.put_nowait({"type": "websocket.connect"})
        assert (await self._heard.get())["type"] == "websocket.accept"
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 10)

    async def _take(self, message: Message) -> None:
        """What the server sends."""
        self._heard.put_nowait(message)

    async def ended(self) -> None:
        """Until the server is done with this socket."""
        await asyncio.wait_for(asyncio.shield(self._task), 10)

    def say(self, message: str | dict[str, Any]) -> None:
        """Send a message."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> dict[str, Any]:
        """The next message; a socket that is closed says so."""
        message = await asyncio.wait_for(self._heard.get(), LONGEST)
        if message["type"] == "websocket.close":
            return {"is": "closed"}
        heard: dict[str, Any] = json.loads(message["text"])
        return heard

    async def hear_of(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while True:
            heard = await self.hear()
            if heard["is"] in kinds:
                return heard

    async def hello(self, secret: str = "", **more: object) -> dict[str, Any]:
        """Introduce oneself; returns the welcome, or why there is none."""
        self.say({"say": "hello", "secret": secret, **more})
        return await self.hear_of("welcome", "bye")

    async def do(self, id_: str, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command; returns its answer."""
        self.say({"say": "send", "id": id_, "command": command})
        while True:
            heard = await self.hear_of("done", "refused")
            if heard["id"] in {id_, ""}:
                return heard

    async def answers(self, message: str) -> list[dict[str, Any]]:
        """Everything that is heard until a question after the message is answered."""
        self.say(message)
        self.say({"say": "look", "id": "the end"})
        heard = [await self.hear()]
        while heard[-1].get("id") != "the end":
            assert heard[-1]["is"] != "closed", heard
            heard.append(await self.hear())
        return heard[:-1]

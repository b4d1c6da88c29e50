"""Around the whole application: safety headers, and an answer where something of ours broke."""

from __future__ import annotations

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import http
from .headers import guarded
from .logs import fault


class SafetyHeaders:
    """What every answer carries; and an answer where something of ours broke."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with the headers added."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, self._closes(scope, send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Errors end here: who called us would print them, and what people wrote with them."""
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                message["headers"] = guarded(message["headers"])
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        except ClientDisconnect:
            pass  # hung up before the request was whole: nobody waits, and nothing of ours broke
        except Exception as error:  # noqa: BLE001 - whatever it is
            name = fault("a request failed", error, path=getattr(scope.get("route"), "path", ""))
            if not begun:
                refusal = http.Refusal("server-error", {"id": name})
                await http.json_response(refusal, 500)(scope, receive, with_headers)

    def _closes(self, scope: Scope, send: Send) -> Send:
        """A socket that is not even opened is refused by an answer like any other."""
        if "websocket.http.response" not in scope.get("extensions", {}):
            return send
        opened = False

        async def with_headers(message: Message) -> None:
            nonlocal opened
            opened = opened or message["type"] == "websocket.accept"
            if opened or message["type"] != "websocket.close":
                await send(message)
                return
            start = {"type": "websocket.http.response.start", "status": 403}
            await send({**start, "headers": guarded([(b"content-length", b"0")])})
            await send({"type": "websocket.http.response.body", "body": b""})

        return with_headers

"""The wiring: store, hub, bus, routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..game.errors import Rejected
from . import http, teams
from .hub import Hub
from .logs import log
from .socket import room_socket
from .store import Store
from .table_host import now

DAY = 24 * 60 * 60 * 1000
HOUR = 60 * 60
HEADERS = {
    b"content-security-policy": b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cache-control": b"no-store",
}


class SafetyHeaders:
    """What every answer carries."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with the headers added."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

        await self.app(scope, receive, with_headers)


async def tidy_up(store: Store, keep_days: int) -> None:
    """Now and then: rooms that nobody came back to, sheets that nobody played for a year."""
    while True:
        rooms = await store.forget_idle(now() - keep_days * DAY)
        sheets = await store.forget_old_sheets(now() - 365 * DAY)
        if rooms or sheets:
            log.info("tidied", rooms=rooms, sheets=sheets)
        await asyncio.sleep(HOUR)


async def failed(request: Request, error: Exception) -> Response:
    """Something of ours broke: said in the log, not to the visitor."""
    log.error("failed", path=request.scope.get("route", ""), exc_info=error)
    return http.answer({"code": "server-error", "data": {}}, 500)


async def show_metrics(request: Request) -> Response:
    """GET /metrics."""
    hub: Hub = request.app.state.hub
    return Response(hub.figures(), media_type="text/plain; version=0.0.4")


def create_app(
    store_url: str, *, public_url: str = "", rooms_a_minute: int = 30, keep_days: int = 30
) -> Starlette:
    """The application; the store is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(store_url)
        await store.open()
        hub = Hub(store)
        app.state.hub = hub
        background = [
            asyncio.create_task(hub.bus.run()),
            asyncio.create_task(hub.beat()),
            asyncio.create_task(tidy_up(store, keep_days)),
        ]
        log.info("started")
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await hub.close()
            await store.close()
            log.info("stopped")

    app = Starlette(
        routes=[
            Route("/api/rooms", http.create_room, methods=["POST"]),
            Route("/api/rooms/{code}", http.show_room),
            Route("/api/rooms/{code}/members", http.join_room, methods=["POST"]),
            Route("/api/rooms/{code}/records/{number:int}", http.show_record),
            Route("/api/rooms/{code}/devices", http.link_device, methods=["POST"]),
            Route("/api/judge", http.judge_clue, methods=["POST"]),
            Route("/api/teams", teams.make_team, methods=["POST"]),
            Route("/api/teams/{team}", teams.show_team),
            Route("/api/teams/{team}/notes", teams.write_note, methods=["POST"]),
            Route("/api/teams/{team}/rooms", teams.open_mission, methods=["POST"]),
            Route("/api/decks", http.list_decks),
            Route("/healthz", http.healthy),
            Route("/readyz", http.ready),
            Route("/metrics", show_metrics),
            WebSocketRoute("/ws/{code}", room_socket),
        ],
        lifespan=lifespan,
        middleware=[Middleware(SafetyHeaders)],
        exception_handlers={Rejected: http.rejected, Exception: failed},
    )
    app.state.public_url = public_url.rstrip("/")
    app.state.limits = http.Limits(rooms_a_minute, 60)
    return app

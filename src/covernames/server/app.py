"""The wiring: store, hub, bus, routes."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from ..daily.days import days_before, today
from ..daily.others import KEPT_DAYS
from ..refusals import Rejected
from . import http, page
from .bodies import Bodies
from .clock import CLOCK, Times
from .connection_limit import ConnectionLimit
from .guard import SafetyHeaders
from .hub import Hub
from .logs import log
from .openapi import described, show_socket_schema
from .operations import OPERATIONS
from .readiness import Check, Readiness, has_room
from .socket import RoomSocket
from .store import Store, Unavailable
from .supervisor import Supervisor, whole

DAY = 24 * 60 * 60 * 1000
HOUR = 60 * 60
WRONG_PASSCODES = 20
"""Wrong tries that a room takes in a minute."""
UNKNOWN_CODES = 60
"""Codes without a room that an address may ask for in a minute: a class may sit behind it."""
RESULTS = 60
"""Results of cases of the day that an address may add in an hour: a class may sit behind it."""
LISTEN_AGAIN = (0.5, 2.0)
"""Seconds until a node that hears nothing begins to listen anew, at first and at most."""
TIDY_AGAIN = (60.0, 3600.0)
"""As above, until tidying up is tried again: it can wait."""
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


COLLECTING = (10_000, 20, 20)
"""When Python looks for objects that refer to each other: there are next to none here."""


def collect_seldom() -> None:
    """What is there by now stays: it need not be looked at again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


class Application(Starlette):
    """Every answer is guarded, also those of the framework itself and those to whatever broke."""

    def build_middleware_stack(self) -> ASGIApp:
        """Refusals inside, headers and unexpected errors outside of everything."""
        return SafetyHeaders(ExceptionMiddleware(self.router, self.exception_handlers))


async def tidy_up(store: Store, keep_days: int, keep_replay_days: int) -> None:
    """Now and then: rooms that nobody came back to, and everything else whose time is over."""
    while True:
        rooms = await whole(store.delete_idle(CLOCK.now() - keep_days * DAY))
        sheets = await whole(store.delete_old_sheets(CLOCK.now() - 365 * DAY))
        deals = await whole(store.delete_old_deals(CLOCK.now() - keep_days * DAY))
        await whole(store.delete_old_pulses(CLOCK.now() - DAY))
        results = await whole(store.delete_old_results(days_before(today(CLOCK.now()), KEPT_DAYS)))
        replays = await whole(store.delete_old_replays(CLOCK.now() - keep_replay_days * DAY))
        gone = {
            "rooms": rooms,
            "sheets": sheets,
            "deals": deals,
            "results": results,
            "replays": replays,
        }
        if any(gone.values()):
            log.info("tidied", **gone)
        await asyncio.sleep(HOUR)


async def no_such_thing(_: Request) -> Response:
    """Nothing is to be asked there."""
    return http.json_response(http.Refusal("address-unknown"), 404)


async def show_openapi(request: Request) -> Response:
    """GET /api/openapi.json."""
    return http.json_response(described(OPERATIONS, request.app.state.base_path))


def under(base: str, routes: list[BaseRoute]) -> list[BaseRoute]:
    """These routes under a sub-path, and nothing beside it; empty: at the top of the site."""
    if not base:
        return routes

    async def to_the_page(_: Request) -> Response:
        return RedirectResponse(f"{base}/")

    return [
        Route(base, to_the_page),
        Mount(base, routes=routes),
        Route("/{path:path}", no_such_thing, methods=METHODS),
    ]


def checks(hub: Hub, tasks: Supervisor) -> dict[str, Check]:
    """What must be well for a node to do its work."""

    async def store() -> bool:
        await whole(hub.store.pulse(hub.bus.node))
        return True

    async def bus() -> bool:
        return hub.bus.hearing

    async def background() -> bool:
        return not tasks.unwell()

    async def disk() -> bool:
        return await has_room(hub.store.file)

    async def workers() -> bool:
        return hub.workers.healthy

    return {"store": store, "disk": disk, "bus": bus, "tasks": background, "workers": workers}


def create_app(
    store_url: str,
    *,
    public_url: str = "",
    base_path: str = "",
    rooms_a_minute: int = 30,
    members_a_minute: int = 120,
    lists_a_minute: int = 120,
    uploads_a_minute: int = 10,
    pictures_a_minute: int = 6_000,
    questions_a_minute: int = 1_200,
    messages_a_second: int = 20,
    connections_per_address: int = 500,
    keep_days: int = 30,
    keep_replay_days: int = 365,
    bot_pause: float = 2.0,
    referee_timeout: float = 10.0,
    workers: int = 0,
) -> Starlette:
    """The application; the store is opened when it starts.

    Args:
        store_url: The database.
        public_url: The whole address that people see; empty: the one that they ask by.
        base_path: The sub-path of the site where all this lies, such as "/games/covernames".
        rooms_a_minute: Rooms and team sheets that one address may make.
        members_a_minute: Members, devices and notes of one address.
        lists_a_minute: Lists of words, records of games and their analyses for one address.
        uploads_a_minute: Sets of pictures that one address may bring: they can be megabytes.
        pictures_a_minute: Pictures of rooms' own that one address may look at, 25 for a board.
        questions_a_minute: Everything else that one address may ask: a class may sit behind it, and
            a page asks the referee four times a second while a clue is typed.
        messages_a_second: Messages that one device may send.
        connections_per_address: Sockets that one address may have open at a time; 0: any number.
        keep_days: Days after which a room that nobody enters is deleted.
        keep_replay_days: Days after which a replay that was shared is deleted.
        bot_pause: Seconds that a bot waits before it acts.
        referee_timeout: Seconds that people wait for the referee before they judge themselves; for
            ideas they wait half as long again.
        workers: Processes that judge clues and play for bots; 0: by the number of cores.
    """
    times = Times(
        bot_pause=bot_pause,
        referee_timeout=referee_timeout,
        ideas_timeout=1.5 * referee_timeout,
    )

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(store_url)
        await store.open()
        hub = Hub(store, workers=workers, times=times)
        app.state.hub = hub
        tasks = Supervisor(lambda task: hub.metrics.restarts.labels(task).inc())
        readiness = Readiness(checks(hub, tasks))
        app.state.readiness = readiness
        tasks.start("bus", hub.bus.run, LISTEN_AGAIN)
        tasks.start("heartbeat", hub.heartbeat)
        tasks.start(
            "tidy-up", lambda: tidy_up(store, keep_days, keep_replay_days), TIDY_AGAIN, vital=False
        )
        collect_seldom()
        log.info("started")
        try:
            yield
        finally:
            await tasks.stop()
            await readiness.close()
            await hub.close()
            await store.close()
            log.info("stopped")

    routes: list[BaseRoute] = [
        *(operation.route() for operation in OPERATIONS),
        Route("/api/openapi.json", show_openapi),
        Route("/api/protocol.schema.json", show_socket_schema),
        Route("/api/{path:path}", no_such_thing, methods=METHODS),
        WebSocketRoute("/ws/{code}", RoomSocket()),
        Route("/assets/{name}", page.show_asset),
        Route("/{path:path}", page.show_page),
    ]
    app = Application(
        routes=under(base_path, routes),
        lifespan=lifespan,
        exception_handlers={Rejected: http.rejected, Unavailable: http.unavailable},
    )
    app.state.public_url = public_url.rstrip("/")
    app.state.base_path = base_path
    app.state.messages_a_second = messages_a_second
    app.state.connection_limit = ConnectionLimit(connections_per_address)
    app.state.limits = {
        "rooms": http.Limits(rooms_a_minute),
        "members": http.Limits(members_a_minute),
        "lists": http.Limits(lists_a_minute),
        "uploads": http.Limits(uploads_a_minute),
        "pictures": http.Limits(pictures_a_minute),
        "questions": http.Limits(questions_a_minute),
        "results": http.Limits(RESULTS, HOUR),
    }
    app.state.keep_replay_days = keep_replay_days
    app.state.bodies = Bodies()
    app.state.passcodes = http.Limits(WRONG_PASSCODES)
    app.state.unknown_codes = http.Limits(UNKNOWN_CODES)
    return app

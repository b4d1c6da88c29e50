"""``covernames serve``: rooms by link."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import segno
import typer
import uvicorn
from platformdirs import user_data_path

from ..refusals import Rejected
from ..server.app import create_app
from ..server.connections import limited, most_connections
from ..server.hub import Hub
from ..server.logs import configure
from ..server.store import Store, why_not_opened
from ..server.websocket import DirectProtocol
from .messages import helping
from .screen import UI, Screen
from .settings import check_settings, read_settings
from .unit import unit_for

READ_AT_ONCE = 8_192
"""Bytes that may wait on a connection."""


class Polite(uvicorn.Server):
    """Says hello once it is there, and goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, hello: Callable[[], None]) -> None:
        super().__init__(config)
        self._hello = hello

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody is sent to a server that is not there."""
        await super().startup(sockets)
        self._hello()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Clients are told to come back; what is on its way is finished, without workers."""
        hub: Hub = self.config.app.state.hub  # type: ignore[union-attr]  # our application
        await hub.drain()
        await hub.workers.close()  # who still waits for one, waits no longer
        await super().shutdown(sockets)


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help=helping("help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help=helping("help-serve-port"))] = 8000,
    data: Annotated[Path | None, typer.Option(help=helping("help-serve-data"))] = None,
    store: Annotated[str, typer.Option(help=helping("help-serve-store"))] = "",
    public_url: Annotated[str, typer.Option(help=helping("help-serve-public-url"))] = "",
    base_path: Annotated[str, typer.Option(help=helping("help-serve-base-path"))] = "",
    rooms_a_minute: Annotated[int, typer.Option(help=helping("help-serve-rate"))] = 30,
    members_a_minute: Annotated[int, typer.Option(help=helping("help-serve-members"))] = 120,
    lists_a_minute: Annotated[int, typer.Option(help=helping("help-serve-lists"))] = 120,
    uploads_a_minute: Annotated[int, typer.Option(help=helping("help-serve-uploads"))] = 10,
    pictures_a_minute: Annotated[int, typer.Option(help=helping("help-serve-pictures"))] = 6000,
    questions_a_minute: Annotated[int, typer.Option(help=helping("help-serve-questions"))] = 1200,
    messages_a_second: Annotated[int, typer.Option(help=helping("help-serve-messages"))] = 20,
    connections_per_address: Annotated[
        int, typer.Option(min=0, help=helping("help-serve-connections"))
    ] = 500,
    keep_days: Annotated[int, typer.Option(min=1, help=helping("help-serve-keep"))] = 30,
    keep_replay_days: Annotated[
        int, typer.Option(min=1, help=helping("help-serve-keep-replays"))
    ] = 365,
    ui: UI = "",
    bot_pause: Annotated[float, typer.Option(help=helping("help-serve-bot-pause"))] = 2.0,
    referee_timeout: Annotated[
        float, typer.Option(min=0, help=helping("help-serve-referee-timeout"))
    ] = 10.0,
    workers: Annotated[int, typer.Option(min=0, max=64, help=helping("help-serve-workers"))] = 0,
    trusted_proxy: Annotated[str, typer.Option(help=helping("help-serve-proxy"))] = "",
    *,
    lan: Annotated[bool, typer.Option("--lan", help=helping("help-serve-lan"))] = False,
    config: Annotated[  # noqa: ARG001 - read beforehand
        Path | None,
        typer.Option(help=helping("help-serve-config"), is_eager=True, callback=read_settings),
    ] = None,
    print_unit: Annotated[
        bool,
        typer.Option("--print-unit", help=helping("help-serve-unit"), allow_from_autoenv=False),
    ] = False,
) -> None:
    """Serve rooms until it is stopped."""
    screen = Screen.speaking(ui)
    with screen.refusals():
        check_settings(ctx)
        base_path = _base(base_path)
        if print_unit:
            typer.echo(unit_for(ctx), nl=False)
            return
    if lan:
        host = "0.0.0.0"  # noqa: S104 - asked for
    configure()
    store = _database(screen, store, data)
    try:
        listening = _listening(host, port)
    except OSError:
        raise screen.refuse("serve-address-taken", host=host, port=str(port)) from None
    site = _address(public_url, _own_address() if lan else host, listening)
    url = site.removesuffix(base_path) + base_path
    app = create_app(
        store,
        public_url=url,
        base_path=base_path,
        rooms_a_minute=rooms_a_minute,
        members_a_minute=members_a_minute,
        lists_a_minute=lists_a_minute,
        uploads_a_minute=uploads_a_minute,
        pictures_a_minute=pictures_a_minute,
        questions_a_minute=questions_a_minute,
        messages_a_second=messages_a_second,
        connections_per_address=connections_per_address,
        keep_days=keep_days,
        keep_replay_days=keep_replay_days,
        bot_pause=bot_pause,
        referee_timeout=referee_timeout,
        workers=workers,
    )
    running = uvicorn.Config(
        app,
        http=limited(most_connections()),
        ws=DirectProtocol,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # devices say themselves that they are still here
        ws_max_size=70_000,
        loop="auto",  # uvloop, where there is one
        log_config=None,  # ours is JSON, and takes what others say
        log_level="warning",
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or None,
        timeout_graceful_shutdown=5,
    )

    def hello() -> None:
        screen.tell(screen.say("serve-link", url=url), "bold")
        if lan:
            segno.make(url).terminal(compact=True)

    try:
        with listening, suppress(KeyboardInterrupt):
            Polite(running, hello).run(sockets=[listening])
    except SystemExit:
        raise screen.refuse("serve-not-started") from None


def _database(screen: Screen, store: str, data: Path | None) -> str:
    """Where the rooms are kept; what is wrong with it is said before anything starts."""
    if not store:
        folder = data or user_data_path("covernames")
        try:
            folder.mkdir(0o700, parents=True, exist_ok=True)
        except OSError:
            raise screen.refuse("file-unwritable", path=str(folder)) from None
        store = f"sqlite:///{folder / 'covernames.db'}"
    with screen.refusals():
        asyncio.run(_try_out(store))
    return store


async def _try_out(url: str) -> None:
    try:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()
    except Exception as error:
        fault = why_not_opened(url, error)
        if fault is None:
            raise
        raise fault from None


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Little is read at once: thousands of tiny frames from one device must not hold up the others.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_AT_ONCE)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _base(path: str) -> str:
    """A sub-path as it stands between a site and a path: "" or "/games/covernames"."""
    parts = path.strip("/")
    if not parts:
        return ""
    if not re.fullmatch(r"[\w.~-]+(/[\w.~-]+)*", parts, re.ASCII) or {".", ".."} & {
        *parts.split("/")
    }:
        raise Rejected("base-path-wrong", path=path)
    return f"/{parts}"


def _address(public_url: str, host: str, listening: socket.socket) -> str:
    """What people see before the sub-path; the port is the one that was got."""
    if public_url:
        return public_url.rstrip("/")
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """This machine's address in its local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])

"""What operators and browsers ask a node: is it alive, ready, how busy, which version."""

from __future__ import annotations

from importlib.metadata import version as version_of

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .http import json_response
from .hub import Hub
from .page import build
from .readiness import Readiness


class Health(msgspec.Struct, frozen=True):
    """All is well."""

    ok: bool = True


class Ready(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether this node can do its work, and which parts of it cannot."""

    ok: bool
    unwell: tuple[str, ...] = ()


class Version(msgspec.Struct, frozen=True):
    """Which version answers; `page` changes with every build of the page."""

    version: str
    page: str


async def healthy(_: Request) -> Response:
    """GET /healthz: the process is alive."""
    return json_response(Health())


async def ready(request: Request) -> Response:
    """GET /readyz: the store takes and gives, other nodes are heard, everything runs."""
    readiness: Readiness = request.app.state.readiness
    unwell = await readiness.unwell()
    return json_response(Ready(not unwell, unwell), 503 if unwell else 200)


async def version(_: Request) -> Response:
    """GET /api/version."""
    return json_response(Version(version_of("covernames"), build()))


async def metrics(request: Request) -> Response:
    """GET /metrics."""
    hub: Hub = request.app.state.hub
    return Response(hub.figures(), media_type="text/plain; version=0.0.4")

"""The HTTP part of the protocol, described by its own types (OpenAPI 3.1)."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from functools import cache
from importlib.metadata import version
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import wire
from .http import Refusal, json_response, rate_limit

Endpoint = Callable[[Request], Awaitable[Response]]


class Operation(NamedTuple):
    """Something that can be asked over HTTP."""

    method: str
    path: str
    endpoint: Endpoint
    takes: Any = None
    """The type of the body."""
    gives: Any = None
    """The type of the answer; None: text of another kind, `media`."""
    status: int = 200
    media: str = "application/json"
    unwell: Any = Refusal
    """The type of the answer while something is not well."""
    budget: str = "questions"
    """What it counts as for the address that asks (`--…-a-minute`); empty: it is not counted."""
    headers: tuple[str, ...] = ()
    """Headers that it understands; none of them is needed always."""

    def route(self) -> Route:
        """For the application."""

        async def within_the_budget(request: Request) -> Response:
            rate_limit(request, self.budget)
            return await self.endpoint(request)

        endpoint = within_the_budget if self.budget else self.endpoint
        return Route(self.path, endpoint, methods=[self.method])


def described(operations: tuple[Operation, ...], base: str = "") -> dict[str, Any]:
    """The OpenAPI document of operations under a sub-path of their site."""
    kinds = [
        kind
        for one in operations
        for kind in (one.takes, one.gives, one.unwell)
        if kind is not None
    ]
    template = "#/components/schemas/{name}"
    schemas, parts = msgspec.json.schema_components([*kinds, Refusal], ref_template=template)
    found = dict(zip(map(repr, [*kinds, Refusal]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in operations:
        path = re.sub(r":\w+}", "}", one.path)
        paths.setdefault(path, {})[one.method.lower()] = _operation(one, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Covernames", "version": version("covernames")},
        "servers": [{"url": base or "/"}],
        "paths": paths,
        "components": {"schemas": without_examples(parts)},
    }


def _operation(one: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    gives = {"schema": schemas[repr(one.gives)]} if one.gives is not None else {}
    refusal = {"application/json": {"schema": schemas[repr(Refusal)]}}
    described: dict[str, Any] = {
        "operationId": one.endpoint.__name__,
        "summary": (inspect.getdoc(one.endpoint) or "").splitlines()[0],
        "responses": {
            str(one.status): {"description": "Done.", "content": {one.media: gives}},
            "4XX": {"description": "Refused, with a code.", "content": refusal},
            "503": {
                "description": "Not just now.",
                "content": {"application/json": {"schema": schemas[repr(one.unwell)]}},
            },
        },
    }
    parameters = [*_in_path(one.path), *map(_in_header, one.headers)]
    if parameters:
        described["parameters"] = parameters
    if one.takes is not None:
        content = {"application/json": {"schema": schemas[repr(one.takes)]}}
        described["requestBody"] = {"content": content}
    return described


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if kind else "string"},
        }
        for name, kind in re.findall(r"{(\w+)(:\w+)?}", path)
    ]


def _in_header(name: str) -> dict[str, Any]:
    return {"name": name, "in": "header", "required": False, "schema": {"type": "string"}}


def without_examples(schema: Any) -> Any:  # noqa: ANN401 - any part of one
    """A schema whose descriptions leave out the examples in Python: its readers use anything."""
    if isinstance(schema, list):
        return [without_examples(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {name: without_examples(part) for name, part in schema.items()}
    if isinstance(told := plain.get("description"), str):
        plain["description"] = without_example(told)
    return plain


def without_example(told: str) -> str:
    """What a docstring says before its example."""
    return told.partition(">>>")[0].rstrip()


@cache
def socket_schema() -> dict[str, Any]:
    """The JSON Schema of everything that goes over a socket."""
    kinds = [wire.AnyFromDevice, wire.AnyFromServer]
    (device, server), parts = msgspec.json.schema_components(kinds)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Covernames",
        "oneOf": [{"title": "from a device", **device}, {"title": "from the server", **server}],
        "$defs": without_examples(parts),
    }


async def show_socket_schema(_: Request) -> Response:
    """GET /api/protocol.schema.json."""
    return json_response(socket_schema())

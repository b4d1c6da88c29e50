"""Every field of every message and request, with the worst that somebody could put there.

Found by walking over the types that the server reads: a field that is added is attacked as well.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, get_args

from msgspec import inspect

from covernames.room.commands import AnyCommand
from covernames.server import wire
from covernames.server.operations import OPERATIONS

BYTES = 60_000
"""What fits into one message of a socket."""
MANY = 9_000
TEXTS = {
    "long": "a" * BYTES,
    "combining": "a" + "\u0301\u0316" * (BYTES // 4),
    "expanding": "\ufdfa" * (BYTES // 3),
    "spaced": "a " * (BYTES // 2),
    "broken": "a\n" * (BYTES // 2),
    "joined": "\u200d" * (BYTES // 3),
}
"""Long; with marks that are put in order; growing eighteenfold under NFKC; many words or lines."""
DEEP = "@deep@"
_DEEP = "[" * 10_000 + "]" * 10_000
SENSIBLE = {
    "lang": "en",
    "language": "en",
    "variant": "two-player",
    "city": "prague",
    "decks": "base",
    "number": 1,
    "starting": "",
    "team": "",
    "seat": "red-spymaster",
    "bot": "random",
}
"""What the other fields have while one is attacked, so that this one is reached."""


class Attack(NamedTuple):
    """One message or request."""

    name: str
    """The field and what is in it."""
    content: Any

    def written(self, **known: object) -> str:
        """As JSON; facts that only the sender knows take the place of the sensible ones."""
        content = {**self.content, **{key: known[key] for key in known if key in self.content}}
        return json.dumps(content, ensure_ascii=False).replace(f'"{DEEP}"', _DEEP)


def messages() -> Iterator[tuple[str, list[Attack]]]:
    """The attacks on a socket, by the kind of message and of command."""
    for kind in get_args(wire.AnyFromDevice):
        if kind is not wire.Send:
            yield kind.__name__, list(attacks(kind))
    plain = {"say": "send", "id": "x"}
    yield "Send", [Attack(f"id {n}", {**_base_send(), "id": text}) for n, text in TEXTS.items()]
    for kind in get_args(AnyCommand):
        found = [Attack(name, {**plain, "command": what}) for name, what in attacks(kind)]
        yield kind.__name__, found


def _base_send() -> dict[str, Any]:
    return {"say": "send", "id": "x", "command": {"do": "rename", "name": "Ann"}}


def requests() -> Iterator[tuple[str, list[Attack]]]:
    """The attacks over HTTP, by path."""
    for operation in OPERATIONS:
        if operation.takes is not None:
            yield operation.path, list(attacks(operation.takes))


def attacks(kind: Any) -> Iterator[Attack]:  # noqa: ANN401 - a type
    """A value of a type for each of its fields and each thing that it could be attacked with."""
    for name, value in _worst(inspect.type_info(kind), ""):
        yield Attack(name, value)


def _worst(kind: inspect.Type, name: str) -> Iterator[tuple[str, Any]]:
    for of, worst in _WORST.items():
        if isinstance(kind, of):
            yield from worst(kind, name)


def _text(_: inspect.StrType, name: str) -> Iterator[tuple[str, Any]]:
    yield from ((f"{name} {how}", text) for how, text in TEXTS.items())


def _bytes(_: inspect.BytesType, name: str) -> Iterator[tuple[str, Any]]:
    many = b64encode(b"\x89PNG\r\n\x1a\n" + bytes(BYTES // 2)).decode()
    yield from ((f"{name} {how}", text) for how, text in (("many", many), ("no base64", "!")))


def _number(_: inspect.IntType, name: str) -> Iterator[tuple[str, Any]]:
    yield from ((f"{name} {number:.0e}", number) for number in (-1, 10**18, 10**300))


def _choice(_: inspect.LiteralType, name: str) -> Iterator[tuple[str, Any]]:
    yield f"{name} combining", TEXTS["combining"]


def _several(kind: inspect.VarTupleType, name: str) -> Iterator[tuple[str, Any]]:
    yield f"{name} many", [sensible(kind.item_type, name)] * MANY
    yield f"{name} different", [f"{sensible(kind.item_type, name)}{n}" for n in range(MANY)]
    yield f"{name} deep", DEEP
    for path, value in _worst(kind.item_type, name):
        yield f"{path} in a list", [value]


def _one_of(kind: inspect.UnionType, name: str) -> Iterator[tuple[str, Any]]:
    for each in kind.types:
        yield from _worst(each, name)


def _struct(kind: inspect.StructType, name: str) -> Iterator[tuple[str, Any]]:
    base = sensible(kind, name)
    yield f"{name} something else, deep", {**base, "else": DEEP}
    for field in kind.fields:
        inner = f"{name}.{field.encode_name}" if name else field.encode_name
        for path, value in _worst(field.type, inner):
            yield path, {**base, field.encode_name: value}


_WORST: dict[type[inspect.Type], Callable[[Any, str], Iterator[tuple[str, Any]]]] = {
    inspect.StrType: _text,
    inspect.BytesType: _bytes,
    inspect.IntType: _number,
    inspect.LiteralType: _choice,
    inspect.VarTupleType: _several,
    inspect.UnionType: _one_of,
    inspect.StructType: _struct,
}


def sensible(kind: inspect.Type, name: str = "") -> Any:  # noqa: ANN401 - JSON
    """Something that fits."""
    match kind:
        case inspect.StructType():
            known = {kind.tag_field: kind.tag} if kind.tag_field else {}
            needed = [field for field in kind.fields if field.required]
            return {**known, **{f.encode_name: sensible(f.type, f.encode_name) for f in needed}}
        case inspect.UnionType():
            return sensible(kind.types[0], name)
        case inspect.VarTupleType():
            return [sensible(kind.item_type, name)]
        case inspect.LiteralType():
            return kind.values[0]
    plain = {inspect.BoolType: True, inspect.IntType: 1, inspect.BytesType: "AAAA"}
    return plain.get(type(kind), SENSIBLE.get(name.rpartition(".")[2], "a"))


def known_kinds(kind: inspect.Type) -> bool:
    """Whether the walk over a type knows everything that it meets."""
    plain = (inspect.BoolType, inspect.NoneType, inspect.FloatType)
    match kind:
        case inspect.StructType():
            return all(known_kinds(field.type) for field in kind.fields)
        case inspect.UnionType():
            return all(map(known_kinds, kind.types))
        case inspect.VarTupleType():
            return known_kinds(kind.item_type)
    return isinstance(kind, (*_WORST, *plain))


def taken() -> list[inspect.Type]:
    """Every type that is read from outside."""
    bodies = [operation.takes for operation in OPERATIONS if operation.takes is not None]
    return [inspect.type_info(kind) for kind in (wire.AnyFromDevice, *bodies)]

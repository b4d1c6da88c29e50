"""Writes docs/protocol.md and docs/protocol.schema.json from the types of the wire.

python tools/protocol.py [--check]
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from covernames.game import actions, events
from covernames.pictures import faces
from covernames.room import commands
from covernames.room import events as room_events
from covernames.server import door, wire
from covernames.server.openapi import socket_schema, without_example

DOCS = Path(__file__).parent.parent / "docs"
CHAPTERS: list[tuple[str, str, Any]] = [
    ("What a device says", "say", wire.AnyFromDevice),
    ("What the server says", "is", wire.AnyFromServer),
    ("Commands of a room", "do", commands.AnyCommand),
    ("Actions of a game", "do", actions.AnyAction),
    ("Events of a room", "room", room_events.AnyRoomEvent),
    ("Events of a game", "event", events.AnyEvent),
]


def schema() -> str:
    """The JSON Schema of everything that goes over a socket."""
    text = json.dumps(socket_schema(), indent=1, sort_keys=True, ensure_ascii=False)
    return text + "\n"


def page() -> str:
    """The protocol to read."""
    lines = ["# The protocol", "", inspect.getdoc(wire) or "", ""]
    lines += [
        "A room's code is three words and a number, such as `amber-tiger-river-47`; older rooms",
        "have codes of ten characters. The server accepts a code as people type it: in capitals,",
        "with spaces, without accents on Latin letters. In an address, it is percent-encoded",
        "(UTF-8). The `code` in an answer is the form to keep.",
        "",
        "Connect to `/ws/{code}`. Messages are JSON objects; the field named in the heading of a",
        "chapter gives their kind. `protocol.schema.json` beside this page says the same in a form",
        "for programs. Both are written by `tools/protocol.py` from the types in the code.",
        "",
        "`str (≤ 100)` is a text of at most 100 characters. A longer one is not read: the answer",
        "is `refused` with `message-unreadable`, under the id of the message if it has one.",
        "",
        "Say `hello` within 10 seconds, and send something, such as `ping`, at least every 75",
        "seconds.",
        f"A message has at most {wire.LARGEST:,} bytes, and the id of a command has 1 to",
        f"{wire.LONGEST_ID} characters. A device that breaks these rules is disconnected,",
        "or refused with `command-id`.",
        "",
        "`bye` comes before the server hangs up, and its code says what to do. Come back after",
        "`restart`, `too-fast`, `not-saved`, `connections-too-many` and `codes-too-many`, a",
        "little later each time. Never come back after `removed`, `left` and `room-unknown`. After",
        "`secret-unknown`, `passcode-wrong` and `too-many`, come back only with a different secret",
        "or passcode.",
        "",
        "The cards on the table are in `words`. Each is a word, or `#` and the id of a picture,",
        "such as `#octopus-wears-top-hat`. No word begins with that sign. Devices name pictures in",
        "the reader's language; the names are in `src/covernames/pictures/`.",
        "One of the room's own pictures is `#7-3f9a1c22b07e5d10/red balloon`: its number, its id",
        "and its name, which may be empty. The host uploads pictures with `POST",
        "/api/rooms/{code}/pictures`; anybody who may see the room can fetch one with `GET",
        "/api/rooms/{code}/pictures/{id}`, and others get 404. `own_pictures` in the settings",
        "refers to pictures as `own_list` does to words.",
        "",
        "A member's `face` is a drawing and a colour, such as `fox-orange`, or empty, in which",
        f"case their initials are shown instead. The drawings: {', '.join(faces.DRAWINGS)}.",
        f"The colours: {', '.join(faces.COLOURS)}.",
        "Any other face is refused with `face-unknown`.",
        "",
        "`/api/openapi.json` describes the requests over HTTP. If a room has a passcode,",
        "`GET /api/rooms/{code}` tells strangers nothing else about it, and they cannot get its",
        f"records. Members send their secret in the header `{door.SECRET}`, others the passcode in",
        f"`{door.PASSCODE}`, percent-encoded (UTF-8). Neither is read from an address.",
        "",
    ]
    for title, field, union in CHAPTERS:
        lines += [f"## {title} (`{field}`)", ""]
        for kind in get_args(union):
            lines += _message(kind)
    return "\n".join(lines).rstrip() + "\n"


def _message(kind: Any) -> list[str]:  # noqa: ANN401 - a struct of the wire
    doc = " ".join(without_example(inspect.getdoc(kind) or "").split())
    lines = [f"### `{kind.__struct_config__.tag}`", "", doc, ""]
    for info in msgspec.structs.fields(kind):
        need = "" if info.required else ", optional"
        lines.append(f"- `{info.encode_name}`: {_type(info.type)}{need}")
    return [*lines, ""] if lines[-1] else lines


def _type(of: Any) -> str:  # noqa: ANN401 - an annotation
    text = str(of) if get_args(of) else getattr(of, "__name__", str(of))
    for package in ("covernames.game.", "covernames.room.", "covernames.server.", "typing."):
        text = text.replace(package, "")
    # "Annotated[str, Meta(max_length=9)]" reads "str (≤ 9)".
    limited = re.compile(
        r"Annotated\[((?:[^\[\]]|\[[^\[\]]*\])*), msgspec\.Meta\(max_length=(\d+)\)\]"
    )
    while limited.search(text):
        text = limited.sub(r"\1 (≤ \2)", text)
    for module in ("table", "events", "key", "room", "commands", "actions", "deal", "pointer"):
        text = text.replace(f"{module}.", "")
    if len(text) > 160:  # noqa: PLR2004 - a union that has a chapter of its own
        return _chapter_of(of)
    return f"`{text}`"


def _chapter_of(of: Any) -> str:  # noqa: ANN401 - a union, or a tuple of its members
    many = get_origin(of) is tuple
    union = get_args(of)[0] if many else of
    title = next(title for title, _, whole in CHAPTERS if whole == union)
    kinds = title[0].lower() + title[1:]
    return f"{'a list of' if many else 'one of the'} {kinds}, which have a chapter of their own"


def main() -> int:
    """Write, or with --check tell whether what is written is stale."""
    texts = {DOCS / "protocol.md": page(), DOCS / "protocol.schema.json": schema()}
    if "--check" not in sys.argv:
        for path, text in texts.items():
            path.write_text(text, "utf-8")
        return 0
    stale = [path.name for path, text in texts.items() if path.read_text("utf-8") != text]
    print("\n".join(f"{name} is stale: run tools/protocol.py" for name in stale), end="")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())

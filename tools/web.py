"""Writes what the browser client knows of the code: types of socket and HTTP, facts, fixtures.

python tools/web.py [--check]

The types are made by json-schema-to-typescript (``make install`` first). They carry the
fingerprint of the schema that they were made from, so that ``--check`` needs no Node.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from covernames.cli.play import NAMES as LANGUAGE_NAMES
from covernames.decks import LANGUAGES
from covernames.decks.languages import NAMED_OTHERWISE
from covernames.decks.library import NAMES
from covernames.game import actions
from covernames.game.deal import Card, Pile
from covernames.game.events import Event
from covernames.game.fold import evolve
from covernames.game.missions import MISSIONS
from covernames.game.table import UNLIMITED, Settings, Table, Timer
from covernames.game.variant import HIGHEST, Variant
from covernames.game.variants import VARIANTS
from covernames.game.variants.duet import _title as duet_title
from covernames.game.variants.two_player import TITLES as PHANTOM_TITLES
from covernames.pictures import faces, own
from covernames.referee import OPTIONS, language_of
from covernames.refusals import Rejected
from covernames.room import commands as cmd
from covernames.room import events as room_events
from covernames.room import names, rules
from covernames.room.context import Facts, Vault
from covernames.room.fold import evolve as evolve_room
from covernames.room.reaction import REACTIONS
from covernames.room.room import MOST_ADDED, PALETTES, Member, Room, RoomSettings
from covernames.server import wire
from covernames.server.bot_pool import LEVELS, USUAL
from covernames.server.openapi import described
from covernames.server.operations import OPERATIONS
from covernames.server.own_pictures import LARGEST_PICTURE, LARGEST_SET
from covernames.server.page import PAGES

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
GENERATED = WEB / "src" / "lib" / "generated"
FIXTURES = WEB / "tests" / "golden"
HIGHEST_DUET_TITLE = 11
"""The lowest score of the highest title (D-053)."""

sys.path.insert(0, str(ROOT / "tests"))
from golden_games import SCENARIOS, WORDS  # noqa: E402 - the written-down games live with the tests

# The types of the socket


def wire_schema() -> dict[str, Any]:
    """The protocol's schema, saying of what the server sends that every field is there.

    Events and pointers leave out what is at its default, and a device may; everything else is sent
    in full.
    """
    whole: dict[str, Any] = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
    said = (wire.FromDevice, cmd.Command, actions.Action)
    spare = {kind.__name__ for base in said for kind in base.__subclasses__()}
    spare |= _short(msgspec.Struct)
    names = {name: name.split(".")[-1] for name in whole["$defs"]}
    names["covernames.game.actions.EndGame"] = "EndGameAction"
    for name, kind in whole["$defs"].items():
        kind["title"] = names[name]
        if names[name] not in spare and not name.startswith("covernames."):
            kind["required"] = sorted(kind.get("properties", {}))
        kind["additionalProperties"] = kind.get("additionalProperties", False)
    text = json.dumps(whole)
    for name, short_name in names.items():
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{short_name}"')
    renamed: dict[str, Any] = json.loads(text)
    renamed["$defs"] = {names[name]: kind for name, kind in renamed["$defs"].items()}
    return renamed


# The types of HTTP


def http_schema() -> dict[str, Any]:
    """The schema of every operation, by its method and path, from the OpenAPI document.

    Of what the server sends every field is there, unless its type leaves defaults out.
    """
    text = json.dumps(described(OPERATIONS)).replace("#/components/schemas/", "#/$defs/")
    whole: dict[str, Any] = json.loads(text)
    kinds = whole["components"]["schemas"]
    taken = {one.takes.__name__ for one in OPERATIONS if one.takes is not None}
    for name, kind in kinds.items():
        kind["additionalProperties"] = kind.get("additionalProperties", False)
        if name not in taken | _short(msgspec.Struct):
            kind["required"] = sorted(kind.get("properties", {}))
    operations = {
        f"{method.upper()} {path}": _asked(operation)
        for path, methods in whole["paths"].items()
        for method, operation in methods.items()
    }
    properties = {"properties": operations, "required": sorted(operations)}
    described_as = {"title": "Operations", "description": "What can be asked over HTTP."}
    shape = {"type": "object", "additionalProperties": False}
    return {**described_as, **shape, **properties, "$defs": kinds}


def _short(kind: type[msgspec.Struct]) -> set[str]:
    """The names of types that leave out what is at its default."""
    below = set().union(*map(_short, kind.__subclasses__()))
    return below | ({kind.__name__} if kind.__struct_config__.omit_defaults else set())


def _asked(operation: dict[str, Any]) -> dict[str, Any]:
    """What an operation takes and gives; null where it is no JSON."""
    done = next(answer for status, answer in operation["responses"].items() if status[0] == "2")
    found = {"takes": operation.get("requestBody", {}), "gives": done}
    parts = {
        name: part.get("content", {}).get("application/json", {}).get("schema", {"type": "null"})
        for name, part in found.items()
    }
    shape = {"type": "object", "additionalProperties": False, "description": operation["summary"]}
    return {**shape, "properties": parts, "required": sorted(parts)}


# Types


def fingerprint(schema: dict[str, Any]) -> str:
    """The line that ties types to their schema."""
    text = json.dumps(schema, sort_keys=True)
    return f"// Schema {hashlib.sha256(text.encode()).hexdigest()}"


def types(schema: dict[str, Any], source: str) -> str:
    """The types of a schema, through json-schema-to-typescript."""
    command = ["npx", "--no-install", "json2ts", "--additionalProperties=false", "--bannerComment="]
    # A list of at most sixteen would become sixteen types.
    command.append("--ignoreMinAndMaxItems")
    done = subprocess.run(  # noqa: S603 - our own tool
        [*command, "--style.singleQuote", "--style.printWidth=100"],
        cwd=WEB,
        input=json.dumps(schema),
        capture_output=True,
        text=True,
        check=True,
    )
    head = f"// Written by tools/web.py from {source}. Do not edit."
    return f"{head}\n{fingerprint(schema)}\n\n{done.stdout.strip()}\n"


# The facts of the games


def facts() -> dict[str, dict[str, Any]]:
    """What the page shows of the games, by file: data, no rules.

    What only one page needs has a file of its own, and comes with that page.
    """
    faces_to_choose = {"drawings": [*faces.DRAWINGS], "colours": faces.COLOURS}
    return {
        "game": _game_facts(),
        "faces": faces_to_choose,
        "missions": _missions(),
        "titles": _titles(),
    }


def _game_facts() -> dict[str, Any]:
    return {
        "variants": {name: _variant(variant) for name, variant in VARIANTS.items()},
        "languages": {
            tag: {
                "name": LANGUAGE_NAMES[tag],
                "cased": language.cased,
                "options": sorted(language_of(tag).defaults),
            }
            for tag, language in LANGUAGES.items()
        },
        "languages_named_otherwise": NAMED_OTHERWISE,
        "decks": NAMES,
        "options": sorted(OPTIONS),
        "settings": msgspec.to_builtins(RoomSettings()),
        "timer": msgspec.to_builtins(Timer()),
        "longest_name": names.LONGEST_NAME,
        "most_added": MOST_ADDED,
        "longest_side": names.LONGEST_SIDE,
        "palettes": PALETTES,
        # Whoever seats bots by hand chooses how strong they are.
        "bots": LEVELS,
        "usual_bot": USUAL,
        "reactions": REACTIONS,
        "pages": PAGES,
        "own_pictures": {
            "fewest": own.FEWEST,
            "most": own.MOST,
            "longest_name": own.LONGEST_NAME,
            # So large may each be if there are as many as there can be.
            "largest": min(LARGEST_PICTURE, LARGEST_SET // own.MOST),
        },
    }


def _missions() -> dict[str, Any]:
    return {city: msgspec.to_builtins(found) for city, found in MISSIONS.items()}


def _titles() -> dict[str, list[str]]:
    """What a win is worth, by its score; more than the last is worth as much."""
    return {
        "two-player": ["", *(title for _, title in sorted(PHANTOM_TITLES.items()))],
        "duet": [duet_title(score) for score in range(HIGHEST_DUET_TITLE + 1)],
    }


def _variant(variant: Variant) -> dict[str, Any]:
    return {
        "seats": [msgspec.to_builtins(seat) for seat in variant.seats],
        "sides": variant.sides,
        "faces": variant.faces,
        "starters": variant.starters,
        "rivals": variant.rivals,
        "has_tokens": variant.has_tokens,
        "has_clock": _takes(variant, Settings(timer=Timer())),
        "highest": HIGHEST,
        "unlimited": _knows_unlimited(variant),
    }


def _takes(variant: Variant, settings: Settings) -> bool:
    try:
        variant.check_settings(settings)
    except Rejected:
        return False
    return True


def _knows_unlimited(variant: Variant) -> bool:
    table: Any = None  # whether the word is known does not depend on the table
    try:
        variant.check_number(table, variant.sides[0], UNLIMITED)
    except Rejected:
        return False
    return True


# Games and a room to fold


def golden(name: str) -> str:
    """A written-down game: its events, and the table in the middle and at the end."""
    _, begin, steps = SCENARIOS[name]
    session, now = begin(), 0
    for seat, action in steps:
        now += 10_000
        try:
            session.act(seat, action, now=now)
        except Rejected:
            continue
    return _fixture(session.log, _tables(session.log))


def _tables(log: list[Event]) -> list[Table]:
    tables: list[Table] = []
    for event in log:
        tables.append(evolve(tables[-1] if tables else None, event))
    return tables


def room_stream() -> str:
    """A room in which everything happens that a room knows."""
    ann, ben, cem = "ann", "ben", "cem"
    settings = RoomSettings(variant="two-player")
    log: list[room_events.RoomEvent] = [
        room_events.RoomOpened(ann, settings),
        room_events.MemberEntered(ann, Member("Ann")),
    ]
    rooms: list[Room] = []
    for event in log:
        rooms.append(evolve_room(rooms[-1] if rooms else None, event))
    vault = Vault()
    facts = Facts(0, Random(5), Pile.of(Card(word) for word in WORDS))
    done: list[tuple[str, cmd.Command]] = [
        (ben, cmd.Enter("Ben")),
        (cem, cmd.Enter("Cem")),
        (ben, cmd.Rename("Benno", "owl-teal")),
        (ann, cmd.TakeSeat("red-spymaster")),
        (ben, cmd.TakeSeat("red-operatives")),
        (cem, cmd.TakeSeat("red-operatives")),
        (cem, cmd.Stand()),
        (ann, cmd.Lock(locked=True)),
        (ann, cmd.StartGame()),
        (cem, cmd.TakeSeat("red-operatives")),
        (ann, cmd.Play(actions.GiveClue("sea", 2, meant=(1, 2)))),
        (ben, cmd.Play(actions.Guess(3))),
        (cem, cmd.LeaveRoom()),
        (ann, cmd.EndGame()),
        (ann, cmd.ChangeSettings(RoomSettings(variant="duet", language="et", decks=("base",)))),
        (ann, cmd.MixTeams()),
        (ann, cmd.StartGame()),
        (ann, cmd.PassHost(ben)),
        (ben, cmd.Remove(ann)),
    ]
    for member, command in done:
        decision = rules.decide(rooms[-1], vault, member, command, facts)
        vault = vault.after(decision.events, decision.whispers, decision.key)
        for event in decision.events:
            log.append(event)
            rooms.append(evolve_room(rooms[-1], event))
    return _fixture(log, rooms)


def _fixture(log: list[Any], states: list[Any]) -> str:
    """The events, and what they lead to at some points; numbers count the events folded."""
    looks = sorted({1, len(log) // 2, len(log)})
    seen = {str(at): msgspec.to_builtins(states[at - 1], order="deterministic") for at in looks}
    lines = [msgspec.json.encode(event).decode() for event in log]
    after = json.dumps(seen, ensure_ascii=False)
    return '{"events": [\n' + ",\n".join(lines) + f'\n],\n"after": {after}}}\n'


def main() -> int:
    """Write, or with --check tell whether what is written is stale."""
    texts = {
        GENERATED / f"{name}.json": json.dumps(known, indent=1, ensure_ascii=False) + "\n"
        for name, known in facts().items()
    }
    texts[FIXTURES / "room.json"] = room_stream()
    texts |= {FIXTURES / f"{name}.json": golden(name) for name in SCENARIOS}
    schemas = {
        GENERATED / "wire.ts": (wire_schema(), "docs/protocol.schema.json"),
        GENERATED / "http.ts": (http_schema(), "the operations of the server"),
    }
    if "--check" not in sys.argv:
        for path, text in {**texts, **{p: types(*given) for p, given in schemas.items()}}.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return 0
    stale = [path.name for path, text in texts.items() if path.read_text("utf-8") != text]
    stale += [
        path.name
        for path, (schema, _) in schemas.items()
        if fingerprint(schema) not in path.read_text("utf-8")
    ]
    print("\n".join(f"{name} is stale: run tools/web.py" for name in stale), end="")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())

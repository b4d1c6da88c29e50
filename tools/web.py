"""Writes what the browser client knows of the code: types of the wire, facts, fixtures.

python tools/web.py [--check]

The types are made by json-schema-to-typescript (``make web`` first). They carry the
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

from covernames.decks import LANGUAGES
from covernames.decks.library import NAMES
from covernames.game import actions, events
from covernames.game.deal import Card, Pile
from covernames.game.errors import Rejected
from covernames.game.events import Event
from covernames.game.fold import evolve
from covernames.game.missions import MISSIONS
from covernames.game.table import UNLIMITED, Settings, Table, Timer
from covernames.game.variant import HIGHEST, Variant
from covernames.game.variants import VARIANTS
from covernames.referee import OPTIONS, language_of
from covernames.room import commands as cmd
from covernames.room import events as room_events
from covernames.room import names, rules
from covernames.room.context import Facts, Vault
from covernames.room.fold import evolve as evolve_room
from covernames.room.room import Member, Room, RoomSettings
from covernames.server import wire

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
GENERATED = WEB / "src" / "lib" / "generated"
FIXTURES = WEB / "tests" / "golden"

sys.path.insert(0, str(ROOT / "tests"))
from golden_games import SCENARIOS, WORDS  # noqa: E402 - the written-down games live with the tests

# The types of the wire


def schema() -> dict[str, Any]:
    """The protocol's schema, saying of what the server sends that every field is there.

    Events leave out what is at its default, and a device may; everything else is sent in full.
    """
    whole: dict[str, Any] = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))
    short = (wire.FromDevice, cmd.Command, actions.Action, events.Event, room_events.RoomEvent)
    spare = {kind.__name__ for base in short for kind in base.__subclasses__()}
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


def fingerprint() -> str:
    """The line that ties the types to their schema."""
    text = json.dumps(schema(), sort_keys=True)
    return f"// Schema {hashlib.sha256(text.encode()).hexdigest()}"


def wire_types() -> str:
    """The types, through json-schema-to-typescript."""
    command = ["npx", "--no-install", "json2ts", "--additionalProperties=false", "--bannerComment="]
    done = subprocess.run(  # noqa: S603 - our own tool
        [*command, "--style.singleQuote", "--style.printWidth=100"],
        cwd=WEB,
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=True,
    )
    head = "// Written by tools/web.py from docs/protocol.schema.json. Do not edit."
    return f"{head}\n{fingerprint()}\n\n{done.stdout.strip()}\n"


# The facts of the games


def game_facts() -> str:
    """What the client shows of each variant: data, no rules."""
    facts = {
        "variants": {name: _variant(variant) for name, variant in VARIANTS.items()},
        "missions": {city: msgspec.to_builtins(found) for city, found in MISSIONS.items()},
        "languages": {
            tag: {"cased": language.cased, "options": sorted(language_of(tag).defaults)}
            for tag, language in LANGUAGES.items()
        },
        "decks": NAMES,
        "options": sorted(OPTIONS),
        "settings": msgspec.to_builtins(RoomSettings()),
        "timer": msgspec.to_builtins(Timer()),
        "longest_name": names.LONGEST_NAME,
    }
    return json.dumps(facts, indent=1, ensure_ascii=False) + "\n"


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
        (ben, cmd.Rename("Benno")),
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
    texts = {GENERATED / "game.json": game_facts(), FIXTURES / "room.json": room_stream()}
    texts |= {FIXTURES / f"{name}.json": golden(name) for name in SCENARIOS}
    types = GENERATED / "wire.ts"
    if "--check" not in sys.argv:
        for path, text in {**texts, types: wire_types()}.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return 0
    stale = [path.name for path, text in texts.items() if path.read_text("utf-8") != text]
    stale += [] if fingerprint() in types.read_text("utf-8") else [types.name]
    print("\n".join(f"{name} is stale: run tools/web.py" for name in stale), end="")
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())

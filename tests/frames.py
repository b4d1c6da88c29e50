"""What frames from the server tell of the key: for tests that nobody hears too much."""

from __future__ import annotations

import json
from typing import Any

IDENTITIES = {"red", "blue", "agent", "bystander", "assassin"}
KNOWN = {
    *("side", "sides", "starting", "winners", "left", "may", "members", "seat", "member", "knows"),
    *("identity", "cover", "reason"),
}
"""Fields that name a side or a seat, or the identity of the card that was touched."""


def told(frames: list[str]) -> set[tuple[int, str]]:
    """Every cell and identity that frames tell together, before the key is opened."""
    found: set[tuple[int, str]] = set()
    for frame in frames:
        for event in _events(json.loads(frame)):
            if event["event"] == "key-opened":
                return found
            if "cell" in event and "identity" in event:
                found.add((event["cell"], event["identity"]))
            found |= {(-1, word) for word in strays(event)}
    return found


def _events(message: object) -> list[dict[str, Any]]:
    """The game's events in a message, however deep."""
    if isinstance(message, dict):
        if isinstance(message.get("event"), str):
            return [message]
        return [event for value in message.values() for event in _events(value)]
    if isinstance(message, list):
        return [event for value in message for event in _events(value)]
    return []


def strays(value: object, field: str = "") -> set[str]:
    """Identities that stand where none should: in text, in lists, in fields of other kinds."""
    if isinstance(value, dict):
        return {
            word
            for name, inner in value.items()
            if name not in KNOWN
            for word in strays(inner, name)
        }
    if isinstance(value, list):
        return {word for inner in value for word in strays(inner, field)}
    return {value} if isinstance(value, str) and value in IDENTITIES else set()


def texts_in(value: object) -> set[str]:
    """Every text of a message, the names of its fields aside."""
    if isinstance(value, dict):
        return {text for inner in value.values() for text in texts_in(inner)}
    if isinstance(value, list):
        return {text for inner in value for text in texts_in(inner)}
    return {value} if isinstance(value, str) else set()

"""A game's record: JSON Lines, a header and then the events. Complete once the key is opened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .errors import Rejected
from .events import AnyEvent, Event, GameDealt
from .fold import fold
from .table import Table

FORMAT = 1


class Header(msgspec.Struct, frozen=True):
    """The first line of a record."""

    covernames: int
    """The version of the format."""
    variant: str
    language: str


_header = msgspec.json.Decoder(Header)
_event = msgspec.json.Decoder(AnyEvent)


def write(events: Iterable[Event]) -> str:
    """The record of a log that begins with its deal."""
    log = list(events)
    if not log or not isinstance(log[0], GameDealt):
        raise ValueError("a game begins with its deal")
    header = Header(FORMAT, log[0].variant, log[0].language)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (header, *log))


def read(text: str) -> list[Event]:
    """The events of a record; a line that is none is refused with its number."""
    lines = text.splitlines()
    try:
        header = _header.decode(lines[0] if lines else "")
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Rejected("record-unreadable", line=1) from error
    if header.covernames != FORMAT:
        raise Rejected("record-version", version=header.covernames)
    events: list[Event] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            events.append(_event.decode(line))
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Rejected("record-unreadable", line=number) from error
        if isinstance(events[-1], GameDealt) != (number == 2):  # noqa: PLR2004 - after the header
            raise Rejected("record-unreadable", line=number)
    if not events:
        raise Rejected("record-unreadable", line=2)
    return events


def replay(text: str) -> Table:
    """The table at the end of a record."""
    return fold(read(text))

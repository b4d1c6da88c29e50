"""A game's record: JSON Lines, a header and then the events. Complete once the key is opened."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..refusals import Rejected
from .events import AnyEvent, Event, GameDealt
from .fold import evolve, fold
from .key import CELLS
from .table import Table

FORMAT = 1
"""The version of the format, which the first line of a record names."""


class Header(msgspec.Struct, frozen=True):
    """The first line of a record."""

    covernames: int
    """The version of the format."""
    variant: str
    language: str


_header = msgspec.json.Decoder(Header)
_event = msgspec.json.Decoder(AnyEvent)


_NONSENSE = (
    msgspec.DecodeError,
    UnicodeError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""What decoding and folding raise for lines that are no game."""


def write(events: Iterable[Event]) -> str:
    """The record of a log that begins with its deal.

    >>> from covernames import EndGame, HOST, Session
    >>> game = Session.start("classic", [f"word{n}" for n in range(25)], language="en")
    >>> _ = game.act(HOST, EndGame())
    >>> text = write(game.log)
    >>> text.splitlines()[0]
    '{"covernames":1,"variant":"classic","language":"en"}'
    >>> replay(text) == game.table
    True
    """
    log = list(events)
    if not log or not isinstance(log[0], GameDealt):
        raise ValueError("a game begins with its deal")
    header = Header(FORMAT, log[0].variant, log[0].language)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (header, *log))


def unnamed(events: Iterable[Event]) -> list[Event]:
    """The same log, but its members are numbers, in the order in which they come up.

    A member's id is the same in all games of a room, and the room knows the name to it.
    """
    numbers: dict[str, str] = {}

    def number(member: str) -> str:
        return numbers.setdefault(member, str(len(numbers) + 1))

    def without(event: Event) -> Event:
        if isinstance(event, GameDealt):
            members = {seat: tuple(map(number, who)) for seat, who in event.members.items()}
            knows = {number(member): face for member, face in event.knows.items()}
            return msgspec.structs.replace(event, members=members, knows=knows)
        if hasattr(event, "member"):
            return msgspec.structs.replace(event, member=number(event.member))
        return event

    return [without(event) for event in events]


def read(text: str) -> list[Event]:
    """The events of a record; a line that is none is refused with its number."""
    # Only line feeds end a line: names may hold other characters that look like one.
    lines = text.removesuffix("\n").split("\n")
    try:
        header = _header.decode(lines[0])
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Rejected("record-unreadable", line=1) from error
    if header.covernames != FORMAT:
        raise Rejected("record-version", version=header.covernames)
    events: list[Event] = []
    table: Table | None = None
    for number, line in enumerate(lines[1:], 2):
        try:
            events.append(_event.decode(line))
            table = evolve(table, events[-1])
        except _NONSENSE as error:
            raise Rejected("record-unreadable", line=number) from error
    if table is None or table.variant != header.variant or len(table.covers) != CELLS:
        raise Rejected("record-unreadable", line=2)
    return events


def replay(text: str) -> Table:
    """The table at the end of a record."""
    return fold(read(text))

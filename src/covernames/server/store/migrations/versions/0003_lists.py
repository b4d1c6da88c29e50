"""Words that rooms bring: in a table of their own, and by their hash in the streams.

Until now every event with settings held all of them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

stream = sa.table(
    "stream",
    sa.column("room", sa.String),
    sa.column("version", sa.Integer),
    sa.column("events", sa.LargeBinary),
)
lists = sa.table(
    "lists",
    sa.column("room", sa.String),
    sa.column("hash", sa.String),
    sa.column("words", sa.LargeBinary),
)


def upgrade() -> None:
    """Make the table, and move the words of every room there."""
    op.create_table(
        "lists",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("words", sa.LargeBinary, nullable=False),
        # SQLite makes tables at once: who was stopped while the words were moved begins again here.
        if_not_exists=True,
    )
    connection = op.get_bind()
    with_words = sa.select(stream.c.room).where(_has(connection, b'"own_words":["')).distinct()
    for room in list(connection.execute(with_words).scalars()):
        _move(connection, room)


def _move(connection: sa.Connection, room: str) -> None:
    """One room, row by row: it may have been megabytes. The words that it plays with now stay."""
    settings = (stream.c.room == room) & _has(connection, b'"own_words":[')
    versions = sa.select(stream.c.version).where(settings).order_by(stream.c.version)
    words: list[str] = []
    for version in list(connection.execute(versions).scalars()):
        this = (stream.c.room == room) & (stream.c.version == version)
        events = json.loads(connection.execute(sa.select(stream.c.events).where(this)).scalar_one())
        for setting in _settings(events):
            words = setting.pop("own_words", [])
            setting["own_list"] = {"hash": _hash(words), "size": len(words)} if words else None
        connection.execute(sa.update(stream).where(this).values(events=_written(events)))
    if words:
        row = {"room": room, "hash": _hash(words), "words": _written(words)}
        connection.execute(sa.insert(lists).values(row))


def _settings(events: list[Any]) -> Iterator[dict[str, Any]]:
    for event in events:
        if event["room"] in {"room-opened", "settings-changed"}:
            yield event["settings"]


def _has(connection: sa.Connection, sign: bytes) -> sa.ColumnElement[bool]:
    """Whether a row's events hold these bytes; in a text their quotes would be escaped."""
    if connection.dialect.name == "postgresql":
        within = sa.literal(sign, sa.LargeBinary).op("IN")(stream.c.events)
        return sa.func.position(within) > 0
    return sa.func.instr(stream.c.events, sign) > 0


def _hash(words: list[str]) -> str:
    return sha256("\n".join(words).encode()).hexdigest()


def _written(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def downgrade() -> None:
    """Drop it: rooms play with their decks."""
    op.drop_table("lists")

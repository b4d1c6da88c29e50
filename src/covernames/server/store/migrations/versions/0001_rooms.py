"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("passcode", sa.String(64), nullable=False),
    )
    op.create_index("rooms_touched", "rooms", ["touched"])
    op.create_table(
        "stream",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_index("stream_command", "stream", ["room", "command"], unique=True)
    op.create_table(
        "vault",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.LargeBinary),
        sa.Column("whispers", sa.LargeBinary),
    )
    op.create_table(
        "devices",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("member", sa.String(32), nullable=False),
        sa.Column("board", sa.Boolean, nullable=False),
    )
    op.create_table(
        "teams",
        sa.Column("team", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_index("teams_at", "teams", ["at"])


def downgrade() -> None:
    """Drop them."""
    for table in ("teams", "devices", "vault", "stream", "rooms"):
        op.drop_table(table)

"""Longer codes: words that can be said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = {
    "rooms": "code",
    "stream": "room",
    "vault": "room",
    "lists": "room",
    "pictures": "room",
    "devices": "room",
}


def upgrade() -> None:
    """PostgreSQL keeps no more than it was told; it only writes down the new length."""
    _set(40)


def downgrade() -> None:
    """As it was, if no room has a longer code."""
    _set(16)


def _set(length: int) -> None:
    if op.get_bind().dialect.name != "postgresql":
        return  # SQLite takes any length
    for table, column in COLUMNS.items():
        op.alter_column(table, column, type_=sa.String(length))

"""Copies of finished games that somebody has shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    # SQLite makes tables at once: who was stopped here begins again.
    op.create_table(
        "replays",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("room", sa.String(16).with_variant(sa.String(40), "postgresql"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("copy", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_index("replays_game", "replays", ["game", "named"], unique=True, if_not_exists=True)
    op.create_index("replays_at", "replays", ["at"], if_not_exists=True)


def downgrade() -> None:
    """Drop it: links to replays lead nowhere."""
    op.drop_table("replays")

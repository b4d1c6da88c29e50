"""Deals that several groups play, and the games in which they do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    # SQLite makes tables at once: who was stopped here begins again.
    op.create_table(
        "deals",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("deal", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_index("deals_made", "deals", ["made"], if_not_exists=True)
    op.create_table(
        "deal_games",
        sa.Column(
            "room", sa.String(16).with_variant(sa.String(40), "postgresql"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("standing", sa.LargeBinary),
        if_not_exists=True,
    )
    op.create_index("deal_games_deal", "deal_games", ["deal"], if_not_exists=True)


def downgrade() -> None:
    """Drop them: rooms that wait for a deal cannot begin."""
    op.drop_table("deal_games")
    op.drop_table("deals")

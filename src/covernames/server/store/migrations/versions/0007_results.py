"""What people did for cases of the day, one row a case."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "results",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("tally", sa.LargeBinary, nullable=False),
        # SQLite makes tables at once: who was stopped here begins again.
        if_not_exists=True,
    )


def downgrade() -> None:
    """Drop it: nobody knows what others did."""
    op.drop_table("results")

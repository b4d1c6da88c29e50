"""Pictures that rooms bring, one row each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pictures",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("image", sa.LargeBinary, nullable=False),
        # SQLite makes tables at once: who was stopped here begins again.
        if_not_exists=True,
    )


def downgrade() -> None:
    """Drop it: rooms play with our own pictures."""
    op.drop_table("pictures")

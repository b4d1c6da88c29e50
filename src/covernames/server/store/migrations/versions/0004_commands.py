"""No index of the commands: a room's numbers already see to it that none is stored twice.

Whoever appends has read all that stands before the number it appends under, and so would have found
the command; of two who append under the same number one is refused.
"""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A page less to write for every move."""
    op.drop_index("stream_command", "stream", if_exists=True)


def downgrade() -> None:
    """As it was."""
    op.create_index("stream_command", "stream", ["room", "command"], unique=True)

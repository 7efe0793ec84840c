"""Whether a game was won, was played with help, or was dealt as a winnable deal."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("won", sa.Boolean, nullable=True))
    op.add_column("tables", sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("winnable", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("winnable", "helped", "won"):
        op.drop_column("tables", name)

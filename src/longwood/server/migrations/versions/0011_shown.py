"""Adds the number of moves that the solver played. A game that it played doesn't count as a win of the player."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    integer = sa.Integer().with_variant(sa.BigInteger, "postgresql")
    op.add_column("tables", sa.Column("shown", integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "shown")

"""Adds the number of moves that the solver played. A game that it mostly played doesn't count as the player's."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    integer = sa.Integer().with_variant(sa.BigInteger, "postgresql")
    op.add_column("tables", sa.Column("solver_moves", integer, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "solver_moves")

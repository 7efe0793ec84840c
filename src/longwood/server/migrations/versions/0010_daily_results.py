"""Adds the results of the daily deals. A result is deleted with its table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def _text(length: int) -> sa.types.TypeEngine[str]:
    return sa.String(length).with_variant(sa.Text, "postgresql")


def upgrade() -> None:
    integer = sa.Integer().with_variant(sa.BigInteger, "postgresql")
    op.create_table(
        "daily_results",
        sa.Column("day", _text(10), primary_key=True),
        sa.Column("game", _text(64), primary_key=True),
        sa.Column("player", _text(32), primary_key=True),
        sa.Column("table", _text(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("undone", sa.Boolean, nullable=False),
        sa.Column("score", integer, nullable=False),
        sa.Column("moves", integer, nullable=False),
    )
    op.create_index("ix_daily_results_player", "daily_results", ["player"])
    op.create_index("ix_daily_results_table", "daily_results", ["table"])


def downgrade() -> None:
    op.drop_table("daily_results")

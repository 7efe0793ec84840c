"""Adds the results of finished matches. Matches that ended earlier have none."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _text(length: int) -> sa.types.TypeEngine[str]:
    return sa.String(length).with_variant(sa.Text, "postgresql")


def upgrade() -> None:
    integer = sa.Integer().with_variant(sa.BigInteger, "postgresql")
    op.create_table(
        "match_results",
        sa.Column("room", _text(24), primary_key=True),
        sa.Column("number", integer, primary_key=True),
        sa.Column("seat", integer, primary_key=True),
        sa.Column("player", _text(32), nullable=True),
        sa.Column("name", _text(32), nullable=False),
        sa.Column("level", _text(16), nullable=False),
        sa.Column("side", integer, nullable=False),
        sa.Column("against", _text(16), nullable=False),
        sa.Column("game", _text(64), nullable=False),
        sa.Column("format", _text(16), nullable=False),
        sa.Column("outcome", _text(8), nullable=False),
        sa.Column("score", integer, nullable=True),
        sa.Column("margin", _text(32), nullable=False),
        sa.Column("parts", integer, nullable=False),
        sa.Column("forfeited", sa.Boolean, nullable=False),
        sa.Column("finished_at", sa.Float, nullable=False),
    )
    op.create_index("ix_match_results_player", "match_results", ["player"])


def downgrade() -> None:
    op.drop_table("match_results")

"""Adds a table of the server's processes, and the process that runs each room."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_ID = sa.String(24).with_variant(sa.Text, "postgresql")


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("beat", sa.Integer().with_variant(sa.BigInteger, "postgresql"), nullable=False),
    )
    op.add_column("rooms", sa.Column("owner", _ID, nullable=True))
    op.create_index("ix_rooms_owner", "rooms", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_rooms_owner", "rooms")
    op.drop_column("rooms", "owner")
    op.drop_table("processes")

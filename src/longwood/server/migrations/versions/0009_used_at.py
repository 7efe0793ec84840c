"""Adds the time at which a table was last used, by the server's clock. Imported files could contain any time for its last move.

Rows that have no such time keep their old one, unless that is in the future.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("used_at", sa.Float, nullable=True))
    tables, now = sa.table("tables", sa.column("updated_at"), sa.column("used_at")), time.time()
    op.execute(tables.update().where(tables.c.updated_at > now).values(used_at=now))


def downgrade() -> None:
    op.drop_column("tables", "used_at")

"""Makes the numbers of a player's tables unique, so that several processes can write. Widens columns in PostgreSQL to SQLite's limits."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_TEXTS = {
    "rounds": [("id", 24), ("player", 32)],
    "tables": [("id", 24), ("player", 32), ("game", 64), ("rules", 16), ("round", 24)],
    "events": [("table", 24)],
    "rooms": [("id", 24), ("code", 6)],
    "room_events": [("room", 24)],
    "room_guests": [("room", 24), ("player", 32)],
}
_INTEGERS = {
    "tables": ["hole", "dealt", "seq", "played", "elapsed_ms", "score"],
    "events": ["seq"],
    "room_events": ["seq"],
}


def upgrade() -> None:
    if op.get_context().dialect.name == "postgresql":  # SQLite ignores the length of a text and stores every integer in 64 bits
        for table, texts in _TEXTS.items():
            for column, length in texts:
                op.alter_column(table, column, type_=sa.Text, existing_type=sa.String(length))
        for table, columns in _INTEGERS.items():
            for column in columns:
                op.alter_column(table, column, type_=sa.BigInteger, existing_type=sa.Integer)
    _renumber()
    op.create_index("ix_tables_player_dealt", "tables", ["player", "dealt"], unique=True)
    op.drop_index("ix_tables_player", "tables")


def _renumber() -> None:
    """Renumber the tables of players who have two tables with the same number. This happens only if a database was changed by hand."""
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "player", "dealt", "created_at")))
    again = sa.select(tables.c.player).group_by(tables.c.player, tables.c.dealt).having(sa.func.count() > 1).distinct()
    for player in op.get_bind().execute(again).scalars().all():
        in_order = sa.select(tables.c.id).where(tables.c.player == player).order_by(tables.c.dealt, tables.c.created_at, tables.c.id)
        for number, id in enumerate(op.get_bind().execute(in_order).scalars().all(), 1):
            op.get_bind().execute(tables.update().where(tables.c.id == id).values(dealt=number))


def downgrade() -> None:
    op.create_index("ix_tables_player", "tables", ["player"])
    op.drop_index("ix_tables_player_dealt", "tables")

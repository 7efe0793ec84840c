"""Adds the tables for the server's uptime and heartbeat, and repairs invalid rows that earlier versions accepted from imported files."""

import time
from secrets import choice
from string import ascii_lowercase

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_END_OF_TIME = 4_102_444_800.0  # the year 2100; imported files could contain any time, and dates in the year 10**292 can't be exported
_HOLES = 9

_rounds = sa.table("rounds", sa.column("id"), sa.column("player"), sa.column("created_at"))
_tables = sa.table("tables", *(sa.column(name) for name in ("id", "player", "round", "hole", "created_at", "updated_at")))
_events = sa.table("events", sa.column("table"), sa.column("at"))


def upgrade() -> None:
    op.create_table(
        "uptime",
        sa.Column("tick", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    _mend_times()
    _mend_holes()
    _mend_rounds()


def _mend_times() -> None:
    """Replace invalid times. A table gets its other time or the current time, and an event gets the time of its table."""
    now = time.time()
    for column, other in ((_tables.c.created_at, _tables.c.updated_at), (_tables.c.updated_at, _tables.c.created_at)):
        better = sa.case((_is_possible(other), other), else_=now)
        op.execute(_tables.update().where(~_is_possible(column)).values({column: better}))
    op.execute(_rounds.update().where(~_is_possible(_rounds.c.created_at)).values(created_at=now))
    of_table = sa.select(_tables.c.updated_at).where(_tables.c.id == _events.c.table).scalar_subquery()
    op.execute(_events.update().where(~_is_possible(_events.c.at)).values(at=of_table))


def _is_possible(column: sa.ColumnElement[float]) -> sa.ColumnElement[bool]:
    return (column >= 0) & (column < _END_OF_TIME)


def _mend_holes() -> None:
    """Turn tables that have an invalid hole number, or a hole number but no round, into games outside rounds."""
    is_hole = _tables.c.round.is_not(None) & _tables.c.hole.between(1, _HOLES)
    is_alone = _tables.c.round.is_(None) & _tables.c.hole.is_(None)
    op.execute(_tables.update().where(~sa.func.coalesce(is_hole, sa.false()) & ~is_alone).values(round=None, hole=None))


def _mend_rounds() -> None:
    """If tables were imported into a round of another player, move them to a new round of their own player."""
    connection = op.get_bind()
    joined = sa.join(_tables, _rounds, _tables.c.round == _rounds.c.id)
    foreign = sa.select(_tables.c.player, _rounds.c.id, _rounds.c.created_at).select_from(joined)
    for player, round, created_at in connection.execute(foreign.where(_tables.c.player != _rounds.c.player).distinct()).all():
        own = "".join(choice(ascii_lowercase) for _ in range(20))
        connection.execute(_rounds.insert().values(id=own, player=player, created_at=created_at))
        connection.execute(_tables.update().where((_tables.c.player == player) & (_tables.c.round == round)).values(round=own))


def downgrade() -> None:
    for name in ("heartbeat", "uptime"):
        op.drop_table(name)

"""Which guests have had a seat in which rooms, so that all data about a guest can be deleted."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    guests = op.create_table(
        "room_guests",
        sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, index=True),
    )
    events = sa.table("room_events", sa.column("room"), sa.column("event"))
    sat = sa.select(events.c.room, events.c.event).where(events.c.event.startswith('{"type":"sat"'))
    found = {(room, json.loads(event)["player"]) for room, event in op.get_bind().execute(sat)}
    op.bulk_insert(guests, [{"room": room, "player": player} for room, player in sorted(found)])


def downgrade() -> None:
    op.drop_table("room_guests")

"""Stores the heartbeat and the uptime of a server, and deletes unused tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import randbits
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from longwood.server.database import Database, events, heartbeat, rounds, tables, uptime
from longwood.server.engines import insert_missing, lock_name
from longwood.server.rooms.results.store import Results

_FORGOTTEN_S: Final = 24 * 3600.0
"""How long the heartbeat of a process that has ended is stored."""
_later, _earlier, _same_round = (tables.alias(name) for name in ("later", "earlier", "same_round"))


def _used_at(table: sa.FromClause) -> sa.ColumnElement[float]:
    """Return when a table was last used, by the server's clock."""
    return sa.func.coalesce(table.c.used_at, table.c.updated_at)


class UpkeepStore:
    """The database queries for housekeeping. Every method can raise StoreError."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._heart = randbits(31)

    async def beat(self, now: float) -> None:
        """Write the heartbeat to disk. now: seconds since 1970, UTC.

        Each process has its own row. A process that is suspended while it writes therefore doesn't block the others.
        """
        async with self.database.writing() as connection:
            beat = heartbeat.update().where(heartbeat.c.id == self._heart).values(at=now)
            if (await connection.execute(beat)).rowcount == 0:
                old = sa.select(heartbeat.c.id).where(heartbeat.c.at < now - _FORGOTTEN_S).with_for_update(skip_locked=True)
                await connection.execute(heartbeat.delete().where(heartbeat.c.id.in_(old)))
                await connection.run_sync(insert_missing, heartbeat, {"id": self._heart, "at": now})

    async def tick(self, now: float, most: int) -> None:
        """Store another tick of uptime. All but the last `most` ticks are deleted."""
        async with self.database.writing() as connection:
            latest: int = (await connection.execute(sa.select(sa.func.coalesce(sa.func.max(uptime.c.tick), 0)))).scalar_one()
            await connection.execute(uptime.insert().values(tick=latest + 1, at=now))
            await connection.execute(uptime.delete().where(uptime.c.tick <= latest + 1 - most))

    async def ticked_at(self, ago: int) -> float | None:
        """Return the time of the tick that is `ago` ticks before the last one, or None if there is none."""
        latest = sa.select(sa.func.max(uptime.c.tick)).scalar_subquery()
        async with self.database.reading() as connection:
            found: float | None = (await connection.execute(sa.select(uptime.c.at).where(uptime.c.tick == latest - ago))).scalar()
            return found

    async def touch_unplayed(self, visited: Sequence[str], now: float, older: float) -> None:
        """Mark those of the tables that have no events as still in use. Only tables last used before `older` are written."""
        mine = tables.c.id.in_(visited) & (tables.c.seq == 0) & (_used_at(tables) < older)
        async with self.database.reading() as connection:
            found = (await connection.execute(sa.select(tables.c.id).where(mine))).scalars().all()
        if found:
            async with self.database.writing() as connection:
                await connection.execute(tables.update().where(tables.c.id.in_(found) & (tables.c.seq == 0)).values(used_at=now))

    async def unplayed(self, before: float, most: int) -> Sequence[str]:
        """Return tables without events that nobody has used since `before`.

        A table in a round is included only if no table of the round has been played or used. If a game in progress counts as lost because
        of a table that was dealt later, one such table is kept, so that the statistics don't change.
        """
        async with self.database.reading() as connection:
            return (await connection.execute(sa.select(tables.c.id).where(_is_unplayed(before)).limit(most))).scalars().all()

    async def remove_unplayed(self, chosen: Sequence[str], before: float) -> Sequence[str]:
        """Delete those of the given tables that are still unplayed, and rounds that become empty. Return the deleted tables."""
        players = sa.select(tables.c.player).where(tables.c.id.in_(chosen)).distinct().order_by(tables.c.player)
        async with self.database.writing() as connection:
            for player in (await connection.execute(players)).scalars().all():
                await connection.run_sync(lock_name, player)
            which = _is_unplayed(before) & tables.c.id.in_(chosen)
            found = (await connection.execute(sa.select(tables.c.id, tables.c.round).where(which).with_for_update())).all()
            await _remove(connection, [row.id for row in found], {row.round for row in found if row.round is not None})
            return [row.id for row in found]

    async def absent_players(self, before: float, most: int) -> Sequence[str]:
        """Return players who haven't used any of their tables since `before`."""
        latest = sa.func.max(_used_at(tables))
        query = sa.select(tables.c.player).group_by(tables.c.player).having(latest < before).order_by(latest).limit(most)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalars().all()

    async def forget_matches(self, before: float, most: int) -> bool:
        """Delete the match results of `most` players who have neither finished a match nor used a table since `before`.

        Return whether there were any.
        """
        present, results = sa.select(tables.c.player).where(_used_at(tables) >= before), Results(self.database)
        players = await results.absent_players(present, before, most)
        for player in players:
            await results.forget(player, before)
        return bool(players)

    async def remove_some(self, player: str, before: float, most: int) -> Sequence[str]:
        """Delete about `most` tables of a player, in whole rounds, unless the player has used one since `before`. Return their ids."""
        mine = tables.c.player == player
        async with self.database.writing() as connection:
            await connection.run_sync(lock_name, player)
            first = (await connection.execute(sa.select(tables.c.id, tables.c.round).where(mine).limit(most))).all()
            in_rounds = {row.round for row in first if row.round is not None}
            chosen = mine & (tables.c.id.in_([row.id for row in first]) | tables.c.round.in_(in_rounds))
            ids = (await connection.execute(sa.select(tables.c.id).where(chosen).with_for_update())).scalars().all()
            if (await connection.execute(sa.select(tables.c.id).where(mine & (_used_at(tables) >= before)).limit(1))).first():
                return []
            await _remove(connection, ids, in_rounds)
            return ids


def _is_unplayed(before: float) -> sa.ColumnElement[bool]:
    """Return the SQL condition for UpkeepStore.unplayed."""
    is_idle = (tables.c.seq == 0) & (_used_at(tables) < before)
    in_use = sa.exists().where((_same_round.c.round == tables.c.round) & ((_same_round.c.seq > 0) | (_used_at(_same_round) >= before)))
    same_game = (_earlier.c.player == tables.c.player) & (_earlier.c.game == tables.c.game)
    loses_another = sa.exists().where(same_game & (_earlier.c.seq > 0) & ~_earlier.c.over & (_earlier.c.dealt < tables.c.dealt))
    same_rules = (_later.c.player == tables.c.player) & (_later.c.game == tables.c.game) & (_later.c.rules == tables.c.rules)
    is_followed = sa.exists().where(same_rules & (_later.c.dealt > tables.c.dealt))
    return is_idle & ~in_use & (~loses_another | is_followed)


async def _remove(connection: AsyncConnection, ids: Sequence[str], in_rounds: Collection[str]) -> None:
    await connection.execute(events.delete().where(events.c.table.in_(ids)))
    await connection.execute(tables.delete().where(tables.c.id.in_(ids)))
    is_empty = ~sa.exists().where(tables.c.round == rounds.c.id)
    await connection.execute(rounds.delete().where(rounds.c.id.in_(in_rounds) & is_empty))

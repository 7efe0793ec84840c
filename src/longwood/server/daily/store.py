"""Stores the results of the daily deals that count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Final

import sqlalchemy as sa

from longwood.server.database import AT_A_TIME, Database, daily_results, tables
from longwood.server.engines import lock_name
from longwood.tables.history.others import DailyResult, DealKey, ResultCount

_SAME: Final = (daily_results.c.won, daily_results.c.undone, daily_results.c.score, daily_results.c.moves)


class DailyStore:
    """The results of the daily deals in a server's database. Every method can raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def results_of(self, player: str) -> dict[DealKey, DailyResult]:
        """Return the results of a player."""
        names = DailyResult.__slots__
        query = sa.select(*(daily_results.c[name] for name in names)).where(daily_results.c.player == player)
        async with self._database.reading() as connection:
            found = [DailyResult(*row) for row in await connection.execute(query)]
        return {result.key: result for result in found}

    async def change(self, player: str, stored: Sequence[DailyResult], removed: Sequence[DealKey]) -> None:
        """Store results of a player, in place of others of the same deals, and remove those of some deals.

        A result whose table has just been deleted is left out.
        """

        def work(connection: sa.Connection) -> None:
            lock_name(connection, player)  # keeps tables of the player from being deleted meanwhile
            for day, game in (*removed, *(result.key for result in stored)):
                which = (daily_results.c.day == day) & (daily_results.c.game == game) & (daily_results.c.player == player)
                connection.execute(daily_results.delete().where(which))
            for first in range(0, len(stored), AT_A_TIME):
                some = stored[first : first + AT_A_TIME]
                present = set(connection.execute(sa.select(tables.c.id).where(tables.c.id.in_([one.table for one in some]))).scalars())
                rows = [{**asdict(one), "player": player} for one in some if one.table in present]
                if rows:
                    connection.execute(daily_results.insert(), rows)

        await self._database.write_beside_others(work)

    async def counts_of(self, day: str) -> Mapping[str, Sequence[ResultCount]]:
        """Return how many players have each result in the deals of a day, by game."""
        query = sa.select(daily_results.c.game, *_SAME, sa.func.count()).where(daily_results.c.day == day)
        counts: dict[str, list[ResultCount]] = {}
        async with self._database.reading() as connection:
            for game, *result in await connection.execute(query.group_by(daily_results.c.game, *_SAME)):
                counts.setdefault(game, []).append(ResultCount(*result))
        return counts

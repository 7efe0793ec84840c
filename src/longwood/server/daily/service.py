"""Counts the players' results of the daily deals, and says how they did."""

from __future__ import annotations

from datetime import date

from longwood import protocol
from longwood.errors import shown
from longwood.server.background import compute
from longwood.server.daily.store import DailyStore
from longwood.tables.errors import BadMessageError
from longwood.tables.history.others import players_view, results_of, to_store
from longwood.tables.store import TableStore
from longwood.variants import FIRST_DAILY


class DailyPlayers:
    """Counts the players' results of the daily deals. tables: the store of the players' games, whose results are the referee's."""

    def __init__(self, tables: TableStore, results: DailyStore) -> None:
        self._tables = tables
        self._results = results

    async def of_day(self, player: str, day: str, today: date, *, count: bool) -> protocol.DayPlayers:
        """Return how the players did on the deals of a day, "2026-11-25". An empty text is today. Raises BadMessageError.

        count: whether the player's results count. All that aren't counted yet are stored first. Otherwise, all are removed.
        """
        try:
            which = date.fromisoformat(day) if day else today
        except ValueError:
            raise BadMessageError(f"{shown(day)} is not a day, such as 2026-11-25") from None
        if not date.fromisoformat(FIRST_DAILY) <= which <= today:
            raise BadMessageError(f"the daily deals begin on {FIRST_DAILY} and end today")
        rows = await self._tables.tables_of(player)
        found, excluded = await compute(results_of, rows, today)
        stored = await self._results.results_of(player)
        wanted = to_store(found, stored, rows) if count else {}
        changed = [result for key, result in wanted.items() if stored.get(key) != result]
        removed = stored.keys() - wanted.keys()
        if changed or removed:
            await self._results.change(player, changed, sorted(removed))
        counts = await self._results.counts_of(which.isoformat())
        own = wanted or found
        deals = await compute(lambda: players_view(which, counts, own, is_counted=count))
        return protocol.DayPlayers(deals, sorted(game for of, game in excluded - own.keys() if of == which.isoformat()))

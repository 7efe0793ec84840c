"""The tables of a browser, stored in its event log."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec

from longwood.local.log import Log
from longwood.locales import Phrase
from longwood.play.scoring import HOLES
from longwood.protocol.local import LogChange, LogGuard, StoredEvent, StoredRound, StoredTable
from longwood.tables.errors import ConflictError, StoreError
from longwood.tables.history.handover import LOCAL_PLAYER, stored_events, stored_table
from longwood.tables.store import ImportedGame, Summary, TableRow

_row: Final = msgspec.json.Decoder(TableRow)
_rows: Final = msgspec.json.Decoder(list[TableRow])
_table: Final = msgspec.json.Decoder(tuple[TableRow, list[tuple[str, float]]])
_rounds: Final = msgspec.json.Decoder(list[StoredRound])


class LocalStore:
    """A TableStore over the event log of a browser. All tables belong to LOCAL_PLAYER."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._last: tuple[TableRow, StoredTable] | None = None  # the table that was changed last, usually also the next one

    async def add_table(self, row: TableRow, /) -> None:
        await self._commit(LogChange(tables=[stored_table(row)]))

    async def begin_round(self, first: TableRow, /) -> None:
        await self._commit(LogChange(tables=[stored_table(first)], rounds=[StoredRound(first.round or "", first.created_at)]))

    async def deal_after(self, table: str, seq: int, row: TableRow, /) -> None:
        before = await self._row(table)
        if before is None:
            raise ConflictError
        await self._commit(
            LogChange(guard=LogGuard(table, seq), tables=[stored_table(replace(before, over=True, closed=True)), stored_table(row)])
        )

    async def table(self, id: str, /) -> TableRow | None:
        return await self._row(id)

    async def table_and_events(self, id: str, after: int = 0, /) -> tuple[TableRow, Sequence[str]] | None:
        found = await self._read(id)
        return None if found is None else (found[0], [event for event, _ in found[1][after:]])

    async def tables_of_round(self, round: str, /) -> Sequence[TableRow]:
        latest = {row.hole: row for row in _by_deal(_rows.decode(await self._log.tables(round)))}
        return _by_deal(list(latest.values()))

    async def count_of(self, player: str, /) -> int:
        return len(await self.tables_of(player))

    async def unfinished(self, player: str, limit: int, /) -> Sequence[TableRow]:
        found = [row for row in await self.tables_of(player) if not row.closed and _is_in_progress(row)]
        return sorted(found, key=lambda row: row.updated_at, reverse=True)[:limit]

    async def tables_of(self, player: str, /) -> Sequence[TableRow]:
        return _by_deal(_rows.decode(await self._log.tables()))

    async def tables_of_deals(self, player: str, deals: Collection[tuple[str, int]], /) -> Sequence[TableRow]:
        rows, wanted = await self.tables_of(player), set(deals)
        return [row for row in rows if (row.game, row.deal) in wanted and row.seq > 0 and row.round is None]

    async def games_played(self, player: str, /) -> Collection[str]:
        return {row.game for row in await self.tables_of(player) if row.played}

    async def note_outcome(self, table: str, seq: int, won: bool, stuck: bool, solver_moves: int, /) -> None:
        row = await self._row(table)
        if row is not None and row.seq == seq:
            with suppress(ConflictError):  # it has just been continued or deleted
                guard = None if row.closed else LogGuard(table, seq)  # a closed table never changes
                settled = replace(row, won=won, stuck=stuck, solver_moves=solver_moves)
                await self._commit(LogChange(guard=guard, tables=[stored_table(settled)]))

    async def rounds_of(self, player: str, /) -> Mapping[str, float]:
        return {round.id: round.created_at for round in _rounds.decode(await self._log.rounds())}

    async def owner_of_round(self, round: str, /) -> str | None:
        return LOCAL_PLAYER if round in await self.rounds_of(LOCAL_PLAYER) else None

    async def events_of(self, table: str, after: int = 0, /) -> Sequence[tuple[str, float]]:
        found = await self._read(table)
        return [] if found is None else found[1][after:]

    async def events_of_each(self, tables: Sequence[str], /) -> Mapping[str, Sequence[tuple[str, float]]]:
        return {table: found for table in tables if (found := await self.events_of(table))}

    async def add_imported(self, games: Sequence[ImportedGame], now: float, /) -> None:
        await self._commit(
            LogChange(
                tables=[stored_table(game.row) for game in games],
                events=[event for game in games for event in stored_events(game.row.id, 0, game.events)],
                rounds=[
                    StoredRound(game.row.round, game.row.created_at if game.round_begun_at is None else game.round_begun_at)
                    for game in games
                    if game.row.round is not None
                ],
            )
        )

    async def extend(self, table: str, seq: int, longer: TableRow, later: Sequence[tuple[str, float]], now: float, /) -> None:
        await self._update(table, seq, _values(longer, (*Summary.__slots__, "updated_at", "closed")), stored_events(table, seq, later))

    async def remove_all(self, player: str, unused_since: float | None = None, /) -> Sequence[str]:
        ids = [row.id for row in await self.tables_of(player)]
        await self._commit(LogChange(removes_all=True))
        return ids

    async def append(self, table: str, events: Sequence[str], summary: Summary, at: float, /) -> None:
        values = {**_values(summary, Summary.__slots__), "updated_at": at}
        after = summary.seq - len(events)
        await self._update(table, after, values, stored_events(table, after, [(event, at) for event in events]))

    async def _update(self, table: str, seq: int, values: dict[str, Any], events: list[StoredEvent]) -> None:
        last, self._last = self._last, None
        if last is not None and (last[1].id, last[1].seq) == (table, seq):
            with suppress(ConflictError):  # another page has changed the table, or it has been deleted
                await self._replace(last[0], LogGuard(table, seq, last[1].row), values, events)
                return
        row = await self._row(table)
        if row is None or row.seq != seq:
            raise ConflictError
        await self._replace(row, LogGuard(table, seq), values, events)

    async def _replace(self, row: TableRow, guard: LogGuard, values: dict[str, Any], events: list[StoredEvent]) -> None:
        changed = replace(row, **values)
        stored = stored_table(changed)
        await self._commit(LogChange(guard=guard, tables=[stored], events=events))
        self._last = changed, stored

    async def _read(self, id: str) -> tuple[TableRow, list[tuple[str, float]]] | None:
        text = await self._log.table(id)
        return _table.decode(text) if text else None

    async def _row(self, id: str) -> TableRow | None:
        text = await self._log.row(id)
        return _row.decode(text) if text else None

    async def _commit(self, change: LogChange) -> None:
        """Store a change. Raises ConflictError, StoreError."""
        result = await self._log.commit(msgspec.json.encode(change).decode())
        if result == "conflict":
            raise ConflictError
        if result:
            is_full = result == "full"
            message = f"the browser can't store games: {result}"
            raise StoreError(message, "full" if is_full else "other", Phrase("error-browser-full") if is_full else None)


def _values(row: TableRow | Summary, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


def _by_deal(rows: list[TableRow]) -> list[TableRow]:
    return sorted(rows, key=lambda row: row.created_at)


def _is_in_progress(row: TableRow) -> bool:
    plays = not row.over and (row.played > 0 or (row.hole or 0) > 1)
    return plays or (row.over and row.round is not None and (row.hole or 0) < HOLES)

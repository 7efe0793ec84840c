"""What tables need from a store: the summary of each table, and its events.

A server stores them in a database, a browser in IndexedDB.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

MOST_GAMES: Final = 50_000
"""How many games a player can have, including finished ones, unless a setting says otherwise."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored, without its events."""

    id: str
    player: str
    game: str
    options: dict[str, bool | int | str]
    rules: str
    """The rules_hash at the time of the deal."""
    deal: int
    round: str | None
    hole: int | None
    created_at: float
    """When it was dealt, in seconds since 1970, UTC."""
    updated_at: float
    """When its last event was stored."""
    seq: int = 0
    """The number of its last event; 0 before the first."""
    played: int = 0
    """The number of moves from the deal to the current position."""
    elapsed_ms: int = 0
    score: int = 0
    practice: bool = False
    over: bool = False
    closed: bool = False
    won: bool | None = False
    """None if unknown: the game is older than this column."""
    helped: bool = False
    """Whether the player used help that sees hidden cards."""
    winnable: bool = False
    """Whether it was dealt as a winnable deal."""
    stuck: bool | None = False
    """Whether no moves are left; None if unknown, as with won."""
    solver_moves: int | None = None
    """The number of moves that the solver played; None if unknown, as with won."""

    @property
    def by_solver(self) -> bool:
        """Whether the game is over and the solver played so much of it that it doesn't count as the player's."""
        return bool(self.won or self.over or self.stuck) and is_by_solver(self.solver_moves or 0, self.played)


def is_by_solver(solver_moves: int, played: int) -> bool:
    """Return whether the solver made more than half of the `played` moves of a game. Moves that were undone count, too."""
    return 2 * solver_moves > played


@dataclass(frozen=True, slots=True)
class Summary:
    """The columns of `tables` that summarise a table's state after an event. The fields are as in TableRow."""

    seq: int
    played: int
    elapsed_ms: int
    score: int
    practice: bool
    over: bool
    won: bool
    helped: bool
    stuck: bool
    solver_moves: int


class ImportedGame(NamedTuple):
    """A table of a file with all its events."""

    row: TableRow
    events: Sequence[tuple[str, float]]
    """Its events in order, as text, and when each was stored."""
    round_begun_at: float | None
    """When its round was begun; None if it isn't part of one."""
    parts: Sequence[Summary] = ()
    """Summaries after parts of the events, if there are too many to store at once. See longwood.tables.history.parts."""


class TableStore(Protocol):
    """The tables of one server or one browser. Every method can raise StoreError."""

    async def add_table(self, row: TableRow, /) -> None:
        """Add a table without events."""

    async def begin_round(self, first: TableRow, /) -> None:
        """Add a round and its first hole. `first.round` is the round's id."""

    async def deal_after(self, table: str, seq: int, row: TableRow, /) -> None:
        """Close a table permanently and add the one that follows it, in one transaction.

        Raises ConflictError if the table is already closed, or if `seq` isn't the number of its last event.
        """

    async def table(self, id: str, /) -> TableRow | None:
        """Return a table, or None."""

    async def table_and_events(self, id: str, after: int = 0, /) -> tuple[TableRow, Sequence[str]] | None:
        """Return a consistent snapshot of a table and its events after event `after` in order, as text, or None."""

    async def tables_of_round(self, round: str, /) -> Sequence[TableRow]:
        """Return the latest table of each hole of a round, the latest deal last."""

    async def count_of(self, player: str, /) -> int:
        """Return the number of a player's tables."""

    async def unfinished(self, player: str, limit: int, /) -> Sequence[TableRow]:
        """Return the player's games in progress, last played first.

        A round between two holes is in progress, too. A round, or another game, of which nothing was played isn't.
        """

    async def tables_of(self, player: str, /) -> Sequence[TableRow]:
        """Return all tables of a player, the latest deal last."""

    async def tables_of_deals(self, player: str, deals: Collection[tuple[str, int]], /) -> Sequence[TableRow]:
        """Return the player's tables of these games and deals that have events and aren't part of a round, the latest deal last."""

    async def games_played(self, player: str, /) -> Collection[str]:
        """Return the ids of the games in which the player has made a move."""

    async def note_outcome(self, table: str, seq: int, won: bool, stuck: bool, solver_moves: int, /) -> None:
        """Store these columns of a table, if `seq` is still its last event. Used for tables that are older than the columns."""

    async def rounds_of(self, player: str, /) -> Mapping[str, float]:
        """Return the player's rounds, and when each was begun."""

    async def owner_of_round(self, round: str, /) -> str | None:
        """Return the player of a round, or None if there is no such round."""

    async def events_of(self, table: str, after: int = 0, /) -> Sequence[tuple[str, float]]:
        """Return a table's events after event `after` in order, as text, and when each was stored."""

    async def events_of_each(self, tables: Sequence[str], /) -> Mapping[str, Sequence[tuple[str, float]]]:
        """Return the same as `events_of` for several tables that have few events. Tables without events are left out."""

    async def add_imported(self, games: Sequence[ImportedGame], now: float, /) -> None:
        """Add all tables of one player or none, each with its events, and their rounds if they don't exist yet. now: the current time.

        Raises ConflictError if a round belongs to another player.
        """

    async def extend(self, table: str, seq: int, longer: TableRow, later: Sequence[tuple[str, float]], now: float, /) -> None:
        """Add the imported events after event `seq`, and update the table's summary.

        Raises ConflictError if the table is closed, or if `seq` isn't the number of its last event.
        """

    async def remove_all(self, player: str, unused_since: float | None = None, /) -> Sequence[str]:
        """Delete all tables, events and rounds of a player, and return the tables' ids.

        unused_since: keep what was played at this time or later, with the other holes of its rounds.
        """

    async def append(self, table: str, events: Sequence[str], summary: Summary, at: float, /) -> None:
        """Store the events up to number `summary.seq` durably, with the summary after them.

        Raises ConflictError if the first one isn't the next event of the table.
        """

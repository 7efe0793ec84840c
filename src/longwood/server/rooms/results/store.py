"""Stores the results of finished matches, so that players can look back on them after their rooms are deleted.

Each player of a match has a row, computers included. The rows are stored in the same transaction as the event that ends the match. They
therefore exist exactly once, even if the server is killed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import sqlalchemy as sa

from longwood.protocol import MatchOpponent, MatchRecord, MatchResult
from longwood.server.database import Database, match_results, rooms
from longwood.server.rooms.games.base import Finish
from longwood.server.rooms.games.registry import finish_of, name_of
from longwood.server.rooms.state import Room, Seat

MOST_MATCHES: Final = 50
"""The most matches that a player sees."""
REMOVED_NAME: Final = "Guest"
"""The name of guests who deleted their data."""
_GONE: Final = "gone "
_HALVED: Final = "halved"
_columns: Final = match_results.c
_other: Final = match_results.alias("other")
_of_same_match: Final = (_other.c.room == _columns.room) & (_other.c.number == _columns.number)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one player in a match: a row in match_results, whose comments describe the fields."""

    room: str
    number: int
    seat: int
    player: str | None
    name: str
    level: str
    side: int
    against: str
    game: str
    format: str
    outcome: str
    score: int | None
    margin: str
    parts: int
    forfeited: bool
    finished_at: float

    @property
    def row(self) -> dict[str, object]:
        """The values of its row."""
        return asdict(self)


def alias_of(id: str) -> str:
    """Return an identity for a guest who deleted their data. No player has it."""
    return _GONE + id


def results_of(id: str, before: Room, after: Room, at: float) -> tuple[SeatResult, ...]:
    """Return the results if an event has just ended a match of the room, otherwise none.

    A match without a winner that isn't halved has no results: all players lost their connections. before, after: the room before and after
    the event. at: the current time, in seconds since 1970, UTC.
    """
    contest, settings = after.contest, after.game_settings
    if contest is None or settings is None or not contest.is_over or contest is before.contest:
        return ()
    if before.contest is not None and before.games == after.games and before.contest.is_over:
        return ()
    finish, winners = finish_of(settings, contest), contest.winners
    if not winners and finish.margin != _HALVED:
        return ()
    return tuple(
        SeatResult(
            room=id,
            number=after.games,
            seat=n,
            player=None if seat.is_computer or seat.player.startswith(_GONE) else seat.player,
            name=seat.name,
            level=seat.level,
            side=finish.sides[n],
            against=_against([other for side, other in zip(finish.sides, after.contestants, strict=True) if side != finish.sides[n]]),
            game=finish.game,
            format=finish.format,
            outcome=_outcome(n, winners, finish),
            score=finish.scores[n],
            margin=finish.margin,
            parts=contest.parts,
            forfeited=finish.is_forfeited or n in finish.left,
            finished_at=at,
        )
        for n, seat in enumerate(after.contestants)
    )


def _outcome(seat: int, winners: Collection[int], finish: Finish) -> str:
    if not winners:
        return "drawn"
    if seat not in winners:
        return "lost"
    return "won" if len({finish.sides[winner] for winner in winners}) == 1 else "drawn"


def _against(opponents: Sequence[Seat]) -> str:
    """Return the level of the only opponent if it is a computer; "computers" if there are several, "people" if any is a person."""
    if any(not seat.is_computer for seat in opponents):
        return "people"
    return opponents[0].level if len(opponents) == 1 else "computers"


class Results:
    """The stored results of matches. Every method can raise StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player: str) -> tuple[list[MatchResult], list[MatchRecord]]:
        """Return a player's latest matches, latest first, and the player's record in all matches."""
        is_mine = _columns.player == player
        mine = sa.select(match_results).where(is_mine).order_by(_columns.finished_at.desc()).limit(MOST_MATCHES).subquery("mine")
        # A room shows its last game, and a closed one none.
        last = sa.select(sa.func.max(_other.c.number)).where(_other.c.room == _columns.room).scalar_subquery()
        seats = (
            sa.select(match_results, (rooms.c.id.is_not(None) & (_columns.number == last)).label("is_shown"))
            .join(mine, (mine.c.room == _columns.room) & (mine.c.number == _columns.number))
            .outerjoin(rooms, (rooms.c.id == _columns.room) & rooms.c.closed_at.is_(None))
            .order_by(_columns.finished_at.desc(), _columns.room, _columns.number.desc(), _columns.seat)
        )
        counted = (_columns.against, _columns.outcome)
        counts = sa.select(*counted, sa.func.count()).where(is_mine).group_by(*counted)
        async with self._database.reading() as connection:
            matches: dict[tuple[str, int], list[sa.Row[Any]]] = {}
            for row in await connection.execute(seats):
                matches.setdefault((row.room, row.number), []).append(row)
            records = _records((against, outcome, count) for against, outcome, count in await connection.execute(counts))
        return [_view(player, rows) for rows in matches.values()], records

    async def forget(self, player: str, before: float | None = None, in_rooms: Collection[str] = ()) -> None:
        """Delete a player's results. The other people in these matches keep theirs, but no longer see the player's name.

        before: only of matches that ended before this time, in seconds since 1970, UTC. in_rooms: rooms of which all matches are meant.
        """
        chosen = _columns.player == player
        if before is not None:
            chosen &= (_columns.finished_at < before) | _columns.room.in_(in_rooms)
        async with self._database.writing() as connection:
            await connection.run_sync(_forget, chosen)

    async def absent_players(self, present: sa.Select[str], before: float, most: int) -> Sequence[str]:
        """Return players who haven't finished a match since `before`. present: selects players to leave out."""
        is_absent = _columns.player.is_not(None) & _columns.player.not_in(present)
        latest = sa.func.max(_columns.finished_at)
        query = sa.select(_columns.player).where(is_absent).group_by(_columns.player).having(latest < before).limit(most)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalars().all()


def _forget(connection: sa.Connection, chosen: sa.ColumnElement[bool]) -> None:
    """Delete a player's name from the chosen results, and the matches in which nobody is left."""
    matches = connection.execute(sa.select(_columns.room, _columns.number).where(chosen).distinct().order_by("room", "number")).all()
    of_match = [(_columns.room == room) & (_columns.number == number) for room, number in matches]
    for is_match in of_match:  # in one order, so that two players who delete a match at once wait for each other
        connection.execute(sa.select(_columns.seat).where(is_match).order_by(_columns.seat).with_for_update())
    connection.execute(match_results.update().where(chosen).values(player=None, name=REMOVED_NAME))
    for is_match in of_match:
        is_empty = ~sa.exists().where(_of_same_match & _other.c.player.is_not(None))
        connection.execute(match_results.delete().where(is_match & is_empty))


def _view(player: str, rows: Sequence[sa.Row[Any]]) -> MatchResult:
    """Return a match as the player sees it. rows: those of all its seats."""
    own = next(row for row in rows if row.player == player)
    return MatchResult(
        room=own.room if own.is_shown else None,
        game=own.game,
        name=name_of(own.game),
        format=own.format,
        opponents=[MatchOpponent(row.name, row.level, row.score) for row in rows if row.side != own.side],
        outcome=own.outcome,
        score=own.score,
        margin=own.margin,
        parts=own.parts,
        forfeited=own.forfeited,
        finished_at=own.finished_at,
    )


def _records(counts: Iterable[tuple[str, str, int]]) -> list[MatchRecord]:
    """Return the records from the number of matches for each kind of opponent and outcome."""
    found: dict[str, dict[str, int]] = {}
    for against, outcome, count in counts:
        found.setdefault(against, {})[outcome] = count
    records = [MatchRecord(against, *(one.get(name, 0) for name in ("won", "lost", "drawn"))) for against, one in found.items()]
    return sorted(records, key=lambda record: (-(record.won + record.lost + record.drawn), record.against))

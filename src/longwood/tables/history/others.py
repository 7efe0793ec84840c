"""How the players of a server did on the daily deals: which of a player's games counts, and what all results say. Pure.

A player has at most one result for each daily deal, and no result contains anything but the outcome, the score and the number of moves.
Games that were finished with help that sees hidden cards don't count, nor do games of the same deal after them, because their player
knows the cards. In games with a score, an undo that ends scored play excludes a game, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from itertools import takewhile
from typing import Final, Literal

from longwood import protocol
from longwood.rules import ColumnRules, Scoring, rules_hash
from longwood.tables.history.progress import day_of, games_on
from longwood.tables.store import TableRow
from longwood.variants import Variant, find_variant

LEAST_PLAYERS: Final = 20
"""The results of a deal are shown once this many players have one, so that they say little about any of them."""
_MOST_BARS: Final = 8

DealKey = tuple[str, str]
"""A daily deal: its day, as YYYY-MM-DD, and its game."""


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The result of a player in a daily deal."""

    day: str
    """The day of the deal, as YYYY-MM-DD."""
    game: str
    table: str
    """The id of the table that counts."""
    won: bool
    undone: bool
    """Whether an undo was used that makes a game practice."""
    score: int
    """Strokes, points, or cards on the foundations."""
    moves: int

    @property
    def key(self) -> DealKey:
        """The deal."""
        return self.day, self.game


@dataclass(frozen=True, slots=True)
class ResultCount:
    """How many players of a deal have the same result."""

    won: bool
    undone: bool
    score: int
    moves: int
    players: int


Result = DailyResult | ResultCount


def results_of(rows: Iterable[TableRow], today: date) -> tuple[dict[DealKey, DailyResult], frozenset[DealKey]]:
    """Return a player's results in the daily deals up to today, and the deals that the player has finished without a result.

    rows: all games of the player, in the order they were dealt.
    """
    dealt: dict[DealKey, list[TableRow]] = {}
    for row in rows:
        day = day_of(row, today) if row.seq > 0 else None
        if day is not None and row.rules == _rules_of(row.game):
            dealt.setdefault((day.isoformat(), row.game), []).append(row)
    results = {key: _result(key, counting) for key, games in dealt.items() if (counting := _counting(games)) is not None}
    finished = {key for key, games in dealt.items() if any(map(_is_finished, games))}
    return results, frozenset(finished - results.keys())


def to_store(
    found: Mapping[DealKey, DailyResult], stored: Mapping[DealKey, DailyResult], rows: Iterable[TableRow]
) -> Mapping[DealKey, DailyResult]:
    """Return the results to store for a player who has some already. found: the player's results, as in results_of().

    A stored result stays if its game was helped later: a stuck game can be analysed, and a player who has seen the cards can't improve.
    """
    helped = {row.id for row in rows if row.helped}
    return {key: result for key, result in stored.items() if key not in found and result.table in helped} | dict(found)


def players_view(
    day: date, counts: Mapping[str, Sequence[ResultCount]], own: Mapping[DealKey, DailyResult], *, is_counted: bool
) -> list[protocol.DealPlayers]:
    """Return how the players did on the deals of a day. Deals with too few players are left out.

    counts: the results of each game. own: the player's own results, and is_counted: whether they are among them.
    """
    shown = [(variant, some) for variant in games_on(day) if _players(some := counts.get(variant.id, ())) >= LEAST_PLAYERS]
    return [_view(variant, some, own.get((day.isoformat(), variant.id)), is_counted=is_counted) for variant, some in shown]


def _players(counts: Iterable[ResultCount]) -> int:
    return sum(one.players for one in counts)


def _counting(games: Sequence[TableRow]) -> TableRow | None:
    """Return the game that counts among a player's games of one deal: the first one finished, or the best one if it has a score."""
    finished = [row for row in takewhile(lambda row: not row.helped, games) if _is_finished(row)]
    scoring = _scoring(find_variant(games[0].game)) if finished else None
    if scoring is not None:
        finished = sorted(
            (row for row in finished if not row.practice), key=lambda row: row.score if scoring is Scoring.HOLE else -row.score
        )
    return finished[0] if finished else None


def _is_finished(row: TableRow) -> bool:
    """Return whether a game is finished. One that was ended before its first move doesn't count as played."""
    return row.played > 0 and bool(row.won or row.over or row.stuck)


def _result(key: DealKey, row: TableRow) -> DailyResult:
    return DailyResult(*key, row.id, bool(row.won), row.practice, row.score, row.played)


@lru_cache(maxsize=256)
def _rules_of(game: str) -> str:
    return rules_hash(find_variant(game).rules)


def _scoring(variant: Variant) -> Scoring | None:
    """Return how a game is scored; None if only its cards are counted."""
    scoring = getattr(variant.rules, "scoring", None)
    return scoring if scoring in (Scoring.HOLE, Scoring.PEAKS) else None


def _rank(scoring: Scoring | None, result: Result) -> tuple[int, int]:
    """Return a key that orders results from the worst to the best."""
    if scoring is Scoring.HOLE:
        return 0, -result.score
    if scoring is Scoring.PEAKS:
        return 0, result.score
    return (1, -result.moves) if result.won else (0, result.score)


def _measure(variant: Variant) -> Literal["moves", "strokes", "points", "cards"]:
    """Return what tells most about the results of a game. In covering games without a score, all wins have about as many moves."""
    if isinstance(variant.rules, ColumnRules):
        return "moves"
    scoring = _scoring(variant)
    return "cards" if scoring is None else "strokes" if scoring is Scoring.HOLE else "points"


def _view(variant: Variant, counts: Sequence[ResultCount], own: DailyResult | None, *, is_counted: bool) -> protocol.DealPlayers:
    measure, scoring = _measure(variant), _scoring(variant)

    def value(result: Result) -> int | None:
        if measure == "moves":
            return result.moves if result.won else None
        return result.score

    values: dict[int, int] = {}
    for one in counts:
        found = value(one)
        if found is not None:
            values[found] = values.get(found, 0) + one.players
    own_value = None if own is None else value(own)
    bars = _bars(values if own_value is None else {own_value: 0} | values)
    players = _players(counts)
    result = None
    if own is not None:
        worse = _players(one for one in counts if _rank(scoring, one) < _rank(scoring, own))
        bar = next((i for i, bar in enumerate(bars) if own_value is not None and bar.lowest <= own_value <= bar.highest), None)
        result = protocol.OwnResult(own.won, 100 * worse // (players - is_counted), bar)
    won = [one for one in counts if one.won]
    unaided = _players(one for one in won if not one.undone)
    return protocol.DealPlayers(variant.id, players, _players(won), unaided, measure, bars, result)


def _bars(values: Mapping[int, int]) -> list[protocol.ResultBar]:
    """Return at most _MOST_BARS bars of equal width, which is 1, 2 or 5 times a power of ten. values: how many players have each value."""
    if not values:
        return []
    width = next(width for width in _widths() if max(values) // width - min(values) // width < _MOST_BARS)
    places = range(min(values) // width, max(values) // width + 1)
    players = {place: sum(count for value, count in values.items() if value // width == place) for place in places}
    return [protocol.ResultBar(place * width, place * width + width - 1, players[place]) for place in places]


def _widths() -> Iterable[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10

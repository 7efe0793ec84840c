"""The statistics of a player: games played and won, streaks, times, rounds of Golf and the handicap. Source: docs/rulings.md, R66 to R70.

A game counts as played from its first move. It is lost if it is over but not won, if it is stuck, or if the player has dealt the same
game since. A lost game can still be resumed and won. The holes of a round are counted apart from games that are won or lost. Pure: no
store, no clock.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import groupby
from math import ceil
from typing import Final, Literal, get_args

from longwood import protocol
from longwood.errors import RulesError
from longwood.play.scoring import HOLES, Round
from longwood.tables.games import game_view
from longwood.tables.store import TableRow
from longwood.variants import find_game

_RECENT: Final = 15
MOST_FINISHED: Final = 50
"""The most finished games of one answer."""
_BEST: Final = 10
_POINTS: Final = 100
_HANDICAP_ROUNDS: Final = 20  # only the latest rounds are considered
_HANDICAP_SHARE: Final = 0.4  # of these, the best 40% count: 8 of 20
_HANDICAP_LEAST: Final = 3
State = Literal["won", "lost", "open"]


def unsettled(rows: Sequence[TableRow]) -> list[TableRow]:
    """Return the games with an unknown outcome or unknown help, because they are older than the columns for these."""
    return [row for row in rows if row.won is None or row.stuck is None or (row.helped and row.solver_moves is None)]


def statistics_view(rows: Sequence[TableRow]) -> protocol.Statistics:
    """Return the statistics of a player. rows: all tables in the order they were dealt, each with a known outcome."""
    games = _by_game(rows)
    states = _states_of(games)
    by_latest = sorted(games.values(), key=lambda group: max(row.updated_at for row in group), reverse=True)
    found = [_game_view(group, states) for group in by_latest]
    finished = _finished(rows, states)
    return protocol.Statistics(
        [game for game in found if game.tallies],
        [_finished_view(row, states[row.id]) for row in finished[: _end_of_page(finished, 0, _RECENT)]],
        finished=len(finished),
        elapsed_ms=sum(row.elapsed_ms for row in rows if not row.by_solver),
    )


def finished_view(rows: Sequence[TableRow], skip: int) -> list[protocol.FinishedGame]:
    """Return further finished games after the first `skip`, latest first. rows: as in statistics_view()."""
    states = _states_of(_by_game(rows))
    finished = _finished(rows, states)
    return [_finished_view(row, states[row.id]) for row in finished[skip : _end_of_page(finished, skip, MOST_FINISHED)]]


def _end_of_page(finished: Sequence[TableRow], skip: int, count: int) -> int:
    """Return where `count` games after the first `skip` end. Holes of one round that follow each other aren't divided."""
    end = skip + count
    while 0 < end < len(finished) and finished[end].round is not None and finished[end].round == finished[end - 1].round:
        end += 1
    return end


def kind_of(row: TableRow) -> protocol.Kind:
    """Return the category in which a game is counted."""
    if row.round is not None:
        return "round"
    return "helped" if row.helped else "practice" if row.practice else "winnable" if row.winnable else "scored"


def handicap(to_par: Sequence[int]) -> float | None:
    """Return the mean of the best 8 of the last 20 scores to par, or None for fewer than three rounds.

    Of fewer than 20 rounds, the best 40% count, rounded up.

    >>> handicap([10, 2, 4]), handicap([1, 2])
    (3.0, None)
    """
    if len(to_par) < _HANDICAP_LEAST:
        return None
    latest = to_par[-_HANDICAP_ROUNDS:]
    best = sorted(latest)[: ceil(_HANDICAP_SHARE * len(latest))]
    return round(sum(best) / len(best), 1)


def _key(row: TableRow) -> Hashable:
    return row.game, tuple(sorted(row.options.items()))


def _name_and_scoring(row: TableRow) -> tuple[str, Literal["cards", "hole", "peaks"]]:
    try:
        game = game_view(find_game(row.game, row.options))
    except RulesError:  # a game that this version doesn't have
        return row.game, "cards"
    return game.name, game.scoring


def _by_game(rows: Sequence[TableRow]) -> dict[Hashable, list[TableRow]]:
    games: dict[Hashable, list[TableRow]] = {}
    for row in rows:
        games.setdefault(_key(row), []).append(row)
    return games


def _states_of(games: Mapping[Hashable, Sequence[TableRow]]) -> dict[str, State]:
    """Return the state of each table."""
    return {row.id: state for group in games.values() for row, state in zip(group, _states(group), strict=True)}


def _finished(rows: Sequence[TableRow], states: Mapping[str, State]) -> list[TableRow]:
    """Return the games that were won or lost by the player, latest first."""
    finished = (row for row in rows if row.played and states[row.id] != "open" and not row.by_solver)
    return sorted(finished, key=lambda row: row.updated_at, reverse=True)


def _states(group: Sequence[TableRow]) -> list[State]:
    """Return the state of each table of one game."""
    last = group[-1].id
    return ["won" if row.won else "lost" if row.over or row.stuck or row.id != last else "open" for row in group]


def _game_view(group: Sequence[TableRow], states: dict[str, State]) -> protocol.GameStatistics:
    name, scoring = _name_and_scoring(group[0])
    played = [row for row in group if (row.played or row.practice) and not row.by_solver]
    tallies = [_tally(kind, [row for row in played if kind_of(row) == kind], states, scoring) for kind in get_args(protocol.Kind)]
    finished = [row for row in played if states[row.id] != "open"]
    rounds = list(_rounds(group).values())
    return protocol.GameStatistics(
        group[0].game,
        name,
        group[0].options,
        scoring,
        [tally for tally in tallies if tally.played],
        rounds,
        _handicap_of(rounds),
        _best([row for row in finished if not (row.helped or row.practice or row.winnable)], states, scoring),
        _points([row for row in finished if kind_of(row) not in ("round", "helped")], states),
    )


def _points(rows: Sequence[TableRow], states: dict[str, State]) -> list[protocol.GamePoint]:
    """Return the latest finished games for a graph, latest last."""
    latest = sorted(rows, key=lambda row: row.updated_at)[-_POINTS:]
    return [protocol.GamePoint(row.updated_at, states[row.id] == "won", row.elapsed_ms, row.score) for row in latest]


def _best(rows: Sequence[TableRow], states: dict[str, State], scoring: Literal["cards", "hole", "peaks"]) -> list[protocol.BestGame]:
    """Return the best games, by strokes, points or cards on the foundations. Ties are ordered by time, then by date.

    A game that counts cards is among the best only if it was won, and one that counts points only if it gained some.
    """
    if scoring != "hole":
        rows = [row for row in rows if row.won or (scoring == "peaks" and row.score > 0)]
    sign = 1 if scoring == "hole" else -1
    ranked = sorted(rows, key=lambda row: (sign * row.score, row.elapsed_ms, row.updated_at))[:_BEST]
    return [
        protocol.BestGame(row.id, str(row.deal), row.score, states[row.id] == "won", row.played, row.elapsed_ms, row.updated_at)
        for row in ranked
    ]


def tally_of(rows: Sequence[TableRow], group: Sequence[TableRow]) -> protocol.Tally:
    """Return the results of some games of one game and category. group: all games of that game, in the order they were dealt."""
    states = {row.id: state for row, state in zip(group, _states(group), strict=True)}
    kind = kind_of(rows[0]) if rows else "scored"
    return _tally(kind, rows, states, _name_and_scoring(group[0])[1])


def results_of(rows: Sequence[TableRow], game: TableRow) -> protocol.Results:
    """Return the finished games that have the game and the options of one of them. rows: as in statistics_view()."""
    group = [row for row in rows if _key(row) == _key(game)]
    finished = [
        (kind_of(row), state)
        for row, state in zip(group, _states(group), strict=True)
        if (row.played or row.practice) and state != "open" and kind_of(row) != "round" and not row.by_solver
    ]
    counted = [state for kind, state in finished if kind != "helped"]
    return protocol.Results(len(counted), counted.count("won"), len(finished) - len(counted))


def round_summary(rows: Sequence[TableRow], row: TableRow) -> protocol.RoundSummary | None:
    """Return the summary of the round that a game is part of, or None if there is none or it isn't over. rows: as in statistics_view()."""
    rounds = _rounds([other for other in rows if _key(other) == _key(row)])
    if row.round is None or row.round not in rounds:
        return None
    counted = {id: one.total for id, one in rounds.items() if one.counts}
    best = min(counted.values(), default=None)
    earlier_best = min((total for id, total in counted.items() if id != row.round), default=None)
    return protocol.RoundSummary(rounds[row.round], best, earlier_best, _handicap_of(rounds.values()))


def _handicap_of(rounds: Iterable[protocol.RoundScore]) -> float | None:
    return handicap([one.to_par for one in rounds if one.counts])


def _tally(
    kind: protocol.Kind, rows: Sequence[TableRow], states: dict[str, State], scoring: Literal["cards", "hole", "peaks"]
) -> protocol.Tally:
    won = [row for row in rows if states[row.id] == "won"]
    decided = [row for row in rows if states[row.id] != "open"]
    runs = [(state, len(list(run))) for state, run in groupby(states[row.id] for row in decided)]
    times, moves = [row.elapsed_ms for row in won], [row.played for row in won]
    scores = [row.score for row in decided] if scoring != "cards" else []
    return protocol.Tally(
        kind,
        len(rows),
        len(won),
        len(decided) - len(won),
        runs[-1][1] if runs and runs[-1][0] == "won" else 0,
        max((length for state, length in runs if state == "won"), default=0),
        min(times, default=None),
        round(sum(times) / len(times)) if times else None,
        min(moves, default=None),
        round(sum(moves) / len(moves), 1) if moves else None,
        (min if scoring == "hole" else max)(scores, default=None),
        round(sum(scores) / len(scores), 1) if scores else None,
    )


def _rounds(group: Sequence[TableRow]) -> dict[str, protocol.RoundScore]:
    """Return the finished rounds by their ids, latest last. If a hole was reshuffled, its last deal counts."""
    rounds: dict[str, dict[int, TableRow]] = {}
    for row in group:
        if row.round is not None and row.hole is not None:
            rounds.setdefault(row.round, {})[row.hole] = row
    found = {}
    for id, holes in rounds.items():
        played = Round(tuple(row.score for row in holes.values() if row.over))
        if len(holes) == HOLES and played.is_over:
            counts = not any(row.practice or row.helped for row in holes.values())
            at = max(row.updated_at for row in holes.values())
            found[id] = protocol.RoundScore(at, played.total, played.total - played.par, counts)
    return dict(sorted(found.items(), key=lambda item: item[1].played_at))


def _finished_view(row: TableRow, state: State) -> protocol.FinishedGame:
    return protocol.FinishedGame(
        row.id,
        row.game,
        _name_and_scoring(row)[0],
        str(row.deal),
        row.hole,
        state == "won",
        kind_of(row),
        row.played,
        row.elapsed_ms,
        row.updated_at,
        row.score,
        row.round,
    )

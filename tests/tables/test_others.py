"""How the other players did on the daily deals: which games count, and what is said about the results of all players."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import pytest

from longwood import protocol
from longwood.rules import rules_hash
from longwood.tables.history.others import LEAST_PLAYERS, DailyResult, ResultCount, players_view, results_of, to_store
from longwood.tables.history.progress import deal_on, games_on
from longwood.tables.store import TableRow
from longwood.variants import find_variant

MONDAY = date(2026, 11, 23)
"""The games of this day: forty-thieves, all-in-a-row, streets, lucas, limited."""
TUESDAY = date(2026, 11, 24)
"""The first game of this day is golf."""
SUNDAY = date(2026, 11, 22)


def row(number: int, game: str = "forty-thieves", day: date = MONDAY, **more: object) -> TableRow:
    values: dict[str, object] = {"seq": 5, "played": 5, "over": True, "won": False, **more}
    options = values.pop("options", {})
    round = values.pop("round", None)
    rules = values.pop("rules", rules_hash(find_variant(game).rules))
    return TableRow(f"t{number}", "p", game, options, rules, deal_on(day, game).number, round, None, number, number, **values)  # type: ignore[arg-type]


def counted(rows: Sequence[TableRow], today: date = TUESDAY) -> list[str]:
    """Return the ids of the tables that count."""
    return [result.table for result in results_of(rows, today)[0].values()]


def test_the_first_finished_game_of_a_deal_counts() -> None:
    assert counted([row(1, over=False), row(2), row(3, won=True)]) == ["t2"]
    assert counted([row(1, over=False, stuck=True), row(2, won=True)]) == ["t1"]
    assert counted([row(1, over=False), row(2, "streets", won=True)]) == ["t2"]


def test_the_best_game_counts_if_games_have_a_score() -> None:
    golf = [row(number, "golf", TUESDAY, score=score) for number, score in enumerate((9, 4, 7))]
    assert counted(golf) == ["t1"]
    peaks = next(day for day in (MONDAY + timedelta(days=n) for n in range(-40, 0)) if "tri-peaks" in {game.id for game in games_on(day)})
    assert counted([row(number, "tri-peaks", peaks, score=score) for number, score in enumerate((9, 24, 7))]) == ["t1"]


def test_games_in_progress_and_other_games_do_not_count() -> None:
    others = [
        row(1, over=False),
        row(2, options={"jokers": 1}),
        row(3, round="r"),
        row(4, rules="0" * 16),
        row(5, played=0),
        TableRow("t6", "p", "forty-thieves", {}, row(1).rules, 12345, None, None, 1, 1, seq=5, over=True),
    ]
    assert results_of(others, TUESDAY) == ({}, frozenset())


def test_a_deal_counts_from_its_day_on() -> None:
    games = [row(1, "golf", TUESDAY)]
    assert counted(games, MONDAY) == []
    assert counted(games, TUESDAY) == ["t1"]


def test_after_a_hint_neither_this_game_nor_a_later_one_of_the_deal_counts() -> None:
    assert counted([row(1, helped=True, won=True), row(2, won=True)]) == []
    assert counted([row(1, helped=True, over=False), row(2, won=True)]) == []
    assert counted([row(1), row(2, helped=True, won=True)]) == ["t1"]
    golf = [row(1, "golf", TUESDAY, score=9), row(2, "golf", TUESDAY, helped=True, score=0), row(3, "golf", TUESDAY, score=1)]
    assert counted(golf) == ["t1"]


def test_an_undo_excludes_only_games_with_a_score() -> None:
    assert counted([row(1, won=True, practice=True)]) == ["t1"]
    found, excluded = results_of([row(1, "golf", TUESDAY, practice=True)], TUESDAY)
    assert found == {}
    assert excluded == {("2026-11-24", "golf")}


def test_a_stored_result_stays_when_its_game_is_helped_later() -> None:
    stuck = row(1, over=False, stuck=True)
    stored, _ = results_of([stuck], TUESDAY)
    analysed = row(1, over=False, stuck=True, helped=True)
    assert to_store(results_of([analysed], TUESDAY)[0], stored, [analysed]) == stored
    going_on = row(1, over=False)
    assert to_store(results_of([going_on], TUESDAY)[0], stored, [going_on]) == {}, "after an undo it isn't finished any more"
    won = row(1, won=True)
    assert to_store(results_of([won], TUESDAY)[0], stored, [won]) == results_of([won], TUESDAY)[0]


def own(game: str = "forty-thieves", day: date = MONDAY, **more: object) -> dict[tuple[str, str], DailyResult]:
    values: dict[str, object] = {"won": True, "undone": False, "score": 104, "moves": 150, **more}
    return {(day.isoformat(), game): DailyResult(day.isoformat(), game, "t1", **values)}  # type: ignore[arg-type]


def wins(*moves: int) -> list[ResultCount]:
    return [ResultCount(True, False, 104, number, 1) for number in moves]


def lost(players: int, score: int = 30) -> ResultCount:
    return ResultCount(False, False, score, 100, players)


def view(
    counts: Sequence[ResultCount], mine: dict[tuple[str, str], DailyResult], game: str = "forty-thieves", *, is_counted: bool = True
) -> protocol.DealPlayers:
    [found] = players_view(TUESDAY if game == "golf" else MONDAY, {game: counts}, mine, is_counted=is_counted)
    return found


def test_nothing_is_said_before_enough_players_have_finished() -> None:
    assert players_view(MONDAY, {"forty-thieves": [lost(LEAST_PLAYERS - 1)]}, own(), is_counted=False) == []
    assert players_view(MONDAY, {"forty-thieves": [lost(LEAST_PLAYERS)]}, {}, is_counted=False) != []
    assert LEAST_PLAYERS == 20


def test_a_player_is_compared_with_the_others_only() -> None:
    counts = [lost(10), *wins(120, 130, 140), *wins(150), *wins(160, 170, 170, 180, 190, 200)]
    found = view(counts, own())
    assert (found.players, found.won, found.unaided) == (20, 10, 10)
    assert found.own == protocol.OwnResult(True, 100 * 16 // 19, 1)
    counts = [*counts, *wins(150)]
    assert view(counts, own()).own == protocol.OwnResult(True, 100 * 16 // 20, 1), "equal results aren't worse"
    assert view(counts, own(), is_counted=False).own == protocol.OwnResult(True, 100 * 16 // 21, 1)


def test_games_that_were_not_won_are_compared_by_their_cards() -> None:
    counts = [lost(8, 10), lost(4, 40), *wins(*[150] * 8)]
    found = view(counts, own(won=False, score=40))
    assert found.own == protocol.OwnResult(False, 100 * 8 // 19, None)


def test_fewer_strokes_and_more_points_are_better() -> None:
    counts = [ResultCount(False, False, score, 40, 5) for score in (-2, 3, 8, 20)]
    found = view(counts, own("golf", TUESDAY, won=False, score=3), "golf")
    assert (found.measure, found.own) == ("strokes", protocol.OwnResult(False, 100 * 10 // 19, 1))
    assert [(bar.lowest, bar.highest, bar.players) for bar in found.bars] == [
        (-5, -1, 5),
        (0, 4, 5),
        (5, 9, 5),
        (10, 14, 0),
        (15, 19, 0),
        (20, 24, 5),
    ]
    peaks = next(day for day in (MONDAY + timedelta(days=n) for n in range(-40, 0)) if "tri-peaks" in {game.id for game in games_on(day)})
    [found] = players_view(peaks, {"tri-peaks": counts}, own("tri-peaks", peaks, won=False, score=8), is_counted=True)
    assert (found.measure, found.own and found.own.better) == ("points", 100 * 10 // 19)


def test_undo_is_counted_separately() -> None:
    found = view([*wins(*[150] * 15), *(ResultCount(True, True, 104, 150, 1) for _ in range(5))], {})
    assert (found.won, found.unaided, found.own) == (20, 15, None)


@pytest.mark.parametrize("moves", [range(100, 120), range(100, 900, 40), [5] * 20, range(1, 21)])
def test_a_histogram_has_few_bars_that_contain_everybody(moves: Sequence[int]) -> None:
    found = view(wins(*moves), {})
    assert 1 <= len(found.bars) <= 8
    assert sum(bar.players for bar in found.bars) == 20
    assert all(one.highest + 1 == other.lowest for one, other in zip(found.bars, found.bars[1:], strict=False))
    for bar in found.bars:
        assert bar.players == sum(bar.lowest <= one <= bar.highest for one in moves)


def test_a_result_beyond_all_others_has_a_bar() -> None:
    found = view(wins(*range(100, 120)), own(moves=300), is_counted=False)
    assert found.own is not None
    assert found.own.bar is not None
    assert found.bars[found.own.bar].lowest <= 300 <= found.bars[found.own.bar].highest
    assert sum(bar.players for bar in found.bars) == 20

"""Tests of the analysis of a game: each verdict equals that of a separate search, the losing move loses, and the listed moves win."""

from __future__ import annotations

import random
import tracemalloc

import pytest

from longwood.errors import RecordError
from longwood.play import ColumnPosition, Move, Position, Record, make_record, start
from longwood.solver import Analysis, Cancel, Limit, Limits, Lost, Unknown, Verdict, Won, analyse, solve
from longwood.solver.analysis import analyse_position
from longwood.variants import Game, find_game


def played(game: Game, deal: int, follow: int, seed: int, moves: int = 200) -> tuple[Record, Position]:
    """Return a game that follows a winning line, if there is one, for `follow` moves and then continues at random."""
    position = start(game.rules, deal)
    verdict = solve(position, Limits(max_nodes=100_000))
    for move in verdict.moves[:follow] if isinstance(verdict, Won) else ():
        position.push(move)
    chance = random.Random(seed)
    while len(position.moves) < moves and (legal := position.legal_moves()):
        position.push(chance.choice(legal))
    return make_record(game.id, game.options, game.rules, position, deal=deal), position


def at(end: Position, moves: int) -> Position:
    """Return the position after that many moves of a game."""
    position = end.copy()
    while len(position.moves) > moves:
        position.pop()
    return position


@pytest.mark.parametrize("name", ["golf", "golf-queens", "putt-putt", "tri-peaks", "thieves-golf"])
def test_every_verdict_equals_that_of_a_separate_search(name: str) -> None:
    game = find_game(name)
    losing = 0
    for deal in range(1, 7):
        record, end = played(game, deal, follow=8 * deal % 30, seed=deal)
        found = analyse(record, game.rules)
        assert len(found.verdicts) == len(record.moves) + 1
        for k, verdict in enumerate(found.verdicts):
            assert type(solve(at(end, k))) is type(verdict), f"deal {deal}, after {k} moves"
            check_line(at(end, k), verdict)
        losing += check_ways_out(found, end)
    assert losing >= 2


def check_line(position: Position, verdict: Verdict) -> None:
    if isinstance(verdict, Won):
        for move in verdict.moves:
            position.push(move)
        assert position.outcome() == "won"


def check_ways_out(found: Analysis, end: Position) -> bool:
    """Check the losing move and the list of winning moves before it. Returns whether there is a losing move."""
    if found.losing_move is None:
        return False
    before = at(end, found.losing_move - 1)
    winning = []
    for move in before.legal_moves():
        before.push(move)
        if isinstance(solve(before), Won):
            winning.append(move)
        before.pop()
    assert list(found.winning) == winning
    assert end.moves[found.losing_move - 1] not in winning
    assert found.undecided == ()
    return True


def test_a_won_game_needs_no_search() -> None:
    game = find_game("lucas")
    record, end = played(game, 1, follow=10_000, seed=1)
    assert end.outcome() == "won"
    found = analyse(record, game.rules)
    assert found.effort.nodes == 0
    assert all(isinstance(verdict, Won) for verdict in found.verdicts)
    assert [len(verdict.moves) for verdict in found.verdicts if isinstance(verdict, Won)] == list(range(len(record.moves), -1, -1))
    assert (found.last_won, found.first_lost, found.losing_move) == (len(record.moves), None, None)


def test_an_analysis_needs_few_searches() -> None:
    """A random game of n positions needs about log2(n) searches, not n."""
    game = find_game("golf")
    calls = []
    record, _ = played(game, 1, follow=0, seed=3)
    found = analyse(record, game.rules, on_progress=lambda known, of: calls.append((known, of)))
    assert found.verdicts
    assert len(calls) <= 9
    assert calls[-1] == (len(found.verdicts), len(found.verdicts))
    assert sorted(calls) == calls


def test_positions_beyond_the_node_limit_are_undecided() -> None:
    game = find_game("forty-thieves")
    record, end = played(game, 2, follow=60, seed=2, moves=90)
    found = analyse(record, game.rules, Limits(max_nodes=3000))
    kinds = [type(verdict) for verdict in found.verdicts]
    assert kinds == sorted(kinds, key=[Won, Unknown, Lost].index)
    assert found.last_won is not None
    assert found.last_won >= 60
    for k, verdict in enumerate(found.verdicts):
        if k % 9 == 0:
            check_line(at(end, k), verdict)


def long_game(moves: int, *, wins: bool) -> Position:
    """Return a game of about this many moves. Most of them move a card back and forth. Then follows a winning line, complete if `wins`."""
    position = start(find_game("lucas").rules, 1)
    win = solve(position)
    assert isinstance(win, Won)
    for move in win.moves:
        if there_and_back(position) is not None:
            break
        position.apply(move)
    rest = win.moves[position.played : None if wins else -1]
    go_to_and_fro(position, moves - len(win.moves))
    for move in rest:
        position.push(move)
    return position


def go_to_and_fro(position: Position, moves: int) -> None:
    """Move a card back and forth until the game has about this many moves."""
    pair = there_and_back(position)
    assert pair is not None
    while position.played < moves:
        for move in pair:
            position.apply(move)


def there_and_back(position: Position) -> tuple[Move, Move] | None:
    """Return a move and its reverse, which lead back to this position, or None."""
    line = position.line()
    for there in position.legal_moves():
        position.apply(there)
        for back in position.legal_moves():
            position.apply(back)
            same = position.line() == line
            position.pop()
            if same:
                position.pop()
                return there, back
        position.pop()
    return None


class Counted(ColumnPosition):
    """A position that counts the moves it makes and undoes."""

    __slots__ = ()
    steps = 0

    def apply(self, move: Move) -> None:
        Counted.steps += 1
        super().apply(move)

    def pop(self) -> Move:
        Counted.steps += 1
        return super().pop()


@pytest.mark.parametrize("wins", [True, False])
def test_the_analysis_of_a_long_game_takes_time_and_memory_in_proportion_to_its_length(wins: bool) -> None:
    steps, peaks = [], []
    for moves in (5_000, 19_900):
        end = long_game(moves, wins=wins)
        assert moves - 1000 < end.played <= moves
        end.__class__ = Counted
        Counted.steps = 0
        tracemalloc.start()
        found = analyse_position(end, Limits(max_nodes=20_000))
        words = found.verdicts.words()
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        steps.append(Counted.steps)
        assert set(words) == {"won"}
        assert len(words) == end.played + 1
        assert len(first.moves) == end.played if isinstance(first := found.verdicts[0], Won) and wins else not wins
    assert steps[1] < 8 * steps[0] + 100_000
    assert peaks[1] < 8 * peaks[0]
    assert peaks[1] < 2**24


def test_a_cancelled_analysis_searches_no_further_points() -> None:
    end = start(find_game("limited").rules, 4)
    go_to_and_fro(end, 5_000)
    cancel = Cancel()
    cancel.cancel()
    calls = []
    end.__class__ = Counted
    Counted.steps = 0
    found = analyse_position(end, on_progress=lambda known, of: calls.append((known, of)), cancel=cancel)
    assert len(calls) <= 2, "one for each end of the game"
    assert Counted.steps < 3 * end.played + 1000
    assert found.verdicts.words() == ["unknown"] * (end.played + 1)
    assert all(isinstance(verdict, Unknown) and verdict.limit is Limit.CANCELLED for verdict in found.verdicts)


def test_a_record_that_does_not_replay_is_refused() -> None:
    game = find_game("golf")
    record, _ = played(game, 1, follow=3, seed=1)
    with pytest.raises(RecordError):
        analyse(record, find_game("putt-putt").rules)


def test_an_exception_in_the_callback_is_raised() -> None:
    game = find_game("golf")
    record, _ = played(game, 1, follow=3, seed=1)

    def stop(known: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(record, game.rules, on_progress=stop)

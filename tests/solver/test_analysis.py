"""Tests of the analysis of a game: each verdict equals that of a separate search, the losing move loses, and the listed moves win."""

from __future__ import annotations

import random

import pytest

from longwood.errors import RecordError
from longwood.play import Position, Record, make_record, start
from longwood.solver import Analysis, Limits, Lost, Unknown, Verdict, Won, analyse, solve
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

"""Tests 300 random games from the whole parameter space in everything that a game of the catalogue can do."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import fields
from random import Random

from hypothesis import HealthCheck, given, note, settings

from longwood.play import Outcome, Position, make_record, parse_records, perft, replay, start
from longwood.play.record import format_record
from longwood.rules import ColumnRules, CoveringRules, Rules, deal, deal_to_json, rules_from_json, rules_to_json
from longwood.solver import Limits, Lost, Won, solve
from longwood.variants import find_game, own_variant
from tests.play import slow_referee
from tests.play.test_two_referees import compare
from tests.solver import native
from tests.strategies import DEALS, column_rules, covering_rules, easy_deal

_EXAMPLES = 150
"""For each of the two families."""
_LIMITS = Limits(max_nodes=500, max_bytes=2**26)
_STEPS = 12


def check(rules: Rules, seed: int) -> None:
    """Deal, play, record, verify and search a game, and compare it with the slow referee and with native perft."""
    note(repr(rules))
    assert rules_from_json(rules_to_json(rules), rules.name) == rules
    game = find_game(own_variant(rules).id)
    assert game.rules == rules
    position = play(rules, seed)
    record = make_record(game.id, game.options, game.rules, position, deal=seed)
    read = parse_records(format_record(record))
    assert read == [record]
    assert replay(read[0], find_game(read[0].game).rules) == position
    easy = start(rules, easy_deal(rules, seed, seed % 40))
    for at in (position, easy):
        for depth in range(3):
            assert native.perft(at, depth) == perft(at, depth), at.line()
        search(at)


def play(rules: Rules, seed: int) -> Position:
    """Play some random moves of a deal with both referees."""
    random = Random(seed)
    position, state = start(rules, seed), slow_referee.start(rules, deal_to_json(deal(rules, seed)))
    for _ in range(_STEPS):
        texts = compare(rules, position, state)
        if not texts:
            break
        text = random.choice(texts)
        position.push(position.parse_move(text))
        state = slow_referee.after(rules, state, text)
    return position


def search(position: Position) -> None:
    """Search a position. A win must replay, and a game that is over must have the right verdict."""
    verdict = solve(position, _LIMITS)
    if isinstance(verdict, Won):
        end = position.copy()
        for move in verdict.moves:
            end.push(move)
        assert end.outcome() is Outcome.WON
    if position.outcome() is Outcome.STUCK:
        assert isinstance(verdict, Lost)
    if position.outcome() is Outcome.WON:
        assert isinstance(verdict, Won)


def collect(rules: Rules, values: dict[str, set[str]]) -> None:
    for field in fields(rules):
        values[field.name].add(str(getattr(rules, field.name)))


def check_space(values: dict[str, set[str]]) -> None:
    """Check that the random games differed in every field except their name."""
    assert [name for name, found in values.items() if len(found) < 2] == ["name"]


def test_random_column_games_work_throughout() -> None:
    values: dict[str, set[str]] = defaultdict(set)

    @settings(max_examples=_EXAMPLES, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(column_rules(), DEALS)
    def one(rules: ColumnRules, seed: int) -> None:
        collect(rules, values)
        check(rules, seed)

    one()
    check_space(values)


def test_random_covering_games_work_throughout() -> None:
    values: dict[str, set[str]] = defaultdict(set)

    @settings(max_examples=_EXAMPLES, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(covering_rules(), DEALS)
    def one(rules: CoveringRules, seed: int) -> None:
        collect(rules, values)
        check(rules, seed)

    one()
    check_space(values)

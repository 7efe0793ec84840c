"""Tests of the measures of deals and their grades. docs/grades.json has the calibrations and the measures of some deals."""

from __future__ import annotations

import json
from collections import Counter
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from longwood.play import start
from longwood.rules import rules_hash
from longwood.solver import Won, solve
from longwood.solver.calibrated import CALIBRATED
from longwood.solver.difficulty import GRADES, WIN_LIMITS, Measures, difficulty, grade_of, has_grades, measure
from longwood.variants import find_game, find_variant

FILE = Path(__file__).resolve().parents[2] / "docs" / "grades.json"
ENTRIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
GRADED = [one["game"] for one in ENTRIES if one["agrees"]]
AGAIN = "calibrate it again: tools/calibrate_grades.py"


@pytest.mark.parametrize("one", ENTRIES, ids=lambda one: one["game"])
def test_a_calibration_is_of_the_present_rules_and_search(one: dict[str, Any]) -> None:
    rules = find_variant(one["game"]).rules
    assert one["rules_hash"] == rules_hash(rules), AGAIN
    for deal, effort, kept, length in one["samples"]:
        found = measure(rules, deal)
        assert found is not None, AGAIN
        assert (round(found.effort, 6), round(found.kept, 6), len(found.line)) == (effort, kept, length), AGAIN


def test_only_games_with_which_the_players_agree_have_grades() -> None:
    assert sorted(CALIBRATED) == sorted(one["rules_hash"] for one in ENTRIES if one["agrees"])
    for one in ENTRIES:
        lows = [one["wins_correlation"], one["cleared_correlation"]]
        assert one["agrees"] == any(value is not None and low > 0 for value, low, _ in lows)
    assert {"golf", "tri-peaks"} <= set(GRADED)


@pytest.mark.parametrize("game", GRADED)
def test_a_harder_measure_never_makes_a_deal_easier(game: str) -> None:
    rules = find_variant(game).rules
    (effort, kept, length), bounds = CALIBRATED[rules_hash(rules)]
    assert effort >= 0 >= kept
    assert length >= 0
    assert list(bounds) == sorted(set(bounds))


def test_the_grades_are_about_equally_frequent() -> None:
    rules = find_variant("tri-peaks").rules
    measures = (found for deal in count(5000) if (found := measure(rules, deal)) is not None)
    grades = Counter(grade_of(rules, found) for found in islice(measures, 200))
    assert set(grades) == set(GRADES)
    assert all(20 <= number <= 90 for number in grades.values()), grades


def test_the_line_of_the_measures_wins() -> None:
    rules = find_variant("putt-putt").rules
    found = measure(rules, 1)
    assert found is not None
    position = start(rules, 1)
    for move in found.line:
        position.push(move)
    assert isinstance(solve(position), Won)
    assert position.outcome().value == "won"


def test_a_deal_that_cannot_be_won_has_no_measures() -> None:
    rules = find_variant("golf").rules
    assert not isinstance(solve(start(rules, 2), WIN_LIMITS), Won)
    assert measure(rules, 2) is None


def test_the_bounds_separate_the_grades() -> None:
    rules = find_variant("golf").rules
    _, bounds = CALIBRATED[rules_hash(rules)]
    efforts = [round(effort / 10, 1) for effort in range(-400, 900)]
    found = [(difficulty(rules, one), grade_of(rules, one)) for one in (Measures(effort, 0.5, ()) for effort in efforts)]
    for value, grade in found:
        assert GRADES.index(grade) == sum(value > bound for bound in bounds)
    assert {grade for _, grade in found} == set(GRADES)


def test_options_have_no_grades() -> None:
    assert has_grades(find_game("golf").rules)
    assert not has_grades(find_game("golf", {"jokers": 1}).rules)

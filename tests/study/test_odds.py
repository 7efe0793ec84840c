"""The published table of odds."""

from __future__ import annotations

from pathlib import Path

import pytest
from odds_page import ODDS, PLAYERS, is_current, odds_sentences

from longwood.study.odds import best_known, read_odds, write_odds
from longwood.study.plan import StudyError
from longwood.study.summary import Count


def test_the_published_odds_are_of_the_present_rules() -> None:
    table = read_odds(ODDS)
    assert table
    assert [(one["game"], one["options"]) for one in table if not is_current(one)] == []
    for one in table:
        assert one["won"] + one["lost"] + one["open"] == one["deals"] > 0
        assert one["first_deal"] == 1
        assert one["winnable"] == [round(bound, 4) for bound in Count(one["won"], one["lost"], one["open"]).winnable]


def test_the_published_wins_of_players_are_of_the_present_rules() -> None:
    table = read_odds(PLAYERS)
    assert {one["game"] for one in table if one["policy"] == "careful"} >= {"golf", "tri-peaks", "forty-thieves"}
    assert [(one["game"], one["policy"]) for one in table if not is_current(one)] == []
    odds = best_known(read_odds(ODDS))
    for one in table:
        assert one["won"] + one["lost"] == one["deals"] > 0
        assert one["first_deal"] == 1
        assert one["moves"] > 0
        found = odds.get(one["rules_hash"])
        assert found is None or one["won"] / one["deals"] < (found["won"] + found["open"]) / found["deals"] + 0.05, one["game"]


def test_rules_pages_give_the_odds_of_their_rules() -> None:
    golf = next(one for one in read_odds(ODDS) if one["game"] == "golf" and not one["options"] and one["goal"] == "verdict")
    first, second = odds_sentences("golf", golf["rules_hash"])
    assert first.startswith(
        f"Between {golf['winnable'][0]:.2%} and {golf['winnable'][1]:.2%} of deals can be won ({golf['deals']:,} deals;"
    )
    assert second.startswith("A careful player who sees no hidden cards wins ")
    assert odds_sentences("golf", "0" * 16) == []


def test_a_changed_rule_makes_a_row_outdated() -> None:
    one = read_odds(ODDS)[0]
    assert is_current(one)
    assert not is_current({**one, "rules_hash": "0" * 16})


def test_a_deeper_study_replaces_those_of_fewer_deals(tmp_path: Path) -> None:
    file = tmp_path / "odds.json"
    row: dict[str, object] = {"game": "maria", "options": {}, "goal": "verdict", "max_nodes": 100, "deals": 50, "winnable": [0, 1]}
    write_odds(file, [row, {**row, "max_nodes": 1000, "deals": 10}])
    write_odds(file, [{**row, "max_nodes": 10, "deals": 60}])
    assert sorted(one["max_nodes"] for one in read_odds(file)) == [10, 100, 1000], "none has more of both"
    write_odds(file, [{**row, "goal": "score", "max_nodes": None}, {**row, "policy": "careful", "max_nodes": None}])
    assert len(read_odds(file)) == 5
    write_odds(file, [{**row, "max_nodes": None, "deals": 60}])
    left = {(one["goal"], one.get("policy"), one["max_nodes"]) for one in read_odds(file)}
    assert left == {("verdict", None, None), ("verdict", "careful", None), ("score", None, None)}
    assert len(read_odds(file)) == 3


def test_the_best_known_odds_of_a_game_come_first(tmp_path: Path) -> None:
    file = tmp_path / "odds.json"
    row: dict[str, object] = {"game": "maria", "options": {}, "rules_hash": "a", "goal": "verdict", "max_nodes": 100, "deals": 10_000}
    row["winnable"] = [0.5, 0.9]
    deeper = {**row, "max_nodes": 1000, "deals": 1000, "winnable": [0.6, 0.8]}
    other = {**row, "game": "lucas", "rules_hash": "b"}
    write_odds(file, [row, deeper, other, {**deeper, "goal": "score", "winnable": [0.7, 0.7]}])
    write_odds(file, [{**deeper, "policy": "careful", "winnable": [0.7, 0.7]}])
    assert best_known(read_odds(file)) == {"a": deeper, "b": other}


def test_a_new_summary_replaces_the_earlier_one(tmp_path: Path) -> None:
    file = tmp_path / "odds.json"
    golf: dict[str, object] = {"game": "golf", "options": {}, "goal": "verdict", "max_nodes": None, "deals": 10, "winnable": [0, 1]}
    write_odds(file, [golf, {**golf, "goal": "score"}])
    write_odds(file, [{**golf, "deals": 20}])
    assert [(one["goal"], one["deals"]) for one in read_odds(file)] == [("score", 10), ("verdict", 20)]
    file.write_text("[1]", encoding="utf-8")
    with pytest.raises(StudyError, match="not a table of odds"):
        read_odds(file)

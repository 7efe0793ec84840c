"""The published table of odds."""

from __future__ import annotations

from pathlib import Path

import pytest
from odds_page import ODDS, is_current

from longwood.study.odds import read_odds, write_odds
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
        assert len(one["open_deals"]) == min(one["open"], 5)


def test_a_changed_rule_makes_a_row_outdated() -> None:
    one = read_odds(ODDS)[0]
    assert is_current(one)
    assert not is_current({**one, "rules_hash": "0" * 16})


def test_a_new_summary_replaces_the_earlier_one(tmp_path: Path) -> None:
    file = tmp_path / "odds.json"
    golf: dict[str, object] = {"game": "golf", "options": {}, "goal": "verdict", "max_nodes": None, "deals": 10}
    write_odds(file, [golf, {**golf, "goal": "score"}])
    write_odds(file, [{**golf, "deals": 20}])
    assert [(one["goal"], one["deals"]) for one in read_odds(file)] == [("score", 10), ("verdict", 20)]
    file.write_text("[1]", encoding="utf-8")
    with pytest.raises(StudyError, match="not a table of odds"):
        read_odds(file)

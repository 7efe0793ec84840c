"""The list of deals that no search has decided."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from odds_page import ODDS, OPEN

from longwood.rules import rules_hash
from longwood.study.odds import read_odds
from longwood.study.open_deals import read_open, write_open
from longwood.study.plan import Plan, StudyError
from longwood.study.row import Row
from longwood.variants import find_game
from longwood.variants.unsolved import is_unsolved, unsolved_deals

MARIA = Plan.of(find_game("maria").rules, "maria", max_nodes=10)


def rows(verdicts: str, first: int = 1) -> list[Row]:
    """Return a result for each letter: w is won, l is lost, o is open, c has crashed."""
    words = {"w": ("won", ""), "l": ("lost", ""), "o": ("open", "nodes"), "c": ("open", "crashed")}
    return [Row(deal, *words[letter], 10, 0.1, None, None, "") for deal, letter in enumerate(verdicts, first)]


def listed(file: Path) -> list[tuple[str, int, list[int]]]:
    return [(one["game"], one["last_deal"], one["deals"]) for one in read_open(file)]


def test_a_decided_deal_never_becomes_open_again(tmp_path: Path) -> None:
    file = tmp_path / "open.json"
    write_open(file, MARIA, rows("owooc"))
    assert listed(file) == [("maria", 5, [1, 3, 4])]
    write_open(file, replace(MARIA, max_nodes=100), rows("wwo"))
    assert listed(file) == [("maria", 5, [3, 4])], "a search with a higher limit has won deal 1"
    write_open(file, MARIA, rows("owoocool"))
    assert listed(file) == [("maria", 8, [3, 4, 6, 7])], "the deals after the last one are new"
    with pytest.raises(StudyError, match="begins with 10"):
        write_open(file, MARIA, rows("o", first=10))
    golf = Plan.of(find_game("golf").rules, "golf")
    write_open(file, golf, rows("wl"))
    assert listed(file) == [("maria", 8, [3, 4, 6, 7])], "nothing is open"
    write_open(file, replace(MARIA, max_nodes=100), rows("wlwwlwll"))
    assert listed(file) == [("maria", 8, [])], "all are decided, and stay so"
    write_open(file, replace(MARIA, rules_hash="0" * 16), rows("ow"))
    assert listed(file) == [("maria", 2, [1])], "other rules are another game"


def test_only_searches_for_wins_leave_deals_open(tmp_path: Path) -> None:
    for plan in (replace(MARIA, policy="careful"), replace(MARIA, goal="score")):
        with pytest.raises(StudyError, match="only a search for wins"):
            write_open(tmp_path / "open.json", plan, rows("o"))


def test_a_file_that_is_no_list_is_named(tmp_path: Path) -> None:
    file = tmp_path / "open.json"
    file.write_text('[{"game": "golf"}]', encoding="utf-8")
    with pytest.raises(StudyError, match="not a list of open deals"):
        read_open(file)


def test_the_published_list_agrees_with_the_odds_and_the_program() -> None:
    lists = {(one["game"], str(one["options"])): one for one in read_open(OPEN)}
    for one in lists.values():
        assert one["rules_hash"] == rules_hash(find_game(one["game"], one["options"]).rules), one["game"]
        assert one["deals"] == sorted(set(one["deals"]))
        assert unsolved_deals(one["rules_hash"]) == set(one["deals"])
    for row in read_odds(ODDS):
        if row["goal"] == "verdict" and row["open"]:
            one = lists[row["game"], str(row["options"])]
            assert one["last_deal"] >= row["deals"], row["game"]
            assert sum(deal <= row["deals"] for deal in one["deals"]) <= row["open"], row["game"]


def test_unsolved_deals_are_known_by_rules_and_number() -> None:
    one = next(one for one in read_open(OPEN) if one["deals"])
    decided = next(deal for deal in range(1, 1000) if deal not in one["deals"])
    assert is_unsolved(one["rules_hash"], one["deals"][0])
    assert not is_unsolved(one["rules_hash"], decided)
    assert not is_unsolved("0" * 16, one["deals"][0])

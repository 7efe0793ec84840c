"""Tests that earlier versions of a game's rules stay in the catalogue, so that old records, stored games and links still work."""

from __future__ import annotations

from longwood.rules import rules_hash
from longwood.variants import CATALOGUE, find_any_game, find_first_game, find_game, find_variant

FILLED_WITH_ONE_CARD = "0dbc5f7cfd9817e4"
"""The hash of the earlier rules of Little Forty (PySolFC), which filled a gap with one card from the stock."""


def test_a_rules_hash_finds_the_earlier_version() -> None:
    former = find_game("little-forty-pysol", rules=FILLED_WITH_ONE_CARD)
    assert (former.id, former.options, rules_hash(former.rules)) == ("little-forty-pysol", (), FILLED_WITH_ONE_CARD)
    assert former.rules in find_variant("little-forty-pysol").former
    assert find_any_game("little-forty-pysol", rules=FILLED_WITH_ONE_CARD) == former


def test_an_earlier_version_accepts_options_too() -> None:
    back = {"foundation_return": True}
    hashed = rules_hash(find_first_game("little-forty-pysol", back).rules)
    former = find_game("little-forty-pysol", back, rules=hashed)
    assert (dict(former.options), rules_hash(former.rules)) == (back, hashed)
    assert hashed not in (FILLED_WITH_ONE_CARD, rules_hash(find_game("little-forty-pysol", back).rules))


def test_an_unknown_hash_or_no_hash_gives_the_current_rules() -> None:
    present = find_game("little-forty-pysol")
    assert present.rules == find_variant("little-forty-pysol").rules
    for hashed in (None, rules_hash(present.rules), "0000000000000000"):
        assert find_game("little-forty-pysol", rules=hashed) == present


def test_the_first_version_is_the_current_one_if_the_rules_never_changed() -> None:
    assert find_first_game("golf", {"jokers": 1}) == find_game("golf", {"jokers": 1})
    assert rules_hash(find_first_game("little-forty-pysol").rules) == FILLED_WITH_ONE_CARD


def test_no_version_of_a_game_has_the_rules_of_another() -> None:
    hashes = [rules_hash(rules) for variant in CATALOGUE for rules in (variant.rules, *variant.former)]
    assert len(hashes) == len(set(hashes))

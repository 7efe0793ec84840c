"""Tests of custom games: their ids hold the rules, and files define them. Each kind of error names the line, the key and what to write."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.errors import LongwoodError, RulesError, UnknownGameError
from longwood.play import format_record, make_record, parse_record, replay, start
from longwood.rules import AnyRules, Build, ColumnRules, CoveringRules, RaceRules, Rules, columns, rules_hash
from longwood.variants import (
    CATALOGUE,
    RACES,
    AnyVariant,
    RaceGame,
    find_any_game,
    find_game,
    find_variant,
    format_own_file,
    game_from_json,
    game_to_json,
    is_own,
    is_race,
    own_variant,
    parse_own_file,
)
from longwood.variants.own import MAX_NAME
from tests.strategies import any_rules

NINE = 'parent = "streets"\nname = "Nine Streets"\ncolumns = 9\n'
NAMES = st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), min_size=1, max_size=MAX_NAME).filter(
    lambda name: name == name.strip() != ""
)


@given(any_rules(), NAMES)
def test_the_id_of_a_custom_game_holds_its_name_and_rules(rules: Rules, name: str) -> None:
    variant = own_variant(replace(rules, name=name))
    found = find_game(variant.id)
    assert (found.rules, found.name, found.id) == (rules, name, variant.id)
    assert is_own(variant.id)
    assert game_from_json(game_to_json(found)) == found


@given(any_rules(), st.integers(0, 2**63 - 1))
def test_a_record_of_a_custom_game_can_be_checked_by_anyone(rules: Rules, deal: int) -> None:
    game = find_game(own_variant(rules).id)
    position, chance = start(game, deal), random.Random(deal)
    while len(position.moves) < 8 and (moves := position.legal_moves()):
        position.push(chance.choice(moves))
    text = format_record(make_record(game.id, game.options, game.rules, position, deal=deal))
    record = parse_record(text)
    assert replay(record, find_game(record.game).rules) == position


@pytest.mark.parametrize("variant", [*CATALOGUE, *RACES], ids=lambda variant: variant.id)
def test_a_template_with_every_field_gives_the_rules_it_starts_from(variant: AnyVariant) -> None:
    text = format_own_file(find_any_game(variant.id))
    assert parse_own_file(text, "toml").rules == variant.rules  # everything is commented out
    filled = re.sub(r"^# ([a-z_]+ = )", r"\1", text, flags=re.MULTILINE)
    assert len(filled.splitlines()) == len(text.splitlines())
    assert filled.count("\n# ") < text.count("\n# ")
    assert parse_own_file(filled, "toml").rules == variant.rules


def test_toml_and_json_files_define_the_same_game() -> None:
    game = parse_own_file(NINE, "toml")
    streets = find_variant("streets").rules
    assert isinstance(streets, ColumnRules)
    assert game.rules == replace(streets, columns=9)
    assert streets.build is Build.ALTERNATE_COLOUR
    assert parse_own_file('{"parent": "Streets", "name": "Nine Streets", "columns": 9}', "json") == game


def test_a_file_can_start_from_any_game_in_any_language() -> None:
    assert parse_own_file('parent = "Сорок разбойников"\nname = "Ещё"\nredeals = "unlimited"', "toml").rules.redeals is None  # type: ignore[union-attr]  # columns
    race = parse_own_file('parent = "spit"\nname = "Small Spit"\npiles = 3', "toml")
    assert isinstance(race, RaceGame)
    assert is_race(race.id)
    assert find_any_game(race.id) == race
    layout = parse_own_file('parent = "golf"\nname = "Wide"\n[layout]\ncolumns = [9, 4]', "toml").rules
    assert isinstance(layout, CoveringRules)
    assert layout.layout == columns(9, 4)
    again = parse_own_file(f"parent = {json.dumps(race.id)}\nname = 'Again'\nequal_rank = true", "toml")
    assert again.rules == replace(race.rules, equal_rank=True)


NEEDED = [
    ("golf", "holes = 2", 'scoring = "cards" and draw = 1'),
    ("golf", "draw = 2", 'scoring = "cards"'),
    ("golf", "redeals = 1", 'scoring = "cards" and draw = 1'),
    ("robert", 'more_presets = ["KH"]', "holes = 2"),
    ("take-away", "layout = {none = []}", "draw = 1"),
    ("streets", "cells_dealt = true", "cells = 1"),
    ("streets", "fill_draws = true", 'empty = "auto_fill"'),
]


@pytest.mark.parametrize(("parent", "change", "needed"), NEEDED)
def test_a_contradiction_names_what_would_help_and_it_helps(parent: str, change: str, needed: str) -> None:
    """A word, a number, or two of them."""
    text = f'parent = "{parent}"\nname = "Mine"\n{change}\n'
    assert f"It works with {needed}" in error(text)
    rules = parse_own_file(text + needed.replace(" and ", "\n"), "toml").rules
    assert not isinstance(rules, RaceRules)
    assert start(rules, 1).legal_moves()


def error(text: str, form: str = "toml") -> str:
    with pytest.raises(RulesError) as caught:
        parse_own_file(text, form)  # type: ignore[arg-type]  # "toml" or "json"
    return str(caught.value)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ("colums = 9", "line 3: colums: Streets has no such rule; did you mean columns?"),
        ("build-wrap = true", "line 3: build-wrap: Streets has no such rule; did you mean build_wrap?"),
        ('columns = "9"', "line 3: columns can't be '9'; write a whole number"),
        ("\n\nbuild_wrap = 1", "line 5: build_wrap can't be 1; write true or false"),
        (
            'build = "alternate_color"',
            'line 3: build can\'t be \'alternate_color\'; write "same_suit", "different_suit", "alternate_colour" or "any". '
            'Did you mean "alternate_colour"?',
        ),
        ('redeals = "lots"', "line 3: redeals can't be 'lots'; write a whole number or \"unlimited\""),
        ("columns = 2024-01-01", "line 3: columns can't be datetime.date(2024, 1, 1); write a whole number"),
        # contradictions: the key that causes it, and what would help
        ("draw = 2\ndecks = 5", "line 4: decks is 5; it must be 1 to 4"),
        ("columns = 19\ncards = 6", "lines 3 (columns), 4 (cards): 19 columns of 6 need 114 cards; two decks have 104"),
        (
            "foundation_base = 2",
            "line 3: foundation_base: foundations that do not start with Aces must wrap from King to Ace. "
            "It works with foundation_wrap = true",
        ),
        ("fill_draws = true", 'line 3: fill_draws needs empty=auto_fill, not any. It works with empty = "auto_fill"'),
        ("decks = 0\ndraw = 0", "lines 3 (decks), 4 (draw): decks is 0; it must be 1 to 4"),
    ],
)
def test_an_error_names_the_line_the_key_and_the_allowed_values(changes: str, message: str) -> None:
    assert error(f'parent = "streets"\nname = "X"\n{changes}') == message


def test_an_unknown_key_without_a_similar_one_lists_the_keys() -> None:
    assert "the keys are parent, name, decks, columns," in error('parent = "streets"\nname = "X"\nzzz = 1')


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("columns = 9", 'parent is missing; write parent = "streets"'),
        ('parent = "golf"', 'name is missing; write name = "My game"'),
        (
            '# a comment\nparent = "strets"\nname = "X"',
            "line 2: parent: there is no game called 'strets'; did you mean streets?",
        ),
        ('parent = 7\nname = "X"', "line 1: parent: there is no game called '7'"),
        ('parent = "golf"\nname = ""', "line 2: name can't be ''; write a name of 1 to 60 characters on one line"),
        (f'parent = "golf"\nname = "{"x" * 61}"', "line 2: name can't be"),
        ('parent = "golf"\nname = "a\\nb"', "line 2: name can't be 'a\\nb'"),
        ('parent = "golf"\nname = "a\\u202Eb"', "line 2: name can't be"),
        ('parent = "golf"\nname = "X"\njokers = \n', "line 3: not TOML: invalid value"),
        ('parent = "golf"\nname = "X"\njokers = 1\njokers = 2', "line 4: not TOML: cannot overwrite a value"),
        ('parent = "golf"\nname = "X', "line 2: not TOML: "),
        ('parent = "golf"\nname = "X"\nlayout = {fan = [1, 2]}', "line 3: layout: unknown layout 'fan' with sizes [1, 2]; choose columns"),
        ('parent = "golf"\nname = "X"\nlayout.columns = [60, 2]', "line 3: layout: columns(60, 2) has 120 slots; at most 106"),
        ('parent = "golf"\nname = "X"\n\n[layout]\ncolumns = 7', "line 4: layout can't be {'columns': 7}; write a layout"),
    ],
)
def test_an_error_in_a_toml_file_names_its_line(text: str, message: str) -> None:
    assert error(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "a rule file must be a JSON object"),
        ('{"parent": "golf",\n "name": }', "line 2: not JSON: expecting value"),
        ('{"parent": "golf",\n "name": "X",\n "name": "Y"}', "line 2: name: this key appears twice"),
        (
            '{"parent": "golf", "name": "columns",\n "layout": {"columns": [7, 5]},\n "columns": 7}',
            "line 3: columns: Golf has no such rule",
        ),
        ('{"parent": "golf",\n "name": "X",\n "decks": 1' + "0" * 5000 + "}", "not JSON that Longwood can read"),
        ("[" * 100_000, "not JSON that Longwood can read"),
    ],
)
def test_an_error_in_a_json_file_names_its_line(text: str, message: str) -> None:
    assert error(text, "json").startswith(message)


@pytest.mark.parametrize(
    "id",
    [
        "own:",
        "own:{}",
        "own:[]",
        "own:{",
        "own:" + "[" * 1500,
        "own:" + "1" * 1900,
        'own:{"name":"X","version":1,"family":"columns","colums":9}',
        'own:{"name":"X","version":2,"family":"columns"}',
        'own:{"name":"X","version":1,"family":"chess"}',
        'own:{"name":"X\\n","version":1,"family":"columns","columns":0}',
        'own:{"name":7,"version":1,"family":"columns"}',
        'own:{"version":1,"family":"columns"}',
        'own:{"name":"X","version":1,"family":"columns","columns":NaN}',
        'own:{"name":"X","version":1,"family":"columns"' + " " * 2000 + "}",
    ],
)
def test_an_id_that_holds_no_rules_is_refused(id: str) -> None:
    for find in (find_variant, find_game, find_any_game, is_race):
        with pytest.raises((RulesError, UnknownGameError)):
            find(id)


@given(st.text(max_size=40))
def test_no_text_is_more_than_a_wrong_id(text: str) -> None:
    with pytest.raises(LongwoodError):
        find_variant(f"own:{text}")


@given(st.text(max_size=60), st.sampled_from(["toml", "json"]))
def test_no_text_is_more_than_a_wrong_file(text: str, form: str) -> None:
    assert error(text, form)


def test_the_same_rules_have_the_same_hash_whatever_their_name() -> None:
    rules: AnyRules = find_variant("streets").rules
    assert rules_hash(find_variant(own_variant(replace(rules, name="Mine")).id).rules) == rules_hash(rules)

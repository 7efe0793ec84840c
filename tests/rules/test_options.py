"""Tests of options: their notation, combining them in any order, and the errors for contradictory ones."""

from __future__ import annotations

import itertools
from dataclasses import replace
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.errors import RulesError
from longwood.rules import (
    CoveringRules,
    Hole,
    OnKing,
    OptionValue,
    Rules,
    apply_options,
    canonical_options,
    columns,
    format_option,
    menu_options,
    options_of,
    parse_option,
    rules_hash,
)
from longwood.variants import CATALOGUE, Variant, find_game, find_race, find_variant
from tests.strategies import any_rules

GOLF = find_variant("golf").rules
RACE_NAMES = ("equal_rank", "stack_equals", "no_slap")
NAMES = (
    *("queens_on_kings", "around_corner", "jokers", "empty_foundation", "must_play", "decks", "open", "face_down"),
    *("any_starter", "wrap", "on_king", "foundation_return"),
    *RACE_NAMES,
)


@st.composite
def some_options(draw: st.DrawFn, rules: Rules) -> dict[str, OptionValue]:
    """Draw options that these rules accept, including contradictory ones."""
    choices = {option.name: option.choices for option in options_of(rules)}
    names = draw(st.lists(st.sampled_from(list(choices)), unique=True)) if choices else []
    return {name: draw(st.sampled_from(choices[name])) for name in names}


# Notation


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("around_corner", "around_corner", True),
        ("around_corner=true", "around_corner", True),
        ("around_corner=No", "around_corner", False),
        ("jokers=2", "jokers", 2),
        ("decks=1", "decks", 1),
        ("on_king=Queen", "on_king", "queen"),
        ("wrap=off", "wrap", False),
    ],
)
def test_options_can_be_parsed(text: str, name: str, value: OptionValue) -> None:
    assert parse_option(text) == (name, value)
    assert type(parse_option(text)[1]) is type(value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("jokers=3", "option jokers can't be '3'; choose 0, 1 or 2"),
        ("jokers", "option jokers can't be ''; choose 0, 1 or 2"),
        ("jokers=true", "option jokers can't be 'true'; choose 0, 1 or 2"),
        ("jokers=\u0661", "option jokers can't be '\u0661'; choose 0, 1 or 2"),
        ("around_corner=", "option around_corner can't be ''; choose false or true"),
        ("around_corner=2", "option around_corner can't be '2'; choose false or true"),
        ("on_king=king", "option on_king can't be 'king'; choose nothing or queen"),
        ("on_king", "option on_king can't be ''; choose nothing or queen"),
        ("joker=1", "there is no option 'joker'; did you mean jokers?"),
        ("sideways", f"there is no option 'sideways'; the options are {', '.join(NAMES)}"),
        ("", f"there is no option ''; the options are {', '.join(NAMES)}"),
        ("=1", f"there is no option ''; the options are {', '.join(NAMES)}"),
    ],
)
def test_strings_that_are_not_options_are_refused(text: str, message: str) -> None:
    with pytest.raises(RulesError) as error:
        parse_option(text)
    assert str(error.value) == message


@given(any_rules(), st.data())
def test_options_can_be_formatted_and_parsed(rules: Rules, data: st.DataObject) -> None:
    for name, value in data.draw(some_options(rules)).items():
        assert parse_option(format_option(name, value)) == (name, value)


# Which options a game accepts


def test_golf_accepts_only_its_options() -> None:
    taken = [option.name for option in options_of(GOLF)]
    assert taken == [name for name in NAMES if name not in ("any_starter", "foundation_return", *RACE_NAMES)]
    assert [option.name for option in menu_options(GOLF)] == [
        *("queens_on_kings", "around_corner", "jokers", "empty_foundation", "must_play", "decks", "face_down")
    ]


@pytest.mark.parametrize(
    ("game", "option", "message"),
    [
        ("forty-thieves", {"jokers": 1}, "Forty Thieves doesn't have the option jokers; it has foundation_return"),
        ("golf", {"foundation_return": True}, "Golf doesn't have the option foundation_return; it has queens_on_kings,"),
        ("black-hole", {"jokers": 1}, "Black Hole doesn't have the option jokers; it has queens_on_kings, around_corner,"),
        ("black-hole", {"must_play": True}, "Black Hole doesn't have the option must_play; it has"),
        ("black-hole", {"empty_foundation": True}, "Black Hole doesn't have the option empty_foundation; it has"),
        ("all-in-a-row", {"jokers": 2}, "All in a Row doesn't have the option jokers; it has"),
        ("tri-peaks", {"decks": 2}, "Tri Peaks doesn't have the option decks; it has"),
        ("golf", {"any_starter": True}, "Golf doesn't have the option any_starter; it has"),
        ("golf", {"joker": 1}, "there is no option 'joker'; did you mean jokers?"),
        ("golf", {"sideways": 1}, "there is no option 'sideways'; Golf has queens_on_kings, around_corner, jokers,"),
        ("golf", {"jokers": 3}, "option jokers can't be 3; choose 0, 1 or 2"),
        ("golf", {"jokers": True}, "option jokers can't be True; choose 0, 1 or 2"),
        ("golf", {"jokers": 1.0}, "option jokers can't be 1.0; choose 0, 1 or 2"),
        ("golf", {"around_corner": 1}, "option around_corner can't be 1; choose false or true"),
        ("golf", {"around_corner": "true"}, "option around_corner can't be 'true'; choose false or true"),
        ("golf", {"on_king": "king"}, "option on_king can't be 'king'; choose nothing or queen"),
        ("golf", {"on_king": ["queen"]}, "option on_king can't be ['queen']; choose nothing or queen"),
        ("golf", {"on_king": None}, "option on_king can't be None; choose nothing or queen"),
        (
            "golf",
            {"wrap": True, "around_corner": False},
            "Golf: the options wrap and around_corner=false conflict: they are two names for the same option",
        ),
        (
            "golf",
            {"open": True, "face_down": True},
            "Golf: the options face_down and open conflict: each is the opposite of the other",
        ),
        (
            "golf",
            {"on_king": "queen", "queens_on_kings": False},
            "Golf: the options on_king=queen and queens_on_kings=false conflict: they are two names for the same option",
        ),
    ],
)
def test_an_option_that_a_game_does_not_have_is_refused(game: str, option: dict[str, OptionValue], message: str) -> None:
    with pytest.raises(RulesError) as error:
        find_game(game, option)
    assert str(error.value).startswith(message)


# The effect of options


@pytest.mark.parametrize(
    ("option", "changed"),
    [
        ({"queens_on_kings": True}, {"on_king": OnKing.QUEEN}),
        ({"on_king": "queen"}, {"on_king": OnKing.QUEEN}),
        ({"around_corner": True}, {"wrap": True}),
        ({"wrap": True}, {"wrap": True}),
        ({"jokers": 2}, {"jokers": 2}),
        ({"empty_foundation": True}, {"hole": Hole.EMPTY}),
        ({"must_play": True}, {"must_play": True}),
        ({"decks": 2}, {"decks": 2, "layout": columns(9, 7)}),
        ({"face_down": True}, {"face_down": True}),
        ({"open": False}, {"face_down": True}),
        ({"open": True, "jokers": 0, "decks": 1, "on_king": "nothing"}, {}),
        ({"around_corner": True, "queens_on_kings": True}, {"wrap": True}),
        ({"around_corner": True, "on_king": "queen", "jokers": 1}, {"wrap": True, "jokers": 1}),
    ],
)
def test_options_change_the_rules_of_golf(option: dict[str, OptionValue], changed: dict[str, object]) -> None:
    assert isinstance(GOLF, CoveringRules)
    fields = {"on_king": GOLF.on_king, "wrap": GOLF.wrap, "jokers": 0, "hole": GOLF.hole, "must_play": False} | changed
    assert apply_options(GOLF, option) == CoveringRules(name="Golf", **fields)  # type: ignore[arg-type]  # the types differ by field


def test_any_starter_can_be_switched_on_and_off() -> None:
    hole = find_variant("black-hole").rules
    free = apply_options(hole, {"any_starter": True})
    assert isinstance(free, CoveringRules)
    assert (free.hole, free.preset) == (Hole.DEALT, None)
    assert apply_options(free, {"any_starter": False}) == hole


def test_options_without_an_effect_are_left_out() -> None:
    assert find_game("golf", {"around_corner": True, "queens_on_kings": True}).options == (("around_corner", True),)
    assert find_game("golf-queens", {"around_corner": True}).options == (("around_corner", True),)
    assert find_game("tri-peaks", {"wrap": False, "on_king": "queen"}).options == (("queens_on_kings", True), ("around_corner", False))
    assert find_game("golf", {"jokers": 0, "must_play": False, "decks": 1}).options == ()
    assert find_game("tri-peaks", {"open": True}) == find_game("tri-peaks", {"face_down": False})


def some_orders(options: dict[str, OptionValue]) -> list[tuple[tuple[str, OptionValue], ...]]:
    """Return a few orders of the options, including the reversed one."""
    items = tuple(options.items())
    return [items[::-1], *islice(permutations(items), 1, 5)]


@given(any_rules(), st.data())
def test_the_order_does_not_matter_and_canonical_options_have_the_same_effect(rules: Rules, data: st.DataObject) -> None:
    options = data.draw(some_options(rules))
    try:
        made = apply_options(rules, options)
    except RulesError:
        for order in some_orders(options):
            with pytest.raises(RulesError):
                apply_options(rules, dict(order))
        return
    for order in some_orders(options):
        assert apply_options(rules, dict(order)) == made
    canonical = canonical_options(rules, made)
    assert apply_options(rules, canonical) == made
    assert canonical_options(rules, apply_options(rules, canonical)) == canonical
    assert list(canonical) == [name for name in NAMES if name in canonical]
    assert rules_hash(apply_options(rules, canonical)) == rules_hash(made)
    assert (canonical == {}) is (made == rules)
    for name in canonical:
        fewer = {key: value for key, value in canonical.items() if key != name}
        assert apply_options(rules, fewer) != made  # no option is superfluous


@given(st.sampled_from(CATALOGUE), st.data())
def test_a_game_can_be_restored_from_its_options(variant: Variant, data: st.DataObject) -> None:
    try:
        game = find_game(variant.id, data.draw(some_options(variant.rules)))
    except RulesError:
        return
    assert find_game(variant.id, dict(game.options)) == game
    assert find_game(variant.id, dict(reversed(game.options))) == game
    assert find_game(variant.id, dict(map(parse_option, itertools.starmap(format_option, game.options)))) == game


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_the_menu_has_each_setting_once(variant: Variant) -> None:
    options = menu_options(variant.rules)
    assert {"wrap", "on_king"}.isdisjoint(option.name for option in options)
    assert len({"open", "face_down"} & {option.name for option in options}) <= 1
    for option in options:
        assert option.read(variant.rules) in option.choices
        assert option.label
        for value in option.choices:
            if value != option.read(variant.rules):
                # If Aces and Kings connect, Queens go on Kings anyway, so queens_on_kings has an effect only without around_corner.
                other: dict[str, OptionValue] = {"around_corner": False} if option.name == "queens_on_kings" else {}
                game = find_game(variant.id, {**other, option.name: value})
                assert game.rules != find_game(variant.id, other).rules, f"{option.name}={value} changes nothing in {variant.id}"


def test_spit_accepts_only_its_own_options() -> None:
    spit = find_race("spit").rules
    assert tuple(option.name for option in options_of(spit)) == RACE_NAMES
    assert not any(option.read(spit) for option in options_of(spit))
    for name in RACE_NAMES:
        made = apply_options(spit, {name: True})
        assert made == replace(spit, **{name: True})  # type: ignore[arg-type]  # an on/off option
        assert canonical_options(spit, made) == {name: True}
        assert rules_hash(made) != rules_hash(spit)
    with pytest.raises(RulesError, match="Spit doesn't have the option jokers; it has equal_rank, stack_equals, no_slap"):
        apply_options(spit, {"jokers": 1})
    with pytest.raises(RulesError, match="Golf doesn't have the option no_slap"):
        apply_options(GOLF, {"no_slap": True})

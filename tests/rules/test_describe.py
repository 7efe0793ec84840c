"""Tests that the rules pages mention every parameter, and that their sentences match the referee in longwood.play."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.cards import Card, Deal, card, parse_card, parse_cards
from longwood.errors import RulesError
from longwood.play import ColumnPosition, is_impossible, scoring, start
from longwood.play.columns.position import fits
from longwood.play.covering.position import goes_on
from longwood.rules import (
    FIRST_CARD,
    AnyRules,
    Build,
    ColumnRules,
    CoveringRules,
    DealUp,
    Empty,
    Hole,
    OnKing,
    RaceRules,
    Rules,
    Run,
    Scoring,
    Up,
    columns,
    describe,
    fans,
    no_tableau,
    peaks,
    pyramid,
    summary,
    trees,
)
from longwood.variants import CATALOGUE, find_variant

THIEVES = ColumnRules(name="x")
RUNS = ColumnRules(name="x", build=Build.ANY, run=Run.BY_BUILD, foundation_base=2, foundation_wrap=True)
GOLF = CoveringRules(name="x")
SPIT = RaceRules(name="x")

COLUMN_CHANGES: list[tuple[ColumnRules, dict[str, object]]] = [
    (THIEVES, {"decks": 3}),
    (THIEVES, {"columns": 9}),
    (THIEVES, {"cards": 5}),
    (THIEVES, {"face_down": 2}),
    (THIEVES, {"build": Build.DIFFERENT_SUIT}),
    (THIEVES, {"build": Build.ALTERNATE_COLOUR}),
    (THIEVES, {"build": Build.ANY}),
    (THIEVES, {"build_wrap": True}),
    (THIEVES, {"run": Run.BY_BUILD}),
    (RUNS, {"run": Run.SAME_SUIT}),
    (THIEVES, {"draw": 3}),
    (THIEVES, {"redeals": 1}),
    (THIEVES, {"redeals": None}),
    (THIEVES, {"empty": Empty.KING}),
    (THIEVES, {"empty": Empty.QUEEN}),
    (THIEVES, {"empty": Empty.NONE}),
    (THIEVES, {"empty": Empty.AUTO_FILL}),
    (replace(THIEVES, empty=Empty.AUTO_FILL, draw=3), {"fill_draws": True}),
    (RUNS, {"foundation_base": 3}),
    (RUNS, {"foundation_base": FIRST_CARD}),
    (THIEVES, {"foundation_up": Up.ALTERNATE_COLOUR}),
    (THIEVES, {"preset": True}),
    (THIEVES, {"foundation_return": True}),
    (replace(THIEVES, preset=True, foundation_return=True), {"preset_return": True}),
    (THIEVES, {"cards": 0}),
    (THIEVES, {"face_down_rows": (1, 3)}),
    (THIEVES, {"face_down_rows": (2,)}),
    (THIEVES, {"build_up": True}),
    (RUNS, {"run": Run.TO_EMPTY}),
    (THIEVES, {"empty": Empty.WASTE}),
    (THIEVES, {"waste_refills": True}),
    (THIEVES, {"cells": 3}),
    (replace(THIEVES, cells=3), {"cells_dealt": True}),
    (THIEVES, {"deal_up": DealUp.CARDS}),
    (replace(THIEVES, deal_up=DealUp.CARDS), {"deal_up": DealUp.ROWS}),
]
OPEN = CoveringRules(name="Open", layout=columns(4, 12), hole=Hole.EMPTY, scoring=Scoring.CARDS, decks=1, draw=1)
COVERING_CHANGES: list[tuple[CoveringRules, dict[str, object]]] = [
    (GOLF, {"layout": columns(7, 4)}),
    (GOLF, {"layout": columns(5, 7)}),
    (GOLF, {"layout": fans(7, 5)}),
    (GOLF, {"layout": peaks()}),
    (replace(GOLF, layout=peaks()), {"layout": peaks(4, 4)}),
    (replace(GOLF, layout=peaks(2, 3)), {"layout": peaks(2, 4)}),
    (GOLF, {"layout": trees(2, 6)}),
    (replace(GOLF, layout=trees(2, 6)), {"layout": trees(3, 6)}),
    (replace(GOLF, layout=trees(2, 6)), {"layout": trees(2, 7)}),
    (GOLF, {"layout": pyramid(6)}),
    (GOLF, {"decks": 2}),
    (GOLF, {"jokers": 1}),
    (GOLF, {"wrap": True}),
    (GOLF, {"on_king": OnKing.QUEEN}),
    (GOLF, {"hole": Hole.EMPTY}),
    (GOLF, {"hole": Hole.PRESET, "preset": parse_card("AS")}),
    (CoveringRules(name="x", hole=Hole.PRESET, preset=parse_card("AS")), {"preset": parse_card("KH")}),
    (GOLF, {"must_play": True}),
    (GOLF, {"face_down": True}),
    (GOLF, {"scoring": Scoring.PEAKS}),
    (GOLF, {"scoring": Scoring.CARDS}),
    (OPEN, {"holes": 2}),
    (replace(OPEN, holes=2), {"holes": 3}),
    (replace(OPEN, holes=3), {"more_presets": (parse_card("KH"),)}),
    (replace(OPEN, layout=columns(7, 5), draw=0), {"draw": 1}),
    (replace(OPEN, layout=columns(7, 5), draw=1), {"draw": 3}),
    (replace(OPEN, layout=columns(7, 5), draw=1), {"redeals": 2}),
    (replace(OPEN, layout=columns(7, 5), draw=1), {"redeals": None}),
    (replace(OPEN, layout=columns(7, 5), draw=1), {"layout": no_tableau()}),
]
RACE_CHANGES: list[tuple[RaceRules, dict[str, object]]] = [
    (SPIT, {"piles": 4}),
    (SPIT, {"equal_rank": True}),
    (SPIT, {"stack_equals": True}),
    (SPIT, {"no_slap": True}),
    (SPIT, {"countdown_ms": 4000}),
    (SPIT, {"stuck_ms": 2500}),
    (SPIT, {"idle_ms": 20_000}),
    (SPIT, {"slap_ms": 4000}),
    (SPIT, {"lock_ms": 250}),
    (SPIT, {"absence_ms": 60_000}),
    (SPIT, {"absences_ms": 90_000}),
    (SPIT, {"ready_ms": 30_000}),
]
# foundation_wrap has no effect on foundations that start with the Ace, because their 13 cards end with the King.
NOT_DESCRIBED = {"name", "foundation_wrap"}


def page(rules: AnyRules) -> str:
    return "\n".join(f"{section.heading}: {line}" for section in describe(rules) for line in section.lines)


def lines(rules: Rules, heading: str) -> tuple[str, ...]:
    return next(section.lines for section in describe(rules) if section.heading == heading)


@pytest.mark.parametrize(("base", "changed"), [*COLUMN_CHANGES, *COVERING_CHANGES, *RACE_CHANGES], ids=str)
def test_every_parameter_is_described(base: AnyRules, changed: dict[str, object]) -> None:
    other = replace(base, **changed)  # type: ignore[arg-type]  # the types differ by field
    assert page(other) != page(base)
    not_in_summary = {"foundation_wrap", "scoring", "fill_draws", "preset_return", "cells_dealt", "more_presets"} | {
        name for name in changed if name.endswith("_ms")
    }
    assert summary(other) != summary(base) or not_in_summary & changed.keys()


@pytest.mark.parametrize(("rules", "changes"), [(THIEVES, COLUMN_CHANGES), (GOLF, COVERING_CHANGES), (SPIT, RACE_CHANGES)])
def test_every_parameter_is_in_the_lists_above(rules: AnyRules, changes: list[tuple[AnyRules, dict[str, object]]]) -> None:
    assert {f.name for f in fields(rules)} - NOT_DESCRIBED == {name for _, changed in changes for name in changed}


def test_games_that_play_differently_have_different_pages() -> None:
    for read in (page, summary):
        texts = {read(variant.rules): variant.id for variant in CATALOGUE}
        assert len(texts) == len({variant.rules for variant in CATALOGUE})


def test_the_name_of_the_rules_does_not_change_the_page() -> None:
    assert page(replace(find_variant("golf").rules, name="Another")) == page(find_variant("golf").rules)


# Sentences compared with the referee


@pytest.mark.parametrize("build", Build)
def test_the_example_of_building_matches_the_referee(build: Build) -> None:
    example = lines(replace(THIEVES, build=build), "Building")[1]
    described = {suit for suit, name in enumerate(("clubs", "diamonds", "hearts", "spades")) if f" {name}" in example.split(" goes on ")[1]}
    if "any 10" in example:
        described = {0, 1, 2, 3}
    assert described == {suit for suit in range(4) if fits(replace(THIEVES, build=build), card(9, 2), card(10, suit))}


@pytest.mark.parametrize("wrap", [False, True])
def test_the_sentence_on_aces_matches_the_referee(wrap: bool) -> None:
    rules = replace(THIEVES, build_wrap=wrap)
    on_ace = any(fits(rules, Card(value), card(1, 0)) for value in range(52))
    assert on_ace is ("Nothing goes on an Ace." not in lines(rules, "Building"))


@pytest.mark.parametrize(("build", "run"), list(product(Build, Run)))
def test_the_sentence_on_moving_runs_matches_the_referee(build: Build, run: Run) -> None:
    rules = ColumnRules(name="x", decks=1, columns=1, cards=2, build=build, run=run)
    moves_two = {
        (deeper, upper)
        for deeper, upper in product(range(52), repeat=2)
        if ColumnPosition(rules, Deal(((Card(deeper), Card(upper)),))).movable(0) == 2
    }
    described = lines(rules, "Moving runs")
    assert ("Cards move one at a time." in described) is (not moves_two)
    if moves_two:
        one_suit = all(deeper // 13 == upper // 13 for deeper, upper in moves_two)
        assert ("one suit" in described[0] or "the same suit" in described[0]) is one_suit


@pytest.mark.parametrize(("wrap", "on_king", "jokers"), list(product([False, True], OnKing, range(3))))
def test_the_sentence_on_kings_matches_the_referee(wrap: bool, on_king: OnKing, jokers: int) -> None:
    if wrap and on_king is OnKing.QUEEN:
        return  # contradictory rules
    rules = replace(GOLF, wrap=wrap, on_king=on_king, jokers=jokers)
    ranks = {rank for rank in range(1, 14) if goes_on(rules, rank, 13)}
    described = lines(rules, "Playing")
    assert ("Nothing goes on a King." in described) is (not ranks and not jokers)
    assert ("Only a joker goes on a King." in described) is (not ranks and jokers > 0)
    assert ("Only a Queen goes on a King." in described) is (ranks == {12})
    assert ("Aces and Kings connect: an Ace goes on a King, and a King on an Ace." in described) is (ranks == {1, 12})
    assert any("joker goes on any card" in line for line in described) is (jokers > 0)


def test_the_scores_on_the_page_match_the_referee() -> None:
    golf, tri_peaks = " ".join(lines(GOLF, "Scoring")), " ".join(lines(find_variant("tri-peaks").rules, "Scoring"))
    assert f"a par of {scoring.HOLES * scoring.PAR_OF_HOLE}" in golf
    assert "nine holes" in golf
    assert scoring.HOLES == 9
    assert f"A draw costs {scoring.DRAW_PENALTY}" in tri_peaks
    assert f"{scoring.PEAK_BONUS} for each of the first two and {scoring.LAST_PEAK_BONUS} for the last" in tri_peaks
    assert "466" in tri_peaks  # docs/rulings.md, R40
    assert "at best -16" in golf
    assert "at best -17" in " ".join(lines(replace(GOLF, hole=Hole.EMPTY), "Scoring"))


def test_the_referee_finds_queens_under_kings_impossible() -> None:
    queens_down = "QCKC" + "QDKD" + "QHKH" + "QSKS"
    rest = [Card(c) for c in range(52) if Card(c) not in parse_cards(queens_down)]
    tops, others = parse_cards(queens_down), iter(rest)
    piles = [(tops[2 * n], tops[2 * n + 1]) if n < 4 else () for n in range(7)]
    tableau = tuple((*pile, *(next(others) for _ in range(5 - len(pile)))) for pile in piles)
    dealt = Deal(tableau, hole=next(others), stock=tuple(others))
    for rules in (GOLF, replace(GOLF, on_king=OnKing.QUEEN)):
        assert any("Queens" in line for line in lines(rules, "Impossible layouts"))
        assert is_impossible(start(rules, dealt))
    for rules in (replace(GOLF, wrap=True), replace(GOLF, hole=Hole.EMPTY), replace(GOLF, jokers=1)):
        assert not any("Queens" in line for line in lines(rules, "Impossible layouts"))
    assert not is_impossible(start(replace(GOLF, wrap=True), dealt))


def test_face_down_layouts_are_not_tested_for_impossibility() -> None:
    described = " ".join(lines(find_variant("tri-peaks").rules, "Impossible layouts"))
    assert "face-down cards" in described
    assert "reshuffle" not in described


@pytest.mark.parametrize(
    ("game", "heading", "words"),
    [
        ("forty-thieves", "Deal", "The remaining 64 cards form the stock"),
        ("forty-thieves", "Stock and waste", "There is no redeal"),
        ("napoleon-at-st-helena", "Stock and waste", "as often as you like"),
        ("little-forty", "Stock and waste", "three times, for 4 passes in all"),
        ("little-forty", "Stock and waste", "the next 3 cards"),
        ("lucas", "Deal", "the 8 Aces are taken out"),
        ("indian", "Deal", "with the bottom one of each face down and the top two face up"),
        ("rank-and-file", "Deal", "only the top card of each face up"),
        (
            "little-forty-pysol",
            "Empty columns",
            "If the waste is empty, 3 cards (or as many as are left) are drawn first, and the last one drawn fills",
        ),
        ("little-forty-pysol", "Moving runs", "lower than the one beneath it and of the same suit"),
        ("golf", "Deal", "The remaining 16 cards form the stock"),
        ("double-golf", "Deal", "The remaining 40 cards form the stock"),
        ("thieves-golf", "Deal", "One deck and two jokers (54 cards)"),
        ("black-hole", "Deal", "the Ace of spades is taken out"),
        ("black-hole", "Stock", "There is no stock"),
        ("all-in-a-row", "Playing", "While the foundation is empty, you can start it with any playable card."),
        ("elevator", "Deal", "covered cards face down"),
    ],
)
def test_the_page_includes_the_statements_of_the_sources(game: str, heading: str, words: str) -> None:
    assert words in " ".join(lines(find_variant(game).rules, heading))


# Random rules from the whole parameter space

ranks = st.integers(0, 13)
column_fields = st.fixed_dictionaries(
    {
        "decks": st.integers(1, 4),
        "columns": st.integers(1, 16),
        "cards": st.integers(0, 8),
        "face_down": st.integers(0, 3),
        "build": st.sampled_from(Build),
        "build_wrap": st.booleans(),
        "run": st.sampled_from(Run),
        "draw": st.integers(1, 3),
        "redeals": st.none() | st.integers(0, 11),
        "empty": st.sampled_from(Empty),
        "foundation_base": st.integers(0, 13),
        "foundation_up": st.sampled_from(Up),
        "foundation_wrap": st.booleans(),
        "preset": st.booleans(),
        "foundation_return": st.booleans(),
        "fill_draws": st.booleans(),
        "preset_return": st.booleans(),
        "face_down_rows": st.sampled_from([(), (2,), (2, 4), (1, 3)]),
        "build_up": st.booleans(),
        "waste_refills": st.booleans(),
        "cells": st.integers(0, 4),
        "cells_dealt": st.booleans(),
    }
)
covering_fields = st.fixed_dictionaries(
    {
        "layout": st.sampled_from(
            [columns(7, 5), columns(7, 1), columns(1, 9), columns(13, 4), fans(17, 3), peaks(), pyramid(1), pyramid(7)]
        ),
        "decks": st.integers(1, 2),
        "jokers": st.integers(0, 2),
        "wrap": st.booleans(),
        "on_king": st.sampled_from(OnKing),
        "hole": st.sampled_from(Hole),
        "preset": st.none() | st.integers(0, 51).map(Card),
        "must_play": st.booleans(),
        "face_down": st.booleans(),
        "scoring": st.sampled_from(Scoring),
    }
)


@given(st.tuples(st.just(ColumnRules), column_fields) | st.tuples(st.just(CoveringRules), covering_fields))
def test_any_rules_make_a_page_of_complete_sentences(made: tuple[type[Rules], dict[str, object]]) -> None:
    rules_type, values = made
    try:
        rules = rules_type(name="x", **values)  # type: ignore[arg-type]  # the types differ by field
    except RulesError:
        return
    for section in describe(rules):
        assert section.heading
        assert section.lines
        for line in section.lines:
            assert line[0].isupper() or line[0].isdigit()
            assert line.endswith(".")
            assert "  " not in line
            assert "None" not in line
            assert not any(
                wrong in f" {line}" for wrong in (" 1 cards", " 1 columns", " one decks", " a Ace", " A Ace", " a 8", " .", " ,")
            )
    assert "\n" not in summary(rules)

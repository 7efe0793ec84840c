"""The form for custom games, the family tree and the pictures: everything comes from the fields of the rules."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from odds_page import ODDS

from longwood import protocol
from longwood.errors import LongwoodError
from longwood.locales import LANGUAGES, translated
from longwood.play.columns.position import fits
from longwood.play.pictures import draw, examples
from longwood.rules import ColumnRules, CoveringRules, rules_hash
from longwood.rules.field_text import field_label
from longwood.rules.fields import fields_of
from longwood.solver.steps import run
from longwood.study.odds import best_known, read_odds
from longwood.tables.own import own_view
from longwood.tables.rules_page import rules_page
from longwood.tables.searches.odds import DEALS, QuickDeals, Searched
from longwood.tables.searches.proofs import LimitsData, RulesData, UnprovedError
from longwood.tables.tree import easier_than, odds_of, tree_view
from longwood.variants import CATALOGUE, Variant, find_game
from longwood.variants.tree import differing, parents


def draft(parent: str, **fields: protocol.OwnValue) -> protocol.OwnDraft:
    return protocol.OwnDraft(parent, "Mine", fields)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parent", ["streets", "golf", "unlimited", "black-hole", "athena"])
def test_the_form_has_every_field_of_the_rules(parent: str, language: str) -> None:
    found = own_view(draft(parent), language)
    rules = find_game(parent).rules
    assert [field.name for field in found.fields] == list(fields_of(type(rules)))
    assert all(field.label and all(choice.label for choice in field.choices) for field in found.fields)
    assert found.id is not None
    assert find_game(found.id).rules == rules  # what the form shows for each field makes the same game
    same = own_view(draft(parent, **{field.name: field.value for field in found.fields}), language)
    assert same.id == found.id


def test_the_form_makes_the_game_with_the_changed_fields() -> None:
    found = own_view(draft("streets", columns=9, redeals=None, face_down_rows=[1, 3]), "en")
    assert found.id is not None
    streets = find_game("streets").rules
    assert isinstance(streets, ColumnRules)
    changed = replace(streets, columns=9, redeals=None, face_down_rows=(1, 3))
    assert find_game(found.id).rules == changed
    assert found.rules is not None
    assert found.game is not None
    assert (found.rules.name, found.game.columns) == ("Mine", 9)
    again = own_view(protocol.OwnDraft(found.id, "Other", {"columns": 8}), "en")  # a custom game can be a parent
    assert again.id is not None
    assert find_game(again.id).rules == replace(changed, columns=8)


def test_contradictions_are_explained_at_their_fields() -> None:
    found = own_view(draft("streets", columns=19, cards=6), "en")
    assert found.id is None
    assert found.rules is None
    (fault,) = found.faults
    assert fault.fields == ["columns", "cards"]
    assert (fault.message, fault.detail) == ("19 columns of 6 need 114 cards; two decks have 104.", "")
    (fault,) = own_view(draft("streets", fill_draws=True), "en").faults
    assert "The next card, at once" in fault.message  # the value of another field that would help
    (fault,) = own_view(draft("streets", face_down=1, face_down_rows=[2]), "en").faults
    assert (fault.fields[0], fault.message.split(".")[0]) == ("face_down", "This doesn\u2019t work with Rows dealt face down")


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_cards_are_counted_in_every_language(language: str) -> None:
    fields = {"decks": 1, "columns": 13, "cards": 13, "cells": 2, "cells_dealt": True, "preset": True}
    (fault,) = own_view(draft("streets", **fields), language).faults
    label = field_label(find_game("streets").rules, fault.fields[0])
    assert {"13", "171", "52", "4"} <= set(re.findall(r"\d+", fault.message)), fault.message
    assert translated(label, language) not in fault.message  # the field isn't named as the cause of its own fault
    assert fault.detail == ""
    (fault,) = own_view(draft("golf", layout={"columns": [9, 7]}), language).faults
    assert {"64", "52"} <= set(re.findall(r"\d+", fault.message)), fault.message


def test_wrong_values_and_names_are_faults_and_unknown_fields_are_refused() -> None:
    (fault,) = own_view(draft("streets", columns="many"), "en").faults
    assert fault.fields == ["columns"]
    (fault,) = own_view(protocol.OwnDraft("streets", " "), "en").faults
    assert fault.fields == []
    for bad in (draft("streets", layout={"columns": [7, 5]}), draft("no such game"), draft("spit")):
        with pytest.raises(LongwoodError):
            own_view(bad, "en")


def question(game: str, deals: int = 6) -> QuickDeals:
    return QuickDeals(RulesData.of(find_game(game).rules), deals, LimitsData(1_000_000, 2**28, 60.0), 600.0)


def checked(asked: QuickDeals, found: Searched) -> Searched:
    """Return the result as it arrives from another machine."""
    replay = asked.checked_result(asked.encode_result(found))
    while True:
        try:
            next(replay)
        except StopIteration as end:
            result: Searched = end.value
            return result


def test_a_quick_search_counts_the_first_deals_and_reports_each() -> None:
    reports: list[object] = []
    found = run(question("golf").steps(reports.append))
    assert [one.searched for one in reports if isinstance(one, protocol.QuickOdds)] == [1, 2, 3, 4, 5, 6]
    view = found.view
    assert (view.searched, view.of, view.done) == (6, 6, True)
    assert view.won + view.lost == 6  # this search always decides Golf
    assert view.moves == 51  # all cards but the one in the hole, draws included


def test_the_answer_of_another_machine_is_replayed() -> None:
    asked = question("golf")
    found = run(asked.steps(lambda _: None))
    assert checked(asked, found) == found
    number, line = found.data.wins[0]
    for wins in ([(number, line[:-1])], [(number, line), (number, line)]):
        bad = replace(found, data=type(found.data)(found.data.searched, 0, wins))
        with pytest.raises(UnprovedError):
            checked(asked, bad)
    with pytest.raises(UnprovedError):
        asked.decode_progress(asked.encode_progress(protocol.QuickOdds(DEALS, DEALS, 0, 0, None, False)))


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_every_game_has_a_picture_with_examples_that_the_referee_judges(variant: Variant) -> None:
    rules = variant.rules
    picture = draw(rules)
    drawn = ElementTree.fromstring(picture.svg)
    assert drawn.findtext("{http://www.w3.org/2000/svg}title") == picture.text
    cards = rules.columns * rules.cards if isinstance(rules, ColumnRules) else rules.layout.slots
    assert len(drawn.findall("{http://www.w3.org/2000/svg}rect")) > cards
    judged = examples(rules)
    assert {one.is_legal for one in judged} == {True, False}
    if isinstance(rules, ColumnRules):
        assert all(fits(rules, one.card, one.on) is one.is_legal for one in judged)


def test_the_rules_page_has_an_opening_and_examples_and_hides_what_is_face_down() -> None:
    page = rules_page(find_game("athena"), "en")
    assert page.game is not None
    assert page.game.id == "athena"
    columns = [pile for pile in page.piles if pile.kind == "column"]
    assert [(pile.hidden, pile.cards.count("")) for pile in columns] == [(1, 1)] * 7  # the first and the third row
    legal = [one.is_legal for one in page.examples]
    assert legal == sorted(legal, reverse=True)
    assert {True, False} == set(legal)
    assert page.picture_text == draw(find_game("athena").rules).text


def test_face_down_cards_are_drawn_as_backs() -> None:
    rules = find_game("athena").rules
    assert isinstance(rules, ColumnRules)
    backs = draw(rules).svg.count("#3a64a8")
    assert backs == 2 * rules.columns + 1  # two rows, and the stock


def test_the_family_tree_has_every_game_below_its_nearest_relative() -> None:
    roots = [variant for variant in CATALOGUE if parents()[variant.id] is None]
    assert {type(root.rules) for root in roots} == {ColumnRules, CoveringRules}
    assert len(roots) == 2
    for variant in CATALOGUE:
        steps, at = 0, variant
        while (above := parents()[at.id]) is not None:
            steps, at = steps + 1, above
            assert steps < 20
        assert at in roots


def test_each_edge_of_the_tree_names_the_changed_fields() -> None:
    for game in tree_view("en"):
        parent = parents()[game.id]
        if parent is not None:
            assert len(game.changes) == differing(parent.rules, find_game(game.id).rules)
            assert all(change.before != change.after for change in game.changes)


def test_unknown_odds_are_none_and_an_easier_game_is_certainly_easier() -> None:
    golf = find_game("golf").variant
    assert isinstance(golf.rules, CoveringRules)
    odds = odds_of(golf.rules)
    assert odds is not None
    assert 20 < odds.least <= odds.most < 35
    assert odds_of(replace(golf.rules, jokers=2, decks=2)) is None
    easy = replace(golf, id="easy", rules=replace(golf.rules, wrap=True))
    assert easier_than(golf, [golf, easy]) == easy
    assert easier_than(easy, [golf, easy]) is None


def test_a_suggested_game_is_easier_beyond_doubt() -> None:
    found = [(one, other) for one in CATALOGUE if (other := easier_than(one)) is not None]
    assert found
    known = best_known(read_odds(ODDS))
    for one, other in found:
        assert known[rules_hash(other.rules)]["winnable"][0] > known[rules_hash(one.rules)]["winnable"][1], (one.id, other.id)

"""Tests of `longwood deal`: deals, their formats, and hidden cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longwood.cards import MAX_DEAL
from longwood.cli import main
from longwood.play import position_from_json, position_to_json, start
from longwood.rules import deal, deal_from_json
from longwood.solver.difficulty import grade_of, measure
from longwood.variants import CATALOGUE, find_game, game_from_json, game_to_json

IDS = [variant.id for variant in CATALOGUE]


def run(*args: str, stdin: str | None = None) -> Result:
    result = CliRunner().invoke(main, ["deal", *args], input=stdin)
    assert result.exit_code == 0, result.output
    return result


@pytest.mark.parametrize("game", IDS)
def test_json_output_is_exactly_the_deal(game: str) -> None:
    result = run(game, "1", "--format", "json")
    assert result.stderr == ""
    assert result.stdout.count("\n") == 1
    data = json.loads(result.stdout)
    assert (data["game"], data["options"], data["deal"]) == (game, {}, "1")
    rules = find_game(game).rules
    assert deal_from_json(rules, data) == deal(rules, 1)


def test_large_deal_numbers_stay_exact() -> None:
    data = json.loads(run("golf", str(MAX_DEAL), "--format", "json").stdout)
    assert data["deal"] == "9223372036854775807"


def test_options_change_the_deal_and_are_written_in_canonical_form() -> None:
    result = run("golf", "1", "--format", "json", "--option", "jokers=2", "--option", "queens_on_kings=no", "--option", "wrap")
    data = json.loads(result.stdout)
    assert data["options"] == {"around_corner": True, "jokers": 2}
    assert len(data["stock"]) == 18
    assert sum(pile.count("XX") for pile in [*data["tableau"], data["stock"], [data["hole"]]]) == 2


def test_a_game_is_found_by_any_of_its_names() -> None:
    assert run("Le Cadran", "1").stdout == run("forty-thieves", "1").stdout


def test_count_prints_that_many_consecutive_deals() -> None:
    lines = run("lucas", "7", "--count", "3", "--format", "json").stdout.splitlines()
    assert lines == [run("lucas", str(n), "--format", "json").stdout.strip() for n in (7, 8, 9)]


def test_a_drawing_hides_face_down_cards_and_the_stock() -> None:
    hidden, shown = run("rank-and-file", "1").stdout, run("rank-and-file", "1", "--reveal").stdout
    cards = deal(find_game("rank-and-file").rules, 1)
    assert hidden.count("##") == 30
    assert "##" not in shown
    assert "stock  64 cards" in hidden
    # Only ten cards are face up, so the drawing must not show any others.
    texts = {word for word in hidden.split() if len(word) == 2 and word[0] in "A23456789TJQK" and word[1] in "CDHS"}
    assert len(texts) <= 10
    from longwood.cards import format_card

    assert texts == {format_card(column[-1]) for column in cards.tableau}
    assert all(format_card(value) in shown for value in cards.stock)


def test_each_of_several_drawings_has_its_deal_number() -> None:
    result = run("golf", "1", "--count", "2").stdout
    assert "Golf, deal 1\n" in result
    assert "\n\nGolf, deal 2\n" in result


@pytest.mark.parametrize("game", IDS)
def test_deal_can_read_its_own_output(game: str) -> None:
    written = run(game, "5", "--count", "2", "--format", "json").stdout
    assert run("--file", "-", "--format", "json", stdin=written).stdout == written


@pytest.mark.parametrize("game", IDS)
def test_mid_game_positions_are_read_and_written(game: str) -> None:
    found = find_game(game)
    position = start(found.rules, 3)
    for _ in range(6):
        moves = position.legal_moves()
        if moves:
            position.push(moves[0])
    written = json.dumps(game_to_json(found) | position_to_json(position))
    answer = run("--file", "-", "--format", "json", stdin=written + "\n").stdout
    data = json.loads(answer)
    assert data == json.loads(written)
    assert position_from_json(game_from_json(data).rules, data) == position
    assert run("--file", "-", stdin=written).stdout.startswith(f"line 1: {found.name}\n")


def test_an_indented_json_file_can_contain_one_deal(tmp_path: Path) -> None:
    data = json.loads(run("golf", "1", "--format", "json").stdout)
    file = tmp_path / "deal.json"
    file.write_text("\ufeff" + json.dumps(data, indent=2) + "\n", encoding="utf-8")
    assert json.loads(run("--file", str(file), "--format", "json").stdout) == data


def test_a_deal_number_that_does_not_match_the_cards_is_left_out() -> None:
    data = json.loads(run("golf", "1", "--format", "json").stdout) | {"deal": "2"}
    result = run("--file", "-", "--format", "json", stdin=json.dumps(data))
    assert "deal" not in json.loads(result.stdout)
    assert "warning" in result.stderr
    assert "line 1" in result.stderr


def test_unknown_keys_are_ignored() -> None:
    data = json.loads(run("golf", "1", "--format", "json").stdout)
    answer = run("--file", "-", "--format", "json", stdin=json.dumps(data | {"comment": {"a": []}}))
    assert json.loads(answer.stdout) == data


def test_a_deal_of_pysolfc_has_its_number_everywhere() -> None:
    text = run("golf", "pysolfc:7").stdout
    assert text.startswith("Golf, deal pysolfc:7\n")
    assert "  3D  8S  4S  9D  5D  8H  6H\n" in text
    two = run("golf", "pysolfc:7", "--count", "2", "--format", "json").stdout
    assert [json.loads(line)["deal"] for line in two.splitlines()] == ["pysolfc:7", "pysolfc:8"]
    assert run("--file", "-", "--format", "json", stdin=two).stdout == two
    for words in (["perft", "golf", "pysolfc:7", "1"], ["solve", "golf", "pysolfc:7"], ["hint", "golf", "pysolfc:7"]):
        assert CliRunner().invoke(main, words).stdout.startswith("Golf, deal pysolfc:7")


def test_a_grade_is_that_of_every_deal() -> None:
    rules = find_game("tri-peaks").rules
    numbers = [
        json.loads(line)["deal"]
        for line in run("tri-peaks", "1", "--grade", "hard", "--count", "3", "--format", "json").stdout.splitlines()
    ]
    assert len(numbers) == 3
    graded = {number: measure(rules, number) for number in range(1, int(numbers[-1]) + 1)}
    hard = [str(number) for number, found in graded.items() if found is not None and grade_of(rules, found) == "hard"]
    assert numbers == hard, "no deal is left out"


def test_a_grade_without_a_number_deals_any() -> None:
    first = json.loads(run("tri-peaks", "--grade", "easy", "--format", "json").stdout)["deal"]
    assert first != json.loads(run("tri-peaks", "--grade", "easy", "--format", "json").stdout)["deal"]


def test_a_grade_is_refused_for_a_game_without_grades() -> None:
    result = CliRunner().invoke(main, ["deal", "golf", "1", "--option", "jokers=1", "--grade", "hard"])
    assert result.exit_code == 2
    assert "tri-peaks" in result.stderr
    assert CliRunner().invoke(main, ["deal", "--file", "-", "--grade", "hard"], input="{}").exit_code == 2

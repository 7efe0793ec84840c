"""Tests of the formats of other programs on the command line: deal --format writes them, and --position reads them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.cli.test_errors import refused

from longwood.cli import main
from longwood.play.boards import FORMATS


def invoke(*args: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, args, input=stdin)


def run(*args: str, stdin: str | None = None) -> str:
    result = invoke(*args, stdin=stdin)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout


@pytest.mark.parametrize("form", FORMATS)
def test_a_board_can_be_written_read_and_solved(form: str, tmp_path: Path) -> None:
    file = tmp_path / "board"
    file.write_text(run("deal", "golf", "7", "--format", form), encoding="utf-8")
    drawing = run("deal", "golf", "7").partition("\n")[2]
    assert run("deal", "golf", "--position", str(file)) == f"Golf, custom position\n{drawing}"
    assert run("deal", "golf", "--position", "-", stdin=file.read_text(encoding="utf-8")) == f"Golf, custom position\n{drawing}"
    assert run("deal", "golf", "--position", str(file), "--format", form) == file.read_text(encoding="utf-8")
    answer = json.loads(run("solve", "golf", "--position", str(file), "--json"))
    known = json.loads(run("solve", "golf", "7", "--json"))
    assert (answer["verdict"], answer["moves"]) == (known["verdict"], known["moves"])
    assert run("hint", "golf", "--position", str(file)).startswith("Golf, custom position: play column")


def test_a_position_becomes_json_that_can_be_read(tmp_path: Path) -> None:
    board = run("deal", "forty-thieves", "7", "--format", "pysolfc")
    line = run("deal", "forty-thieves", "--position", "-", "--format", "json", stdin=board)
    assert run("deal", "--file", "-", "--format", "json", stdin=line) == line
    assert run("deal", "forty-thieves", "--position", "-", "--format", "pysolfc", stdin=line) == board


def test_several_deals_become_a_line_each(tmp_path: Path) -> None:
    lines = run("deal", "golf", "1", "--count", "3", "--format", "solvitaire").splitlines()
    assert len([json.loads(line) for line in lines]) == 3
    deals = run("deal", "golf", "1", "--count", "3", "--format", "json")
    assert run("deal", "--file", "-", "--format", "solvitaire", stdin=deals).splitlines() == lines
    refused(invoke("deal", "golf", "1", "--count", "3", "--format", "pysolfc"), "--format pysolfc writes one board")
    refused(invoke("deal", "--file", "-", "--format", "black-hole-solver", stdin=deals), "black-hole-solver writes one board")


def test_boards_of_custom_games_and_options_can_be_read(tmp_path: Path) -> None:
    rules = tmp_path / "nine.toml"
    rules.write_text('parent = "streets"\nname = "Nine Streets"\ncolumns = 9\n', encoding="utf-8")
    board = run("deal", "--rules", str(rules), "7", "--format", "pysolfc")
    assert run("deal", "--rules", str(rules), "--position", "-", stdin=board).startswith("Nine Streets (custom rules), custom position\n")
    won = run("deal", "golf", "7", "--option", "queens_on_kings", "--format", "pysolfc")
    assert run("deal", "golf", "--option", "queens_on_kings", "--position", "-", stdin=won).startswith("Golf (queens_on_kings), custom")


def test_errors_name_the_file_and_the_line(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text("Foundations: AS\nXX\n", encoding="utf-8")
    refused(invoke("deal", "golf", "--position", str(file)), f"{file}: line 2: 'XX' is not a card")
    refused(invoke("solve", "golf", "--position", "-", stdin="Foundations: AS\n"), "standard input: line 2: the board ends after 0 columns")
    file.write_bytes(b"\xff")
    refused(invoke("deal", "golf", "--position", str(file)), f"{file}: byte 0 is not UTF-8 text")
    refused(invoke("deal", "golf", "--position", str(tmp_path / "none")), "none: No such file")


def test_what_a_format_cannot_hold_is_refused() -> None:
    refused(invoke("deal", "tri-peaks", "7", "--format", "pysolfc"), "PySolFC has no text for the overlapping cards of Tri Peaks")
    refused(invoke("deal", "forty-thieves", "7", "--format", "black-hole-solver"), "black-hole-solver has no column games")
    refused(invoke("deal", "golf", "7", "--option", "jokers=1", "--format", "solvitaire"), "Solvitaire has no text for jokers")


@pytest.mark.parametrize("verb", ["deal", "solve", "hint"])
def test_a_position_needs_a_game_and_no_number(verb: str, tmp_path: Path) -> None:
    refused(invoke(verb, "--position", "-"), "--position needs a GAME")
    refused(invoke(verb, "golf", "7", "--position", "-"), "--position needs a GAME, and can't be combined with N")
    refused(invoke(verb, "--file", "-", "--position", "-"), "--file can't be combined with")

"""Tests of custom games on the command line: --rules FILE takes the place of GAME in every verb, and records need no file."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from tests.cli.test_errors import refused

from longwood.cli import main
from longwood.cli.shared.arguments import GameCommand
from longwood.play import format_record, make_record, perft, start
from longwood.rules import Rules
from longwood.variants import find_game, parse_own_file

NINE = 'parent = "streets"\nname = "Nine Streets"\ncolumns = 9\n'
LONG = '{"parent": "golf", "name": "Long Golf", "layout": {"columns": [8, 4]}}'


@pytest.fixture
def nine(tmp_path: Path) -> str:
    file = tmp_path / "nine.toml"
    file.write_text(NINE, encoding="utf-8")
    return str(file)


@pytest.fixture
def long(tmp_path: Path) -> str:
    file = tmp_path / "long.json"
    file.write_text(LONG, encoding="utf-8")
    return str(file)


def run(*args: str, stdin: str | None = None) -> str:
    result = CliRunner().invoke(main, args, input=stdin)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout


def invoke(*args: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(main, args, input=stdin)


def rules_of(text: str) -> Rules:
    return parse_own_file(text, "toml" if text is NINE else "json").rules  # type: ignore[return-value]  # not a race


def test_deal_takes_the_file_in_any_place(nine: str) -> None:
    text = run("deal", "--rules", nine, "5")
    assert text.startswith("Nine Streets (custom rules), deal 5\n")
    assert run("deal", "5", "--rules", nine) == text
    assert run("deal", "--rules", "-", "5", stdin=NINE) == text


def test_standard_input_can_be_json(long: str) -> None:
    assert run("deal", "--rules", "-", "5", stdin=LONG) == run("deal", "--rules", long, "5")


def test_a_deal_of_a_custom_game_can_be_read_back_and_searched_without_the_file(long: str) -> None:
    deals = run("deal", "--rules", long, "1", "--count", "3", "--format", "json")
    assert json.loads(deals.splitlines()[0])["game"].startswith("own:{")
    assert run("deal", "--file", "-", "--format", "json", stdin=deals) == deals
    words = [json.loads(line)["verdict"] for line in run("solve", "--file", "-", "--json", stdin=deals).splitlines()]
    assert words == [json.loads(run("solve", "--rules", long, deal, "--json"))["verdict"] for deal in "123"]


def test_options_of_the_parent_can_be_added(long: str) -> None:
    assert json.loads(run("deal", "--rules", long, "5", "--option", "jokers=1", "--format", "json"))["options"] == {"jokers": 1}


def test_rules_prints_the_custom_rules(long: str) -> None:
    assert "8 columns of 4" in run("rules", "--rules", long)
    page = json.loads(run("rules", "--rules", long, "--json"))
    assert (page["name"], page["fields"]["layout"]) == ("Long Golf", {"columns": [8, 4]})


def test_solve_hint_and_perft_search_the_custom_game(nine: str, long: str) -> None:
    assert run("solve", "--rules", long, "7").startswith("Long Golf (custom rules), deal 7: ")
    assert run("hint", "--rules", nine, "7", "--max-nodes", "200").startswith("Nine Streets (custom rules), deal 7: ")
    count = perft(start(rules_of(NINE), 3), 2)
    assert run("perft", "--rules", nine, "3", "2") == f"Nine Streets (custom rules), deal 3, depth 2: {count}\n"


def record_of(text: str, name: str = "") -> str:
    game = parse_own_file(text, "toml" if text is NINE else "json")
    position, chance = start(rules_of(text), 7), random.Random(7)
    for _ in range(20):
        position.push(chance.choice(position.legal_moves()))
    return format_record(make_record(name or game.id, (), rules_of(text), position, deal=7))


def test_a_record_carries_the_rules_so_it_needs_no_file() -> None:
    text = record_of(NINE)
    assert '[Game "own:{' in text
    assert run("verify", "-", stdin=text) == "line 1: Nine Streets (custom rules), deal 7: 20 moves, open: valid, and the check matches\n"
    assert "Nine Streets (custom rules), deal 7" in run("analyse", "-", "--max-nodes", "200", stdin=text)
    changed = invoke("verify", "-", stdin=text.replace('\\"columns\\":9', '\\"columns\\":8'))
    assert changed.exit_code == 1
    assert "the record has rules" in changed.stderr


def test_a_record_with_another_name_can_be_checked_with_the_file(nine: str, long: str) -> None:
    text = record_of(NINE, "my-game")
    assert invoke("verify", "-", stdin=text).exit_code == 2
    assert "Nine Streets (custom rules), deal 7: 20 moves" in run("verify", "-", "--rules", nine, stdin=text)
    assert "Nine Streets (custom rules), deal 7: 20 moves" in run("analyse", "-", "--rules", nine, "--max-nodes", "200", stdin=text)
    other = invoke("verify", "-", "--rules", long, stdin=text)
    assert other.exit_code == 1
    assert "the record has rules" in other.stderr


def test_golf_matches_can_be_simulated_and_verified(long: str, nine: str) -> None:
    played = invoke("simulate", "golf-stroke", "--rules", long, "--holes", "9", "--json")
    line = json.loads(played.stdout)
    assert "Long Golf (custom rules)" in run("verify", "-", stdin=line["record"])
    refused(invoke("simulate", "golf-stroke", "--rules", nine), "Nine Streets can't be played as a match")
    refused(invoke("simulate", "spit", "--rules", nine), "--rules", "Spit")


def test_play_opens_the_custom_game(nine: str) -> None:
    from longwood.cli.verbs.play import _open_path

    assert _open_path(find_game(parse_own_file(NINE, "toml").id).id, (), "7").startswith("/play/own%3A%7B%22build%22")


def test_the_template_of_a_game_is_a_file_of_rules(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("rules", "tri-peaks", "--template"), encoding="utf-8")
    assert run("deal", "--rules", str(file), "5").startswith("My Tri Peaks (custom rules), deal 5")
    refused(invoke("rules", "golf", "--template", "--json"), "--template needs a GAME")
    refused(invoke("rules", "--rules", str(file), "--template"), "--template needs a GAME")


def test_errors_name_the_file_and_the_line(nine: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('parent = "streets"\nname = "X"\ncolums = 9\n', encoding="utf-8")
    refused(invoke("deal", "--rules", str(file), "5"), f"{file}: line 3: colums: Streets has no such rule; did you mean columns?")
    refused(invoke("verify", "-", "--rules", str(file), stdin=""), f"{file}: line 3: colums")
    refused(invoke("deal", "--rules", "-", "5", stdin="parent ="), "standard input: line 1: not TOML")
    file.write_bytes(b"\xff")
    refused(invoke("deal", "--rules", str(file), "5"), f"{file}: byte 0 is not UTF-8 text")
    refused(invoke("deal", "--rules", str(tmp_path / "none.toml"), "5"), "none.toml: No such file")


def commands(group: click.Group) -> Iterator[click.Command]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield from commands(command) if isinstance(command, click.Group) else (command,)


def test_every_command_with_a_game_takes_a_file_of_rules() -> None:
    with_game = [command for command in commands(main) if any(parameter.name == "game" for parameter in command.params)]
    assert len(with_game) >= 6
    for command in with_game:
        assert isinstance(command, GameCommand), f"{command.name}: write click.command(..., cls=GameCommand), or --rules has no effect"
        assert any(parameter.name == "rules" for parameter in command.params), command.name


def test_a_file_of_rules_takes_the_place_of_the_game(nine: str) -> None:
    refused(invoke("deal", "golf", "--rules", nine, "5"), "--rules FILE takes the place of GAME; remove golf")
    refused(invoke("rules", "golf", "--rules", nine), "remove golf")
    refused(invoke("deal", "--rules", nine), "give a GAME (or --rules FILE) and a deal number N")
    refused(invoke("deal", "--rules", nine, "x"), "'x' is not a deal number")
    refused(invoke("solve", "--rules", nine, "--file", "-"), "--file can't be combined with GAME, N, --rules")
    refused(invoke("perft", "--rules", nine, "5"), "DEPTH is missing")


def test_a_race_of_ones_own_has_rules_but_no_deal(tmp_path: Path) -> None:
    file = tmp_path / "spit.toml"
    file.write_text('parent = "spit"\nname = "Small Spit"\npiles = 3\n', encoding="utf-8")
    assert run("rules", "--rules", str(file)).startswith("Small Spit (custom rules)")
    refused(invoke("deal", "--rules", str(file), "5"), "Small Spit is a two-player race")

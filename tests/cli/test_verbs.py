"""Tests of `games`, `rules`, `perft` and the help: their output for people and for programs."""

from __future__ import annotations

import importlib
import json

import click
import pytest
from click.testing import CliRunner, Result

from longwood.cli import VERBS, main
from longwood.play import divide, perft, start
from longwood.rules import describe, rules_hash
from longwood.variants import CATALOGUE, RACES, find_game, find_variant


def run(*args: str) -> Result:
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result


def test_version_prints_the_version_of_the_package() -> None:
    from longwood import __version__

    assert run("--version").stdout == f"longwood {__version__}\n"


def test_help_lists_every_verb_with_the_first_line_of_its_help() -> None:
    text = run("--help").stdout
    assert run().stdout == text
    for verb, line in VERBS.items():
        command: click.Command = importlib.import_module(f"longwood.cli.verbs.{verb}").command
        assert command.name == verb
        assert (command.help or "").splitlines()[0] == line
        assert line in text
        assert line in run(verb, "--help").stdout


def test_games_as_json_describes_every_game() -> None:
    games = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in games] == [variant.id for variant in (*CATALOGUE, *RACES)]
    by_id = {game["id"]: game for game in games}
    assert by_id["golf"]["name"] == "Golf"
    assert by_id["golf"]["family"] == "covering"
    assert by_id["spit"]["family"] == "race"
    assert {option["name"] for option in by_id["spit"]["options"]} == {"equal_rank", "stack_equals", "no_slap"}
    assert by_id["forty-thieves"]["family"] == "columns"
    assert by_id["golf"]["rules"] == rules_hash(find_variant("golf").rules)
    jokers = next(option for option in by_id["golf"]["options"] if option["name"] == "jokers")
    assert (jokers["type"], jokers["choices"], jokers["default"]) == ("int", [0, 1, 2], 0)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_every_listed_option_is_accepted_by_its_game(variant: object) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    for option in games[variant.id]["options"]:  # type: ignore[attr-defined]  # a Variant
        for choice in option["choices"]:
            find_game(variant.id, {option["name"]: choice})  # type: ignore[attr-defined]


def test_games_prints_a_line_for_each_game() -> None:
    lines = run("games").stdout.splitlines()
    for variant in CATALOGUE:
        assert sum(line.split()[0] == variant.id for line in lines if line) == 1
    assert all(line == line.rstrip() for line in lines)
    assert "\x1b" not in run("games").stdout


def test_rules_prints_the_whole_description() -> None:
    text = run("rules", "golf", "--option", "jokers=1").stdout
    assert text.startswith("Golf (jokers=1)\n")
    flat = " ".join(text.split())
    for section in describe(find_game("golf", {"jokers": 1}).rules):
        for line in section.lines:
            assert line in flat
    assert "jokers: Jokers (0, 1 or 2; now 1)" in flat
    assert "Dead King Golf" in flat
    assert max(map(len, text.splitlines())) <= 100


def test_rules_as_json_has_the_chosen_options() -> None:
    data = json.loads(run("rules", "golf", "--option", "jokers=1", "--json").stdout)
    game = find_game("golf", {"jokers": 1})
    assert data["chosen"] == {"jokers": 1}
    assert data["rules"] == rules_hash(game.rules)
    assert [(s["heading"], tuple(s["lines"])) for s in data["sections"]] == [(s.heading, s.lines) for s in describe(game.rules)]
    assert data["fields"]["jokers"] == 1


@pytest.mark.parametrize(("game", "number", "depth"), [("golf", 1, 0), ("golf", 1, 5), ("forty-thieves", 7, 3), ("tri-peaks", 2, 1)])
def test_perft_matches_the_library(game: str, number: int, depth: int) -> None:
    position = start(find_game(game).rules, number)
    data = json.loads(run("perft", game, str(number), str(depth), "--json", "--divide").stdout)
    assert data["nodes"] == perft(position, depth)
    assert data["moves"] == divide(position, depth)
    assert (data["game"], data["deal"], data["depth"]) == (game, str(number), depth)
    lines = run("perft", game, str(number), str(depth), "--divide").stdout.splitlines()
    assert lines[-1].endswith(f": {data['nodes']}")
    assert dict(line.split() for line in lines[:-1]) == {move: str(count) for move, count in data["moves"].items()}


def test_perft_accepts_options() -> None:
    plain, wrapped = (json.loads(run("perft", "golf", "1", "6", "--json", *o).stdout)["nodes"] for o in ([], ["--option", "wrap"]))
    assert wrapped > plain

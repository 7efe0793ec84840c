"""Tests of `longwood hint` and `longwood analyse`: their output for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from longwood.cli import main
from longwood.play import ColumnPosition, Record, format_record, make_record, position_to_json, start
from longwood.solver import Limits, analyse, hint
from longwood.solver.sampling import imagined
from longwood.variants import find_game, game_to_json


def run(*args: str, stdin: str | None = None, code: int = 0) -> Result:
    result = CliRunner().invoke(main, args, input=stdin)
    assert result.exit_code == code, result.output
    return result


def record(game: str, deal: int, moves: int = 1000, **options: bool) -> Record:
    """Return a game that plays the first legal move two times in three, and otherwise a random one."""
    found = find_game(game, dict(options))
    position, random = start(found.rules, deal), Random(deal)
    while len(position.moves) < moves and (legal := position.legal_moves()):
        position.push(legal[0] if random.random() < 0.66 else random.choice(legal))
    return make_record(found.id, found.options, found.rules, position, deal=deal)


@pytest.mark.parametrize(("game", "deal"), [("golf", 1), ("golf", 2), ("lucas", 1), ("forty-thieves", 3)])
def test_a_hint_matches_the_library(game: str, deal: int) -> None:
    position = start(find_game(game).rules, deal)
    found = hint(position, Limits(max_nodes=10_000))
    assert found.move is not None
    answer = json.loads(run("hint", game, str(deal), "--max-nodes", "10000", "--json").stdout)
    assert list(answer) == ["move", "verdict", "advice", "reason", "line", "sees_hidden_cards", "nodes", "cpu_s"]
    assert answer["move"] == answer["line"][0] == position.format_move(found.move)
    assert (answer["advice"], answer["reason"], answer["nodes"]) == (found.advice, found.reason, found.verdict.effort.nodes)
    text = run("hint", game, str(deal), "--max-nodes", "10000").stdout
    named = answer["move"] if isinstance(position, ColumnPosition) else f"column {answer['move']}"
    advice = "draw" if answer["move"] == "d" else f"play {named}"
    assert text.startswith(f"{find_game(game).name}, deal {deal}: {advice}: {found.reason}")
    assert ("cards you cannot see" in text) is found.sees_hidden_cards


def test_each_line_of_a_file_gets_a_hint() -> None:
    game = find_game("golf")
    won, stuck = start(game.rules, 1), start(game.rules, 2)
    while stuck.legal_moves():
        stuck.push(stuck.legal_moves()[-1])
    lines = [json.dumps(game_to_json(game) | position_to_json(position)) for position in (won, stuck)]
    result = run("hint", "--file", "-", "--json", stdin="\n".join([lines[0], "{", lines[1]]), code=2)
    first, bad, last = (json.loads(line) for line in result.stdout.splitlines())
    assert (first["advice"], first["verdict"], last["verdict"]) == ("best", "won", "lost")
    assert bad["line"] == 2
    assert (last["move"], last["advice"], last["reason"]) == (None, "none", "no moves left")
    assert run("hint", "--file", "-", stdin=lines[1]).stdout == "line 1: Golf: no moves left\n"


@pytest.mark.parametrize("game", ["golf", "tri-peaks", "forty-thieves"])
def test_a_fair_hint_does_not_depend_on_the_hidden_cards(game: str) -> None:
    position = start(find_game(game).rules, 7)
    texts = [json.dumps(game_to_json(find_game(game)) | position_to_json(one)) for one in (position, imagined(position, Random(2)))]
    assert texts[0] != texts[1]
    one, other = (json.loads(run("hint", "--fair", "--samples", "6", "--file", "-", "--json", stdin=text).stdout) for text in texts)
    kept = ("move", "wins", "samples", "nodes", "sees_hidden_cards")
    assert [one[key] for key in kept] == [other[key] for key in kept]
    assert (one["samples"], one["sees_hidden_cards"]) == (6, False)
    assert 0 <= one["wins"] <= 6
    words = run("hint", game, "7", "--fair", "--samples", "6").stdout
    assert f"best from what you can see: {one['wins'] / 6:.0%} ({one['wins']} of 6 possible deals won)" in words


def test_hint_needs_a_game_or_a_file() -> None:
    assert "--file" in run("hint", "golf", code=2).stderr
    assert "--file" in run("hint", "golf", "1", "--file", "-", code=2).stderr


@pytest.mark.parametrize(("game", "options"), [("golf", {}), ("golf", {"queens_on_kings": True}), ("tri-peaks", {}), ("putt-putt", {})])
def test_an_analysis_matches_the_library(game: str, options: dict[str, bool], tmp_path: Path) -> None:
    records = [record(game, deal, **options) for deal in (1, 5, 8)]
    file = tmp_path / "games.txt"
    file.write_text("\n".join(map(format_record, records)))
    answers = [json.loads(line) for line in run("analyse", str(file), "--json").stdout.splitlines()]
    sentences = run("analyse", str(file)).stdout.splitlines()
    assert len(answers) == len(sentences) == 3
    for one, answer, sentence in zip(records, answers, sentences, strict=True):
        found = analyse(one, find_game(game, dict(options)).rules)
        assert answer["verdicts"] == [type(verdict).__name__.lower() for verdict in found.verdicts]
        assert answer["losing_move"] == found.losing_move
        assert answer["winning_moves"] == [found.end.format_move(move) for move in found.winning]
        assert (answer["deal"], answer["game"]) == (str(one.deal), game)
        assert sentence.startswith(f"line {answer['line']}: {find_game(game).name}")
        if found.losing_move is not None:
            assert f'move {found.losing_move} ("{one.moves[found.losing_move - 1]}") lost the game' in sentence
            assert f"{' or '.join(answer['winning_moves'])} would still have won" in sentence
        elif found.first_lost == 0:
            assert sentence.endswith("it could not be won, even from the start")


def test_undecided_positions_are_reported() -> None:
    text = run("analyse", "-", "--max-nodes", "300", stdin=format_record(record("forty-thieves", 3, moves=40))).stdout
    assert "undecided" in text
    assert "lost the game" not in text


def test_a_record_that_cannot_be_analysed_is_an_error() -> None:
    good, bad = format_record(record("golf", 1)), format_record(record("golf", 2)).replace('[Deal "longwood-1 2"]', '[Deal "longwood-1 3"]')
    result = run("analyse", "-", stdin=bad + "\n" + good, code=2)
    assert result.stderr.startswith("longwood: standard input: line ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.count("line 1:") <= 1
    assert result.stdout.count("Golf, deal 1") == 1
    lines = run("analyse", "-", "--json", stdin=bad + "\n" + good, code=2).stdout.splitlines()
    assert "error" in json.loads(lines[0])
    assert "verdicts" in json.loads(lines[1])
    broken = "\n".join(["", bad])  # the record starts on line 2, and its bad move is further down
    (complaint,) = run("analyse", "-", stdin=broken, code=2).stderr.splitlines()
    assert complaint.count("line ") == 1, complaint
    (failure,) = (json.loads(line) for line in run("analyse", "-", "--json", stdin=broken, code=2).stdout.splitlines())
    assert failure["line"] == 2
    assert f"{failure['error'].removeprefix('line ')}" in complaint
    assert "no game record" in run("analyse", "-", stdin="", code=2).stderr
    assert "UTF-8" in CliRunner().invoke(main, ["analyse", "-"], input=b"\xff\xfe").stderr

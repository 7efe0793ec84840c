"""Tests of `longwood verify`: valid records, and the first error in invalid ones."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.records.regenerate import HERE as RECORDS
from tests.server.playing import GOLF_15

from longwood.cli import main
from longwood.play import Record, format_record, make_record, parse_record, start
from longwood.rules import rules_hash
from longwood.variants import find_game
from longwood.variants.open_deals import OPEN_DEALS
from longwood.variants.unsolved import unsolved_deals


def played(name: str, deal: int, moves: int = 1000, **options: object) -> Record:
    """Return the record of a random game."""
    game = find_game(name, options)  # type: ignore[arg-type]  # the tests only pass option values
    position = start(game.rules, deal)
    chance = random.Random(deal)
    while len(position.moves) < moves and (legal := position.legal_moves()):
        position.push(chance.choice(legal))
    return make_record(game.id, game.options, game.rules, position, deal=deal, player="A tester", date="2024-01-01")


def verify(text: str) -> Result:
    return CliRunner().invoke(main, ["verify", "-"], input=text)


@pytest.mark.parametrize(("name", "options"), [("golf", {}), ("golf", {"jokers": 2}), ("forty-thieves", {}), ("tri-peaks", {})])
def test_a_played_game_gives_a_valid_record(name: str, options: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = played(name, 5, moves=60, **options)
    file.write_text(format_record(record))
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert find_game(name).name in result.stdout
    assert f"{len(record.moves)} moves" in result.stdout
    assert "valid, and the check matches" in result.stdout


def test_a_record_that_wins_an_unsolved_deal_is_said_to_do_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("golf")
    position = start(game.rules, 15)
    for move in GOLF_15.split():
        position.push_text(move)
    won = format_record(make_record(game.id, game.options, game.rules, position, deal=15))
    open_game = format_record(played("golf", 15, moves=3))
    assert "no search had decided this deal" not in verify(won).stdout
    monkeypatch.setitem(OPEN_DEALS, rules_hash(game.rules), "3 15")
    unsolved_deals.cache_clear()
    try:
        assert verify(won).stdout.endswith("; no search had decided this deal\n")
        assert "no search had decided this deal" not in verify(open_game).stdout
        for text, solves in ((won, True), (open_game, False)):
            result = CliRunner().invoke(main, ["verify", "-", "--json"], input=text)
            assert json.loads(result.stdout)["solves"] is solves
    finally:
        unsolved_deals.cache_clear()


def test_records_with_earlier_rules_of_a_game_are_valid() -> None:
    text = (RECORDS / "former" / "little-forty-pysol.record").read_text(encoding="utf-8")
    result = verify(text)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.count(": valid, ") == 2


def test_the_first_illegal_move_is_reported_with_its_line_and_the_reason() -> None:
    record = played("forty-thieves", 5, moves=25)
    lines = format_record(record).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("11."))
    number, old, *others = lines[at].split()
    lines[at] = " ".join([number, "9-9", *others])
    result = verify("\n".join(lines) + "\n")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"longwood: standard input: line {at + 1}: move 11, 9-9: ")
    assert result.stderr.count("\n") == 1
    assert old != "9-9"


@pytest.mark.parametrize("name", ["golf", "forty-thieves", "tri-peaks", "number-ten"])
def test_every_changed_move_is_detected(name: str) -> None:
    text = format_record(played(name, 11, moves=40))
    begin = text.index("\n\n") + 2
    spaces = {" ", "\n", "."}
    changed = 0
    for i in range(begin, len(text)):
        if text[i] in spaces or (text[i].isdigit() and text[i:].split(maxsplit=1)[0].endswith(".")):
            continue  # a move number, not a move
        for other in "1234567890dwfr":
            if other != text[i]:
                result = verify(text[:i] + other + text[i + 1 :])
                assert result.exit_code in (1, 2), (i, other)
                assert result.stderr.count("\n") == 1
                changed += 1
        if changed > 300:
            break
    assert changed > 100


def test_a_wrong_result_or_other_rules_make_a_record_invalid() -> None:
    text = format_record(played("golf", 3))
    result = parse_record(text).result
    wrong = verify(text.replace(f'[Result "{result}"]', '[Result "won -9"]'))
    assert (wrong.exit_code, "result" in wrong.stderr) == (1, True)
    wrong = verify(text.replace('[Game "golf"]', '[Game "putt-putt"]'))
    assert (wrong.exit_code, "rules" in wrong.stderr) == (1, True)


def test_every_record_in_a_file_is_checked() -> None:
    good, bad = format_record(played("golf", 1)), format_record(played("golf", 2)).replace('[Deal "longwood-1 2"]', '[Deal "longwood-1 3"]')
    result = verify(good + "\n" + bad + "\n" + good)
    assert result.exit_code == 1
    assert result.stdout.count("deal 1:") == 2
    assert result.stderr.count("\n") == 1


def test_an_unknown_game_is_bad_input_but_the_other_records_are_checked() -> None:
    good = format_record(played("golf", 1))
    result = verify(good.replace('[Game "golf"]', '[Game "gulf"]') + "\n" + good)
    assert result.exit_code == 2
    assert "gulf" in result.stderr
    assert result.stdout.count("deal 1:") == 1


def test_a_record_without_a_check_is_reported() -> None:
    text = "".join(line for line in format_record(played("golf", 1)).splitlines(keepends=True) if not line.startswith("[Check"))
    result = verify(text)
    assert result.exit_code == 0
    assert "no check" in result.stdout


def test_several_files_are_checked_and_named(tmp_path: Path) -> None:
    good, bad, missing = tmp_path / "good.txt", tmp_path / "bad.txt", tmp_path / "missing.txt"
    text = format_record(played("golf", 1))
    good.write_text(text + "\n" + text)
    bad.write_text(text.replace('[Deal "longwood-1 1"]', '[Deal "longwood-1 2"]'))
    runner = CliRunner()
    assert runner.invoke(main, ["verify", str(good), str(good)]).exit_code == 0
    assert runner.invoke(main, ["verify", str(good), str(bad)]).exit_code == 1
    result = runner.invoke(main, ["verify", str(missing), str(bad), str(good)])
    assert result.exit_code == 2
    assert [line.split(": ")[0] for line in result.stdout.splitlines()] == [str(good), str(good)]
    complaints = result.stderr.splitlines()
    assert [line.split(": ")[:2] for line in complaints] == [["longwood", str(missing)], ["longwood", str(bad)]]
    assert "No such file" in complaints[0]


def test_json_has_one_object_per_record(tmp_path: Path) -> None:
    record = played("golf", 1, jokers=1)
    text = format_record(record)
    unchecked = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("[Check"))
    wrong, unknown = text.replace("longwood-1 1", "longwood-1 2"), text.replace('"golf"', '"gulf"')
    (tmp_path / "a").write_text("\n".join([text, unchecked, wrong, unknown]))
    result = CliRunner().invoke(main, ["verify", "--json", str(tmp_path / "a"), str(tmp_path / "b"), "-"], input="no record")
    assert result.exit_code == 2
    assert result.stderr == ""
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    keys = ["file", "line", "valid", "error", "game", "options", "deal", "moves", "result", "check", "solves"]
    assert all(list(answer) == keys for answer in answers)
    assert [answer["file"] for answer in answers] == [*[str(tmp_path / "a")] * 4, str(tmp_path / "b"), "-"]
    assert [answer["valid"] for answer in answers] == [True, True, False, None, None, None]
    assert [answer["check"] for answer in answers] == [True, False, True, True, None, None]
    assert answers[0] | {"file": None} == {
        "file": None,
        "line": 1,
        "valid": True,
        "error": None,
        "game": "golf",
        "options": {"jokers": 1},
        "deal": "1",
        "moves": len(record.moves),
        "result": record.result,
        "check": True,
        "solves": False,
    }
    assert all(answer["error"] for answer in answers[2:])
    assert "gulf" in answers[3]["error"]

"""`longwood verify`: records that hold, and the first thing that does not."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.records.regenerate import HERE as RECORDS

from longwood.cli import main
from longwood.play import Record, format_record, make_record, parse_record, start
from longwood.variants import find_game


def played(name: str, deal: int, moves: int = 1000, **options: object) -> Record:
    """The record of a random game."""
    game = find_game(name, options)  # type: ignore[arg-type]  # the tests pass what options are
    position = start(game.rules, deal)
    chance = random.Random(deal)
    while len(position.moves) < moves and (legal := position.legal_moves()):
        position.push(chance.choice(legal))
    return make_record(game.id, game.options, game.rules, position, deal=deal, player="A tester", date="2024-01-01")


def verify(text: str) -> Result:
    return CliRunner().invoke(main, ["verify", "-"], input=text)


@pytest.mark.parametrize(("name", "options"), [("golf", {}), ("golf", {"jokers": 2}), ("forty-thieves", {}), ("tri-peaks", {})])
def test_a_record_holds(name: str, options: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = played(name, 5, moves=60, **options)
    file.write_text(format_record(record))
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert find_game(name).name in result.stdout
    assert f"{len(record.moves)} moves" in result.stdout
    assert "valid, and the check matches" in result.stdout


def test_records_by_earlier_rules_of_a_game_hold() -> None:
    text = (RECORDS / "former" / "little-forty-pysol.record").read_text(encoding="utf-8")
    result = verify(text)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.count("all hold") == 2


def test_the_first_bad_move_is_named_with_its_line_and_why() -> None:
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
def test_no_move_can_be_changed_unseen(name: str) -> None:
    text = format_record(played(name, 11, moves=40))
    begin = text.index("\n\n") + 2
    spaces = {" ", "\n", "."}
    changed = 0
    for i in range(begin, len(text)):
        if text[i] in spaces or (text[i].isdigit() and text[i:].split(maxsplit=1)[0].endswith(".")):
            continue  # not a move: the move's number
        for other in "1234567890dwfr":
            if other != text[i]:
                result = verify(text[:i] + other + text[i + 1 :])
                assert result.exit_code in (1, 2), (i, other)
                assert result.stderr.count("\n") == 1
                changed += 1
        if changed > 300:
            break
    assert changed > 100


def test_a_wrong_result_and_wrong_rules_do_not_hold() -> None:
    text = format_record(played("golf", 3))
    result = parse_record(text).result
    wrong = verify(text.replace(f'[Result "{result}"]', '[Result "won -9"]'))
    assert (wrong.exit_code, "result" in wrong.stderr) == (1, True)
    wrong = verify(text.replace('[Game "golf"]', '[Game "putt-putt"]'))
    assert (wrong.exit_code, "rules" in wrong.stderr) == (1, True)


def test_every_record_of_a_file_is_checked() -> None:
    good, bad = format_record(played("golf", 1)), format_record(played("golf", 2)).replace('[Deal "longwood-1 2"]', '[Deal "longwood-1 3"]')
    result = verify(good + "\n" + bad + "\n" + good)
    assert result.exit_code == 1
    assert result.stdout.count("deal 1:") == 2
    assert result.stderr.count("\n") == 1


def test_an_unknown_game_is_bad_input_but_hides_no_other_record() -> None:
    good = format_record(played("golf", 1))
    result = verify(good.replace('[Game "golf"]', '[Game "gulf"]') + "\n" + good)
    assert result.exit_code == 2
    assert "gulf" in result.stderr
    assert result.stdout.count("deal 1:") == 1


def test_a_record_without_a_check_says_so() -> None:
    text = "".join(line for line in format_record(played("golf", 1)).splitlines(keepends=True) if not line.startswith("[Check"))
    result = verify(text)
    assert result.exit_code == 0
    assert "no check" in result.stdout

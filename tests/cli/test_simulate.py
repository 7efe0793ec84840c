"""Tests of `longwood simulate`: the same arguments give the same matches, and each match has a valid record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longwood.bots.golfer import GOLFERS
from longwood.bots.racer import RACERS
from longwood.cli import main
from longwood.play import parse_record
from longwood.play.matches import race
from longwood.play.matches.golf.record import replay_golf
from longwood.variants import find_game, find_race

_SKILLS = [golfer.id for golfer in GOLFERS]
MATCHES = {"spit": [racer.id for racer in RACERS], "golf-stroke": _SKILLS, "golf-match": _SKILLS}


def simulate(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *arguments])


def matches(*arguments: str) -> list[dict[str, object]]:
    result = simulate(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize("match", MATCHES)
def test_json_has_one_object_per_match_with_a_valid_record(match: str, tmp_path: Path) -> None:
    out = tmp_path / "new" / "folder"
    arguments = (match, "--games", "2", "--seed", "5", *(() if match == "spit" else ("--holes", "9")), "--out", str(out))
    found = matches(*arguments)
    assert [one["number"] for one in found] == [1, 2]
    files = sorted(out.iterdir())
    assert [file.name for file in files] == [f"{match}-1.record", f"{match}-2.record"]
    for one, file in zip(found, files, strict=True):
        text = file.read_text(encoding="utf-8")
        assert one["record"] == text
        verified = CliRunner().invoke(main, ["verify", str(file)])
        assert verified.exit_code == 0, verified.output
        record = parse_record(text)
        assert one["deal"] == str(record.deal)
        assert one["result"] == record.result
        assert one["paces"] == [MATCHES[match][2]] * 2
        assert isinstance(one["virtual_s"], float)
        if match == "spit":
            position = race.replay(record, find_race("spit").rules)
            assert one["winner"] == (position.winner or 0) + 1
            assert one["rounds"] == position.round
            assert one["virtual_s"] == position.now_ms / 1000
            made = [move for move in record.moves if not move.startswith("tick")]
            assert one["moves"] == len(made) - 2  # both pressed Ready before the first round
        else:
            played = replay_golf(record, find_game("golf").rules)
            assert one["winners"] == [seat + 1 for seat in played.winners]
            assert one["holes"] == len(played.scores[0])
            assert one["virtual_s"] == played.at_ms / 1000


def test_the_same_arguments_give_the_same_output_and_another_seed_does_not() -> None:
    first, second, other = (simulate("spit", "--games", "2", "--json", "--seed", seed).stdout for seed in ("1", "1", "2"))
    assert first == second != other


def test_more_games_start_with_the_same_matches() -> None:
    assert matches("spit", "--games", "3", "--seed", "9")[:2] == matches("spit", "--games", "2", "--seed", "9")


def test_paces_are_given_to_the_seats_in_order() -> None:
    (one,) = matches("golf-stroke", "--players", "4", "--holes", "9", "--pace", "expert", "--pace", "beginner")
    assert one["paces"] == ["expert", "beginner", "beginner", "beginner"]
    assert one["players"] == ["Expert", "Beginner", "Beginner 2", "Beginner 3"]
    assert one["winner"] == 1


def test_options_change_the_rules() -> None:
    (spit,) = matches("spit", "--option", "no_slap", "--option", "equal_rank")
    assert spit["options"] == {"equal_rank": True, "no_slap": True}
    assert "slap" not in str(spit["record"]).split("]\n\n")[1]
    (golf,) = matches("golf-match", "--holes", "9", "--option", "around_corner")
    assert golf["options"] == {"around_corner": True}


def test_text_output_has_a_line_per_match_and_the_wins_of_each_seat() -> None:
    result = simulate("spit", "--games", "2", "--seed", "7", "--pace", "stroll", "--pace", "gallop")
    lines = result.stdout.splitlines()
    assert len(lines) == 4
    assert all(line.startswith(f"match {n}: seat 2 (Gallop) won in round ") for n, line in enumerate(lines[:2], 1))
    assert lines[2:] == ["seat 1 (stroll): won 0 of 2", "seat 2 (gallop): won 2 of 2"]


def test_progress_goes_only_to_standard_error() -> None:
    result = simulate("spit", "--games", "2", "--json")
    assert result.stderr.splitlines() == ["longwood: 1 of 2 matches played", "longwood: 2 of 2 matches played"]
    assert all(line.startswith("{") for line in result.stdout.splitlines())


def test_a_folder_with_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("x")
    result = simulate("spit", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "is not empty" in result.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("speed",), "MATCH can't be 'speed'; choose spit, golf-stroke or golf-match"),
        (("golff",), "MATCH can't be 'golff'; did you mean golf-match or golf-stroke?"),
        (("spit", "--players", "3"), "--players 3: this match has at most 2 players"),
        (("spit", "--holes", "9"), "--holes: Spit has no holes"),
        (("spit", "--holes", "18"), "--holes: Spit has no holes"),
        (("spit", "--option", "own_deals"), "there is no option 'own_deals'; Spit has equal_rank, stack_equals, no_slap"),
        (("spit", "--pace", "expert"), "unknown pace 'expert'; choose stroll, walk, trot, canter, gallop"),
        (("golf-match", "--players", "3"), "match play needs two players, or two sides"),
        (("golf-stroke", "--pace", "casual", "--pace", "casual", "--pace", "casual"), "3 paces given for 2 players"),
        (("spit", "--option", "jokers=1"), "Spit doesn't have the option jokers"),
        (("golf-match", "--option", "no_slap"), "Golf doesn't have the option no_slap"),
        (("spit", "--seed", "-1"), "--seed must be a whole number from 0 to 9223372036854775807, not '-1'"),
        (("spit", "--games", "0"), "--games must be a whole number from 1 to 1000000, not '0'"),
    ],
)
def test_bad_arguments_print_a_one_line_error(arguments: tuple[str, ...], message: str) -> None:
    result = simulate(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("match", ["spit", "golf-stroke"])
def test_matches_do_not_depend_on_the_processes(match: str, tmp_path: Path) -> None:
    holes = () if match == "spit" else ("--holes", "9", "--pace", "casual")
    arguments = (match, "--games", "4", "--seed", "9", *holes)
    alone, shared = ((*arguments, "--jobs", jobs, "--out", str(tmp_path / jobs)) for jobs in ("1", "2"))
    assert matches(*shared) == matches(*alone)
    assert [file.read_text() for file in sorted((tmp_path / "2").iterdir())] == [
        file.read_text() for file in sorted((tmp_path / "1").iterdir())
    ]
    in_russian = ["--lang", "ru", "simulate", *arguments, "--jobs"]
    one, two = (CliRunner().invoke(main, [*in_russian, jobs]).stdout for jobs in ("1", "2"))
    assert one == two
    assert "seat" not in one

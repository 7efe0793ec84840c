"""Tests of `longwood solve GAME A-B`: answers, files, going on, and the shares at the end."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from click.testing import CliRunner, Result

from longwood.cli import main
from longwood.locales import LANGUAGES
from longwood.study.summary import wilson


def run(*args: str, stdin: str | None = None, code: int = 0) -> Result:
    result = CliRunner().invoke(main, ["solve", *args], input=stdin)
    assert result.exit_code == code, result.output
    return result


def objects(text: str) -> list[dict[str, Any]]:
    return [{key: value for key, value in json.loads(line).items() if key != "cpu_s"} for line in text.splitlines()]


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def without_times(found: list[dict[str, str]]) -> list[dict[str, str]]:
    return [{**row, "cpu_s": ""} for row in found]


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("more", [(), ("--option", "jokers=1"), ("--max-nodes", "500"), ("--best-score",)])
def test_many_deals_are_answered_as_single_ones(jobs: str, more: tuple[str, ...]) -> None:
    many = objects(run("golf", "3-9", "--json", "--jobs", jobs, *more).stdout)
    assert many == [objects(run("golf", str(deal), "--json", *more).stdout)[0] for deal in range(3, 10)]
    assert [answer["deal"] for answer in many] == [str(deal) for deal in range(3, 10)]


@pytest.mark.parametrize("more", [(), ("--max-nodes", "500"), ("--best-score",), ("--best-score", "--max-nodes", "500")])
def test_the_text_of_many_deals_is_that_of_single_ones(more: tuple[str, ...]) -> None:
    def without_effort(text: str) -> list[str]:
        return [line.rpartition(" (")[0] or line for line in text.splitlines() if "got furthest" not in line]

    singles = [line for deal in range(1, 8) for line in without_effort(run("golf", str(deal), "--no-moves", *more).stdout)]
    many = without_effort(run("golf", "1-7", "--no-moves", *more).stdout)
    assert many[: len(singles)] == singles
    moves = run("golf", "1").stdout.splitlines()[1:]
    assert run("golf", "1-2").stdout.splitlines()[1 : 1 + len(moves)] == moves


def test_the_shares_come_with_wilson_intervals() -> None:
    verdicts = [answer["verdict"] for answer in objects(run("golf", "1-40", "--json").stdout)]
    won = verdicts.count("won")
    found = json.loads(run("golf", "1-40", "--json", "--summary").stdout)
    assert (found["deals"], found["won"], found["lost"], found["open"]) == (40, won, 40 - won, 0)
    assert found["won_interval"] == pytest.approx(wilson(won, 40), abs=1e-6)
    assert (found["game"], found["options"], found["first_deal"], found["seed"]) == ("golf", {}, 1, 0)
    lines = run("golf", "1-40", "--summary").stdout.splitlines()
    assert lines[0] == "Golf: 40 deals"
    assert lines[1].split()[:3] == ["won", str(won), f"{won / 40:.2%}"]
    assert len(lines) == 4
    limited = run("golf", "1-40", "--summary", "--max-nodes", "50").stdout
    assert "of all deals can be won" in limited.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shares_are_translated(language: str) -> None:
    result = CliRunner().invoke(main, ["--lang", language, "solve", "golf", "1-9", "--summary", "--max-nodes", "20"])
    assert result.exit_code == 0
    assert "cli-" not in result.stdout
    assert ("won" in result.stdout) is (language == "en")


def test_lines_with_a_deal_number_alone_are_answered() -> None:
    lines = '{"game": "golf", "deal": "7"}\n{"game": "golf", "options": {"jokers": 1}, "deal": 7}\n{"game": "golf", "deal": "x"}\n'
    first, second, wrong = objects(run("--file", "-", "--json", stdin=lines, code=2).stdout)
    assert first == objects(run("golf", "7", "--json").stdout)[0]
    assert second == objects(run("golf", "7", "--json", "--option", "jokers=1").stdout)[0]
    assert wrong["line"] == 3
    assert "deal" in wrong["error"]
    count = json.loads(run("--file", "-", "--json", "--summary", stdin=lines, code=2).stdout.splitlines()[-1])
    assert count["deals"] == 2


def test_a_stopped_csv_file_is_continued(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.csv", tmp_path / "part.csv"
    run("golf", "1-60", "--csv", str(whole))
    answers = objects(run("golf", "1-60", "--json").stdout)
    assert [(row["game"], row["deal"], row["verdict"], row["moves"].split()) for row in rows(whole)] == [
        (answer["game"], answer["deal"], answer["verdict"], answer["moves"]) for answer in answers
    ]
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    for kept in ("".join(lines[:31]) + lines[31][:40], lines[0], lines[0][:9], "", "".join(lines)):
        part.write_text(kept, encoding="utf-8")
        result = run("golf", "1-60", "--csv", str(part), "--resume", "--jobs", "2", "--json")
        assert without_times(rows(part)) == without_times(rows(whole))
        assert json.loads(result.stdout)["deals"] == 60


def test_a_file_with_other_results_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "golf.csv"
    run("golf", "1-20", "--csv", str(file), "--no-moves")
    assert {row["moves"] for row in rows(file)} == {""}
    before = file.read_bytes()
    assert "exists already" in run("golf", "1-20", "--csv", str(file), code=2).stderr
    for more, message in (
        (("golf", "1-30", "--seed", "3"), "seed 0 instead of 3"),
        (("golf", "1-30", "--option", "jokers=1"), "options"),
        (("golf", "5-30"), "deal 1"),
        (("golf", "1-10"), "deal 11"),
    ):
        assert message in run(*more, "--csv", str(file), "--resume", code=2).stderr
        assert file.read_bytes() == before
    other = tmp_path / "other.csv"
    other.write_text("name,age\nx,7\n", encoding="utf-8")
    assert "isn't one of" in run("golf", "1-20", "--csv", str(other), "--resume", code=2).stderr
    assert other.read_text(encoding="utf-8") == "name,age\nx,7\n"


@pytest.mark.parametrize("text", ["x" * 200_000, "\udcff,7", '"' + "y" * 200_000 + '",1'])
def test_a_file_that_cannot_be_read_is_not_touched(tmp_path: Path, text: str) -> None:
    file = tmp_path / "golf.csv"
    run("golf", "1-5", "--csv", str(file))
    for begin in (file.read_bytes(), b""):
        file.write_bytes(begin + text.encode(errors="surrogateescape") + b"\n")
        before = file.read_bytes()
        message = run("golf", "1-9", "--csv", str(file), "--resume", code=2).stderr
        assert "can't be read" in message
        assert message.count("\n") == 1
        assert file.read_bytes() == before


def test_rows_are_on_the_disk_before_the_progress_counts_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    whole = os.fsync

    def sync(descriptor: int) -> None:
        whole(descriptor)
        synced.append(os.fstat(descriptor).st_size)

    monkeypatch.setattr(os, "fsync", sync)
    file = tmp_path / "golf.csv"
    run("golf", "1-5", "--csv", str(file))
    assert synced[-1] == file.stat().st_size


def test_a_parquet_file_has_the_same_answers(tmp_path: Path) -> None:
    file = tmp_path / "golf.parquet"
    run("golf", "1-60", "--parquet", str(file), "--option", "jokers=1")
    found = pyarrow.parquet.read_table(file).to_pylist()
    answers = objects(run("golf", "1-60", "--json", "--option", "jokers=1").stdout)
    assert [(row["deal"], row["verdict"], row["nodes"], row["moves"].split()) for row in found] == [
        (int(answer["deal"]), answer["verdict"], answer["nodes"], answer["moves"]) for answer in answers
    ]
    assert {(row["game"], row["options"]) for row in found} == {("golf", '{"jokers": 1}')}
    assert list(tmp_path.iterdir()) == [file]
    before = file.read_bytes()
    assert "is complete" in run("golf", "1-60", "--parquet", str(file), "--resume", code=2).stderr
    again = run("golf", "1-60", "--parquet", str(file), code=2).stderr
    assert "exists already" in again
    assert "--resume" not in again  # it would be refused, too
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["golf", "9-1"], "9-1"),
        (["golf", "1-9", "--show"], "--show"),
        (["golf", "1-9", "--timeout", "3"], "--timeout"),
        (["golf", "1-9", "--certain"], "--certain"),
        (["golf", "1-9", "--resume"], "--csv"),
        (["golf", "1", "--csv", "x.csv"], "1-1000"),
        (["golf", "1-9", "--csv", "a", "--parquet", "b"], "--parquet"),
        (["black-hole", "1-9", "--best-score"], "black-hole"),
        (["gulf", "1-9"], "did you mean golf"),
    ],
)
def test_what_makes_no_sense_is_refused(args: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*args, code=2)
    assert words in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())

"""Tests of `longwood solve --proof` and of `longwood verify` for the files that it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longwood.cli import main
from longwood.play import format_record, make_record, position_to_json, start
from longwood.variants import find_game

GOLDEN = Path(__file__).resolve().parents[1] / "proofs" / "golden"


def run(*args: str | Path, code: int = 0) -> Result:
    result = CliRunner().invoke(main, list(map(str, args)))
    assert result.exit_code == code, result.output
    return result


@pytest.fixture
def golf(tmp_path: Path) -> Path:
    """The proof that deal 26 of Golf is lost."""
    file = tmp_path / "golf.proof"
    run("solve", "golf", "26", "--proof", file)
    return file


@pytest.mark.parametrize(
    ("game", "title"),
    [
        (("golf", "26"), "Golf, deal 26"),
        (("forty-thieves", "2062"), "Forty Thieves, deal 2062"),
        (("all-in-a-row", "28"), "All in a Row, deal 28"),
    ],
)
def test_a_proof_of_a_lost_deal_is_written_and_holds(game: tuple[str, str], title: str, tmp_path: Path) -> None:
    file = tmp_path / "a.proof"
    answer, written = run("solve", *game, "--proof", file).stdout.splitlines()
    assert answer.startswith(f"{title}: cannot be won")
    assert written == f"proof written to {file} ({file.stat().st_size / 1000:.1f} KB)"
    assert run("verify", file).stdout == f"{title}: cannot be won, and the proof holds\n"


def test_a_deal_with_options_keeps_them(tmp_path: Path) -> None:
    file = tmp_path / "a.proof"
    run("solve", "golf", "5", "--option", "queens_on_kings=true", "--proof", file)
    answer = json.loads(run("verify", file, "--json").stdout)
    assert answer.pop("checked") > 0
    assert answer == {
        "file": str(file),
        "valid": True,
        "error": None,
        "game": "golf",
        "options": {"queens_on_kings": True},
        "deal": "5",
        "proof": "covering",
    }


def test_a_position_has_a_proof_too(tmp_path: Path) -> None:
    position = start(find_game("golf").rules, 26)
    position.push(position.legal_moves()[0])
    board, file = tmp_path / "board.json", tmp_path / "a.proof"
    board.write_text(json.dumps({"game": "golf", **position_to_json(position)}))
    run("solve", "golf", "--position", board, "--proof", file)
    assert run("verify", file).stdout == "Golf, custom position: cannot be won, and the proof holds\n"


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("golf", "1"), "the game can be won"),
        (("forty-thieves", "3", "--max-nodes", "1000"), "the answer is undecided"),
        (("binary-star", "49"), "there are no proofs for this game yet"),
    ],
)
def test_without_a_proof_the_reason_is_given(args: tuple[str, ...], why: str, tmp_path: Path) -> None:
    file = tmp_path / "a.proof"
    result = run("solve", *args, "--proof", file, code=1)
    assert result.stderr == f"longwood: no proof was written: {why}\n"
    assert result.stdout
    assert not file.exists()


def test_a_time_limit_ends_the_search_for_a_proof(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10**6))
    monkeypatch.setattr("longwood.cli.shared.proofs.monotonic", lambda: next(clock))
    result = run("solve", "tri-peaks", "3", "--timeout", "5", "--proof", tmp_path / "a.proof", code=1)
    assert result.stderr == "longwood: no proof was written: the time limit is over\n"


@pytest.mark.parametrize("others", [("--best-score",), ("--summary",), ("--file", "deals.jsonl")])
def test_options_that_do_not_fit_are_refused(others: tuple[str, ...]) -> None:
    result = run("solve", *(() if "--file" in others else ("golf", "26")), *others, "--proof", "a.proof", code=2)
    assert "--proof can't be combined" in result.stderr


def test_several_deals_have_no_proof() -> None:
    assert "--proof" in run("solve", "golf", "1-3", "--proof", "a.proof", code=2).stderr


@pytest.mark.parametrize(
    ("old", "new", "code", "message"),
    [
        (b'"deal": "26"', b'"deal": "28"', 1, "the proof is about a position with other cards"),
        (b'"game": "golf"', b'"game": "golf-queens"', 1, "another one"),
        (b'"game": "golf"', b'"game": "gulf"', 2, "no game"),
        (b'"game": "golf"', b'"game": "spit"', 1, "race"),
        (b'"kind": "covering"', b'"kind": "digging"', 1, "kind"),
        (b'"deal": "26"', b'"deal": "x"', 1, "x"),
        (b"Longwood proof 1", b"Longwood proof 9", 2, "golf.proof"),
    ],
)
def test_a_changed_proof_is_refused(golf: Path, old: bytes, new: bytes, code: int, message: str) -> None:
    data = golf.read_bytes()
    assert old in data
    golf.write_bytes(data.replace(old, new))
    result = run("verify", golf, code=code)
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_cards_of_a_proof_cannot_be_changed(golf: Path) -> None:
    """Without a deal number, the proof is checked for the cards that it names."""
    other = start(find_game("golf").rules, 28).line()
    data = (
        golf.read_bytes()
        .replace(b'"deal": "26"', b'"deal": null')
        .replace(start(find_game("golf").rules, 26).line().encode(), other.encode())
    )
    golf.write_bytes(data)
    assert "golf.proof: " in run("verify", golf, code=1).stderr


def test_every_damaged_byte_of_the_data_is_noticed(golf: Path) -> None:
    data = golf.read_bytes()
    for at in range(data.rindex(b"}") + 2, len(data)):
        golf.write_bytes(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :])
        run("verify", golf, code=1)


def test_records_and_proofs_can_be_checked_together(golf: Path, tmp_path: Path) -> None:
    game = find_game("golf")
    record = tmp_path / "game.txt"
    record.write_text(format_record(make_record(game.id, game.options, game.rules, start(game.rules, 5), deal=5)))
    lines = run("verify", golf, record).stdout.splitlines()
    assert lines[0] == f"{golf}: Golf, deal 26: cannot be won, and the proof holds"
    assert lines[1].startswith(f"{record}: line 1: Golf, deal 5")


def test_a_proof_can_come_from_standard_input(golf: Path) -> None:
    result = CliRunner().invoke(main, ["verify", "-"], input=golf.read_bytes())
    assert result.exit_code == 0
    assert result.stdout == "Golf, deal 26: cannot be won, and the proof holds\n"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.proof")), ids=lambda file: file.stem)
def test_proofs_of_earlier_versions_hold(file: Path) -> None:
    """These files never change, because their format doesn't."""
    result = run("verify", file)
    deal = file.stem.rpartition("-")[2]
    assert result.stdout.endswith(f", deal {deal}: cannot be won, and the proof holds\n")


def test_there_are_proofs_of_earlier_versions() -> None:
    assert len(list(GOLDEN.glob("*.proof"))) == 5

"""Tests of bench/agreement.py: it runs the settings, and finds contradictions between runs."""

from __future__ import annotations

from pathlib import Path

import agreement
import pytest

from longwood.variants import find_variant


def row(deal: int, verdict: str, **others: object) -> agreement.Row:
    return {"game": "golf", "deal": deal, "setting": "default", "verdict": verdict, **others}


def test_a_deal_that_is_won_and_lost_is_a_contradiction(capsys: pytest.CaptureFixture[str]) -> None:
    assert agreement.report([row(1, "won"), row(1, "nodes"), row(2, "lost"), row(2, "lost")]) == 0
    assert capsys.readouterr().out.endswith("| `golf` | 2 | 0 | 4 | 1 | 2 | 1 | 0 |\n")
    assert agreement.report([row(1, "won"), row(2, "won"), row(1, "lost")]) == 1
    output = capsys.readouterr()
    assert output.out.endswith("| `golf` | 2 | 0 | 3 | 2 | 1 | 0 | 1 |\n")
    assert output.err.startswith("contradiction: ")


def test_a_lost_position_on_a_winning_line_is_a_contradiction(capsys: pytest.CaptureFixture[str]) -> None:
    assert agreement.report([row(1, "won", at=3), row(1, "nodes", at=4)]) == 0
    assert agreement.report([row(1, "lost", at=3)]) == 1
    assert "| `golf` | 1 | 1 | 1 | 0 | 1 | 0 | 1 |" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["golf", "binary-star", "forty-thieves"])
def test_every_setting_can_be_run(game: str) -> None:
    rules = find_variant(game).rules
    runs = list(agreement.setting_rows(game, rules, 1, 200))
    assert len({agreement.key_of(one) for one, _ in runs}) == len(runs) > 2
    for _, run in runs:
        status, nodes = run()
        assert status in ("won", "lost", "nodes")
        assert nodes <= 200


def test_the_settings_differ_in_the_work_they_do() -> None:
    for game in ("golf", "forty-thieves"):
        rules = find_variant(game).rules
        nodes = {run() for number in range(1, 7) for _, run in agreement.setting_rows(game, rules, number, 3000)}
        assert len(nodes) >= 3, nodes


def test_runs_that_are_known_are_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "runs.jsonl"
    for command in ("wins", "settings", "wins"):
        monkeypatch.setattr(
            "sys.argv", ["agreement.py", command, "--out", str(out), "--games", "golf", "--deals", "2", "--max-nodes", "500"]
        )
        assert agreement.main() == 0
        if command == "settings":
            before = out.read_text()
    assert out.read_text() == before
    positions = [one for one in agreement.read([out]) if "at" in one]
    assert {one["deal"] for one in positions} <= {1, 2}
    assert positions

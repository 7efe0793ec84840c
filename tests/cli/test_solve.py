"""Tests of `longwood solve`: verdicts for people and for programs, long files, and errors in files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from longwood.cli import main
from longwood.play import Position, position_to_json, score, start
from longwood.rules import deal, deal_to_json
from longwood.solver import Lost, Unknown, Verdict, Won, best_score, solve
from longwood.variants import find_game, game_to_json

COMMAND = [sys.executable, "-m", "longwood"]
HARD = ("double-golf", range(300_038, 300_039))
"""A game and a range of one deal whose search takes more than twice MOST_CPU_S."""
MOST_CPU_S = 5.0
"""More CPU time than a process needs to start, to search for half a second in two threads and to end."""
KEYS = ["game", "options", "deal", "verdict", "nodes", "cpu_s", "moves", "score", "limit"]


def run(*args: str, stdin: str | None = None, code: int = 0) -> Result:
    result = CliRunner().invoke(main, ["solve", *args], input=stdin)
    assert result.exit_code == code, result.output
    return result


def running(*args: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.Popen([*COMMAND, "solve", *args, "--json"], stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment)


def cpu_until_exit_s(process: subprocess.Popen[str], code: int) -> float:
    """Wait until the process exits with this code, and return its whole CPU time. No other process may be waited for meanwhile."""
    import resource  # Windows has none

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert process.wait(120) == code
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def objects(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def deals(game: str, numbers: range, **options: Any) -> str:
    found = find_game(game, options)
    return "".join(json.dumps(game_to_json(found) | deal_to_json(deal(found.rules, n))) + "\n" for n in numbers)


def check(position: Position, answer: dict[str, Any], verdict: Verdict) -> None:
    """Check that the answer matches the library's verdict."""
    assert list(answer) == KEYS
    assert answer["verdict"] == type(verdict).__name__.lower()
    assert answer["nodes"] == verdict.effort.nodes
    assert answer["score"] is None
    assert answer["limit"] == (verdict.limit if isinstance(verdict, Unknown) else None)
    assert answer["moves"] == [position.format_move(move) for move in verdict.moves] if isinstance(verdict, Won) else not answer["moves"]


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        (["golf", "1"], Won),
        (["golf", "2"], Lost),
        (["golf", "2", "--option", "jokers=2"], Won),
        (["forty-thieves", "3", "--max-nodes", "1000"], Unknown),
        (["lucas", "1", "--seed", "5"], Won),
    ],
)
def test_json_of_one_deal_matches_its_verdict(args: list[str], kind: type[Verdict]) -> None:
    result = run(*args, "--json")
    assert result.stderr == ""
    (answer,) = objects(result)
    assert answer["verdict"] == kind.__name__.lower()
    game = find_game(args[0], {"jokers": 2} if "jokers=2" in args else {})
    position = start(game.rules, int(args[1]))
    for text in answer["moves"]:
        position.push(position.parse_move(text))
    assert (position.outcome() == "won") is (kind is Won)
    assert 0 <= answer["cpu_s"] < 10
    assert answer["nodes"] >= 1
    assert answer["limit"] == ("nodes" if kind is Unknown else None)


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_a_file_is_answered_in_order(jobs: str, tmp_path: Path) -> None:
    games = ["golf", "tri-peaks", "forty-thieves", "golf-queens"] * 6
    file = tmp_path / "deals.jsonl"
    file.write_text("".join(deals(game, range(n, n + 1)) for n, game in enumerate(games)))
    answers = objects(run("--file", str(file), "--json", "--jobs", jobs, "--max-nodes", "20000"))
    assert len(answers) == len(games)
    from longwood.solver import Limits

    for n, (game, answer) in enumerate(zip(games, answers, strict=True)):
        rules = find_game(game).rules
        check(start(rules, n), answer, solve(start(rules, n), Limits(max_nodes=20_000)))


def test_mid_game_positions_are_solved() -> None:
    game = find_game("golf", {"jokers": 1})
    position = start(game.rules, 4)
    for _ in range(9):
        position.push(position.legal_moves()[0])
    text = json.dumps(game_to_json(game) | position_to_json(position))
    (answer,) = objects(run("--file", "-", "--json", stdin=text))
    check(position, answer, solve(position))


def test_a_bad_line_does_not_stop_the_others() -> None:
    good = deals("golf", range(1, 3)).splitlines()
    lines = [good[0], "{broken", "", good[1].replace('"golf"', '"gulf"'), good[1].replace('"5S"', '"XX"', 1), good[1]]
    result = run("--file", "-", "--json", stdin="\n".join(lines), code=2)
    answers = objects(result)
    assert [answer.get("line") for answer in answers] == [None, 2, 4, 5, None]
    assert [list(answer) for answer in answers[1:4]] == [["error", "line"]] * 3
    assert "not JSON" in answers[1]["error"]
    assert "did you mean golf" in answers[2]["error"]
    assert (answers[0]["verdict"], answers[4]["verdict"]) == ("won", "lost")
    text_result = run("--file", "-", stdin="\n".join(lines), code=2)
    assert [line.split(": ")[:3] for line in text_result.stderr.splitlines()] == [
        ["longwood", "standard input", f"line {n}"] for n in (2, 4, 5)
    ]
    assert [line.split(":")[0] for line in text_result.stdout.splitlines() if line.startswith("line")] == ["line 1", "line 6"]


def test_text_output_gives_the_verdict_and_the_moves() -> None:
    won = run("golf", "1").stdout.splitlines()
    moves = objects(run("golf", "1", "--json"))[0]["moves"]
    assert won[0].startswith(f"Golf, deal 1: won in {len(moves)} moves (")
    assert [word for row in won[1:] for word in row.split(".")[1].split()] == moves
    assert [int(row.split(".")[0]) for row in won[1:]] == list(range(1, len(moves) + 1, 10))
    lost = run("golf", "2").stdout
    assert lost.startswith("Golf, deal 2: cannot be won (")
    assert lost.count("\n") == 1
    unknown = run("forty-thieves", "3", "--max-nodes", "2000").stdout
    assert "undecided, stopped at the node limit (2,000 nodes, " in unknown
    assert "the line that got furthest" in unknown


def test_show_draws_the_position_after_each_move() -> None:
    text = run("golf", "1", "--show").stdout
    moves = objects(run("golf", "1", "--json"))[0]["moves"]
    for number, move in enumerate(moves, 1):
        assert f"\nmove {number} of {len(moves)}: {move}\n" in text
    assert text.count("hole ") == len(moves) + 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["golf"], ["GAME", "N"]),
        ([], ["GAME", "--file"]),
        (["golf", "1", "--file", "-"], ["--file"]),
        (["--file", "-", "--option", "jokers=1"], ["--file"]),
        (["golf", "1", "--max-nodes", "0"], ["--max-nodes"]),
        (["golf", "1", "--max-memory", "lots"], ["lots", "512M"]),
        (["golf", "1", "--max-memory", "0"], ["0"]),
        (["golf", "1", "--timeout", "0"], ["--timeout"]),
        (["golf", "1", "--seed", "-1"], ["--seed"]),
        (["golf", "1", "--jobs", "0"], ["--jobs"]),
        (["golf", "1", "--json", "--show"], ["--show"]),
        (["gulf", "1"], ["did you mean", "golf"]),
        (["--file", "/no/such/file"], ["/no/such/file"]),
    ],
)
def test_bad_usage_gives_one_clear_line(args: list[str], words: list[str]) -> None:
    result = run(*args, code=2)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    for word in words:
        assert word in result.stderr


def test_the_limit_that_stopped_a_search_is_reported() -> None:
    memory = objects(run("double-golf", "300038", "--max-memory", "1M", "--json"))[0]
    assert (memory["verdict"], memory["limit"], memory["moves"]) == ("unknown", "memory", [])
    timed = objects(run("double-golf", "300038", "--timeout", "0.05", "--json"))[0]
    assert (timed["verdict"], timed["limit"]) == ("unknown", "time")


def test_the_certain_option_gives_the_same_verdict() -> None:
    once, twice = (objects(run("golf", "2", "--json", *more))[0] for more in ([], ["--certain"]))
    assert once["verdict"] == twice["verdict"] == "lost"


def test_a_long_file_needs_no_more_memory_than_a_short_one() -> None:
    """Peak memory after 2,000 deals is the same as after 200, apart from noise."""
    peaks = []
    for count in (200, 2000):
        program = (
            "import resource, sys\nfrom longwood.cli import main\n"
            "try: main(['solve', '--file', '-', '--json', '--jobs', '2'])\n"
            "finally: print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
        )
        text = deals("elevator", range(40)) * (count // 40)
        done = subprocess.run([sys.executable, "-c", program], input=text, capture_output=True, text=True, check=True)
        assert done.stdout.count("\n") == count
        peaks.append(int(done.stderr) * (1 if sys.platform == "darwin" else 1024))
    assert peaks[1] - peaks[0] < 8 * 2**20, peaks


def test_answers_come_while_the_file_is_still_open() -> None:
    """Deals that are piped in slowly are answered one at a time."""
    with subprocess.Popen(
        [*COMMAND, "solve", "--file", "-", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in (1, 2):
            process.stdin.write(deals("golf", range(number, number + 1)))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["verdict"] == ("won" if number == 1 else "lost")
        process.stdin.close()
        assert process.wait(30) == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_stops_the_command_at_once(jobs: str) -> None:
    """Interrupt the command after the first answer, while long searches are running."""
    with running("--file", "-", "--jobs", jobs) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(deals("golf", range(1, 2)) * (1 if jobs == "1" else 64) + deals(*HARD) * 4)
        process.stdin.close()
        assert json.loads(process.stdout.readline())["verdict"] == "won"
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        assert cpu_until_exit_s(process, 128 + signal.SIGINT) < MOST_CPU_S
        assert process.stderr.read().strip() == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_an_interrupt_stops_the_last_search_too() -> None:
    with running("--file", "-", "--jobs", "2") as process:
        assert process.stdin is not None
        process.stdin.write(deals("golf", range(1, 2)) + deals(*HARD))
        process.stdin.close()
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        assert cpu_until_exit_s(process, 128 + signal.SIGINT) < MOST_CPU_S


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGPIPE")
def test_a_closed_output_stops_the_searches() -> None:
    with running("--file", "-", "--jobs", "2") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(deals("golf", range(1, 2)) + deals("golf", range(2, 3)) + deals(*HARD) * 3)
        process.stdin.close()
        process.stdout.close()
        assert cpu_until_exit_s(process, 128 + signal.SIGPIPE) < MOST_CPU_S


@pytest.mark.parametrize(
    "limit", [("--max-nodes", str(2**64)), ("--max-memory", "999999999999999T"), ("--timeout", "1e300"), ("--timeout", "inf")]
)
def test_enormous_limits_are_accepted(limit: tuple[str, str]) -> None:
    assert json.loads(run("golf", "1", "--json", *limit).stdout)["verdict"] == "won"


def test_a_limit_that_is_not_a_number_is_refused() -> None:
    assert "timeout" in run("golf", "1", "--timeout", "nan", code=2).stderr


def modules_after(program: str) -> set[str]:
    program = f"import sys\ntry:\n {program}\nfinally: print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_solve_imports_no_heavy_packages() -> None:
    heavy = {"asyncio", "litestar", "msgspec", "rich", "sqlalchemy", "uvicorn", "numpy"}
    assert not modules_after("from longwood.cli import main; main(['solve', 'golf', '1', '--json'])") & heavy
    assert not {name for name in modules_after("import longwood.solver") if name.startswith("longwood.")} - {"longwood.solver"}


def test_the_best_score_of_one_deal_is_certified_by_its_moves() -> None:
    for game, number, verdict in (("golf", 1, "won"), ("golf", 2, "lost"), ("tri-peaks", 1, "won"), ("elevator", 2, "lost")):
        (answer,) = objects(run(game, str(number), "--best-score", "--json"))
        assert list(answer) == [*KEYS[:-1], "bound", KEYS[-1]]
        position = start(find_game(game).rules, number)
        for text in answer["moves"]:
            position.push(position.parse_move(text))
        assert score(position).value == answer["score"] == answer["bound"]
        assert (answer["verdict"], answer["limit"]) == (verdict, None)
        text_result = run(game, str(number), "--best-score").stdout.splitlines()
        cleared = "can be cleared" if verdict == "won" else "cannot be cleared"
        points = f"{answer['score']:+d}" if game != "tri-peaks" else f"{answer['score']}"
        assert f": best score {points} in {len(answer['moves'])} moves ({cleared}) (" in text_result[0]
        assert [word for row in text_result[1:] for word in row.split(".")[1].split()] == answer["moves"]


def test_best_scores_for_a_file_match_the_library(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_text(
        deals("golf", range(3)) + deals("black-hole", range(1)) + deals("tri-peaks", range(2)) + deals("forty-thieves", range(1))
    )
    answers = objects(run("--file", str(file), "--best-score", "--json", "--jobs", "2", code=2))
    assert [answer.get("line") for answer in answers] == [None, None, None, 4, None, None, 7]
    assert "a win is its best score" in answers[3]["error"]
    for n, game, answer in ((0, "golf", answers[0]), (2, "golf", answers[2]), (1, "tri-peaks", answers[5])):
        rules = find_game(game).rules
        best = best_score(start(rules, n))
        assert (answer["score"], answer["bound"], len(answer["moves"])) == (best.value, best.bound, len(best.moves))


def test_a_best_score_search_stopped_by_a_limit_gives_a_range() -> None:
    (answer,) = objects(run("golf", "1", "--best-score", "--max-nodes", "1000", "--json"))
    assert (answer["verdict"], answer["limit"]) == ("unknown", "nodes")
    assert answer["bound"] < answer["score"] <= 35
    text_result = run("golf", "1", "--best-score", "--max-nodes", "1000").stdout
    assert f"best found {answer['score']:+d} in {len(answer['moves'])} moves (not known whether it can be cleared)" in text_result
    assert f"the true best is between {answer['bound']:+d} and {answer['score']:+d}" in text_result
    assert "stopped at the node limit" in text_result


def test_the_score_and_the_verdict_share_the_limits() -> None:
    """The score and the verdict of deal 2 need two searches. The second may use the nodes that the first left over."""
    for nodes in (100, 3000):
        (answer,) = objects(run("tri-peaks", "2", "--best-score", "--max-nodes", str(nodes), "--json"))
        assert answer["limit"] == "nodes"
        assert answer["nodes"] <= nodes
        assert answer["score"] < answer["bound"]


def test_an_exact_score_with_an_undecided_verdict_names_the_limit() -> None:
    """The node limit is one more than the search for the score needs, so the score is exact but the verdict is undecided."""
    rules = find_game("tri-peaks").rules
    lost = next(n for n in range(1, 100) if isinstance(solve(start(rules, n)), Lost))
    spent = best_score(start(rules, lost)).effort.nodes
    (answer,) = objects(run("tri-peaks", str(lost), "--best-score", "--max-nodes", str(spent + 1), "--json"))
    assert (answer["score"], answer["verdict"], answer["limit"]) == (answer["bound"], "unknown", "nodes")
    text_result = run("tri-peaks", str(lost), "--best-score", "--max-nodes", str(spent + 1)).stdout
    assert "stopped at the node limit" in text_result


@pytest.mark.parametrize(
    "words", [("golf", "1", "--best-score", "--certain"), ("golf", "1", "--jobs", "2"), ("golf", "1", "--show", "--json")]
)
def test_options_that_would_be_ignored_are_refused(words: tuple[str, ...]) -> None:
    output = run(*words, code=2).output
    assert "can't be combined" in output or "a single deal is one job" in output

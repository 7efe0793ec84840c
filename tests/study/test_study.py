"""Studies: whatever stops one, the same call goes on, and the results are those of a study that nothing stopped."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from longwood.proofs import ProofError
from longwood.rules import rules_hash
from longwood.study import checks, parts, workers
from longwood.study.chunk import search
from longwood.study.parts import Folder, parts_hash, ranges, read_rows
from longwood.study.plan import Plan, StudyError, keep_plan
from longwood.study.report import markdown, summary
from longwood.study.row import Row
from longwood.study.running import Progress, run, usual_chunk_s
from longwood.study.summary import Count
from longwood.variants import find_game
from tests.soak import times

GOLF: Final = find_game("golf")
PLAN: Final = Plan.of(GOLF.rules, "golf")
KILLS: Final = times(3, 30)


class Here(Executor):
    """Runs everything at once in this process. A search of a deal in `deadly` ends the process that it would run in."""

    def __init__(self, deadly: frozenset[int] = frozenset()) -> None:
        self._deadly = deadly
        self._is_broken = False

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        plan, deals = given
        self._is_broken |= not self._deadly.isdisjoint(deals)
        if self._is_broken:
            future.set_exception(BrokenProcessPool("a process has ended"))
        else:
            future.set_result(work(plan, deals))
        return future


@pytest.fixture(scope="module")
def expected() -> list[Row]:
    """The results for deals 1 to 300 of Golf, searched without anything else."""
    return search(PLAN, range(1, 301))


def test_results_do_not_depend_on_the_chunks(tmp_path: Path, expected: list[Row]) -> None:
    seen: list[Progress] = []
    run(Folder(tmp_path, PLAN), PLAN, range(1, 101), Here, 1, seen.append)
    run(Folder(tmp_path, PLAN), PLAN, range(50, 301), Here, 2, seen.append)
    found = list(read_rows(tmp_path, PLAN))
    assert parts_hash(found) == parts_hash(expected)
    assert (seen[-1].done, seen[-1].wanted, seen[-1].count.deals) == (251, 251, 251)
    assert ranges(tmp_path)[-1].stop == 301


def test_chunks_are_longer_if_there_are_many_workers() -> None:
    assert [usual_chunk_s(jobs) for jobs in (1, 200, 1000)] == [4, 4, 20]


def test_the_last_chunks_are_short_so_that_all_workers_end_together(tmp_path: Path) -> None:
    sizes: list[int] = []

    class Even(Executor):
        """Says that each deal took a 32nd of a second."""

        def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
            _, deals = given
            sizes.append(len(deals))
            future: Future[Any] = Future()
            future.set_result([Row(deal, "lost", "", 1, 1 / 32, None, None, "") for deal in deals])
            return future

    run(Folder(tmp_path, PLAN), PLAN, range(1, 9001), Even, 16, chunk_s=4, first_chunk=8)
    assert sizes[:32] == [8] * 32, "two chunks for each worker, while their time isn't known"
    assert max(sizes) == 128, "four seconds"
    assert sizes[32:] == sorted(sizes[32:], reverse=True)
    assert all(size <= 8 for size in sizes[-16:]), "a quarter of a second for each worker at the end"
    assert sum(sizes) == 9000


def test_a_deal_that_ends_its_process_stays_open_and_all_others_are_searched(tmp_path: Path, expected: list[Row]) -> None:
    warnings: list[str] = []
    run(Folder(tmp_path, PLAN), PLAN, range(1, 301), lambda: Here(frozenset({7, 120})), 2, warn=warnings.append)
    found = list(read_rows(tmp_path, PLAN))
    assert [row.deal for row in found if row.limit == "crashed"] == [7, 120]
    assert [row.deal for row in found] == [row.deal for row in expected]
    assert Count.of(found).crashed == 2
    assert [warning.split(":")[0] for warning in warnings] == ["deal 7", "deal 120"]


def test_a_killed_worker_loses_nothing(tmp_path: Path, expected: list[Row]) -> None:
    killed: list[int] = []

    @contextmanager
    def fragile() -> Iterator[Executor]:
        with workers.local(2) as executor:
            assert isinstance(executor, ProcessPoolExecutor)
            pids.append(executor)
            yield executor

    pids: list[ProcessPoolExecutor] = []

    def kill_one(progress: Progress) -> None:
        if progress.done and not killed:
            victim = next(iter(pids[-1]._processes))
            os.kill(victim, signal.SIGKILL)
            killed.append(victim)

    run(Folder(tmp_path, PLAN), PLAN, range(1, 301), fragile, 2, kill_one)
    assert killed
    assert parts_hash(read_rows(tmp_path, PLAN)) == parts_hash(expected)


def test_a_full_disk_is_said_and_leaves_no_half_of_a_part(tmp_path: Path, expected: list[Row], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    run(Folder(tmp_path, PLAN), PLAN, range(1, 51), Here, 1)
    before = sorted(tmp_path.rglob("*"))
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            run(Folder(tmp_path, PLAN), PLAN, range(1, 301), Here, 1)
    assert sorted(tmp_path.rglob("*")) == before
    run(Folder(tmp_path, PLAN), PLAN, range(1, 301), Here, 1)
    assert parts_hash(read_rows(tmp_path, PLAN)) == parts_hash(expected)


@pytest.mark.soak
def test_a_study_that_is_killed_again_and_again_ends_with_the_same_table(tmp_path: Path, expected: list[Row]) -> None:
    """It is killed each time as soon as it has stored something new, or a moment later."""
    chance, folder = random.Random(5), tmp_path / "study"
    command = [sys.executable, "-m", "longwood", "study", "run", "golf", "--jobs", "2", "--out", str(folder), "--deals"]
    for _ in range(KILLS):
        before = len(ranges(folder))
        process = subprocess.Popen([*command, "1-1000000"], stdout=subprocess.DEVNULL, start_new_session=True)
        while len(ranges(folder)) == before:
            assert process.poll() is None
            time.sleep(0.01)
        time.sleep(chance.uniform(0.0, 0.2))
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    subprocess.run([*command, "1-300"], stdout=subprocess.DEVNULL, check=True)
    assert parts_hash(islice(read_rows(folder), 300)) == parts_hash(expected)


def has_processes(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
def test_an_impatient_interrupt_ends_all_processes(tmp_path: Path, expected: list[Row]) -> None:
    """Ctrl+C twice in a row, while a long search is running: nothing is left, and the same command goes on."""
    command = [sys.executable, "-m", "longwood", "study", "run", "golf", "--jobs", "2", "--out", str(tmp_path), "--deals"]
    process = subprocess.Popen([*command, "1-1000000"], stderr=subprocess.DEVNULL, start_new_session=True)
    while not ranges(tmp_path):
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(60) in (128 + signal.SIGINT, -signal.SIGINT)  # the second one can come after the command has caught the first
    while has_processes(process.pid):  # the workers are in the same group, and end by themselves
        time.sleep(0.05)
    subprocess.run([*command, "1-300"], stdout=subprocess.DEVNULL, check=True)
    assert parts_hash(islice(read_rows(tmp_path), 300)) == parts_hash(expected)


def test_other_rules_limits_or_searches_are_never_mixed(tmp_path: Path) -> None:
    keep_plan(tmp_path, PLAN)
    for other, named in (
        (replace(PLAN, seed=3), "seed 3 instead of 0"),
        (replace(PLAN, max_nodes=10), "max_nodes 10 instead of None"),
        (replace(PLAN, core_version="0.0.9-abc"), "core_version 0.0.9-abc instead of"),
        (Plan.of(find_game("golf", {"jokers": 1}).rules, "golf", {"jokers": 1}), "rules_hash"),
    ):
        with pytest.raises(StudyError, match=named):
            keep_plan(tmp_path, other)
    with pytest.raises(StudyError, match="a worker has the search"):
        search(replace(PLAN, core_version="0.0.9-abc"), range(1, 2))


def test_damaged_parts_are_named(tmp_path: Path) -> None:
    run(Folder(tmp_path, PLAN), PLAN, range(1, 51), Here, 1)
    part = sorted((tmp_path / parts.PARTS).iterdir())[-1]
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(StudyError, match=f"{part.name}.*delete it and run the study again"):
        list(read_rows(tmp_path, PLAN))


def test_results_can_be_verified_and_wrong_ones_are_found(expected: list[Row]) -> None:
    some = checks.sample(expected, 20, 1)
    assert checks.sample(expected, 20, 1) == some
    found = checks.total(checks.verify(PLAN, some))
    assert not found.problems
    assert found.replayed + found.proved == 20
    assert found.replayed
    assert 5 < found.certified <= found.proved
    won, lost = (next(row for row in expected if row.verdict == verdict) for verdict in ("won", "lost"))
    wrong = [
        won._replace(verdict="lost", moves=""),
        lost._replace(verdict="won"),
        won._replace(moves=won.moves[:-2]),
        won._replace(moves="zz"),
    ]
    problems = checks.total(checks.verify(PLAN, wrong)).problems
    assert [problem.split(":")[0] for problem in problems] == [f"deal {row.deal}" for row in wrong]


def test_a_proof_that_does_not_hold_is_a_problem(expected: list[Row], monkeypatch: pytest.MonkeyPatch) -> None:
    lost = next(row for row in expected if row.verdict == "lost")

    def wrong(*_: object) -> int:
        raise ProofError("a wrong step")

    monkeypatch.setattr(checks, "check_proof", wrong)
    assert checks.total(checks.verify(PLAN, [lost])).problems == (f"deal {lost.deal}: a wrong step",)


def test_best_scores_are_stored_and_verified() -> None:
    plan = Plan.of(GOLF.rules, "golf", goal="score")
    rows = search(plan, range(1, 21))
    assert [row.verdict for row in rows] == [row.verdict for row in search(PLAN, range(1, 21))]
    assert not checks.total(checks.verify(plan, rows)).problems
    assert checks.total(checks.verify(plan, [rows[0]._replace(score=99)])).problems
    text = markdown(plan, rows)
    assert "The best score of 20 deals is known" in text


def test_studies_are_merged_and_compared(tmp_path: Path, expected: list[Row]) -> None:
    run(Folder(tmp_path / "one", PLAN), PLAN, range(1, 201), Here, 1)
    run(Folder(tmp_path / "two", PLAN), PLAN, range(101, 301), Here, 1)
    assert parts_hash(checks.merged(PLAN, [tmp_path / "one", tmp_path / "two"])) == parts_hash(expected)
    few = search(Plan.of(GOLF.rules, "golf", max_nodes=1000), range(1, 301))
    found = checks.compare(expected, few)
    assert (found.both, found.contradictions) == (300, 0)
    assert sum(count for _, after, count, _ in found.changes if after == "open") == Count.of(few).open > 0
    changed = [row._replace(verdict="won") if row.verdict == "lost" else row for row in expected]
    assert checks.compare(expected, changed).contradictions == Count.of(expected).lost
    assert checks.compare(expected, changed, proves=(False, True)).contradictions == 0
    assert checks.compare(changed, expected, proves=(False, True)).contradictions == Count.of(expected).lost


def test_the_summary_says_what_was_searched(expected: list[Row]) -> None:
    found = summary(PLAN, expected)
    assert (found["game"], found["rules_hash"], found["deals"], found["first_deal"]) == ("golf", rules_hash(GOLF.rules), 300, 1)
    assert (found["won"], found["lost"], found["open"]) == (Count.of(expected).won, Count.of(expected).lost, 0)
    assert found["parts_hash"] == parts_hash(expected)
    assert found["winnable"] == [round(bound, 4) for bound in Count.of(expected).winnable]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The address of a dask scheduler, and its process followed by those of two workers."""
    file = tmp_path / "scheduler.json"
    with ExitStack() as stack:

        def start(kind: str, *arguments: str) -> subprocess.Popen[bytes]:
            command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", "--scheduler-file", str(file), "--host", "127.0.0.1"]
            process = subprocess.Popen([*command, "--no-dashboard", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.kill)
            return process

        scheduler = start("scheduler", "--port", "0")
        while not file.exists():
            assert scheduler.poll() is None
            time.sleep(0.05)
        two = [start("worker", "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path / f"worker-{n}")) for n in range(2)]
        address = json.loads(file.read_text(encoding="utf-8"))["address"]
        while workers.size_of_scheduler(address) < 2:
            time.sleep(0.05)
        yield address, [scheduler, *two]


def test_a_cluster_may_lose_a_worker_and_its_scheduler(
    tmp_path: Path, cluster: tuple[str, list[subprocess.Popen[bytes]]], expected: list[Row]
) -> None:
    address, (scheduler, one, _) = cluster
    folder = tmp_path / "study"

    def disturb(progress: Progress) -> None:
        if progress.done:
            one.kill()
        if progress.done > 100:
            scheduler.kill()

    with pytest.raises(StudyError, match="the scheduler was lost"):
        run(Folder(folder, PLAN), PLAN, range(1, 100_000), lambda: workers.of_scheduler(address), 2, disturb)
    found = {row.deal: row for row in read_rows(folder, PLAN)}
    assert len(found) > 100
    assert parts_hash(row for deal, row in sorted(found.items()) if deal <= 300) == parts_hash(row for row in expected if row.deal in found)
    with pytest.raises(StudyError, match="there is no scheduler"):
        run(Folder(folder, PLAN), PLAN, range(1, 100_000), lambda: workers.of_scheduler(address), 2)
    run(Folder(folder, PLAN), PLAN, range(1, 301), Here, 1)
    assert parts_hash(row for row in read_rows(folder, PLAN) if row.deal <= 300) == parts_hash(expected)


def test_a_computer_player_is_studied_like_a_search(tmp_path: Path, expected: list[Row]) -> None:
    plan = Plan.of(GOLF.rules, "golf", policy="sampling:2x50")
    whole = search(plan, range(1, 13))
    run(Folder(tmp_path, plan), plan, range(1, 8), Here, 1)
    run(Folder(tmp_path, plan), plan, range(1, 13), Here, 2)
    found = list(read_rows(tmp_path, plan))
    assert parts_hash(found) == parts_hash(whole)
    assert checks.total(checks.verify(plan, found)) == checks.Checked(12, 0, 0, 0, ())
    other = [found[0]._replace(moves=found[1].moves), found[2]._replace(moves=found[2].moves[:-2].strip())]
    assert len(checks.total(checks.verify(plan, other)).problems) >= 2
    about = summary(plan, found)
    assert (about["policy"], about["moves"], about["lost"]) == ("sampling:2x50", sum(len(row.moves.split()) for row in found), 12)
    assert "The player sampling:2x50 wins between 0.00% and 24.25%" in markdown(plan, found)
    with pytest.raises(StudyError, match="policy greedy instead of sampling:2x50"):
        Folder(tmp_path, Plan.of(GOLF.rules, "golf", policy="greedy"))


def test_a_study_from_before_there_were_players_goes_on(tmp_path: Path) -> None:
    run(Folder(tmp_path, PLAN), PLAN, range(1, 11), Here, 1)
    file = tmp_path / "study.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    del data["policy"]
    file.write_text(json.dumps(data), encoding="utf-8")
    run(Folder(tmp_path, PLAN), PLAN, range(1, 21), Here, 1)
    assert ranges(tmp_path)[-1].stop == 21

"""Simulates a study on up to 1,000 cores, from the processor times of a study that has run.

    .venv/bin/python bench/study_scaling.py DIR [--deals N] [--cores 1 10 100 1000] [--chunk-ms 10] [--row-us 30] [--replay-us 170]

The chunks are cut as longwood.study.running does it. Each deal takes the processor time of a deal of the study in DIR (of a random one, if
more are asked for), and the time to deal it and to replay its line. One process, the client, hands out the chunks and stores their results,
one after the other. Each chunk takes it --chunk-ms, and each row --row-us: measure both with --measure, which hands 300 chunks to one
process over dask.distributed. Every worker has two chunks, so that it waits only if the client is late.

The last column says how much of the time all cores search: 100% would be perfect.
"""

from __future__ import annotations

import argparse
import heapq
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from random import Random

from longwood.study.parts import read_rows, write_part
from longwood.study.plan import Plan, keep_plan
from longwood.study.row import Row
from longwood.study.running import Sizes, usual_chunk_s
from longwood.study.workers import of_scheduler
from longwood.variants import find_game

FIRST_CHUNK = 8
AHEAD = 2


def simulate(times_s: Sequence[float], cores: int, chunk_s: float, row_s: float, replay_s: float) -> tuple[float, float, int]:
    """Return the elapsed seconds, the share of the client's time that it works, and the number of chunks.

    - `times_s`: the processor time of the search of each deal.
    - `chunk_s`, `row_s`: what the client needs for a chunk and for each of its rows.
    - `replay_s`: what a worker needs for a deal beside its search.
    """
    sizes = Sizes(usual_chunk_s(cores), FIRST_CHUNK, cores)
    free_at = [(0.0, core) for core in range(cores)]  # when each worker has finished the chunks that it has
    heapq.heapify(free_at)
    ends: list[tuple[float, int, float]] = []  # of chunks: when it ends, its deals, the search's processor time
    next_deal = chunks = stored = running = 0
    searched_s = client_s = busy_s = 0.0

    def hand_out() -> None:
        nonlocal next_deal, chunks, running
        while next_deal < len(times_s) and running < AHEAD * cores:
            size = min(sizes.next(stored, searched_s, len(times_s) - next_deal), len(times_s) - next_deal)
            search_s = sum(times_s[next_deal : next_deal + size])
            free_s, core = heapq.heappop(free_at)
            end_s = max(free_s, client_s) + search_s + size * replay_s
            heapq.heappush(free_at, (end_s, core))
            heapq.heappush(ends, (end_s, size, search_s))
            next_deal += size
            chunks += 1
            running += 1

    hand_out()
    while ends:
        end_s, size, search_s = heapq.heappop(ends)
        work_s = chunk_s + size * row_s
        client_s = max(client_s, end_s) + work_s
        busy_s += work_s
        stored += size
        searched_s += search_s
        running -= 1
        hand_out()
    return client_s, busy_s / client_s, chunks


def fake_search(deals: range, line: str) -> list[Row]:
    """Return results without a search, to measure what handing them over costs."""
    return [Row(deal, "won", "", 5000, 0.001, None, None, line) for deal in deals]


def measure() -> None:
    """Print what the client and the scheduler need for chunks of 20 and of 2,000 rows, in milliseconds of processor time."""
    from distributed import LocalCluster

    plan = Plan.of(find_game("forty-thieves").rules, "forty-thieves", max_nodes=500_000)
    line = " ".join(["10-9"] * 110)
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,  # type: ignore[no-untyped-call]
        of_scheduler(cluster.scheduler_address) as executor,
    ):
        keep_plan(Path(folder), plan)
        for size in (20, 2000):
            began, running, first = time.process_time(), set[Future[list[Row]]](), 1
            left = 300
            while left or running:
                while left and len(running) < 8:
                    running.add(executor.submit(fake_search, range(first, first + size), line))
                    first, left = first + size, left - 1
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    write_part(Path(folder), plan, future.result())
                    running.discard(future)
            print(f"{size} rows: {(time.process_time() - began) / 300 * 1000:.1f} ms a chunk")


def main() -> None:
    """Print a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--deals", type=int)
    parser.add_argument("--cores", type=int, nargs="+", default=[1, 10, 100, 1000])
    parser.add_argument("--chunk-ms", type=float, default=10.0)
    parser.add_argument("--row-us", type=float, default=30.0)
    parser.add_argument("--replay-us", type=float, default=170.0)
    parser.add_argument("--measure", action="store_true")
    given = parser.parse_args()
    if given.measure:
        measure()
    if given.folder is None:
        return
    times_s = [row.cpu_s for row in read_rows(given.folder)]
    if given.deals is not None:
        times_s = Random(1).choices(times_s, k=given.deals)
    replay_s = given.replay_us / 1e6
    work_s = sum(times_s) + len(times_s) * replay_s
    print(f"{len(times_s):,} deals, {work_s / 3600:.2f} hours on one core\n")
    print("| cores | elapsed | chunks | the client works | cores search |\n| ---: | ---: | ---: | ---: | ---: |")
    for cores in given.cores:
        elapsed_s, busy, chunks = simulate(times_s, cores, given.chunk_ms / 1000, given.row_us / 1e6, replay_s)
        print(f"| {cores:,} | {elapsed_s:,.1f} s | {chunks:,} | {busy:.0%} | {work_s / cores / elapsed_s:.0%} |")


if __name__ == "__main__":
    main()

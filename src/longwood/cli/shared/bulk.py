"""Search many deals of a game: print the answers, write them to a file, and count them."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from longwood.cli.shared.arguments import deal_title, game_title, need_study
from longwood.cli.shared.language import translate
from longwood.cli.shared.move_rows import text_rows
from longwood.cli.shared.scores import best_sentence, write_shares
from longwood.cli.shared.searching import progress
from longwood.errors import LongwoodError
from longwood.locales import Phrase
from longwood.rules import CoveringRules, Scoring
from longwood.study import workers
from longwood.study.csv_file import CsvFile
from longwood.study.plan import Plan
from longwood.study.row import Row
from longwood.study.running import Progress, run
from longwood.study.stores import InOrder, Store
from longwood.study.summary import Count, shares_to_json
from longwood.variants import Game, game_to_json

if TYPE_CHECKING:
    from concurrent.futures import Executor

_CHUNK_S: Final = 0.5
"""The processor time between two answers that are printed together."""


@dataclass(frozen=True, slots=True)
class Output:
    """What to do with the answers."""

    as_json: bool
    only_summary: bool
    """Print no answers, only how many deals are won, lost and open."""
    with_moves: bool
    csv: Path | None
    parquet: Path | None
    resume: bool
    """Go on with a file that an earlier command has begun."""


def search_deals(game: Game, plan: Plan, deals: range, jobs: int, output: Output) -> None:
    """Search deals in `jobs` processes, and write the results.

    Raises LongwoodError if there is no answer to the question or the file can't be used, OSError if it can't be written.
    """
    count = Count()

    def keep(found: Progress) -> None:
        nonlocal count
        count = found.count
        if bar is not None:
            bar(found.done)

    is_quiet = output.only_summary or output.csv is not None or output.parquet is not None
    store = _file(plan, deals, output) if is_quiet else _screen(game, plan, deals.start, output)
    with store as target, progress("Searching, deals", len(deals), while_writing=not is_quiet) as bar:
        run(
            target,
            plan,
            deals,
            _workers(jobs),
            jobs,
            keep,
            lambda message: click.echo(f"longwood: {message}", err=True),
            ahead=2 if jobs > 1 else 1,
            chunk_s=_CHUNK_S,
            first_chunk=1,
        )
    if not output.as_json:
        write_shares(game_title(game), count)
    elif is_quiet:
        about = {"rules_hash": plan.rules_hash, "first_deal": deals.start, "max_nodes": plan.max_nodes, "seed": plan.seed}
        click.echo(json.dumps(game_to_json(game) | about | {"core_version": plan.core_version} | shares_to_json(count)))


def _workers(jobs: int) -> Callable[[], AbstractContextManager[Executor]]:
    return workers.here if jobs == 1 else lambda: workers.local(jobs)


@contextmanager
def _screen(game: Game, plan: Plan, first: int, output: Output) -> Iterator[Store]:
    yield _Screen(game, plan, first, output)


@contextmanager
def _file(plan: Plan, deals: range, output: Output) -> Iterator[Store]:
    """Return a context manager with the store for a file, or for nothing if there is no file."""
    if output.csv is not None:
        _refuse_old(output.csv, output)
        with closing(CsvFile(output.csv, plan, deals)) as file:
            yield file if output.with_moves else _WithoutMoves(file)
    elif output.parquet is not None:
        with _parquet(output.parquet, plan, deals, output) as folder:
            yield folder
    else:
        yield _Nothing(deals.start)


@contextmanager
def _parquet(path: Path, plan: Plan, deals: range, output: Output) -> Iterator[Store]:
    """Return a context manager with a folder for the results. At the end, they become one file, and the folder is removed.

    A Parquet file is readable only when it is complete, so the folder makes it possible to stop and go on.
    """
    need_study("longwood solve --parquet")
    from longwood.study.parts import Folder, read_rows, write_file

    parts = path.with_name(f"{path.name}.parts")
    if path.exists() and output.resume:
        raise LongwoodError(f"{path} is complete, so there is nothing to go on with; choose another file for other deals")
    if path.exists():
        raise LongwoodError(f"{path} exists already; choose another file")
    _refuse_old(parts, output)
    folder = Folder(parts, plan)
    yield folder if output.with_moves else _WithoutMoves(folder)
    write_file(path, plan, (row for row in read_rows(parts, plan) if row.deal in deals))
    shutil.rmtree(parts)


def _refuse_old(path: Path, output: Output) -> None:
    if path.exists() and not output.resume:
        raise LongwoodError(f"{path} exists already; add --resume to go on with a search that was stopped, or choose another file")


class _WithoutMoves:
    """A store that leaves out the moves."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.done = store.done
        self.count = store.count

    def store(self, rows: Sequence[Row]) -> None:
        self._store.store([row._replace(moves="") for row in rows])


class _Nothing(InOrder):
    """Stores nothing."""

    def write(self, rows: Sequence[Row]) -> None:
        pass

    def count(self, deals: range) -> Count:
        return Count()


class _Screen(_Nothing):
    """Prints the answers."""

    def __init__(self, game: Game, plan: Plan, first: int, output: Output) -> None:
        super().__init__(first)
        self._game, self._plan, self._output = game, plan, output

    def write(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if self._output.as_json:
                sys.stdout.write(json.dumps(self._answer(row)) + "\n")
            else:
                self._print(row)
        sys.stdout.flush()

    def _answer(self, row: Row) -> dict[str, object]:
        """Return the same object as for a single deal."""
        answer: dict[str, object] = {
            **game_to_json(self._game),
            "deal": str(row.deal),
            "verdict": _word(row),
            "nodes": row.nodes,
            "cpu_s": round(row.cpu_s, 6),
            "moves": row.moves.split(),
            "score": row.score,
            "bound": row.bound,
            "limit": row.limit or None,
        }
        if self._plan.goal != "score":
            del answer["bound"]
        if not self._output.with_moves:
            del answer["moves"]
        return answer

    def _print(self, row: Row) -> None:
        effort = Phrase("cli-effort", nodes=row.nodes, seconds=f"{row.cpu_s:.3f}")
        click.echo(translate(Phrase("cli-answer", title=deal_title(self._game, row.deal), answer=self._sentence(row), effort=effort)))
        if self._output.with_moves:
            for line in text_rows(row.moves.split()):
                click.echo(line)

    def _sentence(self, row: Row) -> Phrase:
        moves = len(row.moves.split())
        if row.score is not None and row.bound is not None:
            rules = self._game.rules
            kind = rules.scoring if isinstance(rules, CoveringRules) else Scoring.HOLE  # only covering games have scores
            sentence = best_sentence(kind, row.score, row.bound, _word(row), moves)
            return Phrase("cli-and", first=sentence, last=Phrase("cli-limit", limit=row.limit)) if row.limit else sentence
        if row.verdict == "won":
            return Phrase("cli-won", moves=moves) if moves else Phrase("cli-won-already")
        return Phrase("cli-lost") if row.verdict == "lost" else Phrase("cli-unknown", limit=row.limit)


def _word(row: Row) -> str:
    """Return the verdict as `longwood solve` writes it."""
    return "unknown" if row.verdict == "open" else row.verdict

"""`longwood study` measures the odds of a game over many deals."""

from __future__ import annotations

import json
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

import click

from longwood.cli.shared.arguments import Deals, GameCommand, game_argument, need_study, read_game
from longwood.cli.shared.searching import SearchOptions, limit_options
from longwood.errors import LongwoodError

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from longwood.study.plan import Plan
    from longwood.study.row import Row
    from longwood.study.running import Progress

_LINE_S: Final = 10.0
"""The seconds between two lines of progress if standard error isn't a terminal."""
_FAILED: Final = 1
_FOLDER: Final = click.Path(path_type=Path, file_okay=False, exists=True)


@click.group("study")
def command() -> None:
    """Measure the odds of a game over many deals."""


@command.command("run", cls=GameCommand)
@game_argument()
@click.option("--deals", type=Deals(), required=True, metavar="A-B", help="The first and the last deal, as in 1-10000.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="DIR", help="Folder for the results.")
@click.option("--best-score", is_flag=True, help="Find the best score of each deal instead of whether it can be won.")
@click.option("--policy", metavar="PLAYER", help="Let a player who sees no hidden cards play: random, greedy, careful or sampling[:KxN].")
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Use this many processes.")
@click.option("--scheduler", metavar="ADDRESS", help="Use the workers of this dask.distributed scheduler, as in tcp://10.0.0.1:8786.")
@limit_options
def run(
    game: str,
    option: tuple[str, ...],
    deals: range,
    out: Path,
    best_score: bool,
    policy: str | None,
    jobs: int,
    scheduler: str | None,
    wanted: SearchOptions,
) -> int:
    """Search many deals and store the results.

    With --policy, a computer player plays them instead, who sees only what a person would see. sampling:16x2000 imagines the unseen cards
    16 times for each move, and searches each sample with at most 2,000 nodes.

    The same command goes on where it was stopped, and with a larger --deals it searches only what is missing.
    """
    need_study()
    if wanted.timeout_s is not None:
        raise click.UsageError("--timeout: a study with a time limit can't be repeated; use --max-nodes")
    if policy is not None and (best_score or wanted.max_nodes is not None or wanted.max_bytes is not None):
        raise click.UsageError("--policy: a player has neither --best-score nor limits; use sampling:SAMPLESxNODES")
    from longwood.study import workers
    from longwood.study.parts import Folder
    from longwood.study.plan import Plan
    from longwood.study.running import run as run_study

    chosen = read_game(game, option)
    goal: Literal["verdict", "score"] = "score" if best_score else "verdict"
    plan = Plan.of(
        chosen.rules,
        chosen.id,
        dict(chosen.options),
        goal=goal,
        max_nodes=wanted.max_nodes,
        max_bytes=wanted.max_bytes,
        seed=wanted.seed,
        policy=policy or "",
    )

    def executor() -> AbstractContextManager[Executor]:
        return workers.of_scheduler(scheduler) if scheduler else workers.local(jobs)

    threads = workers.size_of_scheduler(scheduler) if scheduler else jobs
    line = _Line(plan)
    try:
        run_study(Folder(out, plan), plan, deals, executor, threads, line, lambda message: click.echo(f"longwood: {message}", err=True))
    except OSError as error:
        raise LongwoodError(
            f"{out}: the results can't be stored ({error}); everything before is safe, and the same command goes on"
        ) from error
    except KeyboardInterrupt:
        line.end()
        click.echo(f"longwood: stopped; everything up to now is in {out}, and the same command goes on", err=True)
        raise
    line.end()
    click.echo(_sentence(line.last))
    return 0


@command.command("report")
@click.argument("folders", metavar="DIR...", type=_FOLDER, nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per study.")
@click.option("--into", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Also add the summaries to this JSON file.")
@click.option(
    "--open-deals",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Also update this list of deals that no search has decided.",
)
@click.option(
    "--plots", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Also write plots (SVG and PNG) to this folder."
)
@click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Also write the report as a page with its plots."
)
def report(
    folders: tuple[Path, ...], as_json: bool, into: Path | None, open_deals: Path | None, plots: Path | None, html: Path | None
) -> None:
    """Describe the results: shares with intervals, effort, lengths and scores."""
    need_study()
    from longwood.study import page
    from longwood.study.odds import write_odds
    from longwood.study.open_deals import write_open
    from longwood.study.report import markdown, summary

    for folder in folders:
        plan, rows = _study(folder)
        if open_deals is not None:
            write_open(open_deals, plan, rows)
        found = summary(plan, rows)
        if into is not None:
            write_odds(into, [found])
        if plots is not None:
            _write_plots(plots, folder.resolve().name, plan, rows)
        click.echo(json.dumps(found, ensure_ascii=False) if as_json else markdown(plan, rows))
    if html is not None:
        html.write_text(page.html(map(_study, folders)), encoding="utf-8")


def _write_plots(target: Path, study: str, plan: Plan, rows: list[Row]) -> None:
    from longwood.study.pictures import png
    from longwood.study.plots import plots as plots_of

    target.mkdir(parents=True, exist_ok=True)
    for name, svg in plots_of(plan, rows).items():
        (target / f"{study}-{name}.svg").write_text(svg, encoding="utf-8")
        (target / f"{study}-{name}.png").write_bytes(png(svg))


@command.command("verify")
@click.argument("folder", metavar="DIR", type=_FOLDER)
@click.option("--sample", type=click.IntRange(min=1), default=1000, show_default=True, metavar="K", help="Check this many results.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Seed of the choice.")
def verify(folder: Path, sample: int, seed: int) -> int:
    """Check results again.

    The referee replays lines. Losses are proved again by a search in another order, and where that is possible by a proof that is checked
    without the search.
    """
    need_study()
    from longwood.cli.shared.searching import progress
    from longwood.study import checks

    plan, rows = _study(folder)
    chosen = checks.sample(rows, sample, seed)
    found = []
    with progress("Checking", len(chosen)) as bar:
        for number, one in enumerate(checks.verify(plan, chosen), 1):
            found.append(one)
            if bar is not None:
                bar(number)
    total = checks.total(found)
    for problem in total.problems:
        click.echo(f"longwood: {problem}", err=True)
    click.echo(f"{total.replayed:,} lines replayed, {total.proved:,} losses proved again, {total.undecided:,} losses not decided again")
    if total.proved:
        click.echo(f"{total.certified:,} losses have a proof that was checked without the search")
    return _FAILED if total.problems else 0


@command.command("compare")
@click.argument("one", metavar="DIR", type=_FOLDER)
@click.argument("other", metavar="DIR", type=_FOLDER)
def compare(one: Path, other: Path) -> int:
    """Compare two studies of the same rules, deal by deal."""
    need_study()
    from longwood.study import checks

    (first_plan, first), (second_plan, second) = _study(one), _study(other)
    if first_plan.rules_hash != second_plan.rules_hash:
        raise LongwoodError(f"{one} and {other} are studies of different rules ({first_plan.game} and {second_plan.game})")
    found = checks.compare(first, second, proves=(not first_plan.policy, not second_plan.policy))
    click.echo(f"{found.both:,} deals in both")
    for before, after, count, example in found.changes:
        click.echo(f"{before} -> {after}: {count:,}, for example deal {example}")
    if found.contradictions:
        click.echo(f"longwood: {found.contradictions:,} deals are won in one study, although the other one has proved them lost", err=True)
    return _FAILED if found.contradictions else 0


@command.command("merge")
@click.argument("folders", metavar="DIR...", type=_FOLDER, nargs=-1, required=True)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="DIR", help="New folder for the results.")
def merge(folders: tuple[Path, ...], out: Path) -> None:
    """Join studies with the same plan, for example from several machines."""
    need_study()
    from longwood.study import checks
    from longwood.study.parts import write_runs
    from longwood.study.plan import keep_plan

    plan = _plan(folders[0])
    if out.exists() and any(out.iterdir()):
        raise LongwoodError(f"{out}: this folder is not empty; choose an empty or new one")
    keep_plan(out, plan)
    count = write_runs(out, plan, checks.merged(plan, folders))
    click.echo(f"{count:,} deals in {out}")


def _plan(folder: Path) -> Plan:
    from longwood.study.plan import StudyError, read_plan

    plan = read_plan(folder)
    if plan is None:
        raise StudyError(f"{folder}: this folder has no study; `longwood study run` makes one")
    return plan


def _study(folder: Path) -> tuple[Plan, list[Row]]:
    from longwood.study.parts import read_rows

    plan = _plan(folder)
    return plan, list(read_rows(folder, plan))


def _sentence(progress: Progress) -> str:
    count = progress.count
    shares = [f"{name} {hits / max(count.deals, 1):.2%}" for name, hits in (("won", count.won), ("lost", count.lost), ("open", count.open))]
    return f"{progress.done:,} of {progress.wanted:,} deals: {', '.join(shares)}"


class _Line:
    """Shows the progress on standard error: one line that changes on a terminal, otherwise a line now and then."""

    def __init__(self, plan: Plan) -> None:
        from longwood.study.running import Progress
        from longwood.study.summary import Count

        self.last = Progress(0, 0, Count(), 0.0)
        self._plan = plan
        self._next = monotonic() + _LINE_S
        self._is_terminal = sys.stderr.isatty()

    def __call__(self, progress: Progress) -> None:
        self.last = progress
        if not self._is_terminal and (monotonic() < self._next or progress.done == progress.wanted):
            return
        self._next = monotonic() + _LINE_S
        left = "" if progress.left_s is None else f", about {_duration(progress.left_s)} left"
        text = f"{self._plan.game}: {_sentence(progress)}; {progress.rate:,.1f} a second{left}"
        click.echo(f"\r\x1b[K{text}" if self._is_terminal else f"longwood: {text}", err=True, nl=not self._is_terminal)

    def end(self) -> None:
        """Remove the line from a terminal."""
        if self._is_terminal:
            click.echo("\r\x1b[K", err=True, nl=False)


def _duration(seconds: float) -> str:
    """Return a duration in its two largest units."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s" if minutes else f"{rest} s"

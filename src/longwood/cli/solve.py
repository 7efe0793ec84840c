"""`longwood solve`: whether deals and positions can be won."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from longwood.cli.asking import game_argument, game_title
from longwood.cli.lines import count, rows, show
from longwood.cli.searching import (
    Question,
    Wanted,
    answers_of_file,
    asked_by_number,
    file_option,
    limit_options,
    progress,
    refuse_both,
    write_error,
)
from longwood.errors import LongwoodError
from longwood.play import Position
from longwood.solver.limits import Cancel
from longwood.solver.solver import Solver
from longwood.solver.verdict import Limit, Lost, Unknown, Verdict, Won

_EXAMPLES = """\b
longwood solve golf 7
longwood solve forty-thieves 7 --show
longwood deal golf 1 --count 100 --format json | longwood solve --file - --json"""
_LIMITS = {
    Limit.NODES: "the limit of nodes was reached",
    Limit.MEMORY: "the limit of memory was reached",
    Limit.TIME: "the time was up",
    Limit.CANCELLED: "it was cancelled",
}


@click.command("solve", epilog=_EXAMPLES)
@game_argument(required=False)
@click.argument("number", metavar="N", required=False)
@file_option
@limit_options
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Search this many deals of a file at once.")
@click.option("--certain", is_flag=True, help="Search a lost column game twice, with other hashes, before it is called lost.")
@click.option("--show", "shown", is_flag=True, help="Draw the position after each move of the line.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a deal.")
def command(
    game: str | None,
    option: tuple[str, ...],
    number: str | None,
    file: Path | None,
    wanted: Wanted,
    jobs: int,
    certain: bool,
    shown: bool,
    as_json: bool,
) -> int:
    """Tell whether a deal or position can be won.

    Won comes with a line of moves that the referee has replayed, lost is proved, unknown names the limit that ended the search.
    All three are answers, with exit code 0; 2 says that something could not be read.
    """
    refuse_both(file, game, option)
    if shown and as_json:
        raise click.UsageError("--show draws for people; leave it out with --json")

    def verdict(question: Question, cancel: Cancel) -> Verdict:
        rules = question.game.rules
        return Solver(rules).solve(question.position, wanted.limits(rules), wanted.seed, cancel=cancel, certain=certain)

    if file is None:
        question, deal = asked_by_number(game, option, number)
        limits = wanted.limits(question.game.rules)
        with progress("Searching, nodes", limits.max_nodes) as tell:
            found = Solver(question.game.rules).solve(question.position, limits, wanted.seed, tell, certain=certain)
        _write(f"{game_title(question.game)}, deal {deal}", question, found, shown, as_json)
        return 0
    code = 0
    for line, asked, answer in answers_of_file(file, verdict, jobs, "Solving"):
        if asked is None or isinstance(answer, LongwoodError):
            code = write_error(file, line, answer, as_json)
        else:
            _write(f"line {line}: {game_title(asked.game)}", asked, answer, shown, as_json)
    return code


def _write(title: str, question: Question, verdict: Verdict, shown: bool, as_json: bool) -> None:
    position = question.position
    if as_json:
        sys.stdout.write(json.dumps(verdict_to_json(position, verdict)) + "\n")
        return
    click.echo(f"{title}: {_sentence(verdict)} ({_effort(verdict)})")
    line = verdict.moves if isinstance(verdict, Won) else verdict.best if isinstance(verdict, Unknown) else ()
    if isinstance(verdict, Unknown) and line:
        click.echo(f"the line that got furthest, {count(len(line), 'move')}:")
    if shown:
        click.echo()
        show(position, line)
    else:
        for row in rows(position, line):
            click.echo(row)


def verdict_to_json(position: Position, verdict: Verdict) -> dict[str, object]:
    """What programs read: the certified line when won, no moves else."""
    name = "won" if isinstance(verdict, Won) else "lost" if isinstance(verdict, Lost) else "unknown"
    return {
        "verdict": name,
        "nodes": verdict.effort.nodes,
        "cpu_s": round(verdict.effort.cpu_s, 6),
        "moves": [position.format_move(move) for move in verdict.moves] if isinstance(verdict, Won) else [],
        "score": None,
        "limit": verdict.limit.value if isinstance(verdict, Unknown) else None,
    }


def _sentence(verdict: Verdict) -> str:
    if isinstance(verdict, Won):
        return f"won in {count(len(verdict.moves), 'move')}" if verdict.moves else "won already"
    if isinstance(verdict, Lost):
        return "lost" if verdict.certain else "lost, as far as 64-bit hashes tell positions apart (--certain searches twice)"
    return f"unknown, {_LIMITS[verdict.limit]}"


def _effort(verdict: Verdict) -> str:
    return f"{count(verdict.effort.nodes, 'node')}, {verdict.effort.cpu_s:.3f} s"

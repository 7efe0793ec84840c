"""`longwood solve`: whether deals and positions can be won."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import click

from longwood.cli.shared.arguments import deal_title, game_argument, game_title
from longwood.cli.shared.language import told
from longwood.cli.shared.move_rows import rows, show
from longwood.cli.shared.scores import Scored, scored, scored_sentence, scored_to_json
from longwood.cli.shared.searching import (
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
from longwood.locales import Phrase
from longwood.play import Move, Position
from longwood.solver.limits import Cancel
from longwood.solver.solver import Solver
from longwood.solver.verdict import Effort, Lost, Unknown, Verdict, Won, verdict_word

_EXAMPLES = """\b
longwood solve golf 7
longwood solve golf 7 --best-score
longwood solve forty-thieves 7 --show
longwood deal golf 1 --count 100 --format json | longwood solve --file - --json"""


@click.command("solve", epilog=_EXAMPLES)
@game_argument(required=False)
@click.argument("number", metavar="N", required=False)
@file_option
@limit_options
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Search this many deals of a file at once.")
@click.option("--best-score", is_flag=True, help="Find the best score: fewest strokes of Golf, most points of Tri Peaks.")
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
    best_score: bool,
    certain: bool,
    shown: bool,
    as_json: bool,
) -> int:
    """Tell whether a deal or position can be won.

    Won comes with a line of moves that the referee has replayed, lost is proved, unknown names the limit that ended the search.
    All three are answers, with exit code 0; 2 says that something could not be read. With --best-score the line is the one that
    scores best, cleared or not; where a limit ended the search, what is proved of the score is said.
    """
    refuse_both(file, game, option, jobs)
    if best_score and certain:
        raise click.UsageError("--certain is about verdicts by hashes; best scores are never found by them: leave it out with --best-score")
    if shown and as_json:
        raise click.UsageError("--show draws for people; leave it out with --json")

    def answer_to(question: Question, cancel: Cancel | None, tell: Callable[[int], object] | None = None) -> Verdict | Scored:
        rules, position = question.game.rules, question.position
        limits = wanted.limits(rules)
        if best_score:
            return scored(rules, position, limits, wanted.seed, tell, cancel)
        return Solver(rules).solve(position, limits, wanted.seed, tell, cancel, certain=certain)

    if file is None:
        question, deal = asked_by_number(game, option, number)
        limits = wanted.limits(question.game.rules)
        with progress("Searching, nodes", limits.max_nodes) as tell:
            found = answer_to(question, None, tell)
        _write(deal_title(question.game, deal), question, found, shown, as_json)
        return 0
    code = 0
    # Closed at once when writing fails, so that nobody waits for searches whose answers have nowhere to go.
    with closing(answers_of_file(file, answer_to, jobs, "Solving")) as answers:
        for line, asked, answer in answers:
            if asked is None or isinstance(answer, LongwoodError):
                code = write_error(file, line, answer, as_json)
            else:
                _write(Phrase("cli-line", line=str(line), what=game_title(asked.game)), asked, answer, shown, as_json)
    return code


def _write(title: Phrase, question: Question, found: Verdict | Scored, shown: bool, as_json: bool) -> None:
    position = question.position
    if as_json:
        answer = scored_to_json(position, found) if isinstance(found, Scored) else verdict_to_json(position, found)
        sys.stdout.write(json.dumps(answer) + "\n")
        return
    sentence = scored_sentence(found) if isinstance(found, Scored) else _sentence(found)
    if isinstance(found, Scored) and found.limit is not None:
        sentence = Phrase("cli-and", first=sentence, last=Phrase("cli-limit", limit=found.limit.value))
    click.echo(told(Phrase("cli-answer", title=title, answer=sentence, effort=_effort(found.effort))))
    line = _line(found)
    if isinstance(found, Unknown) and line:
        click.echo(told(Phrase("cli-furthest", moves=len(line))))
    if shown:
        click.echo()
        show(position, line)
    else:
        for row in rows(position, line):
            click.echo(row)


def _line(found: Verdict | Scored) -> tuple[Move, ...]:
    if isinstance(found, Scored):
        return found.best.moves
    return found.moves if isinstance(found, Won) else found.best if isinstance(found, Unknown) else ()


def verdict_to_json(position: Position, verdict: Verdict) -> dict[str, object]:
    """What programs read: the certified line when won, no moves else."""
    return {
        "verdict": verdict_word(verdict),
        "nodes": verdict.effort.nodes,
        "cpu_s": round(verdict.effort.cpu_s, 6),
        "moves": [position.format_move(move) for move in verdict.moves] if isinstance(verdict, Won) else [],
        "score": None,
        "limit": verdict.limit.value if isinstance(verdict, Unknown) else None,
    }


def _sentence(verdict: Verdict) -> Phrase:
    if isinstance(verdict, Won):
        return Phrase("cli-won", moves=len(verdict.moves)) if verdict.moves else Phrase("cli-won-already")
    if isinstance(verdict, Lost):
        return Phrase("cli-lost") if verdict.certain else Phrase("cli-lost-hashes")
    return Phrase("cli-unknown", limit=verdict.limit.value)


def _effort(effort: Effort) -> Phrase:
    return Phrase("cli-effort", nodes=effort.nodes, seconds=f"{effort.cpu_s:.3f}")

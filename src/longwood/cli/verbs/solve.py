"""`longwood solve` finds out whether deals and positions can be won."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import click

from longwood.cli.shared.arguments import GameCommand, parse_deals, read_game
from longwood.cli.shared.documents import file_name
from longwood.cli.shared.language import translate
from longwood.cli.shared.move_rows import rows, show
from longwood.cli.shared.scores import ScoreAndVerdict, score_and_verdict, scored_sentence, scored_to_json, write_shares
from longwood.cli.shared.searching import Question, Report, SearchOptions, answer_questions, question_options
from longwood.locales import Phrase
from longwood.play import Move, Position
from longwood.solver.limits import Cancel
from longwood.solver.solving import solve
from longwood.solver.verdict import Effort, Lost, Unknown, Verdict, Won, verdict_word
from longwood.study.plan import Goal, Plan
from longwood.study.summary import Count, shares_to_json

_FILE: Final = click.Path(path_type=Path, dir_okay=False)
_EXAMPLES = """\b
longwood solve golf 7
longwood solve golf 7 --best-score
longwood solve forty-thieves 7 --show
longwood solve golf 2 --proof golf-2.proof && longwood verify golf-2.proof
longwood solve golf 1-20000 --summary --jobs 2
longwood solve golf 1-20000 --csv golf.csv --no-moves
longwood deal golf 1 --count 100 --format json | longwood solve --file - --json"""


@click.command("solve", epilog=_EXAMPLES, cls=GameCommand)
@question_options("deals")
@click.option("--best-score", is_flag=True, help="Find the best score: fewest strokes in Golf, most points in Tri Peaks.")
@click.option("--certain", is_flag=True, help="Confirm a lost column game by a second search with other hashes.")
@click.option("--proof", type=_FILE, metavar="FILE", help="Write a proof to this file if the deal can't be won, for `longwood verify`.")
@click.option("--show", "shown", is_flag=True, help="Draw the position after each move of the solution.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per deal.")
@click.option("--summary", is_flag=True, help="Print only how many deals can be won, with intervals.")
@click.option("--no-moves", is_flag=True, help="Leave out the moves.")
@click.option("--csv", type=_FILE, metavar="FILE", help="Write the answers about several deals to this CSV file.")
@click.option("--parquet", type=_FILE, metavar="FILE", help="Write them to this Parquet file. Needs longwood[study].")
@click.option("--resume", is_flag=True, help="Go on with a file where an earlier command stopped.")
def command(
    game: str | None,
    option: tuple[str, ...],
    number: str | None,
    file: Path | None,
    board: Path | None,
    wanted: SearchOptions,
    jobs: int,
    best_score: bool,
    certain: bool,
    proof: Path | None,
    shown: bool,
    as_json: bool,
    summary: bool,
    no_moves: bool,
    csv: Path | None,
    parquet: Path | None,
    resume: bool,
) -> int:
    """Find out whether a deal or position can be won.

    N is a deal number, or several such as 1-1000. For several deals, the shares that can be won follow at the end.

    A win comes with its moves, checked by the referee. A loss is proved. Otherwise the answer is undecided and names the limit
    that stopped the search. The exit code is 0 for all three, and 2 if some input is invalid.

    With --proof, the exit code is 1 if no proof was written: the deal can be won, it is undecided, or its game has no proofs yet.

    With --best-score, the moves lead to the best score, even if they don't clear the table. If a limit stops the search, the
    answer is a range that contains the best score.
    """
    if best_score and certain:
        raise click.UsageError("--certain and --best-score can't be combined; a best score is always exact")
    if shown and (as_json or summary or no_moves):
        raise click.UsageError("--show can't be combined with --json, --summary or --no-moves")

    if proof is not None and (best_score or summary or file is not None):
        raise click.UsageError("--proof can't be combined with --best-score, --summary or --file")

    deals = None if number is None or file is not None else parse_deals(number)
    if deals is not None:
        if certain or shown or wanted.timeout_s is not None or board is not None or proof is not None:
            raise click.UsageError("several deals can't be combined with --certain, --show, --timeout, --position or --proof")
        if csv is not None and parquet is not None:
            raise click.UsageError("--csv and --parquet can't be combined")
        if resume and csv is None and parquet is None:
            raise click.UsageError("--resume goes on with a file; add --csv FILE or --parquet FILE")
        from longwood.cli.shared.bulk import Output, search_deals  # imported here because it is slow and often not needed

        chosen = read_game(str(game), option)  # N follows GAME, so it is there
        goal: Goal = "score" if best_score else "verdict"
        plan = Plan.of(
            chosen.rules,
            chosen.id,
            dict(chosen.options),
            goal=goal,
            max_nodes=wanted.max_nodes,
            max_bytes=wanted.max_bytes,
            seed=wanted.seed,
        )
        search_deals(chosen, plan, deals, jobs, Output(as_json, summary, not no_moves, csv, parquet, resume))
        return 0
    if csv is not None or parquet is not None or resume:
        raise click.UsageError("--csv, --parquet and --resume need several deals, as in 1-1000")
    count, proof_code = Count(), 0

    def work(question: Question, cancel: Cancel | None, report: Report | None) -> Verdict | ScoreAndVerdict:
        rules, position = question.game.rules, question.position
        limits = wanted.limits(rules)
        if best_score:
            return score_and_verdict(rules, position, limits, wanted.seed, report, cancel)
        return solve(position, limits, wanted.seed, report, cancel, certain=certain)

    def write(title: str, question: Question, found: Verdict | ScoreAndVerdict) -> None:
        nonlocal count, proof_code
        if summary:
            verdict = found.verdict if isinstance(found, ScoreAndVerdict) else verdict_word(found)
            count += Count(verdict == "won", verdict == "lost", verdict == "unknown", False, found.effort.nodes, found.effort.cpu_s)
        else:
            _write(title, question, found, shown, as_json, with_moves=not no_moves)
            if proof is not None and not isinstance(found, ScoreAndVerdict):
                from longwood.cli.shared.proofs import write_proof  # imported here because it is often not needed

                proof_code = write_proof(proof, question, found, wanted.timeout_s, quiet=as_json)

    code = answer_questions(game, option, number, file, board, jobs, wanted, as_json=as_json, work=work, write=write)
    if summary and as_json:
        click.echo(json.dumps(shares_to_json(count)))
    elif summary:
        write_shares(translate(Phrase("cli-positions")) if file is None else file_name(file), count)
    return max(code, proof_code)


def _write(title: str, question: Question, found: Verdict | ScoreAndVerdict, shown: bool, as_json: bool, *, with_moves: bool) -> None:
    position = question.position
    if as_json:
        answer = scored_to_json(position, found) if isinstance(found, ScoreAndVerdict) else verdict_to_json(position, found)
        if not with_moves:
            del answer["moves"]
        sys.stdout.write(json.dumps(question.to_json() | answer) + "\n")
        return
    sentence = scored_sentence(found) if isinstance(found, ScoreAndVerdict) else _sentence(found)
    if isinstance(found, ScoreAndVerdict) and found.limit is not None:
        sentence = Phrase("cli-and", first=sentence, last=Phrase("cli-limit", limit=found.limit.value))
    click.echo(translate(Phrase("cli-answer", title=title, answer=sentence, effort=_effort(found.effort))))
    if not with_moves:
        return
    line = _line(found)
    if isinstance(found, Unknown) and line:
        click.echo(translate(Phrase("cli-furthest", moves=len(line))))
    if shown:
        click.echo()
        show(position, line)
    else:
        for row in rows(position, line):
            click.echo(row)


def _line(found: Verdict | ScoreAndVerdict) -> tuple[Move, ...]:
    if isinstance(found, ScoreAndVerdict):
        return found.best.moves
    return found.moves if isinstance(found, Won) else found.best if isinstance(found, Unknown) else ()


def verdict_to_json(position: Position, verdict: Verdict) -> dict[str, object]:
    """Return a verdict as a JSON object. `moves` is the winning line, or empty if there is none."""
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

"""`longwood hint` suggests the best next move for deals and positions."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, Literal

import click

from longwood.cli.shared.arguments import GameCommand
from longwood.cli.shared.language import translate
from longwood.cli.shared.searching import Question, Report, SearchOptions, answer_questions, question_options
from longwood.locales import Phrase
from longwood.play import CoveringPosition, Move, Outcome, Position
from longwood.play.moves import STOCK
from longwood.solver.hints import Hint
from longwood.solver.hints import hint as best_move
from longwood.solver.limits import Cancel
from longwood.solver.sampling import Judged, Sampling, judge_steps
from longwood.solver.steps import run
from longwood.solver.verdict import verdict_word

_FAIR_NODES: Final = 4000
"""The node limit of each search of a fair hint, as at the table."""
_EXAMPLES = """\b
longwood hint golf 7
longwood hint tri-peaks 7 --fair
longwood hint --file position.json"""


@click.command("hint", epilog=_EXAMPLES, cls=GameCommand)
@question_options("positions of a file")
@click.option("--fair", is_flag=True, help="Use only what the player can see: imagine the unseen cards, and search each sample.")
@click.option(
    "--samples", type=click.IntRange(1, 1000), default=32, show_default=True, help="With --fair, imagine the unseen cards this often."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per position.")
def command(
    game: str | None,
    option: tuple[str, ...],
    number: str | None,
    file: Path | None,
    board: Path | None,
    wanted: SearchOptions,
    jobs: int,
    fair: bool,
    samples: int,
    as_json: bool,
) -> int:
    """Suggest the best next move and say why.

    The solver knows every card, including hidden ones. A hint that uses hidden cards says so.

    With --fair, the solver sees only what the player sees. It imagines the unseen cards several times, searches each sample with at most
    --max-nodes nodes (4,000 by default), and suggests the move that wins most of them.
    """
    if fair:
        return _fair(game, option, number, file, board, jobs, wanted, samples, as_json=as_json)

    def advise(question: Question, cancel: Cancel | None, report: Report | None) -> Hint:
        return best_move(question.position, wanted.limits(question.game.rules), wanted.seed, report, cancel)

    def write(title: str, question: Question, found: Hint) -> None:
        _write(title, question, found, as_json)

    return answer_questions(game, option, number, file, board, jobs, wanted, as_json=as_json, work=advise, write=write)


def _fair(
    game: str | None,
    option: tuple[str, ...],
    number: str | None,
    file: Path | None,
    board: Path | None,
    jobs: int,
    wanted: SearchOptions,
    samples: int,
    *,
    as_json: bool,
) -> int:
    """Suggest the best moves by what the player can see."""
    nodes = _FAIR_NODES if wanted.max_nodes is None else wanted.max_nodes

    def advise(question: Question, cancel: Cancel | None, report: Report | None) -> Judged:
        limits = wanted.limits(question.game.rules)
        steps = judge_steps(question.position, Sampling(samples, nodes), wanted.seed, limits=limits)
        return run(steps, report, cancel)

    def write(title: str, question: Question, found: Judged) -> None:
        if as_json:
            sys.stdout.write(json.dumps(_judged_to_json(question.position, found)) + "\n")
        else:
            click.echo(translate(Phrase("cli-titled", title=title, what=_judged_sentence(question.position, found))))

    return answer_questions(game, option, number, file, board, jobs, wanted, as_json=as_json, work=advise, write=write)


def _judged_to_json(position: Position, found: Judged) -> dict[str, object]:
    return {
        "move": None if found.move is None else position.format_move(found.move),
        "wins": sum(map(bool, found.lines)),
        "samples": len(found.lines),
        "sees_hidden_cards": False,
        "nodes": found.effort.nodes,
        "cpu_s": round(found.effort.cpu_s, 6),
    }


def _judged_sentence(position: Position, found: Judged) -> Phrase:
    if found.move is None:
        is_won = position.outcome() is Outcome.WON
        return Phrase("cli-hint-won") if is_won else Phrase("cli-hint-none")
    reason = Phrase("cli-hint-fair", share=f"{found.share:.0%}", wins=str(sum(map(bool, found.lines))), samples=str(len(found.lines)))
    return Phrase("cli-hint", kind=_kind(position, found.move), move=position.format_move(found.move), reason=reason)


def _kind(position: Position, move: Move) -> Literal["draw", "column", "slot", "move"]:
    """Return what the notation of the move stands for: a draw, the column or slot of a covering game, or a whole move."""
    if move.source == STOCK:
        return "draw"
    if not isinstance(position, CoveringPosition):
        return "move"
    return "column" if position.rules.layout.piles else "slot"


def _write(title: str, question: Question, found: Hint, as_json: bool) -> None:
    position = question.position
    move = None if found.move is None else position.format_move(found.move)
    if as_json:
        answer = {
            "move": move,
            "verdict": verdict_word(found.verdict),
            "advice": found.advice.value,
            "reason": found.reason,
            "line": [position.format_move(step) for step in found.line],
            "sees_hidden_cards": found.sees_hidden_cards,
            "nodes": found.verdict.effort.nodes,
            "cpu_s": round(found.verdict.effort.cpu_s, 6),
        }
        sys.stdout.write(json.dumps(answer) + "\n")
        return
    kind = "" if found.move is None else _kind(position, found.move)
    advice = found.reason if move is None else Phrase("cli-hint", kind=kind, move=move, reason=found.reason)
    seen = Phrase("cli-hint-seen", advice=advice) if found.sees_hidden_cards else advice
    click.echo(translate(Phrase("cli-titled", title=title, what=seen)))

"""`longwood hint` suggests the best next move for deals and positions."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Literal

import click

from longwood.cli.shared.arguments import GameCommand
from longwood.cli.shared.language import translate
from longwood.cli.shared.searching import Question, Report, SearchOptions, answer_questions, question_options
from longwood.locales import Phrase
from longwood.play import CoveringPosition, Move, Position
from longwood.play.moves import STOCK
from longwood.solver.hints import Hint
from longwood.solver.hints import hint as best_move
from longwood.solver.limits import Cancel
from longwood.solver.verdict import verdict_word

_EXAMPLES = """\b
longwood hint golf 7
longwood hint --file position.json"""


@click.command("hint", epilog=_EXAMPLES, cls=GameCommand)
@question_options("positions of a file")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per position.")
def command(
    game: str | None,
    option: tuple[str, ...],
    number: str | None,
    file: Path | None,
    board: Path | None,
    wanted: SearchOptions,
    jobs: int,
    as_json: bool,
) -> int:
    """Suggest the best next move and say why.

    The solver knows every card, including hidden ones. A hint that uses hidden cards says so.
    """

    def advise(question: Question, cancel: Cancel | None, report: Report | None) -> Hint:
        return best_move(question.position, wanted.limits(question.game.rules), wanted.seed, report, cancel)

    def write(title: str, question: Question, found: Hint) -> None:
        _write(title, question, found, as_json)

    return answer_questions(game, option, number, file, board, jobs, wanted, as_json=as_json, work=advise, write=write)


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

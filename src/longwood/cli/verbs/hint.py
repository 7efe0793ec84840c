"""`longwood hint`: the best next move of deals and positions."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path

import click

from longwood.cli.shared.arguments import deal_title, game_argument, game_title
from longwood.cli.shared.language import told
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
from longwood.play import Position
from longwood.solver.hints import Hint
from longwood.solver.hints import hint as best_move
from longwood.solver.limits import Cancel
from longwood.solver.verdict import verdict_word

_EXAMPLES = """\b
longwood hint golf 7
longwood hint --file position.json"""


@click.command("hint", epilog=_EXAMPLES)
@game_argument(required=False)
@click.argument("number", metavar="N", required=False)
@file_option
@limit_options
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Search this many positions of a file at once.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a position.")
def command(
    game: str | None, option: tuple[str, ...], number: str | None, file: Path | None, wanted: Wanted, jobs: int, as_json: bool
) -> int:
    """Give the best next move and why.

    The search knows every card, the hidden ones too, and its hints say so.
    """
    refuse_both(file, game, option, jobs)

    def advice(question: Question, cancel: Cancel) -> Hint:
        return best_move(question.position, wanted.limits(question.game.rules), wanted.seed, cancel=cancel)

    if file is None:
        question, deal = asked_by_number(game, option, number)
        limits = wanted.limits(question.game.rules)
        with progress("Searching, nodes", limits.max_nodes) as tell:
            found = best_move(question.position, limits, wanted.seed, tell)
        _write(deal_title(question.game, deal), question.position, found, as_json)
        return 0
    code = 0
    # Closed at once when writing fails, so that nobody waits for searches whose answers have nowhere to go.
    with closing(answers_of_file(file, advice, jobs, "Searching")) as answers:
        for line, asked, answer in answers:
            if asked is None or isinstance(answer, LongwoodError):
                code = write_error(file, line, answer, as_json)
            else:
                _write(Phrase("cli-line", line=str(line), what=game_title(asked.game)), asked.position, answer, as_json)
    return code


def _write(title: Phrase, position: Position, found: Hint, as_json: bool) -> None:
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
    advice = found.reason if move is None else Phrase("cli-hint", move=move, reason=found.reason)
    seen = Phrase("cli-hint-seen", advice=advice) if found.sees_hidden_cards else advice
    click.echo(told(Phrase("cli-titled", title=title, what=seen)))

"""`longwood analyse FILE` finds the moves that lost recorded games."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from longwood.cli.shared.arguments import deal_title, read_rules, rules_option
from longwood.cli.shared.language import translate
from longwood.cli.shared.records import read_records
from longwood.cli.shared.searching import SearchOptions, limit_options, progress, write_error
from longwood.errors import LongwoodError
from longwood.locales import Phrase, joined
from longwood.play import Move, Outcome, Record
from longwood.solver.analysis import Analysis
from longwood.solver.analysis import analyse as analyse_record
from longwood.variants import Game, find_game

_EXAMPLES = """\b
longwood analyse game.txt
longwood analyse game.txt --max-nodes 100000 --json"""


@click.command("analyse", epilog=_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))
@limit_options
@rules_option("Use the rules in this TOML or JSON file, whatever the game of the records is called.")
@click.option("--certain", is_flag=True, help="Confirm a lost column game by a second search with other hashes.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per record.")
def command(file: Path, wanted: SearchOptions, rules: Path | None, certain: bool, as_json: bool) -> int:
    """Find the moves that lost recorded games.

    For every record in FILE (- is standard input), find out whether the game could be won before each move, which move lost it, and
    which moves would have won instead. The limits apply to each search. Exit code 2: a record is invalid or can't be read.
    """
    code = 0
    own_id = None if rules is None else read_rules(rules).id
    for record in read_records(file):
        try:
            game = find_game(own_id) if own_id else find_game(record.game, dict(record.options), rules=record.rules)
            with progress("Analysing, positions", len(record.moves) + 1) as report:
                limits = wanted.limits(game.rules)
                found = analyse_record(record, game.rules, limits, wanted.seed, lambda n, _: report and report(n), certain=certain)
        except LongwoodError as error:
            code = write_error(file, record.start_line, error, as_json)
        else:
            _write(record, game, found, as_json)
    return code


def _write(record: Record, game: Game, found: Analysis, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(analysis_to_json(record, game, found)) + "\n")
        return
    played = Phrase("cli-played", title=deal_title(game, record.deal), moves=len(record.moves), result=record.result)
    answer = Phrase("cli-titled", title=played, what=_sentence(record, found))
    click.echo(translate(Phrase("cli-line", line=str(record.start_line), what=answer)))


def analysis_to_json(record: Record, game: Game, found: Analysis) -> dict[str, object]:
    """Return an analysis as a JSON object. `verdicts` has the verdict before each move and at the end."""
    return {
        "line": record.start_line,
        "game": game.id,
        "options": dict(game.options),
        "deal": None if record.deal is None else str(record.deal),
        "verdicts": found.verdicts.words(),
        "losing_move": found.losing_move,
        "winning_moves": _texts(found, found.winning),
        "undecided_moves": _texts(found, found.undecided),
        "nodes": found.effort.nodes,
        "cpu_s": round(found.effort.cpu_s, 6),
    }


def _texts(found: Analysis, moves: Sequence[Move]) -> list[str]:
    return [found.end.format_move(move) for move in moves]


def _sentence(record: Record, found: Analysis) -> str:
    won, lost = found.last_won, found.first_lost
    if won == len(record.moves):
        return Phrase("cli-was-won" if found.end.outcome() is Outcome.WON else "cli-can-be-won")
    if lost == 0:
        return Phrase("cli-lost-from-start")
    if found.losing_move is not None:
        move = record.moves[found.losing_move - 1]
        return Phrase("cli-and", first=Phrase("cli-lost-by", number=str(lost), move=move), last=_alternatives(found))
    known: list[str] = []
    if won is not None:
        known += [Phrase("cli-won-at-start") if won == 0 else Phrase("cli-won-up-to", number=str(won)), _alternatives(found)]
    if lost is not None:
        known.append(Phrase("cli-lost-from", number=str(lost)))
    return joined([*known, Phrase("cli-rest-unknown")], "cli-and")


def _alternatives(found: Analysis) -> str:
    """Return the moves that would still have won at the last point known to be won, and the undecided moves."""
    winning, open_moves = _texts(found, found.winning), _texts(found, found.undecided)
    moves = joined(winning, "either")
    return Phrase("cli-ways-open", moves=moves, open=joined(open_moves)) if open_moves else Phrase("cli-ways", moves=moves)

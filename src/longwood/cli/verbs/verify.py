"""`longwood verify FILE...` checks game records, and proofs that a deal can't be won."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from longwood.cli.shared.arguments import deal_title, read_rules, rules_option
from longwood.cli.shared.documents import file_name
from longwood.cli.shared.group import BAD_INPUT, os_error, print_error
from longwood.cli.shared.language import translate
from longwood.cli.shared.records import read_bytes, records_in
from longwood.errors import LongwoodError, RecordError, RulesError
from longwood.locales import Phrase
from longwood.play import Outcome, Record, replay
from longwood.play.matches import race
from longwood.play.matches.golf.record import replay_golf
from longwood.play.record import TERMS
from longwood.proofs import is_proof
from longwood.variants import AnyGame, RaceGame, find_any_game
from longwood.variants.unsolved import is_unsolved

INVALID = 1
_EXAMPLES = """\b
longwood verify game.txt
longwood verify *.record --json
longwood solve golf 2 --proof golf-2.proof && longwood verify golf-2.proof"""


@click.command("verify", epilog=_EXAMPLES)
@click.argument("files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))
@rules_option("Check the files by the rules in this TOML or JSON file, whatever their game is called.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per record or proof.")
def command(files: tuple[Path, ...], rules: Path | None, as_json: bool) -> int:
    """Check game records, and proofs that a deal can't be won.

    Replays every record in each FILE (- is standard input). If FILE is a proof of `longwood solve --proof`, checks each of its steps
    without the search. Exit code 0: all are valid. 1: a record or proof is invalid; the message names the first illegal move or
    false step, and the reason. 2: a FILE can't be read, has no records, or has a game that Longwood doesn't know.
    """
    code = 0
    chosen = None if rules is None else read_rules(rules)
    for file in files:
        try:
            data = read_bytes(file)
            if is_proof(data):
                from longwood.cli.shared.proofs import verify_proof  # imported here because it is often not needed

                code = max(code, verify_proof(file, data, chosen, as_json=as_json, named=len(files) > 1))
                continue
            records = records_in(file, data)
        except (LongwoodError, OSError) as error:
            message = os_error(error) if isinstance(error, OSError) else str(error)
            if as_json:
                _write_json(file, None, None, message)
            else:
                print_error(message)
            code = BAD_INPUT
        else:
            code = max(code, *_verify(file, records, chosen, as_json, named=len(files) > 1))
    return code


def _verify(file: Path, records: list[Record], chosen: AnyGame | None, as_json: bool, *, named: bool) -> Iterator[int]:
    """Check the records in a file, print the results, and yield the exit code for each.

    Checks the rules of `chosen` if it isn't None. With `named`, lines start with the file name.
    """
    for record in records:
        code, error, solves = 0, "", False
        is_valid: bool | None = True
        try:
            game, solves = _replay(record, chosen)
        except RecordError as problem:
            code, error, is_valid = INVALID, str(problem), False
        except RulesError as problem:  # the record might be valid, but the catalogue doesn't have its game
            code, error, is_valid = BAD_INPUT, f"line {record.start_line}: {problem}", None
        if as_json:
            _write_json(file, record, is_valid, error, solves=solves)
        elif error:
            print_error(f"{file_name(file)}: {error}")
        else:
            sentence = _sentence(record, game, solves=solves)
            click.echo(f"{file_name(file)}: {sentence}" if named else sentence)
        yield code


def _replay(record: Record, chosen: AnyGame | None) -> tuple[AnyGame, bool]:
    """Replay a record by the rules of `chosen`, or of the game that it names. Return the game, and whether it wins an unsolved deal.

    Raises RecordError if the record is invalid, and RulesError if its game or options are unknown.
    """
    game = chosen or find_any_game(record.game, dict(record.options), rules=record.rules)
    if isinstance(game, RaceGame):
        race.replay(record, game.rules)
    elif TERMS in dict(record.extra):
        replay_golf(record, game.rules)
    else:
        end = replay(record, game.rules)
        is_won = end.outcome() is Outcome.WON
        return game, is_won and isinstance(record.deal, int) and is_unsolved(record.rules, record.deal)
    return game, False


def _write_json(file: Path, record: Record | None, is_valid: bool | None, error: str, *, solves: bool = False) -> None:
    """Print the result for a record, or for a file that can't be read, as a JSON object.

    - `valid`: null if the record couldn't be checked.
    - `check`: whether the record has a Check header. Without one, a changed move can go unnoticed.
    - `solves`: whether the record wins a deal that no search had decided.
    """
    answer = {
        "file": str(file),
        "line": None if record is None else record.start_line,
        "valid": is_valid,
        "error": error or None,
        "game": None if record is None else record.game,
        "options": None if record is None else dict(record.options),
        "deal": None if record is None or record.deal is None else str(record.deal),
        "moves": None if record is None else len(record.moves),
        "result": None if record is None else record.result,
        "check": None if record is None else bool(record.check),
        "solves": solves,
    }
    click.echo(json.dumps(answer))


def _sentence(record: Record, game: AnyGame, *, solves: bool) -> str:
    played = Phrase("cli-played", title=deal_title(game, record.deal), moves=len(record.moves), result=record.result)
    valid = Phrase("cli-holds" if record.check else "cli-holds-unchecked", played=played)
    what = Phrase("cli-unsolved", what=valid) if solves else valid
    return translate(Phrase("cli-line", line=str(record.start_line), what=what))

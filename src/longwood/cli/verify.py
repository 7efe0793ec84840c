"""`longwood verify FILE`: records replayed by the referee."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from longwood.cli.asking import game_title
from longwood.cli.group import complain
from longwood.errors import RecordError, RulesError
from longwood.play import Position, Record, parse_records, replay
from longwood.variants import Game, find_game

DOES_NOT_HOLD = 1


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))
def command(file: Path) -> int:
    """Check game records move by move.

    Replays every record in FILE (- is standard input). Exit code 0: all hold. 1: one does not; its first bad move, its line,
    and why are said. 2: FILE cannot be read, is no record, or is of a game unknown here.
    """
    name = "standard input" if str(file) == "-" else str(file)
    try:
        records = parse_records(_read(file))
    except UnicodeDecodeError as error:
        return complain(f"{name}: byte {error.start} is not UTF-8 text: this is no game record")
    except RecordError as error:
        return complain(f"{name}: {error}")
    if not records:
        return complain(f"{name}: there is no game record in it")
    code = 0
    for record in records:
        try:
            game = find_game(record.game, dict(record.options))
            click.echo(_holds(record, game, replay(record, game.rules)))
        except RecordError as error:
            complain(f"{name}: {error}")
            code = max(code, DOES_NOT_HOLD)
        except RulesError as error:  # the record may hold, but not for this catalogue to say
            code = complain(f"{name}: line {record.start_line}: {error}")
    return code


def _read(file: Path) -> str:
    data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    return data.decode("utf-8-sig")


def _holds(record: Record, game: Game, position: Position) -> str:
    deal = "a position" if record.deal is None else f"deal {record.deal}"
    moves = f"{len(record.moves)} move{'' if len(record.moves) == 1 else 's'}"
    sealed = "the check fits" if record.check else "it carries no check, so a changed move may go unseen"
    return f"line {record.start_line}: {game_title(game)}, {deal}: {moves}, {record.result}: all hold; {sealed}"

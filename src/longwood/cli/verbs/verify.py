"""`longwood verify FILE`: records replayed by the referee."""

from __future__ import annotations

from pathlib import Path

import click

from longwood.cli.shared.group import complain
from longwood.cli.shared.arguments import deal_title
from longwood.cli.shared.documents import file_name
from longwood.cli.shared.language import told
from longwood.cli.shared.records import read_records
from longwood.errors import RecordError, RulesError
from longwood.locales import Phrase
from longwood.play import Record, replay
from longwood.play.matches import race
from longwood.play.matches.golf.record import replay_golf
from longwood.play.record import TERMS
from longwood.variants import AnyGame, RaceGame, find_any_game

DOES_NOT_HOLD = 1


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, allow_dash=True))
def command(file: Path) -> int:
    """Check game records move by move.

    Replays every record in FILE (- is standard input). Exit code 0: all hold. 1: one does not; its first bad move, its line,
    and why are said. 2: FILE cannot be read, is no record, or is of a game unknown here.
    """
    records = read_records(file)
    code = 0
    for record in records:
        try:
            game = find_any_game(record.game, dict(record.options), rules=record.rules)
            if isinstance(game, RaceGame):
                race.replay(record, game.rules)
            elif TERMS in dict(record.extra):
                replay_golf(record, game.rules)
            else:
                replay(record, game.rules)
            click.echo(_holds(record, game))
        except RecordError as error:
            complain(f"{file_name(file)}: {error}")
            code = max(code, DOES_NOT_HOLD)
        except RulesError as error:  # the record may hold, but not for this catalogue to say
            code = complain(f"{file_name(file)}: line {record.start_line}: {error}")
    return code


def _holds(record: Record, game: AnyGame) -> str:
    played = Phrase("cli-played", title=deal_title(game, record.deal), moves=len(record.moves), result=record.result)
    holds = Phrase("cli-holds" if record.check else "cli-holds-unchecked", played=played)
    return told(Phrase("cli-line", line=str(record.start_line), what=holds))

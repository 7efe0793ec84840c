"""Write and replay records of races. docs/records.md describes the format.

The moves are the log of the match, in which each event has its time. A match can be replayed from its rules, deal number and log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from longwood.cards import ALGORITHM, MAX_DEAL
from longwood.errors import RecordError
from longwood.play.matches.events import format_timed
from longwood.play.matches.race.board import Ending, Phase, RacePosition, dealt
from longwood.play.matches.race.events import Event, format_event, parse_event
from longwood.play.matches.race.referee import apply
from longwood.play.matches.replay import replay_moves
from longwood.play.record import Record, check_end, check_rules, sealed
from longwood.rules import OptionValue, RaceRules, rules_hash

Log = Sequence[tuple[int, Event]]
"""The (time, event) pairs of a match, in order. Times are in milliseconds since its start."""

_HOW: Final = {Ending.OUT: "out", Ending.LEFT: "other left", Ending.ABSENT: "other absent"}


def result_text(position: RacePosition) -> str:
    """Return the result of a match as records write it: the winning seat, the reason and the round.

    Examples are `won 1, out in round 7`, `won 2, other left in round 1`, `won 1, other absent in round 3`, `abandoned in round 2` and
    `open in round 5`.
    """
    where = f"in round {position.round}"
    if position.phase is not Phase.OVER:
        return f"open {where}"
    if position.winner is None or position.ending is None:
        return f"abandoned {where}"
    return f"won {position.winner + 1}, {_HOW[position.ending]} {where}"


def replay_log(rules: RaceRules, deal: int, log: Log) -> RacePosition:
    """Return the position after all events of a log. Raises RefusedError if one of them isn't possible."""
    position = dealt(rules, deal)
    for at_ms, event in log:
        position = apply(position, event, at_ms).position
    return position


def make_record(
    game: str,
    options: Iterable[tuple[str, OptionValue]],
    rules: RaceRules,
    deal: int,
    log: Log,
    *,
    players: Sequence[str] = (),
    date: str = "",
    extra: Iterable[tuple[str, str]] = (),
) -> Record:
    """Return the record of a match. `players` lists the name of each seat.

    Raises RefusedError if an event of the log isn't possible.
    """
    result = result_text(replay_log(rules, deal, log))
    names = ((f"Player{seat}", name) for seat, name in enumerate(players, 1) if name)
    moves = tuple(format_timed(format_event(event), at_ms) for at_ms, event in log)
    return sealed(Record(game, rules_hash(rules), moves, result, tuple(options), deal, date=date, extra=(*names, *extra)))


def replay(record: Record, rules: RaceRules) -> RacePosition:
    """Check the record of a match and return its last position.

    Raises RecordError with the line number of the first error, like replay() for solitaire games.
    """
    check_rules(record, rules)
    if not isinstance(record.deal, int) or not 0 <= record.deal <= MAX_DEAL:
        raise RecordError(f"the record of a match needs a Deal header with a number of {ALGORITHM}", record.start_line)
    position = replay_moves(
        record, dealt(rules, record.deal), lambda position, event, at_ms: apply(position, parse_event(event), at_ms).position
    )
    check_end(record, result_text(position))
    return position

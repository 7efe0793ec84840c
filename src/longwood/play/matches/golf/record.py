"""Write and replay records of multiplayer Golf. docs/records.md describes the format.

The settings of the match are in a header. The moves are the log of the match, in which each event has its time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from longwood.cards import ALGORITHM
from longwood.errors import LongwoodError, NotationError, RecordError, RulesError, shown
from longwood.play.matches.events import format_timed
from longwood.play.matches.golf.events import MOST_PLAYERS, GolfEvent, format_golf_event, parse_golf_event
from longwood.play.matches.golf.match import Format, GolfMatch, GolfTerms, start
from longwood.play.matches.replay import replay_moves
from longwood.play.record import TERMS, Record, check_end, check_rules, sealed
from longwood.rules import CoveringRules, OptionValue, Rules, rules_hash

GolfLog = Sequence[tuple[int, GolfEvent]]
"""The (time, event) pairs of a match, in order. Times are in milliseconds since its start."""

_TERMS: Final = re.compile(
    rf"(stroke|match) players=([2-{MOST_PLAYERS}]) holes=(9|18)( own_deals)?( play_off)?(?: limit_ms=([1-9][0-9]{{3,9}}))?", re.ASCII
)


def format_terms(terms: GolfTerms, players: int) -> str:
    """Return the value of the Terms header: the settings of a match and the number of players.

    >>> from longwood.variants import find_game
    >>> format_terms(GolfTerms(find_game("golf", {}).rules, Format.MATCH, play_off=True), 2)
    'match players=2 holes=18 play_off'
    """
    words = [str(terms.format), f"players={players}", f"holes={terms.holes}"]
    words += [name for name in ("own_deals", "play_off") if getattr(terms, name)]
    return " ".join([*words, *([] if terms.limit_ms is None else [f"limit_ms={terms.limit_ms}"])])


def parse_terms(text: str, rules: CoveringRules) -> tuple[GolfTerms, int]:
    """Parse the Terms header, and return the settings and the number of players. The inverse of format_terms().

    Raises NotationError if the text isn't valid, and RulesError if a setting is out of range or the game isn't scored in strokes.
    """
    found = _TERMS.fullmatch(text)
    if found is None:
        raise NotationError(
            f"{shown(text)} is not a valid Terms header; an example is match players=2 holes=18 own_deals play_off limit_ms=300000"
        )
    how, players, holes, own_deals, play_off, limit_ms = found.groups()
    terms = GolfTerms(rules, Format(how), int(holes), bool(own_deals), bool(play_off), int(limit_ms) if limit_ms else None)
    return terms, int(players)


def result_text(match: GolfMatch) -> str:
    """Return the result of a match as records write it: the winning seats and the score.

    Examples are `won 1, 3 & 2`, `won 1 3, 1 up`, `halved`, `open after 4 holes` and, in stroke play, `won 2, 41 43 45`.
    """
    if not match.is_over:
        return f"open after {len(match.scores[0])} holes"
    if match.terms.format is Format.MATCH:
        how = match.status.result
    else:
        totals = {place.player: place.total for place in match.places}
        how = " ".join(f"{totals[seat]}{'w' if seat in match.withdrawn else ''}" for seat in range(match.seats))
    winners = " ".join(str(seat + 1) for seat in match.winners)
    return f"won {winners}, {how}" if winners else how


def make_golf_record(
    game: str,
    options: Iterable[tuple[str, OptionValue]],
    terms: GolfTerms,
    deal: int,
    log: GolfLog,
    players: Sequence[str],
    *,
    date: str = "",
    extra: Iterable[tuple[str, str]] = (),
) -> Record:
    """Return the record of a match. `players` lists the name of each seat.

    Raises LongwoodError or ValueError if an event of the log isn't possible.
    """
    match = start(terms, deal, len(players))
    for at_ms, event in log:
        match = match.apply(event, at_ms)
    names = ((f"Player{seat}", name) for seat, name in enumerate(players, 1) if name)
    moves = tuple(format_timed(format_golf_event(event), at_ms) for at_ms, event in log)
    headers = ((TERMS, format_terms(terms, len(players))), *names, *extra)
    return sealed(Record(game, rules_hash(terms.rules), moves, result_text(match), tuple(options), deal, date=date, extra=headers))


def replay_golf(record: Record, rules: Rules) -> GolfMatch:
    """Check the record of a match and return the match at its end.

    Raises RecordError with the line number of the first error, like replay() for solitaire games.
    """
    check_rules(record, rules)
    if not isinstance(record.deal, int):
        raise RecordError(f"the record of a match needs a Deal header with a number of {ALGORITHM}", record.start_line)
    try:
        if not isinstance(rules, CoveringRules):
            raise RulesError(f"{record.game} is not a Golf game")
        terms, players = parse_terms(dict(record.extra).get(TERMS, ""), rules)
        match = start(terms, record.deal, players)
    except LongwoodError as error:
        raise RecordError(str(error), record.start_line) from None
    match = replay_moves(record, match, _step)
    check_end(record, result_text(match))
    return match


def _step(match: GolfMatch, event: str, at_ms: int) -> GolfMatch:
    if at_ms < match.at_ms:
        raise NotationError(f"{shown(format_timed(event, at_ms))} is earlier than the event before it, at {match.at_ms} ms")
    return match.apply(parse_golf_event(event), at_ms)

"""Play the golden records again: `python -m tests.records.regenerate [GAME ...]`.

Two games each: the best of some tries (won where a win is soon found: by search in covering games, by chance in column games),
and one that is not won, begun from a position. A record that holds today must hold for ever, so only new games, or a new
version of the format, call for this.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

from longwood.bots.racer import new_mind
from longwood.play import (
    FOUNDATION,
    STOCK,
    WASTE,
    ColumnPosition,
    CoveringPosition,
    Move,
    Outcome,
    Position,
    Record,
    format_record,
    make_record,
    parse_line,
    score,
    start,
)
from longwood.play.columns.position import fits
from longwood.play.matches import race
from longwood.rules import options_of
from longwood.variants import CATALOGUE, RACES, RaceVariant, Variant, find_race
from tests.bots.racing import match
from tests.play.matches.race.at_random import log_of

HERE = Path(__file__).parent
PLAYER = "tests.records.regenerate"
DEALS = range(1, 301)
MOST_NODES = 40_000  # of the search of one covering deal
TRIES = 40  # games by chance of one column deal
MOST_MOVES = 1_000
_RACE_DEAL = 1
_LEAST_LOG = 100


def search(position: CoveringPosition) -> bool:
    """Play the position on to a won game, depth first; False, with the position as it was, when none is soon found."""
    seen: set[tuple[int, int, int | None]] = set()

    def won() -> bool:
        if not position.present:
            return True
        state = (position.present, position.turned, position.top_rank)
        if state in seen or len(seen) > MOST_NODES:
            return False
        seen.add(state)
        for move in position.legal_moves():
            position.apply(move)
            if won():
                return True
            position.pop()
        return False

    return won()


def play_by_chance(position: ColumnPosition, random: Random) -> None:
    """Play on: what goes up goes up, then what uncovers a card, then the waste, then gaps, then draw; among equals by chance."""
    for _ in range(MOST_MOVES):
        moves = [move for move in position.legal_moves() if is_of_use(position, move)]
        if not moves:
            return
        position.apply(min(moves, key=lambda move: preference(position, move) + 1.2 * random.random()))


def is_of_use(position: ColumnPosition, move: Move) -> bool:
    """Whether a move may lead on: not from one good place to another, and no redeal where nothing has changed."""
    if move.source == WASTE and move.target == STOCK:
        return any(made.target >= 0 or made.target == FOUNDATION for made in position.moves[-2 * len(position.waste) :])
    if move.source < 0 or move.target == FOUNDATION:
        return True
    column = position.columns[move.source]
    if len(column) == move.cards:
        return bool(position.columns[move.target])
    return (
        not fits(position.rules, column[-move.cards], column[-move.cards - 1]) or len(column) - move.cards == position.hidden[move.source]
    )


def preference(position: ColumnPosition, move: Move) -> float:
    """Lower is sooner."""
    if move.target == FOUNDATION:
        return 0
    if move.source in (STOCK, WASTE) and move.target in (STOCK, WASTE):
        return 6
    if not position.columns[move.target]:
        return 5.5 if move.source == WASTE else 5
    if move.source == WASTE:
        return 4
    return 2 if move.cards == len(position.columns[move.source]) else 3


def best(variant: Variant) -> tuple[int, Position]:
    """A deal number and its game: the first one won, else the one with the most cards home."""
    kept: tuple[int, Position] | None = None
    for number, position in games(variant):
        if position.outcome() is Outcome.WON:
            return number, position
        if kept is None or score(position).value > score(kept[1]).value:
            kept = number, position
    assert kept is not None
    return kept


def games(variant: Variant) -> Iterator[tuple[int, Position]]:
    """Games played to their ends."""
    for number in DEALS:
        position = start(variant.rules, number)
        if isinstance(position, CoveringPosition):
            if search(position):
                yield number, position
            continue
        assert isinstance(position, ColumnPosition)
        for attempt in range(TRIES):
            game = position.copy()
            play_by_chance(game, Random(f"{variant.id} {number} {attempt}"))
            yield number, game


def from_a_position(variant: Variant) -> tuple[str, Position]:
    """The line of a position some moves into a deal, and a game played on from there at random."""
    random = Random(variant.id)
    before = start(variant.rules, 2**63 - 1)
    wander(before, random, 12 if isinstance(before, ColumnPosition) else 2)  # covering games are soon over
    position = parse_line(variant.rules, before.line())
    wander(position, random, 25)
    return before.line(), position


def wander(position: Position, random: Random, moves: int) -> None:
    for _ in range(moves):
        legal = position.legal_moves()
        if legal:
            position.apply(legal[0] if random.random() < 0.5 else random.choice(legal))


def records(variant: Variant) -> list[Record]:
    """The golden records of a game."""
    number, position = best(variant)
    whole = make_record(variant.id, (), variant.rules, position, deal=number, player=PLAYER)
    line, position = from_a_position(variant)
    part = make_record(variant.id, (), variant.rules, position, started_from=line, player=PLAYER)
    return [whole, part]


def race_records(variant: RaceVariant) -> list[Record]:
    """The golden records of a race: computers by its plain rules and by all its options, and one at random that ends by leaving."""
    made = []
    for options in ({}, {option.name: True for option in options_of(variant.rules)}):
        game = find_race(variant.id, options)
        _, log = match(game.rules, _RACE_DEAL, [new_mind("walk", 0, 1), new_mind("canter", 1, 2)])
        made.append(race.make_record(game.id, game.options, game.rules, _RACE_DEAL, log, players=("walk", "canter")))
    for seed in count():
        log = log_of(variant.rules, _RACE_DEAL, Random(seed), most=400)
        record = race.make_record(variant.id, (), variant.rules, _RACE_DEAL, log)
        if "left" in record.result and len(log) > _LEAST_LOG:
            return [replace(record, player=PLAYER) for record in (*made, record)]
    raise AssertionError("some match ends by leaving")


def main(ids: list[str]) -> None:
    """Write the files of these games, or of all."""
    sys.setrecursionlimit(10_000)
    for variant in CATALOGUE:
        if not ids or variant.id in ids:
            made = records(variant)
            (HERE / f"{variant.id}.record").write_text("\n".join(map(format_record, made)), encoding="utf-8")
            print(variant.id, made[0].deal, made[0].result, len(made[0].moves), "moves", file=sys.stderr)
    for variant_in_time in RACES:
        if not ids or variant_in_time.id in ids:
            text = "\n".join(map(format_record, race_records(variant_in_time)))
            (HERE / f"{variant_in_time.id}.record").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

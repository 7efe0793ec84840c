"""Overwrites the golden records: `python -m tests.records.regenerate [GAME ...]`.

There are two records for each game. The first is the best of several attempts: covering games are searched, and column games are played
at random or, if that wins none of a few deals, by the native search, and so are games with several holes or a waste. The second starts
from a position in the middle of a game and is not won. Records must stay valid forever, so run this only for a new game or a new version
of the format.
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
    HolesPosition,
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
from longwood.rules import ColumnRules, options_of
from longwood.solver import Limits, Won, solve
from longwood.variants import CATALOGUE, RACES, RaceVariant, Variant, find_race
from tests.bots.racing import match
from tests.play.matches.race.at_random import log_of

HERE = Path(__file__).parent
PLAYER = "tests.records.regenerate"
DEALS = range(1, 301)
MOST_NODES = 40_000  # per covering deal
COLUMN_DEALS = range(1, 3)  # few, because many games are hardly ever won at random
SEARCHED = range(1, 21)
SEARCH = Limits(max_nodes=400_000)
TRIES = 40  # random games per column deal
MOST_MOVES = 1_000
_RACE_DEAL = 1
_LEAST_LOG = 100


def search(position: CoveringPosition) -> bool:
    """Search depth-first for a win and play it. Returns False, with the position unchanged, if there is none within MOST_NODES."""
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


def play_at_random(position: ColumnPosition, random: Random) -> None:
    """Play useful moves in the order of preference(), with some randomness, until there are none or MOST_MOVES is reached."""
    for _ in range(MOST_MOVES):
        moves = [move for move in position.legal_moves() if is_of_use(position, move)]
        if not moves:
            return
        position.apply(min(moves, key=lambda move: preference(position, move) + 1.2 * random.random()))


def is_of_use(position: ColumnPosition, move: Move) -> bool:
    """Return whether a move can make progress. Splitting a run, moving a whole column to a gap, or a redeal without changes can't."""
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
    """Return the priority of a move, lowest first: foundation, empty a column, other moves, waste to a column, fill a gap, draw."""
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
    """Return the number and the final position of the first game won, or else of the game with the best score."""
    best_game: tuple[int, Position] | None = None
    for number, position in games(variant):
        if position.outcome() is Outcome.WON:
            return number, position
        if best_game is None or score(position).value > score(best_game[1]).value:
            best_game = number, position
    assert best_game is not None
    return searched(variant) or best_game


def searched(variant: Variant) -> tuple[int, Position] | None:
    """Return the first deal that the native search wins, or None if it wins none."""
    for number in SEARCHED:
        position = start(variant.rules, number)
        verdict = solve(position, SEARCH)
        if isinstance(verdict, Won):
            for move in verdict.moves:
                position.push(move)
            return number, position
    return None


def games(variant: Variant) -> Iterator[tuple[int, Position]]:
    """Yield deal numbers and games played to the end. Covering games that the search didn't win are left out."""
    for number in COLUMN_DEALS if isinstance(variant.rules, ColumnRules) else DEALS:
        position = start(variant.rules, number)
        if isinstance(position, HolesPosition):  # the native search wins it, or nobody
            wander(position, Random(f"{variant.id} {number}"), MOST_MOVES)
            yield number, position
            return
        if isinstance(position, CoveringPosition):
            if search(position):
                yield number, position
            continue
        assert isinstance(position, ColumnPosition)
        for attempt in range(TRIES):
            game = position.copy()
            play_at_random(game, Random(f"{variant.id} {number} {attempt}"))
            yield number, game


def from_a_position(variant: Variant) -> tuple[str, Position]:
    """Return the text of a position a few moves into a deal, and a random game continued from there."""
    random = Random(variant.id)
    before = start(variant.rules, 2**63 - 1)
    wander(before, random, 12 if isinstance(before, ColumnPosition) else 2)  # covering games are short
    position = parse_line(variant.rules, before.line())
    wander(position, random, 25)
    return before.line(), position


def wander(position: Position, random: Random, moves: int) -> None:
    """Play up to that many random moves, choosing the first legal one at least half the time."""
    for _ in range(moves):
        legal = position.legal_moves()
        if legal:
            position.apply(legal[0] if random.random() < 0.5 else random.choice(legal))


def records(variant: Variant) -> list[Record]:
    """Return the golden records of a game: a whole game, and one that starts from a position."""
    number, position = best(variant)
    whole = make_record(variant.id, (), variant.rules, position, deal=number, player=PLAYER)
    line, position = from_a_position(variant)
    part = make_record(variant.id, (), variant.rules, position, started_from=line, player=PLAYER)
    return [whole, part]


def race_records(variant: RaceVariant) -> list[Record]:
    """Return three golden records of a race: two between computers, without and with all options, and a random one with a forfeit."""
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
    """Write the files of these games, or of all games if none are named."""
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

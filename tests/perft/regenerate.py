"""Overwrites the perft files: `python -m tests.perft.regenerate`.

The second referee (tests/play/slow_referee.py) counts them, not the one they test. Each game has two deals, and positions from the middle
of random games, so that runs, gaps, redeals and turned-up cards are counted too.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from longwood.play import parse_line, position_from_json, position_to_json
from longwood.rules import ColumnRules, CoveringRules, Up, deal, deal_to_json
from longwood.variants import CATALOGUE, Variant
from tests.play import slow_referee as slow
from tests.strategies import easy_deal

HERE = Path(__file__).parent
HEAD = """\
# Perft of {name}: the number of sequences of `depth` legal moves from a position.
# After each position (`deal N`, or a canonical line) there is a line for each depth, with the count. Counted by
# tests/play/slow_referee.py, a second referee written from the rules alone: `python -m tests.perft.regenerate`.
"""
MOST = 4_000  # counting stops before a depth with more sequences than this (estimated)
DEEPEST = 12
DEEPEST_WITH_WASTE = 30  # games without a tableau have few moves at a time


def resume(variant: Variant, position: str) -> slow.State:
    """Return the second referee's state for `deal N` or for a line."""
    kind, _, number = position.partition(" ")
    if kind == "deal":
        return slow.start(variant.rules, deal_to_json(deal(variant.rules, int(number))))
    return slow.resume(variant.rules, position_to_json(parse_line(variant.rules, position)))


def positions(variant: Variant) -> list[str]:
    """Return the positions to count: two deals, and up to four from the middle of games."""
    rules = variant.rules
    found = ["deal 1", "deal 12345"]
    if isinstance(rules, ColumnRules) and rules.foundation_up is not Up.SUIT:
        return [*found, "deal 2"]  # the second referee can't read the line of such a game, which doesn't list the cards on the foundations
    for seed, steps in ((1, 25), (2, 60), (3, 110), (4, 200)):
        random = Random(seed)
        dealt = easy_deal(rules, seed, swaps=20) if seed % 2 else deal(rules, seed)
        state = slow.start(rules, deal_to_json(dealt))
        last_with_moves = state
        for _ in range(steps):
            moves = slow.moves(rules, state)
            if len(moves) > 2:  # a perft of few moves would test little
                last_with_moves = state
            ups = [move for move in moves if move.endswith("f")]
            plays = [move for move in moves if move not in ("d", "r")]
            chosen = next((some for some, share in ((ups, 0.7), (plays, 0.6), (moves, 1)) if some and random.random() < share), None)
            if chosen is None:
                break
            state = slow.after(rules, state, random.choice(chosen))
        state = last_with_moves
        found.append(position_from_json(rules, slow.view(rules, state)).line())
    return list(dict.fromkeys(found))


def counts(variant: Variant, position: str) -> list[tuple[int, int]]:
    """Return pairs of depth and count, up to a depth where counting would take too long."""
    state = resume(variant, position)
    rows: list[tuple[int, int]] = []
    deepest = DEEPEST_WITH_WASTE if isinstance(variant.rules, CoveringRules) and variant.rules.has_waste else DEEPEST
    for depth in range(1, deepest + 1):
        count = slow.perft(variant.rules, state, depth)
        growth = count / rows[-1][1] if rows else count
        rows.append((depth, count))
        if count == 0 or count * growth > MOST:
            break
    return rows


def perft_file(variant: Variant) -> str:
    """Return the content of a game's file."""
    text = HEAD.format(name=variant.id)
    for position in positions(variant):
        text += f"{position}\n" + "".join(f"  {depth} {count}\n" for depth, count in counts(variant, position))
    return text


def main() -> None:
    """Write every file."""
    for variant in CATALOGUE:
        (HERE / f"{variant.id}.perft").write_text(perft_file(variant), encoding="ascii")


if __name__ == "__main__":
    main()

"""Count the perft files again: `python -m tests.perft.regenerate`.

They are counted by the second referee (tests/play/slow_referee.py), not by the one they test. Each game has its first deals,
and positions from within games (reached by a random walk of the second referee, the likeliest move first) so that runs,
gaps, redeals and turned-up cards are counted too.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from longwood.play import parse_line, position_from_json, position_to_json
from longwood.rules import deal, deal_to_json
from longwood.variants import CATALOGUE, Variant
from tests.play import slow_referee as slow
from tests.strategies import easy_deal

HERE = Path(__file__).parent
HEAD = """\
# Perft of {name}: how many sequences of `depth` legal moves there are from a position.
# A position (`deal N`, or a canonical line), then depth and count, a line each. Source: counted by
# tests/play/slow_referee.py, a second referee written from the rules alone. Again: `python -m tests.perft.regenerate`.
"""
MOST = 4_000  # sequences counted at the greatest depth of a position
DEEPEST = 12


def resume(variant: Variant, position: str) -> slow.State:
    """The second referee's state of `deal N` or of a line."""
    kind, _, number = position.partition(" ")
    if kind == "deal":
        return slow.start(variant.rules, deal_to_json(deal(variant.rules, int(number))))
    return slow.resume(variant.rules, position_to_json(parse_line(variant.rules, position)))


def positions(variant: Variant) -> list[str]:
    """The positions counted: two deals, and four from within games."""
    rules = variant.rules
    found = ["deal 1", "deal 12345"]
    for seed, steps in ((1, 25), (2, 60), (3, 110), (4, 200)):
        random = Random(seed)
        dealt = easy_deal(rules, seed, swaps=20) if seed % 2 else deal(rules, seed)
        state = slow.start(rules, deal_to_json(dealt))
        kept = state
        for _ in range(steps):
            moves = slow.moves(rules, state)
            if len(moves) > 2:  # where little can be done, counting shows little
                kept = state
            ups = [move for move in moves if move.endswith("f")]
            plays = [move for move in moves if move not in ("d", "r")]
            chosen = next((some for some, share in ((ups, 0.7), (plays, 0.6), (moves, 1)) if some and random.random() < share), None)
            if chosen is None:
                break
            state = slow.after(rules, state, random.choice(chosen))
        state = kept
        found.append(position_from_json(rules, slow.view(rules, state)).line())
    return list(dict.fromkeys(found))


def counts(variant: Variant, position: str) -> list[tuple[int, int]]:
    """(depth, count) up to the depth where the counting would take long."""
    state = resume(variant, position)
    rows: list[tuple[int, int]] = []
    for depth in range(1, DEEPEST + 1):
        count = slow.perft(variant.rules, state, depth)
        growth = count / rows[-1][1] if rows else count
        rows.append((depth, count))
        if count == 0 or count * growth > MOST:
            break
    return rows


def perft_file(variant: Variant) -> str:
    """The file of one game."""
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

"""Chooses the deal and the moves of each game's lesson, and writes src/longwood/tables/lessons/lines.py.

    .venv/bin/python tools/choose_lessons.py            all games without a lesson, or whose lesson the referee refuses
    .venv/bin/python tools/choose_lessons.py golf maria  these games, anew

A lesson should show as many ideas of the rules as possible (ideas.py) in few moves, one idea a move. For each of many deals, a beam search
collects the lines of moves that teach most. A game keeps its lesson until it is chosen anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from longwood.errors import LongwoodError
from longwood.play import Outcome, Position, start
from longwood.rules import Rules
from longwood.tables.lessons.ideas import Idea, explanation, ideas_of
from longwood.tables.lessons.lines import LINES
from longwood.variants import CATALOGUE, find_game

FILE: Final = Path(__file__).resolve().parents[1] / "src" / "longwood" / "tables" / "lessons" / "lines.py"
DEALS: Final = 120
WIDTH: Final = 14
MOST_MOVES: Final = 11
WORTH: Final = 10.0  # of a new idea
COST: Final = 1.0  # of a move; of a move that teaches nothing, FILLER
FILLER: Final = 4.0
LATE: Final = 0.05  # for each earlier move, so that ideas come early

HEAD = '''"""The deal and the moves of each lesson, in the notation of docs/records.md. tools/choose_lessons.py writes this file."""

from __future__ import annotations

from typing import Final

LINES: Final[dict[str, tuple[int, str]]] = {
'''


def best_line(rules: Rules, deal: int, explained: frozenset[Idea]) -> tuple[float, str]:
    """Return the worth and the moves of the best line found."""
    first = start(rules, deal)
    beam: list[tuple[float, Position, frozenset[Idea], tuple[str, ...]]] = [(0.0, first, frozenset(), ())]
    best = (0.0, "")
    seen = {first.line()}
    for depth in range(MOST_MOVES):
        longer = []
        for worth, position, known, moves in beam:
            for move in position.legal_moves():
                new = next((idea for idea in ideas_of(position, move) if idea in explained and idea not in known), None)
                after = position.copy()
                after.apply(move)
                if after.line() in seen or after.outcome() is not Outcome.OPEN:
                    continue
                seen.add(after.line())
                gain = -FILLER if new is None else WORTH - COST - LATE * depth * WORTH
                longer.append((worth + gain, after, known | {new} if new else known, (*moves, position.format_move(move))))
        beam = sorted(longer, key=lambda entry: (-entry[0], entry[3]))[:WIDTH]
        if beam and beam[0][0] > best[0]:
            best = beam[0][0], " ".join(beam[0][3])
    return best


def choose(rules: Rules) -> tuple[int, str]:
    """Return the deal and the moves of the lesson of these rules."""
    explained = frozenset(idea for idea in Idea if explanation(rules, idea))
    lines = [(*best_line(rules, deal, explained), deal) for deal in range(1, DEALS + 1)]
    _, moves, deal = max(lines, key=lambda line: (line[0], -line[2]))
    return deal, moves


def is_valid(game: str) -> bool:
    """Return whether the referee accepts the lesson of a game."""
    if game not in LINES:
        return False
    deal, moves = LINES[game]
    position = start(find_game(game).rules, deal)
    try:
        for text in moves.split():
            position.push_text(text)
    except LongwoodError:
        return False
    return True


def main() -> None:
    """Choose the lessons and write the file after each of them."""
    asked = sys.argv[1:]
    lines = dict(LINES)
    for variant in CATALOGUE:
        if variant.id not in asked if asked else is_valid(variant.id):
            continue
        lines[variant.id] = choose(variant.rules)
        print(variant.id, *lines[variant.id], flush=True)
        order = [other.id for other in CATALOGUE if other.id in lines]
        rows = "".join(f'    "{game}": ({lines[game][0]}, "{lines[game][1]}"),\n' for game in order)
        FILE.write_text(f"{HEAD}{rows}}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

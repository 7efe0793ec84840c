"""Writes the fuzzers' seed corpus, tests/native/corpus/: positions of the catalogue's games in the format of tests/native/bytes.hpp.

To write it: .venv/bin/python -m tests.native.corpus
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from longwood.cards import RANK, SUIT, Card
from longwood.play import ColumnPosition, CoveringPosition, Position, start
from longwood.play.covering.holes import HolesPosition
from longwood.rules import OnKing, Up
from longwood.solver import _core
from longwood.solver.worth import worths_for
from longwood.variants import find_game
from tests.games import SAMPLE

CORPUS = Path(__file__).parent / "corpus"
_GOLF = ({"jokers": 2}, {"must_play": True}, {"empty_foundation": True}, {"decks": 2})
_OPTIONS = bytes((0b10000001, 100, 7))
"""The fuzzers' options: one byte each for the tuning and perft, the node limit, and the seed."""
_REGRESSIONS = {
    "covering/cleared-with-256-bytes": "08240802 0c000000 0c05080b 0d250603 020c0104 0d0b050c",
    "covering/left-beneath-a-gap": (
        "81640709 1b020102 02030402 04050206 07020708 02080902 0a0b020b 0c020c0d 020d0e02 0f100210 51021112 02121302 13140215 "
        "16021617 02171802 18190219 a41a02a3 1b000000 00260000 04050e0b 030c0c09 0a020208 05090d09 03040b04 0a000000 00070800 "
        "00010504 0d0b050c"
    ),
}
"""Inputs that found a bug, by file name."""


def covering_bytes(position: CoveringPosition) -> bytes:
    """Return the bytes of a covering position, with the slots in the order of its piles."""
    rules, layout = position.rules, position.rules.layout
    has_piles = bool(layout.piles) or not layout.slots  # without a tableau, there are no piles, and no slots that overlap
    out = [rules.wrap + 2 * (rules.on_king is OnKing.QUEEN) + 4 * rules.must_play + 8 * (not has_piles) + 32 * rules.is_wide]
    if has_piles:
        out += [len(layout.piles), *(len(pile) for pile in layout.piles)]
    else:
        out.append(layout.slots - 1)
        for mask in layout.covers:
            above = [k for k in range(layout.slots) if mask >> k & 1]
            out += [len(above), *above]
    order = [slot for pile in layout.piles for slot in pile] or list(range(layout.slots))
    for slot in order:
        value = position.cards[slot]
        out.append(0 if value is None or not position.present >> slot & 1 else RANK[value] + 1)
    stock = position.stock[position.turned :]
    out += [_top(position.hole), len(stock), *(RANK[value] for value in stock)]
    if isinstance(position, HolesPosition):
        out += [rules.holes - 1, *(_top(hole) for hole in position.holes[1:]), rules.draw]
        if rules.has_waste:
            redeals = 0 if rules.redeals is None else rules.redeals + 1
            out += [redeals, len(position.waste), *(RANK[value] for value in position.waste), position.redeals_used]
    return bytes((*_OPTIONS, *out))


def _top(hole: list[Card]) -> int:
    return RANK[hole[-1]] if hole else 14


def column_bytes(position: ColumnPosition) -> bytes:
    """Return the bytes of a column position."""
    rules, foundations = position.rules, position.foundations
    is_suit = rules.foundation_up is Up.SUIT
    flags = rules.build_wrap + 2 * (not is_suit) + 4 * rules.foundation_wrap + 8 * rules.foundation_return + 64 * rules.fill_draws
    flags += 128 * (len(worths_for(rules)) - 1)
    redeals = 0 if rules.redeals is None else rules.redeals + 1
    out = [
        rules.decks - 1,
        rules.piles - 1,
        _core.BuildRule[rules.build.name].value,
        _core.RunRule[rules.run.name].value,
        rules.draw - 1,
        redeals,
    ]
    out += [_core.EmptyRule[rules.empty.name].value, foundations.base - 1, flags, position.redeals_used]
    out += [len(pile) for pile in foundations.piles]
    out += [sum(SUIT[value] == suit for value in foundations.starters) for suit in range(4)]
    left = sorted(c for c in range(52) for _ in range(rules.decks))
    for pile in foundations.piles:
        for value in pile:
            if not is_suit:
                out.append(left.index(value))
            left.remove(value)
    piles = [*position.columns, position.stock[::-1], position.waste]
    for number, pile in enumerate(piles):
        for value in pile:
            out += [left.index(value), number]
            left.remove(value)
    assert not left
    pattern = sum(1 << row - 1 for row in rules.face_down_rows)
    more = rules.build_up + 2 * rules.waste_refills + 4 * bool(pattern)
    return bytes((*_OPTIONS, *out, *position.hidden, more, rules.cells, pattern % 256, pattern // 256))


def encoded(position: Position) -> tuple[str, bytes]:
    """Return the folder for the position's family of games, and the position's bytes."""
    if isinstance(position, CoveringPosition):
        return "covering", covering_bytes(position)
    assert isinstance(position, ColumnPosition)
    return "columns", column_bytes(position)


def corpus() -> dict[Path, bytes]:
    """Return the contents of all files: positions of the sample's games, some a few moves later, and inputs that found bugs."""
    files = {}
    games = [find_game(variant.id) for variant in SAMPLE] + [find_game("golf", options) for options in _GOLF]
    for number, game in enumerate(games):
        position, random = start(game.rules, 1), Random(number)
        for _ in range(12 * (number % 3)):
            if moves := position.legal_moves():
                position.push(random.choice(moves))
        folder, data = encoded(position)
        name = "-".join((game.id, *(f"{key}-{value}".lower() for key, value in game.options)))
        files[CORPUS / folder / name] = data
    return files | {CORPUS / name: bytes.fromhex(data) for name, data in _REGRESSIONS.items()}


def main() -> None:
    """Write all files of the corpus."""
    for path, data in corpus().items():
        path.write_bytes(data)


if __name__ == "__main__":
    main()

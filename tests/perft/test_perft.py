"""Perft: the referee counts what the second one counted. A difference is told move by move."""

from __future__ import annotations

import pytest

from longwood.cards import format_card, full_deck, parse_cards
from longwood.play import Position, divide, parse_line, perft, position_to_json, start
from longwood.rules import Rules
from longwood.variants import CATALOGUE, Variant, find_variant
from tests.perft.regenerate import HERE, resume
from tests.play import slow_referee as slow


def read(variant: Variant) -> list[tuple[str, int, int]]:
    """The (position, depth, count) of a game's file."""
    path = HERE / f"{variant.id}.perft"
    assert path.is_file(), f"{variant.id} has no perft file: run `make golden`"
    rows: list[tuple[str, int, int]] = []
    position = ""
    for line in path.read_text(encoding="ascii").splitlines():
        if line.startswith("  "):
            depth, count = line.split()
            rows.append((position, int(depth), int(count)))
        elif not line.startswith("#"):
            position = line
    return rows


def begin(variant: Variant, position: str) -> Position:
    kind, _, number = position.partition(" ")
    return start(variant.rules, int(number)) if kind == "deal" else parse_line(variant.rules, position)


def differences(position: Position, rules: Rules, state: slow.State, depth: int) -> str:
    """Both referees' counts of each first move, where they differ."""
    ours, theirs = divide(position, depth), slow.divide(rules, state, depth)
    moves = [move for move in dict.fromkeys((*ours, *theirs)) if ours.get(move) != theirs.get(move)]
    return "\n".join(f"{move}: referee {ours.get(move, 'none')}, second {theirs.get(move, 'none')}" for move in moves)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_perft(variant: Variant) -> None:
    rows = read(variant)
    assert {"deal 1", "deal 12345"} < {position for position, _, _ in rows}
    assert sum(count for _, _, count in rows) > 500
    for text, depth, count in rows:
        position = begin(variant, text)
        line = position.line()
        counted = perft(position, depth)
        assert counted == count, (
            f"{variant.id}, {text}, depth {depth}\n{differences(position, variant.rules, resume(variant, text), depth)}"
        )
        assert position.line() == line
        assert sum(divide(position, depth).values()) == count


def test_a_difference_is_told_move_by_move() -> None:
    """Golf as the referee plays it against golf as the second one plays it with Queens on Kings."""
    golf, queens = find_variant("golf"), find_variant("golf-queens")
    line = "QD3S/QH/-/-/-/-/- 4C KC"
    beneath = "".join(format_card(card) for card in sorted(set(full_deck()) - set(parse_cards("QD3SQH4CKC"))))
    position = parse_line(golf.rules, line.replace(" KC", f" {beneath}KC"))
    assert differences(position, golf.rules, slow.resume(golf.rules, position_to_json(position)), 2) == ""
    told = differences(position, queens.rules, slow.resume(queens.rules, position_to_json(position)), 2)
    assert told == "2: referee none, second 1"


def test_depth_nothing_is_one_sequence() -> None:
    position = begin(CATALOGUE[0], "deal 1")
    assert perft(position, 0) == 1
    assert divide(position, 0) == {}

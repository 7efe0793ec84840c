"""Tests that the referee's perft equals the counts of the second referee. A failure lists the differences by move."""

from __future__ import annotations

import pytest

from longwood.cards import format_card, full_deck, parse_cards
from longwood.play import Position, divide, parse_line, perft, position_to_json, start
from longwood.rules import Rules
from longwood.variants import CATALOGUE, Variant, find_variant
from tests.perft.regenerate import HERE, resume
from tests.play import slow_referee as slow


def read(variant: Variant) -> list[tuple[str, int, int]]:
    """Return the position, depth and count of each line in a game's file."""
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
    """Return both referees' counts for each first move for which they differ, one per line."""
    ours, theirs = divide(position, depth), slow.divide(rules, state, depth)
    moves = [move for move in dict.fromkeys((*ours, *theirs)) if ours.get(move) != theirs.get(move)]
    return "\n".join(f"{move}: referee {ours.get(move, 'none')}, second {theirs.get(move, 'none')}" for move in moves)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_perft_equals_the_second_referees_counts(variant: Variant) -> None:
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


def test_a_difference_is_reported_by_move() -> None:
    """The referee counts with the rules of Golf, the second one with Queens on Kings."""
    golf, queens = find_variant("golf"), find_variant("golf-queens")
    line = "QD3S/QH/-/-/-/-/- 4C KC"
    beneath = "".join(format_card(card) for card in sorted(set(full_deck()) - set(parse_cards("QD3SQH4CKC"))))
    position = parse_line(golf.rules, line.replace(" KC", f" {beneath}KC"))
    assert differences(position, golf.rules, slow.resume(golf.rules, position_to_json(position)), 2) == ""
    found = differences(position, queens.rules, slow.resume(queens.rules, position_to_json(position)), 2)
    assert found == "2: referee none, second 1"


def test_perft_of_depth_zero_is_one() -> None:
    position = begin(CATALOGUE[0], "deal 1")
    assert perft(position, 0) == 1
    assert divide(position, 0) == {}

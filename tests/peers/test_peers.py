"""Tests of bench/peers.py with a stand-in for the other solvers: their board formats and output, and how verdicts are compared."""

from __future__ import annotations

import sys
from pathlib import Path

import peers
import pytest

from longwood.cards import Deal, parse_cards
from longwood.rules import deal
from longwood.variants import find_game

STAND_IN = Path(__file__).with_name("stand_in.py")
_TIMEOUT_S = 120.0  # the stand-in is slow, and slower still on a busy machine


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "peer"
    path.write_text(f'#!/bin/sh\nexec {sys.executable} {STAND_IN} "$@"\n', "utf-8")
    path.chmod(0o755)
    return str(path)


def peer_that_prints(tmp_path: Path, words: str) -> str:
    path = tmp_path / "peer"
    path.write_text(f"#!/bin/sh\necho '{words}'\n", "utf-8")
    path.chmod(0o755)
    return str(path)


def test_boards_are_in_the_format_of_black_hole_solver() -> None:
    """The example from its manual: PySol's Golf deal 24."""
    columns = ("4C7S5SKHTC", "5H2C6C6STS", "QCQH9C7DAD", "5D9S3C8C4D", "2D2S6HACQS", "7HKDJC9H3H", "AHJSTH5C3S")
    dealt = Deal(tuple(map(parse_cards, columns)), stock=parse_cards("TDKC8H8S4S4HKS6D8D7CJD9D2HQD3DAS"), hole=parse_cards("JH")[0])
    assert peers.BlackHoleSolver("x").deal_text("golf", dealt) == (
        "Talon: TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS\nFoundations: JH\n4C 7S 5S KH TC\n5H 2C 6C 6S TS\n"
        "QC QH 9C 7D AD\n5D 9S 3C 8C 4D\n2D 2S 6H AC QS\n7H KD JC 9H 3H\nAH JS TH 5C 3S\n"
    )


def test_an_empty_hole_is_written_as_a_dash() -> None:
    text = peers.BlackHoleSolver("x").deal_text("all-in-a-row", deal(find_game("all-in-a-row").rules, 1))
    assert text.startswith("Foundations: -\n")
    assert "Talon" not in text


@pytest.mark.parametrize(("game", "deals"), [("golf", [1, 2, 6, 7]), ("golf-queens", [1, 2, 6, 7]), ("putt-putt", [1, 3, 4, 5])])
def test_equal_verdicts_count_as_agreed(game: str, deals: list[int], program: str) -> None:
    """These deals are quick for the stand-in."""
    tally = peers.compare(peers.BlackHoleSolver(program), game, deals, timeout_s=_TIMEOUT_S)
    assert (tally.agreed, tally.differing) == (4, [])
    assert tally.ours == tally.theirs
    assert tally.ours["won"] >= 1
    assert tally.their_cpu_s > 0 < tally.our_cpu_s
    assert peers.row(game, tally).startswith(f"| `{game}` | 4 | ")


def test_deals_are_in_the_format_of_solvitaire(program: str) -> None:
    """It lists the stock from the bottom and writes a ten as 10. If we didn't, the verdicts would differ."""
    tally = peers.compare(peers.Solvitaire(program), "golf", [1, 2, 6, 7], timeout_s=_TIMEOUT_S)
    assert (tally.agreed, tally.differing) == (4, [])
    assert tally.ours["won"] == tally.theirs["won"] == 3


def test_different_verdicts_are_listed(tmp_path: Path) -> None:
    tally = peers.compare(peers.BlackHoleSolver(peer_that_prints(tmp_path, "Solved!")), "golf", range(1, 5))
    assert (tally.agreed, tally.differing) == (1, [2, 3, 4])


def test_an_undecided_deal_does_not_count_as_a_difference(tmp_path: Path) -> None:
    for words in ("Intractable!", "Exceeded max iterations"):
        tally = peers.compare(peers.BlackHoleSolver(peer_that_prints(tmp_path, words)), "golf", range(1, 3))
        assert (tally.agreed, tally.differing, tally.theirs["unknown"]) == (0, [], 2)


def test_unexpected_output_of_a_peer_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="said 'Hello"):
        peers.compare(peers.BlackHoleSolver(peer_that_prints(tmp_path, "Hello")), "golf", range(1, 2))

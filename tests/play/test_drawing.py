"""Tests of draw(), which shows a position as plain text."""

from __future__ import annotations

from textwrap import dedent

from longwood.play import Position, draw
from longwood.rules import ColumnRules
from tests.positions import columns, covering, first_deal, play


def check_drawing(position: Position, expected: str, *, reveal: bool = False) -> None:
    """Check the drawing of a position."""
    assert draw(position, reveal=reveal) == dedent(expected).strip("\n")


def test_face_down_cards_of_columns_are_hidden() -> None:
    position = columns(
        "rank-and-file",
        {1: "KC QH JS TH", 2: "QD", 10: "2C"},
        waste="2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AC",
        face_down={1: 2},
        tops={"C": [1], "H": [10, 0]},
        rest=10,
    )
    shown = draw(position).splitlines()
    assert shown[:7] == [
        "foundations  AC -- TH -- -- -- -- --",
        "stock  0 cards   waste  ... 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AC (13 cards)",
        "",
        "   1   2   3   4   5   6   7   8   9  10",
        "  ##  QD" + " " * 30 + "2C",
        "  ##" + " " * 34 + "2D",
        "  JS" + " " * 34 + "2D",
    ]
    assert len(shown) == 4 + len(position.columns[9])
    assert draw(position, reveal=True).splitlines()[4:6] == ["  KC  QD" + " " * 30 + "2C", "  QH" + " " * 34 + "2D"]


def test_remaining_redeals_are_shown() -> None:
    assert "   redeals left: 3" in draw(first_deal("little-forty"))
    assert "   redeals left: no limit" in draw(first_deal("napoleon-at-st-helena"))
    assert "redeals" not in draw(first_deal("forty-thieves"))
    assert "redeals" not in draw(columns(ColumnRules(name="Once", redeals=1), {1: "AC"}, redeals_used=1))


def test_the_waste_is_shown_and_the_stock_is_counted() -> None:
    position = columns("forty-thieves", {}, stock="2C", waste="TD", rest=1)
    assert draw(position).splitlines()[1] == "stock  1 card   waste  TD"
    assert draw(position, reveal=True).splitlines()[1] == "stock  1 card: 2C   waste  TD"
    twelve = columns("forty-thieves", {}, waste="2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", rest=1)
    assert draw(twelve).splitlines()[1] == "stock  0 cards   waste  2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"


def test_the_whole_drawing_of_a_golf_position() -> None:
    position = first_deal("golf")
    play(position, "7")
    check_drawing(
        position,
        """
           1   2   3   4   5   6   7
          3S  4D  KC  TC  2C  JD  JH
          8D  9D  TH  AH  7S  4S  8H
          QS  8C  2D  3H  AC  3C  7D
          6C  4H  7C  6D  7H  TS  KS
          6S  5D  9S  2H  AS  9H

        hole   9C TD
        stock  16 cards
        """.replace("\n        ", "\n"),
    )


def test_tri_peaks_slots_have_the_numbers_used_in_moves() -> None:
    position = covering("tri-peaks", {1: "5C", 3: "KH", 4: "6D", 5: "7D"}, hole="6C", stock="2H")
    lines = [
        "      ##" + " " * 22 + "KH",
        "       1" + " " * 23 + "3",
        "    6D  7D",
        "     4   5",
        "",
        "",
        "",
        "",
    ]
    assert draw(position).splitlines()[:8] == lines
    assert draw(position).splitlines()[-1] == "stock  1 card"
    assert draw(position, reveal=True).splitlines()[0] == "      5C" + " " * 22 + "KH"
    assert draw(position, reveal=True).splitlines()[-1] == "stock  1 card: 2H"


def test_an_empty_hole_is_shown_as_empty() -> None:
    assert "\nhole   empty\n" in draw(first_deal("all-in-a-row"))

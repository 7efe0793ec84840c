"""Tests of layouts: which slots cover which, by coordinates (docs/rulings.md, R39, R42), and the limits of their sizes."""

from __future__ import annotations

import pytest

from longwood.errors import RulesError
from longwood.rules import Layout, columns, fans, layout, peaks, pyramid, trees


def covered_by(made: Layout, slot: int) -> set[int]:
    return {k for k in range(made.slots) if made.covers[slot] >> k & 1}


def test_columns_are_dealt_row_by_row() -> None:
    made = columns(7, 5)
    assert made.slots == 35
    assert made.piles[0] == (0, 7, 14, 21, 28)
    assert covered_by(made, 3) == {10}
    assert covered_by(made, 34) == set()


def test_fans_cover_cards_like_columns_but_are_another_layout() -> None:
    assert (fans(17, 3).covers, fans(17, 3).piles) == (columns(17, 3).covers, columns(17, 3).piles)
    assert fans(17, 3) != columns(17, 3)


def test_each_card_of_tri_peaks_is_covered_by_two_of_the_next_row() -> None:
    made = peaks()
    rows = [[3, 9, 15], [2, 4, 8, 10, 14, 16], [1, 3, 5, 7, 9, 11, 13, 15, 17], [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]]
    assert list(made.places) == [(row, x) for row, xs in enumerate(rows) for x in xs]
    for slot, (row, x) in enumerate(made.places):
        expected = {(row + 1, x - 1), (row + 1, x + 1)} if row < 3 else set()
        assert {made.places[k] for k in covered_by(made, slot)} == expected
    assert [slot for slot, under in enumerate(made.under) if not under] == [0, 1, 2]


def test_each_card_of_a_pyramid_is_covered_by_two_of_the_next_row() -> None:
    made = pyramid(7)
    places = [(r, i) for r in range(7) for i in range(r + 1)]
    for slot, (r, i) in enumerate(places):
        assert {places[k] for k in covered_by(made, slot)} == ({(r + 1, i), (r + 1, i + 1)} if r < 6 else set())
    assert made.places[0] == (0, 6)
    assert made.places[21:] == tuple((6, 2 * i) for i in range(7))
    assert made.under[27] == (20,)


def test_the_sizes_of_tri_peaks_are_left_out() -> None:
    assert peaks(3, 4) == peaks() == layout("peaks", ())
    assert (peaks().sizes, peaks().shown_sizes, peaks(4, 4).shown_sizes) == ((), (3, 4), (4, 4))


def test_neighbouring_peaks_share_the_card_between_them_in_the_bottom_row() -> None:
    made = peaks(2, 3)
    assert list(made.places) == [(0, 2), (0, 6), (1, 1), (1, 3), (1, 5), (1, 7), (2, 0), (2, 2), (2, 4), (2, 6), (2, 8)]
    assert [covered_by(made, slot) for slot in (0, 1, 3, 4)] == [{2, 3}, {4, 5}, {7, 8}, {8, 9}]
    assert made.under[8] == (3, 4)


def test_the_cards_of_a_tree_are_covered_by_those_of_its_next_row() -> None:
    made = trees(3, 11)
    assert made.slots == 48
    for first in (0, 16, 32):
        assert covered_by(made, first) == {first + 1, first + 2}
        assert covered_by(made, first + 1) == covered_by(made, first + 2) == {first + 3}
        assert covered_by(made, first + 15) == set()
    assert [slot for slot, under in enumerate(made.under) if not under] == [0, 16, 32]


@pytest.mark.parametrize(
    "made",
    [
        columns(7, 5),
        columns(1, 52),
        columns(9, 7),
        fans(17, 3),
        peaks(),
        peaks(2, 2),
        peaks(4, 5),
        pyramid(1),
        pyramid(7),
        trees(1, 1),
        trees(3, 11),
    ],
    ids=repr,
)
def test_kind_and_sizes_determine_the_layout(made: Layout) -> None:
    assert layout(made.kind, made.sizes) == made
    assert eval(repr(made)) == made
    for slot, under in enumerate(made.under):
        assert all(slot in covered_by(made, below) for below in under)


@pytest.mark.parametrize(
    ("kind", "sizes", "message"),
    [
        ("columns", (0, 5), r"columns\(0, 5\): a layout needs at least one pile of at least one card"),
        ("fans", (3, -1), r"fans\(3, -1\): a layout needs at least one pile"),
        ("pyramid", (0,), r"pyramid\(0\): a pyramid needs at least one row"),
        ("columns", (7,), r"unknown layout 'columns' with sizes \[7\]; choose columns \[n, cards\]"),
        ("peaks", (3,), "unknown layout 'peaks' with sizes"),
        ("peaks", (1, 4), r"peaks\(1, 4\): a layout of peaks needs at least two peaks of at least two rows"),
        ("peaks", (3, 10**9), "slots; at most 106 are allowed"),
        ("trees", (0, 4), r"trees\(0, 4\): a layout of trees needs at least one tree of at least one row"),
        ("trees", (3,), "unknown layout 'trees' with sizes"),
        ("trees", (10**9, 10**9), "slots; at most 106 are allowed"),
        ("spiral", (), "unknown layout 'spiral' with sizes"),
        ("columns", (10**9, 10**9), "has 1000000000000000000 slots; at most 106 are allowed"),
        ("pyramid", (10**9,), "slots; at most 106 are allowed"),
    ],
)
def test_unknown_layouts_are_refused(kind: str, sizes: tuple[int, ...], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        layout(kind, sizes)

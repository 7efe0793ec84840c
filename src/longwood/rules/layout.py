"""The layouts of covering games, which define which slots cover each other.

Slots are numbered from 0 in dealing order: row by row, from left to right, or in trees one tree after the other. `covers[k]` is a bit mask
of the slots that cover slot k. The card in slot k is uncovered when all of them are empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from longwood.errors import RulesError, shown

MAX_SLOTS: Final = 106
"""The number of cards in two decks with two jokers, the largest covering game."""
LayoutKind = Literal["columns", "fans", "peaks", "pyramid", "trees", "none"]
"""The name of a function that makes a layout."""
_TRI_PEAKS: Final = (3, 4)  # the sizes of peaks()
_TREE_STEP: Final = 5  # from the left of a tree to the left of the next, in half card widths
KINDS: Final[tuple[LayoutKind, ...]] = get_args(LayoutKind)
"""The kinds of layouts."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The slots of a covering game and how they cover each other."""

    kind: LayoutKind
    """The name of the function that makes the layout. JSON uses it too, and it determines how the layout is drawn."""
    sizes: tuple[int, ...]
    """The arguments of that function."""
    covers: tuple[int, ...]
    """For each slot, a bit mask of the slots that cover it. Bit j is slot j."""
    piles: tuple[tuple[int, ...], ...]
    """The slots of each column or fan, bottom card first. Empty for overlapping layouts."""
    places: tuple[tuple[int, int], ...]
    """The (row, x) position of each slot, with x in half card widths, as in docs/rulings.md, R39."""

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(map(str, self.sizes))})"

    def __hash__(self) -> int:
        """Return a hash of the kind and sizes only. Rules are looked up for every deal of a stream, and hashing the masks would be slow."""
        return hash((self.kind, self.sizes))

    @property
    def slots(self) -> int:
        """The number of slots."""
        return len(self.covers)

    @property
    def shown_sizes(self) -> tuple[int, ...]:
        """The sizes as a player reads them. They are those of peaks(3, 4) for peaks(), whose sizes are left out in JSON."""
        return self.sizes or _TRI_PEAKS

    @property
    def under(self) -> tuple[tuple[int, ...], ...]:
        """For each slot, the slots that it covers. Removing its card can uncover theirs."""
        return tuple(tuple(j for j, mask in enumerate(self.covers) if mask >> k & 1) for k in range(self.slots))


def _checked(slots: int, name: str) -> int:
    if slots > MAX_SLOTS:
        raise RulesError(f"{name} has {shown(slots)} slots; at most {MAX_SLOTS} are allowed")
    return slots


def _non_overlapping(kind: LayoutKind, piles: int, cards: int) -> Layout:
    if piles < 1 or cards < 1:
        raise RulesError(f"{kind}({piles}, {cards}): a layout needs at least one pile of at least one card")
    slots = _checked(piles * cards, f"{kind}({piles}, {cards})")
    return Layout(
        kind,
        (piles, cards),
        covers=tuple(1 << k + piles if k + piles < slots else 0 for k in range(slots)),
        piles=tuple(tuple(range(p, slots, piles)) for p in range(piles)),
        places=tuple((k // piles, 2 * (k % piles)) for k in range(slots)),
    )


def columns(piles: int, cards: int) -> Layout:
    """Return a layout of `piles` columns of `cards` cards. Each card is covered by the next one in its column.

    Raises RulesError if a number is below 1 or the layout has more than MAX_SLOTS slots.

    >>> columns(2, 2).covers
    (4, 8, 0, 0)
    """
    return _non_overlapping("columns", piles, cards)


def fans(piles: int, cards: int) -> Layout:
    """Return a layout like columns() that is drawn as fans around the hole."""
    return _non_overlapping("fans", piles, cards)


def _overlapping(kind: LayoutKind, sizes: tuple[int, ...], places: tuple[tuple[int, int], ...]) -> Layout:
    slot_at = {place: k for k, place in enumerate(places)}
    covers = []
    for row, x in places:
        beneath = (slot_at.get((row + 1, x - 1)), slot_at.get((row + 1, x + 1)))
        covers.append(sum(1 << k for k in beneath if k is not None))
    return Layout(kind, sizes, tuple(covers), (), places)


def peaks(count: int = 3, rows: int = 4) -> Layout:
    """Return `count` peaks above a bottom row that connects them. Without numbers, it is the layout of Tri Peaks, with 28 cards.

    Row r of each peak, from 1 at the top, has r cards. In the bottom row, neighbouring peaks share the card between them. The card at
    (r, x) is covered by those at (r+1, x-1) and (r+1, x+1). Source: docs/rulings.md, R39 and R81.

    Raises RulesError if there are fewer than 2 peaks or rows, or the layout has more than MAX_SLOTS slots.

    >>> peaks(2, 2).places
    ((0, 1), (0, 3), (1, 0), (1, 2), (1, 4))
    """
    if count < 2 or rows < 2:
        raise RulesError(f"peaks({count}, {rows}): a layout of peaks needs at least two peaks of at least two rows")
    _checked(count * rows * (rows - 1) // 2 + count * (rows - 1) + 1, f"peaks({count}, {rows})")
    tops = range(rows - 1, 2 * count * (rows - 1), 2 * (rows - 1))
    above = (tuple((row, top - row + 2 * i) for top in tops for i in range(row + 1)) for row in range(rows - 1))
    bottom = tuple((rows - 1, 2 * i) for i in range(count * (rows - 1) + 1))
    sizes = () if (count, rows) == _TRI_PEAKS else (count, rows)
    return _overlapping("peaks", sizes, (*(place for row in above for place in row), *bottom))


def trees(count: int, rows: int) -> Layout:
    """Return `count` trees side by side, whose rows have one card and two cards in turn. They are dealt one after the other.

    The cards of a row are covered by those of the next row of their tree. Source: docs/rulings.md, R81.

    Raises RulesError if a number is below 1 or the layout has more than MAX_SLOTS slots.

    >>> trees(1, 3).places, trees(1, 3).covers
    (((0, 1), (1, 0), (1, 2), (2, 1)), (6, 8, 8, 0))
    """
    if count < 1 or rows < 1:
        raise RulesError(f"trees({count}, {rows}): a layout of trees needs at least one tree of at least one row")
    _checked(count * (rows + rows // 2), f"trees({count}, {rows})")
    lefts = range(0, _TREE_STEP * count, _TREE_STEP)
    return _overlapping(
        "trees", (count, rows), tuple((r, left + x) for left in lefts for r in range(rows) for x in ((0, 2) if r % 2 else (1,)))
    )


def pyramid(rows: int) -> Layout:
    """Return a pyramid with rows of 1 to `rows` cards. Each card is covered by the two below it. Source: docs/rulings.md, R42.

    Raises RulesError if `rows` is below 1 or the layout has more than MAX_SLOTS slots.

    >>> pyramid(2).covers
    (6, 0, 0)
    """
    if rows < 1:
        raise RulesError(f"pyramid({rows}): a pyramid needs at least one row")
    _checked(rows * (rows + 1) // 2, f"pyramid({rows})")
    return _overlapping("pyramid", (rows,), tuple((r, rows - 1 - r + 2 * i) for r in range(rows) for i in range(r + 1)))


def no_tableau() -> Layout:
    """Return a layout without any slots, for games that are played from the stock alone.

    >>> no_tableau().slots
    0
    """
    return Layout("none", (), (), (), ())


def layout(kind: str, sizes: tuple[int, ...]) -> Layout:
    """Return the layout with this kind and these sizes. The inverse of (layout.kind, layout.sizes).

    Raises RulesError if there is no such layout.
    """
    if kind == "columns" and len(sizes) == 2:
        return columns(*sizes)
    if kind == "fans" and len(sizes) == 2:
        return fans(*sizes)
    if kind == "peaks" and len(sizes) in (0, 2):
        return peaks(*sizes)
    if kind == "pyramid" and len(sizes) == 1:
        return pyramid(*sizes)
    if kind == "trees" and len(sizes) == 2:
        return trees(*sizes)
    if kind == "none" and not sizes:
        return no_tableau()
    known = (
        "columns [n, cards], fans [n, cards], peaks [n, rows], peaks [] for the three of Tri Peaks, pyramid [rows], trees [n, rows] "
        "and none [] for no tableau"
    )
    raise RulesError(f"unknown layout {shown(kind)} with sizes {shown(list(sizes))}; choose {known}")

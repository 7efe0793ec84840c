"""Layouts of covering games as one cover relation between slots. Must not know which cards lie in them.

Slot k is the k-th slot a card is dealt to (row by row, left to right). `covers[k]` is a mask of the slots that cover
slot k: the card there is playable once none of them holds a card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from longwood.errors import RulesError, shown

MAX_SLOTS: Final = 106
"""Two decks with their jokers: more cards no covering game has."""
LayoutKind = Literal["columns", "fans", "peaks", "pyramid"]


@dataclass(frozen=True, slots=True)
class Layout:
    """Slots and what covers them.

    kind and sizes name the constructor and its arguments (they say how the layout is drawn, and identify it in JSON).
    covers: one mask a slot, bit j = slot j. piles: for chains the slots of each column or fan, deepest first; empty for
    overlapping layouts. places: (row, x) of each slot, x in half cards, as in docs/rulings.md, R39.
    """

    kind: LayoutKind
    sizes: tuple[int, ...]
    covers: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, int], ...]

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(map(str, self.sizes))})"

    def __hash__(self) -> int:
        """Of what names it: rules are looked up for every deal of a stream, and the masks take longer to hash than to search."""
        return hash((self.kind, self.sizes))

    @property
    def slots(self) -> int:
        """How many cards the layout takes."""
        return len(self.covers)

    @property
    def under(self) -> tuple[tuple[int, ...], ...]:
        """For each slot the slots it covers: those that may become playable when its card goes."""
        return tuple(tuple(j for j, mask in enumerate(self.covers) if mask >> k & 1) for k in range(self.slots))


def _checked(slots: int, name: str) -> int:
    if slots > MAX_SLOTS:
        raise RulesError(f"{name} has {shown(slots)} slots; at most {MAX_SLOTS} are allowed")
    return slots


def _chains(kind: LayoutKind, piles: int, cards: int) -> Layout:
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
    """`piles` columns of `cards` cards, each card covered by the next of its column.

    >>> columns(2, 2).covers
    (4, 8, 0, 0)
    """
    return _chains("columns", piles, cards)


def fans(piles: int, cards: int) -> Layout:
    """Columns that are drawn as fans round the hole."""
    return _chains("fans", piles, cards)


def _overlapping(kind: LayoutKind, sizes: tuple[int, ...], places: tuple[tuple[int, int], ...]) -> Layout:
    slot_at = {place: k for k, place in enumerate(places)}
    covers = []
    for row, x in places:
        beneath = (slot_at.get((row + 1, x - 1)), slot_at.get((row + 1, x + 1)))
        covers.append(sum(1 << k for k in beneath if k is not None))
    return Layout(kind, sizes, tuple(covers), (), places)


def peaks() -> Layout:
    """Three peaks over one row of ten: 28 cards, (r, x) covered by (r+1, x-1) and (r+1, x+1). Source: docs/rulings.md, R39."""
    rows = ((3, 9, 15), (2, 4, 8, 10, 14, 16), range(1, 18, 2), range(0, 19, 2))
    return _overlapping("peaks", (), tuple((row, x) for row, xs in enumerate(rows) for x in xs))


def pyramid(rows: int) -> Layout:
    """Rows of 1 .. `rows` cards, each covered by the two below it. Source: docs/rulings.md, R42.

    >>> pyramid(2).covers
    (6, 0, 0)
    """
    if rows < 1:
        raise RulesError(f"pyramid({rows}): a pyramid needs at least one row")
    _checked(rows * (rows + 1) // 2, f"pyramid({rows})")
    return _overlapping("pyramid", (rows,), tuple((r, rows - 1 - r + 2 * i) for r in range(rows) for i in range(r + 1)))


def layout(kind: str, sizes: tuple[int, ...]) -> Layout:
    """The layout its kind and sizes name; the inverse of (layout.kind, layout.sizes). Raises RulesError."""
    if kind == "columns" and len(sizes) == 2:
        return columns(*sizes)
    if kind == "fans" and len(sizes) == 2:
        return fans(*sizes)
    if kind == "peaks" and not sizes:
        return peaks()
    if kind == "pyramid" and len(sizes) == 1:
        return pyramid(*sizes)
    known = "columns [n, cards], fans [n, cards], peaks [] and pyramid [rows]"
    raise RulesError(f"unknown layout {shown(kind)} with sizes {shown(list(sizes))}; choose {known}")

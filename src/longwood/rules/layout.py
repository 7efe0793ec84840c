"""The layouts of covering games: which slots cover which.

Slots are numbered in the order of the deal (row by row, left to right). `covers[k]` is the mask of the slots that cover slot k.
The card in slot k can be played when all of them are empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from longwood.errors import RulesError, shown

MAX_SLOTS: Final = 106
"""Two decks with two jokers, the most cards that a covering game can have."""
LayoutKind = Literal["columns", "fans", "peaks", "pyramid"]


@dataclass(frozen=True, slots=True)
class Layout:
    """The slots of a layout, and which slots cover them."""

    kind: LayoutKind
    """The name of the function that makes the layout. It says how to draw the layout, and names it in JSON."""
    sizes: tuple[int, ...]
    """The arguments of that function."""
    covers: tuple[int, ...]
    """For each slot, the mask of the slots that cover it. Bit j is slot j."""
    piles: tuple[tuple[int, ...], ...]
    """The slots of each column or fan, deepest first. Empty for overlapping layouts."""
    places: tuple[tuple[int, int], ...]
    """The (row, x) of each slot, with x in half cards, as in docs/rulings.md, R39."""

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(map(str, self.sizes))})"

    def __hash__(self) -> int:
        """Return a hash of the kind and sizes. Hashing the masks is slow, and rules are looked up for every deal of a stream."""
        return hash((self.kind, self.sizes))

    @property
    def slots(self) -> int:
        """The number of slots."""
        return len(self.covers)

    @property
    def under(self) -> tuple[tuple[int, ...], ...]:
        """For each slot, the slots that it covers. Their cards may become playable when its card is removed."""
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
    """Return a layout of `piles` columns of `cards` cards. Each card is covered by the next one in its column.

    >>> columns(2, 2).covers
    (4, 8, 0, 0)
    """
    return _chains("columns", piles, cards)


def fans(piles: int, cards: int) -> Layout:
    """Return a layout like columns(), drawn as fans around the hole."""
    return _chains("fans", piles, cards)


def _overlapping(kind: LayoutKind, sizes: tuple[int, ...], places: tuple[tuple[int, int], ...]) -> Layout:
    slot_at = {place: k for k, place in enumerate(places)}
    covers = []
    for row, x in places:
        beneath = (slot_at.get((row + 1, x - 1)), slot_at.get((row + 1, x + 1)))
        covers.append(sum(1 << k for k in beneath if k is not None))
    return Layout(kind, sizes, tuple(covers), (), places)


def peaks() -> Layout:
    """Return the layout of three peaks over a row of ten. Source: docs/rulings.md, R39.

    It has 28 cards, and (r+1, x-1) and (r+1, x+1) cover (r, x).
    """
    rows = ((3, 9, 15), (2, 4, 8, 10, 14, 16), range(1, 18, 2), range(0, 19, 2))
    return _overlapping("peaks", (), tuple((row, x) for row, xs in enumerate(rows) for x in xs))


def pyramid(rows: int) -> Layout:
    """Return a layout with rows of 1 to `rows` cards. Each card is covered by the two below it. Source: docs/rulings.md, R42.

    >>> pyramid(2).covers
    (6, 0, 0)
    """
    if rows < 1:
        raise RulesError(f"pyramid({rows}): a pyramid needs at least one row")
    _checked(rows * (rows + 1) // 2, f"pyramid({rows})")
    return _overlapping("pyramid", (rows,), tuple((r, rows - 1 - r + 2 * i) for r in range(rows) for i in range(r + 1)))


def layout(kind: str, sizes: tuple[int, ...]) -> Layout:
    """Return the layout with this kind and these sizes. The inverse of (layout.kind, layout.sizes). Raises RulesError."""
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

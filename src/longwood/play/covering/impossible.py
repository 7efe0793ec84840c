"""Detect layouts that can't be cleared with any order of the stock, using only face-up cards. Source: docs/rulings.md, R37."""

from __future__ import annotations

from collections.abc import Iterable

from longwood.cards import RANK
from longwood.play.covering.position import CoveringPosition, goes_on
from longwood.play.position import Position
from longwood.rules import Hole


def is_impossible(position: Position) -> bool:
    """Return whether a layout of a covering game can't be cleared with any order of the stock.

    The result is always False for other families and after the first move. It is also always False for games with face-down cards, because
    it would reveal something about them, and for games with a waste or several holes, where the test would almost never find one.

    The test collects all ranks that the top card of the hole could ever have. It removes every uncovered card that goes on one of them, and
    adds the rank of that card. Ranks can be used any number of times, so the test never rejects a layout that can be cleared.
    """
    if not isinstance(position, CoveringPosition) or position.rules.face_down or position.rules.is_wide or _has_started(position):
        return False
    stock = frozenset(RANK[value] for value in position.stock)
    if position.hole:
        return not _clears(position, position.present, stock | {RANK[position.hole[0]]})
    if _clears(position, position.present, stock):
        return False
    # If the hole is empty, any uncovered card can be the first one. Every later card needs an adjacent rank.
    firsts = [(k, value) for k, value in enumerate(position.cards) if value is not None and position.exposed >> k & 1]
    return not any(_clears(position, position.present ^ 1 << k, stock | {RANK[value]}) for k, value in firsts)


def _clears(position: CoveringPosition, present: int, tops: Iterable[int]) -> bool:
    """Return whether all cards in the bit mask `present` can be removed if any rank in `tops` can be on top of the hole at any time."""
    rules, covers = position.rules, position.rules.layout.covers
    reached = set(tops)
    changed = True
    while changed:
        changed = False
        for slot, value in enumerate(position.cards):
            if value is None or not present >> slot & 1 or covers[slot] & present:
                continue
            if any(goes_on(rules, RANK[value], top) for top in reached):
                reached.add(RANK[value])
                present ^= 1 << slot
                changed = True
    return present == 0


def _has_started(position: CoveringPosition) -> bool:
    """Return whether a card was played or drawn. If so, the hole has more cards than at the start."""
    return len(position.hole) > (position.rules.hole is not Hole.EMPTY)

"""Find layouts that no order of the stock can clear, from the open cards alone. Source: docs/rulings.md, R37."""

from __future__ import annotations

from collections.abc import Iterable

from longwood.cards import RANK
from longwood.play.covering.position import CoveringPosition, goes_on
from longwood.play.position import Position
from longwood.rules import Hole


def is_impossible(position: Position) -> bool:
    """Return whether no order of the stock can clear the open layout of a covering game.

    False for other families and after the first move. Also False for layouts with face-down cards, because the answer would
    reveal their ranks.

    The test collects the ranks that the top of the hole can ever have. Every card that goes on one of them is removed and adds
    its rank. The test lets each card be on top of the hole more than once, so it never rejects a layout that can be cleared.
    """
    if not isinstance(position, CoveringPosition) or position.rules.face_down or _is_begun(position):
        return False
    stock = frozenset(RANK[value] for value in position.stock)
    if position.hole:
        return not _clears(position, position.present, stock | {RANK[position.hole[0]]})
    if _clears(position, position.present, stock):
        return False
    # If the hole is empty, any playable card can be the first one. All later cards need a neighbouring rank.
    firsts = [(k, value) for k, value in enumerate(position.cards) if value is not None and position.exposed >> k & 1]
    return not any(_clears(position, position.present ^ 1 << k, stock | {RANK[value]}) for k, value in firsts)


def _clears(position: CoveringPosition, present: int, tops: Iterable[int]) -> bool:
    """Return whether all cards of the mask `present` can be removed if any rank of `tops` can be on top of the hole at any time."""
    rules, covers = position.rules, position.rules.layout.covers
    reached = set(tops)
    grown = True
    while grown:
        grown = False
        for slot, value in enumerate(position.cards):
            if value is None or not present >> slot & 1 or covers[slot] & present:
                continue
            if any(goes_on(rules, RANK[value], top) for top in reached):
                reached.add(RANK[value])
                present ^= 1 << slot
                grown = True
    return present == 0


def _is_begun(position: CoveringPosition) -> bool:
    """Return whether a card was played or drawn, which means that the hole has more cards than at the start."""
    return len(position.hole) > (position.rules.hole is not Hole.EMPTY)

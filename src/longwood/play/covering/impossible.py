"""The impossible-layout test: layouts that no order of the stock can clear. Looks only at open cards. Source: docs/rulings.md, R37."""

from __future__ import annotations

from collections.abc import Iterable

from longwood.cards import RANK
from longwood.play.covering.position import CoveringPosition, goes_on
from longwood.play.position import Position
from longwood.rules import Hole


def is_impossible(position: Position) -> bool:
    """Whether a covering game's open layout cannot be cleared whatever the order of its stock.

    False for other families, for layouts with face-down cards (it would tell their ranks) and after the first move.

    R holds the ranks the hole's top may ever have; whatever may go on one of them may be removed and adds its own. This
    forgets that a card lies in the hole only once, so it never calls a layout impossible that some order clears.
    """
    if not isinstance(position, CoveringPosition) or position.rules.face_down or _is_begun(position):
        return False
    stock = frozenset(RANK[value] for value in position.stock)
    if position.hole:
        return not _clears(position, position.present, stock | {RANK[position.hole[0]]})
    if _clears(position, position.present, stock):
        return False
    # With an empty foundation any one playable card may be the first, and no other finds the hole empty.
    firsts = [(k, value) for k, value in enumerate(position.cards) if value is not None and position.exposed >> k & 1]
    return not any(_clears(position, position.present ^ 1 << k, stock | {RANK[value]}) for k, value in firsts)


def _clears(position: CoveringPosition, present: int, tops: Iterable[int]) -> bool:
    """Whether the cards of the mask `present` can all be removed, when each of the ranks `tops` may be the hole's top at will."""
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
    """Whether a card was played or drawn: the hole then holds more than what it starts with."""
    return len(position.hole) > (position.rules.hole is not Hole.EMPTY)

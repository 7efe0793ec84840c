"""C0: layouts that no order of the stock can clear. Source: rules.md B3. Looks at no hidden order: only at what lies open."""

from __future__ import annotations

from longwood.cards import RANK
from longwood.play.covering import CoveringPosition, goes_on
from longwood.play.position import Position


def is_impossible(position: Position) -> bool:
    """Whether a covering game's open layout cannot be cleared whatever the order of its stock.

    False for other families, for layouts with face-down cards (it would tell their ranks) and after the first move.

    R holds the ranks the hole's top may ever have; whatever may go on one of them may be removed and adds its own. This
    forgets that a card lies in the hole only once, so it never calls a layout impossible that some order clears.
    """
    if not isinstance(position, CoveringPosition) or position.rules.face_down or position.moves:
        return False
    rules, covers = position.rules, position.rules.layout.covers
    tops: set[int | None] = {RANK[value] for value in position.stock[position.turned :]}
    tops.add(position.top_rank)
    present = position.present
    grown = True
    while grown:
        grown = False
        for slot, value in enumerate(position.cards):
            if value is None or not present >> slot & 1 or covers[slot] & present:
                continue
            if any(goes_on(rules, RANK[value], top) for top in tops):
                tops.add(RANK[value])
                present ^= 1 << slot
                grown = True
    return present != 0

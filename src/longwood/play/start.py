"""The position a deal begins with. The one place that chooses a family's referee."""

from __future__ import annotations

from longwood.cards import Deal
from longwood.play.columns.position import ColumnPosition
from longwood.play.covering.position import CoveringPosition
from longwood.play.position import Position
from longwood.rules import ColumnRules, Rules, check_deal, deal


def start(rules: Rules, dealt: Deal | int) -> Position:
    """The position before the first move of a deal, or of the deal of that number.

    Raises DealError when the deal is not one of these rules, NotationError for a number out of range.

    >>> from longwood.variants import find_variant
    >>> len(start(find_variant("golf").rules, 1).legal_moves()) > 0
    True
    """
    if isinstance(dealt, int):
        dealt = deal(rules, dealt)
    else:
        check_deal(rules, dealt)
    return begin(rules, dealt)


def begin(rules: Rules, dealt: Deal) -> Position:
    """As start(), of a deal that is known to be one of these rules."""
    return ColumnPosition(rules, dealt) if isinstance(rules, ColumnRules) else CoveringPosition(rules, dealt)

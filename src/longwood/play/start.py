"""Create the first position of a deal. Only this module chooses a position class by the rules."""

from __future__ import annotations

from typing import Protocol, TypeVar, overload

from longwood.cards import AnyDeal, Deal
from longwood.errors import RulesError, shown
from longwood.play.columns.position import ColumnPosition
from longwood.play.covering.holes import HolesPosition
from longwood.play.covering.position import CoveringPosition
from longwood.rules import ColumnRules, CoveringRules, RaceRules, Rules, check_deal, deal

AnyPosition = ColumnPosition | CoveringPosition
"""A position of either family."""

_Rules_co = TypeVar("_Rules_co", covariant=True)


class HasRules(Protocol[_Rules_co]):
    """Any object with rules, such as a Game or Variant from longwood.variants."""

    @property
    def rules(self) -> _Rules_co: ...


@overload
def start(game: ColumnRules | HasRules[ColumnRules], dealt: Deal | AnyDeal) -> ColumnPosition: ...
@overload
def start(game: CoveringRules | HasRules[CoveringRules], dealt: Deal | AnyDeal) -> CoveringPosition: ...
@overload
def start(game: Rules | HasRules[Rules], dealt: Deal | AnyDeal) -> AnyPosition: ...
def start(game: Rules | HasRules[Rules], dealt: Deal | AnyDeal) -> AnyPosition:
    """Return the position before the first move.

    - `game`: the rules, or a game or variant that has them.
    - `dealt`: the deal, or a deal number from 0 to 2**63 - 1, or a deal of another program.

    Raises DealError if the deal doesn't belong to this game or the other program can't deal it, NotationError if the deal number is out of
    range, and RulesError if the game is a race.

    >>> from longwood.variants import find_game
    >>> start(find_game("golf"), 1).legal_moves()[0]
    Move(source=6, target=-4, cards=1, card=None)
    """
    rules = game if isinstance(game, ColumnRules | CoveringRules | RaceRules) else getattr(game, "rules", None)
    if rules is None:
        raise TypeError(f"start() needs a game or its rules, not {shown(game)}; find_game() of longwood.variants finds a game by its name")
    if not isinstance(rules, ColumnRules | CoveringRules):
        raise RulesError(f"{rules.name} is a race for two players; start it with longwood.play.matches.race.start()")
    if not isinstance(dealt, Deal):
        dealt = deal(rules, dealt)
    else:
        check_deal(rules, dealt)
    return begin(rules, dealt)


def begin(rules: Rules, dealt: Deal) -> AnyPosition:
    """Return the position before the first move, without checking the deal."""
    if isinstance(rules, ColumnRules):
        return ColumnPosition(rules, dealt)
    return HolesPosition(rules, dealt) if rules.is_wide else CoveringPosition(rules, dealt)

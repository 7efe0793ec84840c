"""What a move can teach. The ideas follow from the fields of the rules, so a lesson needs no text of its own."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from longwood.cards import ACE, KING, RANK, Card
from longwood.locales import Phrase
from longwood.play import FOUNDATION, STOCK, WASTE, ColumnPosition, CoveringPosition, HolesPosition, Move, Position, hole_number
from longwood.rules import ColumnRules, Rules, describe

_JOKER: Final = 0  # the rank of a joker


class Idea(StrEnum):
    """An idea of the rules that a move shows."""

    START = "start"
    """A card starts a foundation."""
    UP = "up"
    """A card goes on a foundation."""
    BUILD = "build"
    """A card goes down on a card in a column."""
    BUILD_UP = "build-up"
    """A card goes up on a card in a column."""
    CORNER = "corner"
    """An Ace and a King connect."""
    RUN = "run"
    """Several cards move together."""
    EMPTY = "empty"
    """A card fills an empty column, or the column fills by itself."""
    CELL = "cell"
    """A card goes to a cell."""
    TURN = "turn"
    """A face-down card turns face up, or a covered card becomes free."""
    DRAW = "draw"
    """A card is drawn from the stock."""
    WASTE = "waste"
    """The top card of the waste is played."""
    REDEAL = "redeal"
    """The waste becomes the new stock."""
    RETURN = "return"
    """A card comes back from a foundation."""
    FIRST = "first"
    """A card starts the empty hole."""
    RANK = "rank"
    """A card goes on the hole, one rank higher or lower."""
    OTHER_WAY = "other-way"
    """A card goes on the hole in the other direction than the one before it."""
    JOKER = "joker"
    """A joker goes on the hole, or a card on a joker."""


# The heading of the rules page that names each idea, and the lines of the page that explain it. The first ones that the page has are used.
_PAGES: Final[dict[Idea, tuple[str, tuple[str, ...]]]] = {
    Idea.START: ("page-foundations", ("page-foundation-start",)),
    Idea.UP: ("page-foundations", ("page-foundations-built",)),
    Idea.BUILD: ("page-building", ()),
    Idea.BUILD_UP: ("page-building", ("page-building-both",)),
    Idea.CORNER: ("page-building", ("page-kings-on-aces", "page-wrap")),
    Idea.RUN: ("page-runs", ("page-run", "page-run-to-empty")),
    Idea.EMPTY: (
        "page-empty-columns",
        ("page-empty-any", "page-empty-waste", "page-empty-auto", "page-empty-auto-draws", "page-empty-rank", "page-empty-none"),
    ),
    Idea.CELL: ("page-cells", ("page-cells-use",)),
    Idea.TURN: ("page-play", ("page-turns-up-column", "page-turns-up-slot", "page-pyramid-cover", "page-peaks-cover", "page-trees-cover")),
    Idea.DRAW: ("page-stock", ("page-draw", "page-draw-covering")),
    Idea.WASTE: ("page-stock-and-waste", ("page-waste-plays",)),
    Idea.REDEAL: ("page-stock-and-waste", ("page-redeal-unlimited", "page-redeals")),
    Idea.RETURN: ("page-foundations", ("page-return", "page-return-but", "page-return-all")),
    Idea.FIRST: ("page-play", ("page-any-first", "page-empty-holes")),
    Idea.RANK: ("page-play", ("page-fits",)),
    Idea.OTHER_WAY: ("page-play", ()),
    Idea.JOKER: ("page-play", ("page-joker",)),
}

_AFTERWARDS: Final = (
    *("page-run", "page-run-to-empty", "page-run-single", *_PAGES[Idea.EMPTY][1], "page-redeal-none"),
    *("page-redeal-unlimited", "page-redeals", "page-wrap", "page-no-wrap", "page-king-queen", "page-king-joker", "page-king-nothing"),
    *("page-score-hole", "page-score-streak", "page-won-columns", "page-won-covering", "page-won-holes"),
)
"""The lines of a rules page that a player should know after the lesson, unless a step of it has taught them."""


def ideas_of(position: Position, move: Move) -> list[Idea]:
    """Return the ideas that a legal move shows, the most important one first. The position is the one before the move."""
    if isinstance(position, ColumnPosition):
        return _column_ideas(position, move)
    if isinstance(position, CoveringPosition):
        return _covering_ideas(position, move)
    raise TypeError(f"no lessons about {type(position).__name__}")


def _column_ideas(position: ColumnPosition, move: Move) -> list[Idea]:
    if move.source == STOCK:
        return [Idea.DRAW]
    if move.target == STOCK:
        return [Idea.REDEAL]
    ideas = [Idea.RETURN] if move.source == FOUNDATION else []
    if move.target == FOUNDATION:
        value = position.waste[-1] if move.source == WASTE else position.columns[move.source][-1]
        ideas.append(Idea.UP if position.foundations.piles[position.foundations.pile_for(value)] else Idea.START)
    elif not position.columns[move.target]:
        ideas.append(Idea.CELL if position.is_cell(move.target) else Idea.EMPTY)
    else:
        ideas.append(_building(position, move))
    if move.cards > 1:
        ideas.insert(0, Idea.RUN)
    if move.source == WASTE and move.target != FOUNDATION:
        ideas.append(Idea.WASTE)
    if move.source >= 0:
        ideas += _uncovered(position, move)
    return ideas


def _building(position: ColumnPosition, move: Move) -> Idea:
    target = RANK[position.columns[move.target][-1]]
    value = RANK[_card_of(position, move)]
    if (value, target) == (KING, ACE) or (position.rules.build_up and (value, target) == (ACE, KING)):
        return Idea.CORNER
    return Idea.BUILD if value < target else Idea.BUILD_UP


def _uncovered(position: ColumnPosition, move: Move) -> list[Idea]:
    left = len(position.columns[move.source]) - move.cards
    if left > 0:
        return [] if position.is_face_up(move.source, left - 1) else [Idea.TURN]
    return [Idea.EMPTY] if position.rules.empty == "auto_fill" and position.rules.stock_size else []


def _covering_ideas(position: CoveringPosition, move: Move) -> list[Idea]:
    if move.source == STOCK:
        return [Idea.DRAW]
    if move.target == STOCK:
        return [Idea.REDEAL]
    hole = hole_of(position, move)
    value, top = RANK[_card_of(position, move)], RANK[hole[-1]] if hole else None
    if top is None:
        ideas = [Idea.FIRST]
    elif _JOKER in (value, top):
        ideas = [Idea.JOKER]
    elif {value, top} == {ACE, KING}:
        ideas = [Idea.CORNER]
    else:
        below = RANK[hole[-2]] if len(hole) > 1 else None
        turns = below is not None and abs(top - below) == 1 and value - top == below - top
        ideas = [Idea.RANK, *([Idea.OTHER_WAY] if turns else [])]
    if move.source == WASTE:
        return [*ideas, Idea.WASTE]
    slot = position.slot_of(move.source)
    freed = position.copy()
    freed.apply(move)
    is_free = freed.exposed & ~position.exposed & ~(1 << slot)
    return ideas + ([Idea.TURN] if is_free and not position.rules.layout.piles else [])


def hole_of(position: CoveringPosition, move: Move) -> list[Card]:
    """Return the cards of the hole that a play goes to."""
    return position.holes[hole_number(move.target)] if isinstance(position, HolesPosition) else position.hole


def _card_of(position: ColumnPosition | CoveringPosition, move: Move) -> int:
    if isinstance(position, HolesPosition) and move.source == WASTE:
        return position.waste[-1]
    if isinstance(position, CoveringPosition):
        value = position.cards[position.slot_of(move.source)]
        assert value is not None  # a legal move plays a card
        return value
    if move.card is not None:
        return move.card
    return position.waste[-1] if move.source == WASTE else position.columns[move.source][-move.cards]


def explanation(rules: Rules, idea: Idea) -> tuple[Phrase, Phrase] | None:
    """Return the heading and the sentence of the rules that explain an idea, or None if these rules have no such sentence."""
    heading, ids = _PAGES[idea]
    if isinstance(rules, ColumnRules):
        if idea is Idea.BUILD:
            return Phrase(heading), Phrase("lesson-build", build=rules.build.value)
    elif idea in (Idea.CORNER, Idea.OTHER_WAY):
        heading = "page-play"
        if idea is Idea.OTHER_WAY:
            return Phrase(heading), Phrase("lesson-direction")
    found = next((line for line in _lines(rules) if line.id in ids), None)
    return None if found is None else (Phrase(heading), found)


def still_to_know(rules: Rules, taught: list[Idea]) -> list[Phrase]:
    """Return the rules that a player should know and that these ideas don't explain."""
    known = {found[1].id for idea in taught if (found := explanation(rules, idea))}
    return [line for line in _lines(rules) if line.id in _AFTERWARDS and line.id not in known]


def goal(rules: Rules) -> tuple[Phrase, Phrase]:
    """Return the heading and the sentence of the rules page about the goal."""
    line = next(line for line in _lines(rules) if line.id.startswith("page-aim-"))
    return Phrase("page-aim"), line


def _lines(rules: Rules) -> list[Phrase]:
    return [line for section in describe(rules) for line in section.lines if isinstance(line, Phrase)]

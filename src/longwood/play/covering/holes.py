"""The referee of covering games with several holes or a waste, such as Binary Star and Robert. Source: docs/rulings.md, R83 and R84.

In addition to the state of other covering games, there are the waste, the number of redeals used, and a pile of cards for each hole.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from longwood.cards import RANK, Card, Deal, format_card, format_cards
from longwood.locales import Phrase
from longwood.play.covering.position import CoveringPosition, misfit, ranks_on
from longwood.play.moves import DRAW, REDEAL, STOCK, WASTE, Move, hole_number, parse_holes_move, to_hole
from longwood.play.position import Outcome, Position
from longwood.rules import CoveringRules

_NO_CARD: Final = 14  # stands for an empty hole in _fits, after ranks 0 (joker) to 13


@lru_cache(maxsize=64)
def _plays(rules: CoveringRules) -> tuple[tuple[Move, ...], ...]:
    """Return the moves that play each slot's card on each hole, and after them those that play the waste on each hole."""
    numbers = {slot: pile for pile, slots in enumerate(rules.layout.piles) for slot in slots}
    sources = (*(numbers.get(slot, slot) for slot in range(rules.layout.slots)), WASTE)
    return tuple(tuple(Move(source, to_hole(hole)) for hole in range(rules.holes)) for source in sources)


@lru_cache(maxsize=64)
def _rank_masks(rules: CoveringRules) -> tuple[int, ...]:
    """Return a bit mask of the ranks that go on each top rank."""
    return tuple(sum(1 << rank for rank in ranks) for ranks in ranks_on(rules))


class HolesPosition(CoveringPosition):
    """A covering game with several holes or a waste, in progress."""

    __slots__ = ("_ranks", "_to_holes", "holes", "redeals_used", "waste")

    def __init__(self, rules: CoveringRules, dealt: Deal) -> None:
        super().__init__(rules, dealt)
        starters = [[value] for value in dealt.foundations]
        self._begin((self.hole, *starters), (), 0)

    @classmethod
    def of_holes(
        cls,
        rules: CoveringRules,
        slots: tuple[Card | None, ...],
        stock: tuple[Card, ...],
        holes: tuple[tuple[Card, ...], ...],
        waste: tuple[Card, ...] = (),
        redeals_used: int = 0,
    ) -> HolesPosition:
        """Return a position without history. `holes` has the cards of each hole, bottom card first. The cards are not checked."""
        position = cast(HolesPosition, cls.of_piles(rules, slots, stock, ()))
        position._begin(tuple(map(list, holes)), waste, redeals_used)
        return position

    def _begin(self, holes: tuple[list[Card], ...], waste: tuple[Card, ...], redeals_used: int) -> None:
        self.holes = [*holes, *([] for _ in range(self.rules.holes - len(holes)))]
        """The cards in each hole, bottom card first."""
        self.hole = self.holes[0]
        self.waste = list(waste)
        """The cards in the waste, bottom card first."""
        self.redeals_used = redeals_used
        """How many times the waste has been turned over."""
        self._to_holes, self._ranks = _plays(self.rules), _rank_masks(self.rules)

    @property
    def redeals_left(self) -> int | None:
        """How many more times the waste can be turned over, or None if there is no limit."""
        return None if self.rules.redeals is None else self.rules.redeals - self.redeals_used

    @property
    def unplayed(self) -> int:
        return super().unplayed + len(self.waste)

    def is_won(self) -> bool:
        """Return whether all cards are in the holes, or without a waste, whether the tableau is cleared, which is the same."""
        return not (self.unplayed if self.rules.has_waste else self.present)

    def legal_moves(self) -> list[Move]:
        moves = []
        tops = [RANK[hole[-1]] if hole else _NO_CARD for hole in self.holes]
        order = sorted(range(len(tops)), key=lambda hole: tops[hole] == _NO_CARD)  # a tap prefers a hole with cards
        if self.waste:
            rank = RANK[self.waste[-1]]
            moves += [self._to_holes[-1][hole] for hole in order if self._ranks[tops[hole]] >> rank & 1]
        left = self.exposed
        while left:
            slot = left.bit_length() - 1
            left ^= 1 << slot
            moves += [self._to_holes[slot][hole] for hole in order if self._fits[tops[hole]] >> slot & 1]
        if self.turned < len(self.stock):
            moves.append(DRAW)
        elif self.waste and self.redeals_left != 0:
            moves.append(REDEAL)
        return moves

    advance = Position.advance

    def _make(self, move: Move) -> object:
        if move == DRAW:
            drawn = self.stock[self.turned : self.turned + self.rules.draw]
            self.waste += drawn
            self.turned += len(drawn)
            return len(drawn)
        if move == REDEAL:
            memo = self.stock
            self.stock, self.turned, self.waste = tuple(self.waste), 0, []
            self.redeals_used += 1
            return memo
        hole = self.holes[hole_number(move.target)]
        if move.source == WASTE:
            hole.append(self.waste.pop())
            return None
        slot = self.slot_of(move.source)
        before = self.exposed
        hole.append(cast(Card, self.cards[slot]))
        self._uncover(slot)
        return slot, before

    def _unmake(self, move: Move, memo: object) -> None:
        if move == DRAW:
            drawn = cast(int, memo)
            del self.waste[len(self.waste) - drawn :]
            self.turned -= drawn
            return
        if move == REDEAL:
            self.waste, self.stock = list(self.stock), cast(tuple[Card, ...], memo)
            self.turned = len(self.stock)
            self.redeals_used -= 1
            return
        value = self.holes[hole_number(move.target)].pop()
        if move.source == WASTE:
            self.waste.append(value)
            return
        slot, self.exposed = cast(tuple[int, int], memo)
        self.present |= 1 << slot

    def outcome(self) -> Outcome:
        if self.is_won():
            return Outcome.WON
        moves = self.legal_moves()
        if moves and self.rules.redeals is None and all(move in (DRAW, REDEAL) for move in moves):
            return Outcome.OPEN if self._has_future_play() else Outcome.STUCK
        return Outcome.OPEN if moves else Outcome.STUCK

    def _has_future_play(self) -> bool:
        """Return whether one pass through the stock and waste turns up a card that can be played. Source: R14.

        This is used only if redeals are unlimited and the only legal moves are draws and redeals.
        """
        one_pass = [*self.waste, *self.stock[self.turned :]]
        start, step = len(self.waste), self.rules.draw
        ends = {*range(start, len(one_pass), step), *range(step, len(one_pass), step), len(one_pass)}
        ranks = 0
        for hole in self.holes:
            ranks |= self._ranks[RANK[hole[-1]] if hole else _NO_CARD]
        return any(ranks >> RANK[one_pass[end - 1]] & 1 for end in ends if end)

    def _reason(self, move: Move) -> str:
        if self.is_won():
            return Phrase("reason-won")
        if STOCK in (move.source, move.target):
            return self._why_no_draw(move)
        if move.source != WASTE:
            return self._why_no_play(move)
        if not self.waste:
            return Phrase("reason-waste-empty")
        number = hole_number(move.target)
        if not 0 <= number < len(self.holes) or move.cards != 1:
            return Phrase("reason-hole-only", game=self.rules.name)
        return misfit(self.rules, self.waste[-1], self.holes[number][-1])

    def _why_no_draw(self, move: Move) -> Phrase:
        if move.source == STOCK:
            if not self.rules.stock_size:
                return Phrase("reason-no-stock", game=self.rules.name)
            return Phrase("reason-draw-target" if self.stock_left else "reason-stock-empty")
        if move.source != WASTE:
            return Phrase("reason-redeal-source")
        if self.rules.redeals == 0:
            return Phrase("reason-no-redeal", game=self.rules.name)
        if self.stock_left:
            return Phrase("reason-redeal-early", count=self.stock_left)
        return Phrase("reason-waste-empty") if not self.waste else Phrase("reason-redeals-used", redeals=self.rules.redeals or 0)

    def _top_of(self, hole: int) -> Card:
        return self.holes[hole][-1]

    def parse_move(self, text: str) -> Move:
        return parse_holes_move(text)

    def line(self) -> str:
        waste, holes = format_cards(self.waste) or "-", "/".join(format_cards(hole) or "-" for hole in self.holes)
        stock = "".join(map(format_card, self.stock[self.turned :])) or "-"
        return f"{self._tableau()} {stock} {waste} {holes} {self.redeals_used}"

    def copy(self) -> HolesPosition:
        copy = cast(HolesPosition, super().copy())
        copy._begin(tuple(hole.copy() for hole in self.holes), tuple(self.waste), self.redeals_used)
        return copy

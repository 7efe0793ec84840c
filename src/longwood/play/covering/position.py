"""The referee of covering games, such as Golf, Tri Peaks and Black Hole. Source: docs/rulings.md, R26 to R43.

The state consists of a bit mask of the remaining cards, a bit mask of the uncovered ones, the cards in the hole and the number of cards
drawn from the stock. Suits never matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from longwood.cards import KING, QUEEN, RANK, RANKS, Card, Deal, format_card
from longwood.locales import Phrase
from longwood.play.moves import HOLE, STOCK, TURN, Move, format_covering_move, hole_number, parse_covering_move
from longwood.play.position import Outcome, Position
from longwood.rules import CoveringRules, OnKing
from longwood.rules import Layout as _Layout
from longwood.rules.layout import MAX_SLOTS

_NO_CARD: Final = RANKS + 1  # stands for an empty hole, after ranks 0 (joker) to 13
_BITS: Final = tuple(1 << slot for slot in range(MAX_SLOTS))


def goes_on(rules: CoveringRules, rank: int, top: int | None) -> bool:
    """Return whether a card of rank `rank` can go on one of rank `top` in the hole. Source: R27, R32, R33.

    Rank 0 is a joker, and `top` is None if the hole is empty.
    """
    if top is None or rank == 0 or top == 0:
        return True
    if rules.wrap:
        return (rank - top) % RANKS in (1, RANKS - 1)
    if top == KING:
        return rules.on_king is OnKing.QUEEN and rank == QUEEN
    return abs(rank - top) == 1


@lru_cache(maxsize=256)
def ranks_on(rules: CoveringRules) -> tuple[tuple[int, ...], ...]:
    """Return a lookup table of the ranks that can go on each top rank: 0 for a joker, 1 to 13, and 14 for an empty hole."""
    tops = (*range(RANKS + 1), None)
    return tuple(tuple(rank for rank in range(RANKS + 1) if goes_on(rules, rank, top)) for top in tops)


@lru_cache(maxsize=256)
def _two_ranks_on(rules: CoveringRules) -> tuple[tuple[int, int], ...]:
    """Return the at most two ranks except jokers that can go on each top rank from 1 to 13. _NO_CARD stands for none."""
    found = [[rank for rank in ranks if rank] for ranks in ranks_on(rules)[1:_NO_CARD]]
    return tuple((ranks[0] if ranks else _NO_CARD, ranks[1] if ranks[1:] else _NO_CARD) for ranks in found)


@lru_cache(maxsize=64)
def _plays(layout: _Layout) -> tuple[Move, ...]:
    """Return the move that plays each slot's card. Its source is a column or fan number, or in overlapping layouts the slot number."""
    numbers = {slot: pile for pile, slots in enumerate(layout.piles) for slot in slots}
    return tuple(Move(numbers.get(slot, slot), HOLE) for slot in range(layout.slots))


@lru_cache(maxsize=64)
def _tables(layout: _Layout) -> tuple[tuple[Move, ...], dict[Move, int], tuple[tuple[tuple[int, int], ...], ...]]:
    """Return _plays(), for each of these moves a bit mask of the slots whose card it can play, and for each slot those that it covers.

    Such a slot is given by its bit and a bit mask of all slots that cover it.
    """
    plays, sources = _plays(layout), dict[Move, int]()
    for slot, move in enumerate(plays):
        sources[move] = sources.get(move, 0) | 1 << slot
    return plays, sources, tuple(tuple((1 << below, layout.covers[below]) for below in slots) for slots in layout.under)


class CoveringPosition(Position):
    """A covering game in progress."""

    __slots__ = (
        "_fits",
        "_plays",
        "_sources",
        "_under",
        "cards",
        "exposed",
        "hole",
        "present",
        "rules",
        "stock",
        "turned",
    )

    def __init__(self, rules: CoveringRules, dealt: Deal) -> None:
        super().__init__()
        self.rules = rules
        self.cards: tuple[Card | None, ...] = _by_slot(rules, dealt.tableau)
        """The card dealt to each slot."""
        self.present = (1 << rules.layout.slots) - 1
        """A bit mask of the slots that still have their card."""
        self.stock = dealt.stock
        """All cards in the stock in drawing order, including those already drawn."""
        self.turned = 0
        """The number of cards drawn from the stock."""
        self.hole: list[Card] = [] if dealt.hole is None else [dealt.hole]
        """The cards in the hole, bottom card first."""
        self._set_up()

    @classmethod
    def of_piles(
        cls, rules: CoveringRules, slots: tuple[Card | None, ...], stock: tuple[Card, ...], hole: tuple[Card, ...]
    ) -> CoveringPosition:
        """Return a position without history. `slots` has the card in each slot, or None. The cards are not checked."""
        position = cls.__new__(cls)
        Position.__init__(position)
        position.rules, position.cards, position.stock, position.turned = rules, slots, stock, 0
        position.present = sum(1 << k for k, value in enumerate(slots) if value is not None)
        position.hole = list(hole)
        position._set_up()
        return position

    def _set_up(self) -> None:
        layout = self.rules.layout
        self._plays, self._sources, self._under = _tables(layout)
        self.exposed = _exposed(layout, self.present)
        """A bit mask of the slots with uncovered cards."""
        by_rank = [0] * (_NO_CARD + 1)
        for bit, value in zip(_BITS, self.cards, strict=False):
            if value is not None:
                by_rank[RANK[value]] |= bit
        every, jokers = self.present, by_rank[0]
        self._fits = (every, *[jokers | by_rank[one] | by_rank[other] for one, other in _two_ranks_on(self.rules)], every)
        """For each top rank, a bit mask of the slots whose cards go on it."""

    @property
    def top_rank(self) -> int | None:
        """The rank of the top card of the hole, or None if it is empty. A joker has rank 0."""
        return RANK[self.hole[-1]] if self.hole else None

    @property
    def cards_left(self) -> int:
        """The number of cards left in the tableau."""
        return self.present.bit_count()

    @property
    def stock_left(self) -> int:
        """The number of cards left in the stock."""
        return len(self.stock) - self.turned

    @property
    def unplayed(self) -> int:
        """The number of cards that are not in a hole."""
        return self.cards_left + self.stock_left

    def legal_moves(self) -> list[Move]:
        playable = left = self._playable()
        moves = []
        while left:
            moves.append(self._plays[left.bit_length() - 1])
            left ^= 1 << left.bit_length() - 1
        if self._can_draw(playable):
            moves.append(TURN)
        return moves

    def _playable(self) -> int:
        """Return a bit mask of the slots whose cards can be played."""
        return self.exposed & self._fits[RANK[self.hole[-1]] if self.hole else _NO_CARD]

    def _can_draw(self, playable: int) -> bool:
        return bool(self.turned < len(self.stock) and self.present and not (playable and self.rules.must_play))

    def _make(self, move: Move) -> object:
        if move.source == STOCK:
            self.hole.append(self.stock[self.turned])
            self.turned += 1
            return None
        before = self.exposed
        slot = (self._sources[move] & before).bit_length() - 1
        self.hole.append(cast(Card, self.cards[slot]))
        self._uncover(slot)
        return slot, before

    def advance(self, line: Sequence[Move]) -> int:
        """Make moves as long as they are legal, and return how many were made.

        This makes moves in the same way as _make(), but in one loop, because studies replay the lines of millions of deals.
        """
        fits, sources, under, cards, stock, hole = self._fits, self._sources, self._under, self.cards, self.stock, self.hole
        present, exposed, turned, must_play = self.present, self.exposed, self.turned, self.rules.must_play
        top, memos = RANK[hole[-1]] if hole else _NO_CARD, list[object]()
        for move in line:
            playable = exposed & fits[top]
            if slots := sources.get(move, 0) & playable:
                slot = slots.bit_length() - 1
                bit, value = 1 << slot, cards[slot]
                memos.append((slot, exposed))
                present ^= bit
                exposed ^= bit
                for below, covers in under[slot]:
                    if not covers & present:
                        exposed |= below & present
            elif move == TURN and turned < len(stock) and present and not (playable and must_play):
                value = stock[turned]
                memos.append(None)
                turned += 1
            else:
                break
            hole.append(value)  # type: ignore[arg-type]  # a slot that can be played has a card
            top = RANK[value]  # type: ignore[index]
        self.present, self.exposed, self.turned = present, exposed, turned
        self._made += line[: len(memos)]
        self._memos += memos
        return len(memos)

    def _uncover(self, slot: int) -> None:
        """Remove the card of a slot, and expose the cards that nothing else covers."""
        bit = 1 << slot
        self.present = present = self.present ^ bit
        self.exposed ^= bit
        for below, covers in self._under[slot]:
            if not covers & present:
                self.exposed |= below & present

    def _unmake(self, move: Move, memo: object) -> None:
        self.hole.pop()
        if move.source == STOCK:
            self.turned -= 1
            return
        slot, self.exposed = cast(tuple[int, int], memo)
        self.present |= 1 << slot

    def slot_of(self, pile: int) -> int:
        """Return the slot of the card that a move from `pile` plays, or -1 if there is none.

        It is the top card of the column or fan. In overlapping layouts, `pile` is the slot.
        """
        layout = self.rules.layout
        if not layout.piles:
            return pile if 0 <= pile < layout.slots else -1
        if 0 <= pile < len(layout.piles):
            for slot in reversed(layout.piles[pile]):
                if self.present >> slot & 1:
                    return slot
        return -1

    def is_face_up(self, slot: int) -> bool:
        """Return whether the card in a slot is face up."""
        return not self.rules.face_down or bool(self.exposed >> slot & 1)

    def outcome(self) -> Outcome:
        if not self.present:
            return Outcome.WON
        return Outcome.OPEN if self.legal_moves() else Outcome.STUCK

    def _reason(self, move: Move) -> str:
        if not self.present:
            return Phrase("reason-cleared")
        if move == TURN:
            if self.rules.must_play and self.turned < len(self.stock):
                return Phrase("reason-must-play")
            return Phrase("reason-stock-empty") if self.rules.stock_size else Phrase("reason-no-stock", game=self.rules.name)
        return self._why_no_play(move)

    def _why_no_play(self, move: Move) -> Phrase:
        """Return why a card of the tableau can't be played."""
        if 0 <= hole_number(move.source) < self.rules.holes:
            return Phrase("reason-from-hole")
        if not 0 <= hole_number(move.target) < self.rules.holes or move.cards != 1:
            return Phrase("reason-hole-only", game=self.rules.name)
        slot, layout = self.slot_of(move.source), self.rules.layout
        where = {"layout": layout.kind if layout.piles else "slots", "number": str(move.source + 1)}
        if slot < 0 or not self.present >> slot & 1:
            is_there = 0 <= move.source < (len(layout.piles) or layout.slots)
            return Phrase("reason-place-empty" if is_there else "reason-no-place", **where)
        if not self.exposed >> slot & 1:
            return Phrase("reason-place-covered", **where)
        return misfit(self.rules, cast(Card, self.cards[slot]), self._top_of(hole_number(move.target)))

    def _top_of(self, hole: int) -> Card:
        """Return the top card of a hole that isn't empty."""
        return self.hole[-1]

    format_move = staticmethod(format_covering_move)  # cached, and called for all moves of a study

    def parse_move(self, text: str) -> Move:
        return parse_covering_move(text)

    def line(self) -> str:
        stock = "".join(map(format_card, self.stock[self.turned :]))
        return f"{self._tableau()} {stock or '-'} {''.join(map(format_card, self.hole)) or '-'}"

    def _tableau(self) -> str:
        """Return the tableau as in a canonical line."""
        layout = self.rules.layout
        if layout.piles:
            columns = ("".join(self._text(slot) for slot in pile if self.present >> slot & 1) for pile in layout.piles)
            return "/".join(column or "-" for column in columns)
        return "".join(self._text(slot) if self.present >> slot & 1 else "--" for slot in range(layout.slots)) or "-"

    def _text(self, slot: int) -> str:
        return format_card(cast(Card, self.cards[slot]))

    def copy(self) -> CoveringPosition:
        copy = type(self).__new__(type(self))
        Position.__init__(copy)
        copy.rules, copy.cards, copy.stock, copy._fits = self.rules, self.cards, self.stock, self._fits
        copy._plays, copy._sources, copy._under = self._plays, self._sources, self._under
        copy.present, copy.exposed, copy.turned, copy.hole = self.present, self.exposed, self.turned, self.hole.copy()
        copy._made, copy._memos = self._made.copy(), self._memos.copy()
        return copy


@lru_cache(maxsize=256)
def _exposed(layout: _Layout, present: int) -> int:
    """Return a bit mask of the slots in `present` whose cards no other card of `present` covers. Most positions start with all slots."""
    return sum(1 << k for k, mask in enumerate(layout.covers) if present >> k & 1 and not mask & present)


def _by_slot(rules: CoveringRules, tableau: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    if not rules.layout.piles:
        return tableau[0]
    cards = [value for pile in tableau for value in pile]
    return tuple([cards[at] for at in _dealt_at(rules.layout)])


@lru_cache(maxsize=64)
def _dealt_at(layout: _Layout) -> tuple[int, ...]:
    """Return, for each slot, the index of its card if the cards of all piles are listed one pile after the other."""
    at = {slot: index for index, slot in enumerate(slot for pile in layout.piles for slot in pile)}
    return tuple(at[slot] for slot in range(layout.slots))


def misfit(rules: CoveringRules, value: Card, top: Card) -> Phrase:
    """Return why a card can't go on the top card of the hole, as a sentence for the player."""
    cards = {"card": format_card(value), "onto": format_card(top)}
    if RANK[top] == KING and not rules.wrap:
        only = [*(["queen"] if rules.on_king is OnKing.QUEEN else []), *(["joker"] if rules.jokers else [])]
        return Phrase("reason-hole-king", **cards, game=rules.name, only="-".join(only))
    first, *others = (rank for rank in ranks_on(rules)[RANK[top]] if rank)
    return Phrase("reason-hole-two", **cards, first=first, second=others[0]) if others else Phrase("reason-hole-one", **cards, first=first)

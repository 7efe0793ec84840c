"""The referee of column games, which are Forty Thieves and its relatives. Source: docs/rulings.md, R1 to R18."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

from longwood.cards import KING, QUEEN, RANK, RANKS, SUIT, Card, Deal, format_card, format_cards, is_red
from longwood.play.columns.foundations import Foundations
from longwood.play.columns.reasons import reason
from longwood.play.moves import (
    DRAW,
    FOUNDATION,
    REDEAL,
    STOCK,
    WASTE,
    Move,
    format_column_move,
    parse_column_move,
)
from longwood.play.position import Outcome, Position
from longwood.rules import FIRST_CARD, Build, ColumnRules, Empty, Run

_SUITED: Final = 52


def fits(rules: ColumnRules, value: Card, target: Card) -> bool:
    """Return whether a card can go on another in a column.

    It must be one rank lower (or higher, with build_up), in a suit that the build rule allows. Source: R3, R78.
    """
    is_lower, is_higher = (_follows(rules, a, b) for a, b in ((value, target), (target, value)))
    if not is_lower and not (rules.build_up and is_higher):
        return False
    match rules.build:
        case Build.SAME_SUIT:
            return SUIT[value] == SUIT[target]
        case Build.DIFFERENT_SUIT:
            return SUIT[value] != SUIT[target]
        case Build.ALTERNATE_COLOUR:
            return is_red(value) is not is_red(target)
        case Build.ANY:
            return True


def _follows(rules: ColumnRules, value: Card, target: Card) -> bool:
    """Return whether a card is one rank lower than another."""
    return RANK[target] == (RANK[value] % RANKS + 1 if rules.build_wrap else RANK[value] + 1)


class _Tables(NamedTuple):
    """Lookup tables for one set of rules."""

    fits_on: tuple[tuple[Card, ...], ...]
    """fits_on[card]: the cards that it can go on."""
    fills: tuple[bool, ...]
    """fills[card]: whether it can go from the waste to an empty column."""
    links: tuple[frozenset[Card], ...]
    """links[card]: the cards that it can follow in a run."""
    up: tuple[Move, ...]
    """up[column]: the move of its top card to a foundation."""
    across: tuple[tuple[Move, ...], ...]
    """across[source][target]: the move of one card between two columns."""
    waste_to: tuple[Move, ...]
    """waste_to[column]: the move of the top card of the waste to it."""


@lru_cache(maxsize=256)
def _tables(rules: ColumnRules) -> _Tables:
    deck = [Card(c) for c in range(_SUITED)]
    fits_on = tuple(tuple(target for target in deck if fits(rules, value, target)) for value in deck)
    fill_rank = {Empty.KING: KING, Empty.QUEEN: QUEEN}.get(rules.empty)
    fills = tuple(rules.empty is not Empty.NONE and fill_rank in (None, RANK[value]) for value in deck)
    if rules.run is Run.SAME_SUIT:
        links = tuple(frozenset(t for t in fits_on[value] if SUIT[t] == SUIT[value]) for value in deck)
    else:
        links = tuple(map(frozenset, fits_on))
    columns = range(rules.piles)
    return _Tables(
        fits_on,
        fills,
        links,
        tuple(Move(c, FOUNDATION) for c in columns),
        tuple(tuple(Move(a, b) for b in columns) for a in columns),
        tuple(Move(WASTE, c) for c in columns),
    )


class _Memo(NamedTuple):
    """What is needed to undo a move."""

    foundation: int = -1
    """The foundation that the card moved to or from, or -1."""
    turned_up: bool = False
    """Whether the next card of the source column was turned up."""
    filled_from: int = 0
    """The pile that auto-fill took a card from (WASTE or STOCK), or 0."""
    drawn: int = 0
    """The number of cards drawn from the stock to the waste, by a draw or before auto-fill."""
    refilled: int = 0
    """The number of cards drawn at the end of the move, because the waste became empty."""
    hidden: int = 0
    """The value of `hidden` of the source column before a card was turned up."""


class ColumnPosition(Position):
    """A column game in progress."""

    __slots__ = ("_tables", "columns", "foundations", "hidden", "redeals_used", "rules", "stock", "waste")

    def __init__(self, rules: ColumnRules, dealt: Deal) -> None:
        super().__init__()
        base = RANK[dealt.foundations[0]] if rules.foundation_base == FIRST_CARD else rules.foundation_base
        self.rules = rules
        self.columns = [list(pile) for pile in dealt.tableau]
        """The cards of each column, bottom card first, and then the card of each cell."""
        self.hidden = [rules.hidden_below(rules.cards)] * rules.columns + [0] * rules.cells
        """The number of cards in each column up to the topmost face-down one. With face_down_rows, some of them are face up."""
        self.stock = list(reversed(dealt.stock))
        """The cards in the stock. The last card is drawn next."""
        self.waste: list[Card] = []
        """The cards in the waste, bottom card first."""
        self.foundations = Foundations(rules, base, dealt.foundations[: rules.preset_size])
        for value in dealt.foundations[rules.preset_size :]:  # with deal_up
            self.foundations.put(value)
        self.redeals_used = 0
        """How many times the waste has been turned over."""
        self._tables = _tables(rules)

    @property
    def redeals_left(self) -> int | None:
        """How many more times the waste can be turned over, or None if there is no limit."""
        return None if self.rules.redeals is None else self.rules.redeals - self.redeals_used

    def is_face_up(self, column: int, row: int) -> bool:
        """Return whether a card of a column is face up. Rows are numbered from 0 for the deepest card."""
        return row >= self.hidden[column] or not self.rules.is_dealt_face_down(row)

    def is_cell(self, column: int) -> bool:
        """Return whether this number of a column is that of a cell."""
        return column >= self.rules.columns

    def movable(self, column: int) -> int:
        """Return how many cards at the top of a column can move together: the length of the longest run, or 1 in single-card games."""
        cards = self.columns[column]
        face_up = len(cards) - self.hidden[column]
        if self.rules.run is Run.SINGLE:
            return min(face_up, 1)
        links, length = self._tables.links, 1
        while length < face_up and cards[-length - 1] in links[cards[-length]]:
            length += 1
        return min(length, face_up)

    def legal_moves(self) -> list[Move]:
        fits_on, fills, _, go_up, across, waste_to = self._tables
        awaited = self.foundations.awaited
        up, onto_cards, empty_moves = [], [], []
        tops: dict[Card, list[int]] = {}
        empties: list[int] = []
        free_cells: list[int] = []
        cells_from = self.rules.columns
        for c, column in enumerate(self.columns):
            if not column:
                (empties if c < cells_from else free_cells).append(c)
            elif c < cells_from:
                tops.setdefault(column[-1], []).append(c)
        single, runs_to_empty = self.rules.run is Run.SINGLE, self.rules.run is Run.TO_EMPTY
        gaps = [] if self.rules.empty is Empty.WASTE else empties
        for c, column in enumerate(self.columns):
            if not column:
                continue
            top = column[-1]
            if awaited[top]:
                up.append(go_up[c])
            if single:
                for target in fits_on[top]:
                    if target in tops:
                        onto_cards += [across[c][d] for d in tops[target]]
                if gaps and fills[top]:
                    empty_moves += [across[c][d] for d in gaps]
            else:
                for count in range(self.movable(c), 0, -1):
                    deepest = column[-count]
                    for target in () if runs_to_empty and count > 1 else fits_on[deepest]:
                        if target in tops:
                            onto_cards += [Move(c, d, count) for d in tops[target] if d != c]
                    if gaps and fills[deepest]:
                        empty_moves += [Move(c, d, count) for d in gaps]
            if free_cells:
                empty_moves += [across[c][d] for d in free_cells]
        if self.waste:
            top = self.waste[-1]
            if awaited[top]:
                up.append(_WASTE_UP)
            for target in fits_on[top]:
                if target in tops:
                    onto_cards += [waste_to[d] for d in tops[target]]
            if empties and fills[top]:
                empty_moves += [waste_to[d] for d in empties]
            empty_moves += [waste_to[d] for d in free_cells]
        if self.rules.foundation_return:
            onto_cards += self._returns(tops, gaps, free_cells)
        moves = up + onto_cards + empty_moves
        if self.stock:
            moves.append(DRAW)
        elif self.waste and self.redeals_left != 0:
            moves.append(REDEAL)
        return moves

    def _returns(self, tops: dict[Card, list[int]], empties: list[int], free_cells: list[int]) -> list[Move]:
        """Return the moves from foundations back to columns and cells. There are none after a win."""
        moves: list[Move] = []
        if self.is_won():
            return moves
        for value in self.foundations.returnable():
            columns = [d for target in self._tables.fits_on[value] for d in tops.get(target, ())]
            columns += empties if self._tables.fills[value] else []
            moves += [Move(FOUNDATION, d, 1, value) for d in (*columns, *free_cells)]
        return moves

    def is_won(self) -> bool:
        """Return whether all cards are on the foundations."""
        return self.foundations.count == self.rules.deck_size

    def _make(self, move: Move) -> _Memo:
        source, target, count, value = move
        if source == STOCK:
            return _Memo(drawn=self._draw())
        if target == STOCK:
            self.stock = self.waste[::-1]
            self.waste.clear()
            self.redeals_used += 1
            return _NOTHING
        foundation = -1
        if value is not None:
            foundation = self.foundations.pile_with_top(value)
            cards = [self.foundations.take(foundation)]
        elif source == WASTE:
            cards = [self.waste.pop()]
        else:
            cards = self.columns[source][-count:]
            del self.columns[source][-count:]
        if target == FOUNDATION:
            foundation = self.foundations.put(cards[0])
        else:
            self.columns[target] += cards
        hidden = self.hidden[source] if source >= 0 else 0
        turned_up, filled_from, drawn = self._turn_up_or_fill(source) if source >= 0 else (False, 0, 0)
        refilled = 0
        if self.rules.waste_refills and not self.waste and WASTE in (source, filled_from):
            refilled = self._draw()
        if foundation < 0 and not turned_up and not filled_from and not refilled:
            return _NOTHING
        return _Memo(foundation, turned_up, filled_from, drawn, refilled, hidden)

    def _draw(self) -> int:
        """Draw as many cards as the rules say, or all cards if the stock has fewer, and return the number."""
        drawn = min(self.rules.draw, len(self.stock))
        for _ in range(drawn):
            self.waste.append(self.stock.pop())
        return drawn

    def _turn_up_or_fill(self, column: int) -> tuple[bool, int, int]:
        """After a move from a column, turn up its next card, or fill it automatically if it is empty.

        Returns whether a card was turned up, the pile that filled the column or 0, and the number of cards drawn to fill it.
        """
        cards = self.columns[column]
        if cards:
            turned_up = self.hidden[column] == len(cards)
            if turned_up:
                self.hidden[column] = self.rules.hidden_below(len(cards) - 1)
            return turned_up, 0, 0
        if self.rules.empty is not Empty.AUTO_FILL or self.is_cell(column) or not (self.waste or self.stock):
            return False, 0, 0
        drawn = self._draw() if self.rules.fill_draws and not self.waste else 0
        pile = WASTE if self.waste else STOCK
        cards.append((self.waste or self.stock).pop())
        return False, pile, drawn

    def _unmake(self, move: Move, memo: object) -> None:
        source, target, count, value = move
        memo = cast(_Memo, memo)
        if source == STOCK:
            self._undraw(memo.drawn)
            return
        if target == STOCK:
            self.waste = self.stock[::-1]
            self.stock.clear()
            self.redeals_used -= 1
            return
        self._undraw(memo.refilled)
        if memo.filled_from:
            (self.waste if memo.filled_from == WASTE else self.stock).append(self.columns[source].pop())
            self._undraw(memo.drawn)
        if memo.turned_up:
            self.hidden[source] = memo.hidden
        if target == FOUNDATION:
            cards = [self.foundations.take(memo.foundation)]
        else:
            cards = self.columns[target][-count:]
            del self.columns[target][-count:]
        if value is not None:
            self.foundations.put_on(memo.foundation, value)
        elif source == WASTE:
            self.waste += cards
        else:
            self.columns[source] += cards

    def _undraw(self, drawn: int) -> None:
        for _ in range(drawn):
            self.stock.append(self.waste.pop())

    def is_null(self, move: Move) -> bool:
        """Return whether a move changes nothing: that of a whole column to an empty column, or from cell to cell. Source: R14."""
        if move.source < 0 or move.target < 0 or self.is_cell(move.source) is not self.is_cell(move.target):
            return False
        return move.cards == len(self.columns[move.source]) and not self.columns[move.target]

    def outcome(self) -> Outcome:
        if self.is_won():
            return Outcome.WON
        moves = [move for move in self.legal_moves() if not self.is_null(move)]
        if self.rules.redeals is None and all(move in (DRAW, REDEAL) for move in moves):
            return Outcome.OPEN if self._has_future_play() else Outcome.STUCK
        return Outcome.OPEN if moves else Outcome.STUCK

    def _has_future_play(self) -> bool:
        """Return whether one pass through the stock and waste turns up a card that can be played. Source: R14.

        This is used only if redeals are unlimited and the only legal moves are draws and redeals.
        """
        one_pass = self.waste + self.stock[::-1]
        start, step = len(self.waste), self.rules.draw
        ends = {*range(start, len(one_pass), step), *range(step, len(one_pass), step), len(one_pass)}
        columns, cells = self.columns[: self.rules.columns], self.columns[self.rules.columns :]
        tops = {column[-1] for column in columns if column}
        empty = not all(columns)
        if not all(cells) and one_pass:
            return True
        for value in (one_pass[end - 1] for end in ends if end):
            if self.foundations.awaited[value] or tops.intersection(self._tables.fits_on[value]) or (empty and self._tables.fills[value]):
                return True
        return False

    def _reason(self, move: Move) -> str:
        return reason(self, move)

    def format_move(self, move: Move) -> str:
        return format_column_move(move)

    def parse_move(self, text: str) -> Move:
        return parse_column_move(text)

    def line(self) -> str:
        columns = []
        for cards, hidden in zip(self.columns, self.hidden, strict=True):
            bar = "|" if hidden else ""
            columns.append(f"{format_cards(cards[:hidden])}{bar}{format_cards(cards[hidden:])}" or "-")
        heights = "/".join(",".join(map(str, suit)) for suit in self.foundations.heights())
        base = f"{format_card(self.foundations.starters[0])}:" if self.rules.foundation_base == FIRST_CARD else ""
        stock = format_cards(self.stock[::-1]) or "-"
        return f"{'/'.join(columns)} {stock} {format_cards(self.waste) or '-'} {base}{heights} {self.redeals_used}"

    def copy(self) -> ColumnPosition:
        copy = ColumnPosition.__new__(ColumnPosition)
        Position.__init__(copy)
        copy.rules, copy._tables, copy.redeals_used = self.rules, self._tables, self.redeals_used
        copy.columns, copy.hidden = [column.copy() for column in self.columns], self.hidden.copy()
        copy.stock, copy.waste, copy.foundations = self.stock.copy(), self.waste.copy(), self.foundations.copy()
        copy._made, copy._memos = self._made.copy(), self._memos.copy()
        return copy


_NOTHING: Final = _Memo()
_WASTE_UP: Final = Move(WASTE, FOUNDATION)

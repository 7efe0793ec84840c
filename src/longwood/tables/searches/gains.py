"""Why the move of a hint is good, in words: what it achieves at once, or what the solver's line achieves with it a few moves later.

A reason never names a card that is still hidden. What happens later is said only if it needs the move: without the move, the rest of the
line would not get there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from longwood.cards import Card, format_card
from longwood.locales import Phrase
from longwood.play import FOUNDATION, ColumnPosition, CoveringPosition, Move, Position
from longwood.play.columns.position import fits
from longwood.play.moves import REDEAL, STOCK, WASTE

_AHEAD: Final = 8
"""How many moves of a line are looked at for what happens on the foundations and in the columns."""
_DRAWS: Final = 24
"""How many draws are counted until a card can be played."""
_RUN: Final = 3
"""The least number of cards in a run that is worth naming."""
_CHAIN: Final = 3
"""The least number of cards played in a row onto a hole that is worth naming before anything else."""


def gain_of(position: Position, move: Move, rest: Sequence[Move] = ()) -> Phrase | None:
    """Return why a legal move is good, or None if nothing is found.

    - `rest`: the moves that follow it in the solver's line. Leave it out if the player must not learn anything about hidden cards.
    """
    after = position.copy()
    after.apply(move)
    if isinstance(position, ColumnPosition) and isinstance(after, ColumnPosition):
        return _column_gain(position, after, move, rest)
    if isinstance(position, CoveringPosition) and isinstance(after, CoveringPosition):
        return _covering_gain(position, after, move, rest)
    return None


def _column_gain(position: ColumnPosition, after: ColumnPosition, move: Move, rest: Sequence[Move]) -> Phrase | None:
    at_once = _frees(position, after, move)
    if at_once is not None:
        return at_once
    drawn = _after_draws(rest, move) if _is_draw(move) and position.rules.draw == 1 else None
    if drawn is not None:
        return drawn
    if all(other == move or position.is_null(other) for other in position.legal_moves()):
        return Phrase("gain-only")
    later = _best_event(position, after, move, rest)
    if later is not None and later.rank < _HOSTS:
        return later.phrase
    run = 0 if move.target < 0 else _run(after, move.target)
    joined = Phrase("gain-run", count=run) if run > move.cards else None
    if joined and run >= _RUN:
        return joined
    if later is not None:
        return later.phrase
    if move.target == FOUNDATION:
        return Phrase("gain-builds")
    return Phrase("gain-waste") if move.source == WASTE else joined


def _frees(position: ColumnPosition, after: ColumnPosition, move: Move) -> Phrase | None:
    """Return what a move of a column game frees, turns over or empties at once. All of that can be seen before the move."""
    if move.source >= 0:
        if _empties(position, after, move):
            return Phrase("gain-empties")
        left = len(position.columns[move.source]) - move.cards
        if left and not position.is_face_up(move.source, left - 1):
            return Phrase("gain-turns")
    legal, next_moves = set(position.legal_moves()), after.legal_moves()
    for up in next_moves:
        if up.target != FOUNDATION or up in legal or (up.source != move.source and move.target != FOUNDATION):
            continue  # the last condition: a card that could go up before can still do so after it was moved
        value = _moved(after, up)[0]
        if _is_seen(position, after, value):
            return Phrase("gain-frees" if up.source == move.source else "gain-follows", card=format_card(value))
    return None


def _empties(position: ColumnPosition, after: ColumnPosition, move: Move) -> bool:
    """Return whether a move empties a column, and isn't only that of a whole column to an empty one."""
    if move.source < 0 or position.is_cell(move.source) or after.columns[move.source] or move.card is not None:
        return False
    return len(position.columns[move.source]) == move.cards and (move.target < 0 or bool(position.columns[move.target]))


def _is_draw(move: Move) -> bool:
    return move.source == STOCK or move == REDEAL


def _after_draws(rest: Sequence[Move], first: Move) -> Phrase | None:
    """Return after how many draws of one card the line plays the top card of the waste; None if it plays another card first."""
    draws = int(first.source == STOCK)
    for move in rest[:_DRAWS]:
        if not _is_draw(move):
            to = "foundation" if move.target == FOUNDATION else "column"
            return Phrase("gain-draws", draws=draws, to=to) if move.source == WASTE and draws else None
        draws += move.source == STOCK
    return None


@dataclass(frozen=True, slots=True)
class _Event:
    """Something that a move of the line achieves."""

    rank: int
    """How much it is worth: the less, the more."""
    phrase: Phrase


_HOSTS: Final = 4
"""The rank of the events that only say what a later move is."""


def _best_event(position: ColumnPosition, after: ColumnPosition, move: Move, rest: Sequence[Move]) -> _Event | None:
    """Return the best event of the next moves that doesn't happen without the first move; the first of equals."""
    found = list(_events(position, after, move, rest[: _AHEAD - 1]))
    return min(found, key=lambda event: event.rank, default=None)


def _events(position: ColumnPosition, after: ColumnPosition, first: Move, rest: Sequence[Move]) -> Iterator[_Event]:
    """Yield the events of the line after its first move, if they need that move.

    A second position makes the same moves without the first one, and without those that then can't be made or move other cards. What
    happens there, too, doesn't need the first move.
    """
    now, without = after.copy(), position.copy()
    home = {_moved(position, up) for up in position.legal_moves() if up.target == FOUNDATION}
    for number, move in enumerate(rest, 2):
        before, is_free = now.copy(), without.is_legal(move) and _moved(without, move) == _moved(now, move)
        cards = _moved(now, move)
        now.apply(move)
        if is_free:
            without.apply(move)
            continue
        if move.target == FOUNDATION and cards not in home:
            if _is_seen(position, before, cards[0]):
                yield _Event(0, Phrase("gain-home", card=format_card(cards[0]), moves=number))
            else:
                yield _Event(3, Phrase("gain-home-other", moves=number))
        if move.source >= 0:
            left = len(before.columns[move.source]) - len(cards)
            if left and not before.is_face_up(move.source, left - 1):
                yield _Event(1, Phrase("gain-turns-in", moves=number))
            if _empties(before, now, move):
                yield _Event(2, Phrase("gain-empties-in", moves=number))
        if _is_draw(move):
            continue
        is_seen = _is_seen(position, before, cards[0])
        is_onto = move.target == first.target >= 0 and len(before.columns[move.target]) == len(after.columns[move.target])
        if is_onto or move.target == first.source >= 0:
            phrase = Phrase("gain-hosts", card=format_card(cards[0])) if is_seen else Phrase("gain-hosts-other")
            yield _Event(_HOSTS if is_seen else _HOSTS + 2, phrase)
        elif move.source == first.source and is_seen:
            yield _Event(_HOSTS + 1, Phrase("gain-reaches", card=format_card(cards[0])))


def _moved(position: ColumnPosition, move: Move) -> tuple[Card, ...]:
    """Return the cards that a legal move moves, deepest first; of a draw or a redeal those that change their pile."""
    if move.source == STOCK:
        return tuple(position.stock[-position.rules.draw :])
    if move == REDEAL:
        return tuple(position.waste)
    if move.card is not None:
        return (move.card,)
    return tuple(position.waste[-1:] if move.source == WASTE else position.columns[move.source][-move.cards :])


def _is_seen(position: ColumnPosition, later: ColumnPosition, value: Card) -> bool:
    """Return whether a card that is in play later was seen in `position`: no hidden card of its face has come into play since then."""
    return _hidden(position, value) == _hidden(later, value)


def _hidden(position: ColumnPosition, value: Card) -> int:
    """Return how many cards of a face the player can't see."""
    face_down = sum(
        card == value and not position.is_face_up(column, row)
        for column, cards in enumerate(position.columns)
        for row, card in enumerate(cards[: position.hidden[column]])
    )
    return position.stock.count(value) + face_down


def _run(position: ColumnPosition, column: int) -> int:
    """Return the number of cards in the run at the top of a column, by the rule for building, whether or not it can move together."""
    cards, length = position.columns[column], 1
    if position.is_cell(column):
        return 0
    while length < len(cards) - position.hidden[column] and fits(position.rules, cards[-length], cards[-length - 1]):
        length += 1
    return length


def _covering_gain(position: CoveringPosition, after: CoveringPosition, move: Move, rest: Sequence[Move]) -> Phrase | None:
    if move.source == STOCK:
        return _after_turns(position, rest)
    if move == REDEAL:
        return Phrase("gain-only") if len(position.legal_moves()) == 1 else None
    # Without a stock, all moves play cards, so it says nothing how many of them do.
    chain = 1 + _chain(rest) if position.rules.stock_size else 0
    if chain >= _CHAIN:
        return Phrase("gain-chain", count=chain)
    freed = [slot for slot in range(position.rules.layout.slots) if after.exposed & ~position.exposed & (1 << slot)]
    playable = {after.slot_of(next_move.source) for next_move in after.legal_moves() if next_move.source >= 0}
    for slot in freed:
        card = _seen_in(position, slot)
        if slot in playable and card is not None:
            return Phrase("gain-frees", card=format_card(card))
    if any(not position.is_face_up(slot) for slot in freed):
        return Phrase("gain-turns")
    if chain > 1:
        return Phrase("gain-chain", count=chain)
    if len(position.legal_moves()) == 1:
        return Phrase("gain-only")
    cleared = _later_slot(position, after, rest)
    if cleared is not None:
        return Phrase("gain-reaches", card=format_card(cleared))
    return Phrase("gain-takes") if rest and rest[0].source == STOCK else None


def _seen_in(position: CoveringPosition, slot: int) -> Card | None:
    """Return the card of a slot if the player can see it."""
    return position.cards[slot] if position.is_face_up(slot) else None


def _chain(moves: Sequence[Move]) -> int:
    """Return how many moves at the start of a line play a card from the tableau."""
    return next((number for number, move in enumerate(moves) if move.source < 0), len(moves))


def _after_turns(position: CoveringPosition, rest: Sequence[Move]) -> Phrase | None:
    """Return after how many draws the line plays cards from the tableau, and how many in a row."""
    if len(position.legal_moves()) == 1 and not rest:
        return Phrase("gain-only")
    draws = 1 + next((number for number, move in enumerate(rest) if move.source != STOCK), len(rest))
    count = _chain(rest[draws - 1 :])
    if count:
        return Phrase("gain-draws-chain", draws=draws, count=count)
    return Phrase("gain-only") if len(position.legal_moves()) == 1 else None


def _later_slot(position: CoveringPosition, after: CoveringPosition, rest: Sequence[Move]) -> Card | None:
    """Return the first card of the line that the player sees now and that the first move helps to uncover; None if there is none soon."""
    now, gone = after.copy(), position.present ^ after.present
    for move in rest[: 2 * _AHEAD]:
        slot = now.slot_of(move.source) if move.source >= 0 else -1
        if slot >= 0 and position.rules.layout.covers[slot] & gone:
            return _seen_in(position, slot)
        now.apply(move)
    return None

"""What the move of a hint achieves at once, in words. It never names a card that is still hidden."""

from __future__ import annotations

from longwood.cards import format_card
from longwood.locales import Phrase
from longwood.play import FOUNDATION, ColumnPosition, CoveringPosition, Move, Position


def gain_of(position: Position, move: Move) -> Phrase | None:
    """Return what a legal move frees, turns over or empties, or None if it does none of these.

    The card under the moved ones is "freed" if it can go to a foundation or to the hole next.
    """
    if move.source < 0:
        return None
    after = position.copy()
    after.apply(move)
    if isinstance(position, ColumnPosition) and isinstance(after, ColumnPosition):
        return _column_gain(position, after, move)
    if isinstance(position, CoveringPosition) and isinstance(after, CoveringPosition):
        return _covering_gain(position, after)
    return None


def _column_gain(position: ColumnPosition, after: ColumnPosition, move: Move) -> Phrase | None:
    left = len(position.columns[move.source]) - move.cards
    if left == 0:
        is_whole = move.target >= 0 and not position.columns[move.target]  # only moves a column or a cell
        return Phrase("gain-empties") if not (position.is_cell(move.source) or is_whole or after.columns[move.source]) else None
    if not position.is_face_up(move.source, left - 1):
        return Phrase("gain-turns")
    if Move(move.source, FOUNDATION) in after.legal_moves():
        return Phrase("gain-frees", card=format_card(position.columns[move.source][left - 1]))
    return None


def _covering_gain(position: CoveringPosition, after: CoveringPosition) -> Phrase | None:
    """Return the first freed card that was visible before and can be played next; else whether a card turns face up."""
    freed = [slot for slot in range(position.rules.layout.slots) if after.exposed & ~position.exposed & (1 << slot)]
    playable = {after.slot_of(next_move.source) for next_move in after.legal_moves() if next_move.source >= 0}
    for slot in freed:
        card = position.cards[slot]
        if slot in playable and position.is_face_up(slot) and card is not None:
            return Phrase("gain-frees", card=format_card(card))
    return Phrase("gain-turns") if any(not position.is_face_up(slot) for slot in freed) else None

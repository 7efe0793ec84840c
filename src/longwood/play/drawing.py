"""Draw a position as plain text. Hidden cards appear as `##` unless the caller reveals them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longwood.cards import Card, format_card
from longwood.play.columns.position import ColumnPosition
from longwood.play.covering.holes import HolesPosition
from longwood.play.covering.position import CoveringPosition
from longwood.play.position import Position

HIDDEN: Final = "##"
_MAX_DRAWN: Final = 12  # the most cards in the waste or hole to draw


def draw(position: Position, *, reveal: bool = False) -> str:
    """Return a drawing of the position, with lines separated by newlines. `reveal` shows face-down cards and the stock."""
    if isinstance(position, ColumnPosition):
        return "\n".join([*_column_heads(position, reveal), "", *_column_rows(position, reveal)])
    if isinstance(position, HolesPosition):
        rows = _chain_rows(position, reveal) if position.rules.layout.piles else _overlap_rows(position, reveal)
        return "\n".join([*rows, *([""] if rows else []), *_hole_heads(position, reveal)])
    if isinstance(position, CoveringPosition):
        rows = _chain_rows(position, reveal) if position.rules.layout.piles else _overlap_rows(position, reveal)
        return "\n".join([*rows, "", f"hole   {_tail(position.hole)}", _stock(position.stock[position.turned :], reveal)])
    raise TypeError(f"cannot draw a {type(position).__name__}")


def _stock(cards: Sequence[Card], reveal: bool) -> str:
    text = " ".join(map(format_card, cards)) if reveal else ""
    count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
    return f"stock  {count}{': ' if text else ''}{text}"


def _tail(cards: Sequence[Card]) -> str:
    text = " ".join(map(format_card, cards[-_MAX_DRAWN:])) or "empty"
    return text if len(cards) <= _MAX_DRAWN else f"... {text} ({len(cards)} cards)"


def _column_heads(position: ColumnPosition, reveal: bool) -> list[str]:
    tops = [format_card(pile[-1]) if pile else "--" for pile in position.foundations.piles]
    return [
        f"foundations  {' '.join(tops)}",
        f"{_stock(position.stock[::-1], reveal)}   waste  {_tail(position.waste)}{_redeals(position.redeals_left)}",
    ]


def _hole_heads(position: HolesPosition, reveal: bool) -> list[str]:
    is_only = len(position.holes) == 1
    heads = [f"hole{'' if is_only else f' {number}'}   {_tail(hole)}" for number, hole in enumerate(position.holes, 1)]
    if not position.rules.stock_size:
        return heads
    stock = _stock(position.stock[position.turned :], reveal)
    return [*heads, f"{stock}   waste  {_tail(position.waste)}{_redeals(position.redeals_left)}"]


def _redeals(left: int | None) -> str:
    return "" if left == 0 else f"   redeals left: {'no limit' if left is None else left}"


def _column_rows(position: ColumnPosition, reveal: bool) -> list[str]:
    heads = "".join(f"{c + 1:>4}" for c in range(position.rules.piles))
    rows = [heads]
    for row in range(max(map(len, position.columns), default=0)):
        cells = []
        for number, column in enumerate(position.columns):
            seen = reveal or position.is_face_up(number, row)
            cells.append(("  " + (format_card(column[row]) if seen else HIDDEN)) if row < len(column) else "    ")
        rows.append("".join(cells).rstrip())
    return rows


def _card_text(position: CoveringPosition, slot: int, reveal: bool) -> str:
    value = position.cards[slot]
    if value is None or not position.present >> slot & 1:
        return "  "
    return format_card(value) if reveal or position.is_face_up(slot) else HIDDEN


def _chain_rows(position: CoveringPosition, reveal: bool) -> list[str]:
    piles = position.rules.layout.piles
    rows = ["".join(f"{n + 1:>4}" for n in range(len(piles)))]
    for row in range(max(map(len, piles))):
        rows.append("".join(f"  {_card_text(position, pile[row], reveal)}" for pile in piles if row < len(pile)).rstrip())
    return rows


def _overlap_rows(position: CoveringPosition, reveal: bool) -> list[str]:
    """Return the rows of an overlapping layout, with the slot numbers under each row. Each half card is two characters wide."""
    rows: dict[int, list[tuple[int, int]]] = {}
    for slot, (row, x) in enumerate(position.rules.layout.places):
        rows.setdefault(row, []).append((x, slot))
    lines = []
    for slots in rows.values():
        faces = numbers = ""
        for x, slot in slots:
            face = _card_text(position, slot, reveal)
            faces = f"{faces:<{2 * x}}{face}"
            numbers = f"{numbers:<{2 * x}}{slot + 1 if face.strip() else '':>2}"
        lines += [faces.rstrip(), numbers.rstrip()]
    return lines

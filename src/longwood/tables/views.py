"""The player's view of a table. Hidden cards are left out here, before the view is encoded."""

from __future__ import annotations

from datetime import date

from longwood import protocol
from longwood.cards import format_card
from longwood.play import (
    FOUNDATION,
    HOLE,
    STOCK,
    WASTE,
    ColumnPosition,
    CoveringPosition,
    HolesPosition,
    Move,
    Position,
    can_finish,
    hole_number,
    is_free_of_cost,
    is_impossible,
    score,
    supermoves,
)
from longwood.rules import Empty
from longwood.solver.sampling import is_all_seen
from longwood.tables.games import game_view
from longwood.tables.piles import hole_name, tableau_letter
from longwood.tables.state import TableState
from longwood.tables.store import is_by_solver


def table_view(
    table_id: str,
    table: TableState,
    round_view: protocol.Round | None,
    ref: int | None = None,
    *,
    winnable: bool = False,
    daily: date | None = None,
    unsolved: bool = False,
) -> protocol.Table:
    """Return the table as its player sees it.

    - `ref`: the action that it answers.
    - `winnable`: whether it was dealt as a winnable deal.
    - `daily`: the day whose daily deal it is.
    - `unsolved`: whether no study could decide the deal.
    """
    position = table.position
    over = table.ended or table.closed
    return protocol.Table(
        table=table_id,
        seq=table.seq,
        ref=ref,
        game=game_view(table.game),
        deal=str(table.deal),
        piles=piles_view(position),
        moves=[] if over else moves_view(position),
        outcome=position.outcome().value,
        ended=over,
        undo=table.undo_state,
        redo=table.can_redo,
        practice=table.practice,
        helped=protocol.Helped(
            table.hints, table.has_verdict, table.solver_moves, table.fair_hints, is_by_solver(table.solver_moves, position.played)
        ),
        played=position.played,
        elapsed_ms=table.elapsed_ms,
        score=score_view(position),
        redeals_left=position.redeals_left if isinstance(position, ColumnPosition | HolesPosition) else 0,
        winnable=winnable,
        impossible=table.seq == 0 and is_impossible(position),
        round=round_view,
        bookmarks=bookmarks_view(table),
        daily=None if daily is None else daily.isoformat(),
        unsolved=unsolved,
        unseen=not (over or is_all_seen(position)),
        finish=not over and isinstance(position, ColumnPosition) and can_finish(position),
    )


def bookmarks_view(table: TableState) -> list[protocol.BookmarkView]:
    """Return the player's bookmarks."""
    return [
        protocol.BookmarkView(
            number,
            len(bookmark.moves),
            protocol.Score(*bookmark.score),
            here=bookmark.is_of(table.position),
            practice=table.would_practise(number),
        )
        for number, bookmark in table.bookmarks.items()
    ]


def score_view(position: Position) -> protocol.Score:
    """Return the current score."""
    points = score(position)
    return protocol.Score(points.value, points.of, points.streak)


def piles_view(position: Position) -> list[protocol.Pile]:
    """Return all piles. Face-down cards are counted, but not named."""
    if isinstance(position, ColumnPosition):
        return _column_piles(position)
    if isinstance(position, CoveringPosition):
        return _covering_piles(position)
    raise TypeError(f"no view of {type(position).__name__}")


def _column_piles(position: ColumnPosition) -> list[protocol.Pile]:
    piles = [
        protocol.Pile("stock", "stock", len(position.stock), []),
        protocol.Pile("waste", "waste", 0, [format_card(c) for c in position.waste]),
    ]
    for number, cards in enumerate(position.foundations.piles):
        begins = None if cards else format_card(position.foundations.first(number))
        piles.append(protocol.Pile(f"f{number + 1}", "foundation", 0, [format_card(c) for c in cards], begins))
    fills = {Empty.KING: "K", Empty.QUEEN: "Q"}.get(position.rules.empty)
    for column, cards in enumerate(position.columns):
        faces = [format_card(c) if position.is_face_up(column, row) else "" for row, c in enumerate(cards)]
        hidden = next((row for row, face in enumerate(faces) if face), len(faces))
        is_cell = position.is_cell(column)
        begins = None if cards or is_cell else fills
        piles.append(protocol.Pile(f"c{column + 1}", "cell" if is_cell else "column", hidden, faces[hidden:], begins))
    return piles


def _covering_piles(position: CoveringPosition) -> list[protocol.Pile]:
    layout = position.rules.layout
    holes = position.holes if isinstance(position, HolesPosition) else [position.hole]
    piles = [protocol.Pile(hole_name(position, n), "hole", 0, [format_card(c) for c in hole]) for n, hole in enumerate(holes)]
    has_waste = position.rules.has_waste
    if isinstance(position, HolesPosition) and has_waste:
        piles.insert(0, protocol.Pile("waste", "waste", 0, [format_card(c) for c in position.waste]))
    if position.stock or has_waste:
        piles.insert(0, protocol.Pile("stock", "stock", position.stock_left, []))
    for number, slots in enumerate(layout.piles or [(slot,) for slot in range(layout.slots)], 1):
        present = [(slot, value) for slot in slots if position.present >> slot & 1 and (value := position.cards[slot]) is not None]
        seen = [format_card(value) for slot, value in present if position.is_face_up(slot)]
        letter = tableau_letter(position)
        piles.append(protocol.Pile(f"{letter}{number}", "column" if layout.piles else "slot", len(present) - len(seen), seen))
    return piles


def moves_view(position: Position) -> list[protocol.Move]:
    """Return the legal moves, best first for a tap, then the supermoves."""
    moves = [move_view(position, move) for move in position.legal_moves()]
    if isinstance(position, ColumnPosition):
        for way in supermoves(position):
            steps = [(f"c{step.source + 1}", f"c{step.target + 1}") for step in way.steps]
            text = " ".join(map(position.format_move, way.steps))
            moves.append(protocol.Move(f"c{way.source + 1}", f"c{way.target + 1}", way.cards, text, steps=steps))
    return moves


def move_view(position: Position, move: Move) -> protocol.Move:
    """Return a legal move as a move between named piles."""
    names = {STOCK: "stock", WASTE: "waste"}
    letter = tableau_letter(position)
    count = move.cards
    source = names.get(move.source) or f"{letter}{move.source + 1}"
    target = names.get(move.target) or f"{letter}{move.target + 1}"
    if isinstance(position, CoveringPosition) and move.target <= HOLE:
        target = hole_name(position, hole_number(move.target))
    if isinstance(position, HolesPosition) and STOCK in (move.source, move.target):
        drawn = min(position.rules.draw, position.stock_left)
        count = drawn if move.source == STOCK else len(position.waste)
    if isinstance(position, ColumnPosition):
        if move.card is not None:
            source = f"f{position.foundations.pile_with_top(move.card) + 1}"
        if move.target == FOUNDATION:
            value = position.waste[-1] if move.source == WASTE else position.columns[move.source][-1]
            target = f"f{position.foundations.pile_for(value) + 1}"
        if move.source == STOCK:
            count = min(position.rules.draw, len(position.stock))
        elif move.target == STOCK:
            count = len(position.waste)
    free = isinstance(position, ColumnPosition) and is_free_of_cost(position, move)
    return protocol.Move(source, target, count, position.format_move(move), free)

"""The lesson of a game, step by step, and the answer to a move that isn't the one of a step. The referee makes and judges all moves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from longwood import protocol
from longwood.cards import Card, format_card
from longwood.errors import IllegalMoveError, RefusedError
from longwood.locales import Phrase, translated
from longwood.play import FOUNDATION, STOCK, WASTE, ColumnPosition, CoveringPosition, HolesPosition, Move, Position
from longwood.tables.errors import NotFoundError
from longwood.tables.events import Moved
from longwood.tables.lessons.ideas import Idea, explanation, goal, hole_of, ideas_of, still_to_know
from longwood.tables.lessons.lines import LINES
from longwood.tables.piles import move_of
from longwood.tables.state import TableState
from longwood.tables.views import move_view, table_view
from longwood.tables.wording import problem_of
from longwood.variants import Game, find_game, game_name

_TABLE: Final = "lesson"
"""The table id of a lesson. Nothing is stored under it."""


class Line:
    """The moves of a lesson: a deal, its moves, and the idea that each move teaches first."""

    def __init__(self, game: Game, deal: int, moves: tuple[str, ...]) -> None:
        self.game = game
        self.deal = deal
        self.moves: list[Move] = []
        self.ideas: list[Idea | None] = []
        """For each move, the idea that it teaches, or None if earlier moves have taught all its ideas."""
        state = TableState(game, deal)
        for text in moves:
            move = state.position.parse_move(text)
            fresh = (idea for idea in ideas_of(state.position, move) if idea not in self.ideas and explanation(game.rules, idea))
            self.ideas.append(next(fresh, None))
            self.moves.append(move)
            state.apply(Moved(text, 0))

    def state(self, played: int) -> TableState:
        """Return the table after the first `played` moves."""
        state = TableState(self.game, self.deal)
        for move in self.moves[:played]:
            state.apply(Moved(state.position.format_move(move), 0))
        return state


@lru_cache(maxsize=128)
def line_of(game_id: str) -> Line:
    """Return the moves of a game's lesson. Raises NotFoundError if the game has no lesson."""
    game = find_game(game_id)
    if game.id not in LINES:
        raise NotFoundError(Phrase("error-no-lesson"))
    deal, moves = LINES[game.id]
    return Line(game, deal, tuple(moves.split()))


def lesson_view(game_id: str, language: str) -> protocol.Lesson:
    """Return the lesson of a game: the goal, a step for each move, and what else to know. Raises NotFoundError."""
    line = line_of(game_id)
    rules = line.game.rules

    def step(played: int, title: Phrase, lines: list[Phrase], task: Phrase | None, move: Move | None) -> protocol.LessonStep:
        state = line.state(played)
        table = table_view(_TABLE, state, None)
        view = None
        if move is not None:
            wanted = move_view(state.position, move)
            view = protocol.LessonMove(wanted.source, wanted.target, wanted.count)
            table = replace(table, moves=[wanted, *(one for one in table.moves if one != wanted)])
        return protocol.LessonStep(
            translated(title, language),
            [translated(text, language) for text in lines],
            "" if task is None else translated(task, language),
            view,
            replace(table, undo="none", redo=False),
        )

    heading, aim = goal(rules)
    steps = [step(0, heading, [aim], None, None)]
    for played, (move, idea) in enumerate(zip(line.moves, line.ideas, strict=True)):
        taught = explanation(rules, idea) if idea else None
        title, lines = (taught[0], [taught[1]]) if taught else (Phrase("lesson-go-on"), [])
        steps.append(step(played, title, lines, _task(line.state(played).position, move), move))
    known = [idea for idea in line.ideas if idea]
    steps.append(step(len(line.moves), Phrase("lesson-end"), [*still_to_know(rules, known), Phrase("lesson-end-help")], None, None))
    return protocol.Lesson(line.game.id, game_name(line.game.variant, language), str(line.deal), steps)


def _task(position: Position, move: Move) -> Phrase:
    """Return what to do for a move, as a sentence."""
    if move.source == STOCK:
        return Phrase("lesson-do-draw")
    if move.target == STOCK:
        return Phrase("lesson-do-redeal")
    if isinstance(position, CoveringPosition):
        if isinstance(position, HolesPosition) and move.source == WASTE:
            value: Card | None = position.waste[-1]
        else:
            value = position.cards[position.slot_of(move.source)]
        card, hole = "" if value is None else format_card(value), hole_of(position, move)
        if not hole:
            return Phrase("lesson-do-first", card=card)
        return Phrase("lesson-do-onto", card=card, onto=format_card(hole[-1]))
    if not isinstance(position, ColumnPosition):
        raise TypeError(f"no lessons about {type(position).__name__}")
    source = position.waste if move.source == WASTE else position.columns[move.source]
    card = format_card(source[-move.cards] if move.card is None else move.card)
    if move.target == FOUNDATION:
        return Phrase("lesson-do-foundation", card=card)
    target = position.columns[move.target]
    if not target:
        return Phrase("lesson-do-cell" if position.is_cell(move.target) else "lesson-do-empty", card=card)
    return Phrase("lesson-do-run" if move.cards > 1 else "lesson-do-onto", card=card, onto=format_card(target[-1]))


def why_not(game_id: str, step: int, tried: protocol.LessonMove) -> protocol.Problem:
    """Return why a move isn't the move of a step: the referee's reason if it is illegal, else that the lesson shows another move.

    Step 1 is the first move. Raises NotFoundError for an unknown lesson or step, and NotationError for an unknown pile.
    """
    line = line_of(game_id)
    if not 0 <= step <= len(line.moves) + 1:
        raise NotFoundError(Phrase("error-no-lesson"))
    position = line.state(max(0, step - 1)).position
    move = move_of(position, tried.source, tried.target, tried.count)
    reason = position.reason(move)
    if reason is not None:
        return problem_of(IllegalMoveError(reason, position.format_move(move), position.line()))
    return problem_of(RefusedError("lesson-other", Phrase("refused-lesson")))

"""Boards of other programs that players paste, to play them or to have them solved.

Nothing is stored: each request contains the board and the moves made since, and the referee replays them.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from longwood import protocol
from longwood.errors import DealError, NotationError
from longwood.locales import Phrase, translated
from longwood.play import ColumnPosition, HolesPosition, Position, format_record, make_record
from longwood.play.boards import parse_board
from longwood.solver.verdict import verdict_word
from longwood.tables.games import game_view
from longwood.tables.history.replays import ReplayError
from longwood.tables.searches.advice import Finding
from longwood.tables.views import moves_view, piles_view, score_view
from longwood.variants import find_game, game_name

_MOST_MOVES: Final = 5000


class BoardError(DealError):
    """A pasted board isn't a position of its game. The message is in the player's language."""

    code = "board"

    def __init__(self, message: str, line: int | None) -> None:
        super().__init__(message)
        self.line = line
        """The line of the mistake, from 1, or None if it isn't on one line."""


@contextmanager
def in_language(pasted: protocol.PastedBoard, language: str) -> Generator[None]:
    """Translate the error of a board that can't be read. Raises BoardError in its place."""
    try:
        yield
    except DealError as error:
        if not isinstance(error.text, Phrase):
            raise  # it exists only in English
        variant, values = find_game(pasted.game).variant, dict(error.text.values)
        if values.get("game") == variant.name:
            values["game"] = game_name(variant, language)
        line = values.get("line")
        raise BoardError(translated(Phrase(error.text.id, **values), language), line if isinstance(line, int) else None) from None


def placing(pasted: protocol.PastedBoard) -> Generator[None, None, Position]:
    """Return the position of a pasted board after its moves, as a generator that makes one move per step.

    Raises UnknownGameError, RulesError, DealError if the text is not a board of this game, and ReplayError if a move is illegal.
    """
    position = parse_board(find_game(pasted.game).rules, pasted.text)
    texts = pasted.moves.split()
    if len(texts) > _MOST_MOVES:
        raise ReplayError(Phrase("error-replay-long", most=_MOST_MOVES, moves=len(texts)))
    for number, text in enumerate(texts, 1):
        try:
            move = position.parse_move(text)
        except NotationError as error:
            raise ReplayError(Phrase("error-replay-unread", number=number, why=error.text)) from None
        if (why := position.reason(move)) is not None:
            raise ReplayError(Phrase("error-replay-move", number=number, move=text, why=why))
        position.apply(move)
        yield
    return position


def board_view(pasted: protocol.PastedBoard, position: Position) -> protocol.BoardView:
    """Return a position as its player sees it."""
    game = find_game(pasted.game)
    return protocol.BoardView(
        game_view(game),
        piles_view(position),
        moves_view(position),
        score_view(position),
        len(pasted.moves.split()),
        position.outcome().value,
        position.redeals_left if isinstance(position, ColumnPosition | HolesPosition) else 0,
        format_record(make_record(game.id, game.options, game.rules, position, started_from=_first_line(position))),
    )


def _first_line(position: Position) -> str:
    first = position.copy()
    while first.played:
        first.pop()
    return first.line()


def solved_view(found: Finding) -> protocol.BoardSolved:
    """Return what the solver found."""
    return protocol.BoardSolved(verdict_word(found.verdict), [str(move) for move in found.line])

"""A table in play: what its events make of it, and which action may become the next event. Pure: no store, no clock, no socket."""

from __future__ import annotations

from typing import Literal

from longwood.errors import IllegalMoveError, LongwoodError
from longwood.play import Move, Outcome, Position, is_finished, start
from longwood.play.moves import STOCK
from longwood.rules import Scoring
from longwood.server.events import Ended, Event, Moved, Redone, Restarted, Undone
from longwood.server.piles import move_of
from longwood.server.protocol import ClientMessage, End, Play, Redo, Restart, Undo
from longwood.variants import Game


class RefusedError(LongwoodError):
    """An action the table does not take now; `code` says why for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class LiveTable:
    """One game at a table.

    seq: number of the last event. practice: an undo made its result no longer count. ended: the player ended it. closed: a later
    hole of its round was dealt, so it stands as it is.
    """

    def __init__(self, game: Game, deal: int) -> None:
        self.game = game
        self.deal = deal
        self.position: Position = start(game.rules, deal)
        self.seq = 0
        self.elapsed_ms = 0
        self.practice = False
        self.ended = False
        self.closed = False
        self._redo: list[Move] = []

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end: won, ended, or a covering game with nothing left to do."""
        return self.ended or self.closed or is_finished(self.position)

    @property
    def can_redo(self) -> bool:
        return bool(self._redo) and not self.ended and not self.closed

    @property
    def undo_state(self) -> Literal["none", "free", "marks"]:
        """`none`, `free`, or `marks` when taking the last move back would make the game practice."""
        if self.ended or self.closed or not self.position.moves or self.position.outcome() is Outcome.WON:
            return "none"
        return "marks" if self._would_mark(self.position.moves[-1:]) else "free"

    def _would_mark(self, moves: tuple[Move, ...]) -> bool:
        """Whether taking these moves back ends scored play: any of them in patience, a draw among them in Golf. Source: rules.md A0.15."""
        if self.practice:
            return False
        if getattr(self.game.rules, "scoring", None) is Scoring.HOLE:
            return any(move.source == STOCK for move in moves)
        return bool(moves)

    def decide(self, action: ClientMessage, *, longest_ms: int) -> Event:
        """The event an action asks for. Raises RefusedError, or IllegalMoveError and NotationError for moves; changes nothing.

        The time played is the player's word, but never shrinks and never passes longest_ms.
        """
        elapsed_ms = max(self.elapsed_ms, min(action.elapsed_ms, longest_ms))
        if self.closed:
            raise RefusedError("closed", "the next hole is dealt: this one stands as it is")
        if self.ended:
            raise RefusedError("ended", "this game is ended")
        match action:
            case Play():
                move = move_of(self.position, action.source, action.target, action.count)
                reason = self.position.reason(move)
                text = self.position.format_move(move)
                if reason is not None:
                    raise IllegalMoveError(reason, text, self.position.line())
                return Moved(text, elapsed_ms)
            case Undo():
                self._check_undo(self.position.moves[-1:], action.practice)
                return Undone(elapsed_ms)
            case Restart():
                self._check_undo(self.position.moves, action.practice)
                return Restarted(elapsed_ms)
            case Redo():
                if not self.can_redo:
                    raise RefusedError("nothing-to-redo", "there is no move to play again")
                return Redone(elapsed_ms)
            case End():
                if is_finished(self.position):
                    raise RefusedError("over", "this game is over already")
                return Ended(elapsed_ms)

    def _check_undo(self, moves: tuple[Move, ...], agreed: bool) -> None:
        if not moves:
            raise RefusedError("nothing-to-undo", "there is no move to take back")
        if self.position.outcome() is Outcome.WON:
            raise RefusedError("over", "this game is won: its result stands")
        if self._would_mark(moves) and not agreed:
            raise RefusedError("marks-practice", "taking this back makes it a practice game, whose result does not count")

    def apply(self, event: Event) -> None:
        """Makes what a stored event says; its moves were legal when they were stored, and are checked again."""
        match event:
            case Moved():
                self.position.push(self.position.parse_move(event.move))
                self._redo.clear()
            case Undone():
                self.practice = self.practice or self._would_mark(self.position.moves[-1:])
                self._redo.append(self.position.pop())
            case Restarted():
                self.practice = self.practice or self._would_mark(self.position.moves)
                while self.position.moves:
                    self._redo.append(self.position.pop())
            case Redone():
                self.position.push(self._redo.pop())
            case Ended():
                self.ended = True
        self.elapsed_ms = event.elapsed_ms
        self.seq += 1

"""The state of a table: applies its events, and decides which event an action causes. Pure: no store, no clock, no socket."""

from __future__ import annotations

from copy import copy
from typing import Final, Literal

from longwood.errors import IllegalMoveError, RefusedError
from longwood.locales import Phrase
from longwood.play import FOUNDATION, ColumnPosition, Move, Outcome, Position, is_finished, start, supermoves
from longwood.play.moves import STOCK
from longwood.protocol import Action, Ask, Bookmark, End, Help, Play, Redo, RemoveBookmark, Restart, Return, Undo
from longwood.rules import Scoring
from longwood.solver.sampling import is_all_seen
from longwood.tables.bookmarks import Bookmarks
from longwood.tables.events import (
    Bookmarked,
    BookmarkRemoved,
    Ended,
    Event,
    Helped,
    Moved,
    MovedTogether,
    Redone,
    Restarted,
    Returned,
    Undone,
)
from longwood.tables.piles import move_of
from longwood.variants import Game

LONGEST_GAME_MS: Final = 2**31 - 1
"""The longest playing time that is recorded: 24 days, which fits into 32 bits."""

MOST_STEPS: Final = 20_000
"""The most steps of one table. This many are replayed within two seconds when a table is loaded."""

_MOST_TOGETHER: Final = 128
"""The most moves in one gesture. Even a run of sixteen cards needs only 81 moves with four empty columns, and a run has at most 13."""


class TableState:
    """One game at a table."""

    def __init__(self, game: Game, deal: int) -> None:
        self.game = game
        self.deal = deal
        self.position: Position = start(game.rules, deal)
        self.names: list[str | None] = []
        """For each event, the name of the message that caused it, or None."""
        self.steps = 0
        """The number of events, plus the moves that an event made together or replayed."""
        self.elapsed_ms = 0
        """The time played so far."""
        self.practice = False
        """Whether an undo made it a practice game, whose result doesn't count."""
        self.ended = False
        """Whether the player ended the game. A hole of Golf is final then; another game is given up, and an undo continues it."""
        self.closed = False
        """Whether the table can no longer change, because it was reshuffled or the next hole of its round was dealt."""
        self.hints = 0
        """The number of hints the player asked for."""
        self.fair_hints = 0
        """The number of hints from what the player sees, which use no hidden cards."""
        self.solver_moves = 0
        """The number of moves that the solver played, also of those that were undone."""
        self.has_verdict = False
        """Whether the player asked for the verdict."""
        self.knows_par = False
        """Whether the player has seen the best score of the deal."""
        self.bookmarks = Bookmarks()
        self._marks: frozenset[int] = frozenset()
        """The numbers of the events before the marks of analyses, of which a game has two at most."""
        self._gestures: list[int] = []
        """The number of moves after each gesture. The moves of one gesture are undone together."""
        self._redo: list[tuple[Move, ...]] = []
        """The gestures that can be redone, the next one last."""

    @property
    def seq(self) -> int:
        """The number of the last event; 0 before the first."""
        return len(self.names)

    @property
    def is_over(self) -> bool:
        """Whether the game is over: won, ended, closed, or a covering game with no moves left."""
        return self.ended or self.closed or is_finished(self.position)

    @property
    def can_redo(self) -> bool:
        """Whether a move can be redone."""
        return bool(self._redo) and not self.ended and not self.closed

    @property
    def is_final(self) -> bool:
        """Whether nothing can continue the game: it is closed, or a hole of Golf that the player ended."""
        return self.closed or (self.ended and is_hole(self.game))

    @property
    def is_given_up(self) -> bool:
        """Whether the player has given up the game. An undo continues it, without undoing a move."""
        return self.ended and not self.is_final

    @property
    def is_full(self) -> bool:
        """Whether the table has reached MOST_STEPS. Ending the game and asking for a verdict are still allowed."""
        return self.steps >= MOST_STEPS

    def allows(self, event: Event) -> bool:
        """Return whether an event of an imported game is within the limits of a table."""
        if isinstance(event, MovedTogether) and len(event.moves) > _MOST_TOGETHER:
            return False
        if not self.is_full or isinstance(event, Ended):
            return True
        return isinstance(event, Helped) and self._is_first(event)

    def _is_first(self, event: Helped) -> bool:
        """Return whether an event is the first that marks the game for the verdict or for the best score."""
        return not {"verdict": self.has_verdict, "par": self.knows_par}.get(event.help, True)

    @property
    def undo_state(self) -> Literal["none", "free", "marks"]:
        """Whether the last move can be undone: `none` (no), `free`, or `marks` if that would make the game practice."""
        if self.is_final or self.position.outcome() is Outcome.WON:
            return "none"
        if self.is_given_up:
            if self.is_full:
                return "none"
            return "marks" if self._would_mark(()) else "free"
        if self.position.played == 0:
            return "none"
        return "marks" if self._would_mark(self._last_gesture) else "free"

    @property
    def is_helped(self) -> bool:
        """Whether the player used help that sees hidden cards."""
        return bool(self.hints or self.solver_moves or self.has_verdict)

    @property
    def _last_gesture(self) -> tuple[Move, ...]:
        """The moves of the last gesture."""
        return self.position.moves_after(self._gestures[-2] if len(self._gestures) > 1 else 0)

    def _undone(self, to: int | None) -> tuple[Move, ...]:
        """Return the moves that an undo takes back. to: how many moves are left at most; None for the last gesture, or a game given up."""
        if to is None:
            return () if self.ended else self._last_gesture
        left = max((played for played in self._gestures if played <= to), default=0)
        return self.position.moves_after(left)

    def _would_mark(self, moves: tuple[Move, ...]) -> bool:
        """Return whether undoing these moves would end scored play. In Golf only the undo of a draw does. Source: docs/rulings.md, R68."""
        if self.practice:
            return False
        if self.knows_par:
            return True
        if is_hole(self.game):
            return any(move.source == STOCK for move in moves)
        return bool(moves)

    def was_done(self, message: Action | Ask) -> bool:
        """Return whether an earlier copy of this message caused the event after those that its sender knew."""
        at = self.known(message)
        return at is not None and 0 <= at < self.seq and message.name is not None and self.names[at] == message.name

    def known(self, message: Action | Ask) -> int | None:
        """Return `message.after`, and the marks of analyses after it. A named message means the same position before and after them."""
        after = message.after
        while after is not None and message.name is not None and after in self._marks:
            after += 1
        return after

    def decide(self, action: Action, *, longest_ms: int) -> Event:
        """Return the event of an action, without applying it. Raises RefusedError, or IllegalMoveError and NotationError for moves.

        The client reports the time played. It never decreases and is limited to longest_ms.
        """
        elapsed_ms = self._elapsed(action, longest_ms)
        if self.known(action) not in (None, self.seq):
            if action.name is None:  # an old version of the page, which may resend an action that was already performed
                raise RefusedError("unnamed", "the game has changed since")
            raise RefusedError("moved-on", Phrase("refused-moved-on"))
        if self.closed:
            raise RefusedError("closed", Phrase("refused-closed"))
        if self.is_final or (self.ended and not isinstance(action, Undo | Restart | Return)):
            raise RefusedError("ended", Phrase("refused-ended"))
        if self.is_full and not isinstance(action, End):
            raise _too_long()
        match action:
            case Play():
                return self._played(action, elapsed_ms)
            case Undo():
                self._check_undo(self._undone(action.to), action.practice)
                return Undone(elapsed_ms, action.to)
            case Restart():
                self._check_undo(self.position.moves, action.practice)
                return Restarted(elapsed_ms)
            case Redo():
                if not self.can_redo:
                    raise RefusedError("nothing-to-redo", Phrase("refused-redo"))
                return Redone(elapsed_ms)
            case Bookmark():
                self.bookmarks.check_free(self.position)
                return Bookmarked(elapsed_ms)
            case RemoveBookmark():
                self.bookmarks.find(action.number)
                return BookmarkRemoved(action.number, elapsed_ms)
            case Return():
                self._check_return(action.number, action.practice)
                return Returned(action.number, elapsed_ms)
            case End():
                if is_finished(self.position):
                    raise RefusedError("over", Phrase("refused-over"))
                if self.position.played == 0 and not is_hole(self.game):
                    raise RefusedError("not-begun", Phrase("refused-not-begun"))
                return Ended(elapsed_ms)

    def asked(self, question: Ask, *, longest_ms: int) -> Event | None:
        """Return the event for a question to the solver, or None if it changes nothing. The event isn't applied. Raises RefusedError."""
        elapsed_ms = self._elapsed(question, longest_ms)
        if self.known(question) not in (None, self.seq):
            raise RefusedError("given-up", Phrase("refused-given-up"))
        over = self.is_over
        if question.help == "par":
            if getattr(self.game.rules, "scoring", None) not in (Scoring.HOLE, Scoring.PEAKS):
                raise RefusedError("no-par", Phrase("refused-no-par"))
            if not over:
                raise RefusedError("not-over", Phrase("refused-not-over"))
            return None if self.is_final or self.knows_par else Helped("par", elapsed_ms)
        if over:
            raise RefusedError("over", Phrase("refused-over"))
        if self.is_full and question.help != "verdict":
            raise _too_long()
        if question.help == "fair" and is_all_seen(self.position):
            raise RefusedError("all-seen", Phrase("refused-all-seen"))
        if question.help == "show" or (question.help == "verdict" and self.has_verdict):
            return None
        return Helped(question.help, elapsed_ms)

    def shown(self, question: Ask, move: Move, *, longest_ms: int) -> Event:
        """Return the event of a move that the search plays for the player, in answer to a question. The event isn't applied."""
        return Moved(self.position.format_move(move), self._elapsed(question, longest_ms), shown=True)

    def analysis_event(self) -> Event | None:
        """Return the event of an analysis, which reveals the hidden cards; None if it changes nothing.

        It marks a game in progress as helped. In a game that is over, it makes an undo end scored play.
        """
        if not self.is_over:
            return None if self.has_verdict else Helped("verdict", self.elapsed_ms)
        return None if self.is_final or self.knows_par else Helped("par", self.elapsed_ms)

    def _elapsed(self, message: Action | Ask, longest_ms: int) -> int:
        return max(self.elapsed_ms, min(message.elapsed_ms, longest_ms))

    def _played(self, action: Play, elapsed_ms: int) -> Event:
        move = move_of(self.position, action.source, action.target, action.count)
        reason = self.position.reason(move)
        if reason is None:
            if action.joined and (move.target != FOUNDATION or not self._gestures):
                raise RefusedError("not-joined", Phrase("refused-not-joined"))
            return Moved(self.position.format_move(move), elapsed_ms, action.joined)
        if move.cards > 1 and isinstance(self.position, ColumnPosition):
            for way in supermoves(self.position):
                if way[:3] == move[:3]:
                    return MovedTogether([self.position.format_move(step) for step in way.steps], elapsed_ms)
        raise IllegalMoveError(reason, self.position.format_move(move), self.position.line())

    def _check_undo(self, moves: tuple[Move, ...], agreed: bool) -> None:
        if not moves and not self.ended:
            raise RefusedError("nothing-to-undo", Phrase("refused-undo"))
        if self.position.outcome() is Outcome.WON:
            raise RefusedError("over", Phrase("refused-won"))
        if self._would_mark(moves) and not agreed:
            raise RefusedError("marks-practice", Phrase("refused-practice"))

    def would_practise(self, number: int) -> bool:
        """Return whether returning to a bookmark would make the game practice."""
        return self._would_mark(self.position.moves_after(self._moves_in_common(number)))

    def _moves_in_common(self, number: int) -> int:
        """Return the number of moves that the game doesn't undo when it returns to a bookmark."""
        return self.bookmarks.find(number).moves_in_common(self.position.moves, self._gestures)

    def _check_return(self, number: int, agreed: bool) -> None:
        if self.bookmarks.find(number).is_of(self.position):
            raise RefusedError("here", Phrase("refused-here"))
        if self.position.outcome() is Outcome.WON:
            raise RefusedError("over", Phrase("refused-won"))
        if self.would_practise(number) and not agreed:
            raise RefusedError("marks-practice", Phrase("refused-practice"))

    def apply(self, event: Event, name: str | None = None) -> None:
        """Apply a stored event and remember the name of its message. Moves are checked, although they were legal when they were stored."""
        match event:
            case Moved():
                self.position.push(self.position.parse_move(event.move))
                if event.joined:
                    self._gestures.pop()
                self._gestures.append(self.position.played)
                self.solver_moves += event.shown
                self._redo.clear()
            case MovedTogether():
                for text in event.moves:
                    self.position.push(self.position.parse_move(text))
                self._gestures.append(self.position.played)
                self._redo.clear()
                self.steps += len(event.moves)
            case Undone():
                moves = self._undone(event.to)
                if not moves and not self.ended:
                    raise RefusedError("nothing-to-undo", Phrase("refused-undo"))
                self.practice |= self._would_mark(moves)
                self.has_verdict |= event.to is not None
                self._continue()
                left = self.position.played - len(moves)
                while self.position.played > left:
                    self._take_back()
            case Restarted():
                self.practice |= self._would_mark(self.position.moves)
                self._continue()
                while self._gestures:
                    self._take_back()
            case Redone():
                self._replay(self._redo.pop())
            case Bookmarked():
                self.bookmarks.add(self.position, self._gestures)
            case BookmarkRemoved():
                self.bookmarks.remove(event.number)
            case Returned():
                self._return_to(event.number)
            case Helped():
                if name is None and self._is_first(event):
                    self._marks |= {self.seq}
                self._note_help(event.help)
            case Ended():
                self.ended = True
        self.elapsed_ms = event.elapsed_ms
        self.steps += 1
        self.names.append(name)

    def after(self, event: Event, name: str | None = None) -> TableState:
        """Return a copy of the state after an event. Raises the same errors as `apply`."""
        state = self.copy()
        state.apply(event, name)
        return state

    def copy(self) -> TableState:
        """Return an independent state. This takes microseconds for every thousand moves, because the moves themselves are shared."""
        twin = copy(self)
        twin.position = self.position.copy()
        twin.names, twin.bookmarks = self.names.copy(), self.bookmarks.copy()
        twin._gestures, twin._redo = self._gestures.copy(), self._redo.copy()
        return twin

    def _continue(self) -> None:
        """Go on with the game if it was given up. A player who has seen its analysis since then has had help."""
        self.has_verdict |= self.ended and self.knows_par
        self.ended = False

    def _take_back(self) -> None:
        moves = self._last_gesture
        self._gestures.pop()
        for _ in moves:
            self.position.pop()
        self._redo.append(moves)

    def _replay(self, moves: tuple[Move, ...]) -> None:
        """Replay the moves of a gesture. They were legal in this position before."""
        for move in moves:
            self.position.apply(move)
        self._gestures.append(self.position.played)
        self.steps += len(moves)

    def _return_to(self, number: int) -> None:
        common = self._moves_in_common(number)
        self._continue()
        self.practice |= self._would_mark(self.position.moves_after(common))
        while self.position.played > common:
            self._take_back()
        for moves in self.bookmarks.find(number).gestures_after(common):
            # Later moves can still be redone if they continue this line. Moves of another line are dropped.
            if self._redo and self._redo.pop() != moves:
                self._redo.clear()
            self._replay(moves)

    def _note_help(self, help: Help) -> None:
        match help:
            case "nudge" | "move" | "line":
                self.hints += 1
            case "verdict":
                self.has_verdict = True
            case "par":
                self.knows_par = True
            case "fair":
                self.fair_hints += 1
            case "show":  # counted when the solver's move is made
                pass


def is_hole(game: Game) -> bool:
    """Return whether a game is a hole of Golf, which is scored as it is when the player ends it."""
    return getattr(game.rules, "scoring", None) is Scoring.HOLE


def _too_long() -> RefusedError:
    return RefusedError("worn-out", Phrase("refused-too-long"))

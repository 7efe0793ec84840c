"""A table in play: what its events make of it, and which action may become the next event. Pure: no store, no clock, no socket."""

from __future__ import annotations

from copy import copy
from typing import Final, Literal

from longwood.errors import IllegalMoveError, RefusedError
from longwood.locales import Phrase
from longwood.play import FOUNDATION, ColumnPosition, Move, Outcome, Position, is_finished, start, supermoves
from longwood.play.moves import STOCK
from longwood.rules import Scoring
from longwood.server.piles import move_of
from longwood.server.protocol import Action, Ask, Bookmark, End, Help, Play, Redo, RemoveBookmark, Restart, Return, Undo
from longwood.server.tables.bookmarks import Bookmarks
from longwood.server.tables.events import (
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
from longwood.variants import Game

LONGEST_GAME_MS: Final = 2**31 - 1
"""24 days; what a database's integer holds."""

MOST_STEPS: Final = 20_000
"""Of one table. They are made again, within two seconds, whenever it is opened after a while."""

_MOST_TOGETHER: Final = 128
"""A run of sixteen cards takes 81 moves by way of four empty columns, and a run has thirteen."""


class TableState:
    """One game at a table.

    names: of the message that each event came of, None where it had none. practice: an undo made its result no longer count. ended: the
    player ended it. closed: a later hole of its round was dealt, so it stands as it is. steps: its events, and the moves that one of them
    made together or again. hints, shown: how many hints were asked for, and moves played by the search; has_verdict:
    whether the verdict was asked for; knows_par: whether the best score of the deal was told.
    """

    def __init__(self, game: Game, deal: int) -> None:
        self.game = game
        self.deal = deal
        self.position: Position = start(game.rules, deal)
        self.names: list[str | None] = []
        self.steps = 0
        self.elapsed_ms = 0
        self.practice = False
        self.ended = False
        self.closed = False
        self.hints = 0
        self.shown = 0
        self.has_verdict = False
        self.knows_par = False
        self.bookmarks = Bookmarks()
        self._gestures: list[int] = []  # how many moves there were after each; those of one are taken back together
        self._redo: list[tuple[Move, ...]] = []

    @property
    def seq(self) -> int:
        """The number of the last event; 0 before the first."""
        return len(self.names)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end: won, ended, or a covering game with nothing left to do."""
        return self.ended or self.closed or is_finished(self.position)

    @property
    def can_redo(self) -> bool:
        return bool(self._redo) and not self.ended and not self.closed

    @property
    def is_full(self) -> bool:
        """Whether it has all the steps it may have. What comes once at most is still taken: its end, and its being laid open."""
        return self.steps >= MOST_STEPS

    def has_room_for(self, event: Event) -> bool:
        """Whether an event may come that nobody decided here: it is of a game from elsewhere."""
        if isinstance(event, MovedTogether) and len(event.moves) > _MOST_TOGETHER:
            return False
        if not self.is_full or isinstance(event, Ended):
            return True
        marked = {"verdict": self.has_verdict, "par": self.knows_par}
        return isinstance(event, Helped) and not marked.get(event.help, True)

    @property
    def undo_state(self) -> Literal["none", "free", "marks"]:
        """`none`, `free`, or `marks` when taking the last move back would make the game practice."""
        if self.ended or self.closed or self.position.played == 0 or self.position.outcome() is Outcome.WON:
            return "none"
        return "marks" if self._would_mark(self._last_gesture) else "free"

    @property
    def is_helped(self) -> bool:
        """Whether it was played with help that saw hidden cards."""
        return bool(self.hints or self.shown or self.has_verdict)

    @property
    def _last_gesture(self) -> tuple[Move, ...]:
        return self.position.moves_after(self._gestures[-2] if len(self._gestures) > 1 else 0)

    def _would_mark(self, moves: tuple[Move, ...]) -> bool:
        """Whether taking these moves back ends scored play: any move of a solitaire, a draw in Golf. Source: docs/rulings.md, R68."""
        if self.practice:
            return False
        if self.knows_par:
            return True
        if getattr(self.game.rules, "scoring", None) is Scoring.HOLE:
            return any(move.source == STOCK for move in moves)
        return bool(moves)

    def was_done(self, message: Action | Ask) -> bool:
        """Whether the event after the one it names came of this message, sent before. Where not, it never will be: see `decide`."""
        at = message.after
        return at is not None and 0 <= at < self.seq and message.name is not None and self.names[at] == message.name

    def decide(self, action: Action, *, longest_ms: int) -> Event:
        """The event an action asks for. Raises RefusedError, or IllegalMoveError and NotationError for moves; changes nothing.

        The time played is the player's word, but never shrinks and never passes longest_ms.
        """
        elapsed_ms = self._elapsed(action, longest_ms)
        if action.after is not None and action.after != self.seq:
            if action.name is None:  # of a page from before messages had names: told of another tab, it would ask anew for what may be done
                raise RefusedError("unnamed", "the game has changed since")
            raise RefusedError("moved-on", Phrase("refused-moved-on"))
        if self.closed:
            raise RefusedError("closed", Phrase("refused-closed"))
        if self.ended:
            raise RefusedError("ended", Phrase("refused-ended"))
        if self.is_full and not isinstance(action, End):
            raise _too_long()
        match action:
            case Play():
                return self._played(action, elapsed_ms)
            case Undo():
                self._check_undo(self._last_gesture, action.practice)
                return Undone(elapsed_ms)
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
                return Ended(elapsed_ms)

    def asked(self, question: Ask, *, longest_ms: int) -> Event | None:
        """The event that a question to the search is; None where it changes nothing. Raises RefusedError; changes nothing."""
        elapsed_ms = self._elapsed(question, longest_ms)
        if question.after is not None and question.after != self.seq:
            raise RefusedError("given-up", Phrase("refused-given-up"))
        over = self.is_over
        if question.help == "par":
            if getattr(self.game.rules, "scoring", None) not in (Scoring.HOLE, Scoring.PEAKS):
                raise RefusedError("no-par", Phrase("refused-no-par"))
            if not over:
                raise RefusedError("not-over", Phrase("refused-not-over"))
            return None if self.ended or self.closed or self.knows_par else Helped("par", elapsed_ms)
        if over:
            raise RefusedError("over", Phrase("refused-over"))
        if self.is_full and question.help != "verdict":
            raise _too_long()
        if question.help == "show" or (question.help == "verdict" and self.has_verdict):
            return None
        return Helped(question.help, elapsed_ms)

    def laid_open(self) -> Event | None:
        """The event that telling all that lies hidden is: a mark while the game goes on, and against going back once it is over."""
        if not self.is_over:
            return None if self.has_verdict else Helped("verdict", self.elapsed_ms)
        return None if self.ended or self.closed or self.knows_par else Helped("par", self.elapsed_ms)

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
        if not moves:
            raise RefusedError("nothing-to-undo", Phrase("refused-undo"))
        if self.position.outcome() is Outcome.WON:
            raise RefusedError("over", Phrase("refused-won"))
        if self._would_mark(moves) and not agreed:
            raise RefusedError("marks-practice", Phrase("refused-practice"))

    def would_practise(self, number: int) -> bool:
        """Whether going to that bookmark would make the game practice."""
        return self._would_mark(self.position.moves_after(self._kept_on_the_way(number)))

    def _kept_on_the_way(self, number: int) -> int:
        return self.bookmarks.find(number).moves_kept(self.position.moves, self._gestures)

    def _check_return(self, number: int, agreed: bool) -> None:
        if self.bookmarks.find(number).is_of(self.position):
            raise RefusedError("here", Phrase("refused-here"))
        if self.position.outcome() is Outcome.WON:
            raise RefusedError("over", Phrase("refused-won"))
        if self.would_practise(number) and not agreed:
            raise RefusedError("marks-practice", Phrase("refused-practice"))

    def apply(self, event: Event, name: str | None = None) -> None:
        """Makes what a stored event says, the name beside it; its moves were legal when they were stored, and are checked again."""
        match event:
            case Moved():
                self.position.push(self.position.parse_move(event.move))
                if event.joined:
                    self._gestures.pop()
                self._gestures.append(self.position.played)
                self.shown += event.shown
                self._redo.clear()
            case MovedTogether():
                for text in event.moves:
                    self.position.push(self.position.parse_move(text))
                self._gestures.append(self.position.played)
                self._redo.clear()
                self.steps += len(event.moves)
            case Undone():
                self.practice |= self._would_mark(self._last_gesture)
                self._take_back()
            case Restarted():
                self.practice |= self._would_mark(self.position.moves)
                while self._gestures:
                    self._take_back()
            case Redone():
                self._play_again(self._redo.pop())
            case Bookmarked():
                self.bookmarks.add(self.position, self._gestures)
            case BookmarkRemoved():
                self.bookmarks.remove(event.number)
            case Returned():
                self._return_to(event.number)
            case Helped():
                self._note_help(event.help)
            case Ended():
                self.ended = True
        self.elapsed_ms = event.elapsed_ms
        self.steps += 1
        self.names.append(name)

    def after(self, event: Event, name: str | None = None) -> TableState:
        """Return the state after an event; this one stays as it is. Raises as `apply` does."""
        state = self.copy()
        state.apply(event, name)
        return state

    def copy(self) -> TableState:
        """Return an independent state. It takes microseconds for every thousand moves, because the moves themselves are shared."""
        twin = copy(self)
        twin.position = self.position.copy()
        twin.names, twin.bookmarks = self.names.copy(), self.bookmarks.copy()
        twin._gestures, twin._redo = self._gestures.copy(), self._redo.copy()
        return twin

    def _take_back(self) -> None:
        moves = self._last_gesture
        self._gestures.pop()
        for _ in moves:
            self.position.pop()
        self._redo.append(moves)

    def _play_again(self, moves: tuple[Move, ...]) -> None:
        """Makes moves that were legal here before."""
        for move in moves:
            self.position.apply(move)
        self._gestures.append(self.position.played)
        self.steps += len(moves)

    def _return_to(self, number: int) -> None:
        kept = self._kept_on_the_way(number)
        self.practice |= self._would_mark(self.position.moves_after(kept))
        while self.position.played > kept:
            self._take_back()
        for moves in self.bookmarks.find(number).gestures_after(kept):
            # What can be played again after it stays so where it led on from here; elsewhere it came from another line.
            if self._redo and self._redo.pop() != moves:
                self._redo.clear()
            self._play_again(moves)

    def _note_help(self, help: Help) -> None:
        match help:
            case "nudge" | "move" | "line":
                self.hints += 1
            case "verdict":
                self.has_verdict = True
            case "par":
                self.knows_par = True
            case "show":  # counted by the moves it then makes
                pass


def _too_long() -> RefusedError:
    return RefusedError("worn-out", Phrase("refused-too-long"))

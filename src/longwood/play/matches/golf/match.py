"""Golf for two to eight players, as stroke play or match play. Everyone plays a hole at the same time. Source: docs/rulings.md, R44 to R50.

A match has no clock and no side effects. Each state depends only on the previous state, the event and its time, so a match can be
replayed from its deal number and log. All times are in milliseconds since the start of the match. `due_ms` is the time of the next
automatic change, and the caller must apply an event by then. If nothing else happens, that event is a `Tick`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from longwood.cards import derived_deal_number
from longwood.errors import IllegalMoveError, RefusedError, RulesError
from longwood.locales import Phrase
from longwood.play.covering.impossible import is_impossible
from longwood.play.covering.position import CoveringPosition
from longwood.play.matches.events import Away, Back, Tick, Withdraw
from longwood.play.matches.golf.events import MOST_PLAYERS, GolfEvent, HandIn, Next, Play, Redeal, TakeBack
from longwood.play.matches.golf.leaderboard import MatchStatus, Place, match_status, stroke_places
from longwood.play.moves import STOCK
from longwood.play.position import Outcome
from longwood.play.scoring import hole_score
from longwood.rules import CoveringRules, Scoring, deal

RESULTS_MS: Final = 30_000
"""How long the results of a hole are visible before the next hole is dealt, unless all players are ready earlier."""
ABSENT_MS: Final = 60_000
"""How long a hole waits for a disconnected player. After that, the player's current score counts."""
LONGEST_LIMIT_MS: Final = 3_600_000
"""The longest time limit for a hole."""
MOST_EXTRA: Final = 18
"""The most extra holes in a play-off. Players who are still tied after these share the place."""
_MAX_REDEALS: Final = 100


class Format(StrEnum):
    """The format of a match."""

    STROKE = "stroke"
    """Stroke play: the player with the lowest total wins."""
    MATCH = "match"
    """Match play: the side that wins more holes wins."""


@dataclass(frozen=True, slots=True)
class GolfTerms:
    """The settings of a match. Raises RulesError if a setting is out of range, or if the game isn't scored in strokes."""

    rules: CoveringRules
    format: Format = Format.STROKE
    holes: int = 18
    """The number of holes, 9 or 18."""
    own_deals: bool = False
    """Whether every player gets a separate deal for each hole."""
    play_off: bool = False
    """Whether ties are broken, with extra holes in match play or sudden death between the leaders in stroke play."""
    limit_ms: int | None = None
    """The time limit for each hole in milliseconds, or None for no limit."""

    def __post_init__(self) -> None:
        if self.rules.scoring is not Scoring.HOLE:
            raise RulesError(Phrase("error-not-multiplayer", game=self.rules.name))
        if self.holes not in (9, 18):
            raise RulesError(Phrase("error-holes", holes=self.holes))
        if self.limit_ms is not None and not 1000 <= self.limit_ms <= LONGEST_LIMIT_MS:
            raise RulesError(Phrase("error-limit"))


@dataclass(frozen=True, slots=True)
class Board:
    """One player's cards on the current hole."""

    position: CoveringPosition
    """The position. It is never changed in place."""
    deal: int
    """The deal number of the position."""
    redeals: int = 0
    """How many times the hole was dealt again."""
    is_done: bool = False
    """Whether the player has finished or ended the hole, or ran out of time."""
    is_begun: bool = False
    """Whether the player has made a move."""

    @property
    def score(self) -> int:
        """The current score of the hole."""
        return hole_score(self.position)

    @property
    def may_take_back(self) -> bool:
        """Whether the player can take back a card."""
        return not self.is_done and bool(self.position.moves) and self.position.moves[-1].source != STOCK

    @property
    def may_redeal(self) -> bool:
        """Whether the player could ask for a new deal, if players have separate deals."""
        return not self.is_done and not self.is_begun and is_impossible(self.position)


class Phase(StrEnum):
    """The phase of a match."""

    HOLE = "hole"
    """A hole is being played."""
    RESULTS = "turned"
    """Everyone has finished the hole, and the results are visible."""
    OVER = "over"
    """The match is over."""


@dataclass(frozen=True, slots=True)
class GolfMatch:
    """The state of a match. `start` returns the first state, and `apply` returns the next."""

    terms: GolfTerms
    deal: int
    """The deal number of the match. All its deals are derived from this number."""
    scores: tuple[tuple[int | None, ...], ...]
    """For each seat, the scores of the finished holes. A score is None if the seat didn't play that hole."""
    boards: tuple[Board | None, ...]
    """The board of each seat, or None if the seat doesn't play this hole."""
    hole: int = 1
    """The number of the current hole, from 1."""
    phase: Phase = Phase.HOLE
    at_ms: int = 0
    """The time of the last event."""
    since_ms: int = 0
    """The time at which the current phase started."""
    away_ms: tuple[int | None, ...] = ()
    """For each seat, the time at which it disconnected, or None if it is connected."""
    next: frozenset[int] = frozenset()
    """The seats that are ready for the next hole."""
    withdrawn: frozenset[int] = frozenset()
    """The seats that left the match."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.scores)

    @property
    def players(self) -> list[int]:
        """The seats that have not withdrawn."""
        return [seat for seat in range(self.seats) if seat not in self.withdrawn]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase is Phase.OVER

    def side(self, seat: int) -> int:
        """Return the side of a seat in match play, 0 or 1. Seats alternate between the sides."""
        return seat % 2

    @property
    def status(self) -> MatchStatus:
        """The status of match play after the last finished hole. A side loses if all its players withdraw."""
        ours, theirs = (self._side_scores(side) for side in (0, 1))
        status = match_status(ours, theirs, self.terms.holes, extra_holes=MOST_EXTRA if self.terms.play_off else 0)
        gone = [all(seat in self.withdrawn for seat in range(side, self.seats, 2)) for side in (0, 1)]
        if not status.is_over and any(gone):
            return replace(status, up=0 if all(gone) else -1 if gone[0] else 1, conceded=True, is_over=True)
        return status

    def _side_scores(self, side: int) -> list[int]:
        holes = len(self.scores[0])
        players = self.scores[side::2]
        return [min(score for own in players if (score := own[hole]) is not None) for hole in range(holes)]

    @property
    def places(self) -> list[Place]:
        """The places in stroke play after the last finished hole."""
        scores = [[score for score in own if score is not None] for own in self.scores]
        return stroke_places(scores, agreed=self.terms.holes, withdrawn=sorted(self.withdrawn))

    @property
    def winners(self) -> list[int]:
        """The seats that won. There can be several in match play or after a tie. Empty before the end and if the match is halved."""
        if not self.is_over:
            return []
        if self.terms.format is Format.STROKE:
            return [place.player for place in self.places if place.place == 1 and not place.withdrawn]
        up = self.status.up
        return [] if up == 0 else [seat for seat in range(self.seats) if self.side(seat) == (up < 0)]

    @property
    def phase_due_ms(self) -> int | None:
        """The time at which the hole ends for everyone or the next hole is dealt, or None if there is no time limit."""
        if self.phase is Phase.RESULTS:
            return self.since_ms + RESULTS_MS
        if self.phase is Phase.OVER or self.terms.limit_ms is None:
            return None
        return self.since_ms + self.terms.limit_ms

    @property
    def due_ms(self) -> int | None:
        """The time of the next automatic change, whether for one player or for all, or None if there is none."""
        if self.phase is not Phase.HOLE:
            return self.phase_due_ms
        times = [] if self.phase_due_ms is None else [self.phase_due_ms]
        for board, since in zip(self.boards, self.away_ms, strict=True):
            if board is not None and not board.is_done and since is not None:
                times.append(max(since, self.since_ms) + ABSENT_MS)
        return min(times, default=None)

    def apply(self, event: GolfEvent, at_ms: int) -> GolfMatch:
        """Return the match after an event. `at_ms` is the time of the event.

        Raises RefusedError if the event isn't possible now, IllegalMoveError if its move is illegal, NotationError if its move can't be
        parsed, and ValueError if `at_ms` is before the last event.
        """
        if at_ms < self.at_ms:
            raise ValueError(f"an event at {at_ms} ms comes after one at {self.at_ms} ms")
        return self._after_time(at_ms)._after_event(event)

    def legal_events(self, seat: int) -> list[GolfEvent]:
        """Return the events that a seat can cause now, except for leaving, which is always possible."""
        if self.phase is Phase.RESULTS:
            return [Next(seat)] if seat in self.players and seat not in self.next else []
        board = self.boards[seat]
        if self.phase is not Phase.HOLE or board is None or board.is_done:
            return []
        events: list[GolfEvent] = [Play(seat, str(move)) for move in board.position.legal_moves()]
        if board.may_take_back:
            events.append(TakeBack(seat))
        if self.terms.own_deals and board.may_redeal:
            events.append(Redeal(seat))
        return [*events, HandIn(seat)]

    def _after_time(self, at_ms: int) -> GolfMatch:
        match = self
        while (due := match.due_ms) is not None and due <= at_ms:
            match = replace(match, at_ms=max(due, match.at_ms))._after_timeout()
        return replace(match, at_ms=at_ms)

    def _after_timeout(self) -> GolfMatch:
        if self.phase is Phase.RESULTS:
            return self._at_hole(self.hole + 1)
        limit = self.terms.limit_ms
        all_end = limit is not None and self.at_ms >= self.since_ms + limit

        def ended(seat: int, board: Board) -> Board:
            since = self.away_ms[seat]
            gone = since is not None and self.at_ms >= max(since, self.since_ms) + ABSENT_MS
            return replace(board, is_done=True) if all_end or gone else board

        return self._with_boards(ended)

    def _with_boards(self, change: Callable[[int, Board], Board]) -> GolfMatch:
        boards = tuple(None if board is None else change(seat, board) for seat, board in enumerate(self.boards))
        return replace(self, boards=boards)._with_results()

    def _with_results(self) -> GolfMatch:
        """Return the match with the results of the hole, if everyone has finished it. Otherwise return the match unchanged."""
        if self.phase is not Phase.HOLE or any(board is not None and not board.is_done for board in self.boards):
            return self
        scores = tuple((*own, None if board is None else board.score) for own, board in zip(self.scores, self.boards, strict=True))
        match = replace(self, scores=scores, phase=Phase.RESULTS, since_ms=self.at_ms, next=frozenset())
        return replace(match, phase=Phase.OVER) if match._is_decided else match

    @property
    def _is_decided(self) -> bool:
        if len(self.players) < 2:
            return True
        if self.terms.format is Format.MATCH:
            return self.status.is_over
        if len(self.scores[0]) < self.terms.holes:
            return False
        if not self.terms.play_off or len(self.scores[0]) >= self.terms.holes + MOST_EXTRA:
            return True
        return sum(place.place == 1 and not place.withdrawn for place in self.places) == 1

    def _at_hole(self, hole: int) -> GolfMatch:
        """Return the match at the start of a hole. In sudden death, only the tied leaders play it."""
        players = self.players
        if self.terms.format is Format.STROKE and hole > self.terms.holes:
            players = [place.player for place in self.places if place.place == 1 and not place.withdrawn]
        boards = tuple(_board(self.terms, self.deal, hole, seat) if seat in players else None for seat in range(self.seats))
        return replace(self, boards=boards, hole=hole, phase=Phase.HOLE, since_ms=self.at_ms, next=frozenset())

    def _after_event(self, event: GolfEvent) -> GolfMatch:
        if isinstance(event, Tick):
            return self
        if not 0 <= event.seat < self.seats or event.seat in self.withdrawn:
            raise RefusedError("no-seat", Phrase("refused-no-seat"))
        if self.is_over and not isinstance(event, Away | Back):
            raise RefusedError("over", Phrase("refused-match-over"))
        match event:
            case Away():
                return self._with_absence(event.seat, self.at_ms if self.away_ms[event.seat] is None else self.away_ms[event.seat])
            case Back():
                return self._with_absence(event.seat, None)
            case Withdraw():
                match = replace(self, withdrawn=self.withdrawn | {event.seat})
                board = self.boards[event.seat]
                if self.phase is Phase.HOLE and board is not None:
                    match = match._with_board(event.seat, replace(board, is_done=True))
                return match._after_withdrawal()
            case Next():
                if self.phase is not Phase.RESULTS:
                    raise RefusedError("hole-open", Phrase("refused-hole-open", number=self.hole))
                match = replace(self, next=self.next | {event.seat})
                return match._next_if_ready()
            case _:
                return self._after_action(event)

    def _with_absence(self, seat: int, since: int | None) -> GolfMatch:
        return replace(self, away_ms=(*self.away_ms[:seat], since, *self.away_ms[seat + 1 :]))._next_if_ready()

    def _next_if_ready(self) -> GolfMatch:
        """Return the match at the start of the next hole, if all connected players are ready. Otherwise return the match unchanged."""
        connected = [seat for seat in self.players if self.away_ms[seat] is None]
        if self.phase is Phase.RESULTS and connected and all(seat in self.next for seat in connected):
            return self._at_hole(self.hole + 1)
        return self

    def _after_withdrawal(self) -> GolfMatch:
        is_conceded = len(self.players) < 2 or (self.terms.format is Format.MATCH and self.status.is_over)
        if self.phase is not Phase.OVER and (is_conceded or (self.phase is Phase.RESULTS and self._is_decided)):
            return replace(self, phase=Phase.OVER, since_ms=self.at_ms)
        return self._next_if_ready()

    def _with_board(self, seat: int, board: Board) -> GolfMatch:
        return replace(self, boards=(*self.boards[:seat], board, *self.boards[seat + 1 :]))._with_results()

    def _after_action(self, event: Play | TakeBack | HandIn | Redeal) -> GolfMatch:
        board = self.boards[event.seat]
        if self.phase is not Phase.HOLE or board is None or board.is_done:
            raise RefusedError("hole-over", Phrase("refused-hole-over"))
        match event:
            case Play():
                board = _after_move(board, event.move)
            case TakeBack():
                if not board.may_take_back:
                    is_draw = bool(board.position.moves)
                    raise RefusedError("no-take-back", Phrase("refused-draw-stands" if is_draw else "refused-undo"))
                position = board.position.copy()
                position.pop()
                board = replace(board, position=position)
            case HandIn():
                board = replace(board, is_done=True)
            case Redeal():
                if not self.terms.own_deals or not board.may_redeal:
                    raise RefusedError("no-reshuffle", Phrase("refused-no-reshuffle"))
                board = _board(self.terms, self.deal, self.hole, event.seat, board.redeals + 1)
        return self._with_board(event.seat, board)


def start(terms: GolfTerms, deal: int, players: int) -> GolfMatch:
    """Return a match at the start of its first hole. `deal` is a deal number from 0 to 2**63 - 1.

    Raises RulesError if the number of players is wrong, and NotationError if the deal number is out of range.
    """
    if not 2 <= players <= MOST_PLAYERS or (terms.format is Format.MATCH and players % 2):
        raise RulesError(Phrase("error-players", format=str(terms.format), players=players))
    return GolfMatch(terms, deal, ((),) * players, (None,) * players, away_ms=(None,) * players)._at_hole(1)


def _board(terms: GolfTerms, number: int, hole: int, seat: int, redeals: int = 0) -> Board:
    """Return the board of a seat at the start of a hole.

    A shared layout that can't be cleared is replaced automatically. If players have separate deals, it is only replaced when they ask.
    """
    own = (seat + 1,) if terms.own_deals else (0,)
    for attempt in range(redeals, redeals + _MAX_REDEALS):
        deal_number = derived_deal_number(number, hole, *own, attempt)
        position = CoveringPosition(terms.rules, deal(terms.rules, deal_number))
        if terms.own_deals or not is_impossible(position):
            return Board(position, deal_number, attempt)
    return Board(position, deal_number, attempt)  # with these rules, probably no layout can be cleared


def _after_move(board: Board, text: str) -> Board:
    """Return the board after a move. The hole is finished if it is cleared, or if the player can't play, draw or take back a card."""
    position = board.position.copy()
    move = position.parse_move(text)
    why = position.reason(move)
    if why is not None:
        raise IllegalMoveError(why, text, position.line())
    position.apply(move)
    outcome = position.outcome()
    is_done = outcome is Outcome.WON or (outcome is Outcome.STUCK and move.source == STOCK)
    return replace(board, position=position, is_done=is_done, is_begun=True)

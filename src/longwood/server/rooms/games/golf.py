"""Golf in rooms: the match as a contest, the computer golfers, and the views of seats."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Final

import msgspec

from longwood import protocol
from longwood.bots.golfer import GOLFERS, Golfer, by_id, choose_move, is_long_thought, thinking_ms
from longwood.cards import derived_deal_number
from longwood.errors import NotationError, RulesError, shown
from longwood.locales import Phrase
from longwood.play import CoveringPosition, Outcome
from longwood.play.matches.events import Away, Back, Tick, Withdraw
from longwood.play.matches.golf.events import GolfEvent, HandIn, Next, Play, Redeal, TakeBack, parse_golf_event
from longwood.play.matches.golf.match import ABSENT_MS, MOST_EXTRA, RESULTS_MS, Board, Format, GolfMatch, GolfTerms, Phase, start
from longwood.play.scoring import PAR_OF_HOLE, format_to_par
from longwood.protocol import rooms as wire
from longwood.rules import CoveringRules, deal, rules_hash
from longwood.server.rooms.games.base import Contest, ContestViews, Finish, Thought
from longwood.tables.games import game_view
from longwood.tables.views import moves_view, piles_view, score_view
from longwood.tables.wording import phrase
from longwood.variants import Game, find_game

LEVELS: Final = tuple(golfer.id for golfer in GOLFERS)
_BY_PLAYERS: Final = (Play, TakeBack, HandIn, Redeal, Next)
_RESULTS_MS: Final = 4000
"""How long a computer waits after a hole before it is ready for the next one."""
_HURRY_MS: Final = 4000
"""How long computers play on after all guests have finished the hole. They then play their last moves faster."""
_encoder: Final = msgspec.json.Encoder()
_NOT_HELPED: Final = protocol.Helped(0, False, 0)


@dataclass(frozen=True, slots=True)
class GolfContest:
    """Multiplayer Golf; see Contest."""

    match: GolfMatch
    hidden: tuple[int, ...] = ()
    """For each seat, the number of its actions in this hole that the others can't see. Most of them are draws."""
    computers: frozenset[int] = frozenset()
    """The seats of computer players."""

    @property
    def due(self) -> int | None:
        return self.match.due_ms

    @property
    def is_over(self) -> bool:
        return self.match.is_over

    @property
    def winners(self) -> list[int]:
        return self.match.winners

    @property
    def parts(self) -> int:
        return self.match.hole

    def act(self, seat: int, action: str, at_ms: int) -> GolfContest:
        event = parse_golf_event(f"{seat + 1}:{action}")
        if not isinstance(event, _BY_PLAYERS):
            raise NotationError(f"{shown(action)} is not an action of a player")
        after = self._after(event, at_ms)
        if not _is_same_hole(self.match, after.match) or _visible_part(self.match, seat) != _visible_part(after.match, seat):
            return after
        return replace(after, hidden=tuple(n + (other == seat) for other, n in enumerate(after.hidden)))

    @property
    def has_hidden_actions(self) -> bool:
        return any(self.hidden)

    def hidden_actions(self, seat: int | None) -> int:
        watches = self.is_watching(seat)
        return sum(n for other, n in enumerate(self.hidden) if other != seat and not (watches and self.is_board_public(other)))

    def is_watching(self, seat: int | None) -> bool:
        """Return whether a seat has no part in this hole any more and sees what spectators see. None: a spectator."""
        return seat is None or seat in self.match.withdrawn or self.match.boards[seat] is None

    def is_board_public(self, seat: int) -> bool:
        """Return whether spectators see a seat's cards while the hole is played.

        A spectator may be a friend of any player, so a board is public only if it helps no other guest. With separate deals it never does.
        With a shared deal it shows which cards come next, so all other guests must have finished the hole. Computers can't be helped.
        """
        if self.match.terms.own_deals:
            return True
        others = (board for other, board in enumerate(self.match.boards) if other != seat and other not in self.computers)
        return all(board is None or board.is_done for board in others)

    def away(self, seat: int, at_ms: int) -> GolfContest:
        return self._after(Away(seat), at_ms)

    def back(self, seat: int, at_ms: int) -> GolfContest:
        return self._after(Back(seat), at_ms)

    def withdraw(self, seat: int, at_ms: int) -> GolfContest:
        return self._after(Withdraw(seat), at_ms)

    def tick(self, at_ms: int) -> GolfContest:
        return self._after(Tick(), at_ms)

    def _after(self, event: GolfEvent, at_ms: int) -> GolfContest:
        match = self.match.apply(event, at_ms)
        return replace(self, match=match, hidden=self.hidden if _is_same_hole(self.match, match) else (0,) * match.seats)


def _is_same_hole(before: GolfMatch, after: GolfMatch) -> bool:
    """Return whether the same hole is still being played."""
    return after.phase is Phase.HOLE and after.hole == before.hole


def _visible_part(match: GolfMatch, seat: int) -> tuple[int, bool] | None:
    """Return the number of cards left in a seat's hole and whether it is done. The other seats see only this during play."""
    board = match.boards[seat]
    return None if board is None else (board.position.cards_left, board.is_done)


def golf_game(settings: wire.GolfSettings) -> Game:
    """Return the game with its options. Raises RulesError, UnknownGameError."""
    return find_game(settings.game, settings.options)


def golf_terms(settings: wire.GolfSettings) -> GolfTerms:
    """Return the terms of a match with these settings. Raises RulesError, UnknownGameError."""
    game = golf_game(settings)
    if not isinstance(game.rules, CoveringRules):
        raise RulesError(Phrase("error-not-multiplayer", game=game.name))
    limit_ms = None if settings.limit_s is None else settings.limit_s * 1000
    own_deals = settings.own_deals or settings.strangers  # with a shared deal, a second seat would show a cheater which cards come next
    return GolfTerms(game.rules, Format(settings.format), settings.holes, own_deals, settings.play_off, limit_ms)


def rules_of_golf(settings: wire.GolfSettings) -> str:
    """Return the hash of the rules, followed by the referee's fixed times and limits."""
    return f"{rules_hash(golf_game(settings).rules)} {RESULTS_MS} {ABSENT_MS} {MOST_EXTRA}"


def begin_golf(settings: wire.GolfSettings, number: int, players: int, computers: Collection[int] = ()) -> GolfContest:
    """Return a new match with these settings. computers: the seats of computer players."""
    return GolfContest(start(golf_terms(settings), number, players), (0,) * players, frozenset(computers))


def golf_finish(settings: wire.GolfSettings, contest: GolfContest) -> Finish:
    """Return how a match ended."""
    match = contest.match
    is_match = match.terms.format is Format.MATCH
    left = () if is_match else tuple(seat for seat in range(match.seats) if seat not in match.players)
    totals = {place.player: place.total for place in match.places if place.player not in left}
    return Finish(
        game=golf_game(settings).id,
        format=match.terms.format.value,
        sides=[match.side(seat) if is_match else seat for seat in range(match.seats)],
        scores=[None if is_match else totals.get(seat) for seat in range(match.seats)],
        margin=match.status.result if is_match else "",
        is_forfeited=match.status.conceded if is_match else len(match.players) < 2,
        left=left,
    )


class GolfComputer:
    """A computer golfer at a seat. It plans one move at a time, and replans only when its hole has changed or it has to hurry.

    guests: the seats of the guests. When all of them have finished the hole, the computer finishes it within _HURRY_MS.

    Each plan has a separate random generator, so it doesn't matter whether an earlier thought was finished or cancelled.
    """

    def __init__(self, level: str, seat: int, seed: int, guests: Collection[int] = ()) -> None:
        self._golfer = by_id(level)
        self._seat = seat
        self._seed = seed
        self._guests = guests
        self._hurries_from: tuple[int, int] | None = None  # a hole, and when all guests had finished it
        self._planned_for: Hashable = None
        self._plan: tuple[int, str] | Thought | None = None

    def next(self, contest: Contest, now_ms: int) -> tuple[int, str] | Thought | None:
        """See Computer."""
        assert isinstance(contest, GolfContest)
        match = contest.match
        board = match.boards[self._seat]
        moves = 0 if board is None else board.position.played
        hurries = match.phase is Phase.HOLE and self._have_guests_finished(match)
        if hurries and (self._hurries_from is None or self._hurries_from[0] != match.hole):
            self._hurries_from = match.hole, now_ms
        situation = (match.phase, match.hole, moves, board is not None and board.is_done, self._seat in match.next, hurries)
        if situation != self._planned_for:
            self._planned_for = situation
            self._plan = self._planned(match, now_ms)
        return self._plan

    def _have_guests_finished(self, match: GolfMatch) -> bool:
        """Return whether there are guests, and none of them plays on in this hole."""
        boards = [match.boards[seat] for seat in self._guests]
        return bool(boards) and all(board is None or board.is_done for board in boards)

    def _planned(self, match: GolfMatch, now_ms: int) -> tuple[int, str] | Thought | None:
        board = match.boards[self._seat]
        if match.phase is Phase.RESULTS:
            return None if self._seat in match.next else (now_ms + _RESULTS_MS, "next")
        if match.phase is Phase.OVER or board is None or board.is_done:
            return None
        time_seed, choice_seed = (derived_deal_number(self._seed, match.hole, board.position.played, n) for n in range(2))
        wait_ms = thinking_ms(self._golfer, Random(time_seed))
        if self._hurries_from is not None and self._hurries_from[0] == match.hole:
            left_ms = max(0, self._hurries_from[1] + _HURRY_MS - now_ms)
            wait_ms = min(wait_ms, left_ms // _most_actions(board.position))
        when = now_ms + wait_ms
        if board.position.outcome() is Outcome.STUCK:
            return when, "end"
        choose = partial(_chosen, board.position, self._golfer, choice_seed)
        return Thought(when, choose) if is_long_thought(board.position, self._golfer) else (when, choose())


def _most_actions(position: CoveringPosition) -> int:
    """Return the largest number of actions until the hole ends: every card is played or drawn, and then the hole is ended."""
    return position.cards_left + len(position.stock) - position.turned + 1


def _chosen(position: CoveringPosition, golfer: Golfer, seed: int) -> str:
    """Return the action of a golfer in a hole that isn't finished."""
    move = choose_move(position, golfer, Random(seed))
    return "end" if move is None else position.format_move(move)


class GolfViews:
    """The views of a match; see ContestViews. Only that of the spectators is shared, because a match has few moves a second."""

    def __init__(
        self, settings: wire.GolfSettings, contest: GolfContest, names: Sequence[str], removed: Collection[int], began_ms: int
    ) -> None:
        self._settings = settings
        self._contest = contest
        self._names = names
        self._removed = removed
        self._began_ms = began_ms
        self._watched: tuple[int, bytes] | None = None

    def of(self, seat: int | None, seq: int, known: ContestViews | None = None) -> bytes:
        """See ContestViews."""
        if seat is not None:
            return self._encoded(seat, seq)
        if self._watched is None or self._watched[0] != seq:
            self._watched = seq, self._encoded(None, seq)
        return self._watched[1]

    def _encoded(self, seat: int | None, seq: int) -> bytes:
        return _encoder.encode(golf_view(self._settings, self._contest, self._names, seat, self._removed, self._began_ms, seq))


def golf_view(
    settings: wire.GolfSettings,
    contest: GolfContest,
    names: Sequence[str],
    seat: int | None,
    removed: Collection[int],
    began_ms: int,
    seq: int,
) -> wire.GolfView:
    """Return the view of a seat. The deal number is hidden until everyone has finished the hole.

    So are other players' cards. Only those who watch see a board earlier, if it is public.
    """
    game, match = golf_game(settings), contest.match
    own = None if seat is None else match.boards[seat]
    is_watching = contest.is_watching(seat) and match.phase is Phase.HOLE
    return wire.GolfView(
        format=match.terms.format.value,
        hole=match.hole,
        holes=match.terms.holes,
        own_deals=match.terms.own_deals,
        phase=match.phase.value,
        board=None if own is None else _board_view(game, own, match, seq, is_own=True),
        dealt=_dealt_view(game, contest, seq) if is_watching else None,
        may_redeal=own is not None and match.terms.own_deals and own.may_redeal,
        players=_golfers(contest, names, removed, game, seq, is_watching=is_watching),
        due_ms=None if match.phase_due_ms is None else began_ms + match.phase_due_ms,
        result=match.status.result if match.terms.format is Format.MATCH else "",
        winners=match.winners,
    )


def _golfers(
    contest: GolfContest, names: Sequence[str], removed: Collection[int], game: Game, seq: int, *, is_watching: bool
) -> list[wire.Golfer]:
    match = contest.match
    is_match = match.terms.format is Format.MATCH
    places = {place.player: place.place for place in match.places}
    golfers = []
    for seat, name in enumerate(names):
        board = match.boards[seat]
        is_shown = match.phase is not Phase.HOLE or (is_watching and contest.is_board_public(seat))
        scores = [score for score in match.scores[seat][: match.terms.holes] if score is not None]
        golfers.append(
            wire.Golfer(
                name=name,
                side=match.side(seat) if is_match else seat,
                here=match.away_ms[seat] is None,
                withdrawn=seat in match.withdrawn,
                removed=seat in removed,
                plays=board is not None,
                done=board is None or board.is_done,
                seen=seat in match.next,
                cards_left=0 if board is None else board.position.cards_left,
                scores=list(match.scores[seat]),
                total=sum(scores),
                to_par=format_to_par(sum(scores), PAR_OF_HOLE * len(scores)),
                place=places[seat],
                status=phrase(match.status.words(match.side(seat))) if is_match else None,
                board=_board_view(game, board, match, seq) if board is not None and is_shown else None,
            )
        )
    return golfers


def _dealt_view(game: Game, contest: GolfContest, seq: int) -> protocol.Table | None:
    """Return a shared deal before the first move, while some boards are hidden from spectators. All players have seen its open cards."""
    boards = [(seat, board) for seat, board in enumerate(contest.match.boards) if board is not None]
    if all(contest.is_board_public(seat) for seat, _ in boards):
        return None
    first = boards[0][1]
    position = CoveringPosition(contest.match.terms.rules, deal(contest.match.terms.rules, first.deal))
    return _board_view(game, Board(position, first.deal), contest.match, seq)


def _board_view(game: Game, board: Board, match: GolfMatch, seq: int, *, is_own: bool = False) -> protocol.Table:
    """Return a hole as a table view. It includes the deal number only when all have finished the hole."""
    position = board.position
    is_open = match.phase is Phase.HOLE and not board.is_done
    return protocol.Table(
        table="",
        seq=seq,
        ref=None,
        game=game_view(game),
        deal=None if match.phase is Phase.HOLE else str(board.deal),
        piles=piles_view(position),
        moves=moves_view(position) if is_open and is_own else [],
        outcome=position.outcome().value,
        ended=not is_open,
        undo="free" if is_open and is_own and board.may_take_back else "none",
        redo=False,
        practice=False,
        helped=_NOT_HELPED,
        played=position.played,
        elapsed_ms=0,  # the time of the last event could reveal when another player draws
        score=score_view(position),
        redeals_left=0,
        winnable=False,
        impossible=False,
        round=None,
    )

"""The computer players of a room: what they do next, and when. They act through the room as guests do.

What a computer does follows from the deal, its seat and what it sees; the same room on another clock goes the same way.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Final, Protocol, assert_never

from longwood.bots.golfer import GOLFERS, Golfer, choose_move, thinking_ms
from longwood.cards import derived_deal_number
from longwood.play import Outcome
from longwood.play.golf_match import Phase
from longwood.server.protocol.rooms import GolfSettings, Settings
from longwood.server.rooms.contests import Contest, GolfContest
from longwood.server.rooms.events import Did
from longwood.server.rooms.room import Room

_LOOKS_MS: Final = 4000
"""How long a computer looks at a finished hole."""
_PLACE: Final = 2**32 - 1  # no hole or round has this number


def levels(settings: Settings) -> tuple[str, ...]:
    """The ids of the skills or paces to be had, from the weakest on."""
    match settings:
        case GolfSettings():
            return tuple(golfer.id for golfer in GOLFERS)
        case _:
            assert_never(settings)


class Computer(Protocol):
    """One computer player in one game."""

    def next(self, contest: Contest, now_ms: int) -> tuple[int, str] | None:
        """When, in ms of the game, it does what; None while it waits for others. Asked again after every change."""


class GolfComputer:
    """A golfer at a seat: plans one move at a time, and keeps to it until the hole has changed."""

    def __init__(self, golfer: Golfer, seat: int, random: Random) -> None:
        self._golfer = golfer
        self._seat = seat
        self._random = random
        self._planned_for: Hashable = None
        self._plan: tuple[int, str] | None = None

    def next(self, contest: Contest, now_ms: int) -> tuple[int, str] | None:
        assert isinstance(contest, GolfContest)
        match = contest.match
        board = match.boards[self._seat]
        moves = 0 if board is None else len(board.position.moves)
        situation = (match.phase, match.hole, moves, board is not None and board.is_done, self._seat in match.next)
        if situation != self._planned_for:
            self._planned_for = situation
            self._plan = self._planned(contest, now_ms)
        return self._plan

    def _planned(self, contest: GolfContest, now_ms: int) -> tuple[int, str] | None:
        match = contest.match
        board = match.boards[self._seat]
        if match.phase is Phase.TURNED:
            return None if self._seat in match.next else (now_ms + _LOOKS_MS, "next")
        if match.phase is Phase.OVER or board is None or board.is_done:
            return None
        when = now_ms + thinking_ms(self._golfer, self._random)
        if board.position.outcome() is Outcome.STUCK:
            return when, "end"
        move = choose_move(board.position, self._golfer, self._random)
        return when, "end" if move is None else board.position.format_move(move)


def computer(settings: Settings, level: str, deal: int, seat: int) -> Computer:
    """A computer player of a level at a seat of the game of that deal."""
    random = Random(derived_deal_number(deal, _PLACE, seat))
    match settings:
        case GolfSettings():
            return GolfComputer(next(golfer for golfer in GOLFERS if golfer.id == level), seat, random)
        case _:
            assert_never(settings)


class Computers:
    """All computers of one room. Holds only what they are thinking of; after a restart they begin to think anew."""

    def __init__(self) -> None:
        self._game = -1
        self._players: dict[int, Computer] = {}

    def next(self, room: Room) -> tuple[int, Did] | None:
        """What a computer does next, and when by the room's clock; None while none has anything to do."""
        if room.contest is None or room.contest.is_over:
            return None
        if self._game != room.games:
            self._game = room.games
            seats = enumerate(room.contestants)
            self._players = {n: computer(room.settings, seat.level, room.deal, n) for n, seat in seats if seat.is_computer}
        plans = []
        for seat, player in self._players.items():
            plan = player.next(room.contest, room.now) if seat not in room.gone else None
            if plan is not None:
                plans.append((room.began_ms + plan[0], seat, plan[1]))
        if not plans:
            return None
        when, seat, what = min(plans)
        return max(when, room.at_ms), Did(seat, what)

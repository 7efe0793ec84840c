"""Computer golfers never keep guests waiting: when all guests have finished a hole, they finish it within seconds."""

from __future__ import annotations

import pytest

from longwood.play.matches.golf.match import Phase
from longwood.protocol.rooms import GolfSettings, Hire, Prepare
from longwood.server.rooms.events import Acted, Ticked
from longwood.server.rooms.games.computers import Computers
from tests.server.rooms.logs import ADA, BO, Log, gathered, match

LONGEST_WAIT_MS = 5_000


def started(*guests: str, levels: tuple[str, ...], game: str) -> Log:
    """Return a match of these guests and computers in its first hole."""
    log = gathered(*guests, settings=GolfSettings(game=game, limit_s=None))
    for level in levels:
        log.do(ADA, Hire(0, level))
    for player in (ADA, BO)[: len(guests)]:
        log.do(player, Prepare(0, ready=True))
    log.apply(Ticked(), log.room.due)
    return log


def play_on(log: Log, computers: Computers, *, until_ms: float = float("inf")) -> None:
    """Let the computers play until the hole is over or the next action would be later."""
    while match(log.room).match.phase is Phase.HOLE and (plan := computers.next(log.room)) is not None and plan[0] <= until_ms:
        log.apply(plan[1], plan[0])


@pytest.mark.parametrize("game", ["golf", "double-golf"])
@pytest.mark.parametrize("levels", [("beginner",), ("casual", "expert", "steady")])
def test_computers_finish_soon_after_the_last_guest(levels: tuple[str, ...], game: str) -> None:
    for after_ms in (0, 9_000):
        log, computers = started("Ada", levels=levels, game=game), Computers(think_here=True)
        began_ms = log.room.at_ms
        play_on(log, computers, until_ms=began_ms + after_ms)
        finished_ms = began_ms + after_ms
        log.apply(Acted(0, "end"), finished_ms)
        play_on(log, computers)
        assert match(log.room).match.phase is not Phase.HOLE
        assert log.room.at_ms - finished_ms <= LONGEST_WAIT_MS


def test_computers_take_their_time_while_a_guest_plays() -> None:
    log, computers = started("Ada", "Bo", levels=("beginner",), game="golf"), Computers(think_here=True)
    began_ms = log.room.at_ms
    log.apply(Acted(0, "end"), began_ms)
    play_on(log, computers)
    board = match(log.room).match.boards[2]
    assert board is not None
    assert board.is_done
    assert log.room.at_ms - began_ms > 2 * LONGEST_WAIT_MS

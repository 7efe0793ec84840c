"""Spectators of Golf see a board live only if that helps no guest who still plays the hole."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random

import pytest

from longwood.play.matches.golf.events import format_golf_event
from longwood.play.matches.golf.match import Phase
from longwood.protocol.rooms import Act, GolfSettings, GolfView, Hire, Prepare, Rise
from longwood.server.rooms.events import Acted, Ticked
from longwood.server.rooms.views import RoomViews, visible_seq
from tests.server.playing import Browser, Running
from tests.server.rooms.guests import Guest, open_room
from tests.server.rooms.logs import ADA, BO, COUNTDOWN_MS, EVE, Log, gathered, match, playing, read_view, view_of
from tests.server.rooms.test_room_socket import start_game
from tests.server.rooms.witness import CARD


def watched(log: Log, player: str = EVE) -> GolfView:
    """Return the game as a guest without a seat sees it."""
    view = read_view(RoomViews("id", None, log.room).of(player, visible_seq(log.room, len(log.events) + 1, player), 0, [])).contest
    assert isinstance(view, GolfView)
    return view


def shown_boards(log: Log, player: str = EVE) -> list[int]:
    """Return the seats whose boards a guest sees."""
    return [seat for seat, golfer in enumerate(watched(log, player).players) if golfer.board is not None]


def cards(value: object) -> set[str]:
    """Return the cards named in a part of a view."""
    return set(CARD.findall(repr(value)))


def against_computers(*names: str, level: str = "beginner", settings: GolfSettings | None = None) -> Log:
    """Return a room in which these guests and a computer have started a game."""
    log = gathered(*names, settings=settings)
    log.do(ADA, Hire(0, level))
    for name in names:
        log.do(f"{name.lower()}-id", Prepare(0, ready=True), 1000)
    log.apply(Ticked(), 1000 + COUNTDOWN_MS)
    return log


def test_separate_deals_are_shown_at_once() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(own_deals=True))
    assert shown_boards(log) == [0, 1]
    assert watched(log).dealt is None
    log.do(ADA, Act(0, "d", 1))
    board = watched(log).players[0].board
    assert board is not None
    own = view_of(log.room, ADA).contest
    assert isinstance(own, GolfView)
    assert own.board is not None
    assert (board.piles, board.played, board.ended) == (own.board.piles, 1, False)
    assert (board.moves, board.undo, board.deal) == ([], "none", None), "a spectator can't play, and gets no advice to pass on"
    assert [player.board for player in own.players] == [None, None], "players don't see each other's boards"


def test_a_shared_deal_is_shown_when_all_other_guests_have_finished() -> None:
    log = playing("Ada", "Bo")
    before = watched(log)
    assert before.dealt is not None
    assert shown_boards(log) == []
    log.do(ADA, Act(0, "d", 1))
    assert watched(log) == before, "a draw would show which card comes next"
    log.do(ADA, Act(0, "end", 2))
    assert shown_boards(log) == [1], "Bo sees the own board already; Ada's shows cards that Bo hasn't drawn yet"
    log.do(BO, Act(0, "end", 1))
    assert match(log.room).match.phase is Phase.RESULTS
    assert shown_boards(log) == [0, 1]
    assert watched(log).dealt is None


def test_computers_do_not_keep_a_guest_from_being_watched() -> None:
    log = against_computers("Ada")
    assert shown_boards(log) == [0], "the computer's moves would help Ada"
    assert watched(log).dealt is not None
    log.do(ADA, Act(0, "end", 1))
    assert shown_boards(log) == [0, 1]


def test_a_player_who_left_watches_like_everyone_else() -> None:
    log = playing("Ada", "Bo", "Eve")
    log.do(EVE, Act(0, "d", 1))
    log.do(EVE, Rise(0))
    assert shown_boards(log) == []
    log.do(BO, Rise(0))
    assert match(log.room).is_over
    log = playing("Ada", "Bo", "Eve", settings=GolfSettings(own_deals=True))
    log.do(EVE, Rise(0))
    assert shown_boards(log) == [0, 1, 2]


@pytest.mark.parametrize(("game", "options"), [("golf", {}), ("golf", {"face_down": True, "jokers": 2}), ("putt-putt", {})], ids=str)
@pytest.mark.parametrize("own_deals", [False, True])
def test_spectators_learn_nothing_that_helps_a_guest(game: str, options: dict[str, bool | int | str], *, own_deals: bool) -> None:
    """Everything that a spectator of a shared deal is sent must have been on the own board of every guest who still plays the hole."""
    settings = GolfSettings(game, options, own_deals=own_deals, limit_s=None)
    random = Random(f"{game} {options}")
    shown_live = hidden = 0
    for level in ("", "expert"):
        log = against_computers("Ada", "Bo", settings=settings) if level else playing("Ada", "Bo", "Eve", settings=settings)
        players, hole = [ADA, BO, EVE][: len([seat for seat in log.room.seats if seat.player])], 0
        own_seen: list[set[str]] = []
        last: tuple[int, GolfView] | None = None
        for _ in range(400):
            golf = match(log.room).match
            if golf.hole != hole:
                hole, own_seen = golf.hole, [set() for _ in log.room.contestants]
            for seat, contestant in enumerate(log.room.contestants):
                if contestant.player:
                    own_seen[seat] |= cards(getattr(view_of(log.room, contestant.player).contest, "board", None))
            seq = visible_seq(log.room, len(log.events) + 1, "watcher")
            seen = watched(log, "watcher")
            if last is not None:
                assert seq >= last[0]
                assert seq > last[0] or seen == last[1], "a new view needs a new number, or it isn't sent"
            last = seq, seen
            if golf.phase is Phase.HOLE:
                for seat, board in enumerate(golf.boards):
                    is_playing = board is not None and not board.is_done and bool(log.room.contestants[seat].player)
                    if is_playing and not own_deals:
                        assert cards(seen) <= own_seen[seat]
                    golfer = seen.players[seat]
                    shown_live += golfer.board is not None and not golfer.done
                    hidden += golfer.board is None
                    if golfer.board is not None and is_playing:
                        assert cards(golfer.board) <= own_seen[seat]
            if golf.phase is Phase.OVER:
                break
            do_something(log, players, random)
    assert shown_live, "a board was shown during a hole"
    assert bool(hidden) is not own_deals


def do_something(log: Log, players: list[str], random: Random) -> None:
    """Let a random guest do a random action."""
    golf = match(log.room).match
    player = random.choice(players)
    seat = log.room.contestant(player)
    assert seat is not None
    if events := golf.legal_events(seat):
        plays = [event for event in events if hasattr(event, "move")]
        rare = [event for event in events if event not in plays]
        chosen = random.choice(rare if rare and (not plays or random.random() < 0.03) else plays)
        log.do(player, Act(0, format_golf_event(chosen).partition(":")[2], log.room.did[seat] + 1))
    elif golf.phase is Phase.HOLE and (computers := match(log.room).computers) and random.random() < 0.2:
        for computer in computers:
            if golf.legal_events(computer):
                log.apply(Acted(computer, "end"))


def is_shown(spectator: Guest, seat: int, played: int) -> bool:
    """Return whether a spectator sees a board after so many moves, or later."""
    board = spectator.golf.players[seat].board
    return board is not None and board.played >= played


@pytest.mark.every_store
@pytest.mark.usefixtures("short_countdown")
def test_a_spectator_is_sent_every_move_of_a_public_board(server: Running) -> None:
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server.address)) for _ in range(3)]
        room = open_room(browsers[0]).room
        one, other, spectator = (stack.enter_context(Guest(browser, room)) for browser in browsers)
        start_game(one, other)
        spectator.until_phase("playing")
        assert spectator.golf.dealt is not None
        one.play("d")
        one.play("end")
        while not is_shown(spectator, 1, 0):
            spectator.receive()
        assert spectator.golf.players[0].board is None
        for _ in range(3):
            other.play("d")
            assert other.golf.board is not None
            while not is_shown(spectator, 1, other.golf.board.played):
                spectator.receive()
            board = spectator.golf.players[1].board
            assert board is not None
            assert board.piles == other.golf.board.piles
        assert json.loads(one.received[-1])["contest"]["players"][1]["board"] is None

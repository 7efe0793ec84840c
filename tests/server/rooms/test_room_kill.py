"""No acknowledged action in a room is lost when the server is killed under load, and every room continues after a restart."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from websockets import WebSocketException

from longwood.protocol import Refused
from longwood.protocol.rooms import Act, GolfSettings, Prepare, Room, Settings, SpitSettings
from longwood.server.database import room_events
from longwood.server.engines import sync_engine
from longwood.server.rooms.rebuild import rebuilding
from longwood.server.rooms.store import Stored
from longwood.tables.slices import result_of
from tests.server.databases import check_integrity, url_of
from tests.server.playing import Browser, Process, eventually
from tests.server.rooms.guests import Guest, open_room
from tests.soak import times

pytestmark = pytest.mark.every_store

KILLS = times(2, 200)
LONGEST_RUN_S = 1.0  # after the first acknowledged action
GAMES: tuple[Settings, ...] = (
    SpitSettings(),
    GolfSettings(limit_s=None),
    SpitSettings(no_slap=True),
    GolfSettings(holes=18, own_deals=True),
)


class Player:
    """A guest who remembers what the server acknowledged."""

    def __init__(self, browser: Browser, room: str, name: str) -> None:
        self.browser = browser
        self.room = room
        self.name = name
        self.games = 0  # the number of games started in the room
        self.did = 0  # the number of own actions in the current game
        self.seq = 0  # the number of the room's last event
        self.acknowledged = 0  # the number of acknowledged actions in all games
        self.last: object = None  # the last thing sent or received, shown if a test hangs

    def __repr__(self) -> str:
        return f"{self.name} after {self.acknowledged} actions, last seen at {self.last}"

    def check(self, room: Room) -> None:
        """Check that the room includes everything acknowledged, plus at most the one action that was in transit."""
        assert room.seq >= self.seq, (room.seq, self.seq)
        assert room.games >= self.games
        if room.games == self.games:
            assert room.did in (self.did, self.did + 1), (room.did, self.did)

    def remember(self, room: Room) -> None:
        self.seq, self.games, self.did = room.seq, room.games, room.did

    def play_until_killed(self, address: str, seed: int) -> None:
        """Play on the server at this address until it is killed."""
        random = Random(seed)
        with suppress(WebSocketException, OSError), Guest(self.browser.moved_to(address), self.room) as guest:
            self.check(guest.room)
            self.remember(guest.room)
            while True:
                action = self.next(guest, random)
                self.last = guest.room.phase, action
                if action is None:
                    guest.receive()
                    continue
                answer = guest.ask(action)
                self.last = guest.room.phase, action, answer if isinstance(answer, Refused) else answer.seq
                if not isinstance(answer, Refused):
                    self.acknowledged += isinstance(action, Act)
                    self.remember(answer)

    def next(self, guest: Guest, random: Random) -> Act | Prepare | None:
        room, view = guest.room, guest.room.contest
        if room.phase == "gathering" and room.you is not None and not room.seats[room.you].ready:
            return Prepare(0, ready=True)
        if room.phase != "playing" or view is None or room.player is None:
            return None
        moves = guest.actions()
        return Act(0, random.choice(moves), room.did + 1) if moves else None


@pytest.mark.soak
def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    random = Random(7)
    with ExitStack() as stack:
        players = []
        with Process(tmp_path) as server:
            address = server.address()
            for number, settings in enumerate(GAMES):
                pair = [stack.enter_context(Browser(address)) for _ in range(2)]
                room = open_room(pair[0], settings).room
                players += [Player(browser, room, f"P{number}{seat}") for seat, browser in enumerate(pair)]
            guests = [stack.enter_context(Guest(player.browser, player.room)) for player in players]
            for player, guest in zip(players, guests, strict=True):
                guest.sit(player.name)
            for guest in guests:
                guest.ready()
            for player, guest in zip(players, guests, strict=True):
                player.remember(guest.until_phase("playing"))
        pool = stack.enter_context(ThreadPoolExecutor(len(players)))
        for kill in range(KILLS):
            with Process(tmp_path) as server:
                address = server.address()
                playing = [pool.submit(player.play_until_killed, address, 100 * kill + n) for n, player in enumerate(players)]
                assert another_action_is_acknowledged(players), f"no action was acknowledged before kill {kill}: {players}"
                time.sleep(random.random() * LONGEST_RUN_S)
                server.kill()
                for future in playing:
                    future.result()
    assert sum(player.acknowledged for player in players) > 3 * KILLS
    check_integrity(tmp_path)
    for player in players:
        check_log(url_of(tmp_path), player.room, player.seq)


def another_action_is_acknowledged(players: list[Player]) -> bool:
    """Wait until the server acknowledges another action. Return False if that takes too long."""
    before = sum(player.acknowledged for player in players)
    return eventually(lambda: sum(player.acknowledged for player in players) > before)


def check_log(url: sa.URL, room: str, acknowledged: int) -> None:
    """Check that a room's log has no gaps, includes everything acknowledged, and can be replayed."""
    query = sa.select(room_events).where(room_events.c.room == room).order_by(room_events.c.seq)
    with sync_engine(url).connect() as connection:
        events = [Stored(*row) for row in connection.execute(query)]
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    assert len(events) >= acknowledged
    result_of(rebuilding(events))

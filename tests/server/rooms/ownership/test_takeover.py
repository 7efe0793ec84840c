"""Real processes that share rooms. When one is killed, another takes over its rooms. Nothing acknowledged is lost or applied twice."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from longwood.protocol.rooms import GolfSettings, SpitSettings
from longwood.protocol.rooms import Settings as RoomSettings
from longwood.server.access.limits import ServerLimits
from longwood.server.engines import parse_url
from longwood.server.settings.values import Settings
from tests.server.playing import Browser, Process
from tests.server.rooms.guests import Guest, open_room
from tests.server.rooms.test_room_kill import Player, another_action_is_acknowledged, check_log
from tests.soak import times

pytestmark = pytest.mark.postgresql_only("several processes can share only PostgreSQL")

KILLS = times(2, 60)
GAMES: tuple[RoomSettings, ...] = (GolfSettings(own_deals=True, limit_s=None), SpitSettings())


class Cluster:
    """Two processes. When one is killed, another one replaces it."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self._folder = folder
        self._settings = replace(settings, limits=ServerLimits(room_rate=1000.0, room_burst=1000, message_rate_of_address=1e6))
        self._stack = ExitStack()
        self.processes = [self._start(), self._start()]
        self.addresses = [process.address() for process in self.processes]

    def _start(self) -> Process:
        return self._stack.enter_context(Process(self._folder, settings=self._settings))

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def kill(self, number: int) -> None:
        """Kill a process. All guests use the other one until `replace`."""
        self.processes[number].kill()
        self.addresses[number] = self.addresses[1 - number]

    def replace(self, number: int) -> None:
        self.processes[number] = self._start()
        self.addresses[number] = self.processes[number].address()


def play_on(player: Player, cluster: Cluster, number: int, over: Event) -> None:
    """Play on a process, and on its replacement after it is killed."""
    seed = number
    while not over.is_set():
        player.play_until_killed(cluster.addresses[number % 2], seed)
        seed += 100
        time.sleep(0.1)


@pytest.mark.soak
def test_rooms_continue_when_processes_are_killed(settings: Settings, tmp_path: Path) -> None:
    over = Event()
    with ExitStack() as stack:
        cluster = stack.enter_context(Cluster(tmp_path, settings))
        rooms: list[list[Player]] = []
        for number, game in enumerate(GAMES):
            browsers = [stack.enter_context(Browser(address)) for address in cluster.addresses]
            room = open_room(browsers[number % 2], game).room
            rooms.append([Player(browser, room, f"P{number}{seat}") for seat, browser in enumerate(browsers)])
            for player in rooms[-1]:
                with Guest(player.browser, room) as guest:
                    player.remember(guest.sit(player.name))
        pool = stack.enter_context(ThreadPoolExecutor())
        stack.callback(over.set)
        playing = [pool.submit(play_on, player, cluster, n, over) for n, player in enumerate(player for pair in rooms for player in pair)]
        waits_s = []
        for kill in range(KILLS):
            for pair in rooms:
                assert another_action_is_acknowledged(pair), f"no action was acknowledged before kill {kill}: {pair}"
            cluster.kill(kill % 2)
            killed_at = time.monotonic()
            for pair in rooms:
                assert another_action_is_acknowledged(pair), f"no action was acknowledged after kill {kill}: {pair}"
                waits_s.append(time.monotonic() - killed_at)
            if kill + 1 < KILLS:
                cluster.replace(kill % 2)
        over.set()
        for process in cluster.processes:
            process.kill()
        for future in playing:
            future.result()
    print(f"the rooms went on after {min(waits_s):.2f} to {max(waits_s):.2f} s")
    for pair in rooms:
        check_log(parse_url(settings.database), pair[0].room, max(player.seq for player in pair))

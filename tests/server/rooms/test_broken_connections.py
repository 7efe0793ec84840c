"""Whole matches over slow connections that break: the record must contain exactly the actions that the server accepted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from random import Random

import pytest
from websockets import WebSocketException

from longwood.play import Record, parse_record
from longwood.play.matches import race
from longwood.play.matches.golf.record import replay_golf
from longwood.protocol import Refused
from longwood.protocol.rooms import Act, GolfSettings, GolfView, Prepare, Rise, Room, Settings, Sit, SpitSettings, SpitView
from longwood.variants import find_game, find_race
from tests.server.playing import Browser, Running
from tests.server.proxy import SlowLine
from tests.server.rooms.guests import Guest, open_room
from tests.soak import times

pytestmark = pytest.mark.every_store

TIMEOUT_S = 500
DROPS = times(4, 60)
END_PROBABILITY = 1 / times(3, 12)  # the probability of ending a hole instead of making a move
LEAVE_AFTER = times(25, 10**9)  # a player leaves Spit after this many actions, because a whole match takes minutes


class Player:
    """A guest who reconnects whenever the connection breaks, and resends every unanswered action."""

    def __init__(self, browser: Browser, room: str, name: str, choose: Callable[[Guest, Random], str | None]) -> None:
        self.browser = browser
        self.room = room
        self.name = name
        self.choose = choose
        self.breaks = 0
        self.sent: list[str] = []
        self.last: Room | None = None

    def play(self, seed: int) -> None:
        """Play one game to its end."""
        random = Random(seed)
        until = time.monotonic() + TIMEOUT_S
        unanswered: Act | None = None
        while time.monotonic() < until:
            with suppress(WebSocketException, OSError), Guest(self.browser, self.room) as guest:
                while True:
                    self.last = guest.room
                    if guest.room.games and guest.room.phase == "gathering":
                        return
                    if len(self.sent) >= LEAVE_AFTER and guest.room.you is not None and isinstance(guest.room.contest, SpitView):
                        guest.ask(Rise(0))
                        continue
                    if unanswered is None:
                        unanswered = self._action(guest, random)
                    if unanswered is None:
                        if not self._prepare(guest):
                            guest.receive()
                        continue
                    answer = guest.ask(unanswered)  # after a lost connection, this resends the action with the same number
                    if not isinstance(answer, Refused) or answer.code == "heard":
                        self.sent.append(unanswered.action)
                    unanswered = None
            self.breaks += 1
            time.sleep(0.05)
        raise TimeoutError(f"{self.name}: the game did not end in time; {self.last}")

    def _prepare(self, guest: Guest) -> bool:
        """Take a seat or get ready for the game. Return whether there was anything to do."""
        if guest.room.phase != "gathering":
            return False
        if guest.room.you is None:
            guest.ask(Sit(0, self.name))
            return True
        if not guest.room.seats[guest.room.you].ready:
            guest.ask(Prepare(0, ready=True))
            return True
        return False

    def _action(self, guest: Guest, random: Random) -> Act | None:
        if guest.room.phase != "playing" or guest.room.player is None:
            return None
        what = self.choose(guest, random)
        return None if what is None else Act(0, what, guest.room.did + 1)


def golf_action(guest: Guest, random: Random) -> str | None:
    """Return a random action. Sometimes end the hole early."""
    actions = guest.actions()
    if not actions:
        return None
    if actions[0] not in ("next", "end") and random.random() < END_PROBABILITY:
        return "end"
    return random.choice(actions)


def spit_action(guest: Guest, random: Random) -> str | None:
    """Return a random legal action, preferring plays to the spit piles."""
    actions = guest.actions()
    plays = [action for action in actions if "-s" in action or action == "ready"]
    return random.choice(plays or actions) if actions else None


def play_match(server: Running, settings: Settings, choose: Callable[[Guest, Random], str | None]) -> tuple[list[Player], str]:
    """Play a whole match between two players over connections that sometimes break. Return the players and the record's text."""
    random = Random(3)
    port = int(server.address.rpartition(":")[2])
    with ExitStack() as stack:
        proxy = stack.enter_context(SlowLine(port))
        browsers = [stack.enter_context(Browser(proxy.address)) for _ in range(2)]
        room = open_room(browsers[0], settings).room
        players = [Player(browser, room, name, choose) for browser, name in zip(browsers, ("Ada", "Bo"), strict=True)]
        pool = stack.enter_context(ThreadPoolExecutor(2))
        playing = [pool.submit(player.play, seed) for seed, player in enumerate(players)]
        while not all(future.done() for future in playing):
            time.sleep(0.5 + random.random() * 4)
            if proxy.dropped < 2 * DROPS:
                proxy.drop()
        for future in playing:
            future.result()
        with Browser(server.address) as anyone:
            text = anyone.http.get(f"/api/rooms/{room}/record").text
    return players, text


def actions_of(record: Record, player: Player) -> list[str]:
    """Return a player's actions according to the record."""
    headers = dict(record.extra)
    seat = next(number for number in "12" if headers[f"Player{number}"] == player.name)
    texts = (move.partition("@")[0].partition(":") for move in record.moves)
    return [what for who, _, what in texts if who == seat and what not in ("away", "back", "leave")]


Played = tuple[list[Player], str]


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory, store_kind: str, short_countdown: None) -> Iterator[tuple[Played, Played]]:
    """Play nine holes of match play and a match of Spit at the same time, because both mostly wait for the network."""
    with Running(tmp_path_factory.mktemp("data")) as server, ThreadPoolExecutor(2) as pool:
        golf = pool.submit(play_match, server, GolfSettings(format="match", holes=9, limit_s=None), golf_action)
        spit = pool.submit(play_match, server, SpitSettings(), spit_action)
        yield golf.result(), spit.result()


@pytest.mark.soak
def test_nine_holes_of_match_play_agree_with_their_record(matches: tuple[Played, Played]) -> None:
    players, text = matches[0]
    record = parse_record(text)
    match = replay_golf(record, find_game("golf", {}).rules)
    assert match.is_over
    for player in players:
        assert player.breaks
        assert actions_of(record, player) == player.sent, "the record has every action once and in order"
        assert player.last is not None
        assert isinstance(player.last.contest, GolfView)
        assert [tuple(golfer.scores) for golfer in player.last.contest.players] == list(match.scores)
        assert player.last.contest.result == match.status.result
        assert player.last.contest.winners == match.winners


@pytest.mark.soak
def test_a_match_of_spit_agrees_with_its_record(matches: tuple[Played, Played]) -> None:
    players, text = matches[1]
    record = parse_record(text)
    position = race.replay(record, find_race("spit").rules)
    assert position.phase is race.Phase.OVER
    assert sum(player.breaks for player in players)
    for player in players:
        assert actions_of(record, player)[1:] == player.sent, (
            "the record has every action once and in order, after a first `ready` that the room adds"
        )
        assert player.last is not None
        assert isinstance(player.last.contest, SpitView)
        assert player.last.contest.winner == position.winner
        assert player.last.contest.round == position.round

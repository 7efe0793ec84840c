"""Seeded simulations of Spit in a room over a network that delays, duplicates and reorders messages and loses connections.

    .venv/bin/python -m tests.server.rooms.interleavings --runs 100 --first 5000

The server is a room's state and log, without a real network, clock or database. Two players and a spectator connect over the simulated
network and know only the states that reach them. After every event, a run checks that all 52 cards are present, that no pile has two owners
and that no hidden card is sent. At the end, every client must show the server's state, and replaying the log must rebuild the same room.
"""

from __future__ import annotations

import argparse
import heapq
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

import msgspec

from longwood.cards import format_card
from longwood.errors import LongwoodError
from longwood.play.matches import race
from longwood.play.matches.race.board import cards_by_seat
from longwood.protocol.rooms import Act, Prepare, Rise, RoomChange, Sit, SpitSettings, SpitView
from longwood.protocol.rooms import Room as View
from longwood.server.rooms.actions import decide
from longwood.server.rooms.events import Came, Opened, RoomEvent, Ticked, Went, format_room_event, parse_room_event
from longwood.server.rooms.games.spit import SpitContest
from longwood.server.rooms.records import record_of_game
from longwood.server.rooms.state import Phase, Room, opened
from longwood.server.rooms.views import RoomViews, visible_seq
from longwood.variants import find_race
from tests.play.matches.race.tables import whole
from tests.server.rooms.logs import read_view

GUESTS: Final = ("ada", "bo", "spectator")
_MOST_PENDING: Final = 3  # unanswered actions of one guest
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """A message in transit, or a scheduled action of a guest."""

    at_ms: int
    """When it arrives or takes place."""
    tie: int
    """Orders messages that arrive at the same time."""
    kind: Literal["act", "answer", "state", "look", "lose", "return"] = field(compare=False)
    guest: str = field(compare=False)
    connection: int = field(default=0, compare=False)
    """The number of the guest's connection. The message is lost if the guest has a newer connection when it arrives."""
    content: object = field(default=None, compare=False)


class Server:
    """The room, its log, and the number of each guest's open connection."""

    def __init__(self, settings: SpitSettings, deal: int) -> None:
        self.deal = deal
        self.room: Room = opened(Opened(settings))
        self.log: list[tuple[str, int]] = [(format_room_event(Opened(settings)), 0)]
        self.connections: dict[str, int] = {}
        self.seq = 1

    def commit(self, event: RoomEvent, at_ms: int) -> None:
        before = self.room
        self.room = self.room.apply(event, at_ms)
        self.log.append((format_room_event(event), at_ms))
        self.seq += 1
        check_cards(before, self.room)

    def run_until(self, at_ms: int) -> bool:
        """Apply the timed events that are due by then. Return whether there were any."""
        has_changed = False
        while (due := self.room.due) is not None and due <= at_ms:
            self.commit(Ticked(), due)
            has_changed = True
        return has_changed

    def act(self, guest: str, action: RoomChange, at_ms: int) -> None:
        self.commit(decide(self.room, guest, action, self.deal), at_ms)

    def view(self, guest: str) -> View:
        return read_view(RoomViews("room", "CODE", self.room).of(guest, visible_seq(self.room, self.seq, guest), self.room.at_ms, []))


def spit(room: Room) -> race.RacePosition | None:
    return room.contest.position if isinstance(room.contest, SpitContest) else None


def check_cards(before: Room, after: Room) -> None:
    """Check that each card is present exactly once, and that no spit pile was divided between the players."""
    position, earlier = spit(after), spit(before)
    if position is None:
        return
    assert whole(position)
    if earlier is not None and before.games == after.games and position.round > earlier.round:
        held = [set(hand) for hand in cards_by_seat(position)]
        for pile in earlier.spits:
            owners = [seat for seat in (0, 1) if held[seat] & set(pile or ())]
            assert len(owners) <= 1, f"a pile has two owners in round {earlier.round}"


def check_hidden(position: race.RacePosition, sent: View) -> None:
    """Check that a state to be sent contains no face-down card. Happenings are skipped: their cards were face up at the time."""
    if not isinstance(sent.contest, SpitView):
        return
    text = _ENCODER.encode(msgspec.structs.replace(sent.contest, news=[])).decode()
    hidden = [card for row in position.rows for pile in row for card in pile.hidden] + [card for left in position.spares for card in left]
    for card in hidden:
        assert f'"{format_card(card)}' not in text, f"{format_card(card)} is revealed"
    assert str(position.deal) not in text, "the deal number is revealed"


class Client:
    """What one guest knows: the newest state received and the actions not yet answered."""

    def __init__(self, name: str, random: Random) -> None:
        self.name = name
        self.random = random
        self.state: View | None = None
        self.pending: dict[int, Act] = {}
        self.ref = 0

    def show(self, state: View) -> None:
        if self.state is None or state.seq >= self.state.seq:
            self.state = state
            self.pending = {ref: action for ref, action in self.pending.items() if action.nth > state.did}

    def answered(self, ref: int) -> None:
        self.pending.pop(ref, None)

    def action(self) -> RoomChange | None:
        """Return the guest's next action, based only on what the guest can see, or None."""
        state = self.state
        if state is None or self.name == "spectator" or len(self.pending) >= _MOST_PENDING:
            return None
        self.ref += 1
        if state.you is None:
            return Sit(self.ref, self.name)
        if state.phase == "gathering":
            return Prepare(self.ref, ready=True)
        if not isinstance(state.contest, SpitView) or state.player is None:
            return None
        if self.random.random() < 0.001:
            return Rise(self.ref)
        what = self._what(state.contest)
        if what is None:
            return None
        action = Act(self.ref, what, state.did + len(self.pending) + 1)
        self.pending[self.ref] = action
        return action

    def _what(self, seen: SpitView) -> str | None:
        roll = self.random.random()
        if roll < 0.05:
            return f"slap-s{self.random.randrange(1, 3)}"
        if roll < 0.1:
            return self.random.choice(["KH-s1", "2C-3", "ready", "tick", "away", "", "5H-s9", "slap-s3"])
        if seen.phase == "playing":
            plays = [move for move in seen.moves if "-s" in move and not move.startswith("slap")]
            return self.random.choice(plays or seen.moves or ["slap-s1"]) if plays or roll < 0.5 else None
        return self.random.choice(seen.moves) if seen.moves else None


class Run:
    """One seeded run."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        flags = [random.random() < 0.25 for _ in range(3)]
        self.server = Server(SpitSettings(*flags), random.randrange(2**63))
        self.clients = {name: Client(name, Random(seed + n)) for n, name in enumerate(GUESTS)}
        self.in_transit: list[Message] = []
        self.ties = 0
        self.newest_connection = Counter[str]()
        self.counts = Counter[str]()
        self.loss_rate = random.choice((0.0, 0.002, 0.02))
        self.duplicate_rate = random.choice((0.0, 0.1, 0.4))
        self.slowest_ms = random.choice((20, 200, 2_000))

    def send(self, kind: Literal["act", "answer", "state"], guest: str, content: object, now_ms: int) -> None:
        """Send a message over the guest's connection, sometimes twice. Each copy has its own delay."""
        for _ in range(2 if self.random.random() < self.duplicate_rate else 1):
            self.put(
                Message(now_ms + self.random.randrange(self.slowest_ms), self._tie(), kind, guest, self.newest_connection[guest], content)
            )

    def put(self, message: Message) -> None:
        heapq.heappush(self.in_transit, message)

    def _tie(self) -> int:
        self.ties += 1
        return self.ties

    def look(self, guest: str, now_ms: int) -> None:
        """Schedule the guest's next look at the table, which is when a guest acts."""
        self.put(Message(now_ms + self.random.randrange(30, 900), self._tie(), "look", guest))

    def connect(self, guest: str, now_ms: int) -> None:
        self.newest_connection[guest] += 1
        self.server.connections[guest] = self.newest_connection[guest]
        self.note_presence(guest, now_ms)
        self.send("state", guest, self.server.view(guest), now_ms)

    def disconnect(self, guest: str, now_ms: int) -> None:
        del self.server.connections[guest]
        self.newest_connection[guest] += 1
        self.note_presence(guest, now_ms)
        self.clients[guest].pending.clear()  # like the page: the next state shows whether an unanswered action was done
        self.counts["lost connections"] += 1

    def note_presence(self, guest: str, now_ms: int) -> None:
        seat, here = self.server.room.seat_of(guest), guest in self.server.connections
        if seat is not None and self.server.room.seats[seat].here is not here:
            self.server.commit(Came(guest) if here else Went(guest), now_ms)
            self.broadcast(now_ms)

    def broadcast(self, now_ms: int) -> None:
        position = spit(self.server.room)
        for guest in self.server.connections:
            state = self.server.view(guest)
            if position is not None:
                check_hidden(position, state)
            self.send("state", guest, state, now_ms)

    def play(self, looks: int) -> None:
        """Perform the run: the guests look at the table `looks` times in all, then everything in transit is delivered."""
        for guest in GUESTS:
            self.connect(guest, 0)
            self.look(guest, 0)
        while self.in_transit:
            message = heapq.heappop(self.in_transit)
            now_ms = max(message.at_ms, self.server.room.at_ms)
            if self.server.run_until(now_ms):
                self.broadcast(now_ms)
            if message.kind == "look":
                looks -= 1
                self.on_look(message.guest, now_ms, is_last=looks <= 0)
            elif message.kind == "return":
                self.connect(message.guest, now_ms)
            elif message.connection != self.newest_connection[message.guest]:
                self.counts["lost messages"] += 1
            else:
                self.deliver(message, now_ms)
        self.check_end()

    def on_look(self, guest: str, now_ms: int, *, is_last: bool) -> None:
        if is_last:
            if guest not in self.server.connections:
                self.connect(guest, now_ms)
            return
        self.look(guest, now_ms)
        if guest not in self.server.connections:
            return
        if self.random.random() < self.loss_rate:
            self.disconnect(guest, now_ms)
            self.put(Message(now_ms + self.random.choice((100, 3_000, 25_000)), self._tie(), "return", guest))
            return
        action = self.clients[guest].action()
        if action is not None:
            self.send("act", guest, action, now_ms)

    def deliver(self, message: Message, now_ms: int) -> None:
        client = self.clients[message.guest]
        if message.kind == "act":
            action = message.content
            assert isinstance(action, RoomChange)
            try:
                self.server.act(message.guest, action, now_ms)
            except LongwoodError as error:
                self.counts[f"refused {error.code}"] += 1
                self.send("answer", message.guest, action.ref, now_ms)
            else:
                self.counts["accepted"] += 1
                self.broadcast(now_ms)
        elif message.kind == "answer":
            assert isinstance(message.content, int)
            client.answered(message.content)
        else:
            assert isinstance(message.content, View)
            client.show(message.content)

    def check_end(self) -> None:
        server = self.server
        for guest, client in self.clients.items():
            assert client.state is not None
            expected, actual = (msgspec.structs.replace(state, ref=None, now_ms=0) for state in (server.view(guest), client.state))
            assert actual == expected, f"{guest} does not show the server's state"
        events = [(parse_room_event(text), at_ms) for text, at_ms in server.log]
        first = events[0][0]
        assert isinstance(first, Opened)
        rebuilt = opened(first)
        for event, at_ms in events[1:]:
            rebuilt = rebuilt.apply(event, at_ms)
        assert rebuilt == server.room, "replaying the log gives a different room"
        contest = server.room.contest
        if isinstance(contest, SpitContest):
            self.counts["rounds"] += contest.position.round - 1
            if contest.is_over and server.room.phase is Phase.GATHERING:
                self.counts["matches"] += 1
                record = record_of_game(events)
                assert race.replay(record, find_race("spit", dict(record.options)).rules) == contest.position


def run(seed: int) -> Counter[str]:
    """Perform one run and return its counts. An exception gets a note with the seed."""
    simulation = Run(seed)
    try:
        simulation.play(looks=simulation.random.choice((60, 60, 60, 300, 1_500)))
    except Exception as error:
        error.add_note(f"in the run of seed {seed}")
        raise
    return simulation.counts


def main() -> int:
    """Perform the runs and print their counts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    counts = Counter[str]()
    for n, seed in enumerate(range(arguments.first, arguments.first + arguments.runs), 1):
        counts.update(run(seed))
        if n % max(1, arguments.runs // 10) == 0:
            print(f"{n} of {arguments.runs} runs", file=sys.stderr, flush=True)
    print(f"{arguments.runs} interleavings of Spit: " + ", ".join(f"{what} {count}" for what, count in sorted(counts.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())

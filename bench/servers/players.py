"""The players of bench/cluster.py. They record every acknowledged action, and compare the record with the database at the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from longwood.protocol import Play, Refused, ServerMessage, Table, Undo
from longwood.protocol.heartbeat import Pong
from longwood.protocol.rooms import Act, GolfView, Invitation, NewRoom, Prepare, Room, Settings, Sit, SpitView
from longwood.server.database import events, room_events
from longwood.server.rooms.events import Acted, Opened, parse_room_event
from longwood.server.rooms.state import opened
from longwood.tables.events import parse_name

GAME: Final = "napoleon-at-st-helena"
_ANSWER_S: Final = 5.0
"""How long a player waits for an answer before opening a new connection. The web page does the same."""
_RETRY_S: Final = (0.3, 8.0)
"""The first and the longest pause before a new connection. The pause doubles each time, and is random by a quarter. As in the web page."""
_RESTART: Final = 1012
_RESTART_RETRY_S: Final = 0.05
"""The first pause after a server has closed the connection because it stops. As in the web page."""
_LONG_S: Final = 1.0
"""An answer that takes longer counts as a wait, even if the connection has survived."""
_UNDECIDED: Final = frozenset({"store", "conflict", "busy", "crowded", "no-owner", "elsewhere", "too-fast", "internal"})
"""The codes of refusals after which an action is sent again."""
_OF_TABLE: Final = msgspec.json.Decoder(ServerMessage | Pong)
_OF_ROOM: Final = msgspec.json.Decoder(Room | Refused)


@dataclass
class Tally:
    """The combined results of all players."""

    cause: str = "nothing"
    """The last disturbance."""
    acknowledged: int = 0
    """The number of acknowledged actions."""
    calm_ms: list[float] = field(default_factory=list)
    """The durations of actions that were acknowledged at the first attempt."""
    waits_s: dict[str, list[float]] = field(default_factory=dict)
    """By disturbance: how long players waited whose connection or action failed, or whose answer took longer than a second.

    They wait until their next action is acknowledged, or until they see their room and can't do anything there at the moment.
    """
    told: Counter[str] = field(default_factory=Counter)
    """The refusals, by disturbance and code."""
    failures: list[str] = field(default_factory=list)
    """The errors that must not happen."""


class Player:
    """The base class of players at tables and in rooms: connections, and the time until an answer."""

    def __init__(self, name: str, servers: Callable[[], str], rate: float, tally: Tally) -> None:
        self.name = name
        self._servers = servers
        self._rate = rate
        self._tally = tally
        self._random = random.Random(name)
        self._cookie = ""
        self._path = ""
        self._ref = 0
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._since: float | None = None  # when the player started to wait
        self._is_disturbed = False
        self._retry_s = _RETRY_S[0]
        self.acknowledged = 0
        """The number of acknowledged actions."""

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                await self._connected(self._servers())
            except (WebSocketException, OSError, TimeoutError) as error:
                self._disturb()
                given = error.rcvd if isinstance(error, ConnectionClosed) else None
                if given is not None:  # the server's reason
                    self._tally.told[f"{self._tally.cause}: closed with {given.code} {given.reason}".rstrip()] += 1
                await asyncio.sleep(self._pause_s(None if given is None else given.code) * (0.75 + self._random.random() / 2))

    def _pause_s(self, code: int | None) -> float:
        """Return the pause before the next connection. code: the server's close code."""
        pause_s, longest_s = self._retry_s, _RETRY_S[1]
        self._retry_s = min(longest_s, 2 * pause_s)
        return _RESTART_RETRY_S if code == _RESTART and pause_s == _RETRY_S[0] else pause_s

    async def _connected(self, address: str) -> None:
        headers = {"Cookie": self._cookie, "Origin": address}
        url = f"{address.replace('http', 'ws', 1)}{self._path}"
        async with connect(
            url, additional_headers=headers, compression=None, open_timeout=_ANSWER_S, close_timeout=0.1, proxy=None
        ) as socket:
            self._forget_state()
            reading = asyncio.create_task(self._read(socket))
            try:
                async with asyncio.timeout(_ANSWER_S):
                    while not self._has_state() and not reading.done():
                        await asyncio.sleep(0.01)
                if self._has_state():
                    self._reconcile()
                while not reading.done():
                    await self._turn(socket)
                    await asyncio.wait({reading}, timeout=self._random.expovariate(self._rate))
                raise ConnectionClosed(socket.protocol.close_rcvd, None)
            finally:
                reading.cancel()
                for future in self._asked.values():
                    future.cancel()
                self._asked.clear()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = self._decoded(text)
                self._retry_s = _RETRY_S[0]
                asked = self._asked.pop(message.ref, None)
                if asked is not None and not asked.done():
                    asked.set_result(message)
        except ConnectionClosed:
            pass
        for future in self._asked.values():
            if not future.done():
                future.set_exception(ConnectionClosed(socket.protocol.close_rcvd, None))
                future.exception()  # retrieved, because the player may have given up
        self._asked.clear()

    async def _ask(self, socket: ClientConnection, action: Any) -> Any:
        """Send an action and return its answer."""
        if self._since is None:
            self._since = time.perf_counter()
        self._ref += 1
        answer = self._asked[self._ref] = asyncio.get_running_loop().create_future()
        await socket.send(msgspec.json.encode(msgspec.structs.replace(action, ref=self._ref)), text=True)
        async with asyncio.timeout(_ANSWER_S):
            return await answer

    def _disturb(self) -> None:
        """Record that the player has to wait because something failed."""
        self._is_disturbed = True
        if self._since is None:
            self._since = time.perf_counter()

    def _answered(self, *, acknowledged: bool) -> None:
        """Record that an action was accepted or refused."""
        self.acknowledged += acknowledged
        self._tally.acknowledged += acknowledged
        if self._since is not None and not self._is_disturbed:
            self._tally.calm_ms.append(1000 * (time.perf_counter() - self._since))
        self._end_wait()

    def _end_wait(self) -> None:
        """Record how long the player has waited."""
        waited_s = 0.0 if self._since is None else time.perf_counter() - self._since
        if self._is_disturbed or waited_s > _LONG_S:
            self._tally.waits_s.setdefault(self._tally.cause, []).append(waited_s)
        self._since = None
        self._is_disturbed = False

    def _is_undecided(self, refused: Refused) -> bool:
        self._tally.told[f"{self._tally.cause}: {refused.code}"] += 1
        if refused.code not in _UNDECIDED:
            return False
        self._disturb()
        return True

    def _fail(self, what: str) -> None:
        self._tally.failures.append(f"{self.name}: {what}")

    async def _begin(self, http: httpx.AsyncClient) -> None:
        """Get a cookie."""
        await http.get("/")
        self._cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)

    @property
    def player(self) -> str:
        """The player's id, which is part of the cookie."""
        return self._cookie.partition("=")[2].partition(".")[0]

    async def _turn(self, socket: ClientConnection) -> None:
        """Perform one action if there is one to perform."""
        raise NotImplementedError

    def _decoded(self, text: str | bytes) -> Any:
        raise NotImplementedError

    def _has_state(self) -> bool:
        raise NotImplementedError

    def _forget_state(self) -> None:
        raise NotImplementedError

    def _reconcile(self) -> None:
        """Compare the first state on a connection with the acknowledged actions."""
        raise NotImplementedError

    def check(self, connection: sa.Connection) -> Iterator[str]:
        """Yield the actions that the database has lost or stored twice."""
        raise NotImplementedError

    def mark(self) -> None:
        """Remember the actions acknowledged so far, for `check_marked`."""
        raise NotImplementedError

    def check_marked(self, connection: sa.Connection) -> Iterator[str]:
        """Do the same as `check`, but for a copy of the database that was made after `mark` and may lack all later actions."""
        raise NotImplementedError

    def start_from(self, connection: sa.Connection) -> None:
        """Forget all actions that aren't in the database, because it was restored from a backup."""
        raise NotImplementedError


class Soloist(Player):
    """Plays a single-player game on any server that responds."""

    async def begin(self, http: httpx.AsyncClient) -> None:
        """Deal a game."""
        await self._begin(http)
        answer = await http.post("/api/tables", json={"game": GAME, "deal": str(self._random.randrange(10**6))})
        self.table = answer.raise_for_status().json()["table"]
        self._path = f"/ws/tables/{self.table}"
        self._state: Table | None = None
        self._names: list[str] = []  # of the acknowledged actions, in order
        self._in_transit: Play | Undo | None = None

    def _decoded(self, text: str | bytes) -> Any:
        message = _OF_TABLE.decode(text)
        if isinstance(message, Table):
            self._state = message
        return message

    def _has_state(self) -> bool:
        return self._state is not None

    def _forget_state(self) -> None:
        self._state = None

    def _reconcile(self) -> None:
        assert self._state is not None
        known = len(self._names)
        if self._state.seq < known:
            self._fail(f"shows {self._state.seq} events after {known} were acknowledged")
        elif self._state.seq > known + (self._in_transit is not None):
            self._fail(f"shows {self._state.seq} events, but {known} were acknowledged")

    async def _turn(self, socket: ClientConnection) -> None:
        if self._in_transit is None:
            assert self._state is not None
            self._in_transit = self._chosen(self._state)
        answer = await self._ask(socket, self._in_transit)
        if isinstance(answer, Table):
            assert self._in_transit.name is not None
            self._names.append(self._in_transit.name)
            self._answered(acknowledged=True)
        elif self._is_undecided(answer):
            return  # the next turn sends the same action again
        else:
            self._fail(f"{self._in_transit} was refused: {answer.code} ({answer.message})")
            self._answered(acknowledged=False)
        self._in_transit = None

    def _chosen(self, table: Table) -> Play | Undo:
        name = f"{self._random.getrandbits(64):x}"
        if not table.moves or (table.played and self._random.random() < 0.3):
            return Undo(0, practice=True, after=len(self._names), name=name)
        move = self._random.choice(table.moves)
        return Play(0, move.source, move.target, move.count, after=len(self._names), name=name)

    def check(self, connection: sa.Connection) -> Iterator[str]:
        """See Player."""
        return self._check(connection, len(self._names))

    def mark(self) -> None:
        """See Player."""
        self._marked = len(self._names)

    def check_marked(self, connection: sa.Connection) -> Iterator[str]:
        """See Player."""
        return self._check(connection, self._marked)

    def start_from(self, connection: sa.Connection) -> None:
        """See Player."""
        self._names = [str(parse_name(event)) for _, event in self._stored(connection)]
        self._in_transit = None

    def _stored(self, connection: sa.Connection) -> Sequence[sa.Row[int, str]]:
        query = sa.select(events.c.seq, events.c.event).where(events.c.table == self.table).order_by(events.c.seq)
        return connection.execute(query).all()

    def _check(self, connection: sa.Connection, known: int) -> Iterator[str]:
        rows = self._stored(connection)
        names = [parse_name(event) for _, event in rows]
        if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
            yield f"{self.name}: the numbers of the events have gaps"
        if names[:known] != self._names[:known]:
            yield f"{self.name}: {known} acknowledged events are not those in the database ({len(rows)})"
        expected = {*self._names, *([self._in_transit.name] if self._in_transit else [])}
        if len(set(names)) != len(names) or not expected.issuperset(names):
            yield f"{self.name}: an event is stored twice, or was never sent"


class Guest(Player):
    """Plays in a room with another guest."""

    async def begin(self, http: httpx.AsyncClient, room: str | Settings) -> str:
        """Open a room with these settings, or go to one that is open. Returns the room."""
        await self._begin(http)
        if not isinstance(room, str):
            answer = await http.post("/api/rooms", content=msgspec.json.encode(NewRoom(room)))
            room = msgspec.json.decode(answer.raise_for_status().content, type=Invitation).room
        self.room = room
        self._path = f"/ws/rooms/{room}?page={self._random.getrandbits(64):x}"
        self._state: Room | None = None
        self._games = self._did = 0
        self._knows_count = True  # whether these two are the numbers that the server must show
        self._sent: dict[tuple[int, int], set[str]] = {}  # by game and number
        self._done: dict[tuple[int, int], str] = {}  # the acknowledged ones of them
        return room

    def _decoded(self, text: str | bytes) -> Any:
        message = _OF_ROOM.decode(text)
        if isinstance(message, Room):
            self._state = message
        return message

    def _has_state(self) -> bool:
        return self._state is not None

    def _forget_state(self) -> None:
        self._state = None

    def _reconcile(self) -> None:
        room = self._state
        assert room is not None
        if not self._knows_count:
            self._knows_count = True
        elif room.games < self._games or (room.games == self._games and room.did < self._did):
            self._fail(f"shows action {room.did} of game {room.games} after {self._did} of {self._games} was acknowledged")
        elif room.games == self._games and room.did > self._did + 1:
            self._fail(f"shows action {room.did}, but {self._did} was acknowledged")
        elif room.games == self._games and room.did == self._did + 1 and (room.games, room.did) not in self._sent:
            self._fail(f"shows action {room.did}, which was never sent")
        self._games, self._did = room.games, room.did

    async def _turn(self, socket: ClientConnection) -> None:
        room = self._state
        assert room is not None
        action = self._chosen(room)
        if action is None:
            self._end_wait()
            return
        key = room.games, room.did + 1
        if isinstance(action, Act):
            self._sent.setdefault(key, set()).add(action.action)
        answer = await self._ask(socket, action)
        if isinstance(answer, Refused):
            if not self._is_undecided(answer):
                self._answered(acknowledged=False)  # in Spit the other player can be quicker
            return
        if isinstance(action, Act):
            self._done[key] = action.action
        self._games, self._did = answer.games, answer.did
        self._answered(acknowledged=isinstance(action, Act))

    def _chosen(self, room: Room) -> Sit | Prepare | Act | None:
        if room.you is None:
            return Sit(0, self.name)
        if room.phase == "gathering":
            return None if room.seats[room.you].ready or len(room.seats) < 2 else Prepare(0, ready=True)
        if room.phase != "playing" or room.player is None:
            return None
        choices = _actions(room)
        return Act(0, self._random.choice(choices), room.did + 1) if choices else None

    def check(self, connection: sa.Connection) -> Iterator[str]:
        """See Player."""
        return self._check(connection, self._done)

    def mark(self) -> None:
        """See Player."""
        self._marked = {**self._done}

    def check_marked(self, connection: sa.Connection) -> Iterator[str]:
        """See Player."""
        return self._check(connection, self._marked)

    def start_from(self, connection: sa.Connection) -> None:
        """See Player."""
        self._done = self._stored(connection)[1]
        self._sent = {key: {action} for key, action in self._done.items()}
        self._knows_count = False

    def _stored(self, connection: sa.Connection) -> tuple[Sequence[int], dict[tuple[int, int], str]]:
        """Return the numbers of the room's events, and the guest's actions by game and number."""
        query = sa.select(room_events).where(room_events.c.room == self.room).order_by(room_events.c.seq)
        rows = connection.execute(query).all()
        first = parse_room_event(rows[0].event)
        assert isinstance(first, Opened)
        room, stored = opened(first), {}
        for row in rows[1:]:
            event = parse_room_event(row.event)
            room = room.apply(event, row.at_ms)
            if isinstance(event, Acted) and room.contestants[event.seat].player == self.player:
                stored[room.games, room.did[event.seat]] = event.action
        return [row.seq for row in rows], stored

    def _check(self, connection: sa.Connection, done: Mapping[tuple[int, int], str]) -> Iterator[str]:
        seqs, stored = self._stored(connection)
        if seqs != list(range(1, len(seqs) + 1)):
            yield f"{self.name}: the numbers of the events have gaps"
        for key, action in done.items():
            if stored.get(key) != action:
                yield f"{self.name}: {action}, action {key[1]} of game {key[0]}, was acknowledged, but {stored.get(key)} is stored"
        for key, action in stored.items():
            if action not in self._sent.get(key, ()):
                yield f"{self.name}: {action}, action {key[1]} of game {key[0]}, is stored, but was never sent"


def _actions(room: Room) -> list[str]:
    """Return what a guest can do in the current game."""
    view = room.contest
    if isinstance(view, SpitView):
        return view.moves
    assert isinstance(view, GolfView)
    assert room.player is not None
    me = view.players[room.player]
    if view.phase == "turned":
        return [] if me.seen else ["next"]
    if me.done:
        return []
    return [move.text for move in view.board.moves] or ["end"] if view.board else []

"""The state of a room: seats, readiness, countdown, the current game, rematches. Pure: no clock, no store, no socket.

Times are in ms of the room's clock. That clock stops while the room isn't in memory, so players lose no time while the server is down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from longwood.cards import parse_deal_number
from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.protocol.rooms import Said, Settings
from longwood.server.rooms.events import (
    Acted,
    Came,
    Closed,
    Hired,
    Hushed,
    Named,
    Opened,
    Readied,
    Removed,
    RoomEvent,
    Rose,
    Sat,
    Settled,
    Spoke,
    Ticked,
    Went,
)
from longwood.server.rooms.games.base import Contest
from longwood.server.rooms.games.registry import begin_contest, check_rules, countdown_ms, most_players

FEWEST: Final = 2
SEAT_HELD_MS: Final = 120_000
"""How long a disconnected guest stays seated between games."""
MOST_CHANGES: Final = 3_000
"""How often a room can be changed outside its games. The limit keeps the log short, so that a room is rebuilt quickly."""
MOST_ACTIONS: Final = 100_000
"""The most actions in all games together. After that no new game can begin, but the current one can be finished."""
MOST_ACTIONS_IN_GAME: Final = 10_000
"""The most actions of one seat in one game. Even a match of eighteen holes needs only about a thousand."""
MOST_PHRASES: Final = 2_000
"""How many quick phrases can be said in a room. They don't count as changes, so nobody can end a room by talking."""
PHRASE_PAUSE_MS: Final = 3_000
"""How long a player waits between two quick phrases."""
_SHOWN_PHRASES: Final = 8
"""How many phrases a view contains: those that eight players can say at once."""
MOST_RETURNS: Final = 10_000
"""How often the guests of a room can reconnect, counted together."""


class Phase(StrEnum):
    """The phase of a room."""

    GATHERING = "gathering"
    """Before the first game, or between two games."""
    COUNTDOWN = "countdown"
    """Everyone is ready, and the game is about to begin."""
    PLAYING = "playing"
    CLOSED = "closed"
    """Closed permanently."""


class Seat(Struct, frozen=True):
    """A seat and its player."""

    name: str
    player: str = ""
    """The guest's identity; empty for a computer."""
    level: str = ""
    """The level of a computer; empty for a guest."""
    ready: bool = False
    away_ms: int | None = None
    """When the guest lost their last connection; None while they are connected."""

    @property
    def here(self) -> bool:
        return self.away_ms is None

    @property
    def is_computer(self) -> bool:
        return not self.player

    @property
    def who(self) -> str:
        """A name for the player that is unique in the room."""
        return self.player or f"{self.level}: {self.name}"


class Phrases(Struct, frozen=True):
    """The quick phrases of a room."""

    latest: tuple[Said, ...] = ()
    """The latest ones, oldest first."""
    count: int = 0
    """How many were said in all."""
    last_ms: Mapping[str, int] = {}
    """When each seated player last said one, by the player's identity."""
    hushed: bool = False
    """Whether the host has switched them off."""


class Room(Struct, frozen=True):
    """A room after a number of events. `opened` creates it, and `apply` returns the room after one more event."""

    settings: Settings
    """The settings of the next game."""
    seats: tuple[Seat, ...] = ()
    """The occupied seats, in the order they were taken. The first guest who is connected is the host."""
    phase: Phase = Phase.GATHERING
    at_ms: int = 0
    """The time of the last event."""
    began_ms: int = 0
    """When the countdown or the game began."""
    countdown_ms: int = 0
    """The length of the countdown."""
    deal: int = 0
    """The deal number of `contest`."""
    next_deal: int = 0
    """The deal number of the game that begins after the countdown."""
    changes: int = 0
    """How often the room was changed outside its games."""
    actions: int = 0
    """The number of actions in all games together."""
    returns: int = 0
    """How often guests have reconnected."""
    contest: Contest | None = None
    """The current game, or else the last one; None before the first."""
    game_settings: Settings | None = None
    """The settings of `contest`."""
    contestants: tuple[Seat, ...] = ()
    """The players of `contest`, in the order of its seats."""
    gone: frozenset[int] = frozenset()
    """The indices of the contestants who have left."""
    removed: frozenset[int] = frozenset()
    """The seats of players removed by the host."""
    barred: frozenset[str] = frozenset()
    """The guests removed by the host. They can't rejoin the room."""
    did: tuple[int, ...] = ()
    """The number of actions of each contestant."""
    games: int = 0
    """The number of games begun."""
    phrases: Phrases = Phrases()

    @property
    def host(self) -> str:
        """The guest who may change the settings: the first who is connected, else the first. Empty if no guest is seated."""
        guests = [seat for seat in self.seats if not seat.is_computer]
        return next((seat.player for seat in guests if seat.here), guests[0].player if guests else "")

    def seat_of(self, player: str) -> int | None:
        """Return the number of a guest's seat, or None."""
        for n, seat in enumerate(self.seats):  # a generator takes several times as long, and this runs for every guest at every event
            if seat.player == player and player:
                return n
        return None

    def contestant(self, player: str) -> int | None:
        """Return a guest's seat in the current or last game, or None."""
        for n, seat in enumerate(self.contestants):
            if seat.player == player and player and n not in self.gone:
                return n
        return None

    @property
    def due(self) -> int | None:
        """When the room next changes automatically; None if it doesn't."""
        if self.phase is Phase.PLAYING and self.contest is not None:
            due = self.contest.due
            return None if due is None else self.began_ms + due
        if self.phase is Phase.COUNTDOWN:
            return self.began_ms + self.countdown_ms
        if self.phase is Phase.GATHERING:
            return min((seat.away_ms + SEAT_HELD_MS for seat in self.seats if seat.away_ms is not None), default=None)
        return None

    def apply(self, event: RoomEvent, at_ms: int) -> Room:
        """Return the room after an event. at_ms: when it happened, by the room's clock.

        Raises LongwoodError if the event isn't possible, ValueError if the time is earlier than that of the last event.
        """
        if at_ms < self.at_ms:
            raise ValueError(f"an event at {at_ms} ms comes after one at {self.at_ms} ms")
        if self.phase is Phase.CLOSED:
            raise RefusedError("closed", Phrase("refused-room-closed"))
        if isinstance(event, Acted) and ((due := self.due) is None or at_ms < due):
            return self._acted(event, at_ms)  # the same as below, but most events are actions, and copying a room takes time
        return self._passed(at_ms)._counted(event)._done(event)

    def _counted(self, event: RoomEvent) -> Room:
        """Return the room with the event counted toward its limits. A player can always leave."""
        match event:
            case Came():
                if self.returns >= MOST_RETURNS:
                    raise RefusedError("worn-out", Phrase("refused-worn-out"))
                return replace(self, returns=self.returns + 1)
            case Acted() | Ticked() | Went() | Rose() | Closed() | Spoke():
                return self  # _acted() counts actions, _said() counts phrases
        if self.changes >= MOST_CHANGES or self.actions >= MOST_ACTIONS:
            raise RefusedError("worn-out", Phrase("refused-worn-out"))
        return replace(self, changes=self.changes + 1)

    def _passed(self, at_ms: int) -> Room:
        room, due = self, self.due
        if due is None or at_ms < due:
            return replace(room, at_ms=at_ms)
        if room.phase is Phase.COUNTDOWN:
            room = room._started(due)
        room = replace(room, at_ms=at_ms)
        if room.phase is Phase.PLAYING and room.contest is not None and room.due is not None and room.due <= at_ms:
            room = room._with(room.contest.tick(room.now))
        if room.phase is Phase.GATHERING and room.due is not None and room.due <= at_ms:
            seated = [seat for seat in room.seats if seat.away_ms is None or seat.away_ms + SEAT_HELD_MS > at_ms]
            room = room._seating(seated)
        return room

    def _seating(self, seats: Sequence[Seat]) -> Room:
        """Return the room with these seats, or with none if only computers are left."""
        return replace(self, seats=tuple(seats) if any(seat.player for seat in seats) else ())

    @property
    def now(self) -> int:
        """The time since the game or its countdown began."""
        return self.at_ms - self.began_ms

    def _started(self, at_ms: int) -> Room:
        computers = frozenset(number for number, seat in enumerate(self.seats) if seat.is_computer)
        contest = begin_contest(self.settings, self.next_deal, len(self.seats), computers)
        fresh = replace(self, game_settings=self.settings, deal=self.next_deal, contestants=self.seats, games=self.games + 1)
        room = replace(
            fresh, gone=frozenset(), removed=frozenset(), did=(0,) * len(self.seats), phase=Phase.PLAYING, began_ms=at_ms, contest=contest
        )
        for number, seat in enumerate(self.seats):
            if not seat.here:
                contest = contest.away(number, 0)
        return room._with(contest)

    def _with(self, contest: Contest) -> Room:
        room = replace(self, contest=contest)
        if not contest.is_over:
            return room
        seats = tuple(replace(seat, ready=seat.is_computer) for seat in self.seats)
        return replace(room, phase=Phase.GATHERING, seats=seats)

    def _done(self, event: RoomEvent) -> Room:
        match event:
            case Acted():
                return self._acted(event, self.at_ms)
            case Ticked() | Opened():
                return self
            case Closed():
                return replace(self, phase=Phase.CLOSED)
            case Settled():
                self._check_gathering()
                return self._settled(event.settings)
            case Sat():
                return self._sat(Seat(event.name, event.player))
            case Hired():
                return self._sat(Seat(event.name, level=event.level, ready=True))
            case Rose():
                return self._rose(event.seat)
            case Removed():
                return self._removed(event.player)
            case Named():
                return self._with_seat(event.seat, replace(self._seat(event.seat), name=event.name))
            case Readied():
                return self._readied(event)
            case Spoke():
                return self._said(event)
            case Hushed():
                return replace(self, phrases=replace(self.phrases, hushed=event.hushed))
            case Went():
                return self._present(event.player, here=False)
            case Came():
                return self._present(event.player, here=True)

    def _acted(self, event: Acted, at_ms: int) -> Room:
        """Return the room after an action. Nothing else may be due before it."""
        if self.phase is not Phase.PLAYING or self.contest is None:
            raise RefusedError("no-game", Phrase("refused-no-game"))
        if not 0 <= event.seat < len(self.contestants) or event.seat in self.gone:
            raise RefusedError("no-seat", Phrase("refused-no-seat"))
        if self.did[event.seat] >= MOST_ACTIONS_IN_GAME:
            raise RefusedError("worn-out", Phrase("refused-worn-out"))
        contest = self.contest.act(event.seat, event.action, at_ms - self.began_ms)
        did = (*self.did[: event.seat], self.did[event.seat] + 1, *self.did[event.seat + 1 :])
        room = replace(self, at_ms=at_ms, actions=self.actions + 1, did=did, contest=contest)
        return room._with(contest) if contest.is_over else room

    def _check_gathering(self) -> None:
        if self.phase is not Phase.GATHERING:
            raise RefusedError("playing", Phrase("refused-playing"))

    def _check_size(self, settings: Settings, players: int) -> None:
        if players > most_players(settings):
            raise RefusedError("full", Phrase("refused-full", most=most_players(settings)))

    def _settled(self, settings: Settings) -> Room:
        """Return the room with other settings, and with no guest ready. If the game changes, its computers leave."""
        begin_contest(settings, 0, FEWEST)  # raises RulesError for invalid settings
        is_same = type(settings) is type(self.settings)
        seats = tuple(replace(seat, ready=seat.is_computer) for seat in self.seats if is_same or not seat.is_computer)
        self._check_size(settings, len(seats))
        return replace(self, settings=settings, seats=seats)

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise RefusedError("no-seat", Phrase("refused-no-seat"))
        return self.seats[number]

    def _with_seat(self, number: int, seat: Seat) -> Room:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _sat(self, seat: Seat) -> Room:
        self._check_gathering()
        if seat.player in self.barred:
            raise RefusedError("removed", Phrase("refused-removed"))
        if self.seat_of(seat.player) is not None:
            raise RefusedError("seated", Phrase("refused-seated"))
        self._check_size(self.settings, len(self.seats) + 1)
        return replace(self, seats=(*self.seats, seat))

    def _rose(self, number: int) -> Room:
        self._seat(number)
        room = self
        if self.phase is Phase.COUNTDOWN:
            room = replace(self, phase=Phase.GATHERING)
        elif self.phase is Phase.PLAYING and self.contest is not None:
            place = self.place(number)
            room = replace(self, gone=self.gone | {place})._with(self.contest.withdraw(place, self.now))._ended_among_computers()
        return room._seating([seat for n, seat in enumerate(room.seats) if n != number])

    def _removed(self, player: str) -> Room:
        """Return the room after removing a guest, who forfeits the game and can't rejoin."""
        room = replace(self, barred=self.barred | {player})
        number, place = self.seat_of(player), self.contestant(player)
        if self.phase is Phase.PLAYING and place is not None:
            room = replace(room, removed=room.removed | {place})
        return room if number is None else room._rose(number)

    def _ended_among_computers(self) -> Room:
        """Return the room with all computers withdrawn from the game, if no guests are left in it."""
        room = self
        left = [place for place in range(len(self.contestants)) if place not in self.gone]
        if any(not self.contestants[place].is_computer for place in left):
            return room
        for place in left:
            if room.phase is Phase.PLAYING and room.contest is not None:
                room = replace(room, gone=room.gone | {place})._with(room.contest.withdraw(place, room.now))
        return room

    def place(self, number: int) -> int:
        """Return the seat in the current game of the player at room seat `number`. Players who left keep their seats in the game."""
        return [place for place in range(len(self.contestants)) if place not in self.gone][number]

    def _readied(self, event: Readied) -> Room:
        seat = self._seat(event.seat)
        if self.phase is Phase.PLAYING:
            raise RefusedError("playing", Phrase("refused-playing"))
        room = self._with_seat(event.seat, replace(seat, ready=event.ready))
        if self.phase is Phase.COUNTDOWN:
            return room if event.ready else replace(room, phase=Phase.GATHERING)
        if len(room.seats) < FEWEST or not all(seat.ready for seat in room.seats):
            return room
        begin_contest(room.settings, 0, len(room.seats))  # raises RulesError if the game can't begin with these players
        check_rules(room.settings, event.rules)  # the log may be from another version
        wait_ms = 0 if event.at_once else countdown_ms(self.settings)
        return replace(room, phase=Phase.COUNTDOWN, began_ms=self.at_ms, countdown_ms=wait_ms, next_deal=parse_deal_number(event.deal))

    def _said(self, event: Spoke) -> Room:
        seat, phrases = self._seat(event.seat), self.phrases
        if phrases.hushed:
            raise RefusedError("hushed", Phrase("refused-hushed"))
        if self.at_ms < phrases.last_ms.get(seat.player, -PHRASE_PAUSE_MS) + PHRASE_PAUSE_MS or phrases.count >= MOST_PHRASES:
            raise RefusedError("said-enough", Phrase("refused-said-enough"))
        said = Said(phrases.count + 1, seat.name, event.phrase, self.at_ms)
        seated = {one.player for one in self.seats}
        last_ms = {player: at_ms for player, at_ms in phrases.last_ms.items() if player in seated} | {seat.player: self.at_ms}
        return replace(
            self, phrases=replace(phrases, latest=(*phrases.latest, said)[-_SHOWN_PHRASES:], count=phrases.count + 1, last_ms=last_ms)
        )

    def _present(self, player: str, *, here: bool) -> Room:
        number = self.seat_of(player)
        if number is None:
            raise RefusedError("no-seat", Phrase("refused-no-seat"))
        seat = self.seats[number]
        away_ms = None if here else self.at_ms
        room = self._with_seat(number, replace(seat, away_ms=away_ms, ready=seat.ready and (here or self.phase is Phase.PLAYING)))
        if not here and self.phase is Phase.COUNTDOWN:
            return replace(room, phase=Phase.GATHERING)
        if self.phase is Phase.PLAYING and self.contest is not None:
            place = self.place(number)
            contest = self.contest.back(place, self.now) if here else self.contest.away(place, self.now)
            return room._with(contest)
        return room


def opened(event: Opened) -> Room:
    """Return a new room. Raises RulesError for invalid settings."""
    begin_contest(event.settings, 0, FEWEST)
    return Room(event.settings)

"""Rooms, where games are played in company (/ws/rooms/ID), and what is told of the games in them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from longwood.server.protocol.refusals import Phrase, Refused
from longwood.server.protocol.table import OptionValue, Table


class GolfSettings(Struct, frozen=True, tag="golf", forbid_unknown_fields=True):
    """Golf in company: which game, how it is scored, how many seconds a hole may take (null: as long as it takes)."""

    game: str = "golf"
    options: dict[str, OptionValue] = {}
    format: Literal["stroke", "match"] = "stroke"
    holes: Literal[9, 18] = 9
    own_deals: bool = False
    play_off: bool = False
    limit_s: int | None = 300


class SpitSettings(Struct, frozen=True, tag="spit", forbid_unknown_fields=True):
    """Spit.

    equal_rank: a card also goes on its own rank. stack_equals: equal ranks stack in one's own row. no_slap: nobody slaps, the smaller
    pile goes to who went out.
    """

    equal_rank: bool = False
    stack_equals: bool = False
    no_slap: bool = False


Settings = GolfSettings | SpitSettings


# What the browser sends.


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take a seat under a name."""

    ref: int
    name: str


class Rise(Struct, frozen=True, tag="rise", forbid_unknown_fields=True):
    """Leave one's seat, and the game in play for good. seat: the host may send a computer away, and between games anyone."""

    ref: int
    seat: int | None = None


class Rename(Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Go by another name."""

    ref: int
    name: str


class Settle(Struct, frozen=True, tag="settle", forbid_unknown_fields=True):
    """The host changes the settings; nobody is ready any more."""

    ref: int
    settings: Settings


class Hire(Struct, frozen=True, tag="hire", forbid_unknown_fields=True):
    """The host gives a seat to a computer of that level."""

    ref: int
    level: str


class Prepare(Struct, frozen=True, tag="prepare", forbid_unknown_fields=True):
    """Be ready for the next game, or not any more. When all are, it begins."""

    ref: int
    ready: bool


class Act(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Do something in the game.

    Actions of Golf: the number of a column or slot, d, undo, end, redeal, next. Actions of Spit: ready; 5H-s2, a card onto the spit pile
    that the second seat started; 9D-3, a card to another place of the row; slap-s1.
    """

    ref: int
    action: str = field(name="what")
    """The action as the game's logs write it."""
    nth: int
    """Which of this player's actions in this game it is, from 1. A message that arrives twice is done once: its number no longer fits."""


RoomAction = Sit | Rise | Rename | Settle | Hire | Prepare | Act


# What the server sends.


class Seat(Struct, frozen=True):
    """Who sits there. level: of a computer, else empty."""

    name: str
    level: str
    ready: bool
    here: bool


class Golfer(Struct, frozen=True):
    """One player's card and hole. cards_left: in the tableau now. scores: of the holes finished, null where they did not play.

    status: how a match stands as they say it. place: in stroke play, from 1. board: how they left the hole; told to others, with its
    score, once the hole is turned.
    """

    name: str
    side: int
    here: bool
    withdrawn: bool
    plays: bool  # this hole
    done: bool
    seen: bool  # has seen the finished hole
    cards_left: int
    scores: list[int | None]
    total: int
    to_par: str
    place: int
    status: Phrase | None
    board: Table | None


class GolfView(Struct, frozen=True, tag="golf"):
    """Golf in company as one seat sees it. board: one's own hole. due_ms: when time ends the hole for all, or deals the next."""

    format: Literal["stroke", "match"]
    hole: int
    holes: int
    phase: Literal["hole", "turned", "over"]
    board: Table | None
    may_redeal: bool
    players: list[Golfer]
    due_ms: int | None
    result: str  # of a match that is over: 3 & 2, 1 up, halved
    winners: list[int]


class RowPile(Struct, frozen=True):
    """A stock pile of a row in Spit: `hidden` face-down cards beneath `cards`."""

    hidden: int
    cards: list[str]


class Racer(Struct, frozen=True):
    """One player of Spit. spares: whether they have spit cards left. dealt: cards held at the deal. able: has something to do now.

    spit: the top of the spit pile they started, null while there is none. absent_ms: when they forfeit unless they come back.
    """

    name: str
    here: bool
    ready: bool
    able: bool
    row: list[RowPile]
    spares: bool
    dealt: int
    spit: str | None
    absent_ms: int | None


class Happening(Struct, frozen=True, omit_defaults=True):
    """One thing that happened in Spit; `n` counts them. seat: who did it. at place and target of a row, onto spit pile `spit`.

    spat: cards of both seats at the same instant. exposed: the card turned up there. forced: played for an idle player. taken, held:
    cards of the spit piles each seat got, and all they then have.
    """

    n: int
    kind: Literal["counting", "spat", "played", "shifted", "round-over", "slapped-early", "slapped", "gathered", "dealt", "ended"]
    seat: int | None = None
    card: str | None = None
    place: int | None = None
    target: int | None = None
    spit: int | None = None
    exposed: str | None = None
    forced: bool = False
    cards: list[str | None] = []
    taken: list[int] = []
    held: list[int] = []


class SpitView(Struct, frozen=True, tag="spit"):
    """Spit as one seat sees it.

    slaps: whether this round ends with a race for the spit piles. moves: what gets one on now, as Act writes it (an early slap is none
    of it). due_ms: when something happens by itself: the countdown's end, the next spit where nobody is able, the card played for the
    only one who is, the end of slapping. slap_ms: from when on one's slap is heard. out: who emptied their row. ending: how the match
    ended. news: the latest, oldest first.
    """

    round: int
    phase: Literal["waiting", "countdown", "playing", "slapping", "over"]
    players: list[Racer]
    slaps: bool
    moves: list[str]
    due_ms: int | None
    slap_ms: int | None
    out: int | None
    winner: int | None
    ending: Literal["out", "left", "absent", "abandoned"] | None
    news: list[Happening]


ContestView = GolfView | SpitView


class Room(Struct, frozen=True, tag="room"):
    """The whole room after event `seq`, as one guest may see it; sent on connecting, after each accepted action, and at every change.

    seq does not count what others do in secret, so that nothing is learned from it. you: one's seat. player: one's seat in the game
    shown. computers: of what level each player of that game is, empty for a guest. did: how many actions of one's own it has taken. Times
    are ms of the room's clock; now_ms is when this was sent. due_ms: when the countdown ends.
    """

    room: str
    code: str | None
    seq: int
    ref: int | None
    now_ms: int
    settings: Settings
    levels: list[str]
    phase: Literal["gathering", "countdown", "playing", "closed"]
    due_ms: int | None
    seats: list[Seat]
    most: int
    you: int | None
    host: bool
    games: int
    player: int | None
    computers: list[str]
    did: int
    watching: int
    contest: ContestView | None


RoomMessage = Room | Refused


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a room (POST /api/rooms)."""

    settings: Settings


class Invitation(Struct, frozen=True):
    """Where a room is: its address is /room/ID (POST /api/rooms, GET /api/rooms/by-code/CODE)."""

    room: str
    code: str | None

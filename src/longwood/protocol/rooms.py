"""Multiplayer rooms: the messages of their sockets (/ws/rooms/ID), and the JSON bodies that open and find rooms."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType, field

from longwood.protocol.refusals import Phrase, Refused
from longwood.protocol.table import OptionValue, Table


class GolfSettings(Struct, frozen=True, tag="golf", forbid_unknown_fields=True):
    """The settings of a Golf match."""

    game: str = "golf"
    options: dict[str, OptionValue] = {}
    format: Literal["stroke", "match"] = "stroke"
    holes: Literal[9, 18] = 9
    own_deals: bool = False
    """Whether every player gets a separate deal for each hole."""
    play_off: bool = False
    """Whether a tie is broken: by extra holes in match play, by sudden death between the leaders in stroke play."""
    limit_s: int | None = 300
    """The time limit for each hole, in seconds; null for no limit."""
    strangers: bool = False
    """Whether the players may be strangers. Then every player gets a separate deal, and one address can take only one seat."""
    listed: bool | UnsetType = UNSET
    """Whether the room is in the lobby while it waits for players. Only rooms for strangers are.

    Left out if it isn't set, so that servers of an earlier version can read the events of other rooms.
    """


class SpitSettings(Struct, frozen=True, tag="spit", forbid_unknown_fields=True):
    """The settings of a Spit match."""

    equal_rank: bool = False
    """Whether a card can also be played on a card of the same rank."""
    stack_equals: bool = False
    """Whether cards of the same rank can be stacked in a player's row."""
    no_slap: bool = False
    """Whether rounds end without slapping. The player who goes out then gets the smaller spit pile."""
    strangers: bool = False
    """Whether the players may be strangers. Then one address can take only one seat."""
    listed: bool | UnsetType = UNSET
    """Whether the room is in the lobby while it waits for players. Only rooms for strangers are.

    Left out if it isn't set, so that servers of an earlier version can read the events of other rooms.
    """


Settings = GolfSettings | SpitSettings

QuickPhrase = Literal["hello", "good-luck", "well-played", "nice", "so-close", "ouch", "oops", "thanks", "good-game", "again", "bye"]
"""What players can say to each other. There is no free text, so nothing has to be moderated."""

MOST_NEWS: Final = 16
"""The largest number of happenings in a view of Spit."""


# Messages from the browser.


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take a seat under a name."""

    ref: int
    """A number chosen by the browser. The answer contains it."""
    name: str


class Rise(Struct, frozen=True, tag="rise", forbid_unknown_fields=True):
    """Leave a seat. A player who leaves during a game can't return to that game."""

    ref: int
    seat: int | None = None
    """The seat to free; null for the sender's own. The host can remove computers at any time, and guests between games."""


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Remove someone from the room (host only). A player forfeits the game. A removed guest can't come back to the room.

    Either a player or a spectator. A player is identified by name, because seat numbers change when someone leaves.
    """

    ref: int
    name: str | None = None
    """The name of the player to remove."""
    watcher: int | None = None
    """The number of the spectator to remove, as in Room.watchers."""


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Report a player's name to the operator of the server."""

    ref: int
    name: str


class Rename(Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Change the sender's name."""

    ref: int
    name: str


class Settle(Struct, frozen=True, tag="settle", forbid_unknown_fields=True):
    """Change the settings (host only). All guests must then say again that they are ready."""

    ref: int
    settings: Settings


class Hire(Struct, frozen=True, tag="hire", forbid_unknown_fields=True):
    """Add a computer player with the given level (host only)."""

    ref: int
    level: str


class Prepare(Struct, frozen=True, tag="prepare", forbid_unknown_fields=True):
    """Say whether the sender is ready for the next game. It begins when everyone is ready."""

    ref: int
    ready: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say a quick phrase to everyone in the room (players only). Each page shows it in its own language."""

    ref: int
    phrase: QuickPhrase


class Hush(Struct, frozen=True, tag="hush", forbid_unknown_fields=True):
    """Switch quick phrases off or on for the whole room (host only)."""

    ref: int
    hushed: bool


class Act(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Perform an action in the game."""

    ref: int
    action: str = field(name="what")
    """The action as the game's logs write it.

    Golf: the number of a column or slot, or d (draw), undo, end, redeal, next.
    Spit: ready; 5H-s2 (a card to the spit pile that the second seat started); 9D-3 (a card to another place in the row); slap-s1.
    """
    nth: int
    """The number of this action among the player's actions in this game, from 1. A copy that arrives later is refused because of it."""


RoomChange = Sit | Rise | Remove | Rename | Settle | Hire | Prepare | Say | Hush | Act
"""The actions that change a room."""
RoomAction = RoomChange | Report


# Messages from the server.


class Seat(Struct, frozen=True):
    """An occupied seat of the room."""

    name: str
    level: str
    """The level of a computer; empty for a guest."""
    ready: bool
    here: bool
    """Whether the player is connected."""


class Said(Struct, frozen=True):
    """A quick phrase that a player said."""

    n: int
    """Its number in this room, from 1."""
    name: str
    """The player's name at the time."""
    phrase: QuickPhrase
    at_ms: int


class Golfer(Struct, frozen=True):
    """A player in a Golf match, with their scorecard and the current hole."""

    name: str
    side: int
    """The player's side in match play; in stroke play the player's seat."""
    here: bool
    """Whether the player is connected."""
    withdrawn: bool
    """Whether the player left the match."""
    removed: bool
    """Whether the host removed them."""
    plays: bool
    """Whether the player takes part in this hole."""
    done: bool
    """Whether the player has finished this hole."""
    seen: bool
    """Whether the player is ready for the next hole, after seeing the results of this one."""
    cards_left: int
    """The number of cards left in the tableau."""
    scores: list[int | None]
    """The score of each finished hole; null for a hole that the player did not play."""
    total: int
    to_par: str
    """The total relative to par: "E", "+3" or "-2"."""
    place: int
    """The player's place in stroke play, from 1."""
    status: Phrase | None
    """The state of the match for the player's side, such as "2 up"; null in stroke play."""
    board: Table | None
    """The player's cards after the hole; null until everyone has finished it.

    Those who don't play the hole see it earlier: at once with separate deals, else as soon as all other guests have finished.
    """


class GolfView(Struct, frozen=True, tag="golf"):
    """A Golf match as one seat sees it."""

    format: Literal["stroke", "match"]
    hole: int
    holes: int
    own_deals: bool
    """Whether every player gets a separate deal for each hole."""
    phase: Literal["hole", "turned", "over"]
    """`turned` means that everyone has finished the hole and sees the results."""
    board: Table | None
    """The cards of this seat; null for spectators, and for players who don't take part in this hole."""
    dealt: Table | None
    """The deal of this hole before the first move, for those who don't play it and can't see all boards yet. Null with separate deals."""
    may_redeal: bool
    """Whether this seat can ask for another deal, because its own can't be cleared."""
    players: list[Golfer]
    due_ms: int | None
    """When time runs out for the hole, or when the next hole is dealt; null if there is no such time."""
    result: str
    """The result of a finished match, such as "3 & 2", "1 up" or "halved"; empty in stroke play."""
    winners: list[int]
    """The seats that won; empty until the match is over, and for a halved match."""


class RowPile(Struct, frozen=True):
    """A stock pile in a row of Spit."""

    hidden: int
    """The number of face-down cards. They are beneath the face-up ones."""
    cards: list[str]
    """The face-up cards, top card last."""


class Racer(Struct, frozen=True):
    """A player in a Spit match."""

    name: str
    here: bool
    """Whether the player is connected."""
    ready: bool
    able: bool
    """Whether the player has a legal move now."""
    row: list[RowPile]
    spares: bool
    """Whether the player has spit cards left."""
    dealt: int
    """The number of cards that the player had at the start of the round."""
    spit: str | None
    """The top card of the spit pile that this player started; null if there is none."""
    absent_ms: int | None
    """When the player forfeits unless they reconnect; null while they are connected."""
    removed: bool
    """Whether the host removed the player."""


class Happening(Struct, frozen=True, omit_defaults=True):
    """Something that happened in Spit. Each kind uses some of the fields."""

    n: int
    """The number of this happening, counted from the start of the match."""
    kind: Literal["counting", "spat", "played", "shifted", "round-over", "slapped-early", "slapped", "gathered", "dealt", "ended"]
    seat: int | None = None
    """The player; for `round-over` the one who went out, for `ended` the winner."""
    card: str | None = None
    place: int | None = None
    """The place in the row that the card came from."""
    target: int | None = None
    """The place in the row that the card went to."""
    spit: int | None = None
    """The spit pile that was played on or slapped."""
    exposed: str | None = None
    """The card in the row that turned face up."""
    forced: bool = False
    """Whether the server made the move for an idle player."""
    cards: list[str | None] = []
    """For `spat`, the card that each seat turned; null for a seat without spit cards."""
    taken: list[int] = []
    """For `gathered`, the number of cards that each seat took."""
    held: list[int] = []
    """For `gathered`, the number of cards that each seat then has."""


class SpitView(Struct, frozen=True, tag="spit"):
    """A Spit match as one seat sees it."""

    round: int
    phase: Literal["waiting", "countdown", "playing", "slapping", "over"]
    players: list[Racer]
    slaps: bool
    """Whether this round ends with a race to slap a spit pile."""
    moves: list[str]
    """The actions that advance the match now, as in Act. An early slap isn't one of them."""
    due_ms: int | None
    """When the match next changes automatically; null if it doesn't.

    This is the end of the countdown or of the slapping, the next spit if neither player can move, or the forced move if only one can.
    """
    slap_ms: int | None
    """The time from which this seat can slap; null for a spectator."""
    out: int | None
    """The seat that emptied its row; null if there is none."""
    winner: int | None
    ending: Literal["out", "left", "absent", "abandoned"] | None
    """How the match ended; null until it is over."""
    news: list[Happening]
    """The latest happenings, at most MOST_NEWS, oldest first."""


ContestView = GolfView | SpitView


class Room(Struct, frozen=True, tag="room"):
    """The whole room as one guest may see it. It is sent on connecting, after each accepted action, and at every change.

    Times are in ms of the room's clock.
    """

    room: str
    """The room's id."""
    code: str | None
    """The code for joining; null once the room is closed."""
    seq: int
    """The number of the last event. Secret actions of other players aren't counted, so that the number reveals nothing about them."""
    ref: int | None
    """The `ref` of the action that this answers; null if it isn't an answer."""
    now_ms: int
    """When this was sent."""
    settings: Settings
    """The settings of the next game."""
    levels: list[str]
    """The levels of computer players, weakest first."""
    phase: Literal["gathering", "countdown", "playing", "closed"]
    due_ms: int | None
    """When the countdown ends; null outside the countdown."""
    seats: list[Seat]
    """The occupied seats."""
    most: int
    """The largest number of players."""
    you: int | None
    """The guest's seat; null for a spectator."""
    host: bool
    """Whether the guest is the host."""
    games: int
    """The number of games begun."""
    said: list[Said]
    """The latest quick phrases, oldest first."""
    hushed: bool
    """Whether the host has switched quick phrases off."""
    player: int | None
    """The guest's seat in the game in `contest`; null if they don't play in it."""
    computers: list[str]
    """The level of each player in that game; empty for a guest."""
    did: int
    """The number of the guest's actions in that game."""
    watching: int
    """The number of connected guests without a seat."""
    watchers: list[int]
    """The numbers of the spectators, in the order in which they connected. Empty for everyone but the host."""
    contest: ContestView | None
    """The current game, or else the last one; null before the first."""


class RoomUpdate(Struct, frozen=True, tag="update"):
    """The parts of Room that change during a game. It is sent instead if no other parts have changed since the last message.

    Only pages that connect with `updates=1` get these messages. After each connection, the first message is a whole Room.
    """

    seq: int
    ref: int | None
    now_ms: int
    did: int
    contest: ContestView | None
    """As in Room, but the `news` of Spit are only those since the last message. If there are MOST_NEWS, they replace all earlier ones."""


RoomMessage = Room | RoomUpdate | Refused


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a room (POST /api/rooms). The answer is Invitation."""

    settings: Settings


class Invitation(Struct, frozen=True):
    """A room, whose page is /room/ID. Also answers GET /api/rooms/by-code/CODE."""

    room: str
    """The room's id."""
    code: str | None
    """The code for joining; null if the request contained it."""


class ListedRoom(Struct, frozen=True):
    """A room that waits for players, in the lobby. GET /api/rooms answers with a list of them."""

    room: str
    """The room's id."""
    settings: Settings
    """The settings of the next game."""
    host: str
    """The name of the host."""
    seats: int
    """The number of occupied seats, those of computers included."""
    most: int
    """The largest number of players."""

"""Compares everything that the server sent to a guest of a room with the cards that the guest could see at the time.

The referee's position decides which cards were visible. The code that builds the views is not used, because it is what is being tested.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from longwood.cards import format_card
from longwood.play.matches.golf.match import Phase
from longwood.server.rooms.events import Opened, Ticked, parse_room_event
from longwood.server.rooms.games.golf import GolfContest
from longwood.server.rooms.games.spit import SpitContest
from longwood.server.rooms.state import MOST_CHANGES, opened
from longwood.server.rooms.state import Room as RoomState
from longwood.server.rooms.views import visible_seq
from tests.server.databases import rows
from tests.server.rooms.guests import Guest

CARD = re.compile(r"(?<![A-Za-z0-9])[A2-9TJQK][CDHS](?![A-Za-z0-9])")
CARD_ANYWHERE = re.compile("[A2-9TJQK][CDHS]")
ID = re.compile(r'"(?:code|name)":"(?:[^"\\]|\\.)*"')
SEQ = re.compile(r'"seq":(\d+)')
GAME = re.compile(r'"games":(\d+)')
HAPPENING = re.compile(r"\{[^{}]*\}")
_EVENTS = "SELECT seq, event, at_ms FROM room_events WHERE room = ? ORDER BY seq"
NUMBER = re.compile(r"\d{12,}")  # hardly any random deal number below 2**63 has fewer digits


def words_in(message: str | bytes) -> set[str]:
    """Return everything in a message that looks like a card, because a refusal can quote it."""
    return set(CARD_ANYWHERE.findall(message if isinstance(message, str) else message.decode(errors="replace")))


def cards_in(text: str) -> set[str]:
    """Return the cards named in a string. Room codes, player names and the example in a refusal are ignored."""
    return set(CARD.findall(ID.sub("", text).replace("as in 1:5H-s2", "")))


@dataclass
class Sent:
    """The cards and long numbers in the messages with one event number."""

    cards: dict[str, str] = field(default_factory=dict)
    """The cards outside the happenings, each with the text around it."""
    happenings: set[str] = field(default_factory=set)
    """The cards in happenings that had not been sent before."""
    since: int = 0
    """The event number of the state sent before. New happenings are about later events."""
    numbers: set[str] = field(default_factory=set)
    """The numbers that are long enough to be a deal number."""

    def note(self, text: str, cards: set[str]) -> None:
        for card in cards - self.cards.keys():
            at = text.index(card)
            self.cards[card] = text[max(0, at - 30) : at + 10]


class Witness:
    """Everything sent to one guest, grouped by the event number in each message."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.player = guest.browser.player
        self.sent: dict[int, Sent] = {}
        self._last = 0
        self._game = ""
        self._happenings: dict[str, str] = {}

    def listen(self, own_cards: set[str]) -> None:
        """Record everything received since the last call. `own_cards`: the cards in the guest's own messages, which a refusal can quote."""
        for text in self.guest.received:
            seq = int(SEQ.search(text)[1])  # type: ignore[index]  # every message has one
            sent = self.sent.setdefault(seq, Sent(since=self._last))
            sent.numbers.update(NUMBER.findall(text))
            if text.startswith('{"type":"refused"'):
                sent.note(text, cards_in(text) - own_cards)
                continue
            state, has_happenings, happenings = text.partition(',"news":')  # `news` is the last field of a view
            sent.note(state, cards_in(state))
            if has_happenings:
                self._note_happenings(sent, [self._game, *GAME.findall(state)][-1], happenings[:-2])  # an update is of the same game
            self._last = seq
        self.guest.received.clear()

    def _note_happenings(self, sent: Sent, game: str, text: str) -> None:
        """Record the cards of new happenings. Check that an item sent more than once is always the same."""
        if game != self._game:
            self._game, self._happenings = game, {}
        for one in HAPPENING.findall(text):
            n = one.partition(",")[0]
            if n not in self._happenings:
                self._happenings[n] = one
                sent.happenings |= cards_in(one)
            assert self._happenings[n] == one, "a happening has changed"


def visible_to(room: RoomState, player: str) -> set[str]:
    """Return the cards that a guest is allowed to see in this state, according to the referee's position."""
    contest = room.contest
    if contest is None:
        return set()
    if isinstance(contest, SpitContest):
        race = contest.position
        tops = [pile[-1] for pile in race.spits if pile]
        return {format_card(card) for card in (*tops, *(card for row in race.rows for pile in row for card in pile.up))}
    assert isinstance(contest, GolfContest)
    seat, match = room.contestant(player), contest.match
    seen: set[str] = set()
    playing = {number for number, board in enumerate(match.boards) if board is not None and not board.is_done}
    guests = {number for number in playing if not room.contestants[number].is_computer}
    watches = seat is None or seat in match.withdrawn or match.boards[seat] is None
    for number, board in enumerate(match.boards):
        if board is None:
            continue
        position = board.position
        is_watched = watches and (match.terms.own_deals or not guests - {number})
        if number == seat or match.phase is not Phase.HOLE or is_watched:
            dealt = [card for slot, card in enumerate(position.cards) if card is not None and position.present >> slot & 1]
            seen |= {format_card(card) for card in (*dealt, *position.hole)}
        elif watches:  # the shared deal before the first move
            seen |= {format_card(card) for card in (*position.cards, *position.hole[:1]) if card is not None}
    return seen


def secret_numbers(room: RoomState) -> set[str]:
    """Return the deal numbers that must stay secret: those of the current game and its holes, and of the game about to start."""
    contest = room.contest
    numbers = {room.next_deal}
    if contest is not None and not contest.is_over:
        numbers.add(room.deal)
    if isinstance(contest, GolfContest) and contest.match.phase is Phase.HOLE:
        numbers |= {board.deal for board in contest.match.boards if board is not None}
    return {str(number) for number in numbers}


def check_sent(folder: Path, room: str, witnesses: list[Witness]) -> tuple[int, int]:
    """Check that no guest received a card they could not see, or the number of an unfinished deal.

    One message can cover several events, some of which are hidden from the guest. Each card in it must be visible after one of them.
    Return the number of cards sent and the number of actions done.
    """
    events = [(int(str(seq)), str(text), int(str(at))) for seq, text, at in rows(folder, _EVENTS, room)]
    first = parse_room_event(events[0][1])
    assert isinstance(first, Opened)
    current, cards_sent = opened(first), 0
    visible_at: list[dict[int, set[str]]] = [{1: set()} for _ in witnesses]
    secret_at: list[dict[int, set[str]]] = [{1: set()} for _ in witnesses]
    for seq, text, at_ms in events[1:]:
        in_between: list[set[str]] = [set() for _ in witnesses]
        while (due := current.due) is not None and due < at_ms:  # apply timed events at their own times
            current = current.apply(Ticked(), due)
            for n, witness in enumerate(witnesses):
                in_between[n] |= visible_to(current, witness.player)
        current = current.apply(parse_room_event(text), at_ms)
        for n, witness in enumerate(witnesses):
            seq_sent = visible_seq(current, seq, witness.player)
            visible_at[n].setdefault(seq_sent, set()).update(visible_to(current, witness.player) | in_between[n])
            secret_at[n].setdefault(seq_sent, secret_numbers(current)).intersection_update(secret_numbers(current))
    for n, witness in enumerate(witnesses):
        for seq_sent, sent in witness.sent.items():
            hidden = {card: around for card, around in sent.cards.items() if card not in visible_at[n][seq_sent]}
            assert not hidden, f"{hidden} is revealed with event {seq_sent}"
            recent = set().union(*(visible_at[n].get(seq, set()) for seq in range(sent.since, seq_sent + 1)))
            assert sent.happenings <= recent, f"{sent.happenings - recent} is revealed with event {seq_sent}"
            assert not sent.numbers & secret_at[n][seq_sent], f"a deal number is revealed with event {seq_sent}"
            cards_sent += len(sent.cards) + len(sent.happenings)
    assert current.changes < MOST_CHANGES, "the room has expired, so the attack stopped reaching it"
    return cards_sent, sum('"type":"did"' in text for _, text, _ in events)

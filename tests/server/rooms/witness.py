"""Compares everything a guest of a room was sent with the cards that were face up for them by then.

The referee's position decides what was face up. The views themselves are not trusted.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from longwood.cards import format_card
from longwood.play.matches.golf.match import Phase
from longwood.server.rooms.events import Opened, Ticked, parse_room_event
from longwood.server.rooms.games.golf import GolfContest
from longwood.server.rooms.games.spit import SpitContest
from longwood.server.rooms.state import MOST_TALK, opened
from longwood.server.rooms.state import Room as Made
from longwood.server.rooms.views import told_seq
from tests.server.rooms.guests import Guest

CARD = re.compile(r"(?<![A-Za-z0-9])[A2-9TJQK][CDHS](?![A-Za-z0-9])")
LOOSE = re.compile("[A2-9TJQK][CDHS]")
ID = re.compile(r'"(?:code|name)":"(?:[^"\\]|\\.)*"')
SEQ = re.compile(r'"seq":(\d+)')
GAME = re.compile(r'"games":(\d+)')
NEWS = re.compile(r"\{[^{}]*\}")
NUMBER = re.compile(r"\d{12,}")  # a deal number with fewer digits occurs once in ten million


def words_in(message: str | bytes) -> set[str]:
    """Return every word of a message that a refusal may quote as a card, however the refusal formats its context."""
    return set(LOOSE.findall(message if isinstance(message, str) else message.decode(errors="replace")))


def cards_in(text: str) -> set[str]:
    """Return every card that a text names. Codes, names and the example in a refusal do not count."""
    return set(CARD.findall(ID.sub("", text).replace("as in 1:5H-s2", "")))


@dataclass
class Told:
    """What the messages sent after one event named: cards, the cards of news not sent before, and long numbers."""

    cards: dict[str, str] = field(default_factory=dict)  # each with the text around it
    news: set[str] = field(default_factory=set)
    since: int = 0  # news cover what happened after that event
    numbers: set[str] = field(default_factory=set)

    def note(self, text: str, cards: set[str]) -> None:
        for card in cards - self.cards.keys():
            at = text.index(card)
            self.cards[card] = text[max(0, at - 30) : at + 10]


class Witness:
    """What one guest was sent, by the number of the room event that came with it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.player = guest.browser.player
        self.told: dict[int, Told] = {}
        self._last = 0
        self._game = ""
        self._news: dict[str, str] = {}

    def listen(self, sent: set[str]) -> None:
        """Note everything received since the last call. A refusal may name the cards that were `sent`."""
        for text in self.guest.heard:
            seq = int(SEQ.search(text)[1])  # type: ignore[index]  # every message has one
            told = self.told.setdefault(seq, Told(since=self._last))
            told.numbers.update(NUMBER.findall(text))
            if text.startswith('{"type":"refused"'):
                told.note(text, cards_in(text) - sent)
                continue
            state, has_news, news = text.partition(',"news":')  # `news` is the last field of a view
            told.note(state, cards_in(state))
            if has_news:
                self._heed(told, GAME.findall(state)[-1], news[:-2])
            self._last = seq
        self.guest.heard.clear()

    def _heed(self, told: Told, game: str, text: str) -> None:
        """Check that news which are sent more than once are the same each time."""
        if game != self._game:
            self._game, self._news = game, {}
        for one in NEWS.findall(text):
            n = one.partition(",")[0]
            if n not in self._news:
                self._news[n] = one
                told.news |= cards_in(one)
            assert self._news[n] == one, "news that were changed"


def open_to(room: Made, player: str) -> set[str]:
    """Return the cards that a guest may see after an event, according to the referee's position."""
    contest = room.contest
    if contest is None:
        return set()
    if isinstance(contest, SpitContest):
        race = contest.position
        tops = [pile[-1] for pile in race.spits if pile]
        return {format_card(card) for card in (*tops, *(card for row in race.rows for pile in row for card in pile.up))}
    assert isinstance(contest, GolfContest)
    seat = room.contestant(player)
    seen: set[str] = set()
    for number, board in enumerate(contest.match.boards):
        if board is not None and (number == seat or contest.match.phase is not Phase.HOLE):
            position = board.position
            dealt = [card for slot, card in enumerate(position.cards) if card is not None and position.present >> slot & 1]
            seen |= {format_card(card) for card in (*dealt, *position.hole)}
    return seen


def secret_numbers(room: Made) -> set[str]:
    """Return the deal numbers that must stay secret: of the current game, its holes, and the game in its countdown."""
    contest = room.contest
    numbers = {room.next_deal}
    if contest is not None and not contest.is_over:
        numbers.add(room.deal)
    if isinstance(contest, GolfContest) and contest.match.phase is Phase.HOLE:
        numbers |= {board.deal for board in contest.match.boards if board is not None}
    return {str(number) for number in numbers}


def check_told(file: Path, room: str, witnesses: list[Witness]) -> tuple[int, int]:
    """Check that no guest was sent a card that was not face up for them, or the number of an unfinished deal.

    Return how many cards were sent in all, and how many actions were done. One message may cover several events, some of which the guest
    does not notice. A card in it must be face up after one of them.
    """
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT seq, event, at_ms FROM room_events WHERE room = ? ORDER BY seq", (room,)).fetchall()
    first = parse_room_event(rows[0][1])
    assert isinstance(first, Opened)
    made, told = opened(first), 0
    open_at: list[dict[int, set[str]]] = [{1: set()} for _ in witnesses]
    secret_at: list[dict[int, set[str]]] = [{1: set()} for _ in witnesses]
    for seq, text, at_ms in rows[1:]:
        on_the_way: set[str] = set()
        while (due := made.due) is not None and due < at_ms:  # each thing that happens by time alone, at its own time
            made = made.apply(Ticked(), due)
            on_the_way |= open_to(made, "")
        made = made.apply(parse_room_event(text), at_ms)
        for n, witness in enumerate(witnesses):
            heard = told_seq(made, seq, witness.player)
            open_at[n].setdefault(heard, set()).update(open_to(made, witness.player) | on_the_way)
            secret_at[n].setdefault(heard, secret_numbers(made)).intersection_update(secret_numbers(made))
    for n, witness in enumerate(witnesses):
        for heard, what in witness.told.items():
            hidden = {card: around for card, around in what.cards.items() if card not in open_at[n][heard]}
            assert not hidden, f"{hidden} is told with event {heard}"
            lately = set().union(*(open_at[n].get(seq, set()) for seq in range(what.since, heard + 1)))
            assert what.news <= lately, f"{what.news - lately} is told with event {heard}"
            assert not what.numbers & secret_at[n][heard], f"the number of a deal is told with event {heard}"
            told += len(what.cards) + len(what.news)
    assert made.talk < MOST_TALK, "the room is worn out: nothing was attacked any more"
    return told, sum('"type":"did"' in text for _, text, _ in rows)

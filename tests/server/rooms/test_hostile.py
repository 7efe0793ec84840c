"""Messages by the thousand that are malformed or mean ill: the server answers each, shows no hidden card, and keeps its size."""

from __future__ import annotations

import json
import re
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from longwood.cards import format_card
from longwood.play.golf_match import Phase
from longwood.server.protocol import Refused
from longwood.server.protocol.rooms import GolfSettings, Prepare, Room, Settings, Sit, SpitSettings
from longwood.server.rooms.events import Opened, parse_room_event
from longwood.server.rooms.golf import GolfContest
from longwood.server.rooms.limits import RoomLimits
from longwood.server.rooms.room import Room as Made
from longwood.server.rooms.room import opened
from longwood.server.rooms.spit import SpitContest
from longwood.server.store import FILE
from tests.server.playing import Browser, Running
from tests.server.rooms.guests import Guest, open_room
from tests.soak import times

MESSAGES = times(8_000, 1_000_000)
AT_ONCE = 40
CARD = re.compile(r"(?<![A-Za-z0-9])[A2-9TJQK][CDHS](?![A-Za-z0-9])")
ID = re.compile(r'"(?:room|code|name)":"[^"]*"')
MOST_GROWTH_MIB = 250
RISES = 1 / 2000  # of all messages: each ends a game

NAMES = ("sit", "rename", "settle", "hire", "do", "room", "play", "", "\u202e")
WORDS = (
    "d",
    "undo",
    "end",
    "redeal",
    "next",
    "ready",
    "slap-s1",
    "slap-s2",
    "away",
    "leave",
    "tick",
    "1:d",
    "7",
    "99",
    "5H-s2",
    "9D-3",
    "KS-s1",
)


def any_value(random: Random, depth: int = 0) -> Any:
    choice = random.randrange(11 if depth < 3 else 8)
    if choice < 2:
        return random.choice((None, True, False, 0, -1, 2**31, 2**63, 2**70, 1e308, -0.5))
    if choice < 5:
        return random.choice(WORDS + NAMES)
    if choice < 8:
        return "".join(chr(random.choice((random.randrange(128), random.randrange(0x3000), random.randrange(0x10FFFF)))) for _ in range(8))
    if choice == 8:
        return [any_value(random, depth + 1) for _ in range(random.randrange(4))]
    return {random.choice(("type", "ref", "x", "game", "seat")): any_value(random, depth + 1) for _ in range(random.randrange(4))}


def any_settings(random: Random) -> dict[str, Any]:
    base = {"type": random.choice(("golf", "spit", "golf", "chess"))}
    keys = ("game", "options", "format", "holes", "own_deals", "play_off", "limit_s", "equal_rank", "no_slap")
    return base | {key: any_value(random) for key in random.sample(keys, random.randrange(4))}


def any_message(random: Random, guest: Guest) -> str | bytes:
    """A message: now and then one that may be sent, mostly nearly such, at times anything."""
    kind = random.randrange(20)
    room = guest.room
    if random.random() < RISES:
        return '{"type":"rise","ref":1}'
    if kind == 0:
        return random.randbytes(random.randrange(300))
    if kind == 1:
        return "[" * random.randrange(3000)
    message: dict[str, Any] = {"type": random.choice(NAMES), "ref": random.randrange(2**53)}
    if kind < 12:
        deeds = guest.deeds()
        what = random.choice(deeds) if deeds and random.random() < 0.3 else random.choice(WORDS)
        message = {"type": "do", "ref": 1, "what": what, "nth": room.did + random.choice((1, 1, 1, 0, 2, -5))}
    elif kind < 14:
        message = {"type": "settle", "ref": 1, "settings": any_settings(random)}
    elif kind < 15:
        message = {"type": random.choice(("rename", "sit")), "ref": 1, "name": any_value(random)}
    if random.random() < 0.2:
        message[random.choice([*message, "more"])] = any_value(random)
    text = json.dumps(message, ensure_ascii=random.random() < 0.5)
    if random.random() < 0.1:
        cut = random.randrange(len(text))
        text = text[:cut] + random.choice(("", "\0", "}", '"')) + text[cut + random.randrange(3) :]
    return text.encode("utf-8", "surrogatepass") if random.random() < 0.05 else text.encode("utf-8", "replace").decode()


def cards_in(text: str) -> set[str]:
    """Every card that a text names; ids, codes, names and the example of a refusal name none."""
    return set(CARD.findall(ID.sub("", text).replace("as in 1:5H-s2", "")))


class Witness:
    """What one guest was told: the cards that every message named, by the room's event it was sent after."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.player = guest.browser.player
        self.told: dict[int, set[str]] = {}

    def listen(self, sent: set[str]) -> None:
        """Takes down what was heard since; a refusal may name the cards that were `sent`."""
        for text in self.guest.heard:
            seq, named = json.loads(text)["seq"], cards_in(text)
            self.told.setdefault(seq, set()).update(named - sent if text.startswith('{"type":"refused"') else named)
        self.guest.heard.clear()


def open_to(room: Made, player: str) -> set[str]:
    """The cards that lie open to a guest after an event, or lay open on the way there; by the referee's own position."""
    contest = room.contest
    if contest is None:
        return set()
    if isinstance(contest, SpitContest):
        race = contest.position
        tops = [pile[-1] for pile in race.spits if pile]
        rows = [card for row in race.rows for pile in row for card in pile.up]
        return {format_card(card) for card in (*tops, *rows)} | cards_in(msgspec.json.encode(contest.news).decode())
    assert isinstance(contest, GolfContest)
    seat = room.contestant(player)
    seen: set[str] = set()
    for number, board in enumerate(contest.match.boards):
        if board is not None and (number == seat or contest.match.phase is not Phase.HOLE):
            position = board.position
            dealt = [card for slot, card in enumerate(position.cards) if card is not None and position.present >> slot & 1]
            seen |= {format_card(card) for card in (*dealt, *position.hole)}
    return seen


def check_told(file: Path, room: str, witnesses: list[Witness]) -> int:
    """That nobody was told a card that did not lie open to them; returns how many cards were told in all."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT seq, event, at_ms FROM room_events WHERE room = ? ORDER BY seq", (room,)).fetchall()
    first = parse_room_event(rows[0][1])
    assert isinstance(first, Opened)
    made, told = opened(first), 0
    for seq, text, at_ms in rows[1:]:
        made = made.apply(parse_room_event(text), at_ms)
        for witness in witnesses:
            named = witness.told.get(seq, set())
            allowed = open_to(made, witness.player)
            assert named <= allowed, (seq, text, named - allowed)
            told += len(named)
    return told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    many = 10**9
    limits = RoomLimits(rate=many, burst=many, sockets=many, rooms_a_minute=many, rooms_a_day=many)
    with Running(tmp_path_factory.mktemp("data"), limits=limits) as found:
        yield found


def resident_mib() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


_refs = count(2**53)


def answers_to(guest: Guest, messages: list[str | bytes]) -> list[Room | Refused]:
    """Sends them all, then reads until each is answered; news between them are read too."""
    for message in messages:
        guest.socket.send(message)
    last = next(_refs)
    guest.socket.send(json.dumps({"type": "rename", "ref": last, "name": ""}))
    answers: list[Room | Refused] = []
    while True:
        answer = guest.receive()
        if answer.ref == last:
            assert isinstance(answer, Refused)
            return answers
        answers.append(answer)


@pytest.mark.soak
@pytest.mark.parametrize("settings", [SpitSettings(), GolfSettings(limit_s=None, own_deals=True)], ids=["spit", "golf"])
def test_hostile_messages(server: Running, settings: Settings) -> None:
    random = Random(5)
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server.address)) for _ in range(3)]
        room = open_room(browsers[0], settings).room
        guests = [stack.enter_context(Guest(browser, room)) for browser in browsers]
        witnesses = [Witness(guest) for guest in guests]
        refused = done = 0
        before = 0.0
        for sent in range(0, MESSAGES // 2, AT_ONCE):
            keep_going(guests)
            guest = random.choice(guests[:2] * 4 + guests[2:])
            messages = [any_message(random, guest) for _ in range(AT_ONCE)]
            answers = answers_to(guest, messages)
            refused += sum(isinstance(answer, Refused) for answer in answers)
            done += sum(isinstance(answer, Room) and answer.ref is not None for answer in answers)
            assert all(isinstance(answer, Room) or len(answer.message) < 500 for answer in answers)
            words = set().union(*(cards_in(text if isinstance(text, str) else text.decode(errors="replace")) for text in messages))
            for witness in witnesses:
                witness.listen(words)
            if sent > MESSAGES // 20 and not before:
                before = resident_mib()
        assert refused > MESSAGES / 10
        assert done > MESSAGES / 500
        assert resident_mib() - before < MOST_GROWTH_MIB
        assert browsers[0].http.get("/healthz").status_code == 200
    assert check_told(server.folder / FILE, room, witnesses) > done


def keep_going(guests: list[Guest]) -> None:
    """Reads what all were sent, seats guests who rose, and begins the next game, so that there is always something to attack."""
    for guest in guests:
        answers_to(guest, [])
    for guest in guests[:2]:
        if guest.room.phase == "gathering":
            if guest.room.you is None:
                guest.ask(Sit(0, "Ada"))
            if guest.room.you is not None and not guest.room.seats[guest.room.you].ready:
                guest.ask(Prepare(0, ready=True))
    while guests[1].room.phase == "countdown":
        guests[1].receive()

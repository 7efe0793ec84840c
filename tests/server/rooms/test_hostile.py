"""Thousands of malformed or malicious messages: the server answers each, reveals no hidden card, and stays within a memory limit."""

from __future__ import annotations

import dataclasses
import json
import resource
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from longwood.cards import format_card
from longwood.play.matches.golf.match import Phase
from longwood.play.matches.race import Event
from longwood.protocol import Refused
from longwood.protocol.rooms import GolfSettings, GolfView, Happening, Prepare, Room, Settings, Sit, SpitSettings
from longwood.server.access.limits import ServerLimits
from longwood.server.rooms.games import golf, spit
from longwood.server.rooms.games.golf import GolfContest
from longwood.server.rooms.games.spit import SpitContest, spit_game
from longwood.variants import RaceGame
from tests.server.playing import Browser, Running
from tests.server.rooms.guests import Guest, open_room
from tests.server.rooms.witness import Witness, check_sent, words_in
from tests.soak import times

pytestmark = pytest.mark.every_store

GAMES: tuple[Settings, ...] = (SpitSettings(), GolfSettings(limit_s=None, format="match"), GolfSettings(limit_s=None, own_deals=True))
MESSAGES = times(3_000, 1_000_000) // len(GAMES)  # with each kind of database
MESSAGES_PER_ROOM = times(MESSAGES, 8_000)
BATCH_SIZE = 12
MOST_GROWTH_MIB = 250
LEAVE_PROBABILITY = 1 / 2000  # probability that a message gives up the player's seat, which ends the game

TYPES = ("sit", "rename", "settle", "hire", "say", "hush", "do", "room", "play", "", "\u202e")
WORDS = (
    "d",
    "hello",
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
        return random.choice(WORDS + TYPES)
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
    """Return a random message: sometimes valid, usually nearly valid, occasionally arbitrary bytes or JSON."""
    kind = random.randrange(20)
    room = guest.room
    if random.random() < LEAVE_PROBABILITY:
        return '{"type":"rise","ref":1}'
    if kind == 0:
        return random.randbytes(random.randrange(300))
    if kind == 1:
        return "[" * random.randrange(3000)
    message: dict[str, Any] = {"type": random.choice(TYPES), "ref": random.randrange(2**53)}
    if kind < 12:
        actions = guest.actions()
        what = random.choice(actions) if actions and random.random() < 0.3 else random.choice(WORDS)
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


def fast_spit(settings: SpitSettings) -> RaceGame:
    """Return Spit with very short pauses, so that most messages arrive while a game is being played."""
    game = spit_game(settings)
    return dataclasses.replace(game, rules=dataclasses.replace(game.rules, countdown_ms=20, stuck_ms=20, slap_ms=200))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, short_countdown: None, store_kind: str) -> Iterator[Running]:
    many = 10**9
    limits = ServerLimits(
        message_rate_of_address=many,
        message_burst_of_address=many,
        room_rate=many,
        room_burst=many,
        sockets=many,
        seats=many,
        rooms_a_minute=many,
        rooms_a_day=many,
        rooms_a_day_of_site=many,
    )
    with Running(tmp_path_factory.mktemp("data"), limits=limits) as found, pytest.MonkeyPatch.context() as patch:
        patch.setattr(spit, "spit_game", fast_spit)
        yield found


def resident_mib() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


_refs = count(2**53)


def answers_to(guest: Guest, messages: list[str | bytes]) -> list[Room | Refused]:
    """Send messages, and return everything received until the last one is answered, including updates between the answers."""
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


def attack(server: Running, settings: Settings, messages: int, random: Random) -> tuple[int, int]:
    """Send random messages from two players and a spectator of one room. Return the numbers of refusals and of accepted actions."""
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server.address)) for _ in range(3)]
        room = open_room(browsers[0], settings).room
        guests = [stack.enter_context(Guest(browser, room)) for browser in browsers]
        witnesses = [Witness(guest) for guest in guests]
        refused = 0
        for _ in range(0, messages, BATCH_SIZE):
            keep_going(guests)
            guest = random.choice(guests[:2] * 4 + guests[2:])
            sent = [any_message(random, guest) for _ in range(BATCH_SIZE)]
            answers = answers_to(guest, sent)
            refused += sum(isinstance(answer, Refused) for answer in answers)
            assert all(isinstance(answer, Room) or len(answer.message) < 500 for answer in answers)
            words = set().union(*map(words_in, sent))
            for witness in witnesses:
                witness.listen(words)
        assert browsers[0].http.get("/healthz").status_code == 200
    cards_sent, actions = check_sent(server.folder, room, witnesses)
    assert cards_sent > actions
    return refused, actions


@pytest.mark.soak
@pytest.mark.parametrize("settings", GAMES, ids=["spit", "golf", "golf, own deals"])
def test_hostile_messages_are_answered_and_reveal_no_hidden_card(server: Running, settings: Settings) -> None:
    random = Random(5)
    refused = done = sent = 0
    before = 0.0
    while sent < MESSAGES or (sent < 2 * MESSAGES and done <= sent / 60):  # by chance, a room can be paused most of the time
        counts = attack(server, settings, MESSAGES_PER_ROOM, random)
        refused, done, sent = refused + counts[0], done + counts[1], sent + MESSAGES_PER_ROOM
        before = before or resident_mib()
    assert refused > sent / 5
    assert done > sent / 60, "too few messages reached a game in progress"
    assert resident_mib() - before < MOST_GROWTH_MIB


@pytest.mark.parametrize("leak", ["a board", "the hole's deal", "the match's deal", "a spit card", "a face-down card"])
def test_a_leak_is_detected(server: Running, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    golf_view, after = golf.golf_view, SpitContest.after

    def leaky_golf_view(
        settings: GolfSettings,
        contest: GolfContest,
        names: Sequence[str],
        seat: int | None,
        removed: Collection[int],
        began_ms: int,
        seq: int,
    ) -> GolfView:
        match = contest.match
        view, board = golf_view(settings, contest, names, seat, removed, began_ms, seq), match.boards[1]
        if match.phase is not Phase.HOLE or board is None or view.board is None:
            return view
        if leak == "the match's deal":
            return replace(view, result=str(match.deal))
        if leak == "the hole's deal":
            return replace(view, board=replace(view.board, deal=str(board.deal)))
        board_of_other = golf_view(settings, contest, names, 1, removed, began_ms, seq).board
        return replace(view, players=[view.players[0], replace(view.players[1], board=board_of_other)])

    def leaky_after(self: SpitContest, event: Event, at_ms: int) -> SpitContest:
        contest = after(self, event, at_ms)
        hidden = contest.position.spares[0] if leak == "a spit card" else contest.position.rows[0][4].hidden
        leaked = Happening(contest.count + 1, "spat", cards=[format_card(card) for card in hidden[:1]])
        return SpitContest(contest.position, (*contest.happenings, (leaked.n, msgspec.json.encode(leaked))), contest.count + 1)

    monkeypatch.setattr(golf, "golf_view", leaky_golf_view)
    if "card" in leak:
        monkeypatch.setattr(SpitContest, "after", leaky_after)
    settings = GAMES[0] if "card" in leak else GAMES[2 if leak == "a board" else 1]
    with pytest.raises(AssertionError, match="is revealed"):
        attack(server, settings, 200, Random(5))


def keep_going(guests: list[Guest]) -> None:
    """Read all messages, seat the players who have no seat, and start the next game, so that a game is always in progress."""
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

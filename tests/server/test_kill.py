"""No acknowledged action is lost when the server is killed with SIGKILL.

After a restart, the table is at the last acknowledged action or at the one that was in transit. The client resends the action in transit,
which takes effect exactly once, whether or not it was already stored.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Timer

import msgspec
import pytest
from msgspec.structs import replace
from websockets import ConnectionClosed

from longwood.play import start
from longwood.protocol import Action, Ask, Move, Play, Redo, Refused, Restart, Table, Undo
from longwood.tables.events import parse_name
from longwood.tables.views import piles_view
from longwood.variants import find_game
from tests.server.databases import check_integrity, rows
from tests.server.playing import REDO, RESTART_AS_PRACTICE, UNDO_AS_PRACTICE, Browser, Process, Running, Tab, eventually
from tests.soak import times

pytestmark = pytest.mark.every_store

KILLS = times(5, 200)
LONGEST_RUN_S = 0.3
GAME, DEAL = "napoleon-at-st-helena", 7


class Acknowledged:
    """The moves made and undone by acknowledged actions, and the action in transit."""

    def __init__(self) -> None:
        self.seq = 0
        self.made: list[str] = []
        self.undone: list[str] = []
        self.in_transit: tuple[Action, str] | None = None

    def acknowledge(self) -> None:
        """Record that the server acknowledged the action in transit."""
        assert self.in_transit is not None
        action, text = self.in_transit
        self.seq += 1
        self.in_transit = None
        if isinstance(action, Undo):
            self.undone.append(self.made.pop())
        elif isinstance(action, Restart):
            self.undone += self.made[::-1]
            self.made.clear()
        elif isinstance(action, Redo):
            self.made.append(self.undone.pop())
        else:
            self.made.append(text)
            self.undone.clear()

    def check(self, table: Table) -> None:
        """Check that the table equals the position after the acknowledged actions, according to the referee."""
        position = start(find_game(GAME).rules, DEAL)
        for text in self.made:
            position.push(position.parse_move(text))
        assert table.piles == piles_view(position)
        assert table.seq == self.seq
        assert table.played == len(self.made)
        assert table.redo == bool(self.undone)


def any_action(table: Table, random: Random) -> tuple[Action, str]:
    """Return a random legal action, with its text if it is a move."""
    chance = random.random()
    if chance < 0.15 and table.played:
        return UNDO_AS_PRACTICE, ""
    if chance < 0.25 and table.redo:
        return REDO, ""
    if chance < 0.26 and table.played:
        return RESTART_AS_PRACTICE, ""
    move: Move = random.choice(table.moves)
    return Play(0, move.source, move.target, move.count), move.text


def play_until_killed(tab: Tab, acknowledged: Acknowledged, random: Random) -> None:
    with suppress(ConnectionClosed, OSError):
        while True:
            action, text = any_action(tab.table, random)
            action = replace(action, after=acknowledged.seq, name=f"{random.getrandbits(64):x}")
            acknowledged.in_transit = action, text
            for _ in range(random.randint(1, 2)):
                tab.do(action)
            acknowledged.acknowledge()


def events(folder: Path) -> list[str]:
    """Return the stored events of all tables, in order."""
    return [str(text) for (text,) in rows(folder, 'SELECT "event" FROM events ORDER BY "seq"')]


@pytest.mark.parametrize("message", [Play(1, "stock", "waste", after=0, name="draw"), Ask(1, "nudge", after=0, name="hint")])
def test_a_resent_action_is_done_only_once_even_after_a_kill(tmp_path: Path, message: Play | Ask) -> None:
    with Process(tmp_path) as server, Browser(server.address()) as first:
        table = first.deal(GAME, DEAL)
        with first.connect(table) as unread:  # never reads the answer
            unread.send(msgspec.json.encode(message).decode())
            assert eventually(lambda: len(events(tmp_path)) == 1)
            server.kill()
    with Running(tmp_path) as reopened:
        browser = first.moved_to(reopened.address)
        with browser.http, browser.open(table) as tab:
            before = tab.table
            assert before.seq == 1, "it was done once"
            for _ in range(2):
                assert replace(tab.do(message), ref=None) == before, "the server answers that it is done"
            other = tab.ask(replace(message, name="another"))
            assert isinstance(other, Refused)
            assert other.code == ("given-up" if isinstance(message, Ask) else "moved-on")
    assert [parse_name(text) for text in events(tmp_path)] == [message.name]


@pytest.mark.soak
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    random = Random(20)
    acknowledged = Acknowledged()
    with Process(tmp_path) as server, Browser(server.address()) as first:
        table = first.deal(GAME, DEAL)
    stored_unacknowledged = 0
    for _ in range(KILLS):
        with Process(tmp_path) as server:
            browser = first.moved_to(server.address())
            with browser.http, browser.open(table) as tab:
                if acknowledged.in_transit is not None:
                    assert tab.table.seq in (acknowledged.seq, acknowledged.seq + 1)
                    stored_unacknowledged += tab.table.seq > acknowledged.seq
                    tab.do(acknowledged.in_transit[0])
                    acknowledged.acknowledge()
                    assert tab.table.seq == acknowledged.seq
                acknowledged.check(tab.table)
                killer = Timer(random.random() * LONGEST_RUN_S, server.kill)
                killer.start()
                play_until_killed(tab, acknowledged, random)
                killer.join()
    assert acknowledged.seq > stored_unacknowledged
    assert acknowledged.seq > KILLS / 2
    check_integrity(tmp_path)
    numbers = [number for (number,) in rows(tmp_path, 'SELECT "seq" FROM events ORDER BY "seq"')]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) - acknowledged.seq in (0, 1)

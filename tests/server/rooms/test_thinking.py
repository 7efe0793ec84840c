"""The computer players of rooms: they think outside of the event loop, one thought per seat at a time, and only as long as necessary."""

from __future__ import annotations

import asyncio
import gc
import pickle
import time
from asyncio import events
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from longwood.bots.golfer import by_id, choose_move
from longwood.protocol.rooms import GolfSettings, Hire, Prepare, Room, Sit
from longwood.server.access.limits import ServerLimits
from longwood.server.database import Database
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.events import Acted, Opened, Rose
from longwood.server.rooms.games import golf, registry
from longwood.server.rooms.games.base import Thought
from longwood.server.rooms.games.computers import Computers
from longwood.server.rooms.games.golf import begin_golf
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.simulation import simulate
from longwood.server.rooms.state import opened
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.thinking import Think, Thinkers, think_here
from longwood.solver import Cancel
from longwood.tables.searches.jobs import Done, Ended, Job, Report
from longwood.tables.wakes import Wakes
from tests.server.databases import database_of
from tests.server.rooms.logs import read_view

pytestmark = pytest.mark.every_store

LEVEL = "expert"
EXPERTS = 3


@pytest.fixture(autouse=True)
def quick_golfers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make golfers move as soon as they have decided, and start games without a countdown."""
    monkeypatch.setattr(golf, "thinking_ms", lambda golfer, random: 1)
    monkeypatch.setattr(registry, "_COUNTDOWN_MS", 0)


def with_rooms(folder: Path, think: Think, work: Callable[[Rooms, Database], Coroutine[None, None, None]]) -> None:
    """Run a coroutine with rooms on a new database. Use the standard library's event loop, whose callbacks can be measured."""

    async def go() -> None:
        database = database_of(folder)
        await database.open()
        rooms = Rooms(RoomStore(database), Wakes(), Metrics(), think=think)
        try:
            await work(rooms, database)
        finally:
            await rooms.close()
            await database.close()

    asyncio.run(go())


async def begin(rooms: Rooms, host: str, computers: int) -> str:
    """Start a game between a guest and computers. Return the room's id."""
    room, _ = await rooms.open(GolfSettings(own_deals=True))
    await rooms.act(host, room, Sit(0, host), host)
    for _ in range(computers):
        await rooms.act(host, room, Hire(0, LEVEL), host)
    await rooms.act(host, room, Prepare(0, ready=True), host)
    return room


async def until(rooms: Rooms, room: str, is_true: Callable[[Room], bool]) -> Room:
    """Wait until a condition holds for the view of a room."""
    while not is_true(view := read_view(await rooms.view("nobody", room))):
        await asyncio.sleep(0.01)
    return view


def moved(view: Room) -> int:
    """Return how many computers have removed a card from their hole."""
    return 0 if view.contest is None else sum(player.cards_left < 35 for player in view.contest.players)  # type: ignore[union-attr]


class LoopTime:
    """Measures the CPU time of each callback of an event loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.callbacks_s: list[float] = []
        run = events.Handle._run

        def measured(handle: events.Handle) -> None:
            began = time.thread_time()
            run(handle)
            self.callbacks_s.append(time.thread_time() - began)

        monkeypatch.setattr(events.Handle, "_run", measured)


def thought_s() -> float:
    """Return the CPU time of an expert's typical thought on this machine: the median of several in the middle of a hole."""
    board = begin_golf(GolfSettings(), 3, 2).match.boards[0]
    assert board is not None
    times = []
    for seed in range(5):
        position = board.position.copy()
        while len(position.legal_moves()) < 3:
            position.apply(position.legal_moves()[0])
        began = time.thread_time()
        choose_move(position, by_id(LEVEL), Random(seed))
        times.append(time.thread_time() - began)
    return sorted(times)[2]


def blocked_share(folder: Path, think: Think, monkeypatch: pytest.MonkeyPatch, rooms_at_once: int) -> float:
    """Let many experts play until each has moved. Return how many callbacks per thought took half a thought or longer.

    It is a share, because even a short callback can sometimes take longer on a busy machine.
    """
    longest_s = thought_s() / 2
    loop_time = LoopTime(monkeypatch)
    thoughts = 0

    async def counted(room: str, thought: Thought) -> str:
        nonlocal thoughts
        thoughts += 1
        return await think(room, thought)

    async def work(rooms: Rooms, database: Database) -> None:
        async with AsyncExitStack() as stack:
            opened = [await begin(rooms, f"host {n}", EXPERTS) for n in range(rooms_at_once)]
            loop_time.callbacks_s.clear()  # leaves out what happens only once per process
            for n, room in enumerate(opened):
                await stack.enter_async_context(rooms.present(f"host {n}", room, f"host {n}"))
            for room in opened:
                await until(rooms, room, lambda view: moved(view) == EXPERTS)

    gc.collect()
    gc.freeze()  # so that garbage collection of other tests' objects isn't measured
    with_rooms(folder, counted, work)
    gc.unfreeze()
    return sum(used_s > longest_s for used_s in loop_time.callbacks_s) / thoughts


def test_many_experts_do_not_block_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(ServerLimits())
    try:
        assert blocked_share(tmp_path, thinkers.think, monkeypatch, 8) < 0.1
    finally:
        thinkers.close()


def test_the_measurement_detects_experts_that_block_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert blocked_share(tmp_path, think_here, monkeypatch, 4) > 0.1


def test_a_thought_is_cancelled_when_its_player_leaves_and_when_the_room_is_unloaded(tmp_path: Path) -> None:
    outcomes = Counter[str]()

    async def never(room: str, thought: Thought) -> str:
        outcomes["begun"] += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            outcomes["cancelled"] += 1
            raise
        raise AssertionError

    async def work(rooms: Rooms, database: Database) -> None:
        room = await begin(rooms, "ada", 3)
        async with rooms.present("ada", room, "ada"), rooms.held(room) as entry:
            await rooms.run_until(entry, rooms.now(entry))
            while len(entry.thinking) < 3:  # the first moves of a hole can be draws without alternatives
                plan = entry.computers.next(entry.room)
                if plan is None:
                    await asyncio.sleep(0)
                    continue
                await rooms.commit(entry, plan[1], max(plan[0], rooms.now(entry)))
            await asyncio.sleep(0)
            assert outcomes == {"begun": 3}, "one thought a seat"
            await rooms.commit(entry, Rose(2), rooms.now(entry))
            await asyncio.sleep(0)
            assert (outcomes["cancelled"], len(entry.thinking)) == (1, 2)
            rooms.unload(entry)
            await asyncio.sleep(0)
            assert (outcomes["cancelled"], len(entry.thinking)) == (3, 0)

    with_rooms(tmp_path, never, work)


class SlowWorker:
    """A worker whose jobs end when the test ends them."""

    def __init__(self) -> None:
        self.actions: list[str] = []
        self.end: Callable[[], None] = lambda: None

    def begin(self, job: Job[object], on_progress: Report, on_end: Callable[[Ended], None]) -> None:
        action = str(job.work(Cancel(), on_progress))
        self.actions.append(action)
        self.end = lambda: on_end(Done(action))

    def prepare(self) -> None: ...

    def cancel(self) -> None: ...

    def kill(self) -> None: ...

    def stop(self) -> None: ...


def test_rooms_take_turns_and_a_cancelled_thought_is_never_started() -> None:
    async def go() -> None:
        worker = SlowWorker()
        thinkers = Thinkers(ServerLimits(), 1, lambda max_bytes: worker)

        def think(room: str, action: str) -> asyncio.Task[str]:
            return asyncio.create_task(thinkers.think(room, Thought(0, lambda: action)))

        many = [think("busy", f"busy {n}") for n in range(5)]
        await asyncio.sleep(0)
        other = think("other", "other")
        await asyncio.sleep(0)
        many[2].cancel()
        for _ in range(5):
            await asyncio.sleep(0)
            worker.end()
        assert worker.actions == ["busy 0", "other", "busy 1", "busy 3", "busy 4"]
        assert await other == "other"
        assert many[2].cancelled()
        thinkers.close()

    asyncio.run(go())


def test_a_match_is_the_same_wherever_its_computers_think() -> None:
    settings, levels, deal = GolfSettings(own_deals=True), ["steady", "beginner", "steady"], 11
    simulated = simulate(settings, levels, deal)
    room, random = opened(Opened(settings)), Random(1)
    computers = Computers(think_here=False)
    expected = iter(simulated.events[1:])
    thoughts = 0
    for event, at_ms in expected:
        plan = computers.next(room)
        while computers.thoughts:
            seat = random.choice(list(computers.thoughts))
            thought = computers.thoughts[seat]
            sent = pickle.loads(pickle.dumps(thought.choose))
            computers.decide(seat, thought, sent())
            computers.decide(seat, Thought(0, sent), "an answer that comes too late")
            plan = computers.next(room)
            thoughts += 1
        if isinstance(event, Acted):
            assert plan == (at_ms, event)
        room = room.apply(event, at_ms)
    assert room == simulated.room
    assert thoughts > 50, "few of the moves were real choices"


def test_golfers_think_in_other_processes_only_about_real_choices() -> None:
    for level, is_long in (("casual", False), ("expert", True)):
        contest = begin_golf(GolfSettings(), 3, 2)
        player = golf.GolfComputer(level, 0, 5)
        kinds = set()
        for _ in range(30):
            plan = player.next(contest, 0)
            if plan is None:
                break
            assert player.next(contest, 5) is plan, "the same plan until the hole changes"
            kinds.add(type(plan))
            contest = contest.act(0, plan.choose() if isinstance(plan, Thought) else plan[1], 0)
        assert kinds == ({tuple, Thought} if is_long else {tuple})

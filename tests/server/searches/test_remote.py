"""Search workers on other machines: real `longwood worker` processes that get their jobs from a real Valkey server."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import msgspec
import pytest

import longwood
from longwood.cards import MAX_DEAL
from longwood.play import start
from longwood.protocol import Progress
from longwood.server.access.limits import ServerLimits
from longwood.server.searches import wire
from longwood.server.searches.queue import Asker
from longwood.server.searches.remote import RemoteWorkers
from longwood.server.searches.service import Searches
from longwood.server.settings.values import Settings
from longwood.server.valkey import connect
from longwood.solver import Cancel, Limits, Won, best_score, hint, solve
from longwood.tables.errors import BusyError, SearchFailedError
from longwood.tables.searches.analysis import Analyse
from longwood.tables.searches.jobs import Job
from longwood.tables.searches.proofs import LimitsData, RulesData
from longwood.tables.searches.searching import Look, find_advice, find_best_score, find_winnable_deal
from longwood.variants import find_game
from tests.server.conftest import need
from tests.server.playing import ANSWER_S, Browser, Running, eventually, searches_of
from tests.server.tables.test_analysis import check, hard_game, json_lines
from tests.server.valkey import Valkey, valkey_program

pytestmark = pytest.mark.every_store

PLAYER = Asker("player", "1")
GOLF, FORTY_THIEVES = find_game("golf").rules, find_game("forty-thieves").rules
HARD = Analyse(RulesData.of(FORTY_THIEVES), 14, str(hard_game()["moves"]).split(), LimitsData(None, 2**34, 600.0), 600.0)
"""A search that takes minutes. Each of its forty positions fills a gigabyte of memory."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


@pytest.fixture
def own_valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


@contextmanager
def worker(valkey: Valkey, processes: int = 1) -> Iterator[subprocess.Popen[bytes]]:
    """A `longwood worker` process."""
    command = [sys.executable, "-m", "longwood", "worker", "--processes", str(processes)]
    env = {**os.environ, "LONGWOOD_SEARCH_QUEUE": valkey.address, "PYTHONDONTWRITEBYTECODE": ""}
    process = subprocess.Popen(command, env=env)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def ready(valkey: Valkey) -> Iterator[Valkey]:
    """A Valkey with a worker that has one process."""
    with worker(valkey):
        yield valkey


@asynccontextmanager
async def server(valkey: Valkey, version: str | None = None, beat_s: float = 1.0, workers: int = 1) -> AsyncIterator[Searches]:
    """The searches of a server that has found this number of worker processes."""
    remote = RemoteWorkers(valkey.address, version, beat_s)
    searches = Searches(ServerLimits(), remote.start, count=lambda: remote.processes)
    running = asyncio.create_task(remote.run(searches.workers_changed))
    try:
        await until(lambda: searches.workers >= workers)
        yield searches
    finally:
        searches.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def until_done(condition: Callable[[], Awaitable[bool]]) -> None:
    while not await condition():
        await asyncio.sleep(0.01)


def run(test: Any) -> None:
    asyncio.run(asyncio.wait_for(test, ANSWER_S))


@asynccontextmanager
async def client(valkey: Valkey) -> AsyncIterator[Any]:
    redis: Any = connect(valkey.address, "search_queue")
    try:
        yield redis
    finally:
        await redis.aclose()


async def taken_job(redis: Any, other_than: bytes = b"") -> bytes:
    """Wait until a worker has taken a job. Return its key."""
    queue, found = wire.queue_key(wire.search_version(), is_long=False), b""

    async def is_taken() -> bool:
        nonlocal found
        keys = [key async for key in redis.scan_iter(wire.job_key("*"))]
        found = next((key for key in keys if key != other_than), b"")
        return bool(found) and not await redis.llen(queue)

    await until_done(is_taken)
    return found


async def quick(searches: Searches) -> None:
    """Ask a quick question. If the worker has only one process, an answer means that nothing else is running."""
    found = await find_advice(searches.of(PLAYER), start(GOLF, 15))
    assert isinstance(found.verdict, Won)


async def stopped(task: asyncio.Task[Any]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_a_worker_gives_the_same_answers_as_this_machine(ready: Valkey) -> None:
    async def test() -> None:
        async with server(ready) as searches:
            position = start(GOLF, 15)
            here, found = hint(position, Limits(10**6)), await find_advice(searches.of(PLAYER), position)
            assert isinstance(found.verdict, Won)
            assert (found.advice, found.line, found.verdict.moves) == (here.advice, here.line, here.line)
            best = await find_best_score(searches.of(PLAYER), GOLF, 15)
            assert best.moves == best_score(position).moves
            deal = await find_winnable_deal(searches.of(PLAYER), GOLF)
            assert 0 <= deal <= MAX_DEAL
            assert isinstance(solve(start(GOLF, deal)), Won)

    run(test())


def test_a_page_gets_its_answers_and_progress_from_a_worker(ready: Valkey, tmp_path: Path) -> None:
    with Running(tmp_path, settings=Settings(search_queue=ready.address)) as running, Browser(running.address) as browser:
        assert eventually(lambda: "longwood_search_workers 1.0" in browser.http.get("/metrics").text)
        with browser.open(browser.deal("golf", 15)) as tab:
            assert tab.advice("verdict").verdict == "won"
        shared = {"game": "golf", "deal": "15", "moves": "d d d", "ended": True}
        assert check(json_lines(browser, "/api/replays/analysis", json=shared), 3)["complete"]
        with browser.http.stream("POST", "/api/replays/analysis", json=hard_game()) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines))["type"] == "progress"
            assert searches_of(browser) == (1, 0)
        assert eventually(lambda: searches_of(browser) == (0, 0))
        with browser.open(browser.deal("golf", 15)) as tab:  # this works only if the worker's single process is free again
            assert tab.advice("verdict").verdict == "won"


def test_cancelling_a_search_stops_it_on_the_other_machine(ready: Valkey) -> None:
    async def test() -> None:
        async with server(ready) as searches, client(ready) as redis:
            for _ in range(2):
                task = asyncio.create_task(searches.run(PLAYER, Job(HARD, 600.0)))
                await taken_job(redis)
                await stopped(task)
                await quick(searches)
            assert not [key async for key in redis.scan_iter(wire.job_key("*"))]

    run(test())


def test_a_search_that_waits_in_the_queue_is_withdrawn(ready: Valkey) -> None:
    async def test() -> None:
        async with server(ready) as one, server(ready) as other, client(ready) as redis:
            first = asyncio.create_task(one.run(PLAYER, Job(HARD, 600.0)))
            await taken_job(redis)
            second = asyncio.create_task(other.run(PLAYER, Job(HARD, 600.0)))
            queue = wire.queue_key(wire.search_version(), is_long=False)
            for expected, task in ((1, second), (0, None)):

                async def is_so(expected: int = expected) -> bool:
                    return bool(await redis.llen(queue) == expected)

                await until_done(is_so)
                if task:
                    await stopped(task)
            await stopped(first)

    run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("how", [KILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_the_job_of_a_worker_that_stops_is_run_by_another_one(own_valkey: Valkey, how: int) -> None:
    async def test() -> None:
        with worker(own_valkey) as first:
            async with server(own_valkey) as searches, client(own_valkey) as redis:
                task = asyncio.create_task(searches.run(PLAYER, Job(HARD, 600.0)))
                key = await taken_job(redis)
                with worker(own_valkey):
                    await until(lambda: searches.workers == 2)
                    first.send_signal(how)
                    assert await asyncio.to_thread(first.wait) == (-how if how == KILL else 0)
                    assert await taken_job(redis, other_than=key) != key
                    assert not task.done()
                    await stopped(task)
                    await quick(searches)

    run(test())


def test_a_search_fails_if_its_only_worker_is_killed_and_later_ones_are_refused(
    own_valkey: Valkey, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        with worker(own_valkey) as only:
            async with server(own_valkey, beat_s=0.3) as searches, client(own_valkey) as redis:
                task = asyncio.create_task(searches.run(PLAYER, Job(HARD, 600.0)))
                await taken_job(redis)
                waiting = asyncio.create_task(searches.run(PLAYER, Job(HARD, 600.0)))
                only.kill()
                with pytest.raises(SearchFailedError):
                    await task
                with pytest.raises((BusyError, SearchFailedError)):
                    await waiting
                await until(lambda: searches.workers == 0)
                with pytest.raises(BusyError, match="the solver is unavailable right now; try again in 10 seconds"):
                    await quick(searches)

    run(test())
    assert "no search worker has answered" in caplog.text


def test_without_workers_every_search_is_refused_at_once(own_valkey: Valkey) -> None:
    async def test() -> None:
        async with server(own_valkey, workers=0) as searches:
            with pytest.raises(BusyError) as caught:
                await quick(searches)
            assert (caught.value.code, caught.value.retry_after_s, searches.waiting) == ("busy", 10, 0)

    run(test())


def test_searches_fail_while_valkey_is_down_and_work_again_afterwards(own_valkey: Valkey) -> None:
    async def test() -> None:
        with worker(own_valkey):
            async with server(own_valkey, beat_s=0.3) as searches, client(own_valkey) as redis:
                task = asyncio.create_task(searches.run(PLAYER, Job(HARD, 600.0)))
                await taken_job(redis)
                await asyncio.to_thread(own_valkey.stop)
                with pytest.raises(SearchFailedError):
                    await task
                await until(lambda: searches.workers == 0)
                with pytest.raises(BusyError):
                    await quick(searches)
                await asyncio.to_thread(own_valkey.start)
                await until(lambda: searches.workers == 1)
                await quick(searches)

    run(test())


def test_a_worker_of_another_version_gets_no_jobs(ready: Valkey, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with server(ready, version="other", workers=0) as searches:
            await until(lambda: "another version" in caplog.text)
            with pytest.raises(BusyError):
                await quick(searches)

    run(test())


def test_the_version_depends_on_the_code_but_not_on_line_endings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "longwood"
    shutil.copytree(
        Path(longwood.__file__).parent, package, ignore=lambda _, names: [name for name in names if name in ("static", "locales")]
    )
    monkeypatch.setattr(longwood, "__file__", str(package / "__init__.py"))
    version = wire.search_version.__wrapped__
    assert version() == wire.search_version()
    rules = package / "rules" / "codec.py"
    source = rules.read_bytes()
    rules.write_bytes(source.replace(b"\n", b"\r\n"))
    assert version() == wire.search_version()
    rules.write_bytes(source + b"# changed\n")
    assert version() != wire.search_version()


def test_the_version_depends_on_the_sources_of_the_native_module(monkeypatch: pytest.MonkeyPatch) -> None:
    version = wire.search_version.__wrapped__
    assert version() == wire.search_version()
    monkeypatch.setattr(wire, "build_info", lambda: SimpleNamespace(sources="others"))
    assert version() != wire.search_version()


SERVER = "b" * 32
QUESTION = Look(RulesData.of(GOLF), start(GOLF, 15).line(), LimitsData(10**5, 2**28, 10.0))


def envelope(**changes: object) -> bytes:
    return msgspec.msgpack.encode(
        {"version": wire.search_version(), "server": SERVER, "question": QUESTION.encoded(), "max_s": 10.0} | changes
    )


async def put(redis: Any, data: bytes) -> str:
    """Put a job into the queue, and return its ID, which no other job has."""
    id = uuid4().hex
    await redis.set(wire.job_key(id), data)
    await redis.rpush(wire.queue_key(wire.search_version(), is_long=False), id)
    return id


async def answer_to(redis: Any, data: bytes) -> wire.Answer:
    """Put a job into the queue, and return the worker's last answer."""
    id = await put(redis, data)
    while True:
        answer: wire.Answer = wire.decode_answer((await redis.blpop([wire.answers_key(SERVER)]))[1])
        assert answer.job == id
        if not isinstance(answer, wire.Alive):
            await redis.delete(wire.job_key(id))
            return answer


def test_a_worker_refuses_a_job_of_another_version(ready: Valkey) -> None:
    async def test() -> None:
        async with client(ready) as redis:
            answer = await answer_to(redis, envelope(version="0.0.1-old"))
            assert answer == wire.Refused(answer.job, f"this worker has version {wire.search_version()}")

    run(test())


def test_a_worker_survives_hostile_jobs(ready: Valkey, tmp_path: Path) -> None:
    """The jobs reach the worker, but nothing in them is run."""

    class Hostile:
        def __reduce__(self) -> tuple[Any, ...]:
            return os.mkdir, (str(tmp_path / "hacked"),)

    hostile = pickle.dumps(Hostile())
    other_rules = msgspec.to_builtins(RulesData.of(GOLF)) | {"hash": "0" * 16}
    changed = msgspec.msgpack.encode(msgspec.msgpack.decode(QUESTION.encoded()) | {"rules": other_rules})

    async def test() -> None:
        async with client(ready) as redis, server(ready) as searches:
            queue = wire.queue_key(wire.search_version(), is_long=False)
            others = (hostile, b"", b"\xc1", envelope(server="../x"), envelope(max_s=1e9), envelope(code="x"))
            unanswered = [await put(redis, data) for data in others]
            await redis.rpush(queue, hostile, b"\xff", b"", "c" * 32, "x" * 10**6)
            for question in (hostile, b"", b"\xc1", changed):
                assert isinstance(await answer_to(redis, envelope(question=question)), wire.Refused)
            assert isinstance(await answer_to(redis, envelope()), wire.Answered)
            await quick(searches)
            await redis.delete(*map(wire.job_key, unanswered))

    run(test())
    assert not list(tmp_path.iterdir())


@asynccontextmanager
async def stand_in(valkey: Valkey, answers: Callable[[str], list[bytes]]) -> AsyncIterator[None]:
    """A worker that gives the same answers to every job."""

    async def serve(redis: Any) -> None:
        seconds, _ = await redis.time()
        await redis.zadd(wire.WORKERS, {wire.worker_entry(wire.search_version(), "x", 1): seconds + 3600})
        while True:
            _, job = await redis.blpop([wire.queue_key(wire.search_version(), is_long=is_long) for is_long in (False, True)])
            data = wire.decode_envelope(await redis.get(wire.job_key(job.decode())))
            for answer in answers(job.decode()):
                await redis.rpush(wire.answers_key(data.server), answer)

    async with client(valkey) as redis:
        task = asyncio.create_task(serve(redis))
        try:
            yield
        finally:
            await stopped(task)
            await redis.flushall()


def answered(data: bytes) -> Callable[[str], list[bytes]]:
    return lambda job: [wire.encode(wire.Answered(job, data))]


@pytest.mark.parametrize(
    "answers",
    [
        answered(b""),
        answered(pickle.dumps(HARD)),
        answered(msgspec.msgpack.encode({"verdict": "won", "line": ["d"]})),
        lambda job: [wire.encode(wire.Progressed(job, b"\xc1"))],
        lambda job: [b"\xc1", wire.encode(wire.Alive("d" * 32)), wire.encode(wire.Refused(job, "no"))],
    ],
    ids=["nothing", "pickled", "incomplete", "progress", "refused"],
)
def test_an_answer_that_is_not_valid_fails_its_search(
    own_valkey: Valkey, answers: Callable[[str], list[bytes]], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with stand_in(own_valkey, answers), server(own_valkey) as searches:
            with pytest.raises(SearchFailedError):
                await quick(searches)
            assert searches.running == 0

    run(test())
    assert "a search failed: " in caplog.text


def test_progress_is_reported(own_valkey: Valkey) -> None:
    question = Analyse(RulesData.of(GOLF), 15, ["d"], LimitsData(10**5, 2**28, 1.0), 10.0)
    result = question(Cancel(), lambda _: None)

    def answers(job: str) -> list[bytes]:
        progress = [wire.Progressed(job, question.encode_progress(Progress(decided, 2))) for decided in (1, 2)]
        return [wire.encode(answer) for answer in (wire.Alive(job), *progress, wire.Answered(job, question.encode_result(result)))]

    async def test() -> None:
        seen: list[object] = []
        async with stand_in(own_valkey, answers), server(own_valkey) as searches:
            assert (await searches.run(PLAYER, Job(question, 10.0, is_long=True), seen.append)).line == result.line
        assert seen == [Progress(1, 2), Progress(2, 2)]

    run(test())

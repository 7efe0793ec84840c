"""Background jobs run one at a time and in order, while the event loop keeps running."""

from __future__ import annotations

import ast
import asyncio
import threading
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

from longwood import server
from longwood.server.background import compute, compute_in_slices, computing
from tests.server.playing import ANSWER_S

_SERVER: Final = Path(server.__file__ or "").parent
_TURNS: Final = {"computing", "place"}
_LONG: Final = {("rooms", "record"), ("upkeep", "forget")}


def test_background_jobs_run_one_at_a_time_while_the_loop_keeps_running() -> None:
    idle = threading.Semaphore()
    order: list[int] = []

    def work(number: int, go_ahead: threading.Event) -> int:
        assert idle.acquire(blocking=False), "two jobs run at once"
        assert go_ahead.wait(ANSWER_S), "the event loop was blocked"
        order.append(number)
        idle.release()
        return number

    async def go() -> None:
        go_ahead = threading.Event()
        results = asyncio.gather(*(compute(work, number, go_ahead=go_ahead) for number in range(4)))
        await asyncio.sleep(0.05)
        go_ahead.set()
        assert await results == order == [0, 1, 2, 3]

    asyncio.run(go())


def test_an_exception_in_a_job_reaches_its_caller() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        asyncio.run(compute(int, "x"))


def test_a_site_has_one_computation_at_a_time_and_other_sites_do_not_wait_for_the_rest() -> None:
    began: list[str] = []

    def steps(name: str) -> Generator[None, None, None]:
        began.append(name)
        yield

    async def work(site: str, name: str) -> None:
        async with computing(site):
            await compute_in_slices(steps(name))

    async def go() -> None:
        names = [f"abuser {n}" for n in range(20)]
        await asyncio.gather(*(work("192.0.2.1", name) for name in names), work("192.0.2.2", "player"))
        assert sorted(began) == sorted([*names, "player"])
        assert began.index("player") == 1

    asyncio.run(go())


def test_every_route_that_computes_waits_for_its_turn() -> None:
    """Otherwise one site could fill the computing thread's queue in front of all others."""
    routes = 0
    for path in _SERVER.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.AsyncFunctionDef) or not {"get", "post", "delete"} & set(map(_called, function.decorator_list)):
                continue
            turns = [
                one
                for one in ast.walk(function)
                if isinstance(one, ast.AsyncWith) and _TURNS & {_called(it.context_expr) for it in one.items}
            ]
            in_turn = {call for turn in turns for call in ast.walk(turn)}
            calls = [call for call in ast.walk(function) if _called(call) in ("compute", "compute_in_slices") or _is_long(call)]
            routes += bool(calls)
            assert in_turn.issuperset(calls), f"{function.name} in {path.name}"
    assert routes > 10


def test_the_events_of_a_room_are_replayed_in_slices() -> None:
    """A room can have a hundred thousand events. Other computations would wait for seconds until all are replayed."""
    calls = [_called(call) for path in (_SERVER / "rooms").rglob("*.py") for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    assert calls.count("compute_in_slices") >= 4
    assert "compute" not in calls


def _is_long(node: ast.AST) -> bool:
    """Return whether a node calls a method of a service that replays the events of rooms."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=service), attr=method)):
            return (service, method) in _LONG
    return False


def _called(node: ast.AST) -> str:
    """Return the name of the function or method that a node calls, or an empty string."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""

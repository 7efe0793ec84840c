"""Callbacks of the browser's event loop run together."""

import asyncio
from itertools import count

from longwood.local.turns import Turns


def test_all_that_is_ready_runs_in_order_in_one_turn() -> None:
    loop = asyncio.new_event_loop()
    asked: list[int] = []
    done: list[str] = []
    turns = Turns(loop, lambda: asked.append(len(done)), lambda: 0.0)

    def first() -> None:
        done.append("first")
        loop.call_soon(done.append, "third")

    loop.call_soon(first)
    loop.call_soon(done.append, "never").cancel()
    loop.call_soon(done.append, "second")
    assert (asked, done) == ([0], [])
    turns.run()
    assert (asked, done) == ([0], ["first", "second", "third"])
    loop.call_soon(done.append, "fourth")
    assert asked == [0, 3]
    turns.run()
    assert done[3:] == ["fourth"]
    loop.close()


def test_after_a_while_the_browser_gets_a_turn() -> None:
    loop = asyncio.new_event_loop()
    done: list[int] = []
    seconds = count()
    turns = Turns(loop, lambda: loop.call_soon_threadsafe(turns.run), lambda: next(seconds) * 0.003)  # a callback takes 3 ms
    for number in range(5):
        loop.call_soon(done.append, number)
    turns.run()
    assert 0 < len(done) < 5
    loop.call_soon(loop.stop)
    loop.run_forever()
    assert done == [0, 1, 2, 3, 4]
    loop.close()

"""Tests of waking the sockets of a table or a room."""

from __future__ import annotations

from collections import Counter

from longwood.tables.wakes import Wakes


def test_a_change_wakes_every_listener_of_its_topic_and_no_other() -> None:
    wakes, calls = Wakes(), Counter[str]()
    with wakes.listening("one", lambda: calls.update(a=1)), wakes.listening("one", lambda: calls.update(b=1)):
        with wakes.listening("other", lambda: calls.update(c=1)):
            wakes.wake("one")
            wakes.wake("nobody")
        wakes.wake("other")
    wakes.wake("one")
    assert calls == {"a": 1, "b": 1}
    assert len(wakes) == 0, "topics without listeners are forgotten"

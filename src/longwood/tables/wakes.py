"""Notifies the sockets of a table or a room when it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol


class Waker(Protocol):
    """Notifies the sockets of a table or a room that it has changed."""

    def wake(self, topic: str) -> None:
        """Notify all sockets of a table or a room. Returns at once."""


class Wakes:
    """A Waker that calls the listeners of this process directly. It passes no data, because each socket then fetches its own view."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Callable[[], None]]] = {}

    def wake(self, topic: str) -> None:
        for listener in self._listeners.get(topic, ()):
            listener()

    def wake_all(self) -> None:
        """Notify the sockets of all tables and rooms."""
        for topic in list(self._listeners):
            self.wake(topic)

    @contextmanager
    def listening(self, topic: str, listener: Callable[[], None]) -> Iterator[None]:
        """Call `listener` at each change of a table or a room until the block ends. It must return at once and use no method of Wakes."""
        self._listeners.setdefault(topic, []).append(listener)
        try:
            yield
        finally:
            listeners = self._listeners[topic]
            listeners.remove(listener)
            if not listeners:
                del self._listeners[topic]

    def __len__(self) -> int:
        """Return the number of tables and rooms with listeners."""
        return len(self._listeners)

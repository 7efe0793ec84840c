"""How fast one connection may send. Must not know what."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """Tokens of one connection: one a message, `rate` new ones a second, never more than `burst`."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._filled = clock()

    def take(self) -> bool:
        """Whether one more message is taken now."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

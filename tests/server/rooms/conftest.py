"""What the tests of rooms share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longwood.server.rooms.games import registry as kinds


@pytest.fixture(scope="module")
def hasty() -> Iterator[None]:
    """Servers of this process do not count down three seconds before a game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kinds, "_COUNTDOWN_MS", 50)
        yield

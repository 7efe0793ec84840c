"""Fixtures for the room tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longwood.server.rooms.games import registry


@pytest.fixture(scope="module")
def short_countdown() -> Iterator[None]:
    """Make servers in this process skip the three-second countdown before a game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_COUNTDOWN_MS", 50)
        yield

"""Helpers for tests of multiplayer rooms."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player
from tests.server.playing import ANSWER_S


def room_state(player: Player) -> dict[str, Any]:
    """Return the newest state of the room that the page has received."""
    return player.last_message("room")


def wait_for_room(player: Player, **wanted: object) -> None:
    """Wait until the page receives a room with these values."""
    for _ in range(int(ANSWER_S * 50)):
        now = room_state(player)
        if all(now[name] == value for name, value in wanted.items()):
            return
        player.page.wait_for_timeout(20)
    raise AssertionError(f"the room never had {wanted}")


def join_as(player: Player, name: str) -> None:
    """Take a seat in the lobby under a name."""
    player.part("name").fill(name)
    player.page.keyboard.press("Enter")
    player.part("rename").wait_for()

"""Helpers for tests of multiplayer rooms."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from longwood.protocol.rooms import MOST_NEWS
from tests.browser.player import Player
from tests.server.playing import ANSWER_S


def room_state(player: Player) -> dict[str, Any]:
    """Return the newest state of the room, from the last whole room that the page has received and the updates after it."""
    updates: list[dict[str, Any]] = []
    for message in map(json.loads, reversed(player.received)):
        if message["type"] == "update":
            updates.append(message)
        if message["type"] == "room":
            room: dict[str, Any] = message
            break
    for update in reversed(updates):
        contest, before = update["contest"], room["contest"]
        if "news" in contest:
            contest["news"] = [*before["news"], *contest["news"]][-MOST_NEWS:]
        room = {**room, **update, "type": "room"}
    return room


def wait_for_room(player: Player, **wanted: object) -> None:
    """Wait until the page receives a room with these values."""
    for _ in range(int(ANSWER_S * 50)):
        now = room_state(player)
        if all(now[name] == value for name, value in wanted.items()):
            return
        player.page.wait_for_timeout(20)
    raise AssertionError(f"the room never had {wanted}")


def join_as(player: Player, name: str) -> None:
    """Take a seat in the lobby under a name. The guest who opened the room has a seat, and only changes the name."""
    player.page.locator("[data-testid=name], [data-testid=rename]").first.wait_for()
    if not player.part("name").is_visible():
        player.part("rename").click()
    player.part("name").fill(name)
    player.page.keyboard.press("Enter")
    expect(player.part("name")).to_have_count(0)
    player.part("rename").wait_for()

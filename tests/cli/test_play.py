"""Tests of how `longwood play` calls the server. tests/server tests the server itself."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from click.testing import CliRunner

import longwood.server.run
from longwood.cli import main
from longwood.server.settings.values import Settings


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, object]]:
    """Replace serve() and return a list that collects the arguments of each call."""
    made: list[dict[str, object]] = []
    monkeypatch.setattr(longwood.server.run, "serve", lambda settings, **others: made.append({"settings": settings, **others}))
    return made


def play(*args: str) -> None:
    result = CliRunner().invoke(main, ["play", *args])
    assert result.exit_code == 0, result.output
    assert result.stdout == ""


def test_without_a_game_the_menu_opens(calls: list[dict[str, object]]) -> None:
    play()
    assert calls == [{"settings": Settings(), "open_path": "/", "browser": True}]


def test_game_options_and_deal_are_part_of_the_address(calls: list[dict[str, object]]) -> None:
    play("Golf", "--deal", "007", "--option", "jokers=1", "--option", "wrap", "--port", "9000", "--data", "games")
    (call,) = calls
    assert call["settings"] == Settings(port=9000, data="games")
    address = urlsplit(str(call["open_path"]))
    assert address.path == "/play/golf"
    assert parse_qs(address.query) == {"deal": ["7"], "option": ["around_corner", "jokers=1"]}


def test_the_data_folder_is_the_only_setting_from_the_environment(calls: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGWOOD_DATA", "games")
    monkeypatch.setenv("LONGWOOD_HOST", "0.0.0.0")
    play()
    play("--data", "others")
    assert [call["settings"] for call in calls] == [Settings(data="games"), Settings(data="others")]


def test_a_game_without_a_deal_opens_its_page(calls: list[dict[str, object]]) -> None:
    play("le cadran")
    assert calls[0]["open_path"] == "/play/forty-thieves"


def test_the_no_browser_option_opens_no_browser(calls: list[dict[str, object]]) -> None:
    play("golf", "--deal", "7", "--no-browser")
    assert (calls[0]["open_path"], calls[0]["browser"]) == ("/play/golf?deal=7", False)

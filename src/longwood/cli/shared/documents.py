"""Read files of deals and positions with one JSON object per line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from longwood.cards import parse_deal
from longwood.errors import DealError
from longwood.play import Position, is_position_json, position_from_json, start
from longwood.variants import Game, game_from_json

_Key = tuple[object, ...]
_MAX_GAMES = 256  # the most games in the cache of a PositionReader


def is_standard_input(file: Path) -> bool:
    """Return whether a file is `-`, which means standard input."""
    return str(file) == "-"


def file_name(file: Path) -> str:
    """Return the name of a file for messages."""
    return "standard input" if is_standard_input(file) else str(file)


def open_file(file: Path) -> AbstractContextManager[BinaryIO]:
    """Return a context manager that opens a file. For `-`, it is standard input, which stays open afterwards. Raises OSError."""
    return nullcontext(sys.stdin.buffer) if is_standard_input(file) else file.open("rb")


def documents(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield each JSON object as text, with its line number. If the first line is a single brace, the whole file is one object."""
    is_first = True
    for number, line in enumerate(stream, 1):
        text = line.removeprefix(b"\xef\xbb\xbf").strip() if number == 1 else line.strip()
        if is_first and text == b"{":
            yield number, text + stream.read()
            return
        if text:
            is_first = False
            yield number, text


def parse_object(text: bytes) -> Mapping[str, object]:
    """Parse a JSON object. Raises DealError if the text is not a JSON object."""
    from msgspec import MsgspecError
    from msgspec.json import decode

    try:
        data = decode(text)
    except (MsgspecError, ValueError, RecursionError):
        data = _parse_for_error(text)
    if not isinstance(data, dict):
        raise DealError('this must be a JSON object, as in {"game": "golf", "tableau": [...], ...}')
    return data


def _parse_for_error(text: bytes) -> object:
    """Parse JSON that msgspec rejected. The standard library has better error messages."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise DealError(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except (ValueError, RecursionError):  # not UTF-8, or has numbers with thousands of digits, or is too deeply nested
        raise DealError("not JSON that Longwood can read") from None


class PositionReader:
    """Reads games and positions from JSON. It caches games, so that each combination of game and options is looked up once."""

    def __init__(self) -> None:
        self._games: dict[_Key, Game] = {}

    def read(self, text: bytes) -> tuple[Game, Position, str | None]:
        """Return the game, the position and the deal number in a JSON object, None if it has no number.

        An object with a game and a deal number alone means the start of that deal.

        Raises DealError, RulesError or UnknownGameError if it is invalid.
        """
        data = parse_object(text)
        game = self.game(data)
        deal = data.get("deal")
        if isinstance(deal, str | int) and not isinstance(deal, bool) and "tableau" not in data and not is_position_json(data):
            return game, start(game.rules, parse_deal(str(deal))), str(deal)
        return game, position_from_json(game.rules, data), deal if isinstance(deal, str) else None

    def game(self, data: Mapping[str, object]) -> Game:
        """Return the game that a JSON object names."""
        key = _game_key(data)
        game = None if key is None else self._games.get(key)
        if game is None:
            game = game_from_json(data)
            if key is not None:
                if len(self._games) >= _MAX_GAMES:
                    self._games.clear()
                self._games[key] = game
        return game


def _game_key(data: Mapping[str, object]) -> _Key | None:
    """Return the cache key of a game, or None if its name or options are invalid. The key includes types because 1 == True."""
    name, options = data.get("game"), data.get("options", {})
    if not isinstance(name, str) or not isinstance(options, dict):
        return None
    if not all(isinstance(value, bool | int | str) for value in options.values()):
        return None
    return name, *((option, type(value).__name__, value) for option, value in options.items())

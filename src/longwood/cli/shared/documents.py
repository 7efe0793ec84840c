"""Files of deals and positions, one JSON object per line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from longwood.errors import DealError
from longwood.play import Position, position_from_json
from longwood.variants import Game, game_from_json

_Key = tuple[object, ...]
_MOST_GAMES = 256  # games in the cache of a reader


def is_standard_input(file: Path) -> bool:
    """Whether the file is `-`."""
    return str(file) == "-"


def file_name(file: Path) -> str:
    """Return the name of the file in messages."""
    return "standard input" if is_standard_input(file) else str(file)


def opened(file: Path) -> AbstractContextManager[BinaryIO]:
    """Open the file, or standard input for `-`, which stays open afterwards. Raises OSError."""
    return nullcontext(sys.stdin.buffer) if is_standard_input(file) else file.open("rb")


def documents(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield each JSON text with the line it starts on. If the first line is a single brace, the whole file is one text."""
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
    """Return the JSON object in a text. Raises DealError."""
    from msgspec import MsgspecError
    from msgspec.json import decode

    try:
        data = decode(text)
    except (MsgspecError, ValueError, RecursionError):
        data = _parse_slowly(text)
    if not isinstance(data, dict):
        raise DealError('this must be a JSON object, as in {"game": "golf", "tableau": [...], ...}')
    return data


def _parse_slowly(text: bytes) -> object:
    """Parse what msgspec could not. The standard library says what is wrong and where."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise DealError(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except (ValueError, RecursionError):  # not UTF-8, a number with thousands of digits, or too deeply nested
        raise DealError("not JSON that Longwood can read") from None


class PositionReader:
    """Reads games and positions from JSON texts. Looks up each combination of game and options only once."""

    def __init__(self) -> None:
        self._games: dict[_Key, Game] = {}

    def read(self, text: bytes) -> tuple[Game, Position]:
        """Return the game and the position of a JSON text. Raises DealError, RulesError, UnknownGameError."""
        data = parse_object(text)
        game = self.game(data)
        return game, position_from_json(game.rules, data)

    def game(self, data: Mapping[str, object]) -> Game:
        """Return the game that a JSON object names."""
        key = _game_key(data)
        game = None if key is None else self._games.get(key)
        if game is None:
            game = game_from_json(data)
            if key is not None:
                if len(self._games) >= _MOST_GAMES:
                    self._games.clear()
                self._games[key] = game
        return game


def _game_key(data: Mapping[str, object]) -> _Key | None:
    """Return the cache key of the game: its name and options, with their types because 1 == True. Return None if they are invalid."""
    name, options = data.get("game"), data.get("options", {})
    if not isinstance(name, str) or not isinstance(options, dict):
        return None
    if not all(isinstance(value, bool | int | str) for value in options.values()):
        return None
    return name, *((option, type(value).__name__, value) for option, value in options.items())

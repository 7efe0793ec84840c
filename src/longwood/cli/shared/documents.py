"""Files of deals and positions: one JSON object a line. Must not know what a verb does with them."""

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
_MOST_GAMES = 256  # kept by the names and options they were asked for


def is_standard_input(file: Path) -> bool:
    """Whether the file is `-`."""
    return str(file) == "-"


def file_name(file: Path) -> str:
    """What messages call the file."""
    return "standard input" if is_standard_input(file) else str(file)


def opened(file: Path) -> AbstractContextManager[BinaryIO]:
    """The file, or standard input for `-`, which stays open. Raises OSError."""
    return nullcontext(sys.stdin.buffer) if is_standard_input(file) else file.open("rb")


def documents(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Each JSON text with the line it begins on. A file that begins with a bare brace is one text laid out over many lines."""
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
    """The JSON object of a text. Raises DealError."""
    from msgspec import MsgspecError
    from msgspec.json import decode

    try:
        data = decode(text)
    except (MsgspecError, ValueError, RecursionError):
        data = _parse_slowly(text)
    if not isinstance(data, dict):
        raise DealError('it must be a JSON object, as in {"game": "golf", "tableau": [...], ...}')
    return data


def _parse_slowly(text: bytes) -> object:
    """What msgspec cannot read, read by the standard library, whose messages say where and what."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise DealError(f"not JSON: {error.msg} at character {error.pos + 1}") from None
    except (ValueError, RecursionError):  # not UTF-8; a number of thousands of digits; lists in lists without end
        raise DealError("not JSON that can be read") from None


class PositionReader:
    """Reads games and positions from texts; a game's name and options are looked up once."""

    def __init__(self) -> None:
        self._games: dict[_Key, Game] = {}

    def read(self, text: bytes) -> tuple[Game, Position]:
        """The game and the position of a JSON text. Raises DealError, RulesError, UnknownGameError."""
        data = parse_object(text)
        game = self.game(data)
        return game, position_from_json(game.rules, data)

    def game(self, data: Mapping[str, object]) -> Game:
        """The game that a JSON object names."""
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
    """The names and values a game is asked for by, with their types, since 1 equals true; None for what no game can be."""
    name, options = data.get("game"), data.get("options", {})
    if not isinstance(name, str) or not isinstance(options, dict):
        return None
    if not all(isinstance(value, bool | int | str) for value in options.values()):
        return None
    return name, *((option, type(value).__name__, value) for option, value in options.items())

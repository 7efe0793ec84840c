"""Blocks names that the server's operator lists in a text file. By default, there is no such file."""

from __future__ import annotations

import logging
import re
import unicodedata
from pathlib import Path
from typing import Final

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.server.rooms.lookalikes import appearance, appearances

BLOCKED_NAMES: Final = "blocked-names"
"""The name of the file in the data folder."""
_logger: Final = logging.getLogger(__name__)


class BlockedNames:
    """The blocked names in a file. The file is read again whenever it changes, so a running server needs no restart."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._version: tuple[int, int] | None = None
        self._pattern: re.Pattern[str] | None = None

    def check(self, name: str) -> None:
        """Raise RefusedError if a name is blocked."""
        self._load()
        if self._pattern is not None and any(map(self._pattern.fullmatch, _readings(name))):
            raise RefusedError("name-blocked", Phrase("refused-name-blocked"))

    def _load(self) -> None:
        """Read the file if it has changed. If it can't be read, the previous names stay blocked."""
        if self._file is None:
            return
        try:
            stat = self._file.stat()
            version = stat.st_mtime_ns, stat.st_size
            if version != self._version:
                self._pattern = blocked_pattern(self._file.read_text(encoding="utf-8"))
                self._version = version
        except FileNotFoundError:
            self._pattern = self._version = None
        except (OSError, UnicodeError) as error:
            _logger.warning("the blocked names in %s can't be read: %s", self._file, error)


def blocked_pattern(text: str) -> re.Pattern[str] | None:
    """Return a pattern that matches the readings of blocked names (see _readings), or None if the list is empty.

    text: one word or name per line; * stands for any characters. Empty lines and everything after a # are ignored.

    >>> pattern = blocked_pattern("rude  # also in capitals")
    >>> bool(pattern.fullmatch("rude")), bool(pattern.fullmatch("prudence"))
    (True, False)
    """
    lines = ("".join(line.partition("#")[0].split()) for line in text.splitlines())
    patterns = [".*".join(re.escape(appearance(part)) for part in line.split("*")) for line in lines if line.strip("*")]
    return re.compile("|".join(patterns)) if patterns else None


def _readings(name: str) -> list[str]:
    """Return the appearances to check for a name: its words, and the name without spaces and punctuation.

    Each is also read without numbers and symbols, and without the signs that appearance() reads as letters, such as the last one of
    "rude!".
    """
    letters = "".join(c for c in name if c.isalnum() or unicodedata.category(c) == "So")
    readings = []
    for text in (name, letters):
        for ignored in ("", "N", "S", "NS"):  # symbols such as the trade mark sign contain letters
            variant = "".join(c for c in text if unicodedata.category(c)[0] not in ignored)
            for reading in appearances(variant):
                words = re.findall(r"[^\W_]+", reading)
                readings += [*words, "".join(words)]
    return readings

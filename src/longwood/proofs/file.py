"""The file format of proofs that a position can't be won (docs/proofs.md).

A file starts with two lines of text: the name of the format, and a JSON object that says what is proved. The rest is compressed binary
data, whose meaning depends on the kind of proof.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longwood.errors import LongwoodError, shown

FIRST_LINE: Final = b"Longwood proof 1\n"
KINDS: Final = ("covering", "digging")
"""The kinds of proofs: positions of a covering game with reasons, and states of the digging game."""
_MOST_HEADER: Final = 20_000  # bytes
_CHUNK: Final = 1 << 14  # decompressed bytes in memory at a time, so that a small file can't fill the memory


class ProofError(LongwoodError):
    """A proof doesn't hold, or can't be read."""

    code = "proof"


@dataclass(frozen=True, slots=True)
class Proof:
    """A proof that a position can't be won."""

    kind: str
    """One of KINDS."""
    game: str
    """The id of the game."""
    options: Mapping[str, object]
    """The options that differ from the game's defaults."""
    rules: str
    """The rules hash (docs/records.md)."""
    deal: str | None
    """The deal number, or None for another position."""
    position: str
    """The position as a canonical line."""
    steps: int
    """How many positions or states the proof is said to have. It is used only to show progress."""
    data: bytes
    """The compressed data."""


def is_proof(data: bytes) -> bool:
    """Return whether a file that starts with these bytes is a proof, and not a game record."""
    return data.startswith(FIRST_LINE[:-1])


def format_proof(proof: Proof) -> bytes:
    """Return the contents of a proof file."""
    header = {name: getattr(proof, name) for name in ("kind", "game", "options", "rules", "deal", "position", "steps")}
    return FIRST_LINE + json.dumps(header).encode() + b"\n" + proof.data


def parse_proof(data: bytes) -> Proof:
    """Parse the contents of a proof file. The proof isn't checked. Raises ProofError if this is not a proof."""
    if not data.startswith(FIRST_LINE):
        raise ProofError(f"this is not a proof that Longwood can read; its first line must be {FIRST_LINE.decode().strip()!r}")
    end = data.find(b"\n", len(FIRST_LINE), len(FIRST_LINE) + _MOST_HEADER)
    try:
        header = json.loads(data[len(FIRST_LINE) : end]) if end >= 0 else None
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict):
        raise ProofError("line 2 must be a JSON object that says what is proved")
    return Proof(
        kind=_text(header, "kind"),
        game=_text(header, "game"),
        options=_options(header),
        rules=_text(header, "rules"),
        deal=None if header.get("deal") is None else _text(header, "deal"),
        position=_text(header, "position"),
        steps=_number(header, "steps"),
        data=data[end + 1 :],
    )


def _text(header: Mapping[str, object], name: str) -> str:
    value = header.get(name)
    if not isinstance(value, str):
        raise ProofError(f"line 2: {name} must be a string, not {shown(value)}")
    return value


def _number(header: Mapping[str, object], name: str) -> int:
    value = header.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ProofError(f"line 2: {name} must be a whole number, not {shown(value)}")
    return value


def _options(header: Mapping[str, object]) -> Mapping[str, object]:
    value = header.get("options")
    if not isinstance(value, dict):
        raise ProofError(f"line 2: options must be an object, not {shown(value)}")
    return value


def compress(data: bytes) -> bytes:
    """Return the compressed data of a proof."""
    return zlib.compress(data, 9)


class Reader:
    """Reads the compressed data of a proof, a chunk at a time."""

    def __init__(self, data: bytes) -> None:
        self._rest = data
        self._unpack = zlib.decompressobj()
        self._chunk = b""
        self._at = 0

    def byte(self) -> int:
        """Return the next byte. Raises ProofError at the end of the data, or if it is damaged."""
        if self._at >= len(self._chunk) and not self._load():
            raise ProofError("the proof ends too early")
        self._at += 1
        return self._chunk[self._at - 1]

    def take(self, count: int) -> bytes:
        """Return the next `count` bytes."""
        found = self._chunk[self._at : self._at + count]
        self._at += len(found)
        return found if len(found) == count else found + bytes(self.byte() for _ in range(count - len(found)))

    def number(self, count: int) -> int:
        """Return the number in the next `count` bytes, lowest byte first."""
        return int.from_bytes(self.take(count), "little")

    def check_end(self) -> None:
        """Raise ProofError unless all data was read."""
        if self._at < len(self._chunk) or self._load() or self._rest:
            raise ProofError("the proof has more data than it needs")

    def _load(self) -> bool:
        """Decompress the next chunk. Return whether there was one."""
        self._chunk, self._at = b"", 0
        while not self._chunk and not self._has_ended():
            try:
                self._chunk = self._unpack.decompress(self._rest, _CHUNK)
            except zlib.error:
                raise ProofError("the proof is damaged: its data can't be decompressed") from None
            self._rest = self._unpack.unconsumed_tail or self._unpack.unused_data
            if not self._chunk and not self._rest and not self._has_ended():
                raise ProofError("the proof is cut off")
        return bool(self._chunk)

    def _has_ended(self) -> bool:
        return self._unpack.eof

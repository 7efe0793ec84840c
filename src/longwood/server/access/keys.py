"""Reads, creates and replaces the keys that sign cookies.

The file `secret` contains a key ring in JSON. The first key signs cookies. All keys verify them, so cookies signed with earlier keys stay
valid. Earlier versions stored a single key as 32 bytes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from secrets import token_bytes
from tempfile import mkstemp
from typing import Annotated, Final

import msgspec

from longwood.server.errors import SecretError

_FILE: Final = "secret"
COOKIE_AGE: Final = timedelta(days=400)
"""How long a cookie is valid. Browsers store it for a shorter time, and each visit renews it."""
_KEY_BYTES: Final = 32


class Key(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key that signs cookies."""

    secret: Annotated[bytes, msgspec.Meta(min_length=_KEY_BYTES, max_length=_KEY_BYTES)]
    """The key itself; base64 in the file."""
    created: Annotated[datetime, msgspec.Meta(tz=True)]
    """When the key was created."""
    sha1: bool = False
    """Whether the key was created by a version that signed cookies with SHA-1. Such cookies are still accepted."""


class KeyRing(msgspec.Struct, frozen=True):
    """The keys of a server, newest first."""

    cookie: Annotated[str, msgspec.Meta(pattern=r"^longwood-[0-9a-f]{8}$")]
    """The name of the cookie. It differs for each data folder, because browsers send a cookie to all ports of a machine.

    If the names were the same, two servers would overwrite each other's cookies.
    """
    keys: Annotated[tuple[Key, ...], msgspec.Meta(min_length=1)]


def key_path(chosen: str, folder: Path) -> Path:
    """Return the path of the key ring: `chosen`, or the default in the data folder if `chosen` is empty."""
    return Path(chosen) if chosen else folder / _FILE


def load_keys(file: Path) -> KeyRing:
    """Return the key ring in a file. If the file doesn't exist, it is created, readable only by its owner.

    Raises SecretError if it can't be read or is damaged. A truncated key must not be used, because its signatures could be forged.
    """
    try:
        if not file.exists():
            _write(file, _first_ring(_new_key(datetime.now(UTC))), _link)
        content = file.read_bytes()
        changed = datetime.fromtimestamp(file.stat().st_mtime, UTC)
    except OSError as error:
        raise SecretError(
            f"{file} cannot be read or created: {error.strerror}; check key_file, or choose another folder with --data"
        ) from error
    return _parse(content, changed, file)


def rotate(ring: KeyRing, now: datetime, *, drop_old: bool = False) -> KeyRing:
    """Return the ring with a new signing key added.

    Keys whose cookies have all expired are dropped. With `drop_old`, all earlier keys are dropped, and their cookies become invalid.
    """
    keys = (_new_key(now), *ring.keys)
    # A key signed cookies until the next one was created.
    used = [older for newer, older in pairwise(keys) if now - newer.created <= COOKIE_AGE]
    return msgspec.structs.replace(ring, keys=(keys[0], *(() if drop_old else used)))


def save_keys(file: Path, ring: KeyRing) -> None:
    """Write a key ring to a file, replacing its contents. Raises SecretError."""
    try:
        _write(file, ring, Path.replace)
    except OSError as error:
        raise SecretError(f"{file} cannot be written: {error.strerror}") from error


def _new_key(now: datetime) -> Key:
    return Key(token_bytes(_KEY_BYTES), now)


def _first_ring(key: Key) -> KeyRing:
    """Return a ring with a single key. Its cookie has the name that earlier versions used."""
    return KeyRing(f"longwood-{sha256(b'cookie' + key.secret).hexdigest()[:8]}", (key,))


def _parse(content: bytes, changed: datetime, file: Path) -> KeyRing:
    if len(content) == _KEY_BYTES:
        return _first_ring(Key(content, changed, sha1=True))
    try:
        return msgspec.json.decode(content, type=KeyRing)
    except (msgspec.DecodeError, UnicodeError) as error:
        advice = "restore it from a backup, or delete it to create a new one (players then lose access to their saved games)"
        raise SecretError(f"{file} is damaged; {advice}") from error


def _write(file: Path, ring: KeyRing, put: Callable[[Path, Path], object]) -> None:
    """Write a key ring to a temporary file, and call `put` to move it into place."""
    opened, name = mkstemp(dir=file.parent)  # readable by its owner only
    made = Path(name)
    try:
        with os.fdopen(opened, "wb") as temporary:
            temporary.write(msgspec.json.format(msgspec.json.encode(ring)) + b"\n")
            temporary.flush()
            os.fsync(temporary.fileno())
        if os.name == "posix" and file.exists():  # if root replaces it, the file must still belong to the server's user
            owner = file.stat()
            os.chown(made, owner.st_uid, owner.st_gid)
        put(made, file)
    finally:
        made.unlink(missing_ok=True)


def _link(made: Path, file: Path) -> None:
    """Move a file into place, unless another process has just done so."""
    try:
        file.hardlink_to(made)
    except FileExistsError:
        pass
    except OSError:  # this file system doesn't support hard links
        made.replace(file)

"""Signs the ids of players, and reloads the key file when it changes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from itsdangerous import BadData, Signer, TimestampSigner

from longwood.server.access.keys import COOKIE_AGE, KeyRing, load_keys
from longwood.server.errors import SecretError

_SALT: Final = "longwood.player"
_HOST_SALT: Final = "longwood.player.host"  # of cookies that browsers bind to the host
_STALE_S: Final = 7 * 24 * 3600
_LOOK_S: Final = 1.0  # how often to check whether the key file has changed
_logger: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Signed:
    """A player's id with a valid signature."""

    player: str
    is_stale: bool
    """Whether the cookie should be renewed, because it is a week old or not signed with the newest key."""


class CookieSigner:
    """Signs the ids of players with HMAC-SHA256 and the current time, and checks signatures of all keys of a ring.

    clock: the time in seconds since 1970.
    """

    def __init__(self, ring: KeyRing, clock: Callable[[], float] = time.time) -> None:
        self.cookie = ring.cookie
        self._clock = clock
        self._signers = [_Stamp(key.secret, clock, _SALT) for key in ring.keys]
        self._host_signers = [_Stamp(key.secret, clock, _HOST_SALT) for key in ring.keys]
        self._sha1 = [Signer(key.secret, salt=_SALT) for key in ring.keys if key.sha1]

    def sign(self, player: str, *, for_host: bool = False) -> str:
        """Return the value of a player's cookie. for_host: whether browsers bind the cookie to the host.

        The value of such a cookie is invalid in one that other hosts of the same domain could set.
        """
        return (self._host_signers if for_host else self._signers)[0].sign(player).decode()

    def read(self, value: str, *, for_host: bool = False) -> Signed | None:
        """Return the player of a cookie, or None if the cookie is forged or has expired.

        for_host: as in `sign`. Such cookies of earlier versions were signed like others, and are renewed.
        """
        if for_host and (found := self._read_stamped(value, self._host_signers)):
            return found
        if found := self._read_stamped(value, self._signers):
            return replace(found, is_stale=True) if for_host else found
        return self._read_sha1(value)

    def _read_stamped(self, value: str, signers: Sequence[_Stamp]) -> Signed | None:
        for index, signer in enumerate(signers):
            try:
                name, signed = signer.unsign(value, return_timestamp=True)
                player = name.decode()
            except (BadData, UnicodeError):
                continue
            age_s = self._clock() - signed.timestamp()  # negative if the clock was set back; the cookie is still valid
            return Signed(player, index > 0 or age_s > _STALE_S) if age_s <= COOKIE_AGE.total_seconds() else None
        return None

    def _read_sha1(self, value: str) -> Signed | None:
        for earlier in self._sha1:
            try:
                return Signed(earlier.unsign(value).decode(), is_stale=True)
            except (BadData, UnicodeError):
                continue
        return None


class _Stamp(TimestampSigner):
    """A signer that uses the given clock."""

    def __init__(self, secret: bytes, clock: Callable[[], float], salt: str) -> None:
        super().__init__(secret, salt=salt, key_derivation="hmac", digest_method=sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        return int(self._clock())


class KeyFile:
    """The signer for a key file. It notices within a second that the file has changed, so a new key doesn't require a restart.

    Raises SecretError if the file can't be read at first. Later errors are logged, and the previous keys stay in use.
    """

    def __init__(self, file: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._file = file
        self._clock = clock
        self._stamp = self._changed()  # before reading, so that a change in between is noticed
        self._signer = CookieSigner(load_keys(file))
        self._looked = clock()

    def signer(self) -> CookieSigner:
        """Return the signer with the newest keys."""
        if self._clock() - self._looked >= _LOOK_S:
            self._refresh()
        return self._signer

    def read(self, value: str, *, for_host: bool = False) -> Signed | None:
        """Return the player of a cookie, or None. Before that, check for new keys, which another server may have signed with."""
        signed = self.signer().read(value, for_host=for_host)
        if signed is None and self._refresh():
            signed = self._signer.read(value, for_host=for_host)
        return signed

    def _refresh(self) -> bool:
        """Read the file again if it has changed. Return whether there are new keys."""
        self._looked = self._clock()
        try:
            stamp = self._changed()
            if stamp in (None, self._stamp):
                return False
            self._stamp = stamp
            self._signer = CookieSigner(load_keys(self._file))
        except SecretError as error:
            _logger.error("%s", error)
            return False
        return True

    def _changed(self) -> tuple[int, int] | None:
        """Return a value that differs when the file is replaced, or None if there is no file."""
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_ino

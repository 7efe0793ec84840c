"""The keys that sign cookies: their file, rotation, expiry, and the cookies of earlier versions."""

from __future__ import annotations

import os
import stat
from base64 import b64encode
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from itsdangerous import Signer

from longwood.cli import main
from longwood.server.access.keys import COOKIE_AGE, Key, KeyRing, load_keys, rotate, save_keys
from longwood.server.access.signing import CookieSigner, KeyFile
from longwood.server.errors import SecretError
from longwood.server.settings.values import Settings
from tests.server.playing import Browser, Running

pytestmark = pytest.mark.every_store

NOW = datetime(2026, 11, 22, tzinfo=UTC)
DAY = timedelta(days=1)
PLAYER = "abcdefghijklmnopqrstuv"
OLD_SECRET = bytes(range(32))
"""A key as earlier versions stored it."""
OLD_NAME = f"longwood-{sha256(b'cookie' + OLD_SECRET).hexdigest()[:8]}"


class Clock:
    """A clock that only the test advances."""

    def __init__(self) -> None:
        self.now_s = NOW.timestamp()

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "secret"


@pytest.fixture
def clock() -> Clock:
    return Clock()


def sha1_cookie(secret: bytes) -> str:
    """Return the value of a cookie as earlier versions signed it."""
    return Signer(secret, salt="longwood.player").sign(PLAYER).decode()


def test_only_the_owner_can_read_the_keys(file: Path) -> None:
    ring = load_keys(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_keys(file) == ring
    save_keys(file, rotate(ring, NOW))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can give a file to another user")
def test_a_key_that_root_replaces_still_belongs_to_the_user_of_the_server(file: Path) -> None:
    ring = load_keys(file)
    os.chown(file, 12345, 12346)
    save_keys(file, rotate(ring, NOW))
    assert (file.stat().st_uid, file.stat().st_gid) == (12345, 12346)


def test_every_folder_has_its_own_key_and_cookie(tmp_path: Path) -> None:
    one, two = load_keys(tmp_path / "one"), load_keys(tmp_path / "two")
    assert one.keys[0].secret != two.keys[0].secret
    assert one.cookie != two.cookie
    assert one.keys[0].secret.hex() not in one.cookie


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"short",
        b"x" * 31,
        b"x" * 33,
        b"\xff" * 100,
        b'{"cookie": "longwood-12345678", "keys": []}',
        b'{"cookie": "longwood-12345678", "keys": [{"secret": "c2hvcnQ=", "created": "2026-11-22T00:00:00Z"}]}',
        b'{"cookie": "longwood-12345678", "keys": [{"secret": "%s"}]}' % b64encode(OLD_SECRET),
        b'{"cookie": "a; b", "keys": [{"secret": "%s", "created": "2026-11-22T00:00:00Z"}]}' % b64encode(OLD_SECRET),
    ],
)
def test_a_damaged_file_is_rejected(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(SecretError, match=f"{file} is damaged; restore it from a backup, or delete it"):
        load_keys(file)
    assert file.read_bytes() == content


def test_a_file_that_cannot_be_read_is_rejected(file: Path) -> None:
    file.mkdir()
    with pytest.raises(SecretError, match="cannot be read"):
        load_keys(file)
    with pytest.raises(SecretError, match="check key_file, or choose another folder"):
        load_keys(file.parent / "nowhere" / "secret")


def test_the_file_of_an_earlier_version_is_read(file: Path) -> None:
    file.write_bytes(OLD_SECRET)
    ring = load_keys(file)
    assert (ring.cookie, ring.keys[0].secret) == (OLD_NAME, OLD_SECRET)
    assert abs(datetime.now(UTC) - ring.keys[0].created) < DAY
    assert file.read_bytes() == OLD_SECRET
    save_keys(file, rotate(ring, NOW))
    rotated = load_keys(file)
    assert rotated.cookie == OLD_NAME
    assert [key.sha1 for key in rotated.keys] == [False, True]


def test_cookies_of_an_earlier_version_are_accepted_and_renewed(file: Path) -> None:
    file.write_bytes(OLD_SECRET)
    old = CookieSigner(load_keys(file)).read(sha1_cookie(OLD_SECRET))
    assert old is not None
    assert (old.player, old.is_stale) == (PLAYER, True)
    with Running(file.parent) as server:
        headers = {"Cookie": f"{OLD_NAME}={sha1_cookie(OLD_SECRET)}"}
        renewed = httpx.get(f"{server.address}/api/tables", headers=headers, trust_env=False).headers["set-cookie"]
        value = renewed.partition(";")[0].removeprefix(f"{OLD_NAME}=")
        assert value.split(".")[0] == PLAYER
        assert value != sha1_cookie(OLD_SECRET)
        again = httpx.get(f"{server.address}/api/tables", headers={"Cookie": f"{OLD_NAME}={value}"}, trust_env=False)
        assert "set-cookie" not in again.headers


def test_a_newer_key_does_not_accept_sha1() -> None:
    for old in (False, True):
        ring = KeyRing(OLD_NAME, (Key(OLD_SECRET, NOW, sha1=old),))
        assert (CookieSigner(ring).read(sha1_cookie(OLD_SECRET)) is not None) == old


def test_an_earlier_key_still_verifies_and_the_newest_signs(file: Path, clock: Clock) -> None:
    first = load_keys(file)
    second = rotate(first, NOW)
    before, after = CookieSigner(first, clock), CookieSigner(second, clock)
    known = after.read(before.sign(PLAYER))
    assert known is not None
    assert (known.player, known.is_stale) == (PLAYER, True)
    own = after.read(after.sign(PLAYER))
    assert own is not None
    assert not own.is_stale
    assert before.read(after.sign(PLAYER)) is None
    dropped = CookieSigner(rotate(first, NOW, drop_old=True), clock)
    assert dropped.read(before.sign(PLAYER)) is None


def test_a_key_is_dropped_when_all_its_cookies_have_expired(file: Path) -> None:
    ring = load_keys(file)
    (first,) = ring.keys
    second = rotate(ring, NOW)
    third = rotate(second, NOW + COOKIE_AGE)
    assert [first in one.keys for one in (second, third)] == [True, True]
    fourth = rotate(third, NOW + COOKIE_AGE + DAY)
    assert first not in fourth.keys
    assert fourth.keys[1:] == third.keys[:2]


def test_a_cookie_is_renewed_after_a_week_and_expires_after_400_days(file: Path, clock: Clock) -> None:
    signer = CookieSigner(load_keys(file), clock)
    value = signer.sign(PLAYER)
    start_s = clock.now_s
    for days, is_stale in ((0, False), (6, False), (8, True), (399, True), (401, None), (-1000, False)):
        clock.now_s = start_s + days * 86400
        found = signer.read(value)
        assert (found.is_stale if found else None) == is_stale, days


def test_a_changed_file_is_used_within_a_second(file: Path, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    keys = KeyFile(file, clock)
    old = keys.signer().sign(PLAYER)
    new = rotate(load_keys(file), NOW)
    save_keys(file, new)
    for seconds, is_stale in ((0, True), (1, False)):
        clock.now_s += seconds
        found = CookieSigner(new).read(keys.signer().sign(PLAYER))
        assert found is not None
        assert found.is_stale == is_stale
    file.write_bytes(b"damaged")
    clock.now_s += 1
    assert keys.read(old) is not None
    assert f"{file} is damaged" in caplog.text
    file.unlink()
    clock.now_s += 1
    assert keys.read(old) is not None
    assert not file.exists()


def test_a_cookie_that_another_server_signed_with_a_new_key_is_accepted_at_once(file: Path, clock: Clock) -> None:
    keys = KeyFile(file, clock)
    new = rotate(load_keys(file), NOW)
    save_keys(file, new)
    assert keys.read(CookieSigner(new).sign(PLAYER)) is not None


def test_rotate_key_replaces_the_key_of_a_running_server(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Browser(server.address) as browser:
        table = browser.deal("golf", 1)
        player = browser.player
        for count in (1, 2):
            done = CliRunner().invoke(main, ["admin", "rotate-key", "--data", str(tmp_path)])
            assert (done.exit_code, done.output) == (0, f"{tmp_path / 'secret'}: new key; earlier keys still accepted: {count}\n")
        with browser.open(table) as tab:
            assert tab.table.seq == 0
        assert browser.player == player
        done = CliRunner().invoke(main, ["admin", "rotate-key", "--drop-old", "--data", str(tmp_path)])
        assert done.output.endswith(": 0\n")
        assert len(load_keys(tmp_path / "secret").keys) == 1


def test_a_server_can_use_a_key_file_outside_its_folder(tmp_path: Path) -> None:
    folders, keys = [tmp_path / "one", tmp_path / "two"], tmp_path / "keys"
    for folder in folders:
        folder.mkdir()
    settings = Settings(key_file=str(keys))
    with Running(folders[0], settings=settings) as one, Running(folders[1], settings=settings) as two, Browser(one.address) as browser:
        answer = httpx.get(f"{two.address}/api/tables", headers={"Cookie": browser.cookie}, trust_env=False)
        assert "set-cookie" not in answer.headers  # the player is recognised
    assert not (folders[0] / "secret").exists()
    assert msgspec.json.decode(keys.read_bytes(), type=KeyRing).keys


def test_with_https_the_cookie_is_bound_to_the_host_and_to_https(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        plain = httpx.get(server.address, trust_env=False).headers["set-cookie"].partition(";")[0]
    with Running(tmp_path, settings=Settings(public_url="https://golf.example")) as server:
        url = f"{server.address}/api/tables"
        answer = httpx.get(url, headers={"Host": "golf.example", "Cookie": plain}, trust_env=False)
        first, *attributes = answer.headers.get_list("set-cookie")[0].split("; ")
        assert set(attributes) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax", "Secure"}
        name, _, value = first.partition("=")
        assert name == f"__Host-{plain.partition('=')[0]}"
        assert value.split(".")[0] == plain.partition("=")[2].split(".")[0]  # still the same player
        assert answer.headers.get_list("set-cookie")[1:] == [f"{plain.partition('=')[0]}=; Path=/; Max-Age=0; Secure"]
        own = {"Host": "golf.example", "Cookie": f"{first}; {plain.partition('=')[0]}={value}"}
        assert "set-cookie" not in httpx.get(url, headers=own, trust_env=False).headers  # the cookie with the prefix wins


def test_with_https_a_cookie_that_another_host_of_the_domain_has_set_is_ignored(tmp_path: Path) -> None:
    """Otherwise, a neighbour could make a new player use the neighbour's identity."""
    with Running(tmp_path, settings=Settings(public_url="https://golf.example")) as server:
        url = f"{server.address}/api/tables"
        neighbours = httpx.get(url, headers={"Host": "golf.example"}, trust_env=False).headers["set-cookie"].partition(";")[0]
        fixed = {"Host": "golf.example", "Cookie": neighbours.removeprefix("__Host-")}
        given = httpx.get(url, headers=fixed, trust_env=False).headers["set-cookie"].partition(";")[0]
        assert given.startswith("__Host-")
        assert given.split(".")[0] != neighbours.split(".")[0]


def test_cookies_of_a_host_are_signed_differently_and_those_of_earlier_versions_are_renewed(file: Path, clock: Clock) -> None:
    signer = CookieSigner(load_keys(file), clock)
    found = signer.read(signer.sign(PLAYER, for_host=True), for_host=True)
    assert found is not None
    assert (found.player, found.is_stale) == (PLAYER, False)
    assert signer.read(signer.sign(PLAYER, for_host=True)) is None
    earlier = signer.read(signer.sign(PLAYER), for_host=True)
    assert earlier is not None
    assert (earlier.player, earlier.is_stale) == (PLAYER, True)

"""The data folder: its location, its permissions and its lock."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from longwood.cli import main
from longwood.server.database import prepare
from longwood.server.errors import ServeError
from longwood.server.folder import data_folder, exposed, locked
from longwood.server.run import serve
from longwood.server.settings.values import Settings
from longwood.server.tables.store import FILE
from tests.server.playing import Browser, Process

posix = pytest.mark.skipif(os.name != "posix", reason="only POSIX has these permissions")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_data_folder_is_the_chosen_one_or_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(str(tmp_path / "a" / "b")) == tmp_path / "a" / "b"
    assert (tmp_path / "a" / "b").is_dir()
    assert not list((tmp_path / "a" / "b").iterdir())  # data_folder deletes its test file
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    if sys.platform == "linux":
        assert data_folder("") == tmp_path / "share" / "longwood"


@pytest.mark.parametrize("path", ["file", "file/deeper", "/proc/longwood", "/dev/null"])
def test_a_folder_that_cannot_be_used_is_reported(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").write_text("mine")
    folder = tmp_path / path
    with pytest.raises(ServeError, match=f"games cannot be stored in {folder}: .*; choose another folder with --data"):
        data_folder(str(folder))
    assert (tmp_path / "file").read_text() == "mine"


@posix
def test_a_new_data_folder_is_private_and_an_old_one_is_left_alone(tmp_path: Path) -> None:
    assert mode(data_folder(str(tmp_path / "new"))) == 0o700
    (tmp_path / "old").mkdir(mode=0o750)
    assert mode(data_folder(str(tmp_path / "old"))) == 0o750


@posix
def test_files_that_others_can_read_are_found(tmp_path: Path) -> None:
    folder, keys = tmp_path / "data", tmp_path / "keys"
    folder.mkdir()
    (folder / "secret").touch(mode=0o600)
    (folder / "longwood.sqlite").touch(mode=0o644)
    keys.touch(mode=0o640)
    folder.chmod(0o755)
    assert list(exposed(folder, folder / "secret")) == [folder, folder / "longwood.sqlite"]
    assert list(exposed(folder, keys)) == [folder, folder / "longwood.sqlite", keys]
    folder.chmod(0o700)
    assert list(exposed(folder, folder / "secret")) == []
    assert list(exposed(tmp_path / "nowhere", tmp_path / "nothing")) == []


@pytest.mark.sqlite_only("tests the permissions and the lock of the data folder")
@posix
def test_files_are_private_and_a_second_server_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)  # the second server must not get this far
    folder = tmp_path / "data"
    umask = os.umask(0)
    try:
        with Process(folder) as first, Browser(first.address()) as browser:
            browser.deal("golf", 1)
            modes = {path.name: mode(path) for path in folder.iterdir()}
            assert mode(folder) == 0o700
            assert modes == dict.fromkeys(("longwood.sqlite", "longwood.sqlite-shm", "longwood.sqlite-wal", "secret", "lock"), 0o600)
            other = rf"another Longwood server \(process {first.process.pid}, {browser.address}\)"
            with pytest.raises(
                ServeError, match=f"{folder} is in use by {other}; use or stop that one, or choose another folder with --data"
            ):
                serve(Settings(port=0, data=str(folder)), browser=False)
            first.kill()
        with locked(folder, "http://second"):  # the lock of a dead process is released
            assert (folder / "lock").read_text() == f"process {os.getpid()}, http://second\n"
    finally:
        os.umask(umask)


def test_a_folder_can_be_locked_only_once(tmp_path: Path) -> None:
    with locked(tmp_path, "http://one"):
        with (
            pytest.raises(ServeError, match=rf"another Longwood server \(process {os.getpid()}, http://one\); use or stop that one"),
            locked(tmp_path, "two"),
        ):
            pass
        (tmp_path / "lock").write_text("")  # the other server has not written its address yet
        with pytest.raises(ServeError, match="by another Longwood server; use or stop that one"), locked(tmp_path, "http://two"):
            pass
    with locked(tmp_path, "http://three"):
        assert (tmp_path / "lock").read_text() == f"process {os.getpid()}, http://three\n"


@posix
def test_a_file_system_without_locks_gives_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuse)
    with locked(tmp_path, "http://one"):
        assert "cannot be locked: No locks available" in caplog.text


@pytest.mark.sqlite_only("the lock of the data folder protects only SQLite")
def test_a_backup_is_not_restored_under_a_running_server(tmp_path: Path) -> None:
    used, spare = tmp_path / "used", tmp_path / "spare"
    for folder in (used, spare):
        folder.mkdir()
        prepare(folder / FILE)
    with locked(used, "http://127.0.0.1:8817"):
        done = CliRunner().invoke(main, ["admin", "restore", str(spare), "--data", str(used)])
    assert done.exit_code == 2
    assert "is in use by another Longwood server" in done.stderr

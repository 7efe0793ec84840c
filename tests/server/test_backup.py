"""Backups: made while a game is in progress, either complete or missing, and restored so that the game continues."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event, Thread

import pytest
from click.testing import CliRunner, Result

from longwood.cli import main
from longwood.protocol import Play
from longwood.server import backup
from longwood.server.access.keys import load_keys
from longwood.server.backup import back_up, remove_old, restore
from longwood.server.database import migrate, prepare, schema_of
from longwood.server.engines import sqlite_url, sync_engine
from longwood.server.migrations import HEAD
from longwood.server.rooms.blocked_names import BLOCKED_NAMES
from longwood.server.settings.values import Settings
from longwood.server.tables.store import FILE
from longwood.tables.errors import StoreError
from tests.server.databases import address_of, change, rows, url_of
from tests.server.playing import REDO, UNDO_AS_PRACTICE, Browser, Running, Tab
from tests.server.rooms.guests import Guest, open_room

pytestmark = [pytest.mark.every_store, pytest.mark.both_stores("a backup is an SQLite file")]
DRAW = Play(0, "stock", "waste")
NOW = datetime(2026, 11, 23, 3, 20, tzinfo=UTC)


def admin(folder: Path, *words: str | Path) -> Result:
    """Run `longwood admin` for the server of a data folder."""
    command = ["admin", *map(str, words), "--data", str(folder)]
    return CliRunner().invoke(main, command, env={"LONGWOOD_DATABASE": address_of(folder)}, catch_exceptions=False)


@contextmanager
def playing(tab: Tab) -> Iterator[None]:
    """Undo and redo a move in a thread until the block ends, at least once before the block starts."""
    started, ended = Event(), Event()

    def play() -> None:
        while not ended.is_set():
            tab.do(UNDO_AS_PRACTICE)
            tab.do(REDO)
            started.set()

    thread = Thread(target=play)
    thread.start()
    started.wait()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def numbers(folder: Path, table: str) -> list[object]:
    return [seq for (seq,) in rows(folder, 'SELECT "seq" FROM events WHERE "table" = ? ORDER BY "seq"', table)]


def test_a_game_continues_from_a_backup_that_was_made_during_play(tmp_path: Path) -> None:
    club, spare = tmp_path / "club", tmp_path / "spare"
    club.mkdir()
    (club / BLOCKED_NAMES).write_text("rudeword\n")
    with Running(club) as server, Browser(server.address) as browser:
        table = browser.deal("forty-thieves", 7)
        room = open_room(browser).room
        with browser.open(table) as tab, Guest(browser, room) as guest:
            guest.sit("Ada")
            tab.do(DRAW)
            with playing(tab):
                before = tab.table.seq
                done = admin(club, "backup", tmp_path / "backups")
                after = tab.table.seq + 1
            assert done.exit_code == 0, done.output
            at_last = tab.table
    (made,) = (tmp_path / "backups").iterdir()
    assert done.stdout == f"{made}: complete\n"

    done = admin(spare, "restore", made)
    assert done.exit_code == 0, done.output
    stored = numbers(spare, table)
    assert stored == list(range(1, len(stored) + 1))
    assert before <= len(stored) <= after
    assert len(numbers(club, table)) == at_last.seq
    assert (spare / BLOCKED_NAMES).read_text() == "rudeword\n"
    with Running(spare) as server:
        again = browser.moved_to(server.address)  # with the same cookie
        with again.http, again.open(table) as tab, Guest(again, room) as guest:
            assert tab.table.seq == len(stored)
            tab.do(DRAW)
            assert [seat.name for seat in guest.room.seats] == ["Ada"]
            guest.ready()


def test_a_backup_is_a_data_folder_that_only_its_owner_can_read(tmp_path: Path) -> None:
    club = tmp_path / "club"
    with Running(prepared(club)) as server, Browser(server.address) as browser:
        table = browser.deal("golf", 1)
        made = back_up(url_of(club), {"secret": club / "secret"}, tmp_path / "backups", NOW, ignored)
    assert made.name == "longwood-20261123T032000Z"
    assert sorted(file.name for file in made.iterdir()) == [FILE, "secret"]
    assert not any(stat.S_IMODE(path.stat().st_mode) & 0o077 for path in (made, *made.iterdir()))
    with Running(made, settings=Settings(database=str(made / FILE))) as server:
        elsewhere = browser.moved_to(server.address)
        with elsewhere.http, elsewhere.open(table) as tab:
            tab.do(Play(0, "stock", "hole"))


def test_the_database_of_another_version_is_not_migrated_by_a_backup(tmp_path: Path) -> None:
    club = prepared(tmp_path / "club")
    change(club, "UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(StoreError, match="another version"):
        back_up(url_of(club), {}, tmp_path / "backups", NOW, ignored)
    assert schema_of(url_of(club)) == "0001"
    assert not (tmp_path / "backups").exists()
    change(club, "UPDATE alembic_version SET version_num = ?", HEAD)


def test_an_unfinished_backup_does_not_count_as_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club, folder = prepared(tmp_path / "club"), tmp_path / "backups"

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(backup, "copy_database", broken)
        with pytest.raises(StoreError, match="No space left"):
            back_up(url_of(club), {}, folder, NOW, ignored)
    assert list(folder.iterdir()) == []
    (folder / "longwood-20261122T032000Z.unfinished").mkdir()  # left by a killed process
    (folder / "letters").mkdir()
    made = [back_up(url_of(club), {}, folder, NOW + timedelta(days=day), ignored) for day in range(3)]
    begun = folder / (NOW + timedelta(days=1, hours=12)).strftime("longwood-%Y%m%dT%H%M%SZ.unfinished")  # another process may be writing it
    begun.mkdir()
    assert remove_old(folder, 2, NOW + timedelta(days=2)) == 1
    assert sorted(folder.iterdir()) == sorted([folder / "letters", begun, *made[1:]])
    with pytest.raises(StoreError, match="already exists"):
        back_up(url_of(club), {}, folder, NOW + timedelta(days=2), ignored)


def test_existing_data_is_never_overwritten(tmp_path: Path) -> None:
    club, other = prepared(tmp_path / "club"), prepared(tmp_path / "other")
    for folder in (club, other):
        load_keys(folder / "secret")
    made = back_up(url_of(club), {"secret": club / "secret"}, tmp_path, NOW, ignored)
    with pytest.raises(StoreError, match=r"secret differs from .*; move it away first"):
        restore(made, url_of(other), {"secret": other / "secret"}, other, ignored)
    (other / "secret").unlink()
    change(other, "INSERT INTO rounds (id, player, created_at) VALUES ('r', 'p', 0)")
    with pytest.raises(StoreError, match="already contains games"):
        restore(made, url_of(other), {"secret": other / "secret"}, other, ignored)
    assert rows(other, "SELECT id FROM rounds") == [("r",)]
    assert not (other / "secret").exists()
    with pytest.raises(StoreError, match="is not a backup"):
        restore(other / "nothing", url_of(other), {}, other, ignored)


def test_a_backup_of_an_earlier_version_is_migrated_but_not_changed(tmp_path: Path) -> None:
    made = tmp_path / "longwood-20250101T000000Z"
    made.mkdir()
    with sync_engine(sqlite_url(made / FILE)).begin() as connection:
        migrate(connection, "0005")
    before = (made / FILE).read_bytes()
    restore(made, url_of(prepared(tmp_path / "club")), {}, tmp_path, ignored)
    assert (made / FILE).read_bytes() == before


def prepared(folder: Path) -> Path:
    """Return a data folder with an empty database."""
    folder.mkdir()
    prepare(url_of(folder))
    return folder


def ignored(_: int) -> None:
    pass

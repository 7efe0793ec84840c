"""Copies all games and rooms from one database to another, for example from SQLite to PostgreSQL.

The copy is a single transaction in the target. Either everything is copied and has been compared with the source, or nothing is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError, StatementError

from longwood.server.database import AT_A_TIME, heartbeat, metadata, prepare, processes, uptime
from longwood.server.engines import format_url, is_sqlite, naming_errors, need_file, parse_url, sqlite_url, sync_engine
from longwood.server.folder import is_data_folder
from longwood.server.tables.store import FILE
from longwood.tables.errors import StoreError

_MODULUS: Final = 1 << 256
_OF_THE_SERVER: Final = (heartbeat, processes, uptime)
"""The tables that a server writes even if nobody plays. They aren't copied."""


@dataclass(frozen=True, slots=True)
class Copied:
    """A database table that was copied."""

    name: str
    rows: int
    digest: str
    """The sum of the SHA-256 digests of all rows, in hexadecimal. It doesn't depend on the order of the rows."""


Progress = Callable[[int], object]
"""Called with the number of rows copied so far."""


def database_at(text: str) -> sa.URL:
    """Return the database given as an argument: a data folder, an SQLite file, or a URL. Raises StoreError."""
    return sqlite_url(Path(text) / FILE) if Path(text).is_dir() else parse_url(text)


def folder_of(url: sa.URL) -> Path | None:
    """Return the data folder of a server that contains the database, or None."""
    folder = Path(url.database or "").parent
    return folder if is_sqlite(url) and is_data_folder(folder) else None


def copy_database(source: sa.URL, target: sa.URL, progress: Progress) -> Sequence[Copied]:
    """Copy all games and rooms from one database into another that has none. Both are migrated to the newest schema first.

    Raises StoreError if the source doesn't exist, if the target isn't empty, if a row can't be copied, or if the copy differs from the
    source. The target is then left unchanged.
    """
    need_file(source)
    if source == target:
        raise StoreError(f"{format_url(source)} cannot be copied to itself")
    prepare(source)
    prepare(target)
    read, written = sync_engine(source, "reading"), sync_engine(target, "writing")
    with naming_errors(source, "read"), read.connect() as old, naming_errors(target, "written"), written.begin() as new:
        return _copy_tables(old, new, progress)


def _copy_tables(old: sa.Connection, new: sa.Connection, progress: Progress) -> Sequence[Copied]:
    tables = [table for table in metadata.sorted_tables if table not in _OF_THE_SERVER]  # referenced tables come first
    if not is_sqlite(new.engine.url):
        names = ", ".join(new.dialect.identifier_preparer.format_table(table) for table in tables)
        new.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")  # running servers can't add anything until the copy is done
    for table in tables:
        if new.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None:
            raise StoreError(f"{format_url(new.engine.url)} already contains games; choose an empty database")
    copied: list[Copied] = []
    for table in tables:
        before = sum(one.rows for one in copied)
        rows, digest = _copy_table(old, new, table, before, progress)
        found = _contents(new, table)
        if found != (rows, digest):
            raise StoreError(f"the copy of {table.name} differs from the source: {found[0]} of {rows} rows; nothing was stored")
        copied.append(Copied(table.name, rows, f"{digest:064x}"))
    return copied


def _copy_table(old: sa.Connection, new: sa.Connection, table: sa.Table, before: int, progress: Progress) -> tuple[int, int]:
    """Copy a table, and return the number of rows and their digest. before: the number of rows already copied."""
    count = digest = 0
    for batch in _batches(old, table):
        _insert(old, new, table, [dict(row._mapping) for row in batch])
        count += len(batch)
        digest = _added(digest, batch)
        progress(before + count)
    return count, digest


def _insert(old: sa.Connection, new: sa.Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows. If the target refuses one, raise StoreError that names it."""
    try:
        with new.begin_nested():
            new.execute(table.insert(), rows)
    except StatementError as error:
        if isinstance(error, OperationalError):  # for example a full disk or a lost connection
            raise
        if len(rows) == 1:
            where = f"cannot be copied to {format_url(new.engine.url)}"
            raise StoreError(_bad_row(old, table, [rows[0][column.name] for column in table.primary_key], where, error)) from error
        for row in rows:
            _insert(old, new, table, [row])


def _bad_row(source: sa.Connection, table: sa.Table, key: Sequence[object], what: str, error: Exception) -> str:
    """Return the message for a row that can't be copied. key: the values of its primary key. what: what can't be done."""
    named = ", ".join(f"{column.name} = {value!r}" for column, value in zip(table.primary_key, key, strict=True))
    url, why = format_url(source.engine.url), " ".join(str(getattr(error, "orig", error)).split())
    advice = f"nothing was stored. Correct or delete this row in {url}, and copy again"
    return f"the row of {table.name} in {url} with {named} {what}: {why}; {advice}"


def _contents(connection: sa.Connection, table: sa.Table) -> tuple[int, int]:
    """Return the number of rows of a table and their digest."""
    count = digest = 0
    for batch in _batches(connection, table):
        count += len(batch)
        digest = _added(digest, batch)
    return count, digest


def _batches(connection: sa.Connection, table: sa.Table) -> Iterator[Sequence[sa.Row[Any]]]:
    """Yield the rows of a table, some at a time. Raises StoreError if one can't be read."""
    try:
        yield from connection.execute(sa.select(table), execution_options={"yield_per": AT_A_TIME}).partitions()
    except (DBAPIError, ValueError) as error:  # a ValueError if a JSON value is damaged
        _find_damaged(connection, table)
        why = " ".join(str(getattr(error, "orig", error)).split())
        raise StoreError(f"{table.name} in {format_url(connection.engine.url)} cannot be read: {why}; restore a backup") from error


def _find_damaged(connection: sa.Connection, table: sa.Table) -> None:
    """Raise StoreError that names the first row that can't be read. Do nothing if not even the keys can be read."""
    columns = list(table.primary_key)
    with suppress(DBAPIError):
        for key in connection.execute(sa.select(*columns)).all():
            try:
                connection.execute(sa.select(table).where(*(column == value for column, value in zip(columns, key, strict=True)))).all()
            except (DBAPIError, ValueError) as error:
                raise StoreError(_bad_row(connection, table, key, "cannot be read", error)) from error


def _added(digest: int, rows: Sequence[sa.Row[Any]]) -> int:
    return (digest + sum(int.from_bytes(sha256(repr(tuple(row)).encode()).digest()) for row in rows)) % _MODULUS

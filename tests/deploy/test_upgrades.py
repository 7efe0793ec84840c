"""Tests that processes of an earlier version keep working after the first process of the next version has migrated the database."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from longwood.server.database import migrate
from longwood.server.engines import sqlite_url, sync_engine

MIGRATIONS = Path(__file__).resolve().parents[2] / "src" / "longwood" / "server" / "migrations" / "versions"
LAST_WITH_ONE_PROCESS = "0006"  # up to this version, there was only one process, which migrated the database when it started
VERSIONS = sorted(file.name[:4] for file in MIGRATIONS.glob("0*.py"))
LATER = [version for version in VERSIONS if version > LAST_WITH_ONE_PROCESS]


def schema(path: Path, version: str) -> sa.MetaData:
    """Return the schema of a database after migrating it to a version."""
    with sync_engine(sqlite_url(path), "writing").begin() as connection:
        migrate(connection, version)
        found = sa.MetaData()
        found.reflect(connection)
    return found


def constraints(table: sa.Table, known: set[str]) -> set[str]:
    """Return descriptions of the rules that the values of known columns must obey."""
    indexes = {f"unique {sorted(index.columns.keys())}" for index in table.indexes if index.unique}
    own = {
        f"{type(one).__name__} {sorted(column.name for column in one.columns)}"
        for one in table.constraints
        if isinstance(one, sa.schema.ColumnCollectionConstraint)
    }
    return indexes | own | {f"not null {column.name}" for column in table.columns if column.name in known and not column.nullable}


@pytest.mark.parametrize("version", LATER)
def test_a_migration_only_adds_to_the_schema(version: str, tmp_path: Path) -> None:
    before = schema(tmp_path / "games.sqlite", VERSIONS[VERSIONS.index(version) - 1])
    after = schema(tmp_path / "games.sqlite", version)
    assert set(before.tables) <= set(after.tables), "see docs/operations.md"
    for name, table in before.tables.items():
        now, known = after.tables[name], set(table.columns.keys())
        assert {column.name: str(column.type) for column in table.columns}.items() <= {
            column.name: str(column.type) for column in now.columns
        }.items()
        assert constraints(now, known) == constraints(table, known), "an earlier version might violate a new rule"
        added = [column for column in now.columns if column.name not in known]
        assert all(column.nullable or column.server_default is not None for column in added), "an earlier version doesn't set them"

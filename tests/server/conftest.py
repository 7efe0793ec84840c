"""Fixtures for the server tests: one server per module, a new browser per test, and the databases to test with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from bootstrap import IN_CI

from longwood.server import engines
from longwood.server.tables.store import FILE
from tests.server import databases
from tests.server.playing import Browser, Running

_CHOICES: Final = {"every_store": databases.KINDS, "sqlite_only": ("sqlite",), "postgresql_only": ("postgresql",)}
"""The kinds of databases with which a test runs, by its mark. The mark of a test replaces that of its module.

A test without a mark uses no database. The mark `both_stores` allows a test to open other databases in addition.
"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test once with each kind of database that its mark names."""
    mark = next((mark for mark in metafunc.definition.iter_markers() if mark.name in _CHOICES), None)
    if mark is None:
        return
    kinds = list[Any](_CHOICES[mark.name])
    if mark.name == "sqlite_only":  # shown as skipped, with the reason
        kinds.append(pytest.param("postgresql", marks=pytest.mark.skip(reason=f"only with SQLite: {mark.args[0]}")))
    metafunc.parametrize("store_kind", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def store_kind(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """Choose the kind of database that the tests use, or None."""
    kind: str | None = getattr(request, "param", None)
    if kind == "postgresql":
        need(databases.postgresql_programs)
    with databases.using(kind):
        yield kind


@pytest.fixture(autouse=True)
def _uses_the_chosen_store(request: pytest.FixtureRequest, store_kind: str | None) -> Iterator[None]:
    """Check that a test opens only databases of the chosen kind, and let later tests use those that it needed."""
    kinds = databases.KINDS if request.node.get_closest_marker("both_stores") else (store_kind,) if store_kind else ()
    with databases.opening_only(kinds), databases.using(store_kind):
        yield
    folder = request.node.funcargs.get("tmp_path")
    if folder is not None and "sqlite" not in kinds:
        assert not [file for file in folder.rglob(FILE) if file.stat().st_size], "a process has used SQLite"


@pytest.fixture(scope="session", autouse=True)
def _transactions_may_wait() -> Iterator[None]:
    """Don't let PostgreSQL end the transactions of a server in this process, which can be slow if the machine is busy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "_SERVING", {**engines._SERVING, "idle_in_transaction_session_timeout": "60000"})
        yield


@pytest.fixture(scope="session", autouse=True)
def _servers_stop() -> Iterator[None]:
    yield
    databases.stop_servers()


def need(program: Callable[[], Path]) -> None:
    """Skip a test if a program is missing, or fail it if CI is set."""
    try:
        program()
    except databases.MissingServerError as error:
        if IN_CI:
            pytest.fail(str(error), pytrace=False)
        pytest.skip(str(error))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store_kind: str) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as client:
        yield client

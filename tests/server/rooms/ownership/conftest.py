"""Fixtures for servers that consist of several processes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longwood.server.settings.values import Settings
from tests.server.conftest import need
from tests.server.databases import address_of
from tests.server.playing import Browser, Running
from tests.server.valkey import Valkey, valkey_program


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    need(valkey_program)
    with Valkey() as running:
        yield running


@pytest.fixture(scope="module")
def settings(valkey: Valkey, store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return Settings(database=address_of(tmp_path_factory.mktemp("shared")), channel=valkey.address)


@pytest.fixture(scope="module")
def servers(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("data")
    with Running(folder, settings=settings) as here, Running(folder, settings=settings) as there:
        yield here, there


@pytest.fixture
def ada(servers: tuple[Running, Running]) -> Iterator[Browser]:
    """A browser on the first server."""
    with Browser(servers[0].address) as browser:
        yield browser


@pytest.fixture
def bo(servers: tuple[Running, Running]) -> Iterator[Browser]:
    """A browser on the second server."""
    with Browser(servers[1].address) as browser:
        yield browser

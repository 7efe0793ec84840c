"""Fixtures for the server tests: one server for each module and a new browser for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.playing import Browser, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as client:
        yield client

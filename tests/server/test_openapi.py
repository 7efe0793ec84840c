"""Schemathesis calls every HTTP route with generated requests, as the server's OpenAPI document describes them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from longwood.server.access.limits import ServerLimits
from tests.server.playing import GOLF_15, Browser, Running
from tests.soak import times

pytestmark = [pytest.mark.soak, pytest.mark.every_store]

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
MANY = 10**6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, store_kind: str) -> Iterator[Running]:
    limits = ServerLimits(
        request_rate=MANY, request_burst=MANY, deals_burst=MANY, deals_burst_of_address=MANY, rooms_a_minute=MANY, rooms_a_day=MANY
    )
    with Running(tmp_path_factory.mktemp("data"), limits=limits) as running:
        yield running


@pytest.fixture(scope="module")
def ada(server: Running) -> Iterator[Browser]:
    with Browser(server.address) as browser:
        yield browser


@pytest.fixture(scope="module")
def table(ada: Browser) -> str:
    """Return a table with a game that is over."""
    table = ada.deal("golf", 15)
    with ada.open(table) as tab:
        tab.play(GOLF_15)
    return table


@pytest.mark.parametrize("mode", GenerationMode)
def test_requests_are_answered_as_documented(server: Running, ada: Browser, table: str, mode: GenerationMode) -> None:
    document = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    cookies = dict(ada.http.cookies)
    operations = [found.ok() for found in document.get_all_operations() if isinstance(found, Ok)]
    if mode is GenerationMode.NEGATIVE:  # every text is a valid part of a path
        operations = [operation for operation in operations if operation.body or operation.query]
    assert len(operations) > 5
    for operation in operations:

        @given(operation.as_strategy(generation_mode=mode))
        @settings(max_examples=times(3, 1000), deadline=None, suppress_health_check=list(HealthCheck))
        def call(case: Case[Any]) -> None:
            if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
                case.path_parameters["table"] = table
            case.call_and_validate(cookies=cookies, checks=CHECKS, timeout=60)

        call()

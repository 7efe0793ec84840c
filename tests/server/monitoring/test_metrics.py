"""The access to the metrics, and their values."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import get_args, get_type_hints

import httpx
import pytest
from prometheus_client import CollectorRegistry, Histogram, generate_latest

from longwood import __version__
from longwood.protocol import Play
from longwood.server.app import create_app
from longwood.server.monitoring.metrics import _STORE_BUCKETS_S, Metrics
from longwood.server.settings.values import Settings
from longwood.tables.errors import StoreError
from tests.server.conftest import need
from tests.server.playing import Browser, Running, eventually
from tests.server.valkey import Valkey, valkey_program

pytestmark = pytest.mark.every_store

HERE, MONITOR, STRANGER = "127.0.0.1", "10.0.0.9", "192.0.2.7"


@pytest.mark.parametrize(
    ("settings", "address", "headers", "status"),
    [
        (Settings(), HERE, {}, 200),
        (Settings(), "::1", {}, 200),
        (Settings(), "::ffff:127.0.0.1", {}, 200),
        (Settings(), STRANGER, {}, 409),
        (Settings(), "", {}, 409),
        (Settings(metrics_from=("10.0.0.0/24",)), MONITOR, {}, 200),
        (Settings(metrics_from=("10.0.0.0/24",)), HERE, {}, 409),
        (Settings(metrics_from=()), HERE, {}, 409),
        # a proxy that isn't in trusted_proxies, so its own address counts
        (Settings(metrics_from=("10.0.0.0/24",)), MONITOR, {"X-Forwarded-For": STRANGER}, 409),
        (Settings(), HERE, {"Forwarded": "for=192.0.2.7"}, 409),
        (Settings(), HERE, {"Via": "1.1 proxy"}, 409),
    ],
)
def test_only_the_chosen_addresses_can_read_the_metrics(
    tmp_path: Path, settings: Settings, address: str, headers: dict[str, str], status: int
) -> None:
    async def go() -> httpx.Response:
        app = create_app(tmp_path, settings)
        transport = httpx.ASGITransport(app, client=(address, 1))  # type: ignore[arg-type]  # httpx declares the ASGI types more strictly
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/metrics", headers=headers)

    answer = asyncio.run(go())
    assert answer.status_code == status
    assert ("process_cpu" in answer.text) == (status == 200)


def sample(browser: Browser, name: str) -> float:
    """Return the value of a sample, with its labels as in the text format."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", browser.http.get("/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_a_game_is_counted(browser: Browser) -> None:
    names = ("longwood_table_events_total", 'longwood_store_seconds_count{operation="write"}', 'longwood_searches_total{result="done"}')
    before = [sample(browser, name) for name in names]
    with browser.open(browser.deal("golf", 1)) as tab:
        tab.do(Play(0, "stock", "hole"))
        tab.advice("verdict")
        assert eventually(lambda: sample(browser, names[2]) > before[2])
    moves, writes, searches = (sample(browser, name) - old for name, old in zip(names, before, strict=True))
    assert moves == 2  # the move, and the event that marks the game as helped
    assert writes >= 3
    assert searches == 1
    assert sample(browser, "longwood_search_seconds_count") == sample(browser, "longwood_search_wait_seconds_count") >= 1
    assert eventually(lambda: sample(browser, "longwood_event_loop_lag_seconds_count") > 0)


def test_error_counters_start_at_zero(tmp_path: Path) -> None:
    kinds = get_args(get_type_hints(StoreError.__init__)["kind"])
    assert kinds
    with Running(tmp_path) as server, Browser(server.address) as browser:
        names = [f'longwood_store_errors_total{{kind="{kind}"}}' for kind in kinds]
        names += [f'longwood_searches_total{{result="{result}"}}' for result in ("failed", "refused")]
        assert [sample(browser, name) for name in names] == [0] * len(names)


def test_the_version_is_a_metric(browser: Browser) -> None:
    assert sample(browser, f'longwood_info{{version="{__version__}"}}') == 1


def test_the_state_of_the_channel_is_reported(tmp_path: Path) -> None:
    need(valkey_program)
    with Valkey() as valkey:
        settings = Settings(channel=valkey.address)
        with Running(tmp_path, settings=settings) as server, Browser(server.address) as browser:

            def state() -> tuple[float, int, str]:
                ready = browser.http.get("/readyz")
                return sample(browser, "longwood_channel_connected"), ready.status_code, ready.text

            works, is_down = (1, 200, "ok"), (0, 200, "ok, but the channel to the other servers is down")
            assert eventually(lambda: state() == works)
            valkey.stop()
            assert eventually(lambda: state() == is_down)
            valkey.start()
            assert eventually(lambda: state() == works)


def test_stored_events_are_counted_as_a_histogram_of_the_library_would() -> None:
    metrics, expected = Metrics(), CollectorRegistry()
    name = "longwood_room_store_seconds"
    histogram = Histogram(name, "Time from accepting a room event until it is on disk", buckets=_STORE_BUCKETS_S, registry=expected)
    for seconds in (0, 0.001, 0.0011, 0.25, 2.5, 2.6, 1e9):
        metrics.room_events.stored(seconds)
        histogram.observe(seconds)

    def lines(registry: CollectorRegistry) -> list[str]:
        return [line for line in generate_latest(registry).decode().splitlines() if name in line and "_created" not in line]

    assert lines(metrics.registry) == lines(expected)
    assert "longwood_room_events_total 7.0" in generate_latest(metrics.registry).decode()

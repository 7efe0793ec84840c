"""The server's metrics, for Prometheus. docs/operations.md describes each of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, disable_created_metrics
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from longwood import __version__

_STORE_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_REQUEST_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0)
_SEARCH_BUCKETS_S: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 120.0)
_LAG_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class RoomEvents(Collector):
    """Counts the stored events of rooms, and how long it took to store them.

    There are thousands a second, and all come from the event loop. The metrics of prometheus_client take several locks for each of them.
    """

    def __init__(self) -> None:
        self._counts = [0] * (len(_STORE_BUCKETS_S) + 1)
        self._seconds = 0.0

    def stored(self, seconds: float) -> None:
        """Count an event. seconds: the time from accepting it until it was on disk."""
        self._counts[bisect_left(_STORE_BUCKETS_S, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterable[Metric]:
        """Yield the metrics as Prometheus wants them."""
        yield CounterMetricFamily("longwood_room_events", "Stored events of rooms", sum(self._counts))
        limits = [*map(floatToGoString, _STORE_BUCKETS_S), "+Inf"]
        yield HistogramMetricFamily(
            "longwood_room_store_seconds",
            "Time from accepting a room event until it is on disk",
            list(zip(limits, accumulate(self._counts), strict=True)),
            self._seconds,
        )


class Metrics:
    """The metrics of one server process. Each metric is updated by the part of the server that it measures.

    A label must have few values, because each value is a separate time series. Ids, names and addresses are therefore never labels.
    """

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # we don't need the times when the counters were created
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        Info("longwood", "The version of Longwood", registry=own).info({"version": __version__})

        self.requests = Counter(
            "longwood_http_requests",
            "HTTP requests that have ended, and WebSockets that have closed",
            ["route", "method", "status"],
            registry=own,
        )
        self.request_seconds = Histogram(
            "longwood_http_request_seconds",
            "From the headers of a request to the end of its answer, without WebSockets",
            ["route", "method"],
            buckets=_REQUEST_BUCKETS_S,
            registry=own,
        )
        self.loop_lag = Histogram(
            "longwood_event_loop_lag_seconds", "How late the event loop runs a timer", buckets=_LAG_BUCKETS_S, registry=own
        )

        self.store_seconds = Histogram(
            "longwood_store_seconds",
            "Reads and writes of the database, with the wait for their turn",
            ["operation"],
            buckets=_STORE_BUCKETS_S,
            registry=own,
        )
        self.store_errors = Counter("longwood_store_errors", "Failed reads and writes of the database, by reason", ["kind"], registry=own)

        self.tables = Gauge("longwood_tables", "Single-player games in memory", registry=own)
        self.table_sockets = Gauge("longwood_table_sockets", "Open connections to single-player games", registry=own)
        self.table_events = Counter("longwood_table_events", "Stored events of single-player games", registry=own)

        self.rooms = Gauge("longwood_rooms", "Rooms in memory", registry=own)
        self.sockets = Gauge("longwood_room_sockets", "Open connections to rooms", registry=own)
        self.links = Gauge("longwood_room_links", "Guests of these rooms who are connected to other processes", registry=own)
        self.refused = Counter("longwood_room_refusals", "Actions in rooms that were refused, by reason", ["code"], registry=own)
        self.room_events = RoomEvents()
        own.register(self.room_events)

        self.lease_changes = Counter(
            "longwood_room_lease_changes", "Rooms that this process has taken, released, or lost to another one", ["change"], registry=own
        )

        self.searches_running = Gauge("longwood_searches_running", "Searches in worker processes", registry=own)
        self.searches_waiting = Gauge("longwood_searches_waiting", "Searches waiting for a worker process", registry=own)
        self.search_workers = Gauge("longwood_search_workers", "Worker processes that this server can use", registry=own)
        self.searches = Counter("longwood_searches", "Finished searches, by result", ["result"], registry=own)
        self.search_wait_seconds = Histogram(
            "longwood_search_wait_seconds", "How long searches waited for a worker process", buckets=_SEARCH_BUCKETS_S, registry=own
        )
        self.search_seconds = Histogram(
            "longwood_search_seconds", "How long searches ran in a worker process", buckets=_SEARCH_BUCKETS_S, registry=own
        )
        # Create all of them with the value 0. Otherwise, Prometheus doesn't see the first error as an increase.
        for kind in ("full", "damaged", "other"):
            self.store_errors.labels(kind)
        for result in ("done", "failed", "cancelled", "refused"):
            self.searches.labels(result)
        for operation in ("read", "write"):
            self.store_seconds.labels(operation)
        for change in ("taken", "released", "lost"):
            self.lease_changes.labels(change)

    def watch_channel(self, is_connected: Callable[[], bool]) -> None:
        """Add a gauge that shows whether the channel to the other servers works. Call this only if there are other servers."""
        gauge = Gauge("longwood_channel_connected", "1 if the channel to the other servers works, else 0", registry=self.registry)
        gauge.set_function(is_connected)

    def watch_shared_limits(self, are_shared: Callable[[], bool]) -> None:
        """Add a gauge that shows whether limits are counted together with the other servers. Call this only if there are other servers."""
        gauge = Gauge("longwood_limits_shared", "1 if limits are counted together with the other servers, else 0", registry=self.registry)
        gauge.set_function(are_shared)

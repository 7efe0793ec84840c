"""The server's metrics, for Prometheus."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from longwood.errors import RefusedError
from longwood.locales import Phrase

_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.rooms = Gauge("longwood_rooms", "Rooms in memory", registry=self.registry)
        self.sockets = Gauge("longwood_room_sockets", "Open connections to rooms", registry=self.registry)
        self.events = Counter("longwood_room_events", "Room events stored", registry=self.registry)
        self.refused = Counter("longwood_room_refusals", "Actions in rooms that were refused, by reason", ["code"], registry=self.registry)
        self.storing = Histogram(
            "longwood_room_keeping_seconds",
            "From deciding an event to having it on disk",
            buckets=_BUCKETS_S,
            registry=self.registry,
        )


@get("/metrics", media_type=MediaType.TEXT)
async def metrics_page(request: Request[Any, Any, Any], metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """Return the metrics. Only programs on this machine may read them."""
    if request.client is not None and not _is_here(request.client.host):
        raise RefusedError("not-here", Phrase("refused-not-here"))
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False

"""The /metrics route."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from longwood.errors import RefusedError
from longwood.locales import Phrase
from longwood.server.monitoring.metrics import Metrics

_FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""The headers that reverse proxies add."""


def metrics_route(readers: Sequence[str]) -> HTTPRouteHandler:
    """Return the route. readers: the addresses and networks that may read the metrics."""
    networks = [ipaddress.ip_network(reader) for reader in readers]

    def may_read(host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:  # from a socket that accepts both IPv4 and IPv6
            address = address.ipv4_mapped
        return any(address in network for network in networks)

    @get("/metrics", media_type=MediaType.TEXT)
    async def metrics_page(request: Request[Any, Any, Any], metrics: NamedDependency[Metrics]) -> Response[bytes]:
        """Return the metrics. Requests through a proxy are refused whatever their address, because anyone can use the proxy."""
        is_forwarded = any(name in request.headers for name in _FORWARDED)
        if is_forwarded or not (request.client and may_read(request.client.host)):
            raise RefusedError("not-here", Phrase("refused-not-here"))
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})

    return metrics_page

"""The health checks, for load balancers and monitoring."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, route
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from longwood.server.upkeep.readiness import Readiness

_NO_STORE: Final = {"Cache-Control": "no-store"}


@route("/healthz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT)
async def healthz() -> Response[str]:
    """Report that the server is running."""
    return Response("ok", headers=_NO_STORE)


@route("/readyz", http_method=["GET", "HEAD"], media_type=MediaType.TEXT)
async def readyz(readiness: NamedDependency[Readiness]) -> Response[str]:
    """Report whether the server can store games, or why it can't. A successful response can contain a warning."""
    problem = await readiness.problem()
    status = HTTP_200_OK if problem is None else HTTP_503_SERVICE_UNAVAILABLE
    return Response(problem or readiness.warning() or "ok", status_code=status, headers=_NO_STORE)


HEALTH: Final = [healthz, readyz]

"""Detects requests for unknown host names, and requests by other sites that would change something."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from longwood.errors import shown
from longwood.protocol import Problem

LOCAL_NAMES: Final = ("127.0.0.1", "localhost", "::1")
"""The names of this machine."""
_OWN_SITES: Final = ("same-origin", "none")
"""The values of Sec-Fetch-Site for requests by our own pages, and by the user directly, for example by opening a bookmark."""


def origin_problem(headers: Mapping[str, str], hosts: Collection[str], *, is_read: bool) -> Problem | None:
    """Return why a request must be refused, or None. The reasons are an unknown host name, and a change requested by another site.

    `hosts` are the names that the server accepts; "*" means any. Refusing unknown names prevents DNS rebinding. Litestar's own check of
    allowed hosts also compares the port, which isn't known until the server is listening. is_read: whether the request changes nothing. A
    WebSocket counts as a change.
    """
    host = headers.get("host", "").lower()
    if "*" not in hosts and _split(f"//{host}")[0] not in hosts:
        return Problem("host", f"this server does not answer to the name {shown(host)}")
    if is_read:
        return None
    # Only browsers send these headers, and they send Sec-Fetch-Site only to secure origins.
    origin = headers.get("origin")
    is_foreign = origin is not None and _split(origin.lower())[1] != host
    if is_foreign or headers.get("sec-fetch-site", "none") not in _OWN_SITES:
        return Problem("foreign", "requests from other sites are not allowed")
    return None


def _split(url: str) -> tuple[str | None, str]:
    """Return (host name, host name with port) of a URL; (None, "") for an invalid URL."""
    try:
        parts = urlsplit(url)
        return parts.hostname, parts.netloc
    except ValueError:
        return None, ""

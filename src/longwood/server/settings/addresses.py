"""Checks the host names, networks and URLs in settings."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

ANY_NAME: Final = "*"
"""In the list of host names, this stands for all names."""
_HOST_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*", re.ASCII | re.IGNORECASE)


def parse_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return host names and addresses in lower case. Raises ValueError if one is invalid."""
    for name in names:
        if name != ANY_NAME and not _is_host(name):
            raise ValueError(f"{name!r} is not a host name or address; write it as in cards.example.org, without http:// or a port")
    return tuple(name.lower() for name in names)


def parse_networks(networks: tuple[str, ...]) -> tuple[str, ...]:
    """Return addresses and networks in canonical notation. Raises ValueError if one is invalid.

    >>> parse_networks(("10.0.0.1", "2001:DB8::/32"))
    ('10.0.0.1', '2001:db8::/32')
    """
    return tuple(_network(text) for text in networks)


def parse_public_url(url: str) -> str:
    """Return the origin of a URL: scheme, host name and, if given, port. Raises ValueError if the URL contains anything else.

    >>> parse_public_url("https://Golf.example.org/")
    'https://golf.example.org'
    """
    advice = "write it as in https://golf.example.org, without a path"
    if not url:
        return ""
    try:
        parts = urlsplit(url.lower())
        is_url = parts.scheme in ("http", "https") and _is_host(parts.hostname or "") and parts.port != 0
    except ValueError as error:
        raise ValueError(f"{url!r} is not a web address; {advice}") from error
    if not is_url or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError(f"{url!r} is not a web address; {advice}")
    return f"{parts.scheme}://{parts.netloc}"


def is_every_address(host: str) -> bool:
    """Return whether a server that listens on this address listens on all addresses of its machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return not host


def is_this_machine(host: str) -> bool:
    """Return whether only programs on this machine can connect to the address."""
    try:
        return ipaddress.ip_network(host).is_loopback
    except ValueError:
        return host == "localhost"


def with_mapped(networks: tuple[str, ...]) -> list[str]:
    """Return the networks, and the IPv4 ones also as IPv4-mapped IPv6 networks, which dual-stack sockets report.

    >>> with_mapped(("10.0.0.0/8", "::1"))
    ['10.0.0.0/8', '::1', '::ffff:10.0.0.0/104']
    """
    parsed = [ipaddress.ip_network(text) for text in networks]
    return [*networks, *(f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in parsed if one.version == 4)]


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text) if "/" in text else ipaddress.ip_address(text))
    except ValueError:
        pass
    try:
        whole = ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise ValueError(f"{text!r} is not an address or network; write it as in 10.0.0.5 or 10.0.0.0/8") from error
    raise ValueError(f"{text!r} is an address within a network; write {whole} for the whole network")


def _is_host(name: str) -> bool:
    """Return whether the text is an IP address, or a host name in the form that browsers send."""
    if _HOST_NAME.fullmatch(name):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

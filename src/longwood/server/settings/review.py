"""Finds settings that are unsafe for a server on the open internet, and lists all settings with their sources."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Final
from urllib.parse import urlsplit

from longwood.server.access.limits import ServerLimits
from longwood.server.settings.addresses import ANY_NAME, is_this_machine
from longwood.server.settings.sources import Loaded, setting_types, value_of
from longwood.server.settings.values import SECRET, Settings

_FEWEST_BITS: Final = {4: 16, 6: 32}  # public networks with shorter prefixes contain strangers
_MAPPED_BITS: Final = 96  # of ::ffff:0:0/96, which contains all IPv4 addresses
_OLD_KEY_DAYS: Final = 365
_MOST_TIMES: Final = 10
"""How many times its default a limit can be before it hardly limits anything."""
_ANY_LIMIT: Final = {"refusal_delay_s", "search_workers", "search_bytes", "connections", "rooms"}
"""The limits that don't apply to a single address, but depend on the machine."""


@dataclass(frozen=True, slots=True)
class FolderFacts:
    """The facts about a data folder that affect safety."""

    exposed: Sequence[str] = ()
    """The files and folders that other users of the machine can read."""
    key_age_days: float = 0.0
    """The age of the key that signs the cookies."""
    has_blocked_names: bool = True
    """Whether the file of blocked names exists, if the settings name one."""


def dangers(settings: Settings, folder: FolderFacts) -> Iterator[str]:
    """For each setting that is unsafe on the open internet, yield a sentence that says why and what to do."""
    if not settings.is_https:
        yield "public_url does not start with https://, so cookies can be intercepted; set the address that players open"
    if not is_this_machine(settings.host) and all(is_this_machine(proxy) for proxy in settings.trusted_proxies):
        problem = f"the server answers plain HTTP on {settings.host}, and no proxy on another machine is trusted"
        yield f"{problem}; listen on 127.0.0.1 behind a proxy with TLS, or set trusted_proxies"
    if not settings.trusted_proxies:
        yield "trusted_proxies is empty, so behind a proxy all players count as one address; set the address of the proxy"
    for network in _with_strangers(settings.trusted_proxies):
        yield f"trusted_proxies contains {network}, so strangers can pretend to have any address; list only your own proxies"
    for network in _with_strangers(settings.metrics_from):
        yield f"metrics_from contains {network}, so strangers can read the metrics; list only your own monitoring"
    if ANY_NAME in settings.names:
        yield 'names contains "*", so other websites can talk to the server through a player\'s browser; list the host names'
    if settings.channel and not _is_guarded(settings.channel):
        yield "channel has no password, so anyone who reaches that Valkey can see cards and play for others; set a password for it"
    if settings.search_queue and not _is_guarded(settings.search_queue):
        yield "search_queue has no password, so anyone who reaches that Valkey can give players wrong answers; set a password for it"
    if not settings.retention_days:
        yield "retention_days is 0, so strangers can fill the disk with games that are never deleted; set a number of days"
    for name in sorted({limit.name for limit in fields(ServerLimits)} - _ANY_LIMIT):
        value, most = getattr(settings.limits, name), _MOST_TIMES * getattr(ServerLimits(), name)
        if value > most:
            yield f"limits.{name} is {value:.12g}, so one address can slow down the server for everybody; set at most {most:.12g}"
    if not folder.has_blocked_names:
        yield f"blocked_names: {settings.blocked_names} does not exist, so no names are blocked; create the file or correct the path"
    for path in folder.exposed:
        yield f"{path} can be read by other users of this machine; run: chmod go= {path}"
    if folder.key_age_days > _OLD_KEY_DAYS:
        yield f"the key that signs cookies is {folder.key_age_days:.0f} days old; replace it with `longwood admin rotate-key`"


def _is_guarded(address: str) -> bool:
    """Return whether a service can be reached only with a password, or only from this machine."""
    parts = urlsplit(address)
    return bool(parts.password) or parts.scheme == "unix" or is_this_machine(parts.hostname or "localhost")


def _with_strangers(networks: Sequence[str]) -> Iterator[str]:
    """Yield the networks that are large enough to contain strangers."""
    for text in networks:
        network = ipaddress.ip_network(text)
        if (
            isinstance(network, ipaddress.IPv6Network)
            and (start := network.network_address.ipv4_mapped)
            and network.prefixlen >= _MAPPED_BITS
        ):
            network = ipaddress.IPv4Network((start, network.prefixlen - _MAPPED_BITS))
        if not network.is_private and network.prefixlen < _FEWEST_BITS[network.version]:
            yield text


def listed(loaded: Loaded) -> Iterator[str]:
    """Yield a line of TOML for each setting, with its source as a comment. Passwords are hidden."""
    lines = [(_toml(loaded.settings, name), loaded.origins.get(name, "default")) for name in setting_types()]
    width = max(len(line) for line, _ in lines)
    for line, origin in lines:
        yield f"{line:<{width}}  # {origin}"


def _toml(settings: Settings, name: str) -> str:
    value = value_of(settings, name)
    if value is None:
        return f"# {name} is not set"
    if name in SECRET:
        value = without_password(str(value))
    return f"{name} = {json.dumps(value, ensure_ascii=False)}"


def without_password(url: str) -> str:
    """Return a URL with asterisks instead of the password and the query. The query can also contain a password.

    A password could contain characters that separate the parts of a URL. Then only the scheme is returned.

    >>> without_password("postgresql://longwood:tops3cret@db.example/longwood?sslmode=require")
    'postgresql://longwood:***@db.example/longwood?***'
    >>> without_password("postgresql://longwood:tops/cret@db.example/longwood")
    'postgresql://***'
    """
    if not url:
        return ""
    scheme, found, rest = url.partition("://")
    if not found:
        return "***"
    secret, at, address = rest.rpartition("@")
    if any(mark in secret for mark in "/?#"):
        return f"{scheme}://***"
    user, _, password = secret.partition(":")
    address, query, _ = address.partition("?")
    return f"{scheme}://{f'{user}:***' if password else '***' * bool(at)}{at}{address}{query and '?***'}"

"""All settings of a server and their defaults. docs/server.md describes each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from msgspec import Meta

from longwood.server.access.limits import ServerLimits
from longwood.server.settings.addresses import is_every_address

Port = Annotated[int, Meta(ge=1, le=65535)]
Days = Annotated[int, Meta(ge=0, le=36500)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server. `load` reads and checks them; a value that is passed here directly is not checked."""

    host: str = "127.0.0.1"
    """The address to listen on. 0.0.0.0 means all addresses of the machine."""
    port: Port | None = None
    """The port to listen on; None means 8817 or the next free port."""
    names: tuple[str, ...] = ()
    """The host names that the server accepts, in addition to localhost, `host` and the name in `public_url`. "*" means any name."""
    public_url: str = ""
    """The address that players open, as in https://golf.example.org. With https, cookies are sent over HTTPS only."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of reverse proxies. X-Forwarded-For and X-Forwarded-Proto are ignored in requests from any other address."""
    data: str = ""
    """The folder that stores the games; empty for the user's data folder."""
    key_file: str = ""
    """The file of the keys that sign cookies; empty for the file `secret` in the data folder."""
    blocked_names: str = ""
    """The file of the names that players may not use; empty for the file `blocked-names` in the data folder."""
    database: str = ""
    """The URL of the database; empty for an SQLite file in the data folder."""
    channel: str = ""
    """The URL of the service that connects several servers; empty for a single server."""
    search_queue: str = ""
    """The URL of the service over which search workers get their jobs; empty to search on this machine."""
    retention_days: Days = 0
    """For how many days after a player's last move the player's games are stored; 0 means forever."""
    log_format: Literal["text", "json"] = "text"
    """The format of the log on standard error."""
    access_log: bool = False
    """Whether every request is logged."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that may read the metrics."""
    limits: ServerLimits = field(default_factory=ServerLimits)
    """The limits for connections and addresses."""

    @property
    def is_https(self) -> bool:
        """Whether players reach the server over HTTPS."""
        return self.public_url.startswith("https://")


SECRET: Final = frozenset({"database", "channel", "search_queue"})
"""The settings that can contain a password."""


def answered_names(settings: Settings) -> Iterator[str]:
    """Yield the host names that the server accepts, in addition to those of this machine."""
    yield from settings.names
    if not is_every_address(settings.host):
        yield settings.host
    if public := urlsplit(settings.public_url).hostname:
        yield public

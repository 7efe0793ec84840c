"""`longwood serve` runs a server for others on a network."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import Final

import click

from longwood.cli.shared.arguments import need_server

_HOST_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*", re.ASCII | re.IGNORECASE)


@click.command("serve")
@click.option("--name", "names", multiple=True, metavar="NAME", help="Host name or address that people open (repeatable).")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Address to listen on; 0.0.0.0 means all.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on. [default: 8817 or the next free one]")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Folder that stores the games.")
def command(names: tuple[str, ...], host: str, port: int | None, data: Path | None) -> None:
    """Run a server for others.

    It only answers requests for NAME and for localhost. Behind a reverse proxy, NAME is the proxy's host name. Without a proxy, on a
    trusted network, listen on 0.0.0.0 and use this computer's address as NAME. See docs/server.md.
    """
    for name in names:
        if not _is_host(name):
            raise click.UsageError(
                f"--name: {name!r} is not a host name or address; write it as in cards.example.org, without http:// or a port"
            )
    if not names and _is_every_address(host):
        raise click.UsageError(f"--host {host} needs --name: the host name or address that people open")
    need_server("serve")
    from longwood.server.run import serve

    serve(host=host, port=port, data=data, names=[*(name.lower() for name in names), host], browser=False)


def _is_host(name: str) -> bool:
    """Return whether the text is a host name, as browsers send it, or an address."""
    if _HOST_NAME.fullmatch(name):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_every_address(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False

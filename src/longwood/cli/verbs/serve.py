"""`longwood serve`: the table for others, on a network."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import click

from longwood.cli.shared.arguments import need_server


@click.command("serve")
@click.option("--name", "names", multiple=True, metavar="NAME", help="A host name or address people reach it by (repeatable).")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Listen on this address; 0.0.0.0 is all of them.")
@click.option("--port", type=click.IntRange(1, 65535), help="Listen on this port; without it on 8817 or the next free one.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Keep the games in this folder.")
def command(names: tuple[str, ...], host: str, port: int | None, data: Path | None) -> None:
    """Serve the table to others.

    Answers requests for NAME (and for localhost) alone. Behind a reverse proxy on this machine, NAME is the proxy's; without one, on a
    trusted network, listen on 0.0.0.0 and give this machine's address as NAME. docs/server.md tells more.
    """
    if not names and _is_every_address(host):
        raise click.UsageError("say by which --name people reach it; requests for any other are refused")
    need_server("serve")
    from longwood.server.run import serve

    serve(host=host, port=port, data=data, names=[*(name.lower() for name in names), host], browser=False)


def _is_every_address(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False

"""`longwood serve` runs a server for others on a network."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import click

from longwood.cli.shared.arguments import need_server

if TYPE_CHECKING:
    from longwood.server.settings.sources import Loaded

_UNSAFE = 1


@click.command("serve")
@click.option("--name", "names", multiple=True, metavar="NAME", help="Host name or address that people open (repeatable).")
@click.option("--public-url", metavar="URL", help="Address that people open, as in https://golf.example.org.")
@click.option("--trusted-proxy", "trusted_proxies", multiple=True, metavar="ADDRESS", help="Reverse proxy or its network (repeatable).")
@click.option("--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 means all. [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on. [default: 8817 or the next free one]")
@click.option("--data", type=click.Path(file_okay=False), metavar="DIR", help="Folder that stores the games.")
@click.option("--config", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Settings file (TOML).")
@click.option(
    "--check", is_flag=True, help="Print all settings, list those unsafe on the open internet, and exit without running the server."
)
def command(config: Path | None, check: bool, **options: object) -> int:
    """Run a server for others.

    It only answers requests for NAME, for the name in URL and for localhost. Behind a reverse proxy, NAME is the proxy's host name. Without
    a proxy, on a trusted network, listen on 0.0.0.0 and use this computer's address as NAME. docs/server.md explains this, the
    settings file and the environment variables. Options override both.
    """
    need_server("serve")
    from longwood.server.settings.sources import load, need_name

    loaded = load({name: value for name, value in options.items() if value not in (None, ())}, os.environ, config)
    need_name(loaded)
    if check:
        return _check(loaded)
    from longwood.server.run import serve

    serve(loaded.settings, browser=False)
    return 0


def _check(loaded: Loaded) -> int:
    """Print the settings and those that are unsafe. Return the exit code. Raises SettingsError or StoreError if a URL is wrong."""
    from longwood.server.access.keys import key_path, load_keys
    from longwood.server.folder import data_path, exposed
    from longwood.server.settings.review import FolderFacts, dangers, listed
    from longwood.server.tables.store import database_url
    from longwood.server.valkey import connect

    for line in listed(loaded):
        click.echo(line)
    folder = data_path(loaded.settings.data)
    database_url(loaded.settings.database, folder)
    for setting, address in (("channel", loaded.settings.channel), ("search_queue", loaded.settings.search_queue)):
        if address:
            _ = connect(address, setting)  # only parses the address, because the client connects later
    keys = key_path(loaded.settings.key_file, folder)
    age_days = (datetime.now(UTC) - load_keys(keys).keys[0].created) / timedelta(days=1) if keys.exists() else 0.0
    has_names = not loaded.settings.blocked_names or Path(loaded.settings.blocked_names).is_file()
    found = list(dangers(loaded.settings, FolderFacts([str(path) for path in exposed(folder, keys)], age_days, has_names)))
    click.echo("\nUnsafe on the open internet:" if found else "\nNothing unsafe found.")
    for danger in found:
        click.echo(f"- {danger}")
    return _UNSAFE if found else 0

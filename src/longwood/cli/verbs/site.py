"""`longwood site DIR` writes a site that needs no server."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from longwood.cli.shared.arguments import need_server

_MEGABYTE: Final = 1_000_000
_EXAMPLES = """\b
longwood site public
python3 -m http.server --directory public"""


@click.command("site", epilog=_EXAMPLES)
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
@click.option("--prune", is_flag=True, help="Delete the files of earlier versions. Pages that are still open may need them.")
def command(folder: Path, prune: bool) -> None:
    """Write a site that needs no server.

    DIR gets static files for any web server, also in a subfolder. Everyone can play all solitaire games there. Games are stored in the
    browser. There is no multiplayer.
    """
    need_server("site")
    from longwood.server.site import write_site

    size = write_site(folder, prune=prune)
    click.echo(f"Wrote {size / _MEGABYTE:.1f} MB to {folder}. Copy the folder to any web server.")
    click.echo("It needs HTTPS or localhost to work offline. Not included: multiplayer and a history across devices.")

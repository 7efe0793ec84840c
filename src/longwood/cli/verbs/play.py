"""`longwood play [GAME]`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote, urlencode

import click

from longwood.cards import parse_deal_number
from longwood.cli.shared.arguments import game_argument, need_server, read_game
from longwood.rules import format_option


@click.command("play")
@game_argument(required=False)
@click.option("--deal", metavar="N", help="Deal this number; without it a number is drawn.")
@click.option("--port", type=click.IntRange(1, 65535), help="Listen on this port; without it on 8817 or the next free one.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser; print the address alone.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Keep the games in this folder.")
def command(game: str | None, option: tuple[str, ...], deal: str | None, port: int | None, no_browser: bool, data: Path | None) -> None:
    """Open a table in the browser.

    Without GAME the menu opens. Games are stored as they are played and can be taken up again. The table listens on this
    machine alone; Ctrl-C closes it.
    """
    path = _open_path(game, option, deal)
    need_server("play")
    from longwood.server.run import serve

    serve(port=port, data=data, open_path=path, browser=not no_browser)


def _open_path(game: str | None, options: tuple[str, ...], deal: str | None) -> str:
    """The address of the page to open; the game, its options and the deal number are checked first."""
    if game is None:
        if deal is not None or options:
            raise click.UsageError("--deal and --option need a GAME")
        return "/"
    chosen = read_game(game, options)
    query = [] if deal is None else [("deal", str(parse_deal_number(deal)))]
    query += [("option", format_option(name, value)) for name, value in chosen.options]
    return f"/play/{quote(chosen.id)}" + (f"?{urlencode(query)}" if query else "")

"""`longwood play [GAME]` opens Longwood in the browser."""

from __future__ import annotations

import os
from urllib.parse import quote, urlencode

import click

from longwood.cards import parse_deal_number
from longwood.cli.shared.arguments import GameCommand, game_argument, need_server, read_game
from longwood.rules import format_option


@click.command("play", cls=GameCommand)
@game_argument(required=False)
@click.option("--deal", metavar="N", help="Deal number. [default: random]")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on. [default: 8817 or the next free one]")
@click.option("--no-browser", is_flag=True, help="Only print the address; don't open a browser.")
@click.option("--data", type=click.Path(file_okay=False), metavar="DIR", help="Folder that stores the games.")
def command(game: str | None, option: tuple[str, ...], deal: str | None, port: int | None, no_browser: bool, data: str | None) -> None:
    """Open Longwood in the browser.

    Without GAME, the menu opens. Every move is saved, so you can continue a game later. Only this computer can connect. Ctrl+C stops
    the server.
    """
    path = _open_path(game, option, deal)
    need_server("play")
    from longwood.server.run import serve
    from longwood.server.settings.values import Settings

    settings = Settings(port=port, data=data or os.environ.get("LONGWOOD_DATA", ""))  # `longwood serve` uses the other variables
    serve(settings, open_path=path, browser=not no_browser)


def _open_path(game: str | None, options: tuple[str, ...], deal: str | None) -> str:
    """Return the path of the page to open. Raises an error if the game, its options or the deal number are invalid."""
    if game is None:
        if deal is not None or options:
            raise click.UsageError("--deal and --option need a GAME")
        return "/"
    chosen = read_game(game, options)
    query = [] if deal is None else [("deal", str(parse_deal_number(deal)))]
    query += [("option", format_option(name, value)) for name, value in chosen.options]
    return f"/play/{quote(chosen.id)}" + (f"?{urlencode(query)}" if query else "")

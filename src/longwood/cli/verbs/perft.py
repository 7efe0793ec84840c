"""`longwood perft GAME N DEPTH` counts the sequences of legal moves."""

from __future__ import annotations

import json
import sys

import click

from longwood.cards import parse_deal
from longwood.cli.shared.arguments import GameCommand, game_argument, game_title, read_game
from longwood.play import Position, perft, start
from longwood.variants import game_to_json

_MAX_DEPTH = 100  # deeper counts would never finish


@click.command("perft", cls=GameCommand)
@game_argument()
@click.argument("number", metavar="N")
@click.argument("depth", metavar="DEPTH")
@click.option("--divide", is_flag=True, help="Also print the count of each first move.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, option: tuple[str, ...], number: str, depth: str, divide: bool, as_json: bool) -> None:
    """Count the sequences of legal moves.

    Counts the sequences of DEPTH legal moves from deal N. Two programs that follow the same rules get the same number.
    """
    chosen, deal, plies = read_game(game, option), parse_deal(number), _parse_depth(depth)
    position = start(chosen.rules, deal)
    counts = _counts(position, plies)
    nodes = sum(counts.values()) if plies else 1
    if as_json:
        answer = game_to_json(chosen) | {"deal": str(deal), "depth": plies, "nodes": nodes}
        click.echo(json.dumps(answer | ({"moves": counts} if divide else {})))
        return
    if divide:
        for move, count in counts.items():
            click.echo(f"{move:<8} {count}")
    click.echo(f"{game_title(chosen)}, deal {deal}, depth {plies}: {nodes}")


def _parse_depth(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 3 or int(text) > _MAX_DEPTH:
        raise click.UsageError(f"DEPTH must be a whole number from 0 to {_MAX_DEPTH}, not {text!r}")
    return int(text)


def _counts(position: Position, depth: int) -> dict[str, int]:
    """Return the count for each first move. Shows a progress bar if standard error is a terminal."""
    from rich.console import Console
    from rich.progress import track

    counts = {}
    moves = position.legal_moves() if depth else []
    console = Console(stderr=True)
    for move in track(moves, "Counting", console=console, transient=True, disable=not sys.stderr.isatty() or depth < 2):
        position.apply(move)
        counts[position.format_move(move)] = perft(position, depth - 1)
        position.pop()
    return counts

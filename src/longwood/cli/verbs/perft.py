"""`longwood perft GAME N DEPTH`: the referee's move counts."""

from __future__ import annotations

import json
import sys

import click

from longwood.cards import parse_deal_number
from longwood.cli.shared.arguments import game_argument, game_title, read_game
from longwood.play import Position, perft, start
from longwood.variants import game_to_json

_DEEPEST = 100  # no count that deep ends in a lifetime


@click.command("perft")
@game_argument()
@click.argument("number", metavar="N")
@click.argument("depth", metavar="DEPTH")
@click.option("--divide", is_flag=True, help="Give the count of each first move as well.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, option: tuple[str, ...], number: str, depth: str, divide: bool, as_json: bool) -> None:
    """Count the sequences of legal moves.

    How many sequences of DEPTH legal moves start at deal N: a fingerprint of the rules, to compare programs by.
    """
    chosen, deal, plies = read_game(game, option), parse_deal_number(number), _parse_depth(depth)
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
    if not (text.isascii() and text.isdigit()) or len(text) > 3 or int(text) > _DEEPEST:
        raise click.UsageError(f"DEPTH must be a whole number from 0 to {_DEEPEST}, not {text!r}")
    return int(text)


def _counts(position: Position, depth: int) -> dict[str, int]:
    """Perft of each first move, with progress on standard error where a person watches it."""
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

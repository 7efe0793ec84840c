"""The command `longwood`: one file a verb, which parses, calls and prints. Must hold no rules and no logic of games.

A verb's module is imported when it is asked for, so that `longwood --help` costs nothing but click.
"""

from __future__ import annotations

import click

from longwood.cli.shared.group import VerbGroup
from longwood.cli.shared.language import language_option

VERBS = {
    "games": "List the games.",
    "rules": "Print a game's rules.",
    "deal": "Deal games, or check deals and positions.",
    "play": "Open a table in the browser.",
    "serve": "Serve the table to others.",
    "solve": "Tell whether a deal or position can be won.",
    "hint": "Give the best next move and why.",
    "analyse": "Tell where played games were won or lost.",
    "verify": "Check game records move by move.",
    "simulate": "Let computers play whole matches.",
    "perft": "Count the sequences of legal moves.",
}
"""The verbs in the order help lists them, with the first line of each one's own help (a test holds the two equal)."""


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from longwood import __version__

        click.echo(f"longwood {__version__}")
        context.exit()


@click.group("longwood", cls=VerbGroup, verbs=VERBS, package=f"{__name__}.verbs", invoke_without_command=True)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version, help="Print the version.")
@language_option
@click.pass_context
def main(context: click.Context) -> None:
    """Longwood, an open home of patience: rules, deals, records, and a table in the browser.

    A GAME is its id, its name or one of its other names; `longwood games` lists them.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())

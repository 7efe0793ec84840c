"""The `longwood` command. Each verb is a module that parses its arguments, calls the library and prints the result.

The module of a verb is imported only when the verb is used, so `longwood --help` imports little more than click.
"""

from __future__ import annotations

import click

from longwood.cli.shared.group import VerbGroup
from longwood.cli.shared.language import language_option

VERBS = {
    "games": "List the games.",
    "rules": "Print a game's rules.",
    "deal": "Deal games, or check deals and positions.",
    "play": "Open Longwood in the browser.",
    "serve": "Run a server for others.",
    "worker": "Run searches for servers.",
    "site": "Write a site that needs no server.",
    "admin": "Manage the data of a server.",
    "solve": "Find out whether a deal or position can be won.",
    "hint": "Suggest the best next move and say why.",
    "analyse": "Find the moves that lost recorded games.",
    "verify": "Check game records, and proofs that a deal can't be won.",
    "simulate": "Let computer players play whole matches.",
    "study": "Measure the odds of a game over many deals.",
    "perft": "Count the sequences of legal moves.",
}
"""The verbs in the order of the help text, each with the first line of its help. A test compares it with the docstring of the verb."""


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
    """Play, solve and analyse solitaire card games.

    GAME is a game's id or any of its names. `longwood games` lists the games.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())

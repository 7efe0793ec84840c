"""What the verbs share: the arguments that name a game, and output for people. Must not know any verb."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import click

from longwood.cli.shared.language import language
from longwood.locales import Phrase
from longwood.rules import format_option, parse_options
from longwood.variants import CATALOGUE, AnyGame, Game, find_any_game, find_game, game_name

if TYPE_CHECKING:
    from rich.console import Console

_WIDE = 1000  # columns of a pipe or file: programs such as grep want whole lines


def _complete_game(_: click.Context, __: click.Parameter, start: str) -> list[str]:
    return [variant.id for variant in CATALOGUE if variant.id.startswith(start)]


def game_argument(*, required: bool = True) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The argument GAME and the option --option; they arrive as `game` and `option`."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        function = click.option(
            "--option",
            multiple=True,
            metavar="KEY[=VALUE]",
            help="Change a rule, as in --option jokers=1 (repeatable; `longwood rules GAME` lists them).",
        )(function)
        return click.argument("game", required=required, shell_complete=_complete_game)(function)

    return decorate


def read_game(name: str, options: Sequence[str]) -> Game:
    """The game that the arguments name. Raises UnknownGameError, RulesError."""
    return find_game(name, parse_options(options))


def read_any_game(name: str, options: Sequence[str]) -> AnyGame:
    """The patience or race that the arguments name. Raises UnknownGameError, RulesError."""
    return find_any_game(name, parse_options(options))


def game_title(game: AnyGame) -> str:
    """The game's name with its options, for headings."""
    chosen = ", ".join(format_option(name, value) for name, value in game.options)
    name = game_name(game.variant, language())
    return f"{name} ({chosen})" if chosen else name


def deal_title(game: AnyGame, deal: int | None) -> Phrase:
    """The game and its deal, for headings."""
    title = game_title(game)
    return Phrase("cli-position", game=title) if deal is None else Phrase("cli-deal", game=title, deal=str(deal))


def output_console() -> Console:
    """Where text for people goes: styled and as wide as the terminal, or plain and unwrapped into pipes and files."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else _WIDE)


def need_server(verb: str) -> None:
    """Raise click.ClickException, saying how to install it, if the server's packages are missing."""
    if find_spec("litestar") is None:
        raise click.ClickException(f"`longwood {verb}` needs the server, which is not installed: pip install 'longwood[server]'")

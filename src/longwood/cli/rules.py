"""`longwood rules GAME`: a rules page."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click

from longwood.cli.asking import game_argument, game_title, output_console, read_game
from longwood.cli.games import options_to_json, variant_to_json
from longwood.rules import OptionValue, Section, describe, menu_options, rules_hash, rules_to_json, summary
from longwood.variants import Game

_LONGEST_LINE = 100  # columns; longer lines are hard to read
_INDENT = 2


@click.command("rules")
@game_argument()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, option: tuple[str, ...], as_json: bool) -> None:
    """Print a game's rules.

    With --option the rules as the options change them.
    """
    chosen = read_game(game, option)
    if as_json:
        click.echo(json.dumps(rules_page_to_json(chosen), indent=1))
    else:
        _print(chosen)


def rules_page_to_json(game: Game) -> dict[str, object]:
    """The rules page of a game with its options, as programs read it."""
    return variant_to_json(game.variant) | {
        "chosen": dict(game.options),
        "summary": summary(game.rules),
        "rules": rules_hash(game.rules),
        "fields": rules_to_json(game.rules),
        "sections": [{"heading": section.heading, "lines": list(section.lines)} for section in describe(game.rules)],
        "options": options_to_json(game.rules),
    }


def _print(game: Game) -> None:
    from rich.padding import Padding
    from rich.text import Text

    console = output_console()
    width = min(console.width, _LONGEST_LINE)

    def write(line: str, style: str = "", indent: int = 0) -> None:
        with console.capture() as capture:
            console.print(Padding(Text(line, style=style), (0, 0, 0, indent), expand=False), width=width)
        click.echo("\n".join(part.rstrip() for part in capture.get().splitlines()))

    write(game_title(game), "bold")
    write(f"{summary(game.rules)}.", "dim")
    for section in (*describe(game.rules), *_about(game)):
        click.echo()
        write(section.heading, "bold cyan")
        for line in section.lines:
            write(line, indent=_INDENT)


def _about(game: Game) -> Iterator[Section]:
    options = menu_options(game.rules)
    if options:
        lines = (f"{o.name}: {o.label} ({_values(o.kind, o.choices)}; here {_word(o.read(game.rules))})" for o in options)
        yield Section("Options", tuple(lines))
    if game.variant.aliases:
        yield Section("Also called", (", ".join(game.variant.aliases),))
    if game.variant.note:
        yield Section("Elsewhere", (game.variant.note,))
    yield Section("Source", (game.variant.source,))


def _word(value: OptionValue) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _values(kind: str, choices: tuple[OptionValue, ...]) -> str:
    return "on or off" if kind == "bool" else " or ".join(_word(choice) for choice in choices)

"""`longwood games`: the catalogue."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Final

import click

from longwood.cli.shared.arguments import output_console
from longwood.cli.shared.language import language, told
from longwood.rules import AnyRules, family, options_of, rules_hash, summary
from longwood.variants import CATALOGUE, RACES, AnyVariant, game_name, group_name

_ALL: Final[tuple[AnyVariant, ...]] = (*CATALOGUE, *RACES)


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON array with one object a game.")
def command(as_json: bool) -> None:
    """List the games.

    Each game's id, its name and its rules in one line.
    """
    if as_json:
        click.echo(json.dumps([variant_to_json(variant) for variant in _ALL], indent=1))
        return
    from rich.table import Table

    console = output_console()
    for number, (_, variants) in enumerate(groupby(_ALL, key=lambda variant: variant.group)):
        entries = list(variants)
        title = group_name(entries[0], language())
        table = Table(
            title=title, title_justify="left", title_style="bold", show_header=False, box=None, padding=(0, 2, 0, 0), pad_edge=False
        )
        table.add_column("id", style="cyan", no_wrap=True)
        table.add_column("name", no_wrap=True)
        table.add_column("rules", style="dim")
        for variant in entries:
            table.add_row(variant.id, game_name(variant, language()), told(summary(variant.rules)))
        if number:
            console.print()
        with console.capture() as capture:
            console.print(table)
        click.echo("\n".join(line.rstrip() for line in capture.get().splitlines()))


def variant_to_json(variant: AnyVariant) -> dict[str, object]:
    """The catalogue's entry as programs read it."""
    return {
        "id": variant.id,
        "name": variant.name,
        "aliases": list(variant.aliases),
        "family": family(variant.rules),
        "group": variant.group,
        "summary": summary(variant.rules),
        "rules": rules_hash(variant.rules),
        "round": variant.has_round,
        "options": options_to_json(variant.rules),
        "source": variant.source,
        "note": variant.note,
    }


def options_to_json(rules: AnyRules) -> list[dict[str, object]]:
    """The options these rules take, each with its type, its values and its value in these rules."""
    return [
        {
            "name": option.name,
            "type": option.kind,
            "label": option.label,
            "choices": list(option.choices),
            "default": option.read(rules),
        }
        for option in options_of(rules)
    ]

"""Writes docs/family-tree.md: how the games descend from each other."""

from __future__ import annotations

from collections.abc import Iterator

from longwood.rules.field_text import changes_between
from longwood.tables.tree import odds_of
from longwood.variants import CATALOGUE, Variant
from longwood.variants.tree import parents

_HEAD = """<!-- Generated from the catalogue by `make docs`; edits here are lost. -->

# Family tree

How the games descend from each other. Each game is below the one from which it differs in the fewest rules, and names what changes. The
percentages are bounds from the [measured odds](odds.md): how many deals can be won. Where the bounds of a game and its parent overlap, no
change is certain. Where the odds of either haven't been measured, the effect is unknown.

In the browser, the start page links to the same tree, in which branches can be opened and closed.
"""


def tree_page() -> str:
    """Return the page."""
    roots = [variant for variant in CATALOGUE if parents()[variant.id] is None]
    lines = [_HEAD]
    for root in roots:
        odds = _percent(root)
        lines += [f"## {root.group}", "", f"- [{root.name}](rules/{root.id}.md){f', {odds}' if odds else ''}", *_below(root, 1), ""]
    return "\n".join(lines)


def _below(parent: Variant, level: int) -> Iterator[str]:
    for variant in CATALOGUE:
        above = parents()[variant.id]
        if above is None or above.id != parent.id:
            continue
        changes = "; ".join(f"{one.label}: {one.before} → {one.after}" for one in changes_between(parent.rules, variant.rules))
        odds = _effect(parent, variant)
        yield f"{'  ' * level}- [{variant.name}](rules/{variant.id}.md). {changes or 'The same rules under another name'} ({odds})"
        yield from _below(variant, level + 1)


def _effect(parent: Variant, variant: Variant) -> str:
    before, after = odds_of(parent.rules), odds_of(variant.rules)
    if before is None or after is None:
        return "effect on the odds: unknown"
    if before.least <= after.most and after.least <= before.most:
        return f"{_percent(variant)}, no certain change"
    return f"{_percent(parent)} → {_percent(variant)}"


def _percent(variant: Variant) -> str:
    odds = odds_of(variant.rules)
    if odds is None:
        return ""
    least, most = f"{odds.least:.2f}", f"{odds.most:.2f}"
    return f"{least}%" if least == most else f"{least} - {most}%"

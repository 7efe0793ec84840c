"""The report of studies as one HTML page, with its plots. It needs no other files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from longwood.study.plan import Plan
from longwood.study.plots import plots
from longwood.study.report import markdown
from longwood.study.row import Row

_HEAD: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Studies</title>
<style>
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #ccc; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; margin: 1rem 0; }
</style>
"""


def html(studies: Iterable[tuple[Plan, Sequence[Row]]]) -> str:
    """Return the page."""
    parts = [_HEAD]
    for plan, rows in studies:
        parts += [*_blocks(markdown(plan, rows)), *plots(plan, rows).values()]
    return "\n".join([*parts, "</html>", ""])


def _blocks(text: str) -> Iterator[str]:
    """Yield the HTML of the headings, tables and paragraphs of a report."""
    for is_empty, block in groupby(text.splitlines(), key=lambda line: not line):
        lines = list(block)
        if is_empty:
            continue
        if lines[0].startswith("# "):
            yield f"<h1>{escape(lines[0][2:])}</h1>"
        elif lines[0].startswith("|"):
            head, _, *rows = lines
            yield f"<table>\n<tr>{_cells(head, 'th')}</tr>"
            yield from (f"<tr>{_cells(row, 'td')}</tr>" for row in rows)
            yield "</table>"
        else:
            yield f"<p>{escape(' '.join(lines))}</p>"


def _cells(row: str, tag: str) -> str:
    return "".join(f"<{tag}>{escape(cell.strip())}</{tag}>" for cell in row.strip("|").split("|"))

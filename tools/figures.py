"""Draws the figures of docs/search.md as SVG. `make docs` writes them into docs/figures/."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import Final

_INK: Final = "#1c2b24"
_FAINT: Final = "#8a968f"
_GREEN: Final = "#2b7150"
_GOLD: Final = "#c98a1b"
_RED: Final = "#b3261e"
_RANKS: Final = "A23456789TJQK"


def figures() -> dict[str, str]:
    """Return the figures by the name of their file."""
    return {"arcs.svg": arcs(), "layers.svg": layers(), "hall.svg": hall()}


def arcs() -> str:
    """Return the example of the arc bound: a circle of ranks that two edges cut into two arcs, and a pile that changes arcs four times."""
    middle, radius = (190, 190), 140
    parts = []
    places = {}
    for k, rank in enumerate(_RANKS):
        angle = 2 * pi * k / len(_RANKS) - pi / 2
        places[rank] = middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)
    for k, rank in enumerate(_RANKS):
        following = _RANKS[(k + 1) % len(_RANKS)]
        is_cut = rank + following in ("23", "89")
        parts.append(_line(places[rank], places[following], _RED if is_cut else _FAINT, 2, "5 5" if is_cut else ""))
    for k in (1.5, 7.5):  # the two cuts, in the middle between two ranks
        angle = 2 * pi * k / len(_RANKS) - pi / 2
        ends = [(middle[0] + r * cos(angle), middle[1] + r * sin(angle)) for r in (radius - 28, radius + 28)]
        parts.append(_line(ends[0], ends[1], _RED, 3))
    for rank, (x, y) in places.items():
        in_first = rank in "345678"
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="{_GREEN if in_first else _GOLD}"/>')
        parts.append(_text(x, y + 6, rank.replace("T", "10"), "#fff", 16, "bold"))
    parts.append(_text(190, 184, "two arcs:", _INK, 15))
    parts.append(_text(190, 206, "3 to 8 and 9 to 2", _INK, 15))
    steps = ("5", "K", "4", "Q", "3")
    for n, rank in enumerate(steps):
        x = 430 + 68 * n
        colour = _GREEN if rank in "345678" else _GOLD
        parts.append(f'<rect x="{x - 22}" y="150" width="44" height="60" rx="6" fill="#fff" stroke="{colour}" stroke-width="3"/>')
        parts.append(_text(x, 188, rank, colour, 24, "bold"))
        if n:
            parts.append(_text(x - 34, 124, str(n), _RED, 15, "bold"))
            parts.append(f'<path d="M {x - 56} 146 Q {x - 34} 118 {x - 12} 146" fill="none" stroke="{_RED}" stroke-width="2"/>')
    parts.append(_text(430, 235, "top", _INK, 14))
    parts.append(_text(600, 235, "the cards of one pile,", _INK, 14))
    parts.append(_text(600, 254, "in the order in which they are played", _INK, 14))
    title = (
        "The ranks from ace to king on a circle. Two cut edges, between 2 and 3 and between 8 and 9, make two arcs. "
        "The top, a 5, and then the pile K, 4, Q, 3 change arcs four times."
    )
    return _svg(790, 380, title, parts)


def layers() -> str:
    """Return the layers of the search of column games."""
    parts = []
    for n in range(4):
        x = 30 + 190 * n
        parts.append(f'<rect x="{x}" y="40" width="150" height="210" rx="10" fill="#f3f1ea" stroke="{_FAINT}"/>')
        parts.append(_text(x + 75, 66, f"{n} draws" if n != 1 else "1 draw", _INK, 16, "bold"))
        for row, (label, colour) in enumerate((("to expand", _GREEN), ("to draw from", _GOLD))):
            y = 90 + 78 * row
            parts.append(_text(x + 75, y + 10, label, colour, 14))
            widths = (118, 104, 84, 58)
            for k, width in enumerate(widths):
                parts.append(
                    f'<rect x="{x + 16}" y="{y + 18 + 9 * k}" width="{width}" height="6" rx="3" fill="{colour}" opacity="{1 - 0.2 * k:.1f}"/>'
                )
        if n < 3:
            parts.append(_arrow(x + 142, 197, x + 186, 128, _GOLD))
        parts.append(f'<path d="M {x + 20} 254 q 55 34 110 0" fill="none" stroke="{_GREEN}" stroke-width="2" marker-end="url(#green)"/>')
    parts.append(_text(385, 300, "A sweep: in each layer, expand the best positions until 100 new ones are found,", _INK, 15, anchor="middle"))
    parts.append(_text(385, 322, "then draw from the best 12, which adds positions to the next layer.", _INK, 15, anchor="middle"))
    title = (
        "Layers of positions with 0, 1, 2 and 3 draws. Each has a queue of positions to expand and one of positions to draw from. "
        "Expanding adds positions to the same layer, drawing to the next one."
    )
    return _svg(790, 340, title, parts)


def hall() -> str:
    """Return an example of the Hall bound: four cards need predecessors, and only three cards can be one."""
    needy, givers = ("7", "7", "7", "7"), ("6", "8", "8")
    parts = [
        _text(170, 40, "the sevens that are left", _INK, 15),
        _text(520, 40, "sixes and eights, with the top of the hole", _INK, 15),
    ]
    for n in range(len(needy)):
        for m in range(len(givers)):
            parts.append(_line((200, 85 + 62 * n), (490, 100 + 70 * m), _FAINT, 1.5))
    for n, card in enumerate(needy):
        parts += _card(170, 85 + 62 * n, card, _RED if n == len(needy) - 1 else _GREEN)
    for m, giver in enumerate(givers):
        parts += _card(520, 100 + 70 * m, giver, _GOLD)
    parts.append(_text(355, 335, "Four sevens need a card of their own to be played on, and there are three: the position is lost.", _INK, 14))
    title = "Four sevens are left. The only other cards that they can be played on are a six and two eights."
    return _svg(710, 350, title, parts)


def _card(x: float, y: float, rank: str, colour: str) -> list[str]:
    return [
        f'<rect x="{x - 20}" y="{y - 26}" width="40" height="52" rx="6" fill="#fff" stroke="{colour}" stroke-width="3"/>',
        _text(x, y + 8, rank, colour, 22, "bold"),
    ]


def _line(start: tuple[float, float], end: tuple[float, float], colour: str, width: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"{dashed}/>'


def _arrow(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    return f'<path d="M {x1} {y1} L {x2} {y2}" fill="none" stroke="{colour}" stroke-width="2.5" marker-end="url(#gold)"/>'


def _text(x: float, y: float, text: str, colour: str, size: int, weight: str = "normal", anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _svg(width: int, height: int, title: str, parts: list[str]) -> str:
    def marker(name: str, colour: str) -> str:
        head = '<marker id="{}" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">'
        return head.format(name) + f'<path d="M 0 0 L 10 5 L 0 10 z" fill="{colour}"/></marker>'

    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" font-family="system-ui, sans-serif">'
        f"<title>{escape(title)}</title><defs>{marker('gold', _GOLD)}{marker('green', _GREEN)}</defs>"
        f'<rect width="{width}" height="{height}" fill="#fff"/>' + "".join(parts) + "</svg>\n"
    )

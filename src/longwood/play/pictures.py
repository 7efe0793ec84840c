"""Draw a game: its layout, and which cards go on which. The referee decides which of the examples are legal.

The drawings are SVG without scripts, so that pages can show them as images.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from longwood.cards import RANK, Card, format_card, parse_card
from longwood.locales import Phrase, joined, translated
from longwood.play.columns.position import fits
from longwood.play.covering.position import goes_on
from longwood.rules import ColumnRules, CoveringRules, Hole, Rules

_WIDTH: Final = 720.0
_GAP: Final = 10.0
_RATIO: Final = 1.4  # height of a card by its width
_FAN: Final = 0.26  # how much of a covered card shows, by its height
_ALONE: Final = 80.0  # width of the cards of a game without a tableau
_EXAMPLE: Final = 54.0  # width of the cards in the examples
_PAIRS: Final = ("8H 9H", "8D 9H", "8S 9H", "TH 9H", "TS 9H", "KH AH", "KS AH", "QS KH", "AS KH", "9S 9H", "7S 9H")
"""The examples to judge: a card, and the card that it should go on. They show each rule of building, and both ends."""
_MOST: Final = 5
"""How many examples to show of each kind."""
_SUITS: Final = {"C": "\u2663", "D": "\u2666", "H": "\u2665", "S": "\u2660"}


class Example(NamedTuple):
    """A card, the card that it should go on, and whether the referee allows it."""

    card: Card
    on: Card
    is_legal: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of a game."""

    svg: str
    """The drawing."""
    text: str
    """What the drawing shows, for people who can't see it."""


def examples(rules: Rules) -> tuple[Example, ...]:
    """Return examples of legal and illegal builds. The referee judges each.

    >>> from longwood.variants import find_game
    >>> [example.is_legal for example in examples(find_game("forty-thieves").rules)][:3]
    [True, False, False]
    """
    found = []
    for pair in _PAIRS:
        card, on = map(parse_card, pair.split())
        is_legal = fits(rules, card, on) if isinstance(rules, ColumnRules) else goes_on(rules, RANK[card], RANK[on])
        found.append(Example(card, on, is_legal))
    return tuple(found)


def shown_examples(rules: Rules) -> tuple[list[Example], list[Example]]:
    """Return a few legal and a few illegal examples, for a picture."""
    judged = examples(rules)
    return [one for one in judged if one.is_legal][:_MOST], [one for one in judged if not one.is_legal][:_MOST]


def picture_text(rules: Rules, language: str) -> str:
    """Return what a picture of the layout and the examples shows, for people who can't see it."""
    return _text(*shown_examples(rules), language)


def draw(rules: Rules, language: str = "en") -> Picture:
    """Return the picture of a game: the layout, and below it the examples, legal ones first."""
    shapes = list(_column_layout(rules) if isinstance(rules, ColumnRules) else _covering_layout(rules))
    legal, illegal = shown_examples(rules)
    bottom = max(shape.y + shape.height for shape in shapes) + 2 * _GAP
    card_height = _EXAMPLE * _RATIO
    row_height = card_height * (1 + _FAN) + 3 * _GAP
    height = bottom + row_height * ((1 if legal else 0) + (1 if illegal else 0))
    parts = [shape.svg() for shape in shapes]
    y = bottom + _GAP
    for kind, row in (("yes", legal), ("no", illegal)):
        if row:
            parts += _row(kind, row, y)
            y += row_height
    text = _text(legal, illegal, language)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH:g} {height:.0f}" role="img"><title>{_escaped(text)}</title>'
        f'<rect width="{_WIDTH:g}" height="{height:.0f}" rx="14" fill="#2b7150"/>{"".join(parts)}</svg>\n',
        text,
    )


def _text(legal: Iterable[Example], illegal: Iterable[Example], language: str) -> str:
    def pairs(found: Iterable[Example]) -> str:
        each = [Phrase("page-picture-pair", card=format_card(one.card), on=format_card(one.on)) for one in found]
        return translated(joined(each), language) if each else translated(Phrase("option-none"), language)

    return translated(Phrase("page-picture", allowed=pairs(legal), refused=pairs(illegal)), language)


class _Shape(NamedTuple):
    """A card or an empty place."""

    x: float
    y: float
    width: float
    look: str = "card"
    """`card`, `back`, `empty` or `cell`."""

    @property
    def height(self) -> float:
        """The height of the card."""
        return self.width * _RATIO

    def svg(self) -> str:
        """Return the shape as SVG."""
        fill, stroke = {
            "card": ("#fbfaf5", "#27463a"),
            "back": ("#3a64a8", "#1d3157"),
            "empty": ("none", "#a9cdbb"),
            "cell": ("#1f5a3f", "#a9cdbb"),
        }[self.look]
        return (
            f'<rect x="{self.x:.1f}" y="{self.y:.1f}" width="{self.width:.1f}" height="{self.height:.1f}" rx="{self.width * 0.09:.1f}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>'
        )


def _column_layout(rules: ColumnRules) -> Iterator[_Shape]:
    foundations = 4 * rules.decks
    top = foundations + (2 if rules.stock_size else 0)
    slots = max(rules.columns + rules.cells, top)
    step = min(62.0, (_WIDTH - 2 * _GAP) / slots)
    width = step * 0.86

    def x(place: int, of: int) -> float:
        return (_WIDTH - of * step) / 2 + place * step + (step - width) / 2

    if rules.stock_size:
        yield _Shape(x(0, slots), _GAP, width, "back")
        yield _Shape(x(1, slots), _GAP, width, "empty")
    for place in range(foundations):
        yield _Shape(x(slots - foundations + place, slots), _GAP, width, "card" if rules.preset else "empty")
    y = 2.5 * _GAP + width * _RATIO
    wide = rules.columns + rules.cells
    for column in range(rules.columns):
        if not rules.cards:
            yield _Shape(x(column, wide), y, width, "empty")
        for row in range(rules.cards):
            hidden = row < rules.face_down or row + 1 in rules.face_down_rows
            yield _Shape(x(column, wide), y + row * width * _RATIO * _FAN, width, "back" if hidden else "card")
    for cell in range(rules.cells):
        yield _Shape(x(rules.columns + cell, wide), y, width, "card" if rules.cells_dealt else "cell")


def _covering_layout(rules: CoveringRules) -> Iterator[_Shape]:
    layout = rules.layout
    if layout.kind == "fans":
        yield from _fans(rules)
        return
    if not layout.slots:
        yield from _stacks(rules, _GAP, _ALONE)
        return
    is_overlapping = not layout.piles
    rights = [x for _, x in layout.places]
    step = min(62.0, (_WIDTH - 2 * _GAP) / ((max(rights) + 2) / 2))
    width = step * 0.9
    left = (_WIDTH - (max(rights) + 2) / 2 * step) / 2
    down = width * _RATIO * (0.5 if is_overlapping else _FAN)
    last = max(row for row, _ in layout.places)
    for slot, (row, x) in enumerate(layout.places):
        hidden = rules.face_down and layout.covers[slot]
        yield _Shape(left + x / 2 * step, _GAP + row * down, width, "back" if hidden else "card")
    y = _GAP + last * down + width * _RATIO + 1.5 * _GAP
    yield from _stacks(rules, y, width)


def _fans(rules: CoveringRules) -> Iterator[_Shape]:
    piles, cards = rules.layout.sizes
    a_row = min(piles, 9)
    step = (_WIDTH - 2 * _GAP) / a_row
    width = step * 0.9 / (1 + (cards - 1) * 0.3)
    rows = -(-piles // a_row)
    for pile in range(piles):
        y = _GAP + pile // a_row * (width * _RATIO + _GAP)
        for card in range(cards):
            yield _Shape(_GAP + pile % a_row * step + card * width * 0.3, y, width)
    yield from _stacks(rules, _GAP + rows * (width * _RATIO + _GAP), width)


def _stacks(rules: CoveringRules, y: float, width: float) -> Iterator[_Shape]:
    """Yield the stock, the waste and the holes in a row."""
    looks = ["back"] * (rules.stock_size > 0) + ["empty"] * rules.has_waste
    started = (rules.hole is not Hole.EMPTY, *(True for _ in rules.more_presets))
    looks += ["card" if number < len(started) and started[number] else "empty" for number in range(rules.holes)]
    left = (_WIDTH - len(looks) * width - (len(looks) - 1) * _GAP) / 2
    for place, look in enumerate(looks):
        yield _Shape(left + place * (width + _GAP), y, width, look)


def _row(kind: str, row: list[Example], y: float) -> Iterator[str]:
    """Yield a mark, and the examples of a row: each card on the lower part of the other one."""
    colour, path = {
        "yes": ("#c9f2d8", "M0 14 L10 24 L28 2"),
        "no": ("#ffd0c4", "M2 2 L24 24 M24 2 L2 24"),
    }[kind]
    yield f'<path d="{path}" transform="translate(20 {y + 32:.1f})" fill="none" stroke="{colour}" stroke-width="5"/>'
    for place, one in enumerate(row):
        x = 75 + place * (_EXAMPLE + 70)
        yield _face(one.on, x, y)
        yield _face(one.card, x + 10, y + _EXAMPLE * _RATIO * _FAN)


def _face(card: Card, x: float, y: float) -> str:
    name = format_card(card)
    rank, suit = name[0].replace("T", "10"), name[1]
    colour = "#b3202c" if suit in "DH" else "#1b1f24"
    return (
        f"{_Shape(x, y, _EXAMPLE).svg()}"
        f'<text x="{x + 5:.1f}" y="{y + 16:.1f}" font-family="sans-serif" font-size="16" font-weight="700" fill="{colour}">'
        f"{rank}{_SUITS[suit]}\ufe0e</text>"
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

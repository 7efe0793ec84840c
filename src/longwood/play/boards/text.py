"""Boards as text: a line for the stock, a line for the foundations, and a line for each column.

Source: the solver interface and the import of PySolFC (its module hint), pysol_cards 0.24.0, and the reader of black-hole-solver (lib.c).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from longwood.cards import RANK_LETTERS, RANKS, SUIT_LETTERS, Card, format_card, parse_card
from longwood.errors import DealError, shown
from longwood.locales import Phrase
from longwood.play.boards.piles import check_copies, check_rules, foundation_cards, hidden_cards, rules_of, tops_of, written_piles
from longwood.play.notation import position_from_json
from longwood.play.position import Position
from longwood.rules import ColumnRules, CoveringRules, Rules
from longwood.rules.dealing import tableau_shape

_SUITS: Final = (0, 3, 2, 1)  # clubs, spades, hearts, diamonds: the order of PySolFC
_HEADER: Final = re.compile(r"(Talon|Waste|Foundations|Founds?|Freecells|FC):(.*)")
_CARD: Final = re.compile(r"(<?)(10|[A2-9TJQK])([CDHS])(>?)")
_FOUNDATION: Final = re.compile(r"([CDHS])-(10|[0A2-9TJQK])")
_STANDARD: Final = {"Found": "Foundations", "Founds": "Foundations", "FC": "Freecells"}


def format_pysolfc(position: Position) -> str:
    """Return a position as text for PySolFC, with face-down cards as <3D>. Raises DealError if the format can't hold it."""
    return _format(position, "PySolFC", with_hidden=True)


def format_black_hole_solver(position: Position) -> str:
    """Return a position of a covering game as text for black-hole-solver. Raises DealError if the format can't hold it."""
    if isinstance(rules := rules_of(position), ColumnRules):
        raise DealError(f"black-hole-solver has no column games, such as {rules.name}")
    return _format(position, "black-hole-solver", with_hidden=False)


def _format(position: Position, program: str, *, with_hidden: bool) -> str:
    data, rules = written_piles(position, program), rules_of(position)
    lines = [f"Talon: {' '.join(data['stock'])}"] if data["stock"] else []
    if isinstance(rules, ColumnRules):
        if data["waste"]:
            lines.append(f"Waste: {' '.join(data['waste'])}")
        if started := _format_foundations(rules, data["foundation_tops"]):
            lines.append(f"Foundations: {' '.join(started)}")
    else:
        lines.append(f"Foundations: {data['hole'] or '-'}")
    for pile, hidden in zip(data["tableau"], hidden_cards(position, data), strict=True):
        lines.append(" ".join(f"<{text}>" if with_hidden and at < hidden else text for at, text in enumerate(pile)))
    if not lines[0]:
        lines.insert(0, "Foundations:")  # empty lines at the start would be skipped
    return "\n".join(lines) + "\n"


def _format_foundations(rules: ColumnRules, tops: dict[str, list[int]]) -> list[str]:
    """Return the top card of each foundation that has cards, as in C-A."""
    heights = [(suit, height) for suit in _SUITS for height in tops[SUIT_LETTERS[suit]] if height]
    return [f"{SUIT_LETTERS[suit]}-{format_card(foundation_cards(rules, suit, height)[-1])[0]}" for suit, height in heights]


@dataclass(slots=True)
class _Board:
    """What the lines of a board contain."""

    headers: dict[str, int] = field(default_factory=dict)
    """The line, from 1, of each header."""
    talon: list[Card] = field(default_factory=list)
    waste: list[Card] = field(default_factory=list)
    columns: list[list[Card]] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)
    """The number of face-down cards of each column."""
    lines: list[tuple[int, Card]] = field(default_factory=list)
    """Every card, with its line."""
    foundations: str = ""


def parse_text(rules: Rules, text: str) -> Position:
    """Return the position in the text of a board. Raises DealError, with the line, if it is not a position of this game."""
    check_rules(rules, "a board")
    board = _Board()
    size = len(tableau_shape(rules))
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if header := _HEADER.fullmatch(line.strip()):
            _read_header(rules, board, number, _STANDARD.get(header[1], header[1]), header[2].strip())
        elif line.strip() or (len(board.columns) < size and (board.columns or board.headers)):  # an empty line is an empty column
            if len(board.columns) == size:
                raise DealError(Phrase("board-columns-many", line=number, column=size + 1, game=rules.name, columns=size))
            _read_column(board, number, line.strip().removeprefix(":"))
    if len(board.columns) < size:
        raise DealError(Phrase("board-columns-few", line=text.count("\n") + 1, found=len(board.columns), game=rules.name, columns=size))
    data: dict[str, Any] = {"position": True, "tableau": [_texts(column) for column in board.columns], "stock": _texts(board.talon)}
    if isinstance(rules, ColumnRules):
        data |= {"waste": _texts(board.waste), "face_down": board.hidden}
        if "Foundations" in board.headers:
            data["foundation_tops"] = _read_foundations(rules, board)
    else:
        data["hole"] = _read_hole(rules, board)
    check_copies(rules, board.lines)
    return position_from_json(rules, data)


def _texts(cards: Sequence[Card]) -> list[str]:
    return [format_card(value) for value in cards]


def _read_header(rules: Rules, board: _Board, number: int, name: str, rest: str) -> None:
    if name in board.headers:
        raise DealError(Phrase("board-header-twice", line=number, name=name, other=board.headers[name]))
    board.headers[name] = number
    if name == "Freecells":
        raise DealError(Phrase("board-no-cells", line=number, game=rules.name))
    if name == "Foundations":
        board.foundations = rest
        return
    if name == "Waste" and isinstance(rules, CoveringRules):
        raise DealError(Phrase("board-no-waste", line=number, game=rules.name))
    cards = [_read_card(number, word)[0] for word in rest.split()]
    board.lines += [(number, value) for value in cards]
    if name == "Talon":
        board.talon = cards
    else:
        board.waste = cards


def _read_card(number: int, word: str) -> tuple[Card, bool]:
    """Return a card and whether it is face down."""
    found = _CARD.fullmatch(word)
    if found is None or bool(found[1]) is not bool(found[4]):
        raise DealError(Phrase("board-card", line=number, text=shown(word)))
    return parse_card(found[2].replace("10", "T") + found[3]), bool(found[1])


def _read_column(board: _Board, number: int, line: str) -> None:
    cards = [_read_card(number, word) for word in line.split()]
    hidden = [is_hidden for _, is_hidden in cards]
    if hidden != sorted(hidden, reverse=True):
        raise DealError(Phrase("board-face-down", line=number))
    board.columns.append([value for value, _ in cards])
    board.hidden.append(sum(hidden))
    board.lines += [(number, value) for value, _ in cards]


def _read_foundations(rules: ColumnRules, board: _Board) -> dict[str, list[int]]:
    """Return the heights of the foundations, as in Position JSON."""
    number, heights = board.headers["Foundations"], dict[str, list[int]]()
    for word in board.foundations.split():
        found = _FOUNDATION.fullmatch(word)
        if word == "-":
            continue
        if found is None:
            raise DealError(Phrase("board-foundation", line=number, text=shown(word)))
        if found[2] != "0":
            rank = RANK_LETTERS.index(found[2].replace("10", "T")) + 1
            height = (rank - rules.foundation_base) % RANKS + 1
            heights.setdefault(found[1], []).append(height)
            board.lines += [(number, value) for value in foundation_cards(rules, SUIT_LETTERS.index(found[1]), height)]
    try:
        return tops_of(heights, rules.decks)
    except DealError as error:
        raise DealError(f"line {number}: {error}") from None


def _read_hole(rules: Rules, board: _Board) -> str | None:
    """Return the card on top of the hole."""
    words = board.foundations.split()
    if not words:
        raise DealError(Phrase("board-no-hole", game=rules.name))
    number = board.headers["Foundations"]
    if len(words) > 1:
        raise DealError(Phrase("board-one-foundation", line=number, game=rules.name))
    if words == ["-"]:
        return None
    value, _ = _read_card(number, words[0])
    board.lines.append((number, value))
    return format_card(value)

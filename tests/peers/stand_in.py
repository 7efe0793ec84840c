"""A stand-in for black-hole-solver and Solvitaire, used only by the tests of bench/peers.py.

It has their command lines, board formats and output, and a simple search that shares no code with Longwood.
"""

from __future__ import annotations

import json
import sys

RANKS = "A23456789TJQK"
Board = tuple[tuple[int, ...], ...]


def main(arguments: list[str]) -> int:
    """Solve the deal that the command line names, print the verdict as the peer would, and return its exit code."""
    options, file = arguments[:-1], arguments[-1]
    with open(file, encoding="ascii") as stream:  # noqa: PTH123  # no need for pathlib here
        text = stream.read()
    if "--type" in options:
        columns, stock, top = read_json(text)
        wins = can_win(columns, stock, top, wrap=options[options.index("--type") + 1] == "black-hole", queen=False)
        print(f", {'solved' if wins else 'unsolvable'}, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, {'solved' if wins else 'unsolvable'}")
        return 0
    game = options[options.index("--game") + 1]
    columns, stock, top = read_board(text)
    wrap = game != "golf" or "--wrap-ranks" in options
    wins = can_win(columns, stock, top, wrap=wrap, queen="--queens-on-kings" in options)
    print("Solved!" if wins else "Unsolved!")
    print("\n\n--------------------\nTotal number of states checked is 1.\nThis scan generated 1 states.")
    return 0 if wins else -1


def read_board(text: str) -> tuple[Board, tuple[int, ...], int | None]:
    """Return the columns, stock and top card of the hole (None if empty) from a board of black-hole-solver."""
    stock: tuple[int, ...] = ()
    top: int | None = None
    columns = []
    for line in text.splitlines():
        if line.startswith("Talon: "):
            stock = tuple(RANKS.index(word[0]) for word in line.split()[1:])
        elif line.startswith("Foundations: "):
            word = line.split()[1]
            top = None if word == "-" else RANKS.index(word[0])
        else:
            columns.append(tuple(RANKS.index(word[0]) for word in line.split()))
    return tuple(columns), stock, top


def read_json(text: str) -> tuple[Board, tuple[int, ...], int | None]:
    """Return the columns, stock and top card of the hole from a deal of Solvitaire."""

    def rank(word: str) -> int:
        return RANKS.index(word[:-1].replace("10", "T"))

    data = json.loads(text)
    columns = tuple(tuple(map(rank, pile)) for pile in data["tableau piles"])
    return columns, tuple(map(rank, data.get("stock", [])[::-1])), rank(data["hole"])


def can_win(columns: Board, stock: tuple[int, ...], top: int | None, *, wrap: bool, queen: bool) -> bool:
    """Return whether some order of plays and draws clears the columns. Visits every state once."""

    def fits(card: int, on: int | None) -> bool:
        if on is None:
            return True
        if wrap:
            return (card - on) % 13 in (1, 12)
        return abs(card - on) == 1 and (on != 12 or queen)

    begin = (tuple(map(len, columns)), 0, top)
    seen, todo = {begin}, [begin]
    while todo:
        heights, turned, on = todo.pop()
        if not any(heights):
            return True
        after = []
        if turned < len(stock):
            after.append((heights, turned + 1, stock[turned]))
        for number, height in enumerate(heights):
            if height and fits(columns[number][height - 1], on):
                after.append(((*heights[:number], height - 1, *heights[number + 1 :]), turned, columns[number][height - 1]))
        for state in after:
            if state not in seen:
                seen.add(state)
                todo.append(state)
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Compares misspelt names with the names of games. web/src/state/search.ts compares them in the same way."""

from __future__ import annotations

from typing import Final

_LEAST: Final = 4  # the fewest letters of a word in which one may be wrong
_LONG: Final = 7  # the fewest letters of a word in which two may be wrong
_LEAST_BEGUN: Final = 5  # the fewest letters of an unfinished word in which one may be wrong


def distance(a: str, b: str) -> int:
    """Return the number of letters to insert, delete, replace or swap. Source: the optimal string alignment distance.

    >>> distance("napolean", "napoleon"), distance("theives", "thieves"), distance("", "golf")
    (1, 1, 4)
    """
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        row = [i]
        for j, other in enumerate(b, 1):
            least = min(last[j - 1] + (letter != other), last[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                least = min(least, before[j - 2] + 1)
            row.append(least)
        before, last = last, row
    return last[-1]


def is_similar(a: str, b: str) -> bool:
    """Return whether two words differ by at most one letter, or two if they are long. Numbers must be equal.

    >>> is_similar("gulf", "golf"), is_similar("bob", "rob"), is_similar("40thieves", "60thieves")
    (True, False, False)
    """
    if any(c.isnumeric() for c in a + b):
        return a == b
    longest = max(len(a), len(b))
    most = 0 if longest < _LEAST else 1 if longest < _LONG else 2
    return abs(len(a) - len(b)) <= most and distance(a, b) <= most


def is_meant(name: str, typed: str, *, begun: bool = False) -> bool:
    """Return whether a folded name is like what was typed: as a whole, or each word. `begun`: the words may be unfinished.

    >>> is_meant("napoleon at st helena", "napolean"), is_meant("pyramid golf", "piram", begun=True)
    (True, True)
    """

    def compare(part: str, word: str) -> bool:
        return is_similar(part, word) or (begun and len(word) >= _LEAST_BEGUN and is_similar(part[: len(word)], word))

    parts, words = name.split(), typed.split()
    return compare("".join(parts), "".join(words)) or all(any(compare(part, word) for part in parts) for word in words)

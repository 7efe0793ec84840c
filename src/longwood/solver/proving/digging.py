"""Write proofs that the digging game can't be won, in the format of longwood.proofs.closed.

Unlike the native search, they don't remember where cards that have moved can be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longwood.play import ColumnPosition
from longwood.proofs.closed import SPLIT, STATES, Entry, before_draw
from longwood.proofs.digging import BITS, DiggingGame, Tally
from longwood.proofs.file import ProofError
from longwood.solver.proving.covering import NoProofError

_MORE_STATES: Final = 8  # exact draws end when there are this many more states
_REPORT_EVERY: Final = 256  # states


def prove_digging(position: ColumnPosition, most: int, on_progress: Callable[[int], object] | None = None) -> tuple[bytes, int]:
    """Return the data of a proof that the position can't be won, and the number of its states.

    Raises NoProofError if everything can be dug out, or if the search visits more than `most` states.
    """
    visited = 0

    def visit() -> None:
        nonlocal visited
        visited += 1
        if visited > most:
            raise NoProofError(f"no proof was found within {most:,} states")
        if on_progress is not None and visited % _REPORT_EVERY == 0:
            on_progress(visited)

    out = bytearray()
    first = DiggingGame.of(position)
    waiting = [(first, [first.first_rests()])]
    states = 0
    while waiting:
        game, starts = waiting.pop()
        search = Forgetful(game, visit)
        if search.refutes(starts):
            out += written(game, search.table)
            states += sum(map(len, search.table.values()))
            continue
        draws, groups = _split(game, starts, visit)
        out += bytes([SPLIT, draws])
        waiting += [(game.without(cards, game.drawn + draws), rests) for cards, rests in reversed(groups)]
    return bytes(out), states


def _split(game: DiggingGame, starts: list[int], visit: Callable[[], None]) -> tuple[int, list[tuple[int, list[int]]]]:
    """Play draws exactly until there are more states. Return the number of draws, and the groups of states after them."""
    here = [(rests, 0) for rests in starts]
    for drawn in range(game.drawn, len(game.talon)):
        try:
            here = before_draw(game, here, drawn)
        except ProofError as error:
            raise NoProofError(str(error)) from None
        for _ in here:
            visit()
        if len(here) >= len(starts) + _MORE_STATES:
            groups: dict[int, list[int]] = {}
            for rests, cards in here:
                groups.setdefault(cards, []).append(rests)
            return drawn + 1 - game.drawn, sorted(groups.items())
    raise NoProofError("the digging game can be won if it doesn't remember where cards can be, and proofs don't remember that yet")


def written(game: DiggingGame, table: dict[int, list[Entry]]) -> bytes:
    """Return a list of states as bytes."""
    out = bytearray([STATES])
    out += len(table).to_bytes(4, "little")
    for rests in sorted(table):
        entries = table[rests]
        out += rests.to_bytes(len(game.columns), "little")
        out.append(len(entries))
        before = 0
        for entry in entries:
            more = [at for at in range(len(game.talon)) if entry.out >> at & 1 and not before >> at & 1]
            out += bytes([entry.drawn, entry.leaves + 1, len(more), *more])
            before = entry.out
    return bytes(out)


class Forgetful:
    """The search that merges all states with the same rests, and keeps for each of them the cards that may be out of the waste."""

    def __init__(self, game: DiggingGame, visit: Callable[[], None]) -> None:
        self._game = game
        self._visit = visit
        self._drawn = game.drawn
        self.table: dict[int, list[Entry]] = {}
        """The states found so far: the entries of each rests."""
        self._waiting: dict[int, set[int]] = {}  # by the number of cards left, the rests whose moves have to be tried

    def refutes(self, starts: list[int]) -> bool:
        """Find all states that can be reached from the first ones. Return whether none of them has everything dug out."""
        game = self._game
        everything = (1 << len(game.talon)) - 1
        for rests in starts:
            self._reach(rests, 0)
        for self._drawn in range(game.drawn, len(game.talon) + 1):
            if self._drawn > game.drawn:
                self._open_wastes()
            while self._waiting:
                size = max(self._waiting)  # a move takes a card off a rest, so no later state leads back to these
                for rests in self._waiting.pop(size):
                    self._dig(rests)
            last = self.table.get(0)
            if last and last[-1].out == everything:
                return False
        return True

    def _reach(self, rests: int, out: int) -> None:
        """Add a state, or merge it with the one that has the same rests. Cards that can leave for good do so at once."""
        game = self._game
        while True:
            entries = self.table.setdefault(rests, [])
            if entries:
                if not out & ~entries[-1].out:
                    return
                out |= entries[-1].out
            self._visit()
            tally, out = self._opened(rests, out)
            leaves = -1
            for column, value, beneath in game.top_cards(rests):
                if tally.is_free(value, beneath) and tally.fits(value, from_column=True):
                    leaves = column
                    break
            if entries and entries[-1].drawn == self._drawn:
                entries.pop()
            entries.append(Entry(self._drawn, out, leaves))
            if leaves < 0:
                size = sum(rests >> BITS * column & 255 for column in range(len(game.columns)))
                self._waiting.setdefault(size, set()).add(rests)
                return
            rests = game.dug(rests, leaves)

    def _opened(self, rests: int, out: int) -> tuple[Tally, int]:
        """Let cards leave the waste from the top down until there are too few columns for them."""
        game = self._game
        while True:
            tally = Tally(game, rests, 0, game.counts(out))
            at = game.opening(tally, out, self._drawn)
            if at is None:
                return tally, out
            out |= 1 << at

    def _dig(self, rests: int) -> None:
        """Try all moves from a state."""
        game, entry = self._game, self.table[rests][-1]
        if entry.leaves >= 0:
            return
        tally = Tally(game, rests, 0, game.counts(entry.out))
        for column, value, _ in game.top_cards(rests):
            if tally.fits(value, from_column=True):
                self._reach(game.dug(rests, column), entry.out)

    def _open_wastes(self) -> None:
        """After a draw, let more cards leave the waste in every state."""
        game = self._game
        for rests, entries in list(self.table.items()):
            entry = entries[-1]
            if entry.leaves >= 0:
                continue
            tally = Tally(game, rests, 0, game.counts(entry.out))
            at = game.opening(tally, entry.out, self._drawn)
            if at is not None:
                self._reach(rests, entry.out | 1 << at)

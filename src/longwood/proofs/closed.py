"""Check proofs that the digging game can't be won. See docs/proofs.md for the format and the argument.

A proof lists states that can't be left: each move from one of them leads to another one, and none of them has everything dug out. A state
forgets which cards are certainly out of the waste. Where that loses too much, the proof asks the checker to play some draws exactly, and
has a list of states for each set of cards that can be out after them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from longwood.play import ColumnPosition
from longwood.proofs.digging import BITS, DiggingGame, Tally
from longwood.proofs.file import ProofError, Reader

STATES: Final = 0
"""The code of a list of states."""
SPLIT: Final = 1
"""The code of draws that are played exactly."""
MOST_STATES: Final = 100_000
"""The most exact states that a split can have before a draw."""
_STEP: Final = 256  # states between two reports of progress

Group = tuple[int, list[int]]
"""States with the same cards out of the waste: a bit mask of these cards, and the rests of each state."""


class Entry(NamedTuple):
    """The cards that may be out of the waste in the state with certain rests, from some number of draws on."""

    drawn: int
    out: int
    """A bit mask of the cards that may be out."""
    leaves: int
    """The column whose top card leaves at once, because it can never be in the way later. -1 if there is none."""


Table = Mapping[int, list[Entry]]
"""The entries of all rests, in the order of draws."""


def check_digging(position: ColumnPosition, reader: Reader, on_progress: Callable[[int], object] | None = None) -> int:
    """Check a proof that the position can't be won. Return the number of states checked. Raises ProofError if it doesn't hold."""
    game = DiggingGame.of(position)
    checked = 0

    def count() -> None:
        nonlocal checked
        checked += 1
        if on_progress is not None and checked % _STEP == 0:
            on_progress(checked)

    waiting = [(game, [game.first_rests()])]
    while waiting:
        here, starts = waiting.pop()
        code = reader.byte()
        if code == STATES:
            _check_states(here, starts, _read_table(here, reader), count)
        elif code == SPLIT:
            draws = reader.byte()
            waiting += [(here.without(out, here.drawn + draws), rests) for out, rests in reversed(split(here, starts, draws))]
        else:
            raise ProofError(f"after {checked} states: there is no code {code}")
    reader.check_end()
    return checked


def _read_table(game: DiggingGame, reader: Reader) -> Table:
    """Read a list of states. Raises ProofError if it isn't one."""
    columns, most = len(game.columns), len(game.talon)
    table: dict[int, list[Entry]] = {}
    for _ in range(reader.number(4)):
        rests = reader.number(columns)
        sizes = [rests >> BITS * column & 255 for column in range(columns)]
        if rests in table or any(size == 1 or size > len(cards) for size, cards in zip(sizes, game.columns, strict=True)):
            raise ProofError(f"state {len(table) + 1} can't have the rests {sizes}")
        entries: list[Entry] = []
        out, drawn = 0, -1
        for _ in range(reader.byte()):
            before, drawn, leaves = drawn, reader.byte(), reader.byte() - 1
            for at in reader.take(reader.byte()):
                out |= 1 << at
            if not before < drawn <= most or out >> most or leaves >= columns:
                raise ProofError(f"state {len(table) + 1} has an entry that is out of range")
            entries.append(Entry(drawn, out, leaves))
        table[rests] = entries
    return table


def _covers(table: Table, rests: int, drawn: int, out: int) -> bool:
    """Return whether the state with these rests is listed, after these draws, with at least these cards that may be out."""
    entries = table.get(rests, ())
    at = bisect_right(entries, drawn, key=lambda entry: entry.drawn) - 1
    return at >= 0 and not out & ~entries[at].out


def _check_states(game: DiggingGame, starts: list[int], table: Table, count: Callable[[], None]) -> None:
    """Check that the listed states contain the first ones, can't be left, and have something left to dig."""
    for rests in starts:
        if not _covers(table, rests, game.drawn, 0):
            raise ProofError("the list of states doesn't have the first one")
    everything = (1 << len(game.talon)) - 1
    for rests, entries in table.items():
        ends = [entry.drawn for entry in entries[1:]] + [len(game.talon) + 1]
        for entry, end in zip(entries, ends, strict=True):
            if not rests and entry.out == everything:
                raise ProofError("the list has a state in which everything is dug out")
            tally = Tally(game, rests, 0, game.counts(entry.out))
            if entry.leaves < 0:
                _check_moves(game, table, rests, entry, tally, end)
            else:
                _check_free(game, table, rests, entry, tally)
            count()


def _check_moves(game: DiggingGame, table: Table, rests: int, entry: Entry, tally: Tally, end: int) -> None:
    """Check that every move from a state leads to a listed state."""
    for column, value, _ in game.top_cards(rests):
        if tally.fits(value, from_column=True) and not _covers(table, game.dug(rests, column), entry.drawn, entry.out):
            raise ProofError(f"{_where(game, rests, entry)}: digging in column {column + 1} leads to a state that isn't listed")
    for drawn in range(entry.drawn, end):
        at = game.opening(tally, entry.out, drawn)
        if at is not None:
            raise ProofError(f"{_where(game, rests, entry)}: after draw {drawn}, card {at + 1} can leave the waste")


def _check_free(game: DiggingGame, table: Table, rests: int, entry: Entry, tally: Tally) -> None:
    """Check that a card can leave for good, and that the state without it is listed. No other move has to be tried then."""
    for column, value, beneath in game.top_cards(rests):
        if column == entry.leaves and tally.is_free(value, beneath) and tally.fits(value, from_column=True):
            if _covers(table, game.dug(rests, column), entry.drawn, entry.out):
                return
            raise ProofError(f"{_where(game, rests, entry)}: the state after digging in column {column + 1} isn't listed")
    raise ProofError(f"{_where(game, rests, entry)}: the card of column {entry.leaves + 1} can't leave for good")


def _where(game: DiggingGame, rests: int, entry: Entry) -> str:
    sizes = [rests >> BITS * column & 255 for column in range(len(game.columns))]
    return f"rests {sizes} after {entry.drawn} draws"


def split(game: DiggingGame, starts: list[int], draws: int) -> list[Group]:
    """Play some draws exactly. Return the states after them in groups with the same cards out of the waste, in ascending order.

    Raises ProofError if the stock has too few cards, or there are too many states.
    """
    if not 1 <= draws <= len(game.talon) - game.drawn:
        raise ProofError(f"the proof plays {draws} draws exactly; the stock has {len(game.talon) - game.drawn} cards")
    here = [(rests, 0) for rests in starts]
    for drawn in range(game.drawn, game.drawn + draws):
        here = before_draw(game, here, drawn)
    groups: dict[int, list[int]] = {}
    for rests, out in here:
        groups.setdefault(out, []).append(rests)
    return sorted(groups.items())


State = tuple[int, int]
"""The rests, and a bit mask of the cards that are out of the waste."""


def before_draw(game: DiggingGame, starts: list[State], drawn: int) -> list[State]:
    """Return the states from which the next card has to be drawn.

    A state is left out if it was reached by digging from another one with the same cards out. The same digging is still possible after the
    draw, because the cards in the waste make no difference to it.
    """
    later: dict[State, bool] = {}  # whether the same state can also be reached after the draw
    waiting: list[State] = []

    def reach(state: State, dug_from: State | None) -> None:
        closed = close(game, state, drawn)
        is_later = dug_from is not None and dug_from[1] == closed[1]
        if closed not in later:
            if len(later) >= MOST_STATES:
                raise ProofError(f"there are more than {MOST_STATES} exact states")
            waiting.append(closed)
        later[closed] = later.get(closed, False) or is_later

    for state in starts:
        reach(state, None)
    while waiting:
        state = waiting.pop()
        rests, out = state
        tally = Tally(game, rests, game.counts(out), 0)
        for column, value, _ in game.top_cards(rests):
            if tally.fits(value, from_column=True):
                reach((game.dug(rests, column), out), state)
        at = _top_of_waste(out, drawn)
        if at >= 0 and tally.fits(game.talon[at], from_column=False):
            reach((rests, out | 1 << at), None)
    return sorted(state for state, is_later in later.items() if not is_later)


def close(game: DiggingGame, state: State, drawn: int) -> State:
    """Return the state after every card has left that can never be in the way later."""
    rests, out = state
    while True:
        tally = Tally(game, rests, game.counts(out), 0)
        at = _top_of_waste(out, drawn)
        if at >= 0:
            value = game.talon[at]
            beneath = any(game.talon[k] == value and not out >> k & 1 for k in range(at))
            if tally.is_free(value, beneath) and tally.fits(value, from_column=False):
                out |= 1 << at
                continue
        for column, value, beneath in game.top_cards(rests):
            if tally.is_free(value, beneath) and tally.fits(value, from_column=True):
                rests = game.dug(rests, column)
                break
        else:
            return rests, out


def _top_of_waste(out: int, drawn: int) -> int:
    """Return the place in the talon of the waste's top card, or -1 if the waste is empty."""
    return (~out & (1 << drawn) - 1).bit_length() - 1

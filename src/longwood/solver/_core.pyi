"""
The native searcher. Fast, never believed: longwood.play replays what it returns.
"""

from collections.abc import Sequence

class BuildInfo:
    """What the native code was built as."""

    @property
    def version(self) -> str:
        """The distribution's version."""

    @property
    def compiler(self) -> str:
        """Name and version of the compiler."""

    @property
    def cpp_standard(self) -> int:
        """The value of __cplusplus: 202002 for C++20."""

    @property
    def optimized(self) -> bool:
        """Compiled as a release, without assertions."""

    def __repr__(self) -> str: ...

def build_info() -> BuildInfo:
    """Return what this native code was built as."""

class Control:
    """
    Ends a search from any thread or at a deadline, and hears how far it is.
    """

    def __init__(self, timeout_s: float | None = None, on_progress: object | None = None) -> None: ...
    def cancel(self) -> None:
        """End the search within a few milliseconds."""

    @property
    def cancelled(self) -> bool: ...
    @property
    def nodes(self) -> int:
        """Nodes searched when it was last heard of."""

class CoveringRules:
    """A covering game's rules, compiled."""

    def __init__(
        self, covered_by: Sequence[Sequence[int]], piles: Sequence[Sequence[int]], wrap: bool, queen_on_king: bool, must_play: bool
    ) -> None:
        """
        covered_by: for each slot the slots that cover it. piles: chains' slots, deepest first; empty when slots overlap.
        """

class CoveringPosition:
    """
    Ranks by slot (-1: gone, 0: joker), the stock to come, the hole's top (14: none).
    """

    def __init__(self, ranks: Sequence[int], stock: Sequence[int], top: int) -> None: ...

class CoveringTuning:
    """Prunes and order of the search; tests switch them off one by one."""

    def __init__(self) -> None: ...
    @property
    def hall(self) -> bool: ...
    @hall.setter
    def hall(self, arg: bool, /) -> None: ...
    @property
    def flow(self) -> bool: ...
    @flow.setter
    def flow(self, arg: bool, /) -> None: ...
    @property
    def order(self) -> bool: ...
    @order.setter
    def order(self, arg: bool, /) -> None: ...
    @property
    def sweep(self) -> bool: ...
    @sweep.setter
    def sweep(self, arg: bool, /) -> None: ...
    @property
    def endings_after(self) -> int: ...
    @endings_after.setter
    def endings_after(self, arg: int, /) -> None: ...
    @property
    def restart(self) -> int: ...
    @restart.setter
    def restart(self, arg: int, /) -> None: ...
    @property
    def growth(self) -> float: ...
    @growth.setter
    def growth(self, arg: float, /) -> None: ...
    @property
    def isa(self) -> int:
        """At most: 0 portable, 1 AVX2, 2 AVX-512."""

    @isa.setter
    def isa(self, arg: int, /) -> None: ...

class CoveringResult:
    """
    status: won, lost, nodes, memory, time or cancelled; line: slots, -1 for a draw.
    """

    @property
    def status(self) -> str: ...
    @property
    def nodes(self) -> int: ...
    @property
    def cpu_s(self) -> float: ...
    @property
    def exact(self) -> bool:
        """Tableaux were told apart exactly, not by hashes."""

    @property
    def line(self) -> list[int]: ...

def search_covering(
    rules: CoveringRules,
    position: CoveringPosition,
    control: Control | None,
    max_nodes: int,
    max_bytes: int,
    seed: int,
    tuning: CoveringTuning,
) -> CoveringResult:
    """Search one position; releases the GIL."""

def perft_covering(rules: CoveringRules, position: CoveringPosition, depth: int) -> int: ...
def best_isa() -> int:
    """The widest instructions this machine runs, as CoveringTuning.isa."""

class ScoreTuning:
    """
    Prunes and tables of the search for best scores; tests switch them off one by one.
    """

    def __init__(self) -> None: ...
    @property
    def hall(self) -> bool: ...
    @hall.setter
    def hall(self, arg: bool, /) -> None: ...
    @property
    def dense(self) -> bool: ...
    @dense.setter
    def dense(self, arg: bool, /) -> None: ...
    @property
    def sweeps_alone(self) -> int: ...
    @sweeps_alone.setter
    def sweeps_alone(self, arg: int, /) -> None: ...
    @property
    def isa(self) -> int:
        """At most: 0 portable, 1 AVX2, 2 AVX-512."""

    @isa.setter
    def isa(self, arg: int, /) -> None: ...

class ScoreResult:
    """
    status: exact, nodes, memory, time or cancelled; bound: proved, no line is better.
    """

    @property
    def status(self) -> str: ...
    @property
    def score(self) -> int: ...
    @property
    def bound(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def cpu_s(self) -> float: ...
    @property
    def line(self) -> list[int]: ...

def best_hole_score(
    rules: CoveringRules, position: CoveringPosition, control: Control | None, max_nodes: int, max_bytes: int, tuning: ScoreTuning
) -> ScoreResult:
    """
    The least strokes a hole can still come to; releases the GIL. line: slots, -1 for a draw.
    """

class PeaksScoring:
    """
    What Tri Peaks takes for a draw, and gives for a peak and for the last one.
    """

    def __init__(self, *, draw: int, peak: int, last_peak: int) -> None: ...

class PeaksTuning:
    """Prunes of the search for the best points; tests switch them off."""

    def __init__(self) -> None: ...
    @property
    def dominance(self) -> bool: ...
    @dominance.setter
    def dominance(self, arg: bool, /) -> None: ...

def best_peaks_score(
    rules: CoveringRules,
    position: CoveringPosition,
    streak: int,
    scoring: PeaksScoring,
    control: Control | None,
    max_nodes: int,
    max_bytes: int,
    tuning: PeaksTuning,
) -> ScoreResult:
    """
    The most points that can still be gained; releases the GIL. streak: cards since the last draw.
    """

class ColumnWorth:
    """What a position is worth to the search, in eighths."""

    def __init__(self, *, up: int, move: int, met_pair: int, met_tops: int, column: Sequence[int], waste: Sequence[int]) -> None:
        """
        column, waste: each card, pair, card with a lower one beneath, the same in its suit, card on one that is next.
        """

class ColumnRules:
    """A column game's rules, compiled."""

    def __init__(
        self,
        *,
        decks: int,
        columns: int,
        build: int,
        build_wrap: bool,
        run: int,
        draw: int,
        redeals: int,
        empty: int,
        base: int,
        up_by_suit: bool,
        up_wrap: bool,
        foundation_return: bool,
        fill_draws: bool = False,
        worth: ColumnWorth = ...,
    ) -> None:
        """
        build, run, empty: the place of the value in the enums of longwood.rules. redeals: -1 without limit.
        """

class ColumnPosition:
    """Cards as in longwood.cards; stock first drawn first, waste top last."""

    def __init__(
        self,
        *,
        columns: Sequence[Sequence[int]],
        hidden: Sequence[int],
        stock: Sequence[int],
        waste: Sequence[int],
        heights: Sequence[int],
        starters: Sequence[int],
        redeals_used: int,
    ) -> None: ...

class ColumnTuning:
    """Prunes and shares of the search; tests switch prunes off one by one."""

    def __init__(self) -> None: ...
    @property
    def dead_test(self) -> bool: ...
    @dead_test.setter
    def dead_test(self, arg: bool, /) -> None: ...
    @property
    def safe_moves(self) -> bool: ...
    @safe_moves.setter
    def safe_moves(self, arg: bool, /) -> None: ...
    @property
    def dives(self) -> float: ...
    @dives.setter
    def dives(self, arg: float, /) -> None: ...
    @property
    def dives_after(self) -> float: ...
    @dives_after.setter
    def dives_after(self, arg: float, /) -> None: ...
    @property
    def dive_nodes(self) -> int: ...
    @dive_nodes.setter
    def dive_nodes(self, arg: int, /) -> None: ...
    @property
    def dig(self) -> float: ...
    @dig.setter
    def dig(self, arg: float, /) -> None: ...
    @property
    def dig_wide(self) -> int: ...
    @dig_wide.setter
    def dig_wide(self, arg: int, /) -> None: ...
    @property
    def dig_states(self) -> int: ...
    @dig_states.setter
    def dig_states(self, arg: int, /) -> None: ...
    @property
    def expand_batch(self) -> int: ...
    @expand_batch.setter
    def expand_batch(self, arg: int, /) -> None: ...
    @property
    def draw_batch(self) -> int: ...
    @draw_batch.setter
    def draw_batch(self, arg: int, /) -> None: ...

class ColumnResult:
    """
    status as CoveringResult's; line: (source, target, count, card) in moves of the game.
    """

    @property
    def status(self) -> str: ...
    @property
    def nodes(self) -> int: ...
    @property
    def cpu_s(self) -> float: ...
    @property
    def line(self) -> list[tuple[int, int, int, int]]: ...

def search_columns(
    rules: ColumnRules,
    position: ColumnPosition,
    control: Control | None,
    max_nodes: int,
    max_bytes: int,
    seed: int,
    tuning: ColumnTuning,
    shorten_trials: int,
) -> ColumnResult:
    """
    Search one position; releases the GIL. Piles: columns from 0, -1 stock, -2 waste, -3 foundation.
    """

def perft_columns(rules: ColumnRules, position: ColumnPosition, depth: int) -> int: ...

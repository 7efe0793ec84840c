"""The native search. longwood.play replays every line that it returns."""

import enum
from collections.abc import Sequence

class BuildInfo:
    """How the native code was built."""

    @property
    def version(self) -> str:
        """The version of the distribution."""

    @property
    def sources(self) -> str:
        """A digest of all native sources."""

    @property
    def compiler(self) -> str:
        """The name and version of the compiler."""

    @property
    def cpp_standard(self) -> int:
        """The value of __cplusplus: 202002 for C++20."""

    @property
    def optimized(self) -> bool:
        """Whether this is a release build, which has no assertions."""

    def __repr__(self) -> str: ...

def build_info() -> BuildInfo:
    """Return how this native code was built."""

class Limits:
    """The most nodes a search can visit, and the most bytes it can use."""

    def __init__(self, *, max_nodes: int, max_bytes: int) -> None: ...

class Control:
    """Stops a search from any thread or at a deadline, and reports progress."""

    def __init__(self, timeout_s: float | None = None, on_progress: object | None = None) -> None: ...
    def cancel(self) -> None:
        """Stop the search within a few milliseconds."""

    @property
    def cancelled(self) -> bool: ...
    @property
    def nodes(self) -> int:
        """The number of nodes visited, as of the last report."""

class CoveringRules:
    """The rules of a covering game, as numbers."""

    def __init__(
        self,
        covered_by: Sequence[Sequence[int]],
        piles: Sequence[Sequence[int]],
        wrap: bool,
        queen_on_king: bool,
        must_play: bool,
        holes: int = 1,
        draw: int = 0,
        redeals: int = 0,
    ) -> None:
        """
        covered_by: for each slot, the slots that cover it. piles: the slots of each column, deepest first; empty if slots overlap.
        """

class CoveringPosition:
    """
    The ranks in slots (-1: empty, 0: joker), stock and waste (top card last), and on top of the holes (14: no card).
    """

    def __init__(
        self,
        ranks: Sequence[int],
        stock: Sequence[int],
        top: int,
        more_tops: Sequence[int] = [],
        waste: Sequence[int] = [],
        redeals_used: int = 0,
    ) -> None: ...

class CoveringTuning:
    """Settings of the search. Tests turn pruning rules off one by one."""

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
    def arcs(self) -> bool: ...
    @arcs.setter
    def arcs(self, arg: bool, /) -> None: ...
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
    def beam_after(self) -> int: ...
    @beam_after.setter
    def beam_after(self, arg: int, /) -> None: ...
    @property
    def beam_width(self) -> int: ...
    @beam_width.setter
    def beam_width(self, arg: int, /) -> None: ...
    @property
    def beams_above(self) -> int: ...
    @beams_above.setter
    def beams_above(self, arg: int, /) -> None: ...
    @property
    def isa(self) -> int:
        """The widest instruction set to use: 0 portable, 1 AVX2, 2 AVX-512."""

    @isa.setter
    def isa(self, arg: int, /) -> None: ...

class CoveringResult:
    """
    status: won, lost, nodes, memory, time or cancelled. line: the moves, as in core/covering/rules.hpp.
    """

    @property
    def status(self) -> str: ...
    @property
    def nodes(self) -> int: ...
    @property
    def cpu_s(self) -> float: ...
    @property
    def exact(self) -> bool:
        """Whether tableaux were compared exactly, instead of by hashes."""

    @property
    def line(self) -> list[int]: ...

def search_covering(
    rules: CoveringRules,
    position: CoveringPosition,
    limits: Limits,
    *,
    control: Control | None = None,
    seed: int = 0,
    tuning: CoveringTuning = ...,
) -> CoveringResult:
    """Search a position. Releases the GIL."""

class CoveringDealing:
    """
    How a covering game is dealt.

    deck: the ranks of the cards to shuffle, in the order of full_deck(). to_hole: whether one is dealt to the hole after those of the
    slots. top, more_tops: the ranks that start in the holes otherwise.
    """

    def __init__(self, *, deck: Sequence[int], to_hole: bool, top: int, more_tops: Sequence[int]) -> None: ...

def search_covering_deals(
    rules: CoveringRules, dealing: CoveringDealing, first: int, count: int, limits: Limits, *, control: Control | None = None, seed: int = 0
) -> list[CoveringResult]:
    """
    Deal and search the deals with the numbers from `first` on. Releases the GIL.

    cpu_s of the results doesn't include dealing. There are fewer results if the control stops the search.
    """

def perft_covering(rules: CoveringRules, position: CoveringPosition, depth: int) -> int: ...
def best_isa() -> int:
    """
    Return the widest instruction set that this machine supports, as a value of CoveringTuning.isa.
    """

class ScoreTuning:
    """
    Settings of the search for the best score. Tests turn pruning rules off one by one.
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
    def beam_width(self) -> int: ...
    @beam_width.setter
    def beam_width(self, arg: int, /) -> None: ...
    @property
    def beam_above(self) -> int: ...
    @beam_above.setter
    def beam_above(self, arg: int, /) -> None: ...
    @property
    def isa(self) -> int:
        """The widest instruction set to use: 0 portable, 1 AVX2, 2 AVX-512."""

    @isa.setter
    def isa(self, arg: int, /) -> None: ...

class ScoreResult:
    """
    status: exact, nodes, memory, time or cancelled. bound: a proved bound; no line scores better.
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
    rules: CoveringRules, position: CoveringPosition, limits: Limits, *, control: Control | None = None, tuning: ScoreTuning = ...
) -> ScoreResult:
    """
    Find the fewest strokes in which a hole can still be finished. Releases the GIL.
    """

class PeaksScoring:
    """
    How Tri Peaks is scored: the cost of a draw, the bonus for a peak, and the bonus for the last peak.
    """

    def __init__(self, *, draw: int, peak: int, last_peak: int) -> None: ...

class PeaksTuning:
    """Settings of the search for the most points, for tests."""

    def __init__(self) -> None: ...
    @property
    def dominance(self) -> bool: ...
    @dominance.setter
    def dominance(self, arg: bool, /) -> None: ...

def best_peaks_score(
    rules: CoveringRules,
    position: CoveringPosition,
    limits: Limits,
    *,
    streak: int,
    scoring: PeaksScoring,
    control: Control | None = None,
    tuning: PeaksTuning = ...,
) -> ScoreResult:
    """
    Find the most points that can still be gained. streak: the number of cards played since the last draw. Releases the GIL.
    """

class BuildRule(enum.Enum):
    """The members of longwood.rules.Build."""

    SAME_SUIT = 0

    DIFFERENT_SUIT = 1

    ALTERNATE_COLOUR = 2

    ANY = 3

class RunRule(enum.Enum):
    """The members of longwood.rules.Run."""

    SINGLE = 0

    BY_BUILD = 1

    SAME_SUIT = 2

    TO_EMPTY = 3

class EmptyRule(enum.Enum):
    """The members of longwood.rules.Empty."""

    ANY = 0

    KING = 1

    QUEEN = 2

    NONE = 3

    AUTO_FILL = 4

    WASTE = 5

class ColumnWorth:
    """The weights of the evaluation, in eighths of a point."""

    def __init__(self, *, up: int, move: int, met_pair: int, met_tops: int, column: Sequence[int], waste: Sequence[int]) -> None:
        """
        column, waste: the five weights of PileWorth in native/core/columns/rules.hpp: card, pair, blocked, blocked_suit, buried.
        """

class ColumnRules:
    """The rules of a column game, as numbers."""

    def __init__(
        self,
        *,
        decks: int,
        columns: int,
        build: BuildRule,
        build_wrap: bool,
        run: RunRule,
        draw: int,
        redeals: int,
        empty: EmptyRule,
        base: int,
        up_by_suit: bool,
        up_wrap: bool,
        foundation_return: bool,
        fill_draws: bool = False,
        cells: int = 0,
        build_up: bool = False,
        waste_refills: bool = False,
        down_rows: int = -1,
        worths: Sequence[ColumnWorth] = ...,
    ) -> None:
        """
        redeals: -1 for no limit. base: the rank that foundations start with.

        cells: how many of the columns are cells. down_rows: bit r says whether row r is dealt face down; -1 for all rows.
        """

class ColumnPosition:
    """
    Cards are numbered as in longwood.cards. The stock's next card comes first, and the waste's top card last.
    """

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
    """Settings of the search. Tests turn pruning rules off one by one."""

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
    def dig_most(self) -> int: ...
    @dig_most.setter
    def dig_most(self, arg: int, /) -> None: ...
    @property
    def dig_again_after(self) -> int: ...
    @dig_again_after.setter
    def dig_again_after(self, arg: int, /) -> None: ...
    @property
    def dig_again_most(self) -> int: ...
    @dig_again_most.setter
    def dig_again_most(self, arg: int, /) -> None: ...
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
    def second_after(self) -> int: ...
    @second_after.setter
    def second_after(self, arg: int, /) -> None: ...
    @property
    def draw_batch(self) -> int: ...
    @draw_batch.setter
    def draw_batch(self, arg: int, /) -> None: ...
    @property
    def columns_first_after(self) -> int: ...
    @columns_first_after.setter
    def columns_first_after(self, arg: int, /) -> None: ...
    @property
    def first_draw_batch(self) -> int: ...
    @first_draw_batch.setter
    def first_draw_batch(self, arg: int, /) -> None: ...
    @property
    def late_draws(self) -> int: ...
    @late_draws.setter
    def late_draws(self, arg: int, /) -> None: ...
    @property
    def late_batch(self) -> int: ...
    @late_batch.setter
    def late_batch(self, arg: int, /) -> None: ...
    @property
    def restart_after(self) -> int: ...
    @restart_after.setter
    def restart_after(self, arg: int, /) -> None: ...
    @property
    def restart_nodes(self) -> int: ...
    @restart_nodes.setter
    def restart_nodes(self, arg: int, /) -> None: ...
    @property
    def restarts(self) -> int: ...
    @restarts.setter
    def restarts(self, arg: int, /) -> None: ...

class ColumnResult:
    """
    status: as in CoveringResult. line: (source, target, count, card) of each move.
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
    limits: Limits,
    *,
    control: Control | None = None,
    seed: int = 0,
    tuning: ColumnTuning = ...,
    shorten_trials: int = 0,
) -> ColumnResult:
    """
    Search a position. Releases the GIL.

    shorten_trials: the most moves to try when shortening a winning line. Piles in the line: columns from 0, -1 stock, -2 waste,
    -3 foundation.
    """

def digging_proves_lost(rules: ColumnRules, position: ColumnPosition, limits: Limits, *, more_states: int, test_first: bool = True) -> bool:
    """Play only the digging game. Tests compare it with a slow one."""

def perft_columns(rules: ColumnRules, position: ColumnPosition, depth: int) -> int: ...
def search_words(problem: bytes, *, control: Control | None = None) -> bytes:
    """
    Answer a problem given as words (solver/words.py), as in the browser. For tests. Releases the GIL.
    """

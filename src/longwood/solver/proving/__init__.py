"""Write proofs that a position can't be won. longwood.proofs checks them without the search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longwood.play import ColumnPosition, CoveringPosition, Outcome, Position
from longwood.proofs.covering import can_check
from longwood.proofs.digging import can_dig
from longwood.proofs.file import Proof, compress
from longwood.rules import rules_hash
from longwood.solver.proving.covering import NoProofError, prove_covering
from longwood.solver.proving.digging import prove_digging

__all__ = ["MOST_STEPS", "NoProofError", "prove"]

MOST_STEPS: Final = 1_000_000
"""The default limit of the positions or states that are visited."""


def prove(
    position: Position,
    game: str,
    options: Mapping[str, object] | None = None,
    deal: str | None = None,
    *,
    most: int = MOST_STEPS,
    on_progress: Callable[[int], object] | None = None,
) -> Proof:
    """Return a proof that the position can't be won.

    - `game`, `options`, `deal`: what the proof says about its origin.
    - `most`: the most positions or states to visit.
    - `on_progress`: called from time to time with their number so far. An exception from it ends the search.

    It takes about as long as checking the proof. Raises NoProofError if it finds none.
    """
    if position.outcome() is Outcome.WON:
        raise NoProofError("the position is won")
    if isinstance(position, CoveringPosition) and can_check(position):
        kind, (data, steps) = "covering", prove_covering(position, most, on_progress)
    elif isinstance(position, ColumnPosition) and can_dig(position):
        kind, (data, steps) = "digging", prove_digging(position, most, on_progress)
    else:
        raise NoProofError("there are no proofs for this game yet")
    rules = position.rules
    return Proof(kind, game, dict(options or {}), rules_hash(rules), deal, position.line(), steps, compress(data))

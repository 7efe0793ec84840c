"""Check proofs that a position can't be won, without the search that found them. docs/proofs.md describes the files."""

from __future__ import annotations

from collections.abc import Callable

from longwood.play import ColumnPosition, CoveringPosition, Position
from longwood.proofs.closed import check_digging
from longwood.proofs.covering import can_check, check_covering
from longwood.proofs.digging import can_dig
from longwood.proofs.file import Proof, ProofError, Reader, format_proof, is_proof, parse_proof
from longwood.rules import rules_hash

__all__ = ["Proof", "ProofError", "check_proof", "format_proof", "is_proof", "parse_proof"]


def check_proof(proof: Proof, position: Position, on_progress: Callable[[int], object] | None = None) -> int:
    """Check that a proof holds for this position. Return the number of positions or states checked.

    - `on_progress`: called from time to time with the number of positions checked so far. An exception from it ends the check.

    Raises ProofError if the proof doesn't hold, or is about another position or other rules.

    >>> from longwood.play import start
    >>> from longwood.solver import prove
    >>> from longwood.variants import find_game
    >>> lost = start(find_game("golf"), 2)
    >>> check_proof(prove(lost, "golf", deal="2"), lost)
    8
    """
    rules = getattr(position, "rules", None)
    if rules is None or rules_hash(rules) != proof.rules:
        raise ProofError(f"the proof is about rules with the hash {proof.rules}, and these rules have another one")
    if position.line() != proof.position:
        raise ProofError("the proof is about a position with other cards")
    if proof.kind == "covering" and isinstance(position, CoveringPosition) and can_check(position):
        return check_covering(position, Reader(proof.data), on_progress)
    if proof.kind == "digging" and isinstance(position, ColumnPosition) and can_dig(position):
        return check_digging(position, Reader(proof.data), on_progress)
    raise ProofError(f"this game has no proofs of the kind {proof.kind!r}")

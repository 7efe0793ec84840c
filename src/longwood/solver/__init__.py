"""Solve positions: verdicts, best scores, hints and analyses. The referee replays every line that the native search finds.

Submodules are imported only when they are needed, so `import longwood.solver` doesn't load the native module or the referee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from longwood.solver._core import BuildInfo
    from longwood.solver.analysis import Analysis, analyse
    from longwood.solver.best import NoBestScoreError, best_score
    from longwood.solver.certify import SolverError
    from longwood.solver.hints import Hint, hint
    from longwood.solver.limits import Cancel, Limits, LimitsError, default_limits
    from longwood.solver.many import in_order, solve_many
    from longwood.solver.proving import NoProofError, prove
    from longwood.solver.solving import solve
    from longwood.solver.verdict import Advice, BestScore, Effort, Limit, Lost, Unknown, Verdict, Won, verdict_word

_MODULES: Final = {
    "analysis": ("Analysis", "analyse"),
    "best": ("NoBestScoreError", "best_score"),
    "certify": ("SolverError",),
    "hints": ("Hint", "hint"),
    "limits": ("Cancel", "Limits", "LimitsError", "default_limits"),
    "many": ("in_order", "solve_many"),
    "proving": ("NoProofError", "prove"),
    "verdict": ("Advice", "BestScore", "Effort", "Limit", "Lost", "Unknown", "Verdict", "Won", "verdict_word"),
    "solving": ("solve",),
}
_MODULE_OF: Final = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "Advice",
    "Analysis",
    "BestScore",
    "Cancel",
    "Effort",
    "Hint",
    "Limit",
    "Limits",
    "LimitsError",
    "Lost",
    "NoBestScoreError",
    "NoProofError",
    "SolverError",
    "Unknown",
    "Verdict",
    "Won",
    "analyse",
    "best_score",
    "build_info",
    "default_limits",
    "hint",
    "in_order",
    "prove",
    "solve",
    "solve_many",
    "verdict_word",
]


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def build_info() -> BuildInfo:
    """Return how the native code was built: its version, compiler and C++ standard.

    >>> build_info().cpp_standard >= 202002
    True
    """
    from longwood.solver import _core

    return _core.build_info()

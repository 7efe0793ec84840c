"""The Python face of the native search.

So far it can only say what it was built as; ``build_info()`` belongs in bug reports. The extension module is loaded
on first use, so that ``import longwood.solver`` stays free of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longwood.solver._core import BuildInfo

__all__ = ["build_info"]


def build_info() -> BuildInfo:
    """Return what the native code was built as: its version, its compiler, its C++ standard.

    >>> build_info().cpp_standard >= 202002
    True
    """
    from longwood.solver import _core

    return _core.build_info()

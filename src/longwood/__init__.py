"""Longwood is open-source solitaire: the rules of the games, a referee and a solver, and a web server to play on.

Submodules are imported only when they are needed, so `import longwood` is fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["__version__"]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """Return the version of the installed distribution. pyproject.toml is the only place that defines it."""
        if name == "__version__":
            from importlib.metadata import version

            return version("longwood")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

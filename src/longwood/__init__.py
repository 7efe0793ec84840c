"""Longwood, open-source solitaire: the rules of the games, a referee and a table to play on.

This module imports other modules only when needed, so that `import longwood` is fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["__version__"]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """Return the version of the installed distribution. It is defined only in pyproject.toml."""
        if name == "__version__":
            from importlib.metadata import version

            return version("longwood")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

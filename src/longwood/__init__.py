"""Longwood, an open home of patience: the games' rules, a referee, a table to play them on.

This module imports nothing at once, so that `import longwood` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["__version__"]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """Return the installed distribution's version, which stands in pyproject.toml alone."""
        if name == "__version__":
            from importlib.metadata import version

            return version("longwood")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

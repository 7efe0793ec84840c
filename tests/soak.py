"""Shortens the long tests: normally they run for a few minutes, with `make soak` in full.

Under sanitizers (tools/sanitize.py sets LONGWOOD_SANITIZED) the sweeps are shorter still. A sanitizer needs every code path, but not
thousands of deals on each, and the same tests run in full without sanitizers.
"""

from __future__ import annotations

import os
from typing import Final

IS_SOAK: Final = bool(os.environ.get("LONGWOOD_SOAK"))
IS_SANITIZED: Final = bool(os.environ.get("LONGWOOD_SANITIZED"))


def times(slice: int, whole: int) -> int:
    """Return `whole` with `make soak`, and `slice` otherwise."""
    return whole if IS_SOAK else slice


def unless_sanitized(usual: int, sanitized: int) -> int:
    """Return `sanitized` under sanitizers, and `usual` otherwise."""
    return sanitized if IS_SANITIZED else usual

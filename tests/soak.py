"""Shortens the long tests: normally they run for a few minutes, with `make soak` in full."""

from __future__ import annotations

import os
from typing import Final

IS_SOAK: Final = bool(os.environ.get("LONGWOOD_SOAK"))


def times(slice: int, whole: int) -> int:
    """Return `whole` with `make soak`, and `slice` otherwise."""
    return whole if IS_SOAK else slice

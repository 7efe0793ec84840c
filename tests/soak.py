"""How much of a long test runs: a few minutes' worth normally, all of it with `make soak`."""

from __future__ import annotations

import os
from typing import Final

IS_SOAK: Final = bool(os.environ.get("LONGWOOD_SOAK"))


def times(slice: int, whole: int) -> int:
    """Return the slice, or the whole with `make soak`."""
    return whole if IS_SOAK else slice

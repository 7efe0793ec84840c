"""How much of a long test is run: a slice of minutes everywhere, all of it by `make soak`."""

from __future__ import annotations

import os
from typing import Final

IS_SOAK: Final = bool(os.environ.get("LONGWOOD_SOAK"))


def times(slice: int, whole: int) -> int:
    """The slice, or by `make soak` the whole."""
    return whole if IS_SOAK else slice

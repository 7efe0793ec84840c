"""The measured odds of games, generated from docs/odds.json by `make docs`. Edits here are lost."""

from typing import Final

MEASURED: Final[dict[str, tuple[int, int, int]]] = {
    "2228b428d005e3eb": (5258, 14742, 20000),
    "259e9998093af36b": (18575, 1425, 20000),
    "718fa06bde23cdde": (12717, 7283, 20000),
    "8cb305b2b6c2d0a0": (2758, 17242, 20000),
    "8eed75225edebb0c": (11472, 8528, 20000),
    "d7a39bd9281d781d": (8964, 11036, 20000),
    "e0d6158814a78db4": (17844, 2156, 20000),
}
"""By rules hash: how many deals can be won, how many are proved lost, and how many were searched."""

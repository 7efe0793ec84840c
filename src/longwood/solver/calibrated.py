"""How the measures of deals become grades, generated from docs/grades.json by `make docs`. Edits here are lost."""

from typing import Final

CALIBRATED: Final[dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]]] = {
    "2228b428d005e3eb": ((0.2051, -0.4063, 0.2327), (13.01, 13.681, 14.13)),
    "259e9998093af36b": ((0.1666, -1.4166, 0.1313), (6.436, 7.013, 7.535)),
    "6f2b8fe27d000b63": ((0.0, -2.779, 0.0403), (-0.248, 0.464, 1.199)),
    "c559d173b69bf6b1": ((0.2326, -1.5983, 0.0318), (1.25, 1.543, 2.106)),
}
"""By rules hash: the weights of effort, kept moves and length, and the bounds between the four grades."""

"""How the measures of deals become grades, generated from docs/grades.json by `make docs`. Edits here are lost."""

from typing import Final

CALIBRATED: Final[dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]]] = {
    "0d099b4fad71f2c5": ((0.2944, -0.6999, 0.0231), (9.663, 10.093, 10.498)),
    "2228b428d005e3eb": ((0.2051, -0.4063, 0.2327), (13.01, 13.681, 14.13)),
    "259e9998093af36b": ((0.1666, -1.4166, 0.1313), (6.436, 7.013, 7.535)),
    "43ba621dbf8e4a09": ((0.0948, -1.9552, 0.0), (0.002, 0.421, 0.791)),
    "6f2b8fe27d000b63": ((0.0, -2.779, 0.0403), (-0.248, 0.464, 1.199)),
    "b02ab90c988f4ffb": ((0.4315, -1.1725, 0.0133), (7.115, 7.7, 8.51)),
    "c559d173b69bf6b1": ((0.2326, -1.5983, 0.0318), (1.25, 1.543, 2.106)),
    "d82d7d435774c8d5": ((0.2193, -1.6284, 0.0), (-0.003, 0.623, 1.423)),
    "fef8ede2f81e51c7": ((0.6331, -2.9036, 0.0), (5.773, 6.421, 7.112)),
}
"""By rules hash: the weights of effort, kept moves and length, and the bounds between the four grades."""

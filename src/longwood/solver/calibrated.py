"""How the measures of deals become grades, generated from docs/grades.json by `make docs`. Edits here are lost."""

from typing import Final

CALIBRATED: Final[dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]]] = {
    "0d099b4fad71f2c5": ((0.3981, -2.6788, 0.0078), (5.312, 5.896, 6.33)),
    "2228b428d005e3eb": ((0.2051, -0.4063, 0.2327), (13.01, 13.681, 14.13)),
    "259e9998093af36b": ((0.1666, -1.4166, 0.1313), (6.436, 7.013, 7.535)),
    "43ba621dbf8e4a09": ((0.3772, -0.7627, 0.0), (3.125, 3.75, 4.222)),
    "6f2b8fe27d000b63": ((0.0, -2.779, 0.0403), (-0.248, 0.464, 1.199)),
    "b02ab90c988f4ffb": ((0.2767, -1.7947, 0.0202), (6.466, 7.062, 7.588)),
    "c559d173b69bf6b1": ((0.2326, -1.5983, 0.0318), (1.25, 1.543, 2.106)),
    "d82d7d435774c8d5": ((0.5388, -0.0, 0.0), (3.079, 3.329, 4.374)),
    "fef8ede2f81e51c7": ((0.7401, -1.4398, 0.0026), (8.916, 9.628, 10.31)),
}
"""By rules hash: the weights of effort, kept moves and length, and the bounds between the four grades."""

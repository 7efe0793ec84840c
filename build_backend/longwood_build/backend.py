"""The build backend. It builds the front end, then calls scikit-build-core to build the native module.

pyproject.toml names this package, so pip and uv call the functions below (PEP 517, PEP 660). scikit-build-core handles wheels, CMake and
metadata. This package adds four things:

- Vite builds the front end into src/longwood/server/static before a wheel is built (frontend.py).
- If the machine has no suitable Node, the build installs one from PyPI (node.py).
- The native search is also compiled to WebAssembly, with a compiler from PyPI (wasm.py). The front end contains it.
- Editable installs use a single line in a .pth file (editable.py).

Source distributions are built without Node. They contain the front end's sources, which are built on installation.
"""

from __future__ import annotations

import os

from scikit_build_core import build as skbuild
from scikit_build_core.build import (
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from . import editable, frontend, node, pinned

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ConfigSettings = dict[str, str | list[str]] | None


def get_requires_for_build_wheel(config_settings: ConfigSettings = None) -> list[str]:
    """Return the packages needed to build a wheel, in addition to those in pyproject.toml."""
    return [*skbuild.get_requires_for_build_wheel(config_settings), *_requirements()]


def get_requires_for_build_editable(config_settings: ConfigSettings = None) -> list[str]:
    """Return the packages needed for an editable install, in addition to those in pyproject.toml."""
    needed = [] if _is_built_apart() else _requirements()
    return [*skbuild.get_requires_for_build_editable(config_settings), *needed]


def build_wheel(wheel_directory: str, config_settings: ConfigSettings = None, metadata_directory: str | None = None) -> str:
    """Build the front end and a wheel that contains it. Returns the wheel's file name."""
    frontend.build()
    return skbuild.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory: str, config_settings: ConfigSettings = None, metadata_directory: str | None = None) -> str:
    """Build the front end and the native module into src/. Returns the file name of a wheel that points there."""
    if not _is_built_apart():
        frontend.build()
    return editable.build(wheel_directory, config_settings, metadata_directory)


def _is_built_apart() -> bool:
    """Return whether tools/bootstrap.py builds the front end itself, while an editable install compiles the native module."""
    return bool(os.environ.get("LONGWOOD_FRONT_END_APART"))


def _requirements() -> list[str]:
    """Return the packages that building the front end needs."""
    if frontend.is_fresh():
        return []
    return [pinned.PIP] if node.find() is not None else [pinned.PIP, node.REQUIREMENT]

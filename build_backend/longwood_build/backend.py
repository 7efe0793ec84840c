"""The build backend: scikit-build-core for the native module, and before it the front end.

pyproject.toml names this package, so pip and uv call the functions below (PEP 517, PEP 660). Everything about wheels,
CMake and metadata is scikit-build-core's; added here are

- the front end, built by Vite into src/longwood/server/static before a wheel is made (frontend.py),
- Node for it, out of PyPI, when the machine has none that will do (node.py),
- editable installs that are one line in a .pth file (editable.py).

A source distribution is made without Node: it holds the front end's sources, and whoever installs it builds them.
"""

from __future__ import annotations

from scikit_build_core import build as skbuild
from scikit_build_core.build import (
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from . import editable, frontend, node

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
    """Return what must be installed to build a wheel, beyond pyproject.toml's list."""
    return [*skbuild.get_requires_for_build_wheel(config_settings), *_node_requirement()]


def get_requires_for_build_editable(config_settings: ConfigSettings = None) -> list[str]:
    """Return what must be installed to build an editable install, beyond pyproject.toml's list."""
    return [*skbuild.get_requires_for_build_editable(config_settings), *_node_requirement()]


def build_wheel(wheel_directory: str, config_settings: ConfigSettings = None, metadata_directory: str | None = None) -> str:
    """Build the front end and a wheel that holds it; return the wheel's file name."""
    frontend.build()
    return skbuild.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(wheel_directory: str, config_settings: ConfigSettings = None, metadata_directory: str | None = None) -> str:
    """Build the front end and the native module into src/; return the file name of a wheel that points there."""
    frontend.build()
    return editable.build(wheel_directory, config_settings, metadata_directory)


def _node_requirement() -> list[str]:
    if frontend.is_fresh() or node.find() is not None:
        return []
    return [node.REQUIREMENT]

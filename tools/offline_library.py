"""Writes web/offline/library.txt: the modules of the standard library that the browser needs to play without a server.

    .venv/bin/python tools/offline_library.py

It runs longwood.local in Pyodide under Node with the whole standard library, lets it do everything once, and lists what was imported.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "web" / "offline" / "list-library.mjs"


def main() -> None:
    """Write the list."""
    sys.path.insert(0, str(ROOT / "build_backend"))
    from longwood_build import node, offline

    found = node.find()
    if found is None:
        raise SystemExit(f"longwood: this needs {node.NEEDED}")
    offline.pack()
    listed = subprocess.run([str(found.node), str(SCRIPT)], stdout=subprocess.PIPE, text=True, check=True).stdout
    offline.LIBRARY.write_text(listed, encoding="utf-8")
    print(f"{len(listed.splitlines())} files of the standard library")


if __name__ == "__main__":
    main()

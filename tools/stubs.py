"""Writes the types of the native module, src/longwood/solver/_core.pyi, as the built module itself tells them: `make stubs`."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

from nanobind.stubgen import StubGen

ROOT = Path(__file__).resolve().parents[1]
MODULE = "longwood.solver._core"
STUB = ROOT / "src" / "longwood" / "solver" / "_core.pyi"


def generate() -> str:
    """Return the stub's text, formatted as everything here is."""
    stub = StubGen(importlib.import_module(MODULE), quiet=True)
    stub.put(stub.module)
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(STUB), "-"]
    text: str = stub.get()
    return subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


if __name__ == "__main__":
    STUB.write_text(generate(), encoding="utf-8")
